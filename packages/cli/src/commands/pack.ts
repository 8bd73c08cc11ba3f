/** `windrose pack`: component data, checked and summed up. */

import { checkPack, namePack, type PackFinding, PACKS, type RawPack } from '@windrose/rules';
import { Argument, type Command } from 'commander';
import pc from 'picocolors';

import { readRawPack } from '../flags.ts';
import { nearest } from '../nearest.ts';
import { findingInWords } from '../pack-findings.ts';
import { columns } from '../table.ts';

interface Flags {
  readonly json?: boolean;
}

/** The confidence in the figures of one group of a pack: the number of rows of each confidence. */
interface Group {
  readonly group: string;
  readonly rows: number;
  readonly confidence: Readonly<Record<string, number>>;
}

export function addPack(program: Command): void {
  const pack = program.command('pack').description('check a pack of component data, or print a built-in one');
  pack
    .command('check')
    .description('check every figure in a pack file and summarize how well its figures are known')
    .argument('<file>', 'a pack (JSON)')
    .option('--json', 'print the result as one JSON object')
    .addHelpText(
      'after',
      '\nAll errors are listed at once, each with its path and what is allowed there; the exit code is then 1. There are\nwarnings for fields and words that nothing reads, and for lists shorter or longer than in the built-in pack.',
    )
    .action(check);
  pack
    .command('print')
    .description('print a built-in pack, as a starting point for your own')
    .addArgument(new Argument('<name>', 'the name of the pack').choices(Object.keys(PACKS)))
    .action((name: keyof typeof PACKS) => console.log(JSON.stringify(PACKS[name], null, 1)));
}

function check(file: string, flags: Flags): void {
  const raw = readRawPack(file);
  const { games, faults, warnings, whole } = checkPack(raw, nearest);
  if (faults.length > 0) process.exitCode = 1;
  if (flags.json) {
    const about = faults.length > 0 ? {} : { ...namePack(raw), builtIn: isBuiltIn(raw), groups: groupsOf(raw) };
    const findings = { faults: faults.map(inJson), warnings: warnings.map(inJson) };
    console.log(JSON.stringify({ file, games, ...about, ...findings, whole }));
    return;
  }
  for (const fault of faults) console.error(`${file}: ${findingInWords(fault)}`);
  for (const warning of warnings) console.error(`Warning: ${findingInWords(warning)}`);
  if (faults.length === 0) {
    console.log(inText(raw, games));
  } else if (!whole) {
    console.error('There may be more errors: the rest can be checked only when these are fixed.');
  }
}

function inJson({ where, message, word, allowed }: PackFinding) {
  const meant = word === null ? null : nearest(word, allowed);
  return { where, message, ...(meant === null ? {} : { meant }) };
}

/** Whether it is, to the figure, one of those that come with Windrose. */
function isBuiltIn(raw: RawPack): boolean {
  const { hash } = namePack(raw);
  return Object.values(PACKS).some((pack) => namePack(pack).hash === hash);
}

function inText(raw: RawPack, games: readonly string[]): string {
  const { name, version, hash } = namePack(raw);
  const groups = groupsOf(raw);
  const standings = [...new Set(groups.flatMap(({ confidence }) => Object.keys(confidence)))];
  const rows = groups.map(({ group, rows: all, confidence }) => [
    group,
    String(all),
    ...standings.map((standing) => String(confidence[standing] ?? '')),
  ]);
  const heads = ['group', 'rows', ...standings];
  return [
    `${pc.bold(name)} version ${version}${isBuiltIn(raw) ? ' (the one that comes with Windrose)' : ''}`,
    `hash ${hash}`,
    `right for ${games.join(', ')}`,
    '',
    columns([heads, ...rows], heads.map((_, at) => at).slice(1)),
    ...notesOf(raw),
  ].join('\n');
}

/** The notes of a pack on its groups, one line per group. */
function notesOf({ groups }: RawPack): string[] {
  if (!isObject(groups)) return [];
  const lines = Object.entries(groups).flatMap(([group, notes]) => {
    if (!isObject(notes)) return [];
    const parts = Object.entries(notes).map(([what, standing]) => `${what} ${String(standing)}`);
    return [`${group}: ${parts.join(', ')}`];
  });
  return ['', ...lines];
}

/** A pack's descriptions of itself and its sources: no figures. */
const ABOUT = ['pack', 'version', 'title', 'cubes', 'confidence', 'schema', 'sources', 'groups', 'standIn'];

/** The groups of a pack with the standing of their rows; a row without one inherits that of its group or pack. */
function groupsOf(pack: RawPack): Group[] {
  const whole = standingOf(pack.confidence) || 'not said';
  return Object.entries(pack).flatMap(([group, value]) => {
    if (ABOUT.includes(group)) return [];
    const confidence: Record<string, number> = {};
    const rows = count(value, whole, confidence);
    return [{ group, rows, confidence }];
  });
}

/** Counts the rows of a value by their standing: an object that says its own, or has no rows inside, is one. */
function count(value: unknown, inherited: string, into: Record<string, number>): number {
  const add = (standing: string): number => {
    into[standing] = (into[standing] ?? 0) + 1;
    return 1;
  };
  if (Array.isArray(value)) {
    if (!value.some(isObject)) return add(inherited);
    return value.reduce((sum: number, row) => sum + count(row, inherited, into), 0);
  }
  if (!isObject(value)) return add(inherited);
  const own = standingOf(value.confidence);
  const inside = Object.values(value).filter(holdsRows);
  const itself = own !== '' || inside.length === 0 ? add(own || inherited) : 0;
  return inside.reduce((sum: number, member) => sum + count(member, own || inherited, into), itself);
}

/** Whether a value contains rows: objects in a list, or an object with its own standing. */
function holdsRows(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isObject);
  return isObject(value) && (typeof value.confidence === 'string' || Object.values(value).some(holdsRows));
}

/** The first word of a standing ("exact but for …" is "exact"); "" if there is none. */
function standingOf(value: unknown): string {
  const [word = ''] = typeof value === 'string' ? value.split(/[\s:,;]/) : [];
  return word;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
