/** What to learn next. */

import { beforeEach, expect, test } from 'vitest';

import { keepLessonStep, LESSON_STEPS, nextLesson } from '../src/play/lesson-progress.ts';

beforeEach(() => {
  for (const game of ['eastern-wonders', 'spice-road', 'new-world', 'eastern-wonders-solo', 'east-to-west-3']) {
    keepLessonStep(game, 0);
  }
});

test('nothing is said before a lesson is finished; then the easiest that is left', () => {
  expect(nextLesson()).toBeNull();
  keepLessonStep('eastern-wonders', 4);
  expect(nextLesson()).toBeNull();
  keepLessonStep('eastern-wonders', LESSON_STEPS);
  expect(nextLesson()).toBe('spice-road');
  keepLessonStep('spice-road', LESSON_STEPS);
  expect(nextLesson()).toBe('new-world');
});

test('nor when all are finished', () => {
  for (const game of ['eastern-wonders', 'spice-road', 'new-world', 'eastern-wonders-solo', 'east-to-west-3']) {
    keepLessonStep(game, LESSON_STEPS);
  }
  expect(nextLesson()).toBeNull();
});
