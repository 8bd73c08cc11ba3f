/** The input of the engine: lines, and between them blocks of bytes. */

/** A line without its end, or the fact that it was too long and has been thrown away. */
export type Line = { readonly text: string } | { readonly fault: 'too-long' | 'not-utf8' };

const NEWLINE = 10;

/** Reads lines and blocks from a stream of bytes. */
export class Input {
  readonly #chunks: AsyncIterator<Buffer>;
  /** Input not yet read. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /**
   * The next line, or null at the end. What is kept of a line never exceeds `most` bytes, however much arrives;
   * a last line without an end counts.
   */
  async line(most: number): Promise<Line | null> {
    let parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end);
      length += part.length;
      if (length <= most) parts.push(part);
      else parts = [];
      this.#rest = end < 0 ? Buffer.alloc(0) : this.#rest.subarray(end + 1);
      if (end < 0 && (await this.#more())) continue;
      if (end < 0 && length === 0) return null;
      return length > most ? { fault: 'too-long' } : decode(Buffer.concat(parts));
    }
  }

  /** The next `count` bytes; null when the stream ends before. */
  async bytes(count: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > this.#rest.length) {
      missing -= this.#rest.length;
      parts.push(this.#rest);
      this.#rest = Buffer.alloc(0);
      if (!(await this.#more())) return null;
    }
    parts.push(this.#rest.subarray(0, missing));
    this.#rest = this.#rest.subarray(missing);
    const [only, ...others] = parts;
    return only && others.length === 0 ? only : Buffer.concat(parts);
  }

  /** Nothing more is read: a program need not wait for the rest. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Waits for the next bytes, of which there are none left. */
  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    if (done === true) return false;
    this.#rest = value;
    return true;
  }
}

function decode(bytes: Buffer): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}
