/** A match on the page: what is pending, what stands, what is kept. */

import { createBot } from '@windrose/bots';
import { type Event, loadMatch, type Match, type MatchRecord, startMatch } from '@windrose/rules';
import { describe, expect, it, vi } from 'vitest';

import type { BotPlayer } from '../src/play/bot.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { setPace } from '../src/play/pace.ts';
import { pauseAfter } from '../src/play/session.ts';
import { onlyPersonAtFirst, type StoredMatch } from '../src/play/store.ts';

const bot: BotPlayer = {
  choose(record) {
    const match = loadMatch(record);
    return Promise.resolve(createBot({ core: match.core, seed: 1, level: 'deckhand' }).chooseFor(match));
  },
};

/** A session for the sitters `p` (person) and `b` (bot), and everything it has kept. */
function sitDown(
  kinds: string,
  record: MatchRecord = fresh(kinds.length),
): { session: LocalSession; kept: StoredMatch[] } {
  const sitters = Array.from(kinds, (kind, seat) => ({
    kind: kind === 'p' ? ('person' as const) : ('bot' as const),
    name: `N${seat}`,
  }));
  const kept: StoredMatch[] = [];
  const stored = { id: 'x', sitters, record, pending: [], touched: 0, round: 0, over: false };
  const session = new LocalSession(stored, bot, { keep: (match) => kept.push(match) });
  return { session, kept };
}

const fresh = (seats: number): MatchRecord => startMatch({ game: 'eastern-wonders', seats, seed: 'session' }).record();

/** Before somebody claims something, and the choice that does. */
function atClaim(): { readonly record: MatchRecord; readonly code: number } {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'session' });
  const player = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  for (;;) {
    const code = player.chooseFor(match);
    const ahead = match.fork();
    const isClaim = ahead.choose(code).some(({ kind }) => kind === 'claimed');
    if (isClaim && !ahead.over) return { record: match.record(), code };
    match.choose(code);
  }
}

/** Chooses the first option of one of these kinds. */
function choose(session: LocalSession, ...kinds: string[]): void {
  for (const kind of kinds) {
    const option = session.table().options.find((one) => one.kind === kind);
    if (!option)
      throw new Error(
        `no ${kind} among ${session
          .table()
          .options.map((one) => one.kind)
          .join()}`,
      );
    session.choose([option.code]);
  }
}

/** Both seats set up; seat 0 is to sail. */
function afterSetUp(): LocalSession {
  const { session } = sitDown('pp');
  for (let seat = 0; seat < 2; seat++) {
    choose(session, 'set', 'boat');
    session.endTurn();
  }
  return session;
}

describe('a turn', () => {
  it('waits to be ended once it is played, and the next seat comes after', () => {
    const { session } = sitDown('pp');
    expect(session.table()).toMatchObject({ stage: 'choice', seat: 1, canUndo: false });
    choose(session, 'set', 'boat');
    expect(session.table()).toMatchObject({ stage: 'held', seat: 1, mover: 1, options: [], canUndo: true });
    session.endTurn();
    expect(session.table()).toMatchObject({ stage: 'choice', seat: 0, canUndo: false });
  });

  it('is undone click by click or as a whole', () => {
    const session = afterSetUp();
    const start = session.table().match.version;
    choose(session, 'step', 'stop', 'harvest');
    expect(session.table().stage).toBe('held');
    session.undoStep();
    expect(session.table().decision).toMatchObject({ kind: 'act' });
    session.undoTurn();
    expect(session.table()).toMatchObject({ canUndo: false, decision: { kind: 'sail' } });
    expect(session.table().match.version).toBe(start);
  });

  it('takes a click of several options back as one', () => {
    const session = afterSetUp();
    const stay = session.table().options.find(({ kind }) => kind === 'stay')!.code;
    const act = session.table().match.fork();
    act.choose(stay);
    session.choose([stay, act.legal().find(({ kind }) => kind === 'harvest')!.code]);
    expect(session.table().stage).toBe('held');
    session.undoStep();
    expect(session.table()).toMatchObject({ canUndo: false, decision: { kind: 'sail' } });
  });

  it('takes decisions with one option automatically, and undoes them with the choice before', () => {
    // A building to be paid with cubes of which there is one kind only.
    const paysAlike = (match: Match): boolean => {
      const build = match.legal().find(({ kind }) => kind === 'build');
      if (match.decision!.seat !== 0 || !build) return false;
      const fork = match.fork();
      fork.choose(build.code);
      return fork.decision!.kind === 'price' && fork.legal().length === 1;
    };
    const { session } = sitDown('pp', playedUntil('alike', paysAlike));
    const { version } = session.table().match;
    choose(session, 'build');
    expect(session.table().match.version).toBeGreaterThan(version + 1);
    session.undoStep();
    expect(session.table().match.version).toBe(version);
    expect(session.table().canUndo).toBe(false);
  });
});

describe('the stored match', () => {
  it('is enough to go on after every single choice', () => {
    const { session, kept } = sitDown('pp');
    choose(session, 'set');
    const { session: again } = reopen(kept.at(-1)!);
    expect(again.table().match.state()).toEqual(session.table().match.state());
    expect(again.table().canUndo).toBe(true);
    again.undoTurn();
    expect(again.table().match.version).toBe(0);
  });

  it('never contains an undone choice', () => {
    const { session, kept } = sitDown('pp');
    choose(session, 'set');
    session.undoStep();
    expect(kept.at(-1)).toMatchObject({ pending: [], record: { codes: [] } });
  });

  it('has the data that the list of matches shows', () => {
    const { session, kept } = sitDown('pp');
    choose(session, 'set', 'boat');
    session.endTurn();
    expect(kept.at(-1)).toMatchObject({ round: 0, over: false });
    choose(session, 'set', 'boat');
    session.endTurn();
    expect(kept.at(-1)).toMatchObject({ round: 1, over: false });
  });
});

describe('bots', () => {
  it('play until a person has to choose', async () => {
    const { session } = sitDown('pbb');
    const close = session.open();
    session.skip();
    await settled(session);
    expect(session.table()).toMatchObject({ stage: 'choice', seat: 0 });
    close();
  });

  it('wait while what the player has done is looked at, until it has been', async () => {
    setPace('quick');
    const { session } = sitDown('pb');
    session.letLook(60_000);
    const close = session.open();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(session.table()).toMatchObject({ stage: 'bot', match: { version: 0 } });
    session.letLook(0);
    await settled(session);
    expect(session.table()).toMatchObject({ stage: 'choice', seat: 0 });
    close();
  });

  it('let a claim and a voyage be read where turns are shown step by step', () => {
    setPace('follow');
    const claim = { kind: 'claimed' } as Event;
    const voyage = { kind: 'sailed' } as Event;
    expect(pauseAfter([voyage, claim])).toBeGreaterThan(pauseAfter([voyage]));
    expect(pauseAfter([voyage])).toBeGreaterThan(0);
    expect(pauseAfter([])).toBe(0);
    for (const pace of ['quick', 'once'] as const) {
      setPace(pace);
      expect(pauseAfter([claim])).toBe(0);
    }
    setPace('follow');
  });

  it('wait after a claim before they go on', async () => {
    setPace('follow');
    const { record, code } = atClaim();
    const claiming: BotPlayer = {
      choose: (now, packs, level) =>
        loadMatch(now).version === loadMatch(record).version ? Promise.resolve(code) : bot.choose(now, packs, level),
    };
    const sitters = ['N0', 'N1'].map((name) => ({ kind: 'bot' as const, name }));
    const stored = { id: 'x', sitters, record, pending: [], touched: 0, round: 0, over: false };
    const session = new LocalSession(stored, claiming, { keep: () => {} });
    const before = session.table().match.version;
    const close = session.open();
    await vi.waitFor(() => expect(session.table().match.version).toBeGreaterThan(before), { timeout: 9000 });
    const { version } = session.table().match;
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(session.table().match.version).toBe(version);
    close();
    session.skip();
  });

  it('wait for nothing where all is shown at once', async () => {
    setPace('once');
    const { session } = sitDown('pb');
    session.letLook(60_000);
    const close = session.open();
    await settled(session);
    expect(session.table()).toMatchObject({ stage: 'choice', seat: 0 });
    close();
    setPace('follow');
  });

  it('are asked again when they have failed', async () => {
    let calls = 0;
    const failing: BotPlayer = {
      choose: (record, packs) => (++calls === 1 ? Promise.reject(new Error('no idea')) : bot.choose(record, packs)),
    };
    const stored = {
      id: 'x',
      sitters: [
        { kind: 'person' as const, name: 'A' },
        { kind: 'bot' as const, name: 'B' },
      ],
      record: fresh(2),
      pending: [],
      touched: 0,
      round: 0,
      over: false,
    };
    const session = new LocalSession(stored, failing, { keep: () => {} });
    const close = session.open();
    await until(() => session.table().botFailed);
    session.skip();
    await settled(session);
    expect(session.table()).toMatchObject({ stage: 'choice', seat: 0, botFailed: false });
    close();
  });

  it('end a match among themselves', async () => {
    const { session, kept } = sitDown(
      'bb',
      playedUntil('late', (match) => match.final),
    );
    const close = session.open();
    session.skip();
    await until(() => session.table().stage === 'over');
    expect(kept.at(-1)!.over).toBe(true);
    close();
  });
});

it('a choice that reveals something is settled immediately', () => {
  const mayClaim = (match: Match): boolean =>
    match.decision!.seat === 0 && match.legal().some(({ kind }) => kind === 'claim');
  const { session } = sitDown('pp', playedUntil('claim', mayClaim));
  choose(session, 'claim');
  expect(session.table().canUndo).toBe(false);
});

function reopen(stored: StoredMatch): { session: LocalSession } {
  return { session: new LocalSession(stored, bot, { keep: () => {} }) };
}

/** Two bots play until something holds, in as many matches as it takes. */
function playedUntil(seed: string, holds: (match: Match) => boolean): MatchRecord {
  for (let number = 0; ; number++) {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: `${seed} ${number}` });
    const player = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    while (!match.over && !holds(match)) match.choose(player.chooseFor(match));
    if (!match.over) return match.record();
  }
}

const settled = (session: LocalSession): Promise<void> => until(() => session.table().stage === 'choice');

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

it('keeps who has won, for the list of matches', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'won' });
  const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'deckhand' }));
  while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  const { winner, seats } = match.scores();
  expect(sitDown('pb', match.record()).session.stored()).toMatchObject({
    over: true,
    won: { side: winner, points: seats[Number(winner)]!.total },
  });
  expect(sitDown('pb').session.stored()).not.toHaveProperty('won');
});

describe('a match handed over to bots', () => {
  it('is played to its end from where it stands, and counts for nobody', async () => {
    const { session, kept } = sitDown('pb', startMatch({ game: 'spice-road', seats: 2, seed: 'over' }).record());
    session.open();
    const [first] = session.table().options;
    session.choose([first!.code]);
    const made = session.table().match.choices.map(({ option }) => option.code);
    const own = session.ownSeat;
    session.handOver();
    await vi.waitFor(() => expect(session.table().stage).toBe('over'), { timeout: 60_000, interval: 50 });
    const last = kept.at(-1)!;
    expect(last).toMatchObject({
      over: true,
      pending: [],
      sitters: [
        { kind: 'bot', name: 'N0', level: 'boatswain', since: made.length },
        { kind: 'bot', name: 'N1' },
      ],
    });
    expect(last.record.codes.slice(0, made.length)).toEqual(made);
    expect(session.ownSeat).toBe(own);
    // Opened again, it is still shown from there: nobody's colour changes.
    const { sitters } = last;
    expect(onlyPersonAtFirst(sitters)).toBe(own);
    expect(onlyPersonAtFirst([...sitters].reverse())).toBe(1);
    expect(onlyPersonAtFirst(sitters.slice(1))).toBeNull();
  }, 90_000);
});
