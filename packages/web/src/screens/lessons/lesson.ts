/** The parts of the table on which a step of a lesson is done. */

import type { AnyOf, CodedOption } from '@windrose/rules';

import type { Anchor } from '../../anchors/anchors.ts';

/** The anchors by which an option is chosen: its button, or the thing it is about. */
export function pointsAt(option: CodedOption): Anchor[] {
  const { code, kind, to, at, stack, cube, tile, card, slot, from, a, b }: AnyOf<CodedOption> = option;
  const anchors: Anchor[] = [`offer ${code}`];
  for (const place of [to, at]) {
    if (typeof place === 'string') anchors.push(`place ${place}`, `choose place ${place}`, `choose location ${place}`);
  }
  if (kind === 'play' && typeof card === 'string') anchors.push(`choose hand ${card}`);
  if (kind === 'lay' && typeof card === 'string') anchors.push(`choose ${from === 'played' ? from : 'hand'} ${card}`);
  if ((kind === 'acquire' || kind === 'merchant') && typeof slot === 'number') anchors.push(`choose market ${slot}`);
  if (kind === 'route' && typeof slot === 'number') anchors.push(`choose route ${slot}`);
  if (kind === 'swap') {
    for (const place of [a, b]) if (typeof place === 'number') anchors.push(`choose route ${place}`);
  }
  if (kind === 'claim' && typeof slot === 'number') anchors.push(`choose card ${slot}`);
  if (typeof stack === 'number') anchors.push(`choose stack ${stack}`);
  if (typeof cube === 'string') anchors.push(`choose cube ${cube}`);
  if (typeof tile === 'string') anchors.push(`choose beside ${tile}`, `choose supply ${tile}`);
  return anchors;
}

/** The steps whose text speaks of a part of the table that a phone shows below the map. */
const NEAR: Readonly<Record<string, Readonly<Record<string, 'own' | 'others'>>>> = {
  'eastern-wonders': { build: 'own' },
  'eastern-wonders-solo': { order: 'others' },
  'new-world': { rest: 'own' },
  'east-to-west-1': { rest: 'own' },
  'east-to-west-2': { column: 'own' },
  'east-to-west-3': { rest: 'own', bonus: 'own' },
};

/** The part of the table that a step speaks of, where a phone would not show it. */
export function partOf(game: string, step: string): 'own' | 'others' | undefined {
  return NEAR[game]?.[step];
}
