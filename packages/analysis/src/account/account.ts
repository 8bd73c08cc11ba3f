/** What a whole match was made of, from its record alone: each side's points and where they came from, and what its turns were used for. */

import { type AnyView, type Event, type Match, required, type SeatScore } from '@windrose/rules';

/** What a turn was used for: of several things, the first of this list. */
const TURN_USES = ['claim', 'build', 'tile', 'card', 'trade', 'cubes', 'rest', 'sail', 'other'] as const;

/** One of them. `tile`: a bonus or exploration tile without a claim. `card`: a merchant card was taken. `cubes`: cubes came, or were upgraded. */
export type TurnUse = (typeof TURN_USES)[number];

/** The events that tell what a turn was used for. */
const USE_OF: { readonly [Kind in Event['kind']]?: TurnUse } = {
  claimed: 'claim',
  card: 'claim',
  built: 'build',
  bonus: 'tile',
  explored: 'tile',
  merchant: 'card',
  traded: 'trade',
  gained: 'cubes',
  upgraded: 'cubes',
  tools: 'cubes',
  heap: 'cubes',
  tookBack: 'rest',
  rested: 'rest',
  sailed: 'sail',
  laid: 'sail',
};

/** A moment of a match: where nothing else is said, after a choice. */
export interface Moment {
  /** The version of the match then. */
  readonly at: number;
  /** Its round; 0 in the set-up. */
  readonly round: number;
}

/** A bonus tile that was taken. */
interface TakenTile extends Moment {
  /** What it counts by itself; 0 for one that does something, or counts what else is held. */
  readonly points: number;
}

/** A claim of an order or a point card. */
export interface AccountClaim extends Moment {
  readonly kind: 'order' | 'card';
  /** Its points, and those of the coin that came with it. */
  readonly points: number;
  readonly coin: number;
}

/** Several turns of a side in a row. */
export interface Stretch {
  readonly turns: number;
  /** The beginning of the first of them, and the end of the last. */
  readonly first: Moment;
  readonly last: Moment;
  /** For each use, the number of turns. */
  readonly uses: ReadonlyMap<TurnUse, number>;
  /** The points that each side won from its beginning to its end, cubes aside. */
  readonly won: readonly number[];
}

/** A merchant card that a seat took. */
interface TakenCard extends Moment {
  readonly id: string;
  /** How often it was played, or laid for a step of the boat. */
  readonly uses: number;
}

/** The account of one side. */
export interface SideAccount {
  readonly side: number;
  readonly score: SeatScore;
  readonly claims: readonly AccountClaim[];
  /** The number of its turns, without the set-up; 0 of the solo rival. */
  readonly turns: number;
  /** For each use, the number of turns. */
  readonly uses: ReadonlyMap<TurnUse, number>;
  /** Its longest stretch without a claim; null where every turn claimed something, and of the solo rival. */
  readonly dry: Stretch | null;
  /** Each rest, and how many settlers or cards came back. */
  readonly rests: readonly (Moment & { readonly back: number })[];
  /** The merchant cards it took; null where these do not stay in a hand. */
  readonly cards: readonly TakenCard[] | null;
  readonly outposts: readonly (Moment & { readonly points: number })[];
  readonly bonuses: readonly TakenTile[];
  readonly explored: readonly Moment[];
  /** The cubes that it had to give up, as there was no room for them: one each. */
  readonly lost: readonly Moment[];
  /** The number of cubes held at the end. */
  readonly left: number;
}

/** The account of a match. */
export interface Account {
  /** The seats, and after them the solo rival. */
  readonly sides: readonly SideAccount[];
  /** The side that has won; before the end, the one that would. */
  readonly ahead: number;
  readonly over: boolean;
}

/** A turn of the account. */
interface Turn {
  readonly mover: number;
  readonly first: Moment;
  readonly last: Moment;
  readonly use: TurnUse;
  /** The points of each side after it, cubes aside. */
  readonly points: readonly number[];
}

/** The account of a match, finished or not: it is replayed from its record, and nothing is searched. */
export function accountOf(match: Match): Account {
  const { sides } = match.core;
  const replay = match.restart();
  const start = pointsOf(replay);
  const turns: Turn[] = [];
  const books = Array.from({ length: sides }, newBook);
  let [events, from]: [Event[], Moment | null] = [[], null];
  for (const [version, { option, turn, mover, round }] of match.choices.entries()) {
    const { inSetUp } = replay;
    const moment: Moment = { at: version + 1, round: inSetUp ? 0 : round };
    from ??= { at: version, round: moment.round };
    const made = replay.choose(option.code);
    events.push(...made);
    for (const event of made) note(books, event, moment);
    if (match.choices[version + 1]?.turn === turn) continue;
    if (!inSetUp) turns.push({ mover, first: from, last: moment, use: useOf(events, mover), points: pointsOf(replay) });
    [events, from] = [[], null];
  }
  const { seats, rival } = match.scores();
  const { seats: boards }: AnyView = match.state();
  const hasHand = boards.some(({ hand }) => hand !== undefined);
  return {
    sides: books.map((book, side): SideAccount => {
      const own = turns.filter(({ mover }) => mover === side);
      return {
        side,
        score: required(seats[side] ?? rival, `score of side ${side}`),
        claims: book.claims,
        turns: own.length,
        uses: countUses(own),
        dry: longestDry(turns, side, start),
        rests: book.rests,
        cards: hasHand
          ? book.cards.map((card) => ({ ...card, uses: book.used.filter((id) => id === card.id).length }))
          : null,
        outposts: book.outposts,
        bonuses: book.bonuses,
        explored: book.explored,
        lost: book.lost,
        left: boards[side]?.hold.length ?? 0,
      };
    }),
    ahead: match.core.leader(match.copiedState()),
    over: match.over,
  };
}

/** What is noted of a side while its match is replayed. */
const newBook = () => ({
  claims: [] as AccountClaim[],
  rests: [] as SideAccount['rests'][number][],
  cards: [] as Omit<TakenCard, 'uses'>[],
  used: [] as string[],
  outposts: [] as SideAccount['outposts'][number][],
  bonuses: [] as TakenTile[],
  explored: [] as Moment[],
  lost: [] as Moment[],
});

function note(books: readonly ReturnType<typeof newBook>[], event: Event, moment: Moment): void {
  const book = 'seat' in event ? books[event.seat] : undefined;
  if (book === undefined) return;
  switch (event.kind) {
    case 'claimed':
    case 'card':
      book.claims.push({
        ...moment,
        kind: event.kind === 'claimed' ? 'order' : 'card',
        points: event.points,
        coin: 0,
      });
      break;
    case 'coin': {
      // It follows its claim.
      const claim = book.claims.pop();
      if (claim !== undefined) book.claims.push({ ...claim, coin: event.points });
      break;
    }
    case 'tookBack':
    case 'rested':
      book.rests.push({ ...moment, back: event.count });
      break;
    case 'merchant':
      book.cards.push({ ...moment, id: event.card });
      break;
    case 'played':
    case 'laid':
      book.used.push(event.card);
      break;
    case 'built':
      book.outposts.push({ ...moment, points: event.points });
      break;
    case 'bonus':
      book.bonuses.push({ ...moment, points: Number(/^points-(\d+)$/.exec(event.tile)?.[1] ?? 0) });
      break;
    case 'explored':
      book.explored.push(moment);
      break;
    case 'discarded':
      for (const _ of event.cubes) book.lost.push(moment);
      break;
    default:
  }
}

/** The points of every side, cubes aside: they are spent on what scores. */
function pointsOf(match: Match): number[] {
  const { seats, rival } = match.scores();
  return [...seats, ...(rival ? [rival] : [])].map(({ total, parts }) => total - (parts.cubes ?? 0));
}

function useOf(events: readonly Event[], mover: number): TurnUse {
  const uses = events.flatMap((event) => ('seat' in event && event.seat === mover ? (USE_OF[event.kind] ?? []) : []));
  return TURN_USES.find((use) => uses.includes(use)) ?? 'other';
}

function countUses(turns: readonly Turn[]): ReadonlyMap<TurnUse, number> {
  const counts = TURN_USES.map((use) => [use, turns.filter((turn) => turn.use === use).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** The longest run of a side's turns without a claim; of equal ones, the first. */
function longestDry(turns: readonly Turn[], side: number, start: readonly number[]): Stretch | null {
  let longest: Turn[] = [];
  let run: Turn[] = [];
  for (const turn of turns) {
    if (turn.mover !== side) continue;
    run = turn.use === 'claim' ? [] : [...run, turn];
    if (run.length > longest.length) longest = run;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (first === undefined || last === undefined) return null;
  const before = turns[turns.indexOf(first) - 1]?.points ?? start;
  return {
    turns: longest.length,
    first: first.first,
    last: last.last,
    uses: countUses(longest),
    won: last.points.map((points, of) => points - required(before[of], `points of side ${of}`)),
  };
}
