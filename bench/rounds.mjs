/**
 * Rounds of search a second of processor time by the strongest level, in positions that it has not seen before:
 * `node bench/rounds.mjs GAME SEATS [FOLDER]`. The folder is another checkout: run one after the other, versions compare.
 */

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROUNDS = 150;
const POSITIONS = 12;
/** The first sample warms up the compiler; the result is the median of the others. */
const STRETCHES = 4;

const [game = 'eastern-wonders', seats = '2', folder = '.'] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(resolve(folder, 'packages', name, 'src/index.ts')).href);
const { FastLuck, MOST_OPTIONS, startMatch } = await load('rules');
const { createBot, POLICIES } = await load('bots');

const { core } = startMatch({ game, seats: Number(seats), seed: 'rounds' });
const bot = createBot({ core, seed: 1, level: 'admiral' });
const rates = Array.from({ length: STRETCHES }, (_, stretch) => {
  const positions = Array.from({ length: POSITIONS }, (__, number) => positionOf(stretch, number));
  const before = process.threadCpuUsage();
  let rounds = 0;
  for (const state of positions) rounds += bot.think(state, { iterations: ROUNDS }).iterations;
  const { user, system } = process.threadCpuUsage(before);
  return (rounds * 1e6) / (user + system);
});
const sorted = rates.slice(1).toSorted((a, b) => a - b);
console.log(`${game} ${seats} ${sorted[Math.floor(sorted.length / 2)].toFixed(0)} rounds/s`);

/** The start of a round of a match in which claims and buildings are made as soon as they can be. */
function positionOf(stretch, number) {
  const state = core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  const luck = new FastLuck(stretch, number);
  const choose = POLICIES['claim-first'](core);
  core.deal(state, luck);
  while (state.over === 0 && state.round <= 2 + 2 * number) {
    core.apply(state, choose(state, codes, core.legal(state, codes), luck), luck);
  }
  if (state.over === 1) throw new Error('the match of a position was over too soon');
  return state;
}
