/** The button in the bar for what can be done with a match apart from its table; the dialog behind it comes when it is opened. */

import { useState } from 'react';

import { lazyComponent } from '../../browser/lazy.ts';
import { Sign } from '../../art/Icon.tsx';
import appStyles from '../shell/Shell.module.css';
import type { MatchMenuProps } from './match-menu.ts';
import { useRecordsWords } from './words.ts';

const MatchMenuDialog = lazyComponent(async () => (await import('./MatchMenuDialog.tsx')).MatchMenuDialog);

/** The button in the bar, and the dialog behind it. @param stored the match as it is kept at this moment. */
export function MatchMenu(props: MatchMenuProps) {
  const records = useRecordsWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={appStyles.barButton}
        aria-label={records.menu}
        title={records.menu}
        onClick={() => setOpen(true)}
      >
        <Sign name="book" />
        <span className={appStyles.word}>{records.menuWord}</span>
      </button>
      {open && <MatchMenuDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
