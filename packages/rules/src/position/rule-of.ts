/** The rule behind a refusal: its number in `docs/rules`. */

import { required } from '../core/required.ts';
import { RulesError } from '../core/errors.ts';
import type { Match } from '../core/match.ts';
import type { AnyOf } from '../core/shape.ts';
import { type GameId, type Games, RULE_PAGES_OF } from '../games/index.ts';
import { isGameId } from '../games/own.ts';
import type { RuleId } from '../core/rule-id.ts';
import { RULE_PAGES, type RulePage } from '../core/rule-pages.ts';
import { landTableOf } from '../land/table.ts';
import { judge } from './candidate-moves.ts';
import type { Refusal, ClaimedMove } from './refusals.ts';

/** The page on which the rule of a number stands. */
export function pageOfRule(rule: RuleId): string {
  return RULE_PAGES[rule.slice(0, 2) as RulePage];
}

/** Whether a text from outside is the number of a rule on one of these pages. */
export function isRuleId(text: string): text is RuleId {
  return /^[A-Z]{2}-\d+[rc]?$/.test(text) && Object.hasOwn(RULE_PAGES, text.slice(0, 2));
}

/** The game, option and match of a refusal. */
interface Case {
  /** The letters of the game's own page. */
  readonly game: RulePage;
  readonly option: AnyOf<ClaimedMove>;
  readonly match: Match<Games[GameId]>;
}

/** The rule for each reason. Solo and From Sand to Sea play by the rules of Eastern Wonders where they say nothing else. */
const RULES: { readonly [Because in Refusal['because']]: (at: Case) => RuleId } = {
  short: ({ game, option }) => {
    if (option.kind === 'claim') return game === 'SR' ? 'SR-12' : 'EW-34';
    if (option.kind === 'play') return 'SR-6';
    if (option.kind === 'no-tile') return 'NW-24';
    if (option.kind === 'work') return 'NW-12';
    if (option.kind === 'route') return 'EE-10';
    return 'SH-6';
  },
  few: ({ game, option }) => (option.kind === 'acquire' ? 'SR-8' : game === 'EE' ? 'EE-39' : 'EW-28'),
  'no-cube': ({ game, option }) => {
    if (option.kind === 'discard') return 'SH-9';
    if (option.kind === 'place') return 'SR-8';
    if (option.kind === 'upgrade') return 'SH-3';
    if (option.kind === 'step') return 'EW-15';
    const isToll = option.to !== undefined;
    if (game === 'EE') return isToll ? 'EE-38' : 'EE-39';
    return isToll ? 'EW-17' : 'EW-28';
  },
  dearest: () => 'SH-4',
  far: ({ game }) => (game === 'EE' ? 'EE-36' : game === 'SS' ? 'SS-9' : 'EW-13'),
  'free-step': () => 'EW-14',
  'step-costs': () => 'EW-15',
  'no-cards': () => 'SS-9',
  toll: ({ game, option }) => {
    if (game === 'EE') return 'EE-43';
    if (option.kind === 'stop') return 'EW-18';
    return game === 'SS' ? 'SS-17r' : 'EW-25r';
  },
  'no-island': ({ option }) => (option.kind === 'build' ? 'EW-27' : 'EW-33'),
  'own-outpost': () => 'EW-27',
  'no-outpost': () => 'EW-33',
  'row-full': () => 'EW-29',
  'no-port': () => 'EW-34',
  'closed-port': () => 'EW-41',
  'empty-port': () => 'EW-42r',
  unexplored: () => 'NW-10',
  'own-settlers': ({ option }) => (option.kind === 'route' ? 'EE-24' : 'NW-11'),
  settlers: ({ option }) => (option.kind === 'route' ? 'EE-24' : 'NW-12'),
  'no-use': ({ option, match }) => {
    const table = required(landTableOf(match.core.assembly), 'land');
    switch (table.spaces.find(({ id }) => id === option.at)?.kind) {
      case 'fort':
        return 'NW-27r';
      case 'market':
        return 'EE-19r';
      case 'move-boat':
        return 'EE-43';
      case 'boat-trade':
        return 'EE-44';
      case 'outpost-trade':
        return 'EE-45';
      default:
        return 'NW-12';
    }
  },
  'not-in-hand': () => 'SR-6',
  'already-played': () => 'SR-7',
  'nothing-there': (at) => {
    const { game, option } = at;
    if (option.kind === 'explore') return 'NW-35';
    if (option.kind === 'no-tile') return 'NW-30r';
    if (option.kind === 'route') return 'EE-24';
    if (option.stack !== undefined) return stackRule(at);
    return game === 'SS' && option.kind === 'merchant' ? 'SS-20r' : 'SR-17r';
  },
  'none-left': ({ game }) => (game === 'SO' ? 'SO-3' : game === 'SS' ? 'SS-19' : 'EW-31'),
  'one-of-a-kind': () => 'SO-4',
  'points-last': () => 'SO-3',
  'first-column': () => 'SS-18',
  'other-stack': (at) => stackRule(at),
  full: () => 'SH-7r',
  'must-act': () => 'SO-10',
  'must-take': () => 'EE-18',
  'not-now': ({ game }) => {
    if (game === 'SR') return 'SR-23';
    if (game === 'SS') return 'SS-25';
    return game === 'NW' || game === 'EE' ? 'NW-9' : 'EW-12';
  },
};

/** The stacks from which a tile may come now: those of a fort, of a fourth card, or of an emptied column. */
function stackRule({ match }: Case): RuleId {
  if (match.decision?.kind === 'tile') return 'NW-23';
  const table = required(landTableOf(match.core.assembly), 'land');
  const offered = match.legal().flatMap((option) => ('stack' in option ? [table.stacks[option.stack]?.at] : []));
  return offered.includes('D2') ? 'EE-17' : 'EE-40';
}

/** The prefix of a game's rule page; a custom game has only the shared rules. */
function lettersOf(game: string): RulePage {
  return isGameId(game) ? RULE_PAGES_OF[game][0] : 'SH';
}

/** The rule by which an option is refused at the present decision of a match. */
export function ruleOf(match: Match<Games[GameId]>, option: ClaimedMove, { because }: Refusal): RuleId {
  return RULES[because]({ game: lettersOf(match.game.id), option, match });
}

/** A candidate that is not allowed, with its reason and the rule. */
export interface Refused {
  readonly option: ClaimedMove;
  readonly why: Refusal;
  readonly rule: RuleId;
}

/**
 * The reason why a choice is not offered now.
 * @param choice a code, an option, or a word of the notation.
 * @returns null for a code or word without meaning at this decision, for a legal choice, after the end, and in custom
 * games.
 */
export function refusedBy(match: Match<Games[GameId]>, choice: number | object | string): Refused | null {
  // A custom game has its own, unnumbered rules.
  if (!isGameId(match.game.id)) return null;
  const candidate = judge(match, choice);
  if (candidate === null || candidate.why === null) return null;
  return { option: candidate.option, why: candidate.why, rule: ruleOf(match, candidate.option, candidate.why) };
}

/** An error of the rules with the number of the rule, where a choice of this match broke one. */
export function withRule(error: RulesError, match: Match<Games[GameId]>, choice: number | object | string): RulesError {
  if (error.code !== 'illegal-choice' || error.rule !== null) return error;
  const rule = refusedBy(match, choice)?.rule ?? null;
  return rule === null ? error : new RulesError(error.code, error.message, error.where, rule);
}
