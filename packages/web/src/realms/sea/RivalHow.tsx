/** How Solo's rival decides, and what it would do after each choice that can be made now. */

import type { Match } from '@windrose/rules';

import { Drawn } from '../../art/Drawn.tsx';
import { type Localized, localized } from '../../i18n/localized.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { rivalAnswers } from './rival-answers.ts';
import type { RivalTexts } from './rival.en.ts';
import styles from './RivalHow.module.css';

const RIVAL: Localized<RivalTexts> = localized({
  en: async () => (await import('./rival.en.ts')).en,
  pl: async () => (await import('./rival.pl.ts')).pl,
});

/** The dialog. */
export function RivalHow({
  match,
  names,
  onClose,
}: {
  readonly match: Match;
  readonly names: readonly string[];
  readonly onClose: () => void;
}) {
  const { ui, words } = useWords();
  const { text } = RIVAL.use();
  const answers = rivalAnswers(match, words, names);
  return (
    <Dialog title={text.title} size="narrow" light onClose={onClose} className={styles.how}>
      {(close) => (
        <>
          <p>{text.intro}</p>
          <ol>
            {text.list.map((line) => (
              <li key={line}>
                <Drawn text={line} />
              </li>
            ))}
          </ol>
          {!match.over && (
            <section>
              <h3>{text.next}</h3>
              {answers.length === 0 ? (
                <p data-rival-next>{text.waits}</p>
              ) : (
                <ul>
                  {answers.map(({ option, done, why }) => (
                    <li key={option} data-rival-next={why}>
                      <Drawn text={text.ifYou(option, done || text.idle, text.why[why])} amountsOnly />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
          <Button kind="main" onClick={close}>
            {ui.close}
          </Button>
        </>
      )}
    </Dialog>
  );
}
