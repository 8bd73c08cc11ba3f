/** Verifiable luck: the secret's hash is published before the first decision, the secret after the last. */

import { loadMatch, type MatchRecord, type RawPack, RulesError, sha256Text } from '@windrose/rules';

import { type LuckPart, mixLuck, partsAreTrue } from './luck.ts';
import type { Step } from './steps.ts';

/** Results of verifying a match's luck. */
export type LuckFinding =
  /** The match is not over, so the secret is not known yet. */
  | 'not-over'
  /** The secret does not match the hash published before the match. */
  | 'other-secret'
  /** A person's part of the luck is missing (in matches of before only one that was promised), too late, or does not match its commitment. */
  | 'other-parts'
  /** The secret does not lead to the recorded draws. */
  | 'other-draws'
  | 'fair';

/**
 * Verifies the luck of an online match from its record: the secret matches its hash and leads to the draws.
 * @param hash the hash noted before the match; by default the one in the record.
 * @param own own packs it may have been played with.
 * @throws RulesError `bad-record` when a pack it was played with is missing.
 */
export function checkRecordLuck(record: MatchRecord, hash?: string, own: readonly RawPack[] = []): LuckFinding {
  const { luck } = record;
  if (!('seed' in luck)) return 'not-over';
  if (sha256Text(luck.server ?? luck.seed) !== (hash ?? luck.hash)) return 'other-secret';
  if (!partsAreTrue(luck)) return 'other-parts';
  const { people, parts = [] } = luck;
  if (people && !people.every((seat) => parts.some((part) => part.seat === seat))) return 'other-parts';
  try {
    const drawn = loadMatch({ ...record, luck: { seed: luck.seed } }, own).draws();
    return luck.told === undefined || JSON.stringify(drawn) === JSON.stringify(luck.told) ? 'fair' : 'other-draws';
  } catch (error) {
    // Without the pack nothing can be verified.
    if (error instanceof RulesError && error.where === 'packs') throw error;
    // Choices that were legal with the published draws are illegal with the secret's draws.
    return 'other-draws';
  }
}

/**
 * Checks the luck of a match from its steps alone.
 * @throws RulesError `bad-record` when a pack it was played with is missing.
 */
export function checkLuck(steps: readonly Step[]): LuckFinding {
  const created = steps.find((step) => step.kind === 'created');
  const over = steps.find((step) => step.kind === 'over');
  if (!created || !over) return 'not-over';
  const { game, seats, options, packs, ownPacks, rules } = created;
  const { luckHash, parts, people, whole } = partsOf(steps, created.luckHash);
  if (!whole) return 'other-parts';
  const draws = steps.flatMap((step) => (step.kind === 'started' || step.kind === 'chose' ? step.draws : []));
  const codes = steps.flatMap((step) => (step.kind === 'chose' ? step.codes : []));
  const started = steps.some((step) => step.kind === 'started');
  const mixed = parts.length > 0 ? { server: over.secret, parts } : {};
  const promised = started && created.allParts ? { people } : {};
  const luck = {
    seed: mixLuck(over.secret, parts),
    hash: luckHash,
    ...mixed,
    ...promised,
    ...(started ? { told: draws } : {}),
  };
  return checkRecordLuck({ windrose: 1, rules, game, seats, options, packs, luck, codes }, luckHash, ownPacks);
}

/**
 * The parts that count, the hash of the server's, and the seats of people. `whole` is false if a part that was fixed is missing, or was
 * fixed too late.
 */
function partsOf(
  steps: readonly Step[],
  first: string,
): { luckHash: string; parts: LuckPart[]; people: number[]; whole: boolean } {
  let luckHash = first;
  let hashes = new Map<number, string>();
  const people = new Set<number>();
  let parts: LuckPart[] = [];
  let whole = true;
  for (const step of steps) {
    if (step.kind === 'committed') {
      // A commitment made after a part was revealed could have been chosen.
      if (parts.length > 0) whole = false;
      hashes.set(step.seat, step.hash);
    } else if (step.kind === 'sat') {
      people.add(step.seat);
    } else if (step.kind === 'freed') {
      people.delete(step.seat);
      hashes.delete(step.seat);
    } else if (step.kind === 'revealed') {
      parts.push({ seat: step.seat, hash: hashes.get(step.seat) ?? '', part: step.part });
    } else if (step.kind === 'redrawn') {
      ({ luckHash } = step);
      for (const seat of step.seats) people.delete(seat);
      hashes = new Map();
      parts = [];
    } else if (step.kind === 'started') {
      if (parts.length !== hashes.size) whole = false;
      break;
    }
  }
  return { luckHash, parts, people: [...people], whole };
}
