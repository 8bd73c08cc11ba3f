/** Modules of others, wherever they lie, can import the packages that this program is made of. */

import nodeModule from 'node:module';

/** The packages such a module may import, with their files here. The names are concatenated so that a bundler does not resolve them. */
const OURS: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    rules: () => import.meta.resolve('@windrose/rules'),
    'rules/mechanisms': () => import.meta.resolve('@windrose/rules/mechanisms'),
    bots: () => import.meta.resolve('@windrose/bots'),
  }).map(([name, address]) => [`@windrose/${name}`, address]),
);

let offered = false;

/**
 * From now on an import of one of our packages that leads nowhere from where the module lies leads to the one here. A copy
 * that is installed beside the module comes first. Without effect on a Node older than 22.15.
 */
export function offerOurPackages(): void {
  // Older versions of Node lack this function, although the types declare it.
  const { registerHooks } = nodeModule as Partial<typeof nodeModule>;
  if (offered || registerHooks === undefined) return;
  offered = true;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const ours = OURS.get(specifier);
      if (ours === undefined) return nextResolve(specifier, context);
      try {
        return nextResolve(specifier, context);
      } catch (error) {
        if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
        return nextResolve(ours(), context);
      }
    },
  });
}
