/** The check of a match's luck, and how its secret is made. */

import { readFileSync } from 'node:fs';

import { type MatchRecord, sha256Text } from '@windrose/rules';
import { describe, expect, test } from 'vitest';

import { checkLuck, checkRecordLuck, luckHashOf, mixLuck, newLuckPart, serverPart, type Step } from '../src/index.ts';

/** A match that was played before people had parts in its luck. */
const before = JSON.parse(readFileSync(new URL('./fixtures/match-before-parts.json', import.meta.url), 'utf8')) as {
  steps: Step[];
  record: MatchRecord & { luck: { seed: string } };
};

describe('a match of before', () => {
  test('is found to be fair, from its steps and from its record', () => {
    expect(checkLuck(before.steps)).toBe('fair');
    expect(checkRecordLuck(before.record)).toBe('fair');
  });

  test('is not with another secret, with other draws, or with parts it never had', () => {
    const { record } = before;
    const luckOf = (luck: object) => checkRecordLuck({ ...record, luck: { ...record.luck, ...luck } } as MatchRecord);
    expect(luckOf({ seed: newLuckPart() })).toBe('other-secret');
    expect(luckOf({ told: [[0, 1]] })).toBe('other-draws');
    const part = newLuckPart();
    expect(luckOf({ parts: [{ seat: 0, part, hash: luckHashOf(part) }] })).toBe('other-parts');
    expect(checkLuck(before.steps.slice(0, -1))).toBe('not-over');
  });
});

describe('the secret of a match', () => {
  const [server, ann, bob] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

  test('is the server’s own if no person has a part', () => expect(mixLuck(server, [])).toBe(server));

  test('is the SHA-256 of a text with all parts by seat', () => {
    const parts = [
      { seat: 2, part: bob },
      { seat: 0, part: ann },
    ];
    expect(mixLuck(server, parts)).toBe(sha256Text(`windrose luck\n${server}\n0 ${ann}\n2 ${bob}`));
    expect(mixLuck(server, parts.toReversed())).toBe(mixLuck(server, parts));
  });

  test('is another one with any other part, and when parts change seats', () => {
    const mixes = [
      mixLuck(server, [{ seat: 0, part: ann }]),
      mixLuck(server, [{ seat: 1, part: ann }]),
      mixLuck(server, [{ seat: 0, part: bob }]),
      mixLuck(ann, [{ seat: 0, part: server }]),
    ];
    expect(new Set(mixes).size).toBe(mixes.length);
  });

  test('drawn afresh, the server has another part, which follows from its first', () => {
    expect(serverPart(server, 0)).toBe(server);
    expect(serverPart(server, 1)).toBe(sha256Text(`windrose luck 1 ${server}`));
    expect(serverPart(server, 2)).not.toBe(serverPart(server, 1));
  });
});
