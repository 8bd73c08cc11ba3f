/** The numbered statements of the pages of rules: `docs/rules/<language>/<page>.md`. */

/** The kind of a statement: a printed rule, our ruling where those are silent, or an example. */
export type Kind = 'rule' | 'ruling' | 'case';

/** A numbered statement as it stands on its page. */
export interface Statement {
  /** Its number: `EW-12`, `EW-21r`, `EW-54c`. */
  readonly id: string;
  readonly kind: Kind;
  /** Its text in Markdown, without the number. */
  readonly text: string;
  /** Whether its page marks it as a ruling. */
  readonly marked: boolean;
}

/** The pages in the order in which they are read, with the letters of their numbers. */
export const PAGES = {
  shared: 'SH',
  'eastern-wonders': 'EW',
  'eastern-wonders-solo': 'SO',
  'new-world': 'NW',
  'east-to-west': 'EE',
  'spice-road': 'SR',
  'sand-to-sea': 'SS',
} as const;

const KINDS: Readonly<Record<string, Kind>> = { '': 'rule', r: 'ruling', c: 'case' };

/** A line with a number: a list item, a quote or a row, and what it says. */
const NUMBERED = /^(?<mark>- |\d+\. |> |\| )`(?<id>[A-Z]{2}-\d+(?<suffix>[rc]?))` (?<text>.+)$/;

/** The statements of a page, in order. @throws Error for a number in a wrong place. */
export function statementsOf(page: string): Statement[] {
  return page.split('\n').flatMap((line) => {
    const found = NUMBERED.exec(line)?.groups;
    if (!found) {
      if (/`[A-Z]{2}-\d+[rc]?`/.test(line)) throw new Error(`a number stands in the middle of a line: ${line}`);
      return [];
    }
    const { mark, id, suffix, text } = found as Record<'mark' | 'id' | 'suffix' | 'text', string>;
    return [{ id, kind: KINDS[suffix]!, text: text.replace(/ \|$/, ''), marked: mark === '> ' }];
  });
}

/** The first words of a statement, without marks: enough to know it by. */
export function firstWords(text: string, many = 12): string {
  const words = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`|]/g, '')
    .trim()
    .split(/\s+/);
  return words.length <= many ? words.join(' ') : `${words.slice(0, many).join(' ')} …`;
}
