/** The order in which bots of different people think. */

import { expect, test } from 'vitest';

import { Shares, type Sharer } from '../../src/jobs/shares.ts';

const MINUTE = 60_000;

/** Takes turns of 100 ms, one after the other, for a while. @returns how many each owner got */
function share(shares: Shares, waiting: readonly Sharer[], turns: number): Map<string, number> {
  const got = new Map<string, number>();
  for (let turn = 0; turn < turns; turn++) {
    const next = shares.first(waiting);
    if (!next) break;
    shares.begin(next);
    shares.end(next, 100);
    got.set(next.owner, (got.get(next.owner) ?? 0) + 1);
  }
  return got;
}

test('an owner of a hundred tables gets the same share as an owner of one', () => {
  const shares = new Shares({ person: MINUTE, address: 4 * MINUTE }, () => 0);
  const many = Array.from({ length: 100 }, () => ({ owner: 'eve', origin: 'a' }));
  const got = share(shares, [...many, { owner: 'ann', origin: 'b' }, { owner: 'bob', origin: 'c' }], 300);
  expect([...got.values()]).toEqual([100, 100, 100]);
});

test('a hundred people of one address share the limit of the address', () => {
  const shares = new Shares({ person: MINUTE, address: 4 * MINUTE }, () => 0);
  const near = Array.from({ length: 100 }, (_, at) => ({ owner: `eve ${at}`, origin: 'a' }));
  const got = share(shares, [...near, { owner: 'ann', origin: 'b' }], 500);
  expect(got.get('ann')).toBeGreaterThanOrEqual(98);
});

test('a newcomer is next, and absence earns no credit', () => {
  const shares = new Shares({ person: MINUTE, address: 4 * MINUTE }, () => 0);
  share(shares, [{ owner: 'eve', origin: 'a' }], 50);
  const both = [
    { owner: 'eve', origin: 'a' },
    { owner: 'ann', origin: 'b' },
  ];
  expect(shares.first(both)!.owner).toBe('ann');
  const got = share(shares, both, 100);
  expect(got.get('ann')! - got.get('eve')!).toBeLessThanOrEqual(2);
});

test('an owner’s bots do not exceed their minute limit, even alone', () => {
  let now = 0;
  const shares = new Shares({ person: 2000, address: 3000 }, () => now);
  const [eve, ann] = [
    { owner: 'eve', origin: 'a' },
    { owner: 'ann', origin: 'a' },
  ];
  expect(share(shares, [eve], 1000).get('eve')).toBe(20);
  // The other of the same address has what is left of the address's share.
  expect(share(shares, [eve, ann], 1000)).toEqual(new Map([['ann', 10]]));
  now = MINUTE / 2;
  expect(share(shares, [eve], 1000).get('eve')).toBe(10);
});
