/** Imports positions: a match of this browser, a record, a notation, or a saved position. */

import {
  findGame,
  type Match,
  matchFrom,
  type Position,
  positionOf,
  type RawPack,
  required,
  startMatch,
} from '@windrose/rules';

import { randomHex, type StoredMatch } from '../../play/store.ts';
import { readMatch } from '../../records/importing.ts';
import { entered, type Json } from './fields.ts';

/** A table as it is entered: the position without what follows from the rest, and the own packs it is played with. */
export interface TableDraft {
  readonly position: Position;
  readonly packs: readonly RawPack[];
}

/** The draft of a match as it stands at the beginning of the running turn. @throws RulesError in the set-up. */
function draftOf(match: Match, packs: readonly RawPack[]): TableDraft {
  const position = positionOf(match);
  return { position: { ...position, state: entered(position.state) }, packs };
}

/** A table laid out by chance, as after the set-up. @throws RulesError when the options are not allowed. */
export function laidOut(game: string, seats: number, options: Readonly<Record<string, string>>): TableDraft {
  const match = startMatch({ game: findGame(game).id, seats, options, seed: randomHex(16) });
  while (match.inSetUp) match.choose(required(match.legal()[0], 'option in the set-up').code);
  return draftOf(match, []);
}

/** The table of a match that is kept in this browser. @throws RulesError when it cannot be replayed. */
export function fromKept({ record, packs = [] }: StoredMatch): TableDraft {
  return fromTexts([JSON.stringify(record), ...packs.map((pack) => JSON.stringify(pack))]);
}

/** Whether a JSON value looks like a saved position. */
const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'state' in value && 'game' in value && 'seats' in value;

/** Reads a record, a notation or a position. @throws ReadError, RulesError when it is none or cannot be. */
export function fromTexts(texts: readonly string[]): TableDraft {
  const [text = ''] = texts;
  if (text.trimStart().startsWith('{')) {
    const value = parsed(text);
    if (isPosition(value)) {
      const { game, seats, state } = value;
      const options = value.options ?? {};
      // The form reports impossible positions; here only the format is validated.
      matchFrom({ game, seats, options, state }, '');
      return { position: { game, seats, options, state: entered(state as Json) }, packs: [] };
    }
  }
  const { match, packs } = readMatch(texts);
  return draftOf(match, packs);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
