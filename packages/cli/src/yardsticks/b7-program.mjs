// Plays for B7, in the folder that was built for it: beside the bots of its commit, and beside the rules they play by.
// It speaks the lines of an outside program (docs/writing-a-bot.md).
import { createInterface } from 'node:readline';

import { createBot } from '@windrose/bots';
import * as rules from '@windrose/rules';

const { MOST_OPTIONS, startMatch } = rules;
// It plays over today's rules or those of the commit, which have older names: ToldLuck, its `hear`, and `told` in a setup.
const RecordedLuck = Reflect.get(rules, 'RecordedLuck') ?? Reflect.get(rules, 'ToldLuck');

// Its budget counts processor time where the arena asks for that.
if (process.env.WINDROSE_CLOCK === 'cpu') {
  performance.now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
}

let luck;
let first;
let match;
let bot;
let state;
const codes = new Int32Array(MOST_OPTIONS);

function begin({ record, packs, seed, budget }) {
  luck = new RecordedLuck(record.luck.told);
  const { game, seats, options } = record;
  first = startMatch({ game, seats, options, packs, seed: '', luck, told: luck });
  match = first.fork(luck.twin());
  state = match.core.newState();
  bot = createBot({ core: match.core, seed, level: 'admiral', budget });
  return {};
}

function follow({ since, told, codes: made }) {
  if (luck.add) luck.add(told);
  else luck.hear(told);
  if (since !== match.version) {
    const stands = match.choices.slice(0, since).map(({ option }) => option.code);
    match = first.fork(luck.twin());
    for (const code of stands) match.choose(code);
  }
  for (const code of made) match.choose(code);
}

function choose(line) {
  follow(line);
  match.copyState(state);
  const n = match.core.legal(state, codes);
  const known = Array.from(codes.subarray(0, n)).sort((a, b) => a - b);
  const asked = line.options.map(({ code }) => code).sort((a, b) => a - b);
  if (known.join() !== asked.join()) {
    throw new Error(`by the rules it knows the options are ${known.join()}, not ${asked.join()}`);
  }
  return { code: bot.choose(state, codes, n) };
}

for await (const text of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const line = JSON.parse(text);
    answer = line.do === 'begin' ? begin(line) : line.do === 'choose' ? choose(line) : {};
  } catch (error) {
    answer = { error: { code: 'b7', message: error.message } };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
