/** The sources of packs, and how well each kind of component is known. */

import { builtInPack, findGame } from '@windrose/rules';

/** One kind of component in a pack. */
interface ComponentStanding {
  /** Its name in the pack. */
  readonly component: string;
  /** The number of pieces by the confidence of their printed faces; the best known first. */
  readonly faces: readonly (readonly [confidence: string, pieces: number])[];
  /** Fields of the whole kind with another confidence: by the name of the field. */
  readonly whole: readonly (readonly [field: string, confidence: string])[];
}

/** A pack, and from where its figures are known. */
export interface PackStanding {
  readonly name: string;
  readonly version: string;
  readonly components: readonly ComponentStanding[];
  /** Titles of what was read; with what it was read for, where the pack says so. */
  readonly sources: readonly { readonly title: string; readonly for: string | null }[];
}

type Row = Readonly<Record<string, unknown>>;

/** From certain to ours. */
export const CONFIDENCES = ['exact', 'derived', 'likely', 'inferred', 'stand-in'] as const;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first word of a note such as "exact but for the board's values". */
const firstWord = (note: unknown): string | null =>
  typeof note === 'string' ? (CONFIDENCES.find((word) => note.startsWith(word)) ?? null) : null;

/** Counts the pieces below a value by their confidence; a piece without one inherits it. */
function countFaces(value: unknown, inherited: string | null, counts: Map<string, number>): void {
  if (Array.isArray(value)) {
    for (const member of value) countFaces(member, inherited, counts);
    return;
  }
  if (!isRow(value)) return;
  const own = firstWord(value.confidence) ?? inherited;
  const parts = Object.values(value).filter(
    (member) => Array.isArray(member) && member.length > 0 && member.every(isRow),
  );
  if (parts.length > 0) {
    for (const part of parts) countFaces(part, own, counts);
  } else if (own !== null) {
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
}

/** The confidence of a game's figures, by pack. @throws RulesError for an unknown game. */
export function standingsOf(game: string): PackStanding[] {
  return findGame(game).packs.map((name) => {
    const pack = builtInPack(name) ?? {};
    const groups = isRow(pack.groups) ? pack.groups : {};
    const all = firstWord(pack.confidence);
    const components = Object.entries(pack).flatMap(([component, value]) => {
      if (['sources', 'groups', 'modes', 'schema', 'confidence', 'spices', 'row', 'lastCard'].includes(component)) {
        return [];
      }
      const counts = new Map<string, number>();
      const members = component === 'boards' && isRow(value) ? Object.values(value) : value;
      countFaces(members, all, counts);
      const faces = CONFIDENCES.flatMap((word) => {
        const count = counts.get(word);
        return count === undefined ? [] : [[word, count] as const];
      });
      const group = groups[component];
      const whole = isRow(group)
        ? Object.entries(group).flatMap(([field, note]) => {
            const word = firstWord(note);
            return word === null || field === 'faces' ? [] : [[field, word] as const];
          })
        : [];
      return faces.length === 0 ? [] : [{ component, faces, whole }];
    });
    const sources = Array.isArray(pack.sources) ? (pack.sources as unknown[]) : [];
    return {
      name,
      version: String(pack.version),
      components,
      sources: sources.flatMap((source) =>
        typeof source === 'string'
          ? [{ title: source, for: null }]
          : isRow(source)
            ? [{ title: String(source.title), for: typeof source.for === 'string' ? source.for : null }]
            : [],
      ),
    };
  });
}
