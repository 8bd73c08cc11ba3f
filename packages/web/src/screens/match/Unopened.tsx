/** A match that cannot be opened: why, and what can be done with what is kept of it. */

import { RulesError } from '@windrose/rules';

import { saveFile } from '../../browser/files.ts';
import { useWords } from '../../i18n/words.ts';
import { findMatch, forgetMatch, matchText } from '../../play/store.ts';
import { recordFile } from '../../records/record-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Bar } from '../shell/Bar.tsx';
import { Main } from '../shell/Main.tsx';
import { MissingGameHelp } from '../shell/MissingGame.tsx';
import styles from '../shell/Shell.module.css';
import { useAppWords } from '../shell/words.ts';

/** A match of a game that this page was built without. */
interface GameMissing {
  readonly game: string;
}

/** Why a match cannot be opened: missing, damaged, without its game, or of rules or packs that cannot be played. */
export type Unopenable = 'missing' | 'damaged' | GameMissing | RulesError;

/** The page. */
export function Unopened({ id, why }: { readonly id: string; readonly why: Unopenable }) {
  const { ui, words } = useWords();
  const app = useAppWords();
  const stored = findMatch(id);
  const text = matchText(id);
  const lacksGame = typeof why === 'object' && 'game' in why;
  const save = (): void =>
    saveFile(
      stored ? recordFile(stored) : { name: `windrose-${lacksGame ? '' : 'damaged-'}${id}.json`, text: text ?? '' },
    );
  const faultText = (): string => {
    if (why === 'missing') return ui.gone;
    if (why === 'damaged') return app.damaged;
    return why instanceof RulesError ? words.error(why) : app.gameMissing(why.game);
  };
  const remove = (): void => {
    forgetMatch(id);
    location.hash = '#/';
  };
  return (
    <>
      <Bar />
      <Main className={styles.gone}>
        <h1>{faultText()}</h1>
        {why === 'damaged' && <p>{app.damagedHelp}</p>}
        {lacksGame && <MissingGameHelp />}
        {text !== null && (
          <div className={styles.buttons}>
            <Button kind="main" onClick={save}>
              {why === 'damaged' || lacksGame ? app.saveDamaged : app.saveRecord}
            </Button>
            <Button kind="main" onClick={remove}>
              {app.removeDamaged}
            </Button>
          </div>
        )}
        <a href="#/">{ui.home}</a>
      </Main>
    </>
  );
}
