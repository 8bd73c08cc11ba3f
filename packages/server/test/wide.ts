/** Limits as wide as they go, for tests and benches in which many people play from one machine. */

const MANY = '1000000';

export const WIDE: Readonly<Record<string, string>> = {
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_MINUTE: '10000000',
  ...Object.fromEntries(
    [
      'TABLES_PER_PERSON',
      'TABLES_PER_ADDRESS',
      'NEW_TABLES_PER_PERSON',
      'NEW_TABLES_PER_ADDRESS',
      'LISTED_PER_PERSON',
      'LISTED_PER_ADDRESS',
      'SEATS_PER_PERSON',
      'SEATS_PER_ADDRESS',
      'CHANGES_PER_TABLE',
      'CHANGES_PER_PERSON',
      'CHANGES_PER_ADDRESS',
      'PACK_KILOBYTES_PER_PERSON',
      'PACK_KILOBYTES_PER_ADDRESS',
      'SOCKETS_PER_PERSON',
      'SOCKETS_PER_ADDRESS',
      'MESSAGES_PER_PERSON',
      'MESSAGES_PER_ADDRESS',
      'KILOBYTES_PER_ADDRESS',
      'THINKING_PER_PERSON',
      'THINKING_PER_ADDRESS',
      'GUESTS_PER_ADDRESS',
      'REPORTS_PER_PERSON',
      'REPORTS_PER_ADDRESS',
    ].map((name) => [name, MANY]),
  ),
};
