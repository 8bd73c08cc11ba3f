/** The conversation of the engine protocol over a pair of streams: lines, and frames while a batch is played. */

import { type Batch, endFrame, FRAME_HEAD, refusalFrame } from './batch.ts';
import { Input } from './input.ts';
import { fault, LONGEST_REQUEST, refuse, EngineSession, unread } from './session.ts';

/**
 * Answers the requests that come in on a stream, on standard output, until `quit` or its end.
 * @param strict whether a request with an unknown field is refused instead of warned of.
 */
export async function serveEngine(
  from: NodeJS.ReadableStream,
  { strict }: { readonly strict: boolean },
): Promise<void> {
  // The program has gone and reads no answers.
  process.stdout.on('error', () => process.exit(0));
  const input = new Input(from as AsyncIterable<Buffer>);
  await converse(input, new EngineSession({ strict }));
  await input.close();
}

/** Answers until the program has said `quit` or has gone. */
async function converse(input: Input, session: EngineSession): Promise<void> {
  for (;;) {
    const line = await input.line(LONGEST_REQUEST);
    if (line === null) return;
    const answer = 'text' in line ? session.answer(line.text) : unread(line.fault);
    await write(`${JSON.stringify(answer)}\n`);
    const batch = session.takeBatch();
    if (batch !== null && !(await serve(batch, input))) return;
    if (session.over) return;
  }
}

/** Kinds of frames from a program. */
const STOP = 0;
const CHOICES = 1;
const SAVE = 2;
const LOAD = 3;
const REDEAL = 4;
const LOOK = 5;

/** Exchanges frames until the program asks for the end. @returns whether lines follow. */
async function serve(batch: Batch, input: Input): Promise<boolean> {
  await write(batch.frame());
  for (;;) {
    const head = await input.bytes(FRAME_HEAD);
    if (head === null) return false;
    const kind = head.readUInt32LE(0);
    const length = head.readUInt32LE(4);
    if (length > LONGEST_REQUEST) {
      await write(refusalFrame(unread('too-long')));
      return false;
    }
    const body = await input.bytes(length);
    if (body === null) return false;
    if (kind === STOP) {
      await write(endFrame());
      return true;
    }
    await write(answerFrame(batch, kind, body));
  }
}

function answerFrame(batch: Batch, kind: number, body: Buffer): Buffer {
  try {
    if (kind === SAVE) return batch.save(words(body));
    if (kind === LOAD) {
      const each = 4 * (1 + batch.cells);
      if (body.length % each !== 0) throw refuse(`Each position to load has ${each} bytes; these are ${body.length}.`);
      const count = body.length / each;
      batch.load(words(body.subarray(0, 4 * count)), new Int32Array(words(body.subarray(4 * count)).buffer));
      return batch.frame();
    }
    if (kind === REDEAL) {
      batch.redeal(words(body));
      return batch.frame();
    }
    if (kind === LOOK) return batch.look(words(body)[0] ?? 0);
    if (kind !== CHOICES) {
      throw refuse(
        `A frame is of kind ${STOP} (stop), ${CHOICES} (choices), ${SAVE} (save), ${LOAD} (load), ${REDEAL} (deal anew) or ${LOOK} (look), not ${kind}.`,
      );
    }
    if (body.length !== batch.matches) {
      throw refuse(
        `There is a choice for each of ${batch.matches} matches, a byte each; these are ${body.length} bytes.`,
      );
    }
    batch.choose(body);
    return batch.frame();
  } catch (error) {
    return refusalFrame(fault(error));
  }
}

/** The 32-bit numbers of a frame, copied. @throws if there is a part of a number. */
function words(body: Buffer): Uint32Array {
  if (body.length % 4 !== 0) throw refuse(`The frame is made of numbers of 4 bytes; it has ${body.length} bytes.`);
  return new Uint32Array(Uint8Array.from(body).buffer);
}

/** Writes, and waits until it is on its way: a frame's memory is used again for the next one. */
function write(what: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(what, () => resolve());
  });
}
