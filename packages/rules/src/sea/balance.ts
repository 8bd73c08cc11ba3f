/** The balance of a chart around its corners, and balanced random maps. */

// oxlint-disable typescript/no-non-null-assertion -- places are numbered from 0, and every row has an entry per place

import type { Luck } from '../core/luck.ts';
import { Chart, type MapNeeds, type Place } from './chart.ts';
import { randomIslands, randomMap } from './random-map.ts';

/** Number of corners of a map without ports if its remotest tiles are fewer than {@link FEWEST}. */
const CORNERS = 4;
const FEWEST = 3;

/** Steps from one place to each place of a chart; -1 where none lead. */
function stepsFrom(chart: Chart, from: number): number[] {
  const steps = chart.places.map(() => -1);
  steps[from] = 0;
  const reached = [from];
  for (const at of reached) {
    for (const next of chart.touching(at)) {
      if (steps[next]! >= 0) continue;
      steps[next] = steps[at]! + 1;
      reached.push(next);
    }
  }
  return steps;
}

/**
 * The corners of a chart: its ports or, without any, the tiles that are remotest from all others; if these are too few,
 * four tiles as far apart as they can be.
 */
function cornersOf(chart: Chart): readonly number[] {
  if (chart.ports.length > 0) return chart.ports;
  const steps = chart.places.map((_, at) => stepsFrom(chart, at));
  const remote = steps.map((from) => from.reduce((sum, far) => sum + far, 0));
  const remotest = remote.flatMap((far, at) => (far === Math.max(...remote) ? [at] : []));
  if (remotest.length >= FEWEST) return remotest;
  const corners = remotest.slice(0, 1);
  while (corners.length < Math.min(CORNERS, chart.places.length)) {
    const room = steps.map((from) => Math.min(...corners.map((corner) => from[corner]!)));
    const most = Math.max(...room);
    const candidates = room.flatMap((far, at) => (far === most ? [at] : []));
    corners.push(candidates.toSorted((a, b) => remote[b]! - remote[a]!)[0]!);
  }
  return corners;
}

/** The value of a map from one of its corners, by shape alone. */
export interface CornerShape {
  /** Its position among the places. */
  readonly at: number;
  /** Steps to the other tiles, on average. */
  readonly distance: number;
  /** The share of each place that belongs to its waters: 1 if no corner is nearer, a part of it if others are as near. */
  readonly waters: readonly number[];
}

/** A chart seen from its corners. */
export function cornerShapes(chart: Chart): CornerShape[] {
  const corners = cornersOf(chart);
  const steps = corners.map((corner) => stepsFrom(chart, corner));
  const nearest = chart.places.map((_, at) => Math.min(...steps.map((from) => from[at]!)));
  const sharers = chart.places.map((_, at) => steps.filter((from) => from[at] === nearest[at]).length);
  return corners.map((at, corner) => ({
    at,
    distance: steps[corner]!.reduce((sum, far) => sum + far, 0) / Math.max(1, chart.places.length - 1),
    waters: chart.places.map((_, place) => (steps[corner]![place] === nearest[place] ? 1 / sharers[place]! : 0)),
  }));
}

/** The evenness of some figures: 1 if all are equal, reduced by their standard deviation as a share of their mean. */
export function evenness(figures: readonly number[]): number {
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  if (!(mean > 0)) return 1;
  const spread = Math.sqrt(figures.reduce((sum, one) => sum + (one - mean) ** 2, 0) / figures.length);
  return 1 - spread / mean;
}

/** The evenness of a map by its shape alone: distances from its corners, and sizes of their waters. At most 1. */
export function shapeEvenness(chart: Chart): number {
  const shapes = cornerShapes(chart);
  const sizes = shapes.map(({ waters }) => waters.reduce((sum, share) => sum + share, 0));
  return Math.min(evenness(shapes.map(({ distance }) => distance)), evenness(sizes));
}

/**
 * The most balanced of several random maps, by shape; how it plays has to be measured.
 * @param seas how many sea tiles, within what the game needs.
 */
export function evenMap(luck: Luck, needs: MapNeeds, seas: number, tries: number): Place[] {
  let best: Place[] = [];
  let most = -Infinity;
  for (let n = 0; n < tries; n++) {
    const places = needs.ports > 0 ? randomMap(luck, needs, seas) : randomIslands(luck, needs.markets);
    const even = shapeEvenness(new Chart(places));
    if (even > most) [best, most] = [places, even];
  }
  return best;
}
