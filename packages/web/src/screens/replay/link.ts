/** Links that hold a whole match: its record and who sat where, compressed, in letters an address may have. */

import type { Match, RawPack } from '@windrose/rules';

import type { Sitter } from '../../play/store.ts';
import { type ImportedMatch, MOST_CHARACTERS, readMatch } from '../../records/importing.ts';

/** Thrown for links that hold no match: cut off, or nothing we have made. */
export class LinkError extends Error {}

interface Held {
  readonly record: object;
  readonly sitters: readonly Sitter[];
  readonly packs: readonly RawPack[];
}

/** Packs a match into letters, digits, "-" and "_". Undone choices are left out. */
export async function packMatch(
  match: Match,
  sitters: readonly Sitter[],
  packs: readonly RawPack[] = [],
): Promise<string> {
  const record = { ...match.record(), codes: match.choices.map(({ option }) => option.code) };
  const held: Held = { record, sitters, packs };
  const bytes = await through(new TextEncoder().encode(JSON.stringify(held)), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Reads what {@link packMatch} has made.
 * @throws LinkError when it is damaged, RulesError when its match cannot be replayed exactly.
 */
export async function unpackMatch(text: string): Promise<ImportedMatch> {
  let held: Partial<Held>;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    held = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Held>;
  } catch {
    throw new LinkError('damaged');
  }
  const { record, sitters, packs = [] } = held ?? {};
  if (typeof record !== 'object' || record === null || !Array.isArray(packs)) throw new LinkError('no match');
  return readMatch([{ ...record, sitters }, ...packs].map((one) => JSON.stringify(one)));
}

/** Sends bytes through a stream. @throws RangeError when more come out than any match has. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_CHARACTERS) throw new RangeError('too long');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
