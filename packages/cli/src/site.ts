/** Serves a folder of static files over HTTP: the built page. */

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

/** A content encoding of HTTP. */
interface Encoding {
  readonly name: string;
  /** The suffix of the compressed file beside the plain one. */
  readonly suffix: string;
  /** Compresses a file during the request, if it has no compressed version: fast rather than small. */
  readonly compressor: () => Transform;
}

/** The supported encodings, the most compact first. */
const ENCODINGS: readonly Encoding[] = [
  {
    name: 'br',
    suffix: '.br',
    compressor: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  { name: 'gzip', suffix: '.gz', compressor: () => createGzip() },
];

/** The most compact encoding that a client accepts; null if it accepts none. */
function chooseEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.replace(/;.*/, '').trim());
  return ENCODINGS.find(({ name }) => accepted.includes(name)) ?? null;
}

/** Types that are worth compressing. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/;

/** All content comes from this origin; no site may frame the page, and the page may not send data elsewhere. */
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
const REVALIDATE = 'no-cache';

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
    response.setHeader('Cache-Control', file.name.startsWith(join(base, 'assets') + sep) ? FOREVER : REVALIDATE);
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    const compressible = COMPRESSIBLE.test(type);
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : null;
    const compressed = encoding && (await findCompressed(file, encoding));
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    if (compressed || !encoding) response.setHeader('Content-Length', (compressed ?? file).size);
    if (method === 'HEAD') {
      response.end();
      return;
    }
    try {
      const content = createReadStream((compressed ?? file).name);
      await (encoding && !compressed
        ? pipeline(content, encoding.compressor(), response)
        : pipeline(content, response));
    } catch {
      // The client has disconnected, or the file cannot be read to its end. The headers are sent, so the connection is closed.
      response.destroy();
    }
  };
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(`${sentence}\n`);
}

/** The path of an address, decoded; null if it is malformed or points outside. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const malformed = !path.startsWith('/') || /[\0\\]/.test(path) || path.split('/').includes('..');
    return malformed ? null : path;
  } catch {
    return null;
  }
}

/** The file for a path, or `index.html` for a path without an extension, which is an address of one of the page's screens. */
async function findFile(base: string, path: string): Promise<Found | null> {
  const name = join(base, path);
  const inside = name === base || name.startsWith(base + sep) || name === base + sep;
  if (!inside) return null;
  const found = await look(name);
  if (found) return found;
  return extname(name) === '' ? look(join(base, 'index.html')) : null;
}

/** A file on the disk. */
interface Found {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** The precompressed version of a file; null if there is none, or it is older than the file. */
async function findCompressed(file: Found, { suffix }: Encoding): Promise<Found | null> {
  const compressed = await look(file.name + suffix);
  return compressed && compressed.changed >= file.changed ? compressed : null;
}

async function look(name: string): Promise<Found | null> {
  try {
    const found = await stat(name);
    return found.isFile() ? { name, size: found.size, changed: Math.trunc(found.mtimeMs) } : null;
  } catch {
    return null;
  }
}
