/** A connection that its own program closes while something waits. */

import { expect, test } from 'vitest';

import { ClosedError, Online } from '../src/index.ts';

/** A client of an address where nobody answers. */
const unanswered = (): Online => new Online({ url: 'ws://127.0.0.1:1/api/socket' });

test('closing a connection rejects pending commands and everything awaited of a match', async () => {
  const online = unanswered();
  const match = online.watch('0123456789abcdef');
  const waiting = [match.until(({ known }) => known), match.sit(0)];
  const outcomes = Promise.allSettled(waiting);
  online.close();
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { name: 'ClosedError' } });
});

test('nothing waits for a connection that is closed already', async () => {
  const online = unanswered();
  const before = online.watch('0123456789abcdef');
  online.close();
  for (const match of [before, online.watch('fedcba9876543210')]) {
    await expect(match.until(({ known }) => known)).rejects.toThrow(ClosedError);
    await expect(match.start()).rejects.toThrow(ClosedError);
    // An update that confirms the client's state needs no answer.
    await expect(match.until(({ known }) => !known)).resolves.toBe(match);
  }
});

test('a match that is closed ends what is awaited of it alone', async () => {
  const online = unanswered();
  const [left, kept] = [online.watch('0123456789abcdef'), online.watch('fedcba9876543210')];
  const waiting = left.until(({ known }) => known);
  const other = kept
    .until(({ known }) => known)
    .then(
      () => 'known',
      () => 'closed',
    );
  left.close();
  await expect(waiting).rejects.toThrow(ClosedError);
  expect(await Promise.race([other, Promise.resolve('waits')])).toBe('waits');
  expect(online.watch('0123456789abcdef')).not.toBe(left);
  online.close();
  expect(await other).toBe('closed');
});
