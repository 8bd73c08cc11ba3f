/** Tries mutants in separate processes, which are killed when they hang and restarted with the remaining ones. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Answer, Order } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** The reason why a process that stopped answering ended. */
const HUNG = 'the process did not come to an end';
const BROKE = 'the process broke';

/**
 * Tries mutants and yields each result as it arrives.
 * @param patience milliseconds of processor time for a result (wall-clock time where that is unknown).
 * @throws Error if the tests fail without any fault, before or after.
 */
export async function tryFaults(
  order: Order,
  patience: number,
  onAnswer: (answer: Answer) => void,
  until = Infinity,
): Promise<void> {
  let left = [...order.faults];
  for (let begun = false; !begun || left.length > 0; begun = true) {
    if (performance.now() > until) return;
    const { answers, end } = await run({ ...order, faults: left }, patience, onAnswer, until);
    const [first] = answers;
    if (first && first.by !== null) throw new Error(`The tests fail without any fault: ${first.by}`);
    const last = answers.length > 1 ? answers.at(-1)! : null;
    if (last?.fault === 0 && last.by !== null) throw new Error(`A fault has left something behind: ${last.by}`);
    if (end === 'done') return;
    if (end === 'enough') return;
    const tried = new Set(answers.map(({ fault }) => fault));
    left = left.filter((fault) => !tried.has(fault));
    if (!first || left.length === 0) throw new Error(`The process said nothing of use: ${end}`);
    // The one that was being tried is noticed by this.
    onAnswer({ fault: left.shift()!, by: end });
  }
}

type End = 'done' | 'enough' | typeof HUNG | typeof BROKE;

/** Clock ticks of Linux per second, the unit of process times. */
const TICKS = 100;

/** Milliseconds of processor time of a process; null where unknown, or after its end. */
function workedFor(pid: number | undefined): number | null {
  try {
    // The name of the program, in parentheses, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
  } catch {
    return null;
  }
}

function run(
  order: Order,
  patience: number,
  onAnswer: (answer: Answer) => void,
  until: number,
): Promise<{ answers: Answer[]; end: End }> {
  const child = spawn(process.execPath, ['--no-warnings', '--max-old-space-size=1024', CHILD], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers: Answer[] = [];
  return new Promise((resolve) => {
    let end: End = BROKE;
    let rest = '';
    let timer: NodeJS.Timeout;
    const stop = (why: End): void => {
      end = why;
      child.kill('SIGKILL');
    };
    const wait = (ms: number): void => {
      clearTimeout(timer);
      const before = workedFor(child.pid);
      // On a busy machine a child that is late has perhaps not had its turn.
      const look = (): void => {
        const worked = workedFor(child.pid);
        const left = before === null || worked === null ? 0 : ms - (worked - before);
        if (left > 0) timer = setTimeout(look, left);
        else stop(HUNG);
      };
      timer = setTimeout(look, ms);
    };
    // There is no limit before the first result: the tests first run without mutants.
    wait(10 * patience);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const answer = JSON.parse(line) as Answer;
        answers.push(answer);
        if (answer.fault > 0) onAnswer(answer);
      }
      wait(patience);
      if (performance.now() > until) stop('enough');
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ answers, end: code === 0 ? 'done' : end });
    });
    // A child that crashes early does not read its input; its exit code says how it ended.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(order));
  });
}
