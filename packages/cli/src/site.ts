/** A folder of static files over HTTP: the built page. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A way of packing, by its name in HTTP. */
interface Packing {
  readonly name: string;
  /** The suffix of the compressed file beside the plain one. */
  readonly ending: string;
  /** Packs what is not, while the reader waits: quickly rather than tightly. */
  readonly make: () => Transform;
}

/** Ways of packing, the tightest first. */
const PACKINGS: readonly Packing[] = [
  {
    name: 'br',
    ending: '.br',
    make: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { name: 'gzip', ending: '.gz', make: () => createGzip() },
];

/** The tightest packing that a browser says it can read; null if it reads none. */
function choosePacking(accepted: string | string[] | undefined): Packing | null {
  const read = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.replace(/;.*/, '').trim());
  return PACKINGS.find(({ name }) => read.includes(name)) ?? null;
}

/** Types that shrink when packed. */
const PACKABLE = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/;

/** All content has the same origin; no site may frame the page, and nothing on it may send data elsewhere. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // These two let the page share memory with its workers.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Vite names files in `assets/` by a hash of their content, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * A handler for `node:http` that serves the files below `root`; a path without an extension gets `index.html`. If a file has a
 * compressed version beside it (`main.js.br`, `main.js.gz`), clients that accept it get that one.
 */
export function serveFolder(root: string) {
  const base = resolve(root);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const { method = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = readPath(request.url ?? '/');
    if (path === null) return refuse(response, 400, 'That is not a path.');
    const file = await findFile(base, path);
    if (!file) return refuse(response, 404, 'There is nothing here.');

    const type = TYPES[extname(file.name).toLowerCase()] ?? 'application/octet-stream';
    const tag = `W/"${file.size.toString(36)}-${file.changed.toString(36)}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', file.name.startsWith(join(base, 'assets') + sep) ? FOREVER : ASK_AGAIN);
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    const packable = PACKABLE.test(type);
    if (packable) response.setHeader('Vary', 'Accept-Encoding');
    const packing = packable ? choosePacking(request.headers['accept-encoding']) : null;
    const packed = packing && (await findPacked(file, packing));
    if (packing) response.setHeader('Content-Encoding', packing.name);
    if (packed || !packing) response.setHeader('Content-Length', (packed ?? file).size);
    if (method === 'HEAD') {
      response.end();
      return;
    }
    try {
      const content = createReadStream((packed ?? file).name);
      await (packing && !packed ? pipeline(content, packing.make(), response) : pipeline(content, response));
    } catch {
      // The reader has gone, or the file has in the middle of it: all that is left is to hang up.
      response.destroy();
    }
  };
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASK_AGAIN });
  response.end(`${sentence}\n`);
}

/** The path of an address, decoded; null if it is malformed or points outside. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const strange = !path.startsWith('/') || /[\0\\]/.test(path) || path.split('/').includes('..');
    return strange ? null : path;
  } catch {
    return null;
  }
}

/** The file for a path: itself, or `index.html` for the addresses the page makes up for its screens. */
async function findFile(base: string, path: string): Promise<Found | null> {
  const name = join(base, path);
  const inside = name === base || name.startsWith(base + sep) || name === base + sep;
  if (!inside) return null;
  const found = await look(name);
  if (found) return found;
  return extname(name) === '' ? look(join(base, 'index.html')) : null;
}

/** A file as it is on the disk. */
interface Found {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** A precompressed file; null if there is none, or it is older than the plain file. */
async function findPacked(file: Found, { ending }: Packing): Promise<Found | null> {
  const packed = await look(file.name + ending);
  return packed && packed.changed >= file.changed ? packed : null;
}

async function look(name: string): Promise<Found | null> {
  try {
    const found = await stat(name);
    return found.isFile() ? { name, size: found.size, changed: Math.trunc(found.mtimeMs) } : null;
  } catch {
    return null;
  }
}
