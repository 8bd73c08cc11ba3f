/** Passphrases: Argon2id as OWASP advises (19 MiB, two passes), stored as PHC strings; Node's own implementation. */

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);

const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const LENGTH = 32;
/** Maximum parallel computations: each takes 19 MiB and a core. */
const AT_ONCE = 2;

/** Limits concurrency; others wait in order. */
class Gate {
  #free = AT_ONCE;
  readonly #line: (() => void)[] = [];

  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter) => this.#line.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

const gate = new Gate();

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Normalised with NFKC, so that the same passphrase typed on another keyboard matches. */
const typed = (passphrase: string): Buffer => Buffer.from(passphrase.normalize('NFKC'));

/** The stored form of a passphrase. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const nonce = randomBytes(16);
  const cost = { memory: MEMORY, passes: PASSES, parallelism: LANES, tagLength: LENGTH };
  const tag = await gate.through(() => hash('argon2id', { message: typed(passphrase), nonce, ...cost }));
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** A dummy hash, so that a wrong name takes as long as a wrong passphrase. */
let decoy: Promise<string> | null = null;

/** Whether a passphrase matches the stored hash. @param stored null if there is none: returns false after the same time. */
export async function isPassphrase(passphrase: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassphrase(randomBytes(16).toString('hex'));
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(stored ?? (await decoy)) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('A stored passphrase is not an Argon2id hash.');
  const wanted = Buffer.from(tag, 'base64');
  const found = await gate.through(() =>
    hash('argon2id', {
      message: typed(passphrase),
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: wanted.length,
    }),
  );
  return timingSafeEqual(found, wanted) && stored !== null;
}
