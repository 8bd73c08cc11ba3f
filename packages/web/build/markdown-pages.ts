/** Markdown files as modules, rendered to HTML at build time. */

import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

import type { RulesPageText, Section } from '../src/play/rule-pages.ts';

/** The anchor of the section about the sources of figures. */
const SOURCES = 'sources';

/** The number of a rule, of a ruling (`r`) or of a case (`c`), as the pages write it: `EW-12`, `EW-21r`, `EW-54c`. */
const NUMBER = /^[A-Z]{2}-\d+([rc]?)$/;
const KINDS: Readonly<Record<string, string>> = { r: 'ruling', c: 'case' };

/** The plugin: `import page from './page.md'`. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source) => ({ code: `export default ${JSON.stringify(renderPage(source))};`, map: null }),
    },
  };
}

/**
 * Renders a page of rules. Links to other pages (`shared.md#upgrades`) and to anchors of the page itself become addresses of the
 * rules screen; tables can be scrolled, and rulings are marked. The number of a rule is an anchor, and a link to itself.
 */
export function renderPage(source: string): RulesPageText {
  const sections: Section[] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading(heading) {
        const content = this.parser.parseInline(heading.tokens);
        if (heading.depth === 1) {
          title = plainText(heading.tokens);
          return '';
        }
        const id = slug(heading.text);
        if (heading.depth === 2) sections.push({ id, title: plainText(heading.tokens) });
        return `<h${heading.depth} id="${id}">${content}</h${heading.depth}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        // The confidence of the packs' figures is at the end of every page.
        const [, page = '', place = ''] = /^(?:([\w-]+)\.md)?(?:#(.*))?$/.exec(href) ?? ['', '', SOURCES];
        return `<a href="#/rules/${[page || '.', ...(place ? [place] : [])].join('/')}">${content}</a>`;
      },
      codespan({ text }) {
        const kind = NUMBER.exec(text)?.[1];
        if (kind === undefined) return false;
        return `<a id="${text}" href="#/rules/./${text}" data-rule="${KINDS[kind] ?? 'rule'}">${text}</a>`;
      },
      blockquote({ tokens }) {
        return `<aside>${this.parser.parse(tokens)}</aside>\n`;
      },
      table(table) {
        // An empty cell heads nothing.
        const cells = (row: Tokens.TableCell[], tag: string): string => {
          const drawn = row.map(
            ({ tokens }) => [tokens.length > 0 ? tag : 'td', this.parser.parseInline(tokens)] as const,
          );
          return `<tr>${drawn.map(([name, text]) => `<${name}>${text}</${name}>`).join('')}</tr>`;
        };
        const body = table.rows.map((row) => cells(row, 'td')).join('');
        return `<div data-table><table><thead>${cells(table.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { title, sections, html };
}

/** The id of a heading, made as code-hosting sites make it: the links between the files lead there, too. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

function plainText(tokens: readonly { readonly type: string; readonly raw: string; readonly text?: string }[]): string {
  return tokens.map((token) => token.text ?? token.raw).join('');
}
