/** A match at the prompt: people choose by number, bots by themselves, until the end or somebody leaves. */

import type { Level, PlayerName } from '@windrose/bots';
import { type BotHost, type HostedSeat, openingOf, OutsidePlayer } from '@windrose/bots/host';
import { type Event, type Match, refusedBy, RulesError } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { commandLine, quoted } from '../command-name.ts';
import { drawTable } from '../draw/table.ts';
import { readPlayer } from '../arena/plan.ts';
import { columns } from '../table.ts';
import { scoresInWords, turnsInWords } from '../transcript.ts';
import { saveMatch, type Sitter } from './save.ts';
import { readCommand } from './commands.ts';
import { playText } from '../words/index.ts';

/** Milliseconds for a choice of an outside program beyond its budget, and without one. */
const GRACE = 5000;
const PATIENCE = 120_000;

/** More options than this are listed in two columns where there is room. */
const LONG_LIST = 12;

/** What a match at the prompt needs. */
export interface PlaySetup {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly level: Level;
  /** Where the bots think: one that hangs, throws or cheats is stopped there, and a simple choice is made for it. */
  readonly host: BotHost;
  readonly words: Words;
  readonly plain: boolean;
  /** Where the match is kept. */
  readonly file: string;
  /** Asks for a line; null when there are no more. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Tells a line or several. */
  readonly tell: (text: string) => void;
  /** Gets what has gone wrong with an outside program. */
  readonly complain: (sentence: string) => void;
}

/**
 * Plays a match on.
 * @returns whether it came to its end; else somebody has left, and the file has it.
 */
export async function playMatch(setup: PlaySetup): Promise<boolean> {
  const { match, sitters, words, tell } = setup;
  const text = playText(words.language);
  const bots = sitters.map((who, seat) => (who === 'human' ? null : seatBot(setup, seat, who)));
  const advisers = new Map<number, HostedSeat>();
  const position = match.core.newState();
  let shown = -1;
  let warned = false;

  const save = (): void => {
    try {
      saveMatch(setup.file, match, sitters);
    } catch (error) {
      // Said once: whoever plays on with a full disk wants to play.
      if (!warned) tell(text.notSaved((error as Error).message));
      warned = true;
    }
  };
  const choose = (code: number): void => {
    for (const event of match.choose(code)) tell(sentence(words, match, event));
  };

  save();
  while (!match.over) {
    const { seat, kind } = match.decision!;
    const bot = bots[seat];
    if (bot) {
      const failures = bot.replaced;
      const code = await bot.choose();
      if (bot.replaced > failures) tell(text.replaced(words.seat(seat)));
      choose(code);
      continue;
    }
    if (shown !== match.turn) {
      tell(`\n${drawTable(match, { words, viewer: viewerOf(sitters, seat), plain: setup.plain })}\n`);
      shown = match.turn;
    }
    const options = match.legal();
    const phrases = options.map((option) => words.option(match, option));
    const hint = options.length === 1 ? text.single : text.choose(options.length);
    tell(`${pc.bold(words.seat(seat))}: ${words.decision(kind, match.game.id)}`);
    tell(listOptions(phrases));
    const line = await setup.ask(`${words.seat(seat)} (${hint})> `);
    if (line === null) return leave();
    const code = findOption(match, line);
    if (code !== null) {
      choose(code);
      save();
      continue;
    }
    const command = readCommand(line);
    switch (command?.name) {
      case undefined:
        tell(refusal(match, words, line) ?? text.unknown(line.trim().slice(0, 40), options.length));
        break;
      case 'help':
        tell(text.help.join('\n'));
        break;
      case 'undo':
        try {
          match.undo(command!.rest === '' ? match.version - 1 : match.undoableTo);
          tell(text.takenBack);
          save();
        } catch (error) {
          if (!(error instanceof RulesError)) throw error;
          tell(words.error(error));
        }
        break;
      case 'table':
        shown = -1;
        break;
      case 'log':
        for (const { turn, events } of turnsInWords(match, words, false)) tell(`${turn}  ${events.join(' ') || '–'}`);
        break;
      case 'scores':
        tell(scoresInWords(match, words));
        break;
      case 'hint': {
        const adviser = advisers.get(seat) ?? sit(setup, seat);
        advisers.set(seat, adviser);
        match.copyState(position);
        const best = await adviser.choose(position);
        tell(text.suggestion(phrases[options.findIndex((option) => option.code === best)]!));
        break;
      }
      case 'save':
        try {
          saveMatch(command!.rest || setup.file, match, sitters);
          tell(text.saved(command!.rest || setup.file));
        } catch (error) {
          tell(text.notSaved((error as Error).message));
        }
        break;
      case 'quit':
        return leave();
    }
  }

  for (const bot of bots) await bot?.leave();
  save();
  tell(
    `\n${drawTable(match, { words, viewer: null, plain: setup.plain })}\n\n${text.over}\n${scoresInWords(match, words)}`,
  );
  tell(`\n${text.saved(setup.file)}`);
  return true;

  async function leave(): Promise<false> {
    for (const bot of bots) await bot?.leave();
    save();
    tell(`\n${text.saved(setup.file)} ${text.continueWith(commandLine(`play --resume ${quoted(setup.file)}`))}`);
    return false;
  }
}

/** Somebody who is no person: chooses in the match as it stands. */
interface Other {
  choose(): Promise<number>;
  leave(): Promise<void>;
  readonly replaced: number;
}

/** Lets a bot, a named player, or a program of somebody's own sit down. @throws Fault when there is no such player. */
function seatBot(setup: PlaySetup, seat: number, who: Sitter): Other {
  const { match, host } = setup;
  const named = who === 'bot' ? null : readPlayer(who, match.game.id);
  const budget = named === null || named.ms === null ? {} : { ms: named.ms };
  if (named !== null && typeof named.player !== 'string') {
    const player = new OutsidePlayer(named.player, { grace: GRACE, patience: PATIENCE, log: setup.complain });
    const outside = player.sit(match, seat, seat + 1, budget);
    return {
      choose: () => outside.choose(match),
      async leave() {
        await outside.leave(match);
        player.close();
      },
      get replaced() {
        return outside.replaced;
      },
    };
  }
  const hosted =
    named === null
      ? sit(setup, seat)
      : host.sit({ ...seatingOf(setup), player: named.player as PlayerName, seed: seat + 1, budget });
  const position = match.core.newState();
  return {
    choose() {
      match.copyState(position);
      return hosted.choose(position);
    },
    leave: () => Promise.resolve(hosted.leave()),
    get replaced() {
      return hosted.replaced;
    },
  };
}

function seatingOf({ match }: PlaySetup) {
  return { core: match.core, match: openingOf(match), packs: Object.values(match.components) };
}

function sit(setup: PlaySetup, seat: number): HostedSeat {
  const { level, host } = setup;
  return host.sit({ ...seatingOf(setup), player: level, seed: seat + 1 });
}

/** Whose view is shown: that of the only person, or of whoever chooses. */
function viewerOf(sitters: readonly Sitter[], seat: number): number {
  const people = sitters.flatMap((who, at) => (who === 'human' ? [at] : []));
  return people.length === 1 ? people[0]! : seat;
}

/** An event as a line; where a turn begins, the line stands apart. */
function sentence(words: Words, match: Match, event: Event): string {
  const said = words.event(match, event);
  return event.kind === 'turn' ? `\n${pc.bold(said)}` : `  ${said}`;
}

/** The options with their numbers, from 1. */
function listOptions(phrases: readonly string[]): string {
  const lines = phrases.map((phrase, at) => `${pc.bold(String(at + 1).padStart(4))}  ${phrase}`);
  if (lines.length <= LONG_LIST) return lines.join('\n');
  const half = Math.ceil(lines.length / 2);
  return columns(lines.slice(0, half).map((line, at) => [line, lines[half + at] ?? '']));
}

/** The code of the option that a line names: by number, by its word in the notation, or as the only one. */
function findOption(match: Match, line: string): number | null {
  const entry = line.trim();
  const options = match.legal();
  if (entry === '') return options.length === 1 ? options[0]!.code : null;
  if (/^\d+$/.test(entry)) return options[Number(entry) - 1]?.code ?? null;
  const tokens = match.tokens();
  const exact = tokens.indexOf(entry);
  const at = exact >= 0 ? exact : tokens.map((token) => token.toLowerCase()).indexOf(entry.toLowerCase());
  return options[at]?.code ?? null;
}

/** Why a word of the notation that stands for no option is not allowed, with the rule; null if it is no word at all. */
function refusal(match: Match, words: Words, line: string): string | null {
  const refused = refusedBy(match, line.trim());
  return refused && `${words.refusal(match, refused.why)} (${words.rule(refused.rule)})`;
}
