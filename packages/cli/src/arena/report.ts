/** The summary of an arena as tables for people. */

import { big, columns, width } from '../table.ts';
import { wrapped } from '../wrap.ts';
import type { PairSummary, PlayerSummary, Summary } from './summary.ts';
import type { Share } from './wilson.ts';

/** Shows a summary. @param seats how many seats a match has. @param windowWidth columns of the window; wider tables come in parts. */
export function showSummary(summary: Summary, seats: number, windowWidth = Infinity): string {
  const { players, pairs, rounds, stalled, matches } = summary;
  const parts = [playerTable(players, seats, windowWidth)];
  if (pairs.length > 0) parts.push(pairTable(pairs, windowWidth));
  parts.push(
    `${big(matches)} matches; rounds: ${rounds.min} at least, ${rounds.median} in the middle, ${rounds.max} at most; ${big(stalled)} stalled.\n` +
      'Intervals are 95 %. A tie is an equal score at the top, which the rules decide by the turn order; "decided" leaves ties out.\n' +
      'Nobody has won a match that stalled, whoever was ahead.',
  );
  if (windowWidth < Infinity) parts.push(wrapped(parts.pop() ?? '', windowWidth));
  return parts.join('\n\n');
}

/** A column of a table: what stands above it, and what a row has there. */
interface Column<T> {
  readonly head: string;
  readonly right?: boolean;
  readonly cell: (one: T) => string;
}

/** Names of players are not cut to fewer letters than this. */
const LEAST_NAME = 12;

/** A text without its middle, if it is longer than that. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor((most - 1) / 2);
  return `${text.slice(0, most - 1 - end)}…${text.slice(-end)}`;
}

/** A table; where it is wider than there is room, in parts below each other, each with the first columns that name its rows. */
function tableOf<T>(
  rows: readonly T[],
  all: readonly (Column<T> | false)[],
  { windowWidth, naming }: { readonly windowWidth: number; readonly naming: number },
): string {
  const shown = all.filter((column) => column !== false);
  const right = (own: readonly Column<T>[]): number[] =>
    own.flatMap(({ right: aligned = false }, at) => (aligned ? [at] : []));
  const draw = (own: readonly Column<T>[]): string =>
    columns([own.map(({ head }) => head), ...rows.map((row) => own.map(({ cell }) => cell(row)))], right(own));
  const fits = (own: readonly Column<T>[]): boolean =>
    draw(own)
      .split('\n')
      .every((line) => width(line) <= windowWidth);
  const most = Math.max(LEAST_NAME, Math.floor(windowWidth / (naming + 2)));
  const names = shown
    .slice(0, naming)
    .map((column) => ({ ...column, cell: (one: T) => shortened(column.cell(one), most) }));
  const parts: Column<T>[][] = [names];
  for (let at = naming; at < shown.length;) {
    // Columns without a head belong to the one before them.
    const next = shown.findIndex(({ head }, later) => later > at && head !== '');
    const together = shown.slice(at, next < 0 ? undefined : next);
    const last = parts.at(-1) ?? names;
    if (last.length === naming || fits([...last, ...together])) parts[parts.length - 1] = [...last, ...together];
    else parts.push([...names, ...together]);
    at += together.length;
  }
  return parts.map(draw).join('\n\n');
}

function playerTable(players: readonly PlayerSummary[], seats: number, windowWidth: number): string {
  const ranked = players.toSorted((a, b) => (b.elo?.elo ?? -Infinity) - (a.elo?.elo ?? -Infinity));
  // The rival of Solo does not think, and neither does a player who was never seated.
  const thought = (one: PlayerSummary, text: string): string => (one.decisions === 0 ? '–' : text);
  const turn = ({ msPerTurn, cpuPerTurn }: PlayerSummary): string =>
    cpuPerTurn === null
      ? msPerTurn.toFixed(1)
      : `${msPerTurn.toFixed(1)} (cpu ${cpuPerTurn.toFixed(cpuPerTurn < 1 ? 2 : 1)})`;
  return tableOf(
    ranked,
    [
      { head: 'player', cell: ({ player }) => player },
      { head: 'Elo', right: true, cell: ({ elo }) => (elo ? elo.elo.toFixed(0) : '–') },
      { head: '', cell: ({ elo }) => (elo ? interval(elo.low, elo.high) : '') },
      ...outcomeColumns(players),
      { head: 'points', right: true, cell: ({ meanScore }) => meanScore?.toFixed(1) ?? '–' },
      { head: 'ms a decision', right: true, cell: (one) => thought(one, one.msPerDecision.toFixed(2)) },
      { head: 'slowest', right: true, cell: (one) => thought(one, one.slowestMs.toFixed(0)) },
      { head: 'ms a turn', right: true, cell: (one) => thought(one, turn(one)) },
      seats > 2 && { head: '× fair share', right: true, cell: ({ timesFair }) => timesFair?.toFixed(2) ?? '–' },
      players.some(({ failures }) => failures > 0) && {
        head: 'failed',
        right: true,
        cell: ({ failures }) => `${big(failures)} times`,
      },
    ],
    { windowWidth, naming: 1 },
  );
}

function pairTable(pairs: readonly PairSummary[], windowWidth: number): string {
  return tableOf(
    pairs,
    [
      { head: 'player', cell: ({ player }) => player },
      { head: 'against', cell: ({ against }) => against },
      ...outcomeColumns(pairs),
      { head: 'points', cell: ({ meanScores: [own, other] }) => `${own.toFixed(1)} : ${other.toFixed(1)}` },
    ],
    { windowWidth, naming: 2 },
  );
}

/** The outcome columns of both tables: won, tied, lost and stalled add up to played. */
function outcomeColumns<T extends PlayerSummary | PairSummary>(rows: readonly T[]): (Column<T> | false)[] {
  return [
    { head: 'won', right: true, cell: ({ wins }) => big(wins) },
    { head: 'tied', right: true, cell: ({ ties }) => big(ties) },
    { head: 'lost', right: true, cell: ({ losses }) => big(losses) },
    rows.some(({ stalled }) => stalled > 0) && { head: 'stalled', right: true, cell: ({ stalled }) => big(stalled) },
    { head: 'of decided', right: true, cell: ({ decided }) => percents(decided)[0] },
    { head: '', cell: ({ decided }) => percents(decided)[1] },
  ];
}

function percents({ share, low, high }: Share): [string, string] {
  if (share === null) return ['–', ''];
  const percent = (value: number): string => (value * 100).toFixed(1);
  return [`${percent(share)} %`, `${percent(low)} … ${percent(high)}`];
}

/** An interval of ratings; one that says nothing is not shown. */
function interval(low: number, high: number): string {
  return high - low > 5000 ? '?' : `${low.toFixed(0)} … ${high.toFixed(0)}`;
}
