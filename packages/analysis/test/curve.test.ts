import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharpened } from '../src/review/calibration.ts';
import { fitCurve } from '../src/review/curve.ts';
import { combined, type Estimate, errorOf, intervalOf, isPositive, meanWithError } from '../src/review/estimate.ts';

const estimate = fc.record({
  value: fc.double({ min: -1, max: 1, noNaN: true }),
  error: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
});

/** The weighted sum of squares that a least-squares fit makes least. */
function misfit(curve: readonly number[], values: readonly Estimate[], changes: readonly Estimate[]): number {
  const of = values.reduce((sum, { value, error }, at) => sum + ((curve[at]! - value) / error) ** 2, 0);
  return changes.reduce((sum, { value, error }, at) => sum + ((curve[at + 1]! - curve[at]! - value) / error) ** 2, of);
}

describe('a fitted curve', () => {
  it('is the least-squares fit: no other curve agrees better with all measurements', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(estimate, estimate), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        (pairs, index, moved) => {
          const values = pairs.map(([value]) => value);
          const changes = pairs.slice(1).map(([, change]) => change);
          const fitted = fitCurve(values, changes).map(({ value }) => value);
          const other = fitted.map((value, at) => (at === index % fitted.length ? value + moved : value));
          expect(misfit(fitted, values, changes)).toBeLessThanOrEqual(misfit(other, values, changes) + 1e-9);
        },
      ),
    );
  });

  it('knows each value at least as well as its own measurement does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(estimate, estimate), { minLength: 1, maxLength: 12 }), (pairs) => {
        const values = pairs.map(([value]) => value);
        const fitted = fitCurve(
          values,
          pairs.slice(1).map(([, change]) => change),
        );
        for (const [at, { error }] of fitted.entries()) expect(error).toBeLessThanOrEqual(values[at]!.error + 1e-12);
      }),
    );
  });

  it('ends where the end is certain, and follows changes that are certain', () => {
    const values = [0.5, 0.2, 1].map((value, at) => ({ value, error: at === 2 ? 1e-4 : 0.1 }));
    const changes = [0, 0.3].map((value) => ({ value, error: 1e-3 }));
    const [first, second, last] = fitCurve(values, changes).map(({ value }) => value);
    expect(last).toBeCloseTo(1, 3);
    expect(second).toBeCloseTo(0.7, 2);
    expect(first).toBeCloseTo(0.7, 2);
  });
});

describe('an estimate', () => {
  it('from equal measurements is not believed to be exact', () => {
    expect(meanWithError([1, 1, 1, 1], 1)).toEqual({ value: 1, error: Math.sqrt(1 / 3 / 4) });
    expect(meanWithError([0, 1]).error).toBeCloseTo(0.5);
  });

  it('from two others lies between them, nearer to the more exact one', () => {
    expect(combined({ value: 0, error: 0.1 }, { value: 1, error: 0.1 })).toEqual({
      value: 0.5,
      error: expect.closeTo(0.1 / Math.SQRT2),
    });
    expect(combined({ value: 0, error: 0.1 }, { value: 1, error: 0.3 }).value).toBeCloseTo(0.1);
  });

  it('is positive only when its interval of 95 % excludes zero', () => {
    expect(isPositive({ value: 0.1, error: 0.05 })).toBe(true);
    expect(isPositive({ value: 0.1, error: 0.052 })).toBe(false);
    expect(errorOf(intervalOf({ value: 0.3, error: 0.07 }))).toBeCloseTo(0.07);
  });
});

describe('calibrated chances', () => {
  it('are nearer to even the lower the sharpness, keep their order, and add up to 1', () => {
    expect(sharpened([0.8, 0.2], 0.5)[0]).toBeCloseTo(2 / 3);
    const [first, second, third] = sharpened([0.6, 0.3, 0.1], 0.6);
    expect(first! + second! + third!).toBeCloseTo(1);
    expect(first).toBeLessThan(0.6);
    expect(first).toBeGreaterThan(second!);
    expect(third).toBeGreaterThan(0.1);
  });

  it('leave what is certain, and with a sharpness of 1 everything', () => {
    expect(sharpened([0, 1], 0.6)).toEqual([0, 1]);
    expect(sharpened([0.7, 0.3], 1)).toEqual([0.7, 0.3]);
  });
});
