/** People who play over the wire, for tests and benches. */

import { luckHashOf, newCommandId, newLuckPart, type OnlineMatch, type SetTable } from '@windrose/protocol';
import { FastLuck } from '@windrose/rules';

import type { Running } from './running.ts';

/** A table of Spice Road for two, or as asked. */
export const tableFor = (over: Partial<SetTable> = {}): SetTable => ({
  id: newCommandId(),
  game: 'spice-road',
  seats: 2,
  ...over,
});

/**
 * Starts a match of people without a client: all commit to parts of the luck, and reveal them once the start is asked for.
 * @param people what sends a command of each of them; the first has set the table
 */
export async function startByHand(people: readonly ((asked: object) => Promise<unknown>)[]): Promise<void> {
  const players = people.map((ask) => ({ ask, part: newLuckPart() }));
  for (const { ask, part } of players) await ask({ type: 'commit', hash: luckHashOf(part) });
  await players[0]!.ask({ type: 'start' });
  for (const { ask, part } of players) await ask({ type: 'reveal', part });
}

/** Any legal code of a match that is followed. */
function anyCode(match: OnlineMatch, luck: FastLuck): number {
  const options = match.table.match!.legal();
  return options[luck.draw(options.length)]!.code;
}

/** Waits until the seat has to choose, or the match is over. */
export const turnOf = (match: OnlineMatch, seat: number): Promise<OnlineMatch> =>
  match.until(({ table: { stage, decision } }) => stage === 'over' || decision?.seat === seat);

/** Plays a seat at random until the match is over, or has come to a version. */
export async function playAtRandom(match: OnlineMatch, seat: number, seed: number, upTo = Infinity): Promise<void> {
  const luck = new FastLuck(seed);
  for (;;) {
    await match.until(
      ({ table: { stage, decision, version } }) => stage === 'over' || version >= upTo || decision?.seat === seat,
    );
    if (match.table.stage === 'over' || match.table.version >= upTo) return;
    await match.choose([anyCode(match, luck)]);
  }
}

/** Two guests at a table that both follow, on different servers if there are two. */
export async function seatTwo(first: Running, second: Running = first, over: Partial<SetTable> = {}) {
  const [ann, bob] = await Promise.all([first.guest('Ann'), second.guest('Bob')]);
  const { body } = await first.ask('POST', '/api/matches', { token: ann.token, body: tableFor(over) });
  const id = body.match as string;
  const [a, b] = [first.online(ann.token).watch(id), second.online(bob.token).watch(id)];
  await Promise.all([a, b].map((match) => match.until(({ known }) => known)));
  await b.sit(1);
  return { id, ann, bob, a, b };
}

/** Two guests in a match that has started. */
export async function startTwo(first: Running, second: Running = first, over: Partial<SetTable> = {}) {
  const seated = await seatTwo(first, second, over);
  await seated.a.start();
  const running = ({ table }: OnlineMatch): boolean => table.stage === 'running';
  await Promise.all([seated.a.until(running), seated.b.until(running)]);
  return seated;
}
