/** `windrose play`: a whole match at the prompt. */

import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';

import { type Level, LEVELS, USUAL_LEVEL } from '@windrose/bots';
import { BotHost } from '@windrose/bots/host';
import {
  findGame,
  loadMatch,
  type Match,
  type MatchRequest,
  readMapCode,
  RulesError,
  startMatch,
} from '@windrose/rules';
import { type Language, LANGUAGES, withPlaceNames, wordsFor } from '@windrose/words';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';

import { addFaultsFlag, USUAL_FAULTS } from '../arena/failures.ts';
import { readPlayer } from '../arena/plan.ts';
import { Fault } from '../faults.ts';
import { addMatchFlags, gameIds, languageOption, matchRequest, readJson, readPack, readText } from '../flags.ts';
import { freeName } from '../kept.ts';
import { namingFile } from '../read-match.ts';
import { linesOfInput } from '../play/lines.ts';
import { playMatch } from '../play/play.ts';
import { settingInWords } from '../play/setting.ts';
import { windowSizeOf, wrapped } from '../wrap.ts';
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
    .description('play a match at the prompt, against bots or with people at the same keyboard')
    .addArgument(
      new Argument('[game]', 'the game to play, by its id; needed unless you resume a file').choices(gameIds()),
    )
    .option(
      '--seats <list>',
      'who sits where, in turn order, such as human,bot,captain,./mybot.mjs (default: you against bots)',
      readSitters,
    )
    .addOption(new Option('--bots <level>', 'how well the bots play').choices([...LEVELS]).default(USUAL_LEVEL))
    .option('--seed <text>', 'seed for all luck (default: a secret one)')
    .option('--map <code>', 'play on a map of your own, in games at sea')
    .option('--save <file>', 'file to save the match in (default: one in a folder of its own, see below)')
    .option('--resume [file]', "continue a saved match; without a file, the game's latest one")
    .option('--plain', 'lists instead of drawings: for screen readers')
    .addOption(languageOption());
  addFaultsFlag(command, 'simple choices are made for it for the rest of the match');
  addMatchFlags(command)
    .addHelpText(
      'after',
      '\nClaimed orders and cards lie face up, by a ruling of ours (SH-17r). The printed rules have them face down: use\n' +
        '--option covered=true for that.\n\nThe match is saved after every choice, in ~/.windrose (or the folder in WINDROSE_HOME) unless you name a file.\n' +
        'Type "quit" to leave at any time. Input can also come from a file or a program, one choice per line.',
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
  const { columns } = windowSizeOf(process.stdout);
  if (!flags.resume) for (const line of settingInWords(match, words)) console.log(wrapped(line, columns));
  const host = new BotHost({ patience: PATIENCE, log: (sentence) => console.error(sentence) });
  try {
    await playMatch({
      match,
      sitters,
      file,
      flags: flagsToKeep(flags),
      level: flags.bots,
      host,
      words,
      plain: flags.plain ?? false,
      windowSize: () => windowSizeOf(process.stdout),
      ask: (prompt) => lines.ask(prompt),
      print: (text) => console.log(text),
      complain: (sentence) => console.error(sentence),
      faults: flags.faults,
    });
  } finally {
    lines.close();
    await host.close();
  }
}

/** The flags with which a match is continued as it was begun; what its file says needs none. */
function flagsToKeep({ pack = [], bots, lang, plain = false, faults }: Flags): string[] {
  return [
    ...pack.flatMap((file) => ['--pack', file]),
    ...(bots === USUAL_LEVEL ? [] : ['--bots', bots]),
    ...(lang === LANGUAGES[0] ? [] : ['--lang', lang]),
    ...(plain ? ['--plain'] : []),
    ...(faults === USUAL_FAULTS ? [] : ['--faults', String(faults)]),
  ];
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
  const match = startNamingPlaces(matchRequest(game, { ...flags, option, seed, seats: sitters.length }));
  const file = flags.save ?? freeName(game);
  checkSitters(sitters, game);
  refuseFolder(file);
  if (existsSync(file))
    throw new Fault(`${file} exists already. To continue it: ${resumeCommand(game, file, flagsToKeep(flags))}`);
  return { match, sitters, file };
}

/** Starts a match. @throws RulesError that calls the places of an own map by their names, as the prompt does. */
function startNamingPlaces(request: MatchRequest): Match {
  try {
    return startMatch(request);
  } catch (error) {
    const map = request.options?.map;
    if (!(error instanceof RulesError) || error.code !== 'bad-map' || typeof map !== 'string') throw error;
    const ids = readMapCode(map).places.map(({ id }) => id);
    throw new RulesError('bad-map', withPlaceNames(error.message, ids), error.where, error.rule);
  }
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
  const match = namingFile(file, () =>
    loadMatch(
      saved,
      (flags.pack ?? []).map((one) => readPack(one)),
    ),
  );
  if (game !== undefined && match.game.id !== game)
    throw new Fault(`${file} holds a match of ${match.game.id}, not of ${game}.`);
  const sitters = flags.seats ?? savedSitters(saved) ?? Array.from({ length: match.seats }, () => 'human' as const);
  if (sitters.length !== match.seats) {
    throw new Fault(`The match in ${file} has ${match.seats} seats, not ${sitters.length}.`, 2);
  }
  checkSitters(sitters, match.game.id);
  refuseFolder(flags.save ?? file);
  return { match, sitters, file: flags.save ?? file };
}

/** @throws Fault where a match would be saved in place of a folder. */
function refuseFolder(file: string): void {
  if (existsSync(file) && statSync(file).isDirectory())
    throw new Fault(`${file}: this is a folder. Name a file in it.`);
}

/** @throws Fault for an unknown player. */
function checkSitters(sitters: readonly Sitter[], game: string): void {
  for (const who of sitters) if (who !== 'human' && who !== 'bot') readPlayer(who, game);
}
