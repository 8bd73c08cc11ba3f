/** Checks a game's assembly before a match begins. The types demand the same, but a module may be plain JavaScript. */

import type { Assembly } from './core.ts';
import { RulesError } from './errors.ts';
import type { GameShape } from './shape.ts';

/**
 * @param id the id of the game, and @param seats the seats of the match that the assembly is for.
 * @throws RulesError `bad-game` with the first member that is missing or wrong.
 */
export function checkAssembly<Shape extends GameShape>(id: string, seats: number, assembly: Assembly<Shape>): void {
  const refuse = (fault: string): never => {
    throw new RulesError('bad-game', `The assembly of ${id} ${fault}.`);
  };
  if (typeof assembly !== 'object' || assembly === null) refuse('is not an object');
  const made: Partial<Record<keyof Assembly, unknown>> = assembly;
  if (made.game !== id) refuse(`has ${show(made.game)} as its "game"; that is the id, "${id}"`);
  if (made.seats !== seats) refuse(`has ${show(made.seats)} as its "seats"; they are those of the match, ${seats}`);
  if (made.sides !== seats && made.sides !== seats + 1) {
    refuse(
      `has ${show(made.sides)} as its "sides", which are scored: they are the seats, ${seats}, and with a rival one more`,
    );
  }
  for (const name of ['chain', 'scores'] as const) if (!Array.isArray(made[name])) refuse(`lacks the list "${name}"`);
  for (const name of ['deal', 'describe'] as const) {
    if (typeof made[name] !== 'function') refuse(`lacks the function "${name}"`);
  }
  for (const name of ['layout', 'names'] as const) {
    if (typeof made[name] !== 'object' || made[name] === null) refuse(`lacks the object "${name}"`);
  }
  const { chain, setUp, layout } = assembly;
  if (!Number.isInteger(setUp) || setUp < 0 || setUp >= chain.length) {
    refuse(`has ${show(setUp)} as its "setUp"; that is how many phases of the chain belong to the set-up, 0 if none`);
  }
  for (const row of ['hold', 'limit'] as const) {
    if (!((layout[row] ?? 0) >= seats))
      refuse(`has ${show(layout[row])} as "${row}" of its layout; each seat needs one`);
  }
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 60);
}
