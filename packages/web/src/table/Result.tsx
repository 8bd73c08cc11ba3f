/** The result: every line of the scores, explained, and who has won. */

import { required } from '@windrose/rules';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { seatColour, Sign } from '../art/Icon.tsx';
import { saveBlob } from '../browser/files.ts';
import { useWords } from '../i18n/words.ts';
import { pageGameOf } from '../games/catalogue.ts';
import { claimCalled } from '../play/moments.ts';
import { endOf } from '../play/progress.ts';
import { onlyPerson, type TableSnapshot, type TableSession } from '../play/session.ts';
import { type Ending, endingOf, type Story, storyOf } from '../play/story.ts';
import { Finale, type Racer } from './Finale.tsx';
import { StoryLines } from './StoryLines.tsx';
import { PointsCurve } from './PointsCurve.tsx';
import { finishedByBots } from './turn-words.ts';
import { resultPicture } from './result-picture.ts';
import styles from './Result.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import type { Ui } from '../i18n/table.en.ts';
import { ScrollBox } from '../ui/Scroll.tsx';
import { buttonRowClass } from '../ui/Button.tsx';
import { linkClass } from '../ui/Link.tsx';

/** The props of the result. */
export interface ResultProps {
  readonly session: Pick<TableSession, 'names' | 'sitters'> & { readonly id: string };
  readonly table: TableSnapshot;
  /** The label of the button for another match; null without one. */
  readonly again?: string | null;
  readonly onAgain: () => void;
  /** Another match in which the next player begins; none where seats are drawn. */
  readonly onTurned?: (() => void) | undefined;
  /** A match against stronger bots, and their level; absent where none is proposed. */
  readonly harder?: { readonly level: keyof Ui['levels']; readonly onPlay: () => void } | undefined;
  /** The seat that has won although the points may say otherwise, because others have lost, and why; null where the points decide. */
  readonly decided?: { readonly seat: number; readonly headline: string; readonly why: string } | null;
  readonly onClose: () => void;
  /** Content below the scores, and below the story. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** The piece that races at the end: one that every seat had on the table. */
function racerOf(game: string): Racer {
  const family = pageGameOf(game);
  if (family === null || family.boards !== null) return 'boat';
  return family.screen === 'road' ? 'camel' : 'settler';
}

/** The scores of a finished match, over the table. */
export function Result({
  session,
  table: { match },
  again,
  onAgain,
  onTurned,
  harder,
  decided = null,
  onClose,
  below,
  children,
}: ResultProps) {
  const { ui, words } = useWords();
  const first = useRef<HTMLButtonElement>(null);
  const { names } = session;
  const { winner, seats, rival } = match.scores();
  const sides = [...seats, ...(rival ? [rival] : [])];
  const winning = decided?.seat ?? (winner === 'rival' ? match.seats : winner);
  const marked = decided ? null : winning;
  const lines = sides.map((_, side) => words.scoreLines(match, side));
  const nameOf = (side: number): string => (side < match.seats ? words.seat(side, names) : words.rival);
  const headline = decided?.headline ?? words.winner(match, names, onlyPerson(session.sitters)) ?? ui.result;
  const [story, setStory] = useState<Story | null>(null);
  // The match is played once more for it, after the result has been drawn.
  useEffect(() => {
    const later = setTimeout(() => setStory(storyOf(match)));
    return () => clearTimeout(later);
  }, [match]);
  const scores = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const apart = useRoomAbove(scores, buttons, story !== null && !decided);
  const byBots = finishedByBots(session.sitters, ui, words);
  const ending = useMemo(() => endingOf(match), [match]);
  const whatOf = (claim: Ending['claim']): string => (claim === null ? '' : claimCalled(claim, match, words));
  const whyOver = ({ round, side, claim }: Ending): string => {
    if (side === null) return ui.story.stalled;
    const end = endOf(match);
    return end === null ? ui.story.last(round) : ui.story.ended[end.what](round, nameOf(side), end.end, whatOf(claim));
  };
  const picture = async (): Promise<void> => {
    const style = getComputedStyle(document.documentElement);
    const blob = await resultPicture({
      title: words.game(match.game.id).title,
      headline: decided?.headline ?? words.winner(match, names) ?? ui.result,
      sides: sides.map(({ total }, side) => ({
        name: nameOf(side),
        total,
        wins: side === winning,
        colour: style.getPropertyValue(`--seat-${side % 5}`),
      })),
    });
    saveBlob(blob, `windrose-${match.game.id}.png`);
  };
  return (
    <Dialog label={headline} className={styles.result} first={first} onClose={onClose}>
      {(close) => (
        <>
          <div ref={scores} className={styles.scores}>
            <svg className={styles.rose} viewBox="-50 -50 100 100" aria-hidden="true">
              <use href="#rose" x="-50" y="-50" width="100" height="100" />
            </svg>
            <h2>{headline}</h2>
            {decided && (
              <p className={styles.why} data-decided>
                {decided.why}
              </p>
            )}
            {byBots !== null && (
              <p className={styles.why} data-by-bots>
                {byBots}
              </p>
            )}
            {!decided && ending && (
              <p className={styles.why} data-ending>
                {whyOver(ending)}
              </p>
            )}
            {/* The points have not decided it: no race. */}
            {!decided && (
              <Finale
                racer={racerOf(match.game.id)}
                lines={(lines[0] ?? []).map(({ name }) => name)}
                sides={lines.map((of, side) => ({
                  side,
                  name: nameOf(side),
                  points: of.map(({ points }) => points),
                  wins: side === winning,
                }))}
              />
            )}
            <div className={styles.scroll}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">
                      {/* Whose points are marked has won by them. */}
                      <span className={decided ? undefined : 'visually-hidden'}>
                        {decided ? ui.pointsThen : ui.points}
                      </span>
                    </th>
                    {sides.map((_, side) => (
                      <th
                        key={side}
                        scope="col"
                        className={side === marked ? styles.winner : undefined}
                        style={{ '--seat': seatColour(side) } as CSSProperties}
                      >
                        <svg width="30" height="30" viewBox="-12 -12 24 24" aria-hidden="true">
                          <circle r="11.5" fill="var(--seat)" />
                          <use
                            href={`#sign-${side % 5}`}
                            x="-8"
                            y="-8"
                            width="16"
                            height="16"
                            color="var(--seat-ink)"
                          />
                        </svg>
                        <span className={styles.who} title={nameOf(side)}>
                          {nameOf(side)}
                        </span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {/* Above the lines it is made of, so that it is seen at once in the lowest window. */}
                  <tr className={styles.total}>
                    <th scope="row">{ui.total}</th>
                    {sides.map((score, side) => (
                      <td key={side} className={side === marked ? styles.winner : undefined}>
                        {score.total}
                      </td>
                    ))}
                  </tr>
                  {(lines[0] ?? []).map((line, row) => (
                    <tr key={line.part}>
                      <th scope="row">
                        {line.name}
                        <small>{line.why}</small>
                      </th>
                      {lines.map((of, side) => (
                        <td key={side} className={side === marked ? styles.winner : undefined}>
                          {required(of[row], 'line of the score').points}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {below}
          </div>
          <ScrollBox className={styles.after} style={{ marginTop: apart }}>
            {/* Nor a story of points. */}
            {story && !decided && (
              <StoryBox label={ui.story.name}>
                <PointsCurve
                  label={ui.story.curve}
                  curve={story.curve}
                  rounds={story.rounds}
                  claims={story.claims}
                  best={story.best && { side: story.best.seat, at: story.best.at }}
                  decided={story.inFront && winning !== null ? { side: winning, at: story.inFront.at } : null}
                />
                <StoryLines
                  story={story}
                  match={match}
                  winning={winning}
                  own={onlyPerson(session.sitters)}
                  nameOf={nameOf}
                />
              </StoryBox>
            )}
            {children}
          </ScrollBox>
          <div ref={buttons} className={buttonRowClass(styles.buttons)} data-foot>
            {/* One thing is what most people do next, two are offered beside it, the rest stands below as text. */}
            {again !== null && (
              <button type="button" data-main ref={first} onClick={onAgain}>
                <Sign name="wheel" />
                {again ?? ui.playAgain}
              </button>
            )}
            {onTurned && (
              <button type="button" data-turned onClick={onTurned}>
                {ui.seatsTurned}
              </button>
            )}
            <a href={`#/replay/${session.id}/analysis`} title={ui.lookBackHint}>
              {ui.lookBack}
            </a>
            <span className={styles.minor}>
              {harder && (
                <button type="button" className={linkClass()} data-harder onClick={harder.onPlay}>
                  {ui.harder(ui.levels[harder.level].name)}
                </button>
              )}
              <button type="button" className={linkClass()} data-picture onClick={() => void picture()}>
                {ui.savePicture}
              </button>
              <button type="button" className={linkClass()} onClick={close}>
                {ui.lookAtBoard}
              </button>
              <a className={linkClass()} href="#/">
                {ui.home}
              </a>
            </span>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The story; it may scroll by itself. */
function StoryBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where there is little room
    <ScrollBox className={styles.story} role="region" aria-label={label} tabIndex={0} data-story>
      {children}
    </ScrollBox>
  );
}

/** The least height of the points' course, with the names of its rounds and what lies above it. */
const CURVE = 104;

/**
 * The room, in pixels, that is left below the scores: the story begins above the buttons that stay in the window where its curve is
 * whole, and behind them where it would be cut. Undefined where it needs none. @param isTold whether there is a story
 */
function useRoomAbove(
  scores: RefObject<HTMLElement | null>,
  buttons: RefObject<HTMLElement | null>,
  isTold: boolean,
): number | undefined {
  const [room, setRoom] = useState<number | undefined>();
  const added = useRef(0);
  useLayoutEffect(() => {
    added.current = room ?? 0;
  }, [room]);
  useLayoutEffect(() => {
    const [above, below] = [scores.current, buttons.current];
    const sheet = above?.parentElement;
    if (!isTold || !above || !below || !sheet) return undefined;
    const measure = (): void => {
      const [table, row, whole] = [above, below, sheet].map((one) => one.getBoundingClientRect());
      if (!table || !row || !whole) return;
      // Beside each other, or not at the lower edge, they cover nothing.
      const isBelow = row.left < table.right && row.right > table.left && getComputedStyle(below).bottom !== 'auto';
      const covers = isBelow && sheet.scrollHeight - added.current > sheet.clientHeight + 1;
      const left = whole.bottom - row.height - (table.bottom + sheet.scrollTop);
      setRoom(covers && left > 0 && left < CURVE ? left : undefined);
    };
    const sizes = new ResizeObserver(measure);
    for (const one of [above, below, sheet]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [scores, buttons, isTold]);
  return room;
}
