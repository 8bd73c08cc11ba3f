/**
 * Actions for a match apart from its table: first what leads on, such as its rules, then what is seldom wanted, last and quiet what
 * cannot be taken back.
 */

import { useState } from 'react';

import { useAppWords } from '../shell/words.ts';
import { useWords } from '../../i18n/words.ts';
import { hasRules } from '../../play/rule-pages.ts';
import { copyText, saveFile } from '../../browser/files.ts';
import { notationFile } from '../../records/notation-file.ts';
import { recordFile } from '../../records/record-file.ts';
import type { MatchMenuProps } from './match-menu.ts';
import styles from './Records.module.css';
import { useRecordsWords } from './words.ts';
import { inspect } from '../../table/Figures.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The dialog. */
export function MatchMenuDialog({
  game,
  stored,
  onRestart,
  onHandOver,
  drawn,
  onClose,
}: MatchMenuProps & { readonly onClose: () => void }) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const records = useRecordsWords();
  const [status, setStatus] = useState('');
  // It cannot be taken back: asked once more.
  const [sure, setSure] = useState(false);
  const kinds = [
    [records.record, recordFile],
    [records.notation, notationFile],
  ] as const;
  return (
    <Dialog
      title={words.game(game).title}
      size="narrow"
      className={styles.menu}
      light
      closing={ui.close}
      onClose={onClose}
    >
      {(close) => (
        <>
          <div className={styles.ways}>
            {hasRules(game, words.language) && (
              <a className={buttonClass()} href={`#/rules/${game}`}>
                {app.rulesOf(words.game(game).title)}
              </a>
            )}
            <a className={buttonClass()} href={`#/replay/${stored().id}${stored().over ? '/analysis' : ''}`}>
              {ui.lookBack}
            </a>
            {drawn && (
              <Button
                data-figures
                onClick={() => {
                  close();
                  inspect(true);
                }}
              >
                {ui.figures.where}
              </Button>
            )}
            <Button aria-describedby="restart-help" onClick={onRestart}>
              {app.restart}
            </Button>
          </div>
          <p id="restart-help">{app.restartHelp}</p>
          <details className={styles.more}>
            <summary>{records.keepElsewhere}</summary>
            <p>{records.keepElsewhereHelp}</p>
            <div className={styles.pairs}>
              {kinds.map(([kind, make]) => (
                <div key={kind} className={styles.pair}>
                  <Button
                    size="low"
                    onClick={() => {
                      const file = make(stored());
                      saveFile(file);
                      setStatus(records.saved(file.name));
                    }}
                  >
                    {records.save(kind)}
                  </Button>
                  <Button
                    size="low"
                    onClick={() =>
                      void copyText(make(stored()).text).then((done) =>
                        setStatus(done ? records.copied(kind) : records.notCopied),
                      )
                    }
                  >
                    {records.copy(kind)}
                  </Button>
                </div>
              ))}
            </div>
            <p role="status">{status}</p>
          </details>
          {onHandOver && (
            <div className={styles.last}>
              {sure && <p id="hand-over-help">{records.handOverHelp}</p>}
              <Button
                kind={sure ? 'risky' : 'quiet'}
                data-hand-over
                aria-describedby={sure ? 'hand-over-help' : undefined}
                onClick={() => {
                  if (!sure) return setSure(true);
                  close();
                  onHandOver();
                }}
              >
                {sure ? records.handOverNow : records.handOver}
              </Button>
              {sure && (
                <Button data-hand-over-not onClick={() => setSure(false)}>
                  {records.handOverNot}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
