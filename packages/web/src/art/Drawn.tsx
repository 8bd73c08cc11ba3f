/** Sentences in which the pieces they name are drawn. */

import type { Language } from '@windrose/words';
import { useMemo } from 'react';

import { useSettings } from '../browser/settings.ts';
import styles from './Drawn.module.css';
import { drawnParts, type Named } from './drawn-words.ts';

/** Whether a drawing of this name is in the page. */
const isInPage = (drawing: string): boolean => document.getElementById(drawing) !== null;

/** A sentence with its pieces. @param amountsOnly draws cubes and points only. */
export function Drawn({ text, amountsOnly = false }: { readonly text: string; readonly amountsOnly?: boolean }) {
  const { language } = useSettings();
  const parts = useMemo(() => joined(drawnParts(text, language, isInPage, amountsOnly)), [text, language, amountsOnly]);
  return parts.map((part, at) => (typeof part === 'string' ? part : <Pieces key={at} {...part} />));
}

/** A mention with the signs that must not be parted from it: "(", "." */
interface Joined {
  readonly before: string;
  readonly named: Named;
  readonly after: string;
}

/** The parts of a sentence in which no line begins with a full stop. */
function joined(parts: readonly (string | Named)[]): (string | Joined)[] {
  const before = (at: number): string => (/\p{Ps}$/u.exec(textAt(parts, at - 1)) ?? [''])[0];
  const after = (at: number): string => (/^[.,:;!?\p{Pe}]+/u.exec(textAt(parts, at + 1)) ?? [''])[0];
  return parts.map((part, at) =>
    typeof part === 'string'
      ? part.slice(
          typeof parts[at - 1] === 'object' ? after(at - 1).length : 0,
          part.length - (typeof parts[at + 1] === 'object' ? before(at + 1).length : 0),
        )
      : { before: before(at), named: part, after: after(at) },
  );
}

const textAt = (parts: readonly (string | Named)[], at: number): string => {
  const part = parts[at];
  return typeof part === 'string' ? part : '';
};

/** Whether a sign follows that has no space before it. */
const isClosed = (after: string): boolean => /^[.,:;!?]/.test(after);

/** The drawings of one mention. Screen readers read the words. */
function Pieces({ before, named: { drawings, words, replaces, number }, after }: Joined) {
  const art = (
    <span className={styles.pieces} aria-hidden="true" data-drawn={drawings[0]} data-number={number}>
      {drawings.map((name, at) => (
        <svg key={at} viewBox="0 0 48 48">
          <use href={`#${name}`} width="48" height="48" />
        </svg>
      ))}
    </span>
  );
  return (
    <span className={styles.named} data-closed={isClosed(after)}>
      {before}
      {art}
      {replaces ? <span className="visually-hidden">{words}</span> : ` ${words}`}
      {after}
    </span>
  );
}

/** Draws the pieces that the texts of an element name, in place. */
export function drawInto(element: HTMLElement, language: Language): void {
  const page = element.ownerDocument;
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const drawn = new Set<string>();
  for (const text of texts) {
    const fresh = (drawing: string): boolean => !drawn.has(drawing) && isInPage(drawing);
    const parts = joined(drawnParts(text.data, language, fresh));
    if (parts.every((part) => typeof part === 'string')) continue;
    text.replaceWith(
      ...parts.map((part) => {
        if (typeof part === 'string') return part;
        if (!part.named.replaces) drawn.add(part.named.drawings[0] ?? '');
        return piecesIn(page, part);
      }),
    );
  }
}

/** The same as {@link Pieces}, in a document without React. */
function piecesIn(
  page: Document,
  { before, named: { drawings, words, replaces, number }, after }: Joined,
): HTMLElement {
  const make = (className: string | undefined, inside: readonly (Node | string)[]): HTMLElement => {
    const element = page.createElement('span');
    element.className = className ?? '';
    element.append(...inside);
    return element;
  };
  const art = make(
    styles.pieces,
    drawings.map((name) => {
      const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '0 0 48 48');
      const use = page.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', `#${name}`);
      use.setAttribute('width', '48');
      use.setAttribute('height', '48');
      svg.append(use);
      return svg;
    }),
  );
  art.setAttribute('aria-hidden', 'true');
  art.dataset.drawn = drawings[0] ?? '';
  if (number !== undefined) art.dataset.number = number;
  const spoken = replaces ? make('visually-hidden', [words]) : ` ${words}`;
  const whole = make(styles.named, [before, art, spoken, after]);
  whole.dataset.closed = String(isClosed(after));
  return whole;
}
