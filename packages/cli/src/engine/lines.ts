/** Lines from a stream of bytes, none longer than a limit. */

/** A line without its end, or the fact that it was too long and has been thrown away. */
export type Line = { readonly text: string } | { readonly fault: 'too-long' | 'not-utf8' };

const NEWLINE = 10;

/**
 * Splits bytes into lines. What is kept of a line never exceeds `most` bytes, however much arrives;
 * a last line without an end counts.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>, most: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer): void => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  const finish = (): Line => {
    const line: Line = length > most ? { fault: 'too-long' } : decode(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}

function decode(bytes: Buffer): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}
