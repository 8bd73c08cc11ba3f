/** `windrose server who|ban|…`: the operator's desk at the terminal. It works beside servers that run. */

import { userInfo } from 'node:os';

import type { Act } from '@windrose/protocol';
import type { TerminalDesk } from '@windrose/server';
import { firstWordsFor } from '@windrose/words';
import type { Command } from 'commander';

import { Fault } from '../faults.ts';
import { withDatabase } from '../server-database.ts';

const WHY = ['--reason <text>', 'the reason; it goes into the audit trail'] as const;
const PERSON = ['<person>', 'the name of an account or of a guest, or the id of a person'] as const;
const AS_JSON = ['--json', 'print JSON'] as const;

export function addDesk(server: Command): void {
  server
    .command('who')
    .option('--minutes <number>', 'how many minutes to look back', '15')
    .option(...AS_JSON)
    .description('list who was here lately, and the tables that are open or in play')
    .action(who);
  server
    .command('ban')
    .argument('<who>', 'a name, the id of a person, an IP address, or the mark of an address as printed by "who"')
    .requiredOption(...WHY)
    .option('--for <time>', 'for how long, such as 30m, 12h or 7d')
    .option('--for-good', 'until somebody lifts the ban')
    .option('--addresses', 'ban the addresses that the person comes from as well')
    .description('ban a person or an address')
    .action(ban);
  server
    .command('unban')
    .argument('<who>', 'as for "ban"')
    .requiredOption(...WHY)
    .description('lift the ban of a person or an address')
    .action(unban);
  server
    .command('bans')
    .option(...AS_JSON)
    .description('list all bans')
    .action(bans);
  server
    .command('rename')
    .argument(...PERSON)
    .argument('<name>', 'the new name')
    .requiredOption(...WHY)
    .description('change the name of a person')
    .action((whom: string, name: string, { reason }: Why) =>
      done(whom, (person) => ({ act: 'rename', person, name, reason }), `They are called ${name} now.`),
    );
  server
    .command('delete')
    .argument(...PERSON)
    .requiredOption(...WHY)
    .requiredOption('--yes', 'confirm: this cannot be undone; their matches stay, without their name')
    .description('delete a person and all their personal data')
    .action((whom: string, { reason }: Why) =>
      done(whom, (person) => ({ act: 'delete', person, reason }), 'They are gone.'),
    );
  server
    .command('close')
    .argument('<match>', 'the id of the match: what follows #/table/ in its address')
    .requiredOption(...WHY)
    .description('close a table; its match does not count, and its players are told')
    .action(close);
  server
    .command('revoke')
    .argument(...PERSON)
    .option('--session <id>', 'end only this session or token')
    .requiredOption(...WHY)
    .description('end all sessions and tokens of a person; a guest cannot come back after that')
    .action((whom: string, { reason, session }: Why & { readonly session?: string }) =>
      done(
        whom,
        (person) => ({ act: 'revoke', person, reason, ...(session === undefined ? {} : { session }) }),
        'The sessions are ended.',
      ),
    );
  server
    .command('reports')
    .option('--close <id>', 'close this report; needs --reason')
    .option(...WHY)
    .option(...AS_JSON)
    .description('list what people have reported about others, with the chat at their tables')
    .action(reports);
  server
    .command('audit')
    .option('--most <number>', 'number of entries', '50')
    .option(...AS_JSON)
    .description('list what operators have done: when, who, what and why')
    .action(audit);
  server
    .command('appoint')
    .argument(...PERSON)
    .requiredOption(...WHY)
    .description('let a member use the desk on the page')
    .action((whom: string, { reason }: Why) =>
      done(whom, (person) => ({ act: 'appoint', person, reason }), 'They may use the desk: the page at #/desk.'),
    );
  server
    .command('withdraw')
    .argument(...PERSON)
    .requiredOption(...WHY)
    .description('stop a member from using the desk')
    .action((whom: string, { reason }: Why) =>
      done(whom, (person) => ({ act: 'withdraw', person, reason }), 'They may no longer use the desk.'),
    );
}

interface Why {
  readonly reason: string;
}

const withDesk = <Result>(work: (desk: TerminalDesk) => Promise<Result>): Promise<Result> =>
  withDatabase(async (database, server, config) => {
    const desk = await server.openDesk(database, config);
    try {
      return await work(desk);
    } finally {
      await desk.close();
    }
  });

/** Does something as who sits at this terminal. */
async function act(desk: TerminalDesk, wanted: Act): Promise<void> {
  const { Act: Acts } = await import('@windrose/protocol');
  const checked = Acts.safeParse(wanted);
  if (!checked.success) {
    throw new Fault(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join('\n'), 2);
  }
  await desk.act(`terminal:${userInfo().username}`, checked.data);
}

/** An act about a person, and the sentence for when it is done. */
async function done(whom: string, actOn: (person: string) => Act, sentence: string): Promise<void> {
  await withDesk(async (desk) => act(desk, actOn((await desk.find(whom)).id)));
  console.log(sentence);
}

async function who({ minutes, json }: { readonly minutes: string; readonly json?: boolean }): Promise<void> {
  const { people, tables } = await withDesk((desk) => desk.here(wholeNumber('--minutes', minutes, 7 * 24 * 60)));
  if (json) {
    console.log(JSON.stringify({ people, tables }));
    return;
  }
  console.log(
    people.length === 0 ? `Nobody in the last ${minutes} minutes.` : `${people.length} in the last ${minutes} minutes:`,
  );
  for (const { person, seen, sessions, tables: own, addresses, banned } of people) {
    const parts = [
      `${named(person)}  ${person.id}`,
      moment(seen),
      `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
      `${own} ${own === 1 ? 'table' : 'tables'}`,
      ...(addresses.length > 0 ? [`from ${addresses.join(' ')}`] : []),
      ...(banned ? ['banned'] : []),
    ];
    console.log(`  ${parts.join(', ')}`);
  }
  console.log(`${tables.length} ${tables.length === 1 ? 'table is' : 'tables are'} open or played at:`);
  for (const { match, game, stage, people: seated, bots, changed } of tables) {
    const seats = seated.map((person, seat) => (person ? named(person) : (bots[seat] ?? 'free')));
    console.log(`  ${match}  ${game}, ${stage}: ${seats.join(', ')}; ${moment(changed)}`);
  }
}

interface BanFlags extends Why {
  readonly for?: string;
  readonly forGood?: boolean;
  readonly addresses?: boolean;
}

async function ban(whom: string, { reason, for: time, forGood, addresses = false }: BanFlags): Promise<void> {
  if ((time === undefined) === (forGood !== true)) {
    throw new Fault('For how long? Use --for 30m, 12h or 7d, or --for-good.', 2);
  }
  const until = time === undefined ? null : Date.now() + durationOf(time);
  const name = await withDesk(async (desk) => {
    const address = desk.addressMark(whom);
    if (address !== null) {
      await act(desk, { act: 'ban-address', address, until, reason });
      return `The address ${whom}`;
    }
    const person = await desk.find(whom);
    await act(desk, { act: 'ban', person: person.id, until, reason, addresses });
    return named(person);
  });
  console.log(`${name} is banned ${until === null ? 'for good' : `until ${moment(until)} UTC`}.`);
}

async function unban(whom: string, { reason }: Why): Promise<void> {
  await withDesk(async (desk) => {
    const address = desk.addressMark(whom);
    if (address !== null) await act(desk, { act: 'unban-address', address, reason });
    else await act(desk, { act: 'unban', person: (await desk.find(whom)).id, reason });
  });
  console.log(`${whom} may come in again.`);
}

async function bans({ json }: { readonly json?: boolean }): Promise<void> {
  const now = await withDesk((desk) => desk.bans());
  if (json) {
    console.log(JSON.stringify(now.bans));
    return;
  }
  if (now.bans.length === 0) console.log('There are no bans.');
  for (const { kind, value, person, until, reason, created } of now.bans) {
    const whom = kind === 'address' ? `address ${value}` : `${person ? named(person) : 'somebody'}  ${value}`;
    console.log(
      `${whom}, since ${moment(created)}, ${until === null ? 'for good' : `until ${moment(until)}`}: ${reason}`,
    );
  }
}

async function close(match: string, { reason }: Why): Promise<void> {
  await withDesk((desk) => act(desk, { act: 'close', match, reason }));
  console.log('The table is closed, and everybody there is told.');
}

interface ReportFlags {
  readonly close?: string;
  readonly reason?: string;
  readonly json?: boolean;
}

async function reports({ close: report, reason, json }: ReportFlags): Promise<void> {
  if (report !== undefined) {
    if (reason === undefined) throw new Fault('Give the reason for the audit trail: --reason TEXT.', 2);
    await withDesk((desk) => act(desk, { act: 'dismiss', report, reason }));
    console.log('The report is closed.');
    return;
  }
  const { reports: open } = await withDesk((desk) => desk.reports());
  if (json) {
    console.log(JSON.stringify(open));
    return;
  }
  if (open.length === 0) console.log('No open reports.');
  for (const { id, created, reason: why, by, about, match, text, times, said } of open) {
    const whom = about
      ? `${named(about)} (${about.id}), reported ${times} ${times === 1 ? 'time' : 'times'}`
      : 'somebody who is gone';
    console.log(
      `${id}  ${moment(created)}  ${why}: ${by ? named(by) : 'somebody'} about ${whom}${match === null ? '' : `, match ${match}`}`,
    );
    if (text !== '') console.log(`    ${text}`);
    for (const line of said) {
      console.log(
        `    ${moment(line.at)}  ${line.person ? named(line.person) : 'somebody'}: ${line.text ?? `[${line.phrase ?? ''}]`}`,
      );
    }
  }
}

async function audit({ most, json }: { readonly most: string; readonly json?: boolean }): Promise<void> {
  const { entries, people } = await withDesk((desk) => desk.audit(wholeNumber('--most', most, 100_000)));
  if (json) {
    console.log(JSON.stringify(entries));
    return;
  }
  if (entries.length === 0) console.log('No operator has done anything yet.');
  const shown = (name: string): string => {
    const person = people.find(({ id }) => name === `person:${id}`);
    return person ? `${named(person)} (${person.id})` : name;
  };
  for (const { at, who: whose, action, target, reason, more } of entries) {
    const rest = Object.entries(more).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
    console.log(`${moment(at)}  ${shown(whose)}: ${action} ${shown(target)}${rest.join('')}: ${reason}`);
  }
}

/** Operators' commands speak English. */
const { person: named } = firstWordsFor('en');

const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `30m`, `12h`, `7d`. */
function durationOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const size = UNITS[unit ?? ''];
  if (count === undefined || size === undefined) {
    throw new Fault(`--for: a number with m, h or d, such as 30m, 12h or 7d; not ${JSON.stringify(text)}.`, 2);
  }
  return Number(count) * size;
}

function wholeNumber(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Fault(`${flag}: a whole number from 1 to ${most}, not ${JSON.stringify(text)}.`, 2);
}
