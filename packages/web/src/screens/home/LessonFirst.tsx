/** The question before a first match of the hardest game to learn: whether to take its lesson first. */

import { useFirstWords } from '../../i18n/first-words.ts';
import { buttonRowClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppWords } from '../shell/words.ts';

/**
 * @param what whether a match was asked for at once, or the form that sets one up
 * @param onPlay goes on to it
 */
export function LessonFirst({
  game,
  what,
  onPlay,
  onClose,
}: {
  readonly game: string;
  readonly what: 'play' | 'set';
  readonly onPlay: () => void;
  readonly onClose: () => void;
}) {
  const { ui, words } = useFirstWords();
  const { lessonFirst } = useAppWords();
  return (
    <Dialog title={words.game(game).title} size="narrow" light onClose={onClose}>
      {(close) => (
        <>
          <p>{lessonFirst.ask}</p>
          <p className={buttonRowClass()} data-lesson-first>
            <a href={`#/learn/${game}`} data-main="">
              {lessonFirst.learn}
            </a>
            <button type="button" onClick={onPlay}>
              {what === 'set' ? ui.setTable : lessonFirst.play}
            </button>
            <button type="button" data-cancel onClick={close}>
              {lessonFirst.cancel}
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}
