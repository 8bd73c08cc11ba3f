/** The preview of an option: the way, the toll, the hold and the points afterwards. */

import type { Match } from '@windrose/rules';

import { Cubes, Exchange } from '../art/Cube.tsx';
import { Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import type { Outcome } from '../play/outcome.ts';
import styles from './Ahead.module.css';
import { changesInWords } from './points-words.ts';

/** The preview strip. */
export function Ahead({
  match,
  outcome,
  names,
  plain = false,
  asked = false,
}: {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** Without a frame of its own, within another note. */
  readonly plain?: boolean;
  /** In a question beside one's own hold, which shows the cubes: only the rest is said. */
  readonly asked?: boolean;
}) {
  const { ui, words } = useWords();
  const { route, cards, tolls, acts, inAll, gives, takes, hold, limit, points } = outcome;
  const { anyCube = false, restsIdly = false } = outcome;
  const [start] = route;
  const left = route.map(({ leave }) => leave).join('');
  // The cubes left on the way are already mentioned there.
  const justSailed = route.length > 0 && takes === '' && gives.length === left.length;
  const [before, after] = points;
  const over = hold.length - limit;
  const cubesIn = (letters: string): string => (letters === '' ? '' : words.cubes(letters));
  // What stays as it is is not said: the hold is in sight.
  const changesHold = over > 0 || (!asked && (gives !== '' || takes !== ''));
  const says =
    start ||
    inAll ||
    restsIdly ||
    cards > 0 ||
    tolls.length > 0 ||
    acts.length > 0 ||
    changesHold ||
    outcome.gain !== 0;
  if (!says) return null;
  return (
    <p className={plain || asked ? styles.plain : styles.ahead} data-ahead={plain ? undefined : ''}>
      <span className="visually-hidden">{ui.ahead}: </span>
      {start && (
        <span className={styles.part} data-ahead-route>
          <Sign name="anchor" size={16} />
          {[start.from, ...route.map(({ to }) => to)].map((place) => words.place(match, place)).join(' › ')}
          {anyCube && ` ${ui.leavesAny}`}
          {left !== '' && (
            <>
              {' '}
              {ui.leaves} <Cubes letters={left} size={18} />
              <span className="visually-hidden">{words.cubes(left)}</span>
            </>
          )}
        </span>
      )}
      {inAll && (
        <span className={styles.part} data-ahead-net>
          {ui.inAll(cubesIn(inAll.fewer), cubesIn(inAll.more))}
        </span>
      )}
      {restsIdly && (
        <span className={styles.part} data-ahead-idle>
          {ui.restsIdly}
        </span>
      )}
      {cards > 0 && (
        <span className={styles.part} data-ahead-cards>
          {ui.paysCards(cards)}
        </span>
      )}
      {tolls.length > 0 && (
        <span className={`${styles.part} ${styles.toll}`} data-ahead-toll>
          {ui.tollTo(words.list(tolls.map((seat) => words.seat(seat, names))))}
        </span>
      )}
      {acts.length > 0 && (
        <span className={styles.part} data-ahead-acts>
          {ui.there(
            words.list(
              acts.map(({ act, price }) =>
                act === 'build' ? ui.buildThere(price, words.cubeCount(price)) : ui.actsThere[act],
              ),
            ),
          )}
        </span>
      )}
      {!asked && (gives !== '' || takes !== '') && !justSailed && (
        <span className={styles.part} data-ahead-cubes>
          {takes === '' ? (match.decision?.kind === 'discard' ? ui.givesUp : ui.pays) : gives === '' ? '+' : null}
          {gives !== '' && takes !== '' ? (
            <Exchange give={gives} take={takes} size={18} />
          ) : (
            <Cubes letters={gives || takes} size={18} />
          )}
          <span className="visually-hidden">
            {words.cubes(gives)} → {words.cubes(takes)}
          </span>
        </span>
      )}
      {changesHold && (
        <span className={`${styles.part} ${over > 0 ? styles.over : ''}`} data-ahead-hold>
          {ui.holdAfter(hold.length, limit)}
          {over > 0 && `: ${ui.wouldGiveUp(words.cubeCount(over))}`}
        </span>
      )}
      {outcome.gain !== 0 && (
        <span className={styles.part} data-ahead-points>
          {ui.pointsAfter(before, after, changesInWords(outcome, match, ui, words))}
        </span>
      )}
    </p>
  );
}
