/** Players without a plan, fast enough for simulations by the million. */

// oxlint-disable typescript/no-non-null-assertion -- a decision has at least one option, a plan at least one choice

import { type Core, FastLuck, type Luck, MOST_OPTIONS, type State } from '@windrose/rules';

/**
 * Chooses one of the first `n` (at least 1) of `codes`, which are legal in `state`.
 * `luck` is the player's own, never the match's. Allocates nothing.
 */
export type Policy = (state: State, codes: Int32Array, n: number, luck: Luck) => number;

/** Takes any option, each equally likely. */
function random(_core: Core): Policy {
  return (_state, codes, n, luck) => codes[luck.draw(n)]!;
}

/** Kinds of an option's code at one phase. */
const UNKNOWN = 0;
const PLAIN = 1;
const GAINFUL = 2;

/** Claims or builds when it can, any of these options equally likely, else takes any option. */
function claimFirst(core: Core): Policy {
  // A code has the same kind of effect throughout its phase, so each is checked only once.
  const known = new Uint8Array(core.assembly.chain.length * MOST_OPTIONS);
  const looked = core.newState();
  const luckOfLook = new FastLuck(0);
  const gainful = new Int32Array(MOST_OPTIONS);

  const look = (state: State, code: number): number => {
    if (core.phase(state).option(state, code).kind === 'build') return GAINFUL;
    looked.copy(state);
    core.apply(looked, code, luckOfLook);
    return claims(core, state, looked) ? GAINFUL : PLAIN;
  };

  return (state, codes, n, luck) => {
    if (n === 1) return codes[0]!;
    const row = state.phase * MOST_OPTIONS;
    let found = 0;
    for (let i = 0; i < n; i++) {
      const code = codes[i]!;
      let what = known[row + code]!;
      if (what === UNKNOWN) what = known[row + code] = look(state, code);
      if (what === GAINFUL) gainful[found++] = code;
    }
    return found > 0 ? gainful[luck.draw(found)]! : codes[luck.draw(n)]!;
  };
}

/** Whether something was claimed (a VP tile, a point card, a bonus tile), or its claiming is what is asked next. */
function claims(core: Core, before: State, after: State): boolean {
  // Claims of Solo's rival in response do not count.
  const { mover } = before;
  if (before.vp[mover] !== after.vp[mover] || differ(before.cards, after.cards) || differ(before.tiles, after.tiles))
    return true;
  const { kind } = core.phase(after);
  return after.over === 0 && (kind === 'tile' || kind === 'card');
}

function differ(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return true;
  return false;
}

/** The policies by name; each is made for one core. */
export const POLICIES = { random, 'claim-first': claimFirst } as const satisfies Readonly<
  Record<string, (core: Core) => Policy>
>;

/** The name of a policy. */
export type PolicyName = keyof typeof POLICIES;
