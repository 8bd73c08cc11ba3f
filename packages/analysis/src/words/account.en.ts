/** The English sentences about whole matches. */

import { capital } from './capital.ts';
import type { TurnUse } from '../account/account.ts';
import type { AccountMessages, Claimed, NamedPoints, SideName } from './account-messages.ts';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const points = (n: number): string => counted(n, 'point', 'points');

const called = (name: SideName): string => name ?? 'you';

/** "you have", "Ada has". */
const has = (name: SideName): string => (name === null ? 'you have' : `${name} has`);

const claimed = (n: number, kind: Claimed): string =>
  kind === 'orders' ? counted(n, 'order', 'orders') : counted(n, 'point card', 'point cards');

/** What so many turns were used for. */
const USES: Readonly<Record<TurnUse, string>> = {
  claim: 'claiming',
  build: 'building',
  tile: 'taking tiles',
  card: 'taking merchant cards',
  trade: 'trading',
  cubes: 'getting or upgrading cubes',
  rest: 'resting',
  sail: 'only sailing',
  other: 'something else',
};

/** "5 for 16 points". */
const forPoints = ({ points: of, count }: NamedPoints): string =>
  count === null ? points(of) : `${count} for ${points(of)}`;

/** The same after another one: "3 for 9". */
const forAsWell = ({ points: of, count }: NamedPoints): string => (count === null ? `${of}` : `${count} for ${of}`);

export const account: AccountMessages = {
  title: 'Where the match was decided',
  opening: (ahead, behind, over) => {
    const gap = ahead.points - behind.points;
    const both = `${capital(has(ahead.name))} ${points(ahead.points)}, ${has(behind.name)} ${behind.points}`;
    if (gap === 0) return `${both}${over ? '. The later player in turn order wins ties.' : ' so far.'}`;
    return `${both}${over ? '' : ' so far'}. This is where the difference of ${gap} comes from:`;
  },
  claims: (gap, ahead, behind, kind, coins) => {
    const each = (value: string | null): string => (value === null ? '' : ` (${value} each)`);
    return `${capital(points(gap))} from ${kind === 'orders' ? 'orders' : `point cards${coins ? ' with their coins' : ''}`}: ${has(ahead.name)} ${claimed(ahead.count ?? 0, kind)} for ${points(ahead.points)}${each(ahead.each)}, ${has(behind.name)} ${forAsWell(behind)}${each(behind.each)}.`;
  },
  outposts: (gap, ahead, behind) =>
    `${points(gap)} from outposts: ${called(ahead.name)} built ${forPoints(ahead)}, ${called(behind.name)} built ${forAsWell(behind)}.`,
  part: (gap, part, ahead, behind) =>
    `${points(gap)} from ${part.toLowerCase()}: ${has(ahead.name)} ${forPoints(ahead)}, ${has(behind.name)} ${forAsWell(behind)}.`,
  more: (behind, parts) => `Here ${has(behind)} more: ${parts.join(', ')}.`,
  turns: 'What was done with the turns:',
  later: (nth, ahead, aheadRound, behind, behindRound, kind) =>
    nth === 1
      ? `${capital(called(ahead))} claimed the first ${kind === 'orders' ? 'order' : 'card'} in round ${aheadRound}, ${called(behind)} the first one only in round ${behindRound}.`
      : `${capital(called(ahead))} had ${nth} ${kind} in round ${aheadRound}, ${called(behind)} only in round ${behindRound}.`,
  dry: (behind, { turns, from, to, uses, won, wonAhead }, ahead, other, kind) => {
    const spent = uses.map(([use, n]) => `${n} ${USES[use]}`).join(', ');
    return `From round ${from} to round ${to} ${called(behind)} claimed no ${kind === 'orders' ? 'order' : 'card'}. Those ${counted(turns, 'turn', 'turns')}: ${spent}. In that time ${called(ahead)} won ${points(wonAhead)}, ${called(behind)} won ${won}.${other === null ? '' : ` ${ahead === null ? 'Your' : `${ahead}’s`} longest such stretch: ${counted(other, 'turn', 'turns')}.`}`;
  },
  cards: (behind, { taken, never, once }, ahead, other) => {
    const hardly = [
      never === 0 ? '' : `${never} of them ${never === 1 ? 'was' : 'were'} never played`,
      once === 0 ? '' : `${once} only once`,
    ].filter((text) => text !== '');
    return `${capital(called(behind))} took ${counted(taken, 'merchant card', 'merchant cards')}: ${hardly.join(', ')}. ${capital(called(ahead))} took ${other.taken}: ${other.never} never played, ${other.once} once.`;
  },
  rests: (behind, { times, each, empty }, ahead, other, what) =>
    `${capital(called(behind))} rested ${counted(times, 'time', 'times')} and got ${each} ${what} back each time, ${called(ahead)} rested ${counted(other.times, 'time', 'times')} and got ${other.each}.${empty === 0 ? '' : ` ${capital(counted(empty, 'rest', 'rests'))} brought nothing back.`}`,
  cubes: (behind, lost, left) => {
    const parts = [
      lost === 0 ? '' : `had to give up ${counted(lost, 'cube', 'cubes')} for want of room`,
      left === 0 ? '' : `had ${lost === 0 ? counted(left, 'unused cube', 'unused cubes') : left} left at the end`,
    ].filter((text) => text !== '');
    return `${capital(called(behind))} ${parts.join(' and ')}.`;
  },
  table: {
    title: 'All in figures',
    total: 'Points in all',
    rounds: 'Claimed in rounds',
    turns: 'Turns',
    each: 'Turns for each claim',
    dry: 'Longest without a claim',
    rests: 'Rests (came back)',
    cards: 'Merchant cards taken',
    outposts: 'Outposts built',
    bonuses: 'Bonus tiles taken',
    explored: 'Exploration tiles taken',
    lost: 'Cubes given up: no room',
    left: 'Cubes left at the end',
    stretch: (turns, from, to) => `${counted(turns, 'turn', 'turns')}, rounds ${from}–${to}`,
    rested: (times, back) => `${times} (${back})`,
    taken: ({ taken, never, once }) =>
      never + once === 0 ? String(taken) : `${taken} (never played ${never}, once ${once})`,
  },
};
