import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

import { FastLuck, MOST_OPTIONS, startMatch } from '@windrose/rules';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BotHost } from '../src/host/index.ts';
import { createPlayer, type PlayerName } from '../src/index.ts';

const MISBEHAVING = new URL('misbehaving.worker.ts', import.meta.url);

const hosts: BotHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

function setUp(player: PlayerName, thread?: URL) {
  const log: string[] = [];
  const host = new BotHost({
    // Far more than any of them needs, however busy the machine.
    patience: 120_000,
    log: (sentence) => log.push(sentence),
    ...(thread === undefined ? {} : { thread }),
  });
  hosts.push(host);
  const match = { game: 'eastern-wonders', seats: 2, seed: 'host' } as const;
  const { core } = startMatch(match);
  const state = core.newState();
  core.deal(state, new FastLuck(1));
  const sit = (name: PlayerName, ms?: number) =>
    host.sit({ core, match, player: name, seed: 5, budget: { iterations: 20, ...(ms === undefined ? {} : { ms }) } });
  // One that hangs is waited for to the end of its time.
  const seat = sit(player, thread !== undefined && player === 'passenger' ? 300 : undefined);
  return { host, core, state, log, sit, seat, codes: new Int32Array(MOST_OPTIONS) };
}

describe('a hosted bot', () => {
  it('chooses as it would without a host', async () => {
    const { core, state, seat, codes, log } = setUp('boatswain');
    const player = createPlayer({ core, player: 'boatswain', seed: 5, budget: { iterations: 20 } });
    const luck = new FastLuck(2);
    for (let decision = 0; decision < 30; decision++) {
      const expected = player.choose(state, codes, core.legal(state, codes));
      expect(await seat.choose(state)).toBe(expected);
      core.apply(state, expected, luck);
    }
    expect([seat.replaced, log]).toEqual([0, []]);
  });

  it('refuses to choose when the match is over', async () => {
    const { state, seat } = setUp('B1');
    state.over = 1;
    await expect(seat.choose(state)).rejects.toThrow(RangeError);
  });

  it('leaves the state alone, and may be asked while the state goes on', async () => {
    const { core, state, seat } = setUp('B1');
    const before = state.cells.slice();
    const asked = seat.choose(state);
    expect(state.cells).toEqual(before);
    state.cells.fill(0);
    const again = core.newState();
    again.cells.set(before);
    const codes = new Int32Array(MOST_OPTIONS);
    expect(codes.subarray(0, core.legal(again, codes))).toContain(await asked);
  });
});

/** Scheduling of each thread of this program: `nice` value, and policy as Linux numbers them. */
const threads = (): Map<string, { nice: number; policy: number }> =>
  new Map(
    readdirSync('/proc/self/task').map((id) => {
      const [, rest = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(/\) (?!.*\) )/);
      const fields = rest.split(' ');
      return [id, { nice: Number(fields[16]), policy: Number(fields[38]) }];
    }),
  );
const [USUAL, IDLE] = [0, 5];

describe.runIf(process.platform === 'linux')('a thread of low priority', () => {
  const match = { game: 'eastern-wonders', seats: 2, seed: 'host' } as const;
  const lower = Math.min(19, getPriority() + 10);

  /** Asks a bot. @returns the scheduling of the threads that have been started since `before`. */
  async function ask(
    host: BotHost,
    player: PlayerName,
    before = threads(),
  ): Promise<{ nice: number; policy: number }[]> {
    const { core, state } = setUp('B1');
    await host.sit({ core, match, player, seed: 1 }).choose(state);
    return [...threads()].filter(([id]) => !before.has(id)).map(([, how]) => how);
  }

  it('makes no other thread wait, whatever the priority of the one that has started it', async () => {
    const host = new BotHost({ lowPriority: true, patience: 120_000 });
    hosts.push(host);
    expect(await ask(host, 'B1')).toContainEqual({ nice: lower, policy: IDLE });
  });

  it('that hardly ran is replaced by one that gets part of a core, for a while', { tags: 'full' }, async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const host = new BotHost({ lowPriority: true, patience: 120_000, thread: MISBEHAVING });
    hosts.push(host);
    const before = threads();
    await ask(host, 'admiral');
    // On a busy machine the thread is replaced before the next question, on another one with it.
    expect(await ask(host, 'B1', before)).toContainEqual({ nice: lower, policy: USUAL });
    vi.advanceTimersByTime(9 * 60_000);
    expect(await ask(host, 'B1')).not.toContainEqual({ nice: lower, policy: IDLE });
    vi.advanceTimersByTime(60_001);
    expect(await ask(host, 'B1')).toContainEqual({ nice: lower, policy: IDLE });
  });
});

describe.each([
  ['passenger', 'hangs', /it had not answered after 350 ms/],
  ['deckhand', 'throws', /Error: the bot has fallen overboard/],
  ['boatswain', 'chooses what is not legal', /it chose 255, which is not legal/],
  ['navigator', 'ends its thread', /its thread has ended/],
  ['captain', 'does not even sit down', /the bot does not sit down/],
] as const)('a bot that (%s) %s', (player, _, why) => {
  it('is stopped: its seat plays a simple legal choice, with a line in the log', async () => {
    const { core, state, seat, codes, log } = setUp(player, MISBEHAVING);
    const luck = new FastLuck(2);
    for (let choice = 1; choice <= 2; choice++) {
      const n = core.legal(state, codes);
      expect(n).toBeGreaterThan(1);
      const code = await seat.choose(state);
      expect(codes.subarray(0, n)).toContain(code);
      expect(seat.replaced).toBe(choice);
      core.apply(state, code, luck);
    }
    expect(log).toHaveLength(2);
    expect(log[0]).toMatch(why);
    expect(log[0]).toMatch(
      new RegExp(`^eastern-wonders, seat 1: ${player} failed: .* A simple choice was made instead`),
    );
  });

  it('does not spoil the seats beside it', async () => {
    const { state, seat, sit } = setUp(player, MISBEHAVING);
    const other = sit('B1');
    const [, first] = await Promise.all([seat.choose(state), other.choose(state)]);
    expect(await other.choose(state)).toBeTypeOf('number');
    expect(first).toBeTypeOf('number');
    expect(other.replaced).toBe(0);
  });

  it('never blocks the event loop of its caller', async () => {
    const { state, seat } = setUp(player, MISBEHAVING);
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    await seat.choose(state);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(0);
  });
});
