import { Worker } from 'node:worker_threads';

import { expect, test } from 'vitest';

import { yieldToInput, inputFlag } from '../src/screens/review/input-priority.ts';

test('where memory cannot be shared, thinking is never held up', () => {
  expect(inputFlag()).toBeNull();
  expect(yieldToInput(null)()).toBe(false);
});

test('thinking waits while the flag is raised and goes on when it is lowered', async () => {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const flag = new Int32Array(shared);
  const yieldsToInput = yieldToInput(shared);
  expect(yieldsToInput()).toBe(false);
  Atomics.store(flag, 0, 1);
  const other = new Worker(
    'const { workerData } = require("node:worker_threads"); const flag = new Int32Array(workerData);' +
      'setTimeout(() => { Atomics.store(flag, 0, 0); Atomics.notify(flag, 0); }, 20);',
    { eval: true, workerData: shared },
  );
  const ended = new Promise((resolve) => other.once('exit', resolve));
  // A wait has a limit: it may take more than one until the other thread has started.
  while (Atomics.load(flag, 0) !== 0) expect(yieldsToInput()).toBe(false);
  expect(yieldsToInput()).toBe(false);
  await ended;
});
