/** What to learn next. */

import { LESSONS } from '@windrose/analysis/lessons';
import { beforeEach, expect, test } from 'vitest';

import {
  justLearned,
  keepLessonStep,
  LESSON_STEPS,
  nextLesson,
  playedWhatWasLearned,
} from '../src/play/lesson-progress.ts';

beforeEach(() => {
  for (const game of Object.keys(LESSONS)) keepLessonStep(game, 0);
});

test('nothing is said before a lesson is finished; then the easiest that is left', () => {
  expect(nextLesson()).toBeNull();
  keepLessonStep('eastern-wonders', 4);
  expect(nextLesson()).toBeNull();
  // As soon as it is finished, before that is kept.
  expect(nextLesson('eastern-wonders')).toBe('spice-road');
  keepLessonStep('eastern-wonders', LESSON_STEPS);
  expect(nextLesson()).toBe('spice-road');
  keepLessonStep('spice-road', LESSON_STEPS);
  expect(nextLesson()).toBe('new-world');
});

test('nor when all are finished', () => {
  for (const game of Object.keys(LESSONS)) {
    keepLessonStep(game, LESSON_STEPS);
  }
  expect(nextLesson()).toBeNull();
});

test('every game that has a lesson is learned next at some time, its parts before the whole', () => {
  keepLessonStep('eastern-wonders', LESSON_STEPS);
  const order: string[] = [];
  for (let game = nextLesson(); game !== null; game = nextLesson()) {
    order.push(game);
    keepLessonStep(game, LESSON_STEPS);
  }
  expect(['eastern-wonders', ...order].toSorted()).toEqual(Object.keys(LESSONS).toSorted());
  for (const [part, whole] of [
    ['spice-road', 'sand-to-sea'],
    ['new-world', 'east-to-west-1'],
    ['new-world', 'east-to-west-2'],
    ['east-to-west-2', 'east-to-west-3'],
  ] as const) {
    expect([part, order.indexOf(part) < order.indexOf(whole)]).toEqual([part, true]);
  }
});

test('the game that was learned last is the one to play, until it is played', () => {
  playedWhatWasLearned();
  expect(justLearned()).toBeNull();
  keepLessonStep('spice-road', LESSON_STEPS);
  keepLessonStep('east-to-west-1', LESSON_STEPS - 1);
  expect(justLearned()).toBe('spice-road');
  keepLessonStep('east-to-west-1', LESSON_STEPS);
  expect(justLearned()).toBe('east-to-west-1');
  // Whoever takes it once more has not finished it yet.
  keepLessonStep('east-to-west-1', 2);
  expect(justLearned()).toBeNull();
  keepLessonStep('east-to-west-1', LESSON_STEPS);
  playedWhatWasLearned();
  expect(justLearned()).toBeNull();
});
