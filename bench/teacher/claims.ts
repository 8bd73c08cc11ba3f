/**
 * Whether a hint should leave its plan for the claim that can be made soonest: what few tries say of the plan beside the claim, as a hint makes
 * them, and what the plan is worth when other bots play both on to the end.
 */

import { createBotWith, type NetWeights, sightWith, withoutDetours } from '@windrose/bots';
import type { GameId, Match } from '@windrose/rules';

import { isAsSoon } from '../../packages/analysis/src/review/aim.ts';
import { endEqually } from '../../packages/analysis/src/review/comparison.ts';
import { meanWithError } from '../../packages/analysis/src/review/estimate.ts';
import { HintMeaning } from '../../packages/analysis/src/review/hint-meaning.ts';
import { HINT_TRIES, type PlayoutBots, Playouts } from '../../packages/analysis/src/review/playouts.ts';
import {
  type ClaimWay,
  gainIn,
  isClearGain,
  leadIn,
  leadOf,
  quickestClaim,
} from '../../packages/analysis/src/review/quick-claim.ts';
import { wayAfter } from '../../packages/analysis/src/review/way.ts';

/** A turn at which a claim could be gone for instead of the plan of a search. */
export interface PassedClaimTurn {
  readonly game: GameId;
  readonly match: number;
  readonly round: number;
  /** The own turn in which the claim can be made at the earliest, the running one being 1. */
  readonly soonest: number;
  /** By how many points the plan led more, try by try: ten rounds later, and at the end. */
  readonly few: readonly number[];
  readonly many: readonly number[];
  /** How many of the last the plan won, and how many the claim. */
  readonly wins: readonly [number, number];
}

/** Iterations of the search whose plan is looked at. */
const ITERATIONS = 800;

/** Neighbouring turns say nearly the same: every second one. With two seats these are the turns of one of them. */
const EVERY = 2;

/** @param match at its beginning; it is played to its end. @param pairs tries to the end, of each side. */
export function* passedClaims(
  match: Match,
  weights: NetWeights | null,
  { game, number, pairs, others }: { game: GameId; number: number; pairs: number; others: PlayoutBots },
): Generator<PassedClaimTurn, void, void> {
  const { core } = match;
  const bots = Array.from({ length: match.seats }, (_, seat) =>
    createBotWith({ core, seed: 10 * number + seat, level: 'navigator', weights }),
  );
  let turn = -1;
  while (match.decision !== null && !match.final) {
    const isTurn = !match.inSetUp && match.turn !== turn && match.decision.kind !== 'discard';
    ({ turn } = match);
    if (isTurn && turn % EVERY === 0) {
      const state = match.copiedState();
      const bot = createBotWith({ core, seed: 1, level: 'admiral', weights });
      const meaning = new HintMeaning(
        match,
        withoutDetours(core, state, bot.think(state, { iterations: ITERATIONS }).line),
        { plan: null, expected: null },
      );
      const claim = claimBeside(match, meaning);
      if (claim !== null) {
        const [now = [], ...later] = claim.turns;
        const ways = [
          { line: meaning.codes, later: [] },
          { line: now, later },
        ] as const;
        const sight = sightWith(core, weights);
        const own = new Playouts(core, weights);
        const few = ways.map((way) =>
          tries(HINT_TRIES.most, (at) => {
            const end = own.playOn(state, way.line, at, { until: state.round + HINT_TRIES.rounds, later: way.later });
            return leadOf(sight(end).scores, state.actor);
          }),
        );
        const other = new Playouts(core, weights, others);
        const many = ways.map((way) =>
          tries(pairs, (at) => leadIn(core, other.playOn(state, way.line, at, { later: way.later }), state.actor)),
        );
        const [plan = [], instead = []] = many;
        yield {
          game,
          match: number,
          round: state.round,
          soonest: claim.turns.length,
          few: differences(few),
          many: differences(many),
          wins: [won(plan), won(instead)],
        };
      }
    }
    const { decision } = match;
    match.choose(bots[decision.seat]!.chooseFor(match));
  }
}

/** The claim that can be made soonest, where the plan neither makes one nor leads there as soon; null without one. */
function claimBeside(match: Match, { good, isForced, solver, state, codes }: HintMeaning): ClaimWay | null {
  const { core } = match;
  const claim = good.kind === 'claims' || isForced ? null : quickestClaim(core, solver, state);
  if (claim === null || isAsSoon(wayAfter(core, solver, state, codes, claim.target), claim)) return null;
  return endEqually(match, state, codes, claim.turns[0] ?? []) ? null : claim;
}

const tries = (count: number, lead: (at: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, at) => lead(at));

/** @param leads of the plan and of the claim, try by try. */
const differences = ([plan = [], claim = []]: readonly (readonly number[])[]): readonly number[] =>
  plan.map((lead, at) => Math.round(10 * (lead - (claim[at] ?? 0))) / 10);

const won = (leads: readonly number[]): number => leads.filter((lead) => lead > 0).length;

/** A table: what the plan was worth at the end, by what few tries said of it. @param some of all games. */
export function claimsTable(some: readonly PassedClaimTurn[]): string {
  const kinds: readonly [string, (of: PassedClaimTurn) => boolean][] = [
    ['surely better', ({ few }) => isClearGain(gainOf(few))],
    ['perhaps better, by two points or more', ({ few }) => !isClearGain(gainOf(few)) && meanOf(few) >= 2],
    ['about as good, or worse', ({ few }) => !isClearGain(gainOf(few)) && meanOf(few) < 2],
  ];
  const rows = [false, true].flatMap((isNow) =>
    kinds.map(([name, is]) => {
      const turns = some.filter((one) => (one.soonest === 1) === isNow && is(one));
      const wins = [0, 1].map((side) => turns.reduce((sum, one) => sum + (one.wins[side] ?? 0), 0));
      const [said, worth] = [turns.map(({ few }) => meanOf(few)), turns.map(({ many }) => meanOf(many))].map((all) =>
        all.length === 0 ? '–' : meanOf(all).toFixed(1),
      );
      return `${isNow ? 'claim at once' : 'claim later'}: ${name}: ${turns.length} turns, few tries ${said}, at the end ${worth}, won ${wins.join(':')}`;
    }),
  );
  return rows.join('\n');
}

const gainOf = (few: readonly number[]) =>
  gainIn(
    few,
    few.map(() => 0),
  );

const meanOf = (values: readonly number[]): number =>
  values.length === 1 ? (values[0] ?? 0) : meanWithError(values).value;
