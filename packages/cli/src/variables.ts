/** Environment variables whose names are misspelt: they would be ignored without notice, so they are refused. */

import { commandLine } from './command-name.ts';
import { Fault } from './faults.ts';
import { didYouMean, isSlip } from './nearest.ts';

/** Those that `windrose serve` reads itself. */
const OWN = ['PORT', 'HOST'];

/** Variables of other programs that are almost ours: of cron, and of programs in Python. */
const INNOCENT = new Set(['MAILFROM', 'LOGLEVEL']);

/** Beginnings of ours that the server does not read, and of those that Kubernetes sets for a service of our name. */
const OTHERS = /^WINDROSE_(?:TEST|ARENA|HOME|CLOCK|API|COMMAND|TOKEN$|SERVICE_|PORT_\d)/;

/**
 * @param names the variables of the server.
 * @throws Fault if one is misspelt: it begins like ours, or is almost the name of one that is not set
 */
export function demandKnownVariables(names: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const known = [...names, ...OWN];
  const unset = known.filter((name) => !env[name]);
  for (const name of Object.keys(env)) {
    if (known.includes(name)) continue;
    if (name.startsWith('WINDROSE_')) {
      // A number in WINDROSE_PORT is meant for us; Kubernetes puts an address there.
      if (OTHERS.test(name) || (name === 'WINDROSE_PORT' && env[name]?.includes('://'))) continue;
      throw unknown(name, didYouMean(name, names));
    }
    const meant = INNOCENT.has(name) ? undefined : unset.find((own) => isSlip(name, own));
    if (meant !== undefined) throw unknown(name, ` Did you mean "${meant}"?`);
  }
}

function unknown(name: string, hint: string): Fault {
  return new Fault(`There is no variable ${name}.${hint} All of them: ${commandLine('serve --variables')}`, 2);
}
