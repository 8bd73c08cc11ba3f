import { Worker as Thread } from 'node:worker_threads';

import { loadMatch, type MatchRecord, startMatch } from '@windrose/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { WorkerBot } from '../src/play/bot.ts';

/** A thread of Node behind the face of a page's worker; `code` is what runs on it, with `port` to talk to the page. */
function pageWorker(code: string): Worker {
  const thread = new Thread(`const port = require('node:worker_threads').parentPort;\n${code}`, { eval: true });
  threads.push(thread);
  const face = {
    addEventListener(kind: string, listener: (event: unknown) => void) {
      if (kind === 'message') thread.on('message', (data) => listener({ data }));
      else thread.on('error', (error) => listener(error));
    },
    postMessage: (data: unknown) => thread.postMessage(data),
    terminate: () => void thread.terminate(),
  };
  return face as unknown as Worker;
}

const threads: Thread[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
  vi.restoreAllMocks();
});

const READY = 'port.postMessage({ ready: true });';
const FAITHFUL = `${READY} port.on('message', ({ number, record }) => port.postMessage({ number, code: record.codes.length }));`;

const record = (): MatchRecord => startMatch({ game: 'eastern-wonders', seats: 2, seed: 'worker' }).record();
const legal = (of: MatchRecord): number[] =>
  loadMatch(of)
    .legal()
    .map(({ code }) => code);

describe("the page's bot", () => {
  it('returns the choice of the worker', async () => {
    const bot = new WorkerBot(() => pageWorker(FAITHFUL));
    expect(await bot.choose(record(), [])).toBe(0);
    expect(await Promise.all([bot.choose(record(), []), bot.choose(record(), [])])).toEqual([0, 0]);
    expect(threads).toHaveLength(1);
  });

  it.each([
    ['hangs', `${READY} port.on('message', () => { for (;;); });`, /had not chosen after 200 ms/, 200],
    [
      'throws',
      `${READY} port.on('message', ({ number }) => port.postMessage({ number, fault: 'overboard' }));`,
      /overboard/,
    ],
    ['breaks its worker', `${READY} port.on('message', () => { throw new Error('aground'); });`, /aground/],
    ['cannot be loaded', `throw new Error('no such file');`, /no such file/],
  ])(
    'is replaced by a simple legal choice when it %s, and the page goes on',
    async (_, code, why, patience?: number) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const bot = new WorkerBot(() => pageWorker(threads.length === 0 ? code : FAITHFUL), patience);
      let ticks = 0;
      const ticking = setInterval(() => ticks++, 5);
      expect(legal(record())).toContain(await bot.choose(record(), []));
      clearInterval(ticking);
      expect(ticks).toBeGreaterThan(0);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn.mock.calls[0]![0]).toMatch(why);
      expect(warn.mock.calls[0]![0]).toMatch(/simple choice was made instead/);
    },
  );

  it('starts another worker after one that was stopped', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const hanging = `${READY} port.on('message', () => { for (;;); });`;
    const bot = new WorkerBot(() => pageWorker(threads.length === 0 ? hanging : FAITHFUL), 3000);
    await bot.choose(record(), []);
    expect(await bot.choose(record(), [])).toBe(0);
    expect(threads).toHaveLength(2);
  });
});
