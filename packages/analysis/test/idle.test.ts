/** Turns that achieve nothing. */

import { type Match, required, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, test } from 'vitest';

import { reviewStepsOf, reviewWordsFor } from '../src/index.ts';
import { IdleTurns } from '../src/review/idle.ts';

const codeOf = (match: Match, kind: string): number =>
  required(
    match.legal().find((option) => option.kind === kind),
    kind,
  ).code;

/** A match of Spice Road whose first turn is a rest with no card to take back. */
function rested(): { readonly match: Match; readonly acquires: number; readonly rests: number } {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'idle' });
  const [acquires, rests] = [codeOf(match, 'acquire'), codeOf(match, 'rest')];
  match.choose(rests);
  return { match, acquires, rests };
}

test('a rest that takes nothing back is idle where another turn brings something, and only there', () => {
  const { match, acquires, rests } = rested();
  const [step] = reviewStepsOf(match);
  const idle = new IdleTurns(match);
  const found = idle.find(required(step, 'step'), [acquires]);
  expect(found).toEqual({ line: [acquires], cubes: '', points: 0 });
  // Who would have done nothing, either, could do nothing.
  expect(idle.find(required(step, 'step'), [rests])).toBeNull();
});

test('a turn that brings a card is not idle', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'idle' });
  const acquires = codeOf(match, 'acquire');
  match.choose(acquires);
  const [step] = reviewStepsOf(match);
  expect(new IdleTurns(match).find({ ...required(step, 'step'), drawn: false }, [acquires])).toBeNull();
});

test('an idle turn is told with what another one would have brought', () => {
  const { match, acquires } = rested();
  const before = match.restart();
  const idle = { line: [acquires], cubes: '', points: 0 };
  const [english, polish] = (['en', 'pl'] as const).map((language) => reviewWordsFor(language, wordsFor(language)));
  expect(english!.idle(before, idle)).toMatch(
    /^The turn played changed nothing: everything was as before, and the turn was over\. With the other turn: \p{Ll}.+\.$/u,
  );
  expect(polish!.idle(before, idle)).toMatch(
    /^Zagrana tura nic nie zmieniła: wszystko zostało jak przedtem, a tura minęła\. Inna tura: \p{Ll}.+\.$/u,
  );
  const lost = { ...idle, cubes: 'YR', points: 1 };
  expect(english!.idle(before, lost)).toMatch(/^The turn played brought nothing, and gave up .+ and 1 point\./);
  expect(polish!.idle(before, lost)).toMatch(/^Zagrana tura nic nie dała, a przepadło: .+ i 1 pkt\./);
});
