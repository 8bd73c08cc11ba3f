/** The renderer is fetched with the first script, which would otherwise ask for it one round trip later. */

import type { Plugin } from 'vite';

/** Names the chunk that every screen needs in the page's head. @param chunk its name, as `chunkOf` gives it */
export function earlyPage(chunk: string): Plugin {
  return {
    name: 'windrose:early-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === chunk);
        if (!file) throw new Error(`The page has no chunk named ${chunk}.`);
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
