/** The things on the table that a line of choices is about. */

import type { ClaimNamed } from '@windrose/analysis';
import type { AnyOf, AnyView, CodedOption, Match } from '@windrose/rules';

import type { Leg } from './outcome.ts';
import { idOf } from './since.ts';
import type { Thing } from './targets.ts';

/** The things of an option. */
function thingsOf(option: CodedOption): Thing[] {
  const { kind, to, at, on, from, slot, card, stack, tile }: AnyOf<CodedOption> = option;
  switch (kind) {
    case 'step':
    case 'sail':
      return to === undefined || typeof to === 'number' ? [] : [`place ${to}`];
    case 'boat':
    case 'outpost':
      return [`place ${at}`];
    case 'work':
      return [`location ${at}`];
    case 'explore':
      return [at === undefined ? `beside ${tile}` : `location ${at}`];
    case 'play':
      return [`hand ${card}`];
    case 'lay':
      return [from === 'hand' ? `hand ${card}` : `played ${card}`];
    case 'place':
      return [`market ${on}`];
    case 'acquire':
    case 'merchant':
      return [`market ${slot}`];
    case 'claim':
      return slot === undefined ? [] : [`card ${slot}`];
    case 'route':
      return [`route ${slot}`];
    case 'tile':
    case 'bonus':
      return stack !== undefined ? [`stack ${stack}`] : tile !== undefined ? [`supply ${tile}`] : [];
    default:
      return [];
  }
}

/** The things of a line: those of its first choices that are about the same kind of thing, such as a whole voyage. */
export function thingsOfLine(match: Match, codes: readonly number[]): readonly Thing[] {
  // Starting cubes lie nowhere on the table; where the boat would start then is another question.
  if (match.decision?.kind === 'set') return [];
  const fork = match.imagine();
  const found: Thing[] = [];
  for (const code of codes) {
    const option = fork.legal().find((one) => one.code === code);
    if (!option) break;
    const things = thingsOf(option);
    // A voyage is lit to its end; of everything else the first thing is what to look at.
    const [first] = found;
    if (first !== undefined && !(first.startsWith('place ') && things.some((thing) => thing.startsWith('place ')))) {
      if (things.length > 0) break;
    }
    found.push(...things);
    fork.choose(code);
  }
  return found;
}

/** All things that a line speaks of. */
export function allThingsOf(match: Match, codes: readonly number[]): readonly Thing[] {
  const fork = match.imagine();
  const found: Thing[] = [];
  for (const code of codes) {
    const option = fork.legal().find((one) => one.code === code);
    if (!option) break;
    found.push(...thingsOf(option));
    fork.choose(code);
  }
  return found;
}

/**
 * Things of one moment of a match as they are at another one: cards of a row are where they lie then, and those that have left
 * it are missing. @param seat whose view counts; both rows are open to every seat.
 */
export function thingsAt(things: readonly Thing[], before: Match, now: Match, seat = 0): readonly Thing[] {
  const [was, is]: AnyView[] = [before.view(seat), now.view(seat)];
  return things.flatMap((thing) => {
    const [row, slot] = thing.split(' ');
    if (row !== 'card' && row !== 'market') return [thing];
    const cards = (view: AnyView | undefined): readonly (string | null)[] =>
      row === 'card' ? (view?.row ?? []) : (view?.market ?? []).map(idOf);
    const card = cards(was)[Number(slot)];
    const at = card === undefined || card === null ? -1 : cards(is).indexOf(card);
    return at < 0 ? [] : [`${row} ${at}` as const];
  });
}

/** Where something that can be claimed lies on the table; null where it does not lie open. Rows and ports are open to every seat. */
export function thingOfClaim(match: Match, { kind, id }: Pick<ClaimNamed, 'kind' | 'id'>): Thing | null {
  const { row = [], ports = [] }: AnyView = match.state();
  if (kind === 'card') {
    const slot = row.indexOf(id);
    return slot < 0 ? null : `card ${slot}`;
  }
  const port = ports.find(({ tile }) => tile === id);
  return port === undefined ? null : `place ${port.at}`;
}

/** The way of the boat in a line, for the seat to move. */
export function wayOfLine(match: Match, codes: readonly number[]): readonly Leg[] {
  const seat = match.decision?.seat;
  const fork = match.imagine();
  for (const code of codes) {
    if (fork.decision?.seat !== seat || !fork.legal().some((one) => one.code === code)) break;
    fork.choose(code);
  }
  return fork.choices
    .slice(match.version)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === 'sailed' && event.seat === seat ? [event] : []));
}
