/** The order in which an analysis plays out turns. */

import type { PlayOutTask } from '@windrose/analysis';
import { afterEach, expect, test, vi } from 'vitest';

import { PlayOutThreads } from '../src/screens/review/playout-threads.ts';

/** A worker that notes which steps it is given. */
class NotingWorker extends EventTarget {
  static readonly given: number[] = [];
  static readonly all: NotingWorker[] = [];

  constructor() {
    super();
    NotingWorker.all.push(this);
  }

  postMessage(question: { readonly task?: PlayOutTask }): void {
    if (question.task) NotingWorker.given.push(question.task.at);
  }

  settle(): void {
    const news = { at: NotingWorker.given.at(-1), pairs: 16, found: null, settled: true };
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'news', news } }));
  }

  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  NotingWorker.given.length = 0;
  NotingWorker.all.length = 0;
});

function threads(): PlayOutThreads {
  vi.stubGlobal('Worker', NotingWorker);
  const match = { kind: 'match', record: {}, packs: [], inputFlag: null };
  return new PlayOutThreads(match as unknown as ConstructorParameters<typeof PlayOutThreads>[0], 1);
}

const tasks = [5, 2, 9, 7].map((at) => ({ at }) as unknown as PlayOutTask);

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
