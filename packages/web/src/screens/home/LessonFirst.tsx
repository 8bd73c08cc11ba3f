/** The question before a first match of the hardest game to learn: whether to take its lesson first. */

import { useFirstWords } from '../../i18n/first-words.ts';
import { buttonRowClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppWords } from '../shell/words.ts';

/** @param onPlay starts the match that was asked for */
export function LessonFirst({
  game,
  onPlay,
  onClose,
}: {
  readonly game: string;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}) {
  const { words } = useFirstWords();
  const { lessonFirst } = useAppWords();
  return (
    <Dialog title={words.game(game).title} size="narrow" light onClose={onClose}>
      <p>{lessonFirst.ask}</p>
      <p className={buttonRowClass()} data-lesson-first>
        <a href={`#/learn/${game}`} data-main="">
          {lessonFirst.learn}
        </a>
        <button type="button" onClick={onPlay}>
          {lessonFirst.play}
        </button>
      </p>
    </Dialog>
  );
}
