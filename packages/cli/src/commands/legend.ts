/** `windrose legend`: what the numbers mean that programs get to see, as a page or as JSON. */

import { GAMES, startMatch } from '@windrose/rules';
import type { Command } from 'commander';

import { type CodeLegend, legendOf, type PhaseLegend } from '../engine/legend.ts';
import { addMatchFlags, addSeatsFlag, gameIds, type MatchFlags, matchRequest } from '../flags.ts';
import { Fault } from '../faults.ts';

interface Flags extends MatchFlags {
  readonly json?: boolean;
}

export function addLegend(program: Command): void {
  const command = program
    .command('legend')
    .description('explain the phases, codes and features of one game or, as a page, of all')
    .argument('[game]', 'the game, by its id (default: all games, with their fewest seats)')
    .option('--seed <text>', 'seed for all luck', '1')
    .option('--json', 'print the legend as one JSON object, with every code and value');
  addSeatsFlag(addMatchFlags(command)).action(run);
}

function run(game: string | undefined, flags: Flags): void {
  if (game !== undefined && !gameIds().some((id) => id === game)) {
    throw new Fault(`There is no game "${game}"; the games are ${gameIds().join(', ')}.`, 2);
  }
  const matches =
    game === undefined
      ? GAMES.map(({ id, seats }) => startMatch({ game: id, seats: seats[0], seed: flags.seed }))
      : [startMatch(matchRequest(game, flags))];
  const legends = matches.map(legendOf);
  if (flags.json) console.log(JSON.stringify(game === undefined ? legends : legends[0]));
  else console.log([...(game === undefined ? [INTRODUCTION] : []), ...legends.map(page)].join('\n\n'));
}

const INTRODUCTION = `# Legend: phases, codes and features

The meaning of the numbers in the [engine protocol](engine-protocol.md) and in the environments for learning, for each game
with its fewest seats. Written by \`windrose legend > docs/legend.md\`; \`windrose legend GAME --seats N --json\` lists every code
and value of another setting. Codes were collected from random play: rare ones may be missing.`;

function page({ game, seats, phases, features }: ReturnType<typeof legendOf>): string {
  return [
    `## ${game}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    `${features.size} features: ${features.fields.map(({ name, at, length }) => `\`${name}\` ${length === 1 ? at : `${at}–${at + length - 1}`}`).join(', ')}.`,
    '| phase | decision | codes | option |\n| --- | --- | --- | --- |\n' + phases.flatMap(rows).join('\n'),
  ].join('\n\n');
}

/** Codes that mean the same kind of option. */
type Run = [CodeLegend, ...CodeLegend[]];

/** A row for each run of codes that mean the same kind of option. */
function rows({ phase, kind, setUp, codes }: PhaseLegend): string[] {
  const runs: Run[] = [];
  for (const code of codes) {
    const latest = runs.at(-1);
    const first = latest?.[0];
    if (latest && first?.kind === code.kind && fieldsOf(first) === fieldsOf(code)) latest.push(code);
    else runs.push([code]);
  }
  return runs.map((alike, at) => {
    const first = alike[0].code;
    const last = alike.at(-1)?.code;
    const named = at === 0 ? `${phase}${setUp ? ' (set-up)' : ''} | \`${kind}\`` : ' | ';
    return `| ${named} | ${first === last ? first : `${first}–${last}`} | ${describe(alike)} |`;
  });
}

const fieldsOf = ({ fields }: CodeLegend): string => Object.keys(fields).join();

/** The option of a run of codes, each field with its values in the order of the codes. */
function describe(codes: Readonly<Run>): string {
  const [{ kind, fields }] = codes;
  const parts = Object.keys(fields).map((name) => {
    const values = [...new Set(codes.flatMap((code) => code.fields[name] ?? []))].map((value) => JSON.stringify(value));
    const shown = values.length > 8 ? `${values.slice(0, 6).join(' ')} … ${values.length} values` : values.join(' ');
    return `${name}: ${shown}`;
  });
  return [`\`${kind}\``, ...parts].join('; ');
}
