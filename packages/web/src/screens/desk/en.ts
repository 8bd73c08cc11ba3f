/** The English texts at the operator's desk. */

import type { Act } from '@windrose/protocol';

type Texts = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : (typeof en)[Key];
};
export type DeskUi = Texts;

export const en = {
  title: 'Operator’s desk',
  openReports: 'Open reports',
  noReports: 'No open reports.',
  times: (count: number) => (count === 1 ? 'first report about them' : `${count} reports about them`),
  reportedTable: 'Its table',
  tableChat: 'What was said at the table',
  gone: 'someone who is gone',
  here: 'Here in the last 15 minutes',
  noOne: 'Nobody.',
  person: 'Person',
  seen: 'Seen',
  sessions: 'Sessions',
  tables: 'Tables',
  actions: 'Actions',
  isBanned: 'shut out',
  openTables: 'Tables that are open or being played at',
  noTables: 'No tables.',
  stages: { open: 'open', running: 'running', over: 'over' } as Readonly<Record<'open' | 'running' | 'over', string>>,
  bans: 'Shut out',
  noBans: 'Nobody is shut out.',
  address: (mark: string) => `Address ${mark}`,
  until: (moment: string) => `until ${moment}`,
  forGood: 'for good',
  audit: 'Audit trail',
  noAudit: 'Nothing has been done yet.',
  terminal: (user: string) => `${user} at the terminal`,
  acts: {
    ban: 'Shut out',
    'ban-address': 'Shut out the address',
    unban: 'Let in again',
    'unban-address': 'Let the address in again',
    rename: 'Rename',
    delete: 'Delete the account',
    close: 'Close the table',
    revoke: 'End all sessions',
    dismiss: 'Put the report away',
    appoint: 'Appoint as operator',
    withdraw: 'Withdraw as operator',
  } as Readonly<Record<Act['act'], string>>,
  what: (act: string, target: string) => `${act}: ${target}`,
  reason: 'Reason, for the audit trail',
  howLong: 'For how long',
  times1h: '1 hour',
  times1d: '1 day',
  times7d: '7 days',
  times30d: '30 days',
  withAddresses: 'Shut out the addresses they come from, too',
  newName: 'New name',
  sure: {
    delete: 'Everything personal is gone for good. The matches stay, without the name.',
    revoke: 'A guest cannot come back after this.',
    close: 'The match counts for nothing. Its players are told.',
  },
  prove: 'Your passphrase, to show that it is you',
  provePasskey: 'Show it with a passkey',
  doIt: 'Do it',
  done: 'Done.',
  reload: 'Refresh',
};
