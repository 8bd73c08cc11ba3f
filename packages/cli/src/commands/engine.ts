/** `windrose engine`: lets a program in any language drive a match, line by line, or many at once. */

import type { Command } from 'commander';

import { type Batch, endFrame, FRAME_HEAD, refusalFrame } from '../engine/batch.ts';
import { Input } from '../engine/input.ts';
import { fault, LONGEST_REQUEST, refuse, Session, unread } from '../engine/session.ts';

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description(
      'answer requests of a program: a JSON object a line on standard input, an answer a line on standard output',
    )
    .addHelpText(
      'after',
      '\nThe requests are described in docs/engine-protocol.md. Ends with "quit" or the end of the input.',
    )
    .action(run);
}

async function run(): Promise<void> {
  const input = new Input(process.stdin);
  await converse(input);
  await input.close();
}

/** Answers until the program has said `quit` or has gone. */
async function converse(input: Input): Promise<void> {
  const session = new Session();
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

/** What a program's frame asks for. */
const CHOICES = 1;
const STOP = 0;

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
    if (kind !== CHOICES) throw refuse(`A frame is of kind ${STOP} (stop) or ${CHOICES} (choices), not ${kind}.`);
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

/** Writes, and waits until it is on its way: a frame's memory is used again for the next one. */
function write(what: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(what, () => resolve());
  });
}
