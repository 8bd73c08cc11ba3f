/** A match at the prompt: people choose by number, bots automatically, until the end or until a person leaves. */

import { reviewWordsFor } from '@windrose/analysis';
import { type Bot, type Candidate, createBot, type Level } from '@windrose/bots';
import type { BotHost } from '@windrose/bots/host';
import { type Event, type Match, required, RulesError } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { drawTable } from '../draw/table.ts';
import { explain, unexplained } from '../explain/explain.ts';
import { scoresInWords, turnsInWords } from '../transcript.ts';
import { findOption, listOptions, refusal } from './options.ts';
import { resumeCommand, saveMatch, type Sitter } from './save.ts';
import { seatPlayer } from './seat-player.ts';
import { readCommand } from './commands.ts';
import { playText } from '../words/index.ts';
import { type WindowSize, wrapped } from '../wrap.ts';

/** Minimum rows for the table, however many options there are. */
const LEAST_ROWS = 12;

/** The input for a match at the prompt. */
export interface PlaySetup {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly level: Level;
  /** The bot threads: a bot that hangs, throws or chooses illegally is stopped, and a simple choice is made for it. */
  readonly host: BotHost;
  readonly words: Words;
  readonly plain: boolean;
  /** The size of the window, read before each drawing. */
  readonly windowSize?: () => WindowSize;
  /** The file that stores the match. */
  readonly file: string;
  /** The arguments, besides the file, of the command that continues the match. */
  readonly flags?: readonly string[];
  /** Asks for a line; null when there are no more. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Prints one or more lines. */
  readonly print: (text: string) => void;
  /** Gets what has gone wrong with an outside program. */
  readonly complain: (sentence: string) => void;
  /** Number of failures after which an external program is not asked any more; 0: no limit. */
  readonly faults: number;
}

/**
 * Continues a match.
 * @returns whether it came to its end; otherwise a person has left, and the file has the match.
 */
export async function playMatch(setup: PlaySetup): Promise<boolean> {
  const { match, sitters, words, plain } = setup;
  const windowSize = (): WindowSize => setup.windowSize?.() ?? { columns: Infinity, rows: Infinity };
  const print = (text: string): void => setup.print(wrapped(text, windowSize().columns, 2));
  const text = playText(words.language);
  const bots = sitters.map((who, seat) =>
    who === 'human' ? null : seatPlayer(setup.match, seat, who === 'bot' ? setup.level : who, setup),
  );
  const adviser = adviserOf(setup);
  let shown = -1;
  let warned = false;
  let saved = false;

  const save = (): void => {
    try {
      saveMatch(setup.file, match, sitters);
      saved = true;
    } catch (error) {
      // Warned once: a player who continues with a full disk has accepted it.
      if (!warned) print(text.notSaved((error as Error).message));
      warned = true;
      saved = false;
    }
  };
  const choose = (code: number): void => {
    for (const event of match.choose(code)) print(sentence(words, match, event));
  };

  save();
  while (!match.over) {
    const { seat } = required(match.decision, 'decision');
    const bot = bots[seat];
    if (bot) {
      const failures = bot.replaced;
      const code = await bot.choose();
      if (bot.replaced > failures) print(text.replaced(words.seat(seat)));
      choose(code);
      continue;
    }
    const options = match.legal();
    const phrases = options.map((option) => words.option(match, option));
    const viewer = viewerOf(sitters, seat);
    const listed = listOptions(phrases, windowSize().columns);
    if (shown !== match.turn) {
      const { columns, rows } = windowSize();
      // The table leaves room for the question and its options, as long as anything of the table is left.
      const free = Math.max(LEAST_ROWS, rows - listed.split('\n').length - 5);
      setup.print(`\n${drawTable(match, { words, viewer, plain, windowSize: { columns, rows: free } })}\n`);
      shown = match.turn;
    }
    const hint = options.length === 1 ? text.single : text.choose(options.length);
    print(`${pc.bold(words.seat(seat))}: ${words.question(match)}`);
    setup.print(listed);
    const line = await setup.ask(`${words.seat(seat)} (${hint})> `);
    if (line === null) return leave();
    const code = findOption(match, line);
    if (code !== null) {
      choose(code);
      save();
      continue;
    }
    // Enter alone asks for nothing: the options are listed again.
    if (line.trim() === '') continue;
    const command = readCommand(line);
    const unknown = (): void =>
      print(refusal(match, words, line) ?? text.unknown(line.trim().slice(0, 40), options.length));
    if (command === null) {
      unknown();
      continue;
    }
    const { name, rest } = command;
    switch (name) {
      case 'skip':
      case 'solution':
        unknown();
        break;
      case 'help':
        setup.print(wrapped(text.help.join('\n'), windowSize().columns));
        break;
      case 'undo':
        try {
          // Where nothing can be taken back, a whole turn is refused for the same reason as a choice.
          const to = Math.min(match.version - 1, rest === '' ? Infinity : match.undoableTo);
          const undone = choicesFrom(match, words, to);
          match.undo(to);
          print(text.takenBack(undone));
          save();
        } catch (error) {
          if (!(error instanceof RulesError)) throw error;
          print(words.error(error));
        }
        break;
      case 'table':
        setup.print(
          `\n${drawTable(match, { words, viewer, plain, windowSize: { ...windowSize(), rows: Infinity } })}\n`,
        );
        break;
      case 'map':
      case 'boards':
      case 'cards':
      case 'seats':
        setup.print(`\n${drawTable(match, { words, viewer, plain, windowSize: windowSize() }, name)}\n`);
        break;
      case 'explain': {
        const lines = explain(rest, match, words);
        if (lines === null) print(rest === '' ? text.explainWhat : unexplained(rest, match, words));
        else print(lines.join('\n'));
        break;
      }
      case 'log':
        for (const { turn, events } of turnsInWords(match, words, false)) print(`${turn}  ${events.join(' ') || '–'}`);
        break;
      case 'scores':
        print(scoresInWords(match, words));
        break;
      case 'hint':
        print(adviser(phrases).join('\n'));
        break;
      case 'save':
        try {
          saveMatch(rest || setup.file, match, sitters);
          print(text.saved(rest || setup.file));
        } catch (error) {
          print(text.notSaved((error as Error).message));
        }
        break;
      case 'quit':
        return leave();
    }
  }

  for (const bot of bots) await bot?.leave();
  save();
  print(
    `\n${drawTable(match, { words, viewer: null, plain, windowSize: { ...windowSize(), rows: Infinity } })}\n\n${text.over}\n${scoresInWords(match, words)}`,
  );
  print(`\n${saved ? text.saved(setup.file) : text.unsaved(setup.file)}`);
  return true;

  async function leave(): Promise<false> {
    for (const bot of bots) await bot?.leave();
    save();
    if (!saved) {
      print(`\n${text.unsaved(setup.file)}`);
      return false;
    }
    // The line is not wrapped, so that it can be copied.
    const command = resumeCommand(setup.match.game.id, setup.file, setup.flags);
    setup.print(`\n${text.saved(setup.file)} ${text.continueWith(command)}`);
    return false;
  }
}

/** The seat whose view is shown: that of the only person, or the seat to move. */
function viewerOf(sitters: readonly Sitter[], seat: number): number {
  const [only = seat, ...others] = sitters.flatMap((who, at) => (who === 'human' ? [at] : []));
  return others.length === 0 ? only : seat;
}

/** An event as a line; where a turn begins, the line stands apart. */
function sentence(words: Words, match: Match, event: Event): string {
  const text = words.event(match, event);
  return event.kind === 'turn' ? `\n${pc.bold(text)}` : `  ${text}`;
}

/** The choices since a version of the match, in words. */
function choicesFrom(match: Match, words: Words, from: number): string[] {
  const twin = match.restart();
  return match.choices.flatMap(({ option }, at) => {
    const sentences = at < from ? [] : [words.option(twin, option)];
    twin.choose(option.code);
    return sentences;
  });
}

/** An adviser for hints: a bot's choice, its reason, and its plan. */
function adviserOf({ match, level, words }: PlaySetup): (phrases: readonly string[]) => string[] {
  const bots = new Map<number, Bot>();
  const position = match.core.newState();
  const text = playText(words.language);
  return (phrases) => {
    const { seat } = required(match.decision, 'decision');
    const bot = bots.get(seat) ?? createBot({ core: match.core, seed: seat + 1, level });
    bots.set(seat, bot);
    match.copyState(position);
    const { candidates, line } = bot.think(position);
    const codes = match.legal().map(({ code }) => code);
    const phraseOf = (code: number): string => required(phrases[codes.indexOf(code)], `phrase of option ${code}`);
    const [first, next] = candidates;
    const best = required(first, 'option that a bot considers');
    const chance = ({ win }: Candidate): number => Math.round(required(win[seat], `chance of seat ${seat}`) * 100);
    const suggestion = text.suggestion(phraseOf(best.code));
    if (codes.length === 1) return [suggestion];
    const reason = text.because(
      required(best.scores[seat], `score of seat ${seat}`).toFixed(0),
      chance(best),
      next ? { option: phraseOf(next.code), chance: chance(next) } : null,
    );
    const plan = reviewWordsFor(words.language, words).line(match, line);
    return [suggestion, reason, ...(line.length > 1 && plan !== '' ? [text.plan(plan)] : [])];
  };
}
