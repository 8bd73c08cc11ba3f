/** `windrose map`: maps of your own, checked, drawn and made by chance. */

import { type Fairness, FairnessMeter } from '@windrose/bots';
import {
  Chart,
  evenMap,
  type Game,
  GALLERY,
  GAMES,
  makeMapCode,
  mapAdvice,
  mapFaults,
  MatchLuck,
  parseMapCode,
  type Place,
  type PlaceKind,
  randomMap,
  readMapCode,
  shapeEvenness,
} from '@windrose/rules';
import { placeNames, withPlaceNames } from '@windrose/words';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import type { Part } from '../draw/canvas.ts';
import { drawHexes } from '../draw/hexes.ts';
import { commandLine, quoted } from '../command-name.ts';
import { Fault } from '../faults.ts';
import { whole } from '../flags.ts';
import { listenBetween, listenForStop, reportStopped } from '../interrupt.ts';
import { didYouMean } from '../nearest.ts';
import { Progress } from '../progress.ts';
import { windowSizeOf, wrapped } from '../wrap.ts';

/** The games that can be played on maps of your own. */
const AT_SEA = GAMES.flatMap(({ id, map }) => (map === undefined ? [] : [{ id, map }]));

interface CheckFlags {
  readonly game?: string;
  readonly json?: boolean;
}

interface RandomFlags {
  readonly game: string;
  readonly seed: string;
  readonly seas?: number;
  readonly even?: boolean;
  readonly draw?: boolean;
  readonly json?: boolean;
}

interface FairnessFlags {
  readonly game?: string;
  readonly matches: number;
  readonly seats?: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** The number of random maps from which `--even` takes the most even one. */
const TRIES = 400;

export function addMap(program: Command): void {
  const ids = AT_SEA.map((game) => game.id);
  const map = program
    .command('map')
    .description('check a map of your own, measure how fair maps are, or make a random one')
    .addHelpText(
      'after',
      '\nA map code lists rows of hexes from north to south, separated by dots: p port, m market tile, s sea tile, i either\n' +
        'of the two; a number skips that many hexes. "play" takes it as --map CODE, other commands as --option map=CODE.',
    );
  map
    .command('check')
    .description('draw a map, say which games at sea can be played on it, and give advice')
    .argument('<map>', 'a map code, or the name of a map in the gallery')
    .addOption(new Option('--game <game>', 'check for this game only').choices(ids))
    .option('--json', 'print the result as one JSON object')
    .addHelpText('after', '\nExit code 1 if no game can be played on the map.')
    .action(check);
  map
    .command('random')
    .description('print the code of a random map on which every tile touches at least two others')
    .addOption(new Option('--game <game>', 'the game the map is for').choices(ids).default(ids[0]))
    .option('--seed <text>', 'seed for all luck; the same seed gives the same map', '1')
    .option('--seas <number>', 'number of sea tiles', whole(0, 8))
    .option('--even', `choose the most even of ${TRIES} random maps, judged by shape`)
    .option('--draw', 'draw the map as well')
    .option('--json', 'print the map as one JSON object')
    .action(random);
  map
    .command('fairness')
    .description(
      'measure how even maps are: bots play on them, and the yield of the waters around each corner is compared',
    )
    .argument('[codes...]', 'map codes or names of maps in the gallery (default: the whole gallery)')
    .addOption(
      new Option('--game <game>', 'the game to play on them (default: the game of each gallery map)').choices(ids),
    )
    .option('--matches <number>', 'number of matches on each map', whole(2, 100_000), 24)
    .option('--seats <number>', 'number of seats', whole(1, 4))
    .option('--seed <text>', 'seed for all luck; the same seed gives the same matches', '1')
    .option('--json', 'print one JSON object per map')
    .addHelpText(
      'after',
      '\nA corner is a port or, on maps without ports, one of four remote tiles; its waters are the tiles nearest to it.' +
        '\nWorth is the gain from trades (a yellow cube 1, red 2, green 3, brown 4) plus the points of orders claimed there,' +
        '\nper match. Evenness is 1 minus the standard deviation of the corners divided by their mean.',
    )
    .action(fairness);
}

function check(map: string, flags: CheckFlags): void {
  const { code } = findMap(map);
  const { places, faults: unread } = readMapCode(code);
  if (unread.length > 0) {
    process.exitCode = 1;
    if (flags.json) console.log(JSON.stringify({ code, playable: false, faults: unread }));
    for (const { message } of flags.json ? [] : unread) console.error(message);
    return;
  }
  const games = AT_SEA.filter((game) => flags.game === undefined || flags.game === game.id);
  const results = games.map((game) => ({ game: game.id, faults: mapFaults(places, game.map) }));
  const advice = mapAdvice(places);
  const playable = results.some(({ faults }) => faults.length === 0);
  process.exitCode = playable ? 0 : 1;
  if (flags.json) {
    console.log(JSON.stringify({ code: makeMapCode(places), playable, games: results, advice, tiles: places }));
    return;
  }
  console.log(drawShape(places));
  const ids = places.map(({ id }) => id);
  const print = (line: string): void =>
    console.log(wrapped(withPlaceNames(line, ids), windowSizeOf(process.stdout).columns, 2));
  // Games with the same result share a line.
  const byResult = new Map<string, string[]>();
  for (const { game, faults } of results) {
    const result = faults.length === 0 ? pc.green('can be played') : faults.map(({ message }) => message).join(' ');
    byResult.set(result, [...(byResult.get(result) ?? []), game]);
  }
  for (const [result, alike] of byResult) print(`${alike.join(', ')}: ${result}`);
  for (const { message } of advice) {
    // What every game has as a fault is said already.
    const said = results.every(({ faults }) => faults.some((fault) => fault.message === message));
    if (!said) print(`Advice: ${message}`);
  }
}

function random(flags: RandomFlags): void {
  const { map: needs, id } = AT_SEA.find((game) => game.id === flags.game) as Game & Required<Pick<Game, 'map'>>;
  const [fewest, most] = needs.seas;
  const seas = flags.seas ?? fewest;
  if (seas < fewest || seas > most) {
    throw new Fault(
      `A map for ${id} has ${fewest === most ? fewest : `${fewest} to ${most}`} sea tiles, not ${seas}.`,
      2,
    );
  }
  const luck = new MatchLuck(flags.seed);
  luck.at(0);
  const places = flags.even ? evenMap(luck, needs, seas, TRIES) : randomMap(luck, needs, seas);
  const code = makeMapCode(places);
  if (flags.json) console.log(JSON.stringify({ code, tiles: places }));
  else console.log(flags.draw ? `${drawShape(places)}\n${code}` : code);
}

async function fairness(codes: readonly string[], flags: FairnessFlags): Promise<void> {
  const maps = (codes.length > 0 ? codes : GALLERY.map(({ id }) => id)).map(findMap);
  const stop = listenForStop();
  const progress = new Progress(maps.length * flags.matches, 'matches');
  const left: string[] = [];
  for (const { name, code, own } of maps) {
    if (stop.aborted) {
      left.push(name);
      continue;
    }
    const game = flags.game ?? own ?? 'eastern-wonders';
    const meter = new FairnessMeter({
      game,
      code,
      seed: flags.seed,
      ...(flags.seats === undefined ? {} : { seats: flags.seats }),
    });
    let played = 0;
    while (played < flags.matches && !stop.aborted) {
      meter.play();
      played++;
      progress.step();
      await listenBetween();
    }
    progress.hide();
    if (played < flags.matches) left.push(name);
    if (played === 0) continue;
    const shape = shapeEvenness(new Chart(parseMapCode(code)));
    const result = meter.result();
    if (flags.json) console.log(JSON.stringify({ map: name, game, code, shape, ...result }));
    else {
      const names = placeNames(parseMapCode(code).map(({ id }) => id));
      const corners = result.corners.map((corner) => ({ ...corner, at: names.get(corner.at) ?? corner.at }));
      console.log(fairnessInText(name, game, shape, { ...result, corners }));
    }
  }
  progress.end();
  if (left.length > 0) {
    const words = process.argv.slice(2).filter((word) => !codes.includes(word));
    const rest = commandLine([...words.slice(0, 2), ...left, ...words.slice(2)].map(quoted).join(' '));
    reportStopped(`with ${left.length} of ${maps.length} maps not finished`, rest);
  }
}

/** A map by its name in the gallery or by its code. @throws Fault when it is neither. */
function findMap(name: string): { name: string; code: string; own: string | null } {
  const known = GALLERY.find(({ id }) => id === name);
  if (known) return { name, code: known.code, own: known.game };
  if (/[\\/]|\.(json|txt)$/i.test(name)) {
    throw new Fault(
      `"${name}" is the name of a file; a map is named by its code, such as the text in that file, or by its name in the gallery ` +
        `(${GALLERY.map(({ id }) => id).join(', ')}).`,
      2,
    );
  }
  // Map codes have no other letters: it is a misspelt name.
  if (/^[\w-]*[^pmsi\d.][\w-]*$/.test(name)) {
    const names = GALLERY.map(({ id }) => id);
    throw new Fault(
      `The gallery has no map "${name}"; it has ${names.join(', ')}.${didYouMean(name, names)} ` +
        'A code has only the letters p, m, s and i, numbers, and dots.',
      2,
    );
  }
  return { name, code: name, own: null };
}

function fairnessInText(name: string, game: string, shape: number, fair: Fairness): string {
  const lines = fair.corners.map(({ at, distance, trade, orders, worth, error }) =>
    [
      `  ${at.padEnd(6)}`,
      `${distance.toFixed(2)} steps`,
      `trade ${trade.toFixed(1)}`,
      `orders ${orders.toFixed(1)}`,
      `worth ${worth.toFixed(1)} ± ${error.toFixed(1)}`,
    ].join('  '),
  );
  const even = `${(fair.evenness ?? 0).toFixed(3)} ± ${(fair.error ?? 0).toFixed(3)}`;
  const head = `${pc.bold(name)} (${game}): evenness ${even} in ${fair.matches} matches; of its shape ${shape.toFixed(3)}`;
  return [head, ...lines].join('\n');
}

const SIGNS: Readonly<Record<PlaceKind, Part>> = {
  port: ['port', pc.bold],
  market: ['market'],
  sea: ['~ ~ ~', pc.blue],
  inner: ['any'],
};

/** What a list calls the tiles. */
const KINDS: Readonly<Record<PlaceKind, string>> = {
  port: 'port',
  market: 'market',
  sea: 'sea',
  inner: 'market or sea',
};

/** A map as a drawing; a list of its tiles where the window is too narrow for one. */
function drawShape(places: readonly Place[]): string {
  const { columns } = windowSizeOf(process.stdout);
  const names = placeNames(places.map(({ id }) => id));
  const nameOf = ({ id }: Place): string => names.get(id) ?? id;
  const lines = (place: Place): Part[][] => [[], [[nameOf(place), pc.dim]], [SIGNS[place.kind]]];
  const drawn = drawHexes(places, lines, columns);
  if (drawn !== null) return drawn;
  const listed = places.map((place) => {
    const beside = places.filter((other) => isBeside(place, other)).map(nameOf);
    return `${nameOf(place)}: ${KINDS[place.kind]}${beside.length === 0 ? '' : `; beside ${beside.join(' ')}`}`;
  });
  return wrapped(['The window is too narrow for a drawing; the tiles are:', ...listed].join('\n'), columns, 2);
}

/** Whether two hexes touch. */
function isBeside(one: Place, other: Place): boolean {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}
