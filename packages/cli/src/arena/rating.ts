/**
 * Elo from finishing orders: the Plackett–Luce model (for two seats the one of Bradley and Terry), fitted to all results
 * at once by Newton's method; error bars from the Fisher information.
 */

// oxlint-disable typescript/no-non-null-assertion -- all rows and vectors have a number per player

/** A finishing order that was seen so often (parts of matches count too), best first, by players' positions. */
export interface Order {
  readonly players: readonly number[];
  readonly weight: number;
}

/** A rating with its 95 % interval, in Elo points. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Points for tenfold odds of winning. */
const POINTS = 400 / Math.LN10;

/** Normal deviates of a 95 % interval. */
const DEVIATES = 1.959964;

const STEPS = 100;

/** A tiny weight that keeps ratings finite between players who have not met, directly or through others. */
const RIDGE = 1e-9;

/**
 * Rates players. Every two that met also get one virtual drawn match, so that all ratings are finite.
 * @param anchor the player with a fixed rating, and its value; without one the mean of all is 1500.
 */
export function rate(
  players: number,
  orders: readonly Order[],
  anchor: { readonly player: number; readonly elo: number } | null,
): Rating[] {
  const seen = [...orders, ...virtualMatches(players, orders)];
  const strengths = new Float64Array(players);
  let information = fisher(seen, strengths).information;
  for (let step = 0; step < STEPS; step++) {
    const { gradient, information: found } = fisher(seen, strengths);
    information = found;
    const move = solve(withConstraint(found), gradient);
    // Newton's method may overshoot if a player wins everything.
    const longest = Math.max(...move.map(Math.abs));
    const part = Math.min(1, 2 / longest);
    for (let i = 0; i < players; i++) strengths[i]! += part * move[i]!;
    if (longest < 1e-10) break;
  }
  const covariance = inverse(withConstraint(information));
  const mean = strengths.reduce((sum, value) => sum + value, 0) / players;
  return Array.from(strengths, (strength, i) => {
    const from = anchor === null ? mean : strengths[anchor.player]!;
    const variance =
      anchor === null
        ? covariance[i]![i]! - 1 / (players * players)
        : covariance[i]![i]! + covariance[anchor.player]![anchor.player]! - 2 * covariance[i]![anchor.player]!;
    const elo = (anchor?.elo ?? 1500) + (strength - from) * POINTS;
    const half = DEVIATES * Math.sqrt(Math.max(0, variance)) * POINTS;
    return { elo, low: elo - half, high: elo + half };
  });
}

/** The orders of a match: of those with equal scores every order counts its part. */
export function ordersOfMatch(players: readonly number[], scores: readonly number[]): Order[] {
  const groups = new Map<number, number[]>();
  players.forEach((player, i) => {
    const score = scores[i]!;
    groups.set(score, [...(groups.get(score) ?? []), player]);
  });
  let orders: Order[] = [{ players: [], weight: 1 }];
  for (const score of [...groups.keys()].sort((a, b) => b - a)) {
    const ways = permutations(groups.get(score)!);
    orders = orders.flatMap((order) =>
      ways.map((way) => ({ players: [...order.players, ...way], weight: order.weight / ways.length })),
    );
  }
  return orders;
}

/** Equal orders as one. */
export function gather(orders: readonly Order[]): Order[] {
  const gathered = new Map<string, { players: readonly number[]; weight: number }>();
  for (const { players, weight } of orders) {
    const key = players.join();
    const known = gathered.get(key);
    if (known) known.weight += weight;
    else gathered.set(key, { players, weight });
  }
  return [...gathered.values()];
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function virtualMatches(players: number, orders: readonly Order[]): Order[] {
  const met = new Set<number>();
  for (const order of orders) {
    for (const a of order.players) for (const b of order.players) if (a < b) met.add(a * players + b);
  }
  return [...met].flatMap((pair) => {
    const [a, b] = [Math.floor(pair / players), pair % players];
    return [
      { players: [a, b], weight: 0.5 },
      { players: [b, a], weight: 0.5 },
    ];
  });
}

/** The gradient and the Fisher information of the strengths. */
function fisher(orders: readonly Order[], strengths: Float64Array) {
  const n = strengths.length;
  const gradient = new Float64Array(n);
  const information = Array.from({ length: n }, () => new Float64Array(n));
  const chance = new Float64Array(n);
  for (const { players, weight } of orders) {
    // The best of those who are left is chosen, again and again.
    for (let place = 0; place < players.length - 1; place++) {
      chance.fill(0);
      let sum = 0;
      for (let i = place; i < players.length; i++) {
        const power = Math.exp(strengths[players[i]!]!);
        chance[players[i]!]! += power;
        sum += power;
      }
      gradient[players[place]!]! += weight;
      for (let a = 0; a < n; a++) {
        if (chance[a] === 0) continue;
        const pa = chance[a]! / sum;
        gradient[a]! -= weight * pa;
        information[a]![a]! += weight * pa;
        for (let b = 0; b < n; b++) information[a]![b]! -= (weight * pa * chance[b]!) / sum;
      }
    }
  }
  return { gradient, information };
}

/** Only differences of strengths are known; this fixes their sum. */
function withConstraint(information: readonly Float64Array[]): Float64Array[] {
  return information.map((row, a) => row.map((value, b) => value + 1 + (a === b ? RIDGE : 0)));
}

function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  return Float64Array.from(inverse(matrix), (row) => row.reduce((sum, value, i) => sum + value * right[i]!, 0));
}

/** The inverse of a symmetric positive definite matrix, by Gauss and Jordan. */
function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const n = matrix.length;
  const rows = matrix.map((row, i) =>
    Float64Array.from({ length: 2 * n }, (_, j) => (j < n ? row[j]! : Number(j - n === i))),
  );
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const row = rows[i]!;
    const scale = row[i]!;
    for (let j = 0; j < 2 * n; j++) row[j]! /= scale;
    for (let other = 0; other < n; other++) {
      const factor = rows[other]![i]!;
      if (other === i || factor === 0) continue;
      for (let j = 0; j < 2 * n; j++) rows[other]![j]! -= factor * row[j]!;
    }
  }
  return rows.map((row) => row.slice(n));
}
