import { weightsFor } from '@windrose/bots';
import { startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { describe, expect, it } from 'vitest';
import { PositionJudge } from '../src/review/judge.ts';
import { findReasons, type Reason } from '../src/review/reasons.ts';
import { reviewStepsOf } from '../src/review/steps.ts';
import { reviewWordsFor, type ReviewedStep } from '../src/index.ts';

/** Late in a match of Spice Road: seat 1 can claim a card of 17 points, and takes a merchant card instead. */
const BEFORE = [
  0, 64, 64, 64, 64, 64, 65, 0, 65, 0, 64, 65, 0, 64, 6, 68, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 66, 0, 0, 64, 64, 64, 66, 0,
  1, 64, 9, 19, 64, 72, 0, 1, 2, 2, 43, 0, 0, 21, 41, 1, 76, 33, 0, 65, 1, 4, 74, 64, 72, 10, 0, 0, 0, 1, 1, 1, 22, 0,
  6, 12, 0, 74, 65, 1, 0, 38, 1, 9, 73, 72, 39, 9, 64, 76, 72, 1, 1, 2, 1, 0, 1, 6, 64, 72, 10, 1, 1, 1, 1, 0, 1, 0, 6,
  35, 9, 74, 14, 64, 25, 4,
];
const TAKES = [65, 0];
const CLAIMS = [73];

function reasonsFor(played: readonly number[], better: readonly number[]): Reason[] {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'read-a' });
  for (const code of [...BEFORE, ...played]) match.choose(code);
  const step = reviewStepsOf(match).find(({ from }) => from === BEFORE.length)!;
  return findReasons(match, new PositionJudge(match.core, weightsFor(match.core)), step, better);
}

describe('reasons', { timeout: 120_000 }, () => {
  it('name first what the better turn claims at once, rather than a smaller claim much later', () => {
    const [first] = reasonsFor(TAKES, CLAIMS);
    expect(first).toMatchObject({ kind: 'claims', claim: { price: 'GGGBB', points: 17 } });
  });

  it('say so when the turn that was played claimed something that the other one leaves', () => {
    const said = reasonsFor(CLAIMS, TAKES);
    expect(said.find(({ kind }) => kind === 'waits')).toMatchObject({ claim: { price: 'GGGBB', points: 17 } });
    expect(said.map(({ kind }) => kind)).not.toContain('claims');
  });

  it.each([
    [
      'en',
      [
        'The turn played is 2 green and 2 brown short of “The Vizier” (17 points); the better turn is only 2 brown short.',
        'It can usually be claimed 3 turns later; after the turn played, not within 6 turns.',
        'After the turn played, Player 1 usually claims it first.',
      ],
    ],
    [
      'pl',
      [
        'Aby zdobyć kartę „Wezyr” (17 punktów), po zagranej turze trzeba uzbierać jeszcze 2 zielone i 2 brązowe; po lepszej tylko 2 brązowe.',
        'Po lepszej turze zwykle udaje się to 3 tury później; po zagranej nie w ciągu 6 tur.',
        'Po zagranej turze zwykle szybciej robi to Gracz 1.',
      ],
    ],
  ] as const)('tell a plan: what it is, by when, and who would be first (%s)', (language, sentences) => {
    const claim = { kind: 'card', id: 'P01', price: 'GGGBB', points: 17 } as const;
    const reasons: Reason[] = [
      { kind: 'short', claim, played: 'GGBB', better: 'BB' },
      { kind: 'sooner', claim, better: 4, played: null, horizon: 6 },
      { kind: 'lost', claim, to: 0 },
    ];
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    expect(reviewWordsFor(language, wordsFor(language)).reasons(match, step)).toEqual(sentences);
  });

  it.each([
    [
      'en',
      'At the end of the match Player 1 is 1 point ahead on average after the better turn, 0.4 points behind after the turn played.',
    ],
    ['pl', 'Średnia przewaga na koniec partii w punktach (Gracz 1): po lepszej turze +1, po zagranej −0,4.'],
  ] as const)('say how late turns decide the match (%s)', (language, sentence) => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const reasons: Reason[] = [{ kind: 'finish', better: 1, played: -0.4 }];
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    expect(reviewWordsFor(language, wordsFor(language)).reasons(match, step)).toEqual([sentence]);
  });

  it.each(['en', 'pl'] as const)('name the claim where no sentence before did (%s)', (language) => {
    const claim = { kind: 'order', id: 'V01', price: 'RRBB', points: 12 } as const;
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'said' });
    const reasons: Reason[] = [{ kind: 'sooner', claim, better: 2, played: 5, horizon: 6 }];
    const step = { reasons, points: 2, playedOut: null } as unknown as ReviewedStep;
    const said = reviewWordsFor(language, wordsFor(language)).reasons(match, step);
    expect(said).toEqual([
      language === 'en'
        ? 'The order that costs 2 red and 2 brown (12 points) can usually be claimed next turn; after the turn played, only 4 turns later.'
        : 'Po lepszej turze zwykle udaje się zdobyć zamówienie za 2 czerwone i 2 brązowe (12 punktów) w następnej turze; po zagranej dopiero 4 tury później.',
    ]);
  });
});
