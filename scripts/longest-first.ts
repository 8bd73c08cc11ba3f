/**
 * The order of unit test files: the longest first, so that no long file starts when all others are done and leaves a processor idle.
 * The list needs no care: a file that is missing from it only starts later.
 */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By time of a processor, as `vitest run --reporter=json` reports it. */
const LONGEST = [
  'packages/cli/test/python.test.ts',
  'packages/cli/test/window.test.ts',
  'packages/analysis/test/review.test.ts',
  'packages/cli/test/map.test.ts',
  'packages/bots/test/yardsticks.test.ts',
  'packages/server/test/clocks.test.ts',
  'packages/server/test/proof/kill.test.ts',
  'packages/cli/test/study.test.ts',
  'packages/cli/test/replay.test.ts',
  'packages/bots/test/api-docs.test.ts',
  'packages/cli/test/hints.test.ts',
  'packages/bots/test/bot.test.ts',
  'packages/cli/test/play.test.ts',
  'packages/server/test/proof/restart.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
