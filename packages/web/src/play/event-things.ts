/** The things on the table that an event is about. */

import type { Event } from '@windrose/rules';

import type { Thing } from './targets.ts';

/** The things of an event. Slots are those at the moment of the event: cards slide on afterwards. */
export function thingsOf(event: Event): readonly Thing[] {
  switch (event.kind) {
    case 'boat':
    case 'heap':
    case 'built':
    case 'claimed':
    case 'rival':
    case 'revealed':
      return [`place ${event.at}`];
    case 'sailed':
      return [`place ${event.from}`, `place ${event.to}`];
    case 'closed':
      return [`place ${event.to}`];
    case 'placed':
    case 'ousted':
    case 'tools':
    case 'explored':
      return [`location ${event.at}`];
    case 'dealt':
      return [`card ${event.slot}`];
    case 'merchantDealt':
      return [`market ${event.slot}`];
    case 'put':
      return [`market ${event.on}`];
    case 'uncovered':
      return [`stack ${event.stack}`];
    case 'played':
      return [`played ${event.card}`];
    default:
      return [];
  }
}
