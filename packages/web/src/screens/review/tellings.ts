/** How a hint is told in less and less room: the plan and its reason, each telling shorter than the one before. */

/** A plan and its reason, as they are shown. */
interface Telling {
  readonly plan: string;
  readonly reason: string;
}

/** The beginning of a plan, and how many steps follow. */
interface Beginning {
  readonly text: string;
  readonly more: number;
}

/**
 * The beginnings of a plan, the longest first; none of a single step. Several choices may make one step.
 * @param told tells choices as one sentence. @param steps the number of steps that choices make.
 */
export function beginningsOf(
  line: readonly number[],
  told: (line: readonly number[]) => string,
  steps: (line: readonly number[]) => number,
): readonly Beginning[] {
  const whole = told(line);
  const all = steps(line);
  const found: Beginning[] = [];
  for (let length = line.length - 1; length > 0; length--) {
    const part = line.slice(0, length);
    const more = all - steps(part);
    const text = told(part);
    // What is told of the last choice may depend on what follows.
    if (more > (found.at(-1)?.more ?? 0) && whole.startsWith(text.slice(0, -1))) found.push({ text, more });
  }
  return found;
}

/**
 * The tellings of a hint, the whole one first. The most important reason comes first; only the shortest telling has none, and that of
 * all steps where they matter more.
 * @param whole all steps. @param beginnings fewer and fewer of them, each with the number of those that follow.
 * @param atEnd the same reasons, told without the last step.
 * @param allSteps whether all steps, where they have room, are told rather than a reason and the number of those that follow.
 * @param most where the whole reason has room: the most letters of a plan of which all steps are told; null where it has not.
 */
export function tellingsOf({
  whole,
  beginnings,
  reasons,
  atEnd,
  allSteps = false,
  most,
}: {
  readonly whole: string;
  readonly beginnings: readonly string[];
  readonly reasons: readonly string[];
  readonly atEnd: readonly string[];
  readonly allSteps?: boolean;
  readonly most: number | null;
}): readonly Telling[] {
  const first = (count: number, of = reasons): string => of.slice(0, count).join(' ');
  const all: Telling = { plan: whole, reason: first(reasons.length) };
  if (most !== null) {
    const next = whole.length <= most ? undefined : beginnings.at(-1);
    return next === undefined ? [all] : [all, { plan: next, reason: atEnd.join(' ') }];
  }
  const fewer = reasons.slice(1).map((_, less) => ({ plan: whole, reason: first(reasons.length - 1 - less) }));
  // What is added in brackets is printed on the table, too.
  const bare = (plan: string, reason: string): Telling => ({ plan: withoutBrackets(plan), reason });
  const added = bare(whole, first(1));
  const shortest = bare(beginnings.at(-1) ?? whole, '');
  return [
    all,
    ...fewer,
    ...(added.plan === whole ? [] : [added]),
    ...(allSteps && beginnings.length > 0 ? [bare(whole, '')] : []),
    ...beginnings.map((plan) => bare(plan, first(1, atEnd))),
    // What is to be done is said in any case, and why is at the next click.
    shortest,
  ];
}

/**
 * The reasons of a hint that goes on being found out, in the order in which they are read: each keeps its place, what is known better
 * takes the place of what it replaces, and all else follows at the end. @param before as they were shown. @param now in their own order.
 */
export function inPlace<One extends { readonly text: string }>(
  before: readonly One[],
  now: readonly One[],
): readonly One[] {
  const known = new Map(now.map((one) => [one.text, one]));
  const isShown = new Set(before.map(({ text }) => text));
  const fresh = now.filter(({ text }) => !isShown.has(text));
  const kept = before.flatMap(({ text }) => known.get(text) ?? fresh.shift() ?? []);
  return [...kept, ...fresh];
}

/** A text without what is added in brackets, and in brackets within them. */
function withoutBrackets(text: string): string {
  const less = text.replace(/\s\([^()]*\)/g, '');
  return less === text ? text : withoutBrackets(less);
}
