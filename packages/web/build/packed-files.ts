/** Precompresses every text file of the built page in two formats with maximum compression. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** Types that shrink when packed. */
const PACKABLE = /\.(?:css|html|js|json|svg|webmanifest)$/;

/** Smaller files are no faster for being packed. */
const LEAST_BYTES = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The plugin: writes `name.js.br` and `name.js.gz` beside `name.js`, for a server to send in its place. */
export function packedFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    // Pages of other modes are for trying, which packing would only delay.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // After everything else has written its files, the service worker among them.
    closeBundle: { order: 'post', sequential: true, handler: () => packFolder(folder) },
  };
}

/** Packs the files below a folder. */
export async function packFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => PACKABLE.test(name)).map((name) => packFile(join(folder, name))));
}

async function packFile(name: string): Promise<void> {
  const content = await readFile(name);
  if (content.length < LEAST_BYTES) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [tight, common] = await Promise.all([brotli(content, { params: size }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${name}.br`, tight), writeFile(`${name}.gz`, common)]);
}
