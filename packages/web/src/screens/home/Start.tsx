/** The two ways to begin, above everything else that the first page leads to: on a phone, and for a newcomer everywhere. */

import { Sign } from '../../art/Icon.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import { useAppWords } from '../shell/words.ts';
import styles from './Start.module.css';

/**
 * Both of them.
 * @param game what is played at once
 * @param bots how many it is played against; none: the rival
 * @param newcomer whether nothing has been played here yet: then the lessons say whom they are for
 */
export function Start({
  game,
  bots,
  newcomer,
  toLearn,
  onPlay,
}: {
  readonly game: string;
  readonly bots: number;
  readonly newcomer: boolean;
  /** The game to learn next, for those who have finished a lesson. */
  readonly toLearn: string | null;
  readonly onPlay: () => void;
}) {
  const { ui, words } = useFirstWords();
  const app = useAppWords();
  const [learn, steps] = ui.clubPlaces.learn;
  return (
    <div className={styles.start} data-start>
      <button type="button" className={styles.play} onClick={onPlay}>
        <Sign name="wheel" size={30} />
        <span>
          <strong>{ui.playNow}</strong> <small>{`${words.game(game).title}, ${ui.playNowAgainst(bots)}`}</small>
        </span>
      </button>
      <a href="#/learn" className={styles.learn} data-post="learn">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <use href="#rose" x="-50" y="-50" width="100" height="100" />
        </svg>
        <span>
          {newcomer && <em>{app.newHere}</em>}
          {toLearn !== null && <em>{app.nextToLearn(words.game(toLearn).title)}</em>} <strong>{learn}</strong>{' '}
          <small>{steps}</small>
        </span>
      </a>
    </div>
  );
}
