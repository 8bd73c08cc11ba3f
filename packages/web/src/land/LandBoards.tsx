/** The land: location boards with settlers, forts with their cards and stacks, what lies unexplored. */

import type { Match } from '@windrose/rules';
import type { CSSProperties, ReactNode } from 'react';

import { Bundle, Trade } from '../art/Bundle.tsx';
import { Drawing, inSeatColour } from '../art/Icon.tsx';
import { BonusFace, ExplorationFace, Glyph, PointCardFace } from '../art/LandFaces.tsx';
import { MerchantFace } from '../art/MerchantFace.tsx';
import { capital } from '../i18n/capital.ts';
import { FigureButton } from '../table/Figures.tsx';
import { Target } from '../table/Target.tsx';
import styles from './LandBoards.module.css';
import {
  type Board,
  type LandPosition,
  type LandPrint,
  type Location,
  neededAt,
  type Space,
  tileWorth,
} from './position.ts';
import { useLandWords } from './words.ts';

/** What the boards are told. */
export interface LandBoardsProps {
  readonly match: Match;
  readonly position: LandPosition;
  readonly print: LandPrint;
  readonly names: readonly string[];
  /** The seat for which the needed settlers are shown. */
  readonly seat: number;
}

/** A row of cells right across the boards that lie beside each other. */
interface BoardRow {
  readonly boards: readonly string[];
  /** The row on each of the boards. */
  readonly row: number;
  /** How high it is, compared with others. */
  readonly weight: number;
  /** How many cells high it is at least, where cells have a height of their own. */
  readonly least: number;
}

/** The rows of all boards, from the top; rows on which nothing lies are left out. */
function rowsOf(position: LandPosition, print: LandPrint): BoardRow[] {
  return position.boards.flatMap((names) => {
    const boards = names.map((name) => print.boards.get(name)!);
    const rows = Math.max(...boards.map((board) => board.rows));
    return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
      const spaces = boards.flatMap((board) => board.spaces.filter(({ at }) => at[1] === row));
      const stacks = boards.some((board) => board.bonusAt?.[1] === row);
      if (spaces.length === 0 && !stacks) return [];
      const low = !stacks && spaces.every((space) => isLow(space, position));
      const most = Math.max(...spaces.map((space) => (space.kind === 'fort' ? stacksAt(space, position) : 0)));
      // Where cells are narrow, stacks lie above each other below the fort, which must be left large enough to touch.
      const least = low ? 0.62 : most > 1 ? 1.85 : most > 0 ? 1.38 : 1;
      return [{ boards: names, row, weight: low ? 0.62 : most > 0 ? 1.2 : 1, least }];
    });
  });
}

/** How many stacks of bonus tiles lie on a space. */
function stacksAt(space: Space, position: LandPosition): number {
  return position.stacks.filter(({ at }) => at === space.id).length;
}

/** Whether nothing is printed on a space besides its settlers: what it is for lies above or below it. */
function isLow(space: Space, position: LandPosition): boolean {
  return space.kind === 'market' || (space.kind === 'fort' && stacksAt(space, position) === 0);
}

/** The boards. */
export function LandBoards(props: LandBoardsProps) {
  const { position, print } = props;
  const { land } = useLandWords();
  const rows = rowsOf(position, print);
  const columns = Math.max(
    ...position.boards.map((names) => names.reduce((sum, name) => sum + print.boards.get(name)!.columns, 0)),
  );
  const heights = [
    'var(--card-row)',
    ...rows.map(({ weight, least }) => `minmax(calc(var(--cell) * ${least}), ${weight}fr)`),
  ];
  if (position.market) heights.push('var(--market-row)');
  return (
    <section
      className={styles.land}
      aria-label={land.boards}
      style={{ '--columns': columns, gridTemplateRows: heights.join(' ') } as CSSProperties}
      data-rows={rows.length}
    >
      <PointCards {...props} />
      {position.boards.flatMap((names) =>
        names.map((name, across) => (
          <BoardCells key={name} {...props} name={name} column={columnOf(print, names, across)} rows={rows} />
        )),
      )}
      {position.market && <Market {...props} row={rows.length + 2} />}
    </section>
  );
}

function columnOf(print: LandPrint, names: readonly string[], across: number): number {
  return names.slice(0, across).reduce((sum, name) => sum + print.boards.get(name)!.columns, 1);
}

/** The heading above the boards: the next point card, how many are left, and the question mark. */
export function LandHead({
  match,
  position,
  print,
  children,
}: Pick<LandBoardsProps, 'match' | 'position' | 'print'> & { readonly children?: ReactNode }) {
  const { land, words } = useLandWords();
  const { next, deck } = position;
  return (
    <header className={styles.head}>
      <FigureButton />
      {children}
      <div className={styles.next}>
        <span aria-hidden="true">{land.next}</span>
        {next !== null && (
          <Target
            thing="card -1"
            figure={`new-world/${next}`}
            className={styles.nextCard}
            label={land.nextIs(words.card(match, next))}
          >
            <PointCardFace id={next} faces={print.faces} mark={print.mark} />
          </Target>
        )}
        <span className={styles.deck} title={next === null ? land.deckEmpty : land.deckLeft(deck.length)}>
          <span aria-hidden="true">{deck.length}</span>
          <span className="unseen">{next === null ? land.deckEmpty : land.deckLeft(deck.length)}</span>
        </span>
      </div>
    </header>
  );
}

/** The row of point cards above the forts. */
function PointCards({ match, position, print }: LandBoardsProps) {
  const { land, words } = useLandWords();
  return (
    <ol className={styles.cards} aria-label={land.pointCards}>
      {position.row.map((card, slot) => (
        <li key={slot}>
          {card === null ? (
            <span className={styles.noCard}>
              <span className="unseen">{land.gap}</span>
            </span>
          ) : (
            <Target
              key={card}
              thing={`card ${slot}`}
              figure={`new-world/${card}`}
              className={styles.card}
              label={land.cardAt(slot + 1, words.card(match, card))}
            >
              <PointCardFace id={card} faces={print.faces} mark={print.mark} />
            </Target>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The merchant cards below the market locations. */
function Market({ match, position, print, row }: LandBoardsProps & { readonly row: number }) {
  const { land, words } = useLandWords();
  return (
    <ol className={styles.market} aria-label={land.market} style={{ gridRow: row }}>
      {position.market!.map((card, slot) => (
        <li key={slot}>
          {card === null ? (
            <span className={styles.noCard}>
              <span className="unseen">{land.gap}</span>
            </span>
          ) : (
            <Target
              key={card}
              thing={`market ${slot}`}
              figure={`spice-road/${card}`}
              className={styles.card}
              label={land.merchantAt(slot + 1, words.merchant(match, card))}
            >
              <MerchantFace id={card} faces={print.faces} flat />
            </Target>
          )}
        </li>
      ))}
    </ol>
  );
}

interface BoardCellsProps extends LandBoardsProps {
  readonly name: string;
  /** The first column of the grid it lies in. */
  readonly column: number;
  readonly rows: readonly BoardRow[];
}

/** One board: its ground, its locations, its stacks. */
function BoardCells({ name, column, rows, ...props }: BoardCellsProps) {
  const { position, print } = props;
  const board = print.boards.get(name)!;
  const lines = rows.flatMap((row, at) => (row.boards.includes(name) ? [at + 2] : []));
  const lineOf = (row: number): number =>
    2 + rows.findIndex((other) => other.boards.includes(name) && other.row === row);
  return (
    <>
      <div
        className={styles.board}
        aria-hidden="true"
        style={{ gridColumn: `${column} / span ${board.columns}`, gridRow: `${lines[0]} / ${lines.at(-1)! + 1}` }}
      />
      {position.locations
        .filter(({ at }) => board.spaces.some((space) => space.id === at))
        .map((location) => {
          const space = print.spaces.get(location.at)!;
          return (
            <LocationCell
              key={location.at}
              {...props}
              location={location}
              space={space}
              style={{ gridColumn: column + space.at[0], gridRow: lineOf(space.at[1]) }}
            />
          );
        })}
      {board.bonusAt && (
        <div
          className={styles.boardStacks}
          style={{
            gridColumn: `${column + board.bonusAt[0]} / span ${freeFrom(board, board.bonusAt)}`,
            gridRow: lineOf(board.bonusAt[1]),
          }}
        >
          <Stacks {...props} at={name} />
        </div>
      )}
    </>
  );
}

/** How many columns of a board are free from a cell on. */
function freeFrom(board: Board, [column, row]: readonly [number, number]): number {
  let free = 1;
  while (column + free < board.columns && !board.spaces.some(({ at }) => at[0] === column + free && at[1] === row))
    free++;
  return free;
}

interface LocationCellProps extends LandBoardsProps {
  readonly location: Location;
  readonly space: Space;
  readonly style: CSSProperties;
}

/** A location. */
function LocationCell({ location, space, style, ...props }: LocationCellProps) {
  const { match, position, print, names, seat } = props;
  const { land, words } = useLandWords();
  const { at, exploration, settlers } = location;
  const own = position.seats[seat]!;
  const needed = neededAt(location, own, print);
  const mine = settlers?.seat === seat;
  const label = [
    land.locationIs(at, words.work(match, at)),
    space.landmark && capital(words.landmark(space.landmark)),
    exploration !== null
      ? capital(land.covered(words.exploration(match, exploration)))
      : mine
        ? capital(land.yours)
        : capital(land.needs(needed, space.settlers)),
    settlers && !mine && capital(land.standing(names[settlers.seat] ?? '', settlers.count)),
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <div
      className={`${styles.cell} ${exploration === null ? '' : styles.covered} ${isLow(space, position) ? styles.low : ''}`}
      data-landmark={space.landmark === null ? 'none' : print.mark(space.landmark)}
      data-kind={space.kind}
      data-stacks={stacksAt(space, position)}
      style={style}
    >
      <svg className={styles.ground} viewBox="0 0 160 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use
          href={`#${space.landmark === null ? 'ground-none' : print.mark(space.landmark).replace('mark', 'ground')}`}
          width="160"
          height="110"
        />
      </svg>
      {exploration !== null && (
        <svg className={styles.unknown} viewBox="0 0 120 80" preserveAspectRatio="none" aria-hidden="true">
          <use href="#unknown" width="120" height="80" />
        </svg>
      )}
      <Target
        thing={`location ${at}`}
        figure={`new-world/${exploration ?? at}`}
        className={styles.cover}
        label={label}
      />
      <span className={styles.front} aria-hidden="true">
        <span className={styles.top}>
          {!mine && (
            <span className={styles.needed} data-short={needed > own.settlers} data-changed={needed !== space.settlers}>
              <Glyph name="settler" />
              {exploration === null ? needed : space.settlers}
            </span>
          )}
          {settlers && <Standing seat={settlers.seat} count={settlers.count} />}
          {space.landmark !== null && <Glyph name={print.mark(space.landmark)} className={styles.mark} />}
        </span>
        <span className={styles.work}>
          <Work at={at} space={space} print={print} any={land.any} />
        </span>
        <span className={styles.id}>{at}</span>
        {exploration !== null && <ExplorationFace tile={print.faces.explorationTile(exploration)} />}
      </span>
      {space.kind === 'fort' && <Stacks {...props} at={at} />}
    </div>
  );
}

/** Settlers standing on a location: each of a few, else one and their number. */
function Standing({ seat, count }: { readonly seat: number; readonly count: number }) {
  const shown = count > 3 ? 1 : count;
  return (
    <span className={styles.standing} style={inSeatColour(seat)}>
      {Array.from({ length: shown }, (_, at) => (
        <svg key={at} viewBox="-14 -21 28 42">
          <use href={`#settler-${seat % 5}`} x="-14" y="-21" width="28" height="42" />
        </svg>
      ))}
      {shown < count && <b>×{count}</b>}
    </span>
  );
}

/** What a location does, as a picture. */
function Work({
  at,
  space,
  print,
  any,
}: {
  readonly at: string;
  readonly space: Space;
  readonly print: LandPrint;
  readonly any: string;
}) {
  const work = print.faces.location(at);
  switch (work.kind) {
    case 'production':
      return (
        <span className={styles.ribbon}>
          <Bundle letters={work.cubes} wide={4} />
        </span>
      );
    case 'upgrade':
      return (
        <span className={styles.ribbon}>
          <Drawing name="upgrade" size={22} />
          <b>×{work.upgrades}</b>
        </span>
      );
    case 'trade':
      return (
        <span className={styles.ribbon}>
          <Trade give={work.give} take={work.take} />
        </span>
      );
    case 'fort':
      return <Drawing name="fort" size={44} />;
    case 'market':
      return <Drawing name="stall" size={40} />;
    case 'move-boat':
      return (
        <span className={styles.ribbon}>
          <Drawing name="sloop" size={30} />
          <b>{work.reach === 'any' ? any : work.reach}</b>
        </span>
      );
    case 'boat-trade':
      return (
        <span className={styles.ribbon}>
          <Drawing name="sloop" size={28} />
          <Exchanging />
        </span>
      );
    case 'outpost-trade':
      return (
        <span className={styles.ribbon}>
          <Drawing name="cottage" size={28} />
          <Exchanging />
        </span>
      );
    case 'refresh-market':
      return (
        <span className={styles.ribbon}>
          <Drawing name="cards-new" size={34} />
        </span>
      );
    case 'adjust-route':
      return (
        <span className={styles.ribbon}>
          <Bundle letters="Y" />
          <Drawing name="cards-swap" size={34} />
        </span>
      );
    default:
      return space.kind;
  }
}

/** Two arrows: something is traded. */
function Exchanging() {
  return (
    <svg className={styles.exchanging} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 9H19M14 4.5L19.5 9L14 13.5M20 17H5M10 12.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The stacks of bonus tiles of a fort or board. */
function Stacks({ match, position, print, seat, at }: LandBoardsProps & { readonly at: string }) {
  const { land, words } = useLandWords();
  return (
    <ul className={styles.stacks}>
      {position.stacks.map((stack, index) => {
        if (stack.at !== at) return null;
        return (
          <li key={index}>
            {stack.top === null ? (
              <span className={styles.noStack}>
                <span className="unseen">{land.stackEmpty}</span>
              </span>
            ) : (
              <Target
                key={stack.top}
                thing={`stack ${index}`}
                figure={`new-world/${stack.top}`}
                className={styles.stack}
                label={land.stackIs(words.bonus(match, stack.top), stack.left, tileWorth(match, seat, stack.top))}
              >
                <BonusFace tile={print.faces.bonusTile(stack.top)!} />
                <small aria-hidden="true">{stack.left}</small>
              </Target>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Exploration tiles that lie beside the boards. */
export function BesideTiles({ match, position, print }: Pick<LandBoardsProps, 'match' | 'position' | 'print'>) {
  const { land, words } = useLandWords();
  return (
    <div className={styles.beside}>
      <span aria-hidden="true">{land.beside}</span>
      <ul aria-label={land.beside}>
        {position.beside!.map((tile) => (
          <li key={tile}>
            <Target
              thing={`beside ${tile}`}
              figure={`new-world/${tile}`}
              className={styles.besideTile}
              label={land.besideIs(words.exploration(match, tile))}
            >
              <ExplorationFace tile={print.faces.explorationTile(tile)} />
            </Target>
          </li>
        ))}
      </ul>
    </div>
  );
}
