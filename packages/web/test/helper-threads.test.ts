/** The order in which an analysis looks at turns. */

import type { HelperTask } from '@windrose/analysis';
import { afterEach, expect, test, vi } from 'vitest';

import { HelperThreads } from '../src/screens/review/helper-threads.ts';

/** A worker that notes which steps it is given. */
class NotingWorker extends EventTarget {
  static readonly given: number[] = [];
  static readonly all: NotingWorker[] = [];

  constructor() {
    super();
    NotingWorker.all.push(this);
  }

  postMessage(question: { readonly task?: HelperTask }): void {
    if (question.task) NotingWorker.given.push(question.task.at);
  }

  settle(): void {
    const news = { kind: 'playout', at: NotingWorker.given.at(-1), pairs: 16, found: null, settled: true };
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'news', news } }));
  }

  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  NotingWorker.given.length = 0;
  NotingWorker.all.length = 0;
});

function threads(): HelperThreads {
  vi.stubGlobal('Worker', NotingWorker);
  const match = { kind: 'match', record: {}, packs: [], inputFlag: null };
  return new HelperThreads(match as unknown as ConstructorParameters<typeof HelperThreads>[0], 1);
}

const tasks = [5, 2, 9, 7].map((at) => ({ at }) as unknown as HelperTask);

test('the step that is looked at is played out next, and the others in their order', () => {
  const some = threads();
  some.begin(tasks);
  some.prefer(7);
  for (let n = 0; n < 4; n++) NotingWorker.all[0]!.settle();
  expect(NotingWorker.given).toEqual([5, 7, 2, 9]);
});

test('a step that is looked at before playouts begin is the first', () => {
  const some = threads();
  some.prefer(9);
  some.begin(tasks);
  expect(NotingWorker.given).toEqual([9]);
});

test('a worker that has nothing to do takes up the tasks of the next stage', () => {
  const some = threads();
  some.begin(tasks.slice(0, 1));
  NotingWorker.all[0]!.settle();
  some.begin(tasks.slice(1, 3));
  NotingWorker.all[0]!.settle();
  expect(NotingWorker.given).toEqual([5, 2, 9]);
  expect(NotingWorker.all).toHaveLength(1);
});
