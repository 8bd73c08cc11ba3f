/** What belongs to a match but not to its table: the rules of its game, and taking it along as a record. */

import { useRef, useState } from 'react';

import appStyles from '../app/App.module.css';
import { useAppWords } from '../app/words.ts';
import { Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import type { StoredMatch } from '../play/store.ts';
import { hasRules } from '../rules/pages.ts';
import { copyText, saveFile } from './files.ts';
import { notationFile } from './notation-file.ts';
import { recordFile } from './record-file.ts';
import styles from './Records.module.css';
import { useRecordsWords } from './words.ts';

/** The button in the bar, and the dialog behind it. @param stored the match as it is kept at this moment. */
export function MatchMenu({ game, stored }: { readonly game: string; readonly stored: () => StoredMatch }) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const records = useRecordsWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [told, tell] = useState('');
  const kinds = [
    [records.record, recordFile],
    [records.notation, notationFile],
  ] as const;
  return (
    <>
      <button
        type="button"
        className={appStyles.barButton}
        aria-label={records.menu}
        title={records.menu}
        onClick={() => {
          tell('');
          dialog.current?.showModal();
        }}
      >
        <Sign name="book" />
      </button>
      <dialog ref={dialog} className={appStyles.dialog} aria-labelledby="match-menu">
        <h2 id="match-menu">{words.game(game).title}</h2>
        {hasRules(game, words.language) && (
          <p className={styles.rules}>
            <a href={`#/rules/${game}`}>{app.rulesOf(words.game(game).title)}</a>
          </p>
        )}
        <p className={styles.rules}>
          <a href={`#/replay/${stored().id}`}>{ui.lookBack}</a>
        </p>
        <h3>{records.keepElsewhere}</h3>
        <p>{records.keepElsewhereHelp}</p>
        <div className={styles.pairs}>
          {kinds.map(([kind, make]) => (
            <div key={kind} className={styles.pair}>
              <button
                type="button"
                onClick={() => {
                  const file = make(stored());
                  saveFile(file);
                  tell(records.saved(file.name));
                }}
              >
                {records.save(kind)}
              </button>
              <button
                type="button"
                onClick={() =>
                  void copyText(make(stored()).text).then((done) =>
                    tell(done ? records.copied(kind) : records.notCopied),
                  )
                }
              >
                {records.copy(kind)}
              </button>
            </div>
          ))}
        </div>
        <p role="status">{told}</p>
        <button type="button" className={appStyles.button} onClick={() => dialog.current?.close()}>
          {ui.close}
        </button>
      </dialog>
    </>
  );
}
