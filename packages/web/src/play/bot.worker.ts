/** The worker in which bots think. */

import { type Bot, createBotWith, type Level, LEVELS, loadWeights, type NetWeights, USUAL_LEVEL } from '@windrose/bots';
import { loadMatch, type Match, type MatchRecord, type RawPack, required } from '@windrose/rules';

import type { BotAnswer, BotQuestion } from './bot.ts';
import { random32 } from './chance.ts';
import { readOwnGames } from './own-games.ts';

const scope = self as unknown as {
  addEventListener(kind: 'message', listener: (event: MessageEvent<BotQuestion>) => void): void;
  postMessage(answer: BotAnswer): void;
};

const games = readOwnGames();

scope.addEventListener('message', ({ data }) => void answer(data));

async function answer({ number, record, packs, level }: BotQuestion): Promise<void> {
  try {
    await games;
    scope.postMessage({ number, code: choose(record, packs, knownLevel(level), await loadWeights(record)) });
  } catch (error) {
    scope.postMessage({ number, fault: String(error) });
  }
}

/** The latest match, with a bot for each seat: a bot continues its plan. */
let known: { readonly match: Match; readonly entries: readonly number[]; readonly bots: Map<number, Bot> } | null =
  null;

/** The level that is named, unless a file names one that is not. */
function knownLevel(named: string | undefined): Level {
  return LEVELS.find((level) => level === named) ?? USUAL_LEVEL;
}

function choose(record: MatchRecord, packs: readonly RawPack[], level: Level, weights: NetWeights | null): number {
  const same =
    known !== null &&
    'seed' in record.luck &&
    known.match.seed === record.luck.seed &&
    known.match.game.id === record.game &&
    known.entries.every((entry, at) => entry === record.codes[at]);
  if (known && same) {
    known.match.replay(record.codes.slice(known.entries.length));
    known = { ...known, entries: record.codes };
  } else {
    known = { match: loadMatch(record, packs), entries: record.codes, bots: new Map() };
  }
  const { match, bots } = known;
  const { seat } = required(match.decision, 'decision');
  let bot = bots.get(seat);
  if (!bot) {
    bot = createBotWith({ core: match.core, seed: random32(), level, weights });
    bots.set(seat, bot);
  }
  const code = bot.chooseFor(match);
  if (!match.legal().some((option) => option.code === code)) throw new Error(`it chose ${code}, which is not legal`);
  return code;
}

games.then(
  () => scope.postMessage({ ready: true }),
  // Each question is answered with what is wrong.
  () => scope.postMessage({ ready: true }),
);
