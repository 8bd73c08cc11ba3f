/** The notation: a record as human-readable text, with a header and one line per turn. */

import { required } from './required.ts';
import { RulesError } from './errors.ts';
import type { Match } from './match.ts';
import { type MatchRecord, RECORD_FORMAT } from './record.ts';

/*
 *   [Windrose 1]
 *   [Game "eastern-wonders"]
 *   …
 *   1.2 C4 D4/R stop R>0 take build
 *
 * A turn's line begins with round and seat (both from 1 for people), set-up turns with "0.". Each choice is a
 * word; the word of another seat than the mover is preceded by its seat ("3:drop-Y"). "undo>12" goes back to the
 * version 12. Everything after ";" is a comment.
 */

const HEADERS = ['Game', 'Seats', 'Rules', 'Packs', 'Options', 'Luck'] as const;
/** The header of a match that did not begin with the deal. */
const POSITION = 'Position';

/** Writes a match in notation, its undos included. */
export function makeNotation(match: Match): string {
  const replayed = match.restart();
  const record = match.record();
  const header: Record<(typeof HEADERS)[number], unknown> = {
    Game: record.game,
    Seats: record.seats,
    Rules: record.rules,
    Packs: record.packs,
    Options: record.options,
    Luck: record.luck,
  };
  const lines = [
    `[Windrose ${record.windrose}]`,
    ...HEADERS.map((name) => `[${name} ${JSON.stringify(header[name])}]`),
    ...(record.position ? [`[${POSITION} ${JSON.stringify(record.position)}]`] : []),
    '',
  ];
  let turn = -1;
  for (const entry of record.codes) {
    if (replayed.turn !== turn) {
      turn = replayed.turn;
      lines.push(nameTurn(replayed));
    }
    let word: string;
    if (entry < 0) {
      word = `undo>${-1 - entry}`;
      replayed.undo(-1 - entry);
    } else {
      const at = replayed.legal().findIndex((option) => option.code === entry);
      word = required(replayed.tokens()[at], 'word for an option');
      const { seat } = required(replayed.decision, 'decision');
      if (seat !== replayed.mover) word = `${seat + 1}:${word}`;
      replayed.choose(entry);
    }
    lines[lines.length - 1] += ` ${word}`;
  }
  return `${lines.join('\n')}\n`;
}

/** The name of the running turn in the notation: round and seat from 1, set-up turns with round 0. */
function nameTurn(match: Match): string {
  return `${match.inSetUp ? 0 : match.round}.${required(match.mover, 'running turn') + 1}`;
}

/** @throws RulesError `bad-notation` with the line, always. */
export function failAt(line: number, message: string): never {
  throw new RulesError('bad-notation', `Line ${line}: ${message}`, `line ${line}`);
}

/** The header and the lines of turns of a notation, before any game is known. */
export interface ParsedNotation {
  /** The record without its choices. */
  readonly head: Omit<MatchRecord, 'codes'>;
  /** Each word with the line it stands on, from 1, and the turn that line says it is: "3.1". */
  readonly words: readonly { readonly line: number; readonly turn: string; readonly word: string }[];
  /** The line with the version of the rules. */
  readonly rulesLine: number;
}

/** Reads the shape of a notation. @throws RulesError `bad-notation` with the line and the reason. */
export function parseLines(text: string): ParsedNotation {
  const found = new Map<string, unknown>();
  const words: { line: number; turn: string; word: string }[] = [];
  let rulesLine = 1;
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const content = raw.startsWith('[') ? raw.trim() : raw.replace(/;.*$/, '').trim();
    if (content === '') return;
    if (!found.has('Windrose')) {
      const format = /^\[Windrose (\d+)\]$/.exec(content);
      if (!format) failAt(line, 'a notation begins with "[Windrose 1]"; this is something else.');
      if (Number(format[1]) !== RECORD_FORMAT)
        failAt(line, `format ${format[1]} is unknown; this engine reads format ${RECORD_FORMAT}.`);
      found.set('Windrose', RECORD_FORMAT);
      return;
    }
    if (content.startsWith('[')) {
      const [, name = '', value = ''] = /^\[(\w+) (.*)\]$/.exec(content) ?? [];
      if (name === '' || (name !== POSITION && !(HEADERS as readonly string[]).includes(name))) {
        failAt(line, `"${content.slice(0, 40)}" is not a header; the headers are ${HEADERS.join(', ')}.`);
      }
      if (found.has(name)) failAt(line, `the header ${name} occurs twice.`);
      if (name === 'Rules') rulesLine = line;
      if (words.length > 0) failAt(line, 'a header stands after the first turn.');
      try {
        found.set(name, JSON.parse(value));
      } catch {
        failAt(line, `the value of ${name} is not JSON.`);
      }
      return;
    }
    const [turn = '', ...rest] = content.split(/\s+/);
    if (!/^\d+\.\d+$/.test(turn))
      failAt(line, `a turn begins with round and seat such as "3.1", not with "${turn.slice(0, 20)}".`);
    for (const word of rest) words.push({ line, turn, word });
  });
  if (!found.has('Windrose')) failAt(1, 'the text is empty; a notation begins with "[Windrose 1]".');
  const missing = HEADERS.find((name) => !found.has(name));
  if (missing) failAt(1, `the header ${missing} is missing.`);
  const head = {
    windrose: RECORD_FORMAT,
    rules: found.get('Rules'),
    game: found.get('Game'),
    seats: found.get('Seats'),
    options: found.get('Options'),
    packs: found.get('Packs'),
    luck: found.get('Luck'),
    ...(found.has(POSITION) ? { position: found.get(POSITION) } : {}),
  };
  return { head: head as Omit<MatchRecord, 'codes'>, words, rulesLine };
}

/** Plays the words of a notation on a match that stands at its start. @throws RulesError `bad-notation` with the line. */
export function playWords(match: Match, words: ParsedNotation['words']): void {
  for (const { line, turn, word } of words) {
    const undo = /^undo>(\d+)$/.exec(word);
    try {
      if (match.over) failAt(line, `"${word.slice(0, 40)}" comes after the end of the match.`);
      if (nameTurn(match) !== turn) failAt(line, `the line says it is the turn ${turn}, but it is ${nameTurn(match)}.`);
      if (undo) {
        match.undo(Number(undo[1]));
        continue;
      }
      const { seat, kind } = required(match.decision, 'decision');
      const [, prefix, token = ''] = /^(?:(\d+):)?(.*)$/.exec(word) ?? [];
      if (prefix !== undefined && Number(prefix) !== seat + 1) {
        failAt(line, `"${word.slice(0, 40)}" is a word of seat ${prefix}, but seat ${seat + 1} has to choose.`);
      }
      const tokens = match.tokens();
      const at = tokens.indexOf(token);
      if (at < 0) {
        failAt(
          line,
          `"${word.slice(0, 40)}" is not an option of the decision "${kind}" of seat ${seat + 1}; allowed are ${tokens.slice(0, 12).join(', ')}${tokens.length > 12 ? ' …' : ''}.`,
        );
      }
      match.choose(required(match.legal()[at], 'option for a word').code);
    } catch (error) {
      if (error instanceof RulesError && error.code !== 'bad-notation') failAt(line, error.message);
      throw error;
    }
  }
}
