/** The land: location boards with settlers, forts with their cards and stacks, exploration tiles. */

import { type BoardFile, type Match, required } from '@windrose/rules';
import { type CSSProperties, memo, type ReactNode } from 'react';

import { ExplorationFace, PointCardFace } from '../../art/LandFaces.tsx';
import { MerchantFace } from '../../art/MerchantFace.tsx';
import type { Thing } from '../../play/targets.ts';
import { useLow, useNarrow, useUprightTablet } from '../../browser/media.ts';
import { FigureButton } from '../../table/Figures.tsx';
import { known } from '../../table/known.ts';
import { Target } from '../../table/Target.tsx';
import styles from './LandBoards.module.css';
import { isLow, LocationCell, Stacks, stacksAt } from './Locations.tsx';
import { type LandPosition, type LandPrint, neededAt } from './position.ts';
import { useLandWords } from './words.ts';
import { paperClass } from '../../ui/Paper.tsx';

/** The props of the boards. */
export interface LandBoardsProps {
  readonly printed: Match;
  readonly position: LandPosition;
  readonly print: LandPrint;
  readonly names: readonly string[];
  /** The seat for which the needed settlers are shown. */
  readonly seat: number;
  /** The current value of the bonus tile on each stack to it, in points. */
  readonly worths: readonly number[];
}

/** A row of cells across adjacent boards. */
interface BoardRow {
  readonly boards: readonly string[];
  /** The row on each of the boards. */
  readonly row: number;
  /** Its height relative to other rows. */
  readonly weight: number;
  /** Its minimum height in cells, and the same on an upright phone. */
  readonly least: number;
  readonly narrow: number;
}

/** The rows of all boards, from the top; empty rows are left out. */
function rowsOf(position: LandPosition, print: LandPrint): BoardRow[] {
  return position.boards.flatMap((names) => {
    const boards = names.map((name) => known(print.boards, name, 'board'));
    const rows = Math.max(...boards.map((board) => board.rows));
    return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
      const spaces = boards.flatMap((board) => board.spaces.filter(({ at }) => at[1] === row));
      const stacks = boards.some((board) => board.bonusAt?.[1] === row);
      if (spaces.length === 0 && !stacks) return [];
      const low = !stacks && spaces.every((space) => isLow(space, position.stacks));
      const most = Math.max(...spaces.map((space) => (space.kind === 'fort' ? stacksAt(space, position.stacks) : 0)));
      // In narrow cells stacks are stacked vertically below the fort, which must stay large enough to touch.
      const least = low ? 0.62 : most > 1 ? 1.85 : most > 0 ? 1.38 : 1;
      // On an upright phone two stacks are side by side, and even a low row can be touched.
      const narrow = low ? 0.74 : most > 0 ? 1.38 : 1;
      return [{ boards: names, row, weight: low ? 0.62 : most > 0 ? 1.2 : 1, least, narrow }];
    });
  });
}

/** In pixels: the height of a row of locations without overlaps, and of the content above and below all rows. */
interface Heights {
  readonly row: number;
  readonly around: number;
  readonly market: number;
  readonly beside: number;
}

const TALL: Heights = { row: 68, around: 224, market: 66, beside: 96 };
/** The same where the boards are wide, beside a second map on a low screen; the bar of the page is left out. */
const LOW: Heights = { row: 45, around: 134, market: 54, beside: 44 };

/** The height of all that is not a row of locations, in pixels. */
function heightAround(position: LandPosition, { around, market, beside }: Omit<Heights, 'row'>): number {
  return around + (position.market ? market : 0) + (position.beside ? beside : 0);
}

/** The minimum height of a table with these boards, in pixels. @param wide whether cells are wide enough to be lower. */
export function leastHeight(position: LandPosition, print: LandPrint, wide = false): number {
  const { row, around, market, beside } = wide ? LOW : TALL;
  const weights = rowsOf(position, print).reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(heightAround(position, { around, market, beside }) + weights * row);
}

/** The boards. */
export const LandBoards = memo(function LandBoards(props: LandBoardsProps) {
  const { printed, position, print } = props;
  const { land } = useLandWords();
  const rows = rowsOf(position, print);
  const columns = Math.max(...position.boards.map((names) => columnsOf(print, names)));
  // On a phone on its side every row is as low as can be touched; forts have their stacks beside them.
  const low = useLow();
  const upright = useNarrow();
  const tablet = useUprightTablet();
  const heights = [
    'var(--card-row)',
    ...rows.map(({ weight, least, narrow }) => {
      if (low) return 'minmax(var(--cell), 1fr)';
      if (upright) return `minmax(calc(var(--cell) * ${narrow}), ${narrow}fr)`;
      const height = `max(var(--cell) * ${least}, var(--least-row, 0px))`;
      // A low row that is as low as can be touched makes no other one higher.
      return tablet && least < 1 ? height : `minmax(${height}, ${tablet ? least : weight}fr)`;
    }),
  ];
  if (position.market) heights.push('var(--market-row)');
  return (
    <section
      className={styles.land}
      aria-label={land.boards}
      style={
        {
          '--columns': columns,
          '--cells': rows.reduce((sum, { least }) => sum + least, 0),
          '--around': `${heightAround(position, TALL)}px`,
          gridTemplateRows: heights.join(' '),
          ...(low ? { gridTemplateColumns: widthsOf(position, print, columns) } : {}),
        } as CSSProperties
      }
      data-rows={rows.length}
      data-market={Boolean(position.market)}
    >
      <PointCards printed={printed} print={print} row={position.row} />
      {position.boards.flatMap((names) =>
        names.map((name, across) => (
          <BoardCells
            key={name}
            {...props}
            name={name}
            column={1 + columnsOf(print, names.slice(0, across))}
            rows={rows}
          />
        )),
      )}
      {position.market && <Market printed={printed} print={print} market={position.market} row={rows.length + 2} />}
    </section>
  );
});

/** The columns of forts with stacks beside them: a fort with two stacks needs space for both. */
function widthsOf(position: LandPosition, print: LandPrint, columns: number): string {
  const widths = Array.from({ length: columns }, () => 'minmax(0, 1fr)');
  for (const names of position.boards) {
    names.forEach((name, across) => {
      for (const space of known(print.boards, name, 'board').spaces) {
        if (space.kind !== 'fort' || stacksAt(space, position.stacks) < 2) continue;
        widths[columnsOf(print, names.slice(0, across)) + space.at[0]] = 'minmax(138px, 1fr)';
      }
    });
  }
  return widths.join(' ');
}

/** The number of columns of adjacent boards. */
function columnsOf(print: LandPrint, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + known(print.boards, name, 'board').columns, 0);
}

/** The heading above the boards: the next point card, how many are left, and the question mark. */
export const LandHead = memo(function LandHead({
  printed,
  position,
  print,
  children,
}: Pick<LandBoardsProps, 'printed' | 'position' | 'print'> & { readonly children?: ReactNode }) {
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
            className={paperClass(styles.nextCard)}
            label={land.nextIs(words.cardCalled(printed, next))}
          >
            <PointCardFace id={next} faces={print.faces} mark={print.mark} />
          </Target>
        )}
        <span className={styles.deck} title={next === null ? land.deckEmpty : land.deckLeft(deck.length)}>
          <span aria-hidden="true">{deck.length}</span>
          <span className="visually-hidden">{next === null ? land.deckEmpty : land.deckLeft(deck.length)}</span>
        </span>
      </div>
    </header>
  );
});

/** The row of point cards above the forts. */
const PointCards = memo(function PointCards({
  printed,
  row,
  print,
}: Pick<LandBoardsProps, 'printed' | 'print'> & Pick<LandPosition, 'row'>) {
  const { land, words } = useLandWords();
  return (
    <ol className={styles.cards} aria-label={land.pointCards}>
      {row.map((card, slot) => (
        <CardPlace
          key={slot}
          card={card}
          thing={`card ${slot}`}
          figure={`new-world/${card}`}
          label={(id) => land.cardAt(slot + 1, words.cardCalled(printed, id))}
          face={(id) => <PointCardFace id={id} faces={print.faces} mark={print.mark} />}
        />
      ))}
    </ol>
  );
});

/** The merchant cards below the market locations. */
const Market = memo(function Market({
  printed,
  market,
  print,
  row,
}: Pick<LandBoardsProps, 'printed' | 'print'> & {
  readonly market: NonNullable<LandPosition['market']>;
  /** Its row and column in the grid of the boards. */
  readonly row: number;
}) {
  const { land, words } = useLandWords();
  return (
    <ol className={styles.market} aria-label={land.market} style={{ gridRow: row }}>
      {market.map((card, slot) => (
        <CardPlace
          key={slot}
          card={card}
          thing={`market ${slot}`}
          figure={`spice-road/${card}`}
          label={(id) => land.merchantAt(slot + 1, words.merchantCalled(printed, id))}
          face={(id) => <MerchantFace id={id} faces={print.faces} flat />}
        />
      ))}
    </ol>
  );
});

/** A place in a row of cards. @param label and @param face of the card, if there is one. */
function CardPlace({
  card,
  label,
  face,
  ...target
}: {
  readonly card: string | null;
  readonly thing: Thing;
  readonly figure: string;
  readonly label: (card: string) => string;
  readonly face: (card: string) => ReactNode;
}) {
  const { land } = useLandWords();
  return (
    <li>
      {card === null ? (
        <span className={paperClass(styles.noCard)}>
          <span className="visually-hidden">{land.gap}</span>
        </span>
      ) : (
        <Target key={card} {...target} className={paperClass(styles.card)} label={label(card)}>
          {face(card)}
        </Target>
      )}
    </li>
  );
}

interface BoardCellsProps extends LandBoardsProps {
  readonly name: string;
  /** The first column of its grid. */
  readonly column: number;
  readonly rows: readonly BoardRow[];
}

const NO_STACKS: LandPosition['stacks'] = [];
const NO_WORTHS: readonly number[] = [];

/** One board: its ground, its locations, its stacks. */
function BoardCells({ name, column, rows, worths, printed, position, print, names, seat }: BoardCellsProps) {
  const board = known(print.boards, name, 'board');
  const own = required(position.seats[seat], 'seat');
  const lines = rows.flatMap((row, at) => (row.boards.includes(name) ? [at + 2] : []));
  const last = lines.at(-1);
  const lineOf = (row: number): number =>
    2 + rows.findIndex((other) => other.boards.includes(name) && other.row === row);
  return (
    <>
      <div
        className={styles.board}
        aria-hidden="true"
        style={{
          gridColumn: `${column} / span ${board.columns}`,
          gridRow: last === undefined ? undefined : `${lines[0]} / ${last + 1}`,
        }}
      />
      {position.locations
        .filter(({ at }) => board.spaces.some((space) => space.id === at))
        .map((location) => {
          const space = known(print.spaces, location.at, 'location');
          const needed = neededAt(location, own, print);
          const fort = space.kind === 'fort';
          // A location gets only the data it shows, so a change of the hold does not redraw it.
          return (
            <LocationCell
              key={location.at}
              printed={printed}
              print={print}
              names={names}
              location={location}
              space={space}
              stacks={fort ? position.stacks : NO_STACKS}
              worths={fort ? worths : NO_WORTHS}
              seat={seat}
              needed={needed}
              short={needed > own.settlers}
              column={column + space.at[0]}
              row={lineOf(space.at[1])}
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
          <Stacks printed={printed} print={print} stacks={position.stacks} worths={worths} at={name} />
        </div>
      )}
    </>
  );
}

/** The number of free columns of a board from a cell on. */
function freeFrom(board: BoardFile, [column, row]: readonly [number, number]): number {
  let free = 1;
  while (column + free < board.columns && !board.spaces.some(({ at }) => at[0] === column + free && at[1] === row))
    free++;
  return free;
}

/** Exploration tiles beside the boards. */
export const BesideTiles = memo(function BesideTiles({
  printed,
  print,
  tiles,
}: Pick<LandBoardsProps, 'printed' | 'print'> & { readonly tiles: NonNullable<LandPosition['beside']> }) {
  const { land, words } = useLandWords();
  return (
    <div className={styles.beside}>
      <span aria-hidden="true">{land.beside}</span>
      <ul aria-label={land.beside}>
        {tiles.map((tile) => (
          <li key={tile}>
            <Target
              thing={`beside ${tile}`}
              figure={`new-world/${tile}`}
              className={styles.besideTile}
              label={land.besideIs(words.exploration(printed, tile))}
            >
              <ExplorationFace tile={print.faces.explorationTile(tile)} />
            </Target>
          </li>
        ))}
      </ul>
    </div>
  );
});
