/** `windrose play`: a whole match at the prompt. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';

import { type Level, LEVELS, USUAL_LEVEL } from '@windrose/bots';
import { BotHost } from '@windrose/bots/host';
import { findGame, loadMatch, type Match, startMatch } from '@windrose/rules';
import { type Language, wordsFor } from '@windrose/words';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';

import { addFaultsFlag } from '../arena/failures.ts';
import { readPlayer } from '../arena/plan.ts';
import { Fault } from '../faults.ts';
import { addMatchFlags, gameIds, languageOption, matchRequest, readJson, readPack, readText } from '../flags.ts';
import { newFile } from '../kept.ts';
import { namingFile } from '../read-match.ts';
import { linesOfInput } from '../play/lines.ts';
import { playMatch } from '../play/play.ts';
import { settingInWords } from '../play/setting.ts';
import { roomOf, wrapped } from '../wrap.ts';
import { latestFile, resumeCommand, savedSitters, type Sitter } from '../play/save.ts';

interface Flags {
  readonly seats?: readonly Sitter[];
  readonly seed?: string;
  readonly map?: string;
  readonly option?: readonly string[];
  readonly pack?: readonly string[];
  readonly bots: Level;
  readonly lang: Language;
  readonly save?: string;
  readonly resume?: string | true;
  readonly plain?: boolean;
  readonly faults: number;
}

/** Milliseconds that a bot may take for a choice before it is stopped; the levels take far less on an idle machine. */
const PATIENCE = 20_000;

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play a match at the prompt, with other people there or against bots')
    .addArgument(new Argument('[game]', 'the id of a game; needed unless a file is resumed').choices(gameIds()))
    .option(
      '--seats <list>',
      'who sits where, in turn order: human,bot,captain,./mybot.mjs; without it you against bots',
      readSitters,
    )
    .addOption(new Option('--bots <level>', 'how well the bots play').choices([...LEVELS]).default(USUAL_LEVEL))
    .option('--seed <text>', "seed of the match's luck; without it a secret one")
    .option('--map <code>', 'a map of your own, for games at sea')
    .option('--save <file>', 'where the match is kept; without it in a folder of its own, see below')
    .option('--resume [file]', "go on with a saved match; without a file with the game's last one")
    .option('--plain', 'lists instead of drawings: for screen readers')
    .addOption(languageOption());
  addFaultsFlag(command, 'of --seats it is not asked any more and simple choices are made for it');
  addMatchFlags(command)
    .addHelpText(
      'after',
      '\nClaimed orders and cards lie open, which is a ruling of ours (SH-17r); the printed rules lay them face down, as\n' +
        '--option covered=true does.\n\nThe match is saved after every choice, in ~/.windrose (or WINDROSE_HOME) unless a file is named, and can be left\n' +
        'at any moment with "quit". Input may come from a file or a program: a line a choice.',
    )
    .action(run);
}

function readSitters(text: string): Sitter[] {
  return text.split(',').map((word) => {
    const who = word.trim();
    if (who === '') throw new InvalidArgumentError('Each seat is "human", "bot", or the name of a player.');
    return who;
  });
}

async function run(game: string | undefined, flags: Flags): Promise<void> {
  const { match, sitters, file } = flags.resume ? resume(game, flags) : begin(game, flags);
  const lines = linesOfInput();
  const words = wordsFor(flags.lang);
  const { columns } = roomOf(process.stdout);
  if (!flags.resume) for (const line of settingInWords(match, words)) console.log(wrapped(line, columns));
  const host = new BotHost({ patience: PATIENCE, log: (sentence) => console.error(sentence) });
  try {
    await playMatch({
      match,
      sitters,
      file,
      level: flags.bots,
      host,
      words,
      plain: flags.plain ?? false,
      room: () => roomOf(process.stdout),
      ask: (prompt) => lines.ask(prompt),
      tell: (text) => console.log(text),
      complain: (sentence) => console.error(sentence),
      faults: flags.faults,
    });
  } finally {
    lines.close();
    await host.close();
  }
}

interface Begun {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly file: string;
}

/** A new match. */
function begin(game: string | undefined, flags: Flags): Begun {
  if (game === undefined) throw new Fault(`Which game? There are ${gameIds().join(', ')}.`, 2);
  const fewest = findGame(game).seats[0];
  const sitters = flags.seats ?? Array.from({ length: fewest }, (_, seat) => (seat === 0 ? 'human' : 'bot'));
  const option = [...(flags.option ?? []), ...(flags.map === undefined ? [] : [`map=${flags.map}`])];
  const seed = flags.seed ?? randomBytes(16).toString('hex');
  const match = startMatch(matchRequest(game, { ...flags, option, seed, seats: sitters.length }));
  const file = flags.save ?? newFile(game);
  checkSitters(sitters, game);
  if (existsSync(file)) throw new Fault(`${file} is there already. To go on with it: ${resumeCommand(game, file)}`);
  return { match, sitters, file };
}

/** The file that is resumed. @param asked true for the one that was played last. @throws Fault */
function savedFile(game: string | undefined, asked: Flags['resume']): string {
  if (typeof asked === 'string') return asked;
  if (game === undefined) throw new Fault('Resume what? Name a game or a file.', 2);
  return latestFile(game);
}

/** A saved match, kept from now on where it was or where `--save` says. */
function resume(game: string | undefined, flags: Flags): Begun {
  const file = savedFile(game, flags.resume);
  const saved = readJson(readText(file), file);
  const match = namingFile(file, () => loadMatch(saved, (flags.pack ?? []).map(readPack)));
  if (game !== undefined && match.game.id !== game)
    throw new Fault(`${file} holds a match of ${match.game.id}, not of ${game}.`);
  const sitters = flags.seats ?? savedSitters(saved) ?? Array.from({ length: match.seats }, () => 'human' as const);
  if (sitters.length !== match.seats) {
    throw new Fault(`The match in ${file} has ${match.seats} seats, not ${sitters.length}.`, 2);
  }
  checkSitters(sitters, match.game.id);
  return { match, sitters, file: flags.save ?? file };
}

/** @throws Fault when nobody is called so. */
function checkSitters(sitters: readonly Sitter[], game: string): void {
  for (const who of sitters) if (who !== 'human' && who !== 'bot') readPlayer(who, game);
}
