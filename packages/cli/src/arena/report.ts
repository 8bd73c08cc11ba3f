/** The summary of an arena as tables for people. */

import { big, columns } from '../table.ts';
import type { PairSummary, PlayerSummary, Summary } from './summary.ts';
import type { Share } from './wilson.ts';

/** Shows a summary. @param seats how many seats a match has. */
export function showSummary(summary: Summary, seats: number): string {
  const { players, pairs, rounds, stalled, matches } = summary;
  const parts = [playerTable(players, seats)];
  if (pairs.length > 0) parts.push(pairTable(pairs));
  parts.push(
    `${big(matches)} matches; rounds: ${rounds.min} at least, ${rounds.median} in the middle, ${rounds.max} at most; ${big(stalled)} stalled.\n` +
      'Intervals are 95 %. A tie is an equal score at the top, which the rules decide by the turn order; "decided" leaves ties out.\n' +
      'Nobody has won a match that stalled, whoever was ahead.',
  );
  return parts.join('\n\n');
}

function playerTable(players: readonly PlayerSummary[], seats: number): string {
  const head = [
    'player',
    'Elo',
    '',
    'won',
    'tied',
    'lost',
    'of decided',
    '',
    'points',
    'ms a decision',
    'slowest',
    'ms a turn',
  ];
  if (seats > 2) head.push('× fair share');
  const ranked = players.toSorted((a, b) => (b.elo?.elo ?? 0) - (a.elo?.elo ?? 0));
  const rows = ranked.map((one) => {
    const row = [
      one.player,
      one.elo ? one.elo.elo.toFixed(0) : '–',
      one.elo ? interval(one.elo.low, one.elo.high) : '',
      big(one.wins),
      big(one.ties),
      big(one.losses),
      ...percents(one.decided),
      one.meanScore.toFixed(1),
      one.msPerDecision.toFixed(2),
      one.slowestMs.toFixed(0),
      one.cpuPerTurn === null
        ? one.msPerTurn.toFixed(1)
        : `${one.msPerTurn.toFixed(1)} (cpu ${one.cpuPerTurn.toFixed(1)})`,
    ];
    if (seats > 2) row.push(one.timesFair.toFixed(2));
    if (one.failures > 0) row.push(`failed ${big(one.failures)} times`);
    return row;
  });
  return columns([head, ...rows], [1, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
}

function pairTable(pairs: readonly PairSummary[]): string {
  const head = ['player', 'against', 'won', 'tied', 'lost', 'of decided', '', 'points'];
  const rows = pairs.map((pair) => [
    pair.player,
    pair.against,
    big(pair.wins),
    big(pair.ties),
    big(pair.losses),
    ...percents(pair.decided),
    `${pair.meanScores[0].toFixed(1)} : ${pair.meanScores[1].toFixed(1)}`,
  ]);
  return columns([head, ...rows], [2, 3, 4, 5]);
}

function percents({ share, low, high }: Share): [string, string] {
  if (Number.isNaN(share)) return ['–', ''];
  const percent = (value: number): string => (value * 100).toFixed(1);
  return [`${percent(share)} %`, `${percent(low)} … ${percent(high)}`];
}

/** An interval of ratings; one that says nothing is not shown. */
function interval(low: number, high: number): string {
  return high - low > 5000 ? '?' : `${low.toFixed(0)} … ${high.toFixed(0)}`;
}
