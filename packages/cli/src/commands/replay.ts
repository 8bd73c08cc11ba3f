/** `windrose replay`: checks and prints a stored match. */

import { checkRecordLuck, type LuckFinding } from '@windrose/protocol';
import { makeNotation, type Match, type MatchRecord, RulesError } from '@windrose/rules';
import { type Language, wordsFor } from '@windrose/words';
import { type Command, InvalidArgumentError, Option } from 'commander';
import pc from 'picocolors';

import { Fault } from '../faults.ts';
import { addPackFlag, languageOption, readJson, readPack } from '../flags.ts';
import { showFilm } from '../film/film.ts';
import { namingFile, readInput, readMatch } from '../read-match.ts';
import { pad } from '../table.ts';
import { scoresInWords, type TurnText, turnsInWords } from '../transcript.ts';
import { windowSizeOf, wrapped } from '../wrap.ts';

interface Flags {
  readonly pack?: readonly string[];
  readonly lang: Language;
  readonly steps?: boolean;
  readonly film?: boolean;
  readonly plain?: boolean;
  readonly json?: boolean;
  readonly verify?: string | true;
  readonly as?: 'record' | 'notation';
}

export function addReplay(program: Command): void {
  const command = program
    .command('replay')
    .description('check a record or notation file and describe the match in words')
    .argument('<file>', 'a record (JSON) or notation (text); "-" for standard input')
    .option('--steps', 'describe each choice as well')
    .option(
      '--film',
      'show the table after every turn; step with the arrow keys, or print them all when the output is not a terminal',
    )
    .option('--plain', 'with --film: lists instead of drawings, for screen readers')
    .addOption(
      new Option('--as <format>', 'print the match in this format and nothing else').choices(['record', 'notation']),
    )
    .option(
      '--verify [hash]',
      'check the luck of an online match: that its secret has the hash published before the match and gives every draw',
      readHash,
    )
    .option('--json', 'print the match, or what is wrong with the file, as one JSON object')
    .addOption(languageOption());
  addPackFlag(command)
    .addHelpText('after', '\nA damaged or unknown file is refused with the place and the reason, and exit code 1.')
    .action(run);
}

const FINDINGS: Readonly<Record<LuckFinding, string>> = {
  fair: 'The luck was fair: the secret has the hash that was published before the match, and leads to all that was drawn.',
  'not-over': 'The record does not hold the secret of the luck: the match is not over.',
  'other-parts':
    'A part of the luck is missing, came too late, or does not have the hash that was published before it.',
  'other-secret': 'The secret of the luck does not have the hash that was published before the match.',
  'other-draws': 'The secret of the luck does not lead to what was drawn.',
};

/** @throws InvalidArgumentError for what is no hash, such as the file: an optional value takes the word that follows. */
function readHash(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new InvalidArgumentError(
      'A hash has 64 digits and letters a to f. The file comes first: replay FILE --verify.',
    );
  }
  return text;
}

/** Verifies the luck of a record. @throws Fault if it was not fair, or cannot be verified. */
async function verify(file: string, { verify: hash, json, pack = [] }: Flags): Promise<void> {
  const record = readJson(await readInput(file), file) as MatchRecord;
  if (typeof hash !== 'string' && typeof (record?.luck as { hash?: unknown } | undefined)?.hash !== 'string') {
    throw new Fault(
      `${file}: this is not the record of an online match; give the hash that was published: --verify HASH.`,
    );
  }
  const published = typeof hash === 'string' ? hash.toLowerCase() : undefined;
  const finding = namingFile(file, () =>
    checkRecordLuck(
      record,
      published,
      pack.map((one) => readPack(one)),
    ),
  );
  if (json) console.log(JSON.stringify({ file, luck: finding }));
  else console.log(FINDINGS[finding]);
  if (finding !== 'fair') process.exitCode = 1;
}

async function run(file: string, flags: Flags): Promise<void> {
  if (flags.verify !== undefined) {
    await verify(file, flags);
    return;
  }
  let match: Match;
  try {
    match = await readMatch(
      file,
      (flags.pack ?? []).map((one) => readPack(one)),
    );
  } catch (error) {
    if (!flags.json || !(error instanceof Fault || error instanceof RulesError)) throw error;
    console.log(JSON.stringify({ file, error: { message: error.message, exitCode: 1 } }));
    process.exitCode = 1;
    return;
  }
  if (flags.film) {
    await showFilm(match, wordsFor(flags.lang), flags.plain ?? false);
    return;
  }
  if (flags.as === 'record') console.log(JSON.stringify(match.record()));
  else if (flags.as === 'notation') process.stdout.write(makeNotation(match));
  else if (flags.json) console.log(JSON.stringify(inJson(match, flags)));
  else console.log(wrapped(inText(match, flags), windowSizeOf(process.stdout).columns));
}

function inJson(match: Match, { lang, steps = false }: Flags) {
  return {
    game: match.game.id,
    seats: match.seats,
    options: match.options,
    packs: match.packs,
    version: match.version,
    over: match.over,
    round: match.round,
    scores: match.scores(),
    turns: turnsInWords(match, wordsFor(lang), steps).map(({ turn, events, choices }) => ({
      turn,
      events,
      ...(steps ? { choices } : {}),
    })),
    ...(steps ? { choices: match.choices } : {}),
  };
}

function inText(match: Match, { lang, steps = false }: Flags): string {
  const words = wordsFor(lang);
  const turns = turnsInWords(match, words, steps);
  const wide = Math.max(...turns.map(({ turn }) => turn.length)) + 2;
  const line = ({ turn, events, choices }: TurnText): string => {
    const head = pc.dim(pad(turn, wide));
    const row = `${head}${events.join(' ') || '–'}`;
    if (!steps) return row;
    const chosen = choices.map(({ seat, text }) => `${' '.repeat(wide)}${pc.dim(`${words.seat(seat)}:`)} ${text}`);
    const [first = '', ...others] = chosen;
    return [`${head}${first.trimStart()}`, ...others, `${' '.repeat(wide)}→ ${events.join(' ') || '–'}`].join('\n');
  };
  return [pc.bold(words.game(match.game.id).title), ...turns.map(line), '', scoresInWords(match, words)].join('\n');
}
