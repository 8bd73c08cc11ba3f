/** The route: the part of the address after `#`. */

import { useMemo, useSyncExternalStore } from 'react';

import { isOver } from './back.ts';

/** A screen and what it is about. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'match'; readonly id: string }
  /** The hall of online play; setting a table there, of a game perhaps; and a table by the id of its match. */
  | { readonly screen: 'online' }
  | { readonly screen: 'setOnline'; readonly game: string | null }
  | { readonly screen: 'table'; readonly id: string }
  /** The operator's desk. */
  | { readonly screen: 'desk' }
  /** A person's profile, and the table from which it was opened. */
  | { readonly screen: 'person'; readonly id: string; readonly table: string | null }
  /** The rules of a game, or another page of rules, and the place on it that is wanted. */
  | { readonly screen: 'rules'; readonly page: string; readonly place: string | null }
  /** The lessons, or that of a game. */
  | { readonly screen: 'learn'; readonly game: string | null }
  /** The gallery of maps, or the map being drawn for a game. */
  | { readonly screen: 'maps'; readonly game: string | null; readonly code: string }
  /** The form for the printed figures of a box, by the name of its pack. */
  | { readonly screen: 'packs'; readonly pack: string | null }
  /** Playing with the printed game: a referee, a score sheet, pages to print. */
  | { readonly screen: 'physical'; readonly game: string | null; readonly tab: string }
  /** Puzzles: the list of them, or the one of a game with a number. */
  | { readonly screen: 'puzzles'; readonly game: string | null; readonly number: number }
  /** A marked turn of one's own, by its id. */
  | { readonly screen: 'practice'; readonly id: string }
  /** The daily voyage. */
  | { readonly screen: 'daily' }
  /** The achievements. */
  | { readonly screen: 'achievements' }
  /** Numbers over many matches of bots, of a game or of whichever comes first. */
  | { readonly screen: 'numbers'; readonly game: string | null }
  /** A match looked back at: one kept in this browser, or one that the address itself holds; and the version wanted. */
  | {
      readonly screen: 'replay';
      readonly source: ReplaySource;
      readonly at: number | null;
      /** Whether its analysis begins at once. */
      readonly analysed: boolean;
    };

/** The source of a replayed match. */
export type ReplaySource =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'link'; readonly data: string };

/** The address of a replay at its end; a `/` and a version after it name a moment, `/analysis` begins its analysis. */
export function replayAddress(source: ReplaySource): string {
  return source.kind === 'kept' ? `#/replay/${source.id}` : `#/moment/${source.data}`;
}

/** Whether an address is that of a replay, at any of its moments. @param replay as `replayAddress` gives it */
export function isAddressOf(hash: string, replay: string): boolean {
  return hash === replay || hash.startsWith(`${replay}/`);
}

const TABLE = /^#\/table\/([0-9A-Za-z]+)$/;
const PERSON = /^#\/person\/([0-9A-Za-z]+)(?:\/table\/([0-9A-Za-z]+))?$/;
const ONLINE = /^#\/online(?:\/(new)(?:\/([\w-]+))?)?$/;
const MATCH = /^#\/match\/([\w-]+)$/;
const REPLAY = /^#\/(replay|moment)\/([\w-]+)(?:\/(\d+|analysis))?$/;
const MAPS = /^#\/maps(?:\/([\w-]+)(?:\/([\w.]*))?)?$/;
const LEARN = /^#\/learn(?:\/([\w-]+))?$/;
const PHYSICAL = /^#\/real-table(?:\/([\w-]+)(?:\/(\w+))?)?$/;
const PACKS = /^#\/box(?:\/([\w-]+))?$/;
const NUMBERS = /^#\/numbers(?:\/([\w-]+))?$/;
const PUZZLES = /^#\/puzzles(?:\/([\w-]+)\/(\d+))?$/;
const PRACTICE = /^#\/practice\/([0-9a-f]+)$/;
const RULES = /^#\/rules\/([\w-]+)(?:\/(.+))?$/;

/** The address of the match that was last on screen, for the way back. */
let lastPlayed: string | null = null;

function remember(): void {
  if (MATCH.test(location.hash) || TABLE.test(location.hash)) lastPlayed = location.hash;
}

remember();
addEventListener('hashchange', remember);

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The screen of an address. @param hash the part of the address after and with `#`. */
export function routeOf(hash: string): Route {
  const id = MATCH.exec(hash)?.[1];
  if (id !== undefined) return { screen: 'match', id };
  const table = TABLE.exec(hash)?.[1];
  if (table !== undefined) return { screen: 'table', id: table };
  const [, person, from = null] = PERSON.exec(hash) ?? [];
  if (person !== undefined) return { screen: 'person', id: person, table: from };
  if (hash === '#/desk') return { screen: 'desk' };
  if (hash === '#/achievements') return { screen: 'achievements' };
  if (hash === '#/daily') return { screen: 'daily' };
  const hall = ONLINE.exec(hash);
  if (hall) return hall[1] === undefined ? { screen: 'online' } : { screen: 'setOnline', game: hall[2] ?? null };
  const [, kind, source, at] = REPLAY.exec(hash) ?? [];
  if (source !== undefined) {
    return {
      screen: 'replay',
      source: kind === 'replay' ? { kind: 'kept', id: source } : { kind: 'link', data: source },
      at: at === undefined || at === 'analysis' ? null : Number(at),
      analysed: at === 'analysis',
    };
  }
  const learn = LEARN.exec(hash);
  if (learn) return { screen: 'learn', game: learn[1] ?? null };
  const maps = MAPS.exec(hash);
  if (maps) return { screen: 'maps', game: maps[1] ?? null, code: maps[2] ?? '' };
  const physical = PHYSICAL.exec(hash);
  if (physical) return { screen: 'physical', game: physical[1] ?? null, tab: physical[2] ?? '' };
  const packs = PACKS.exec(hash);
  if (packs) return { screen: 'packs', pack: packs[1] ?? null };
  const numbers = NUMBERS.exec(hash);
  if (numbers) return { screen: 'numbers', game: numbers[1] ?? null };
  const puzzle = PUZZLES.exec(hash);
  if (puzzle) return { screen: 'puzzles', game: puzzle[1] ?? null, number: Number(puzzle[2] ?? 0) };
  const practised = PRACTICE.exec(hash)?.[1];
  if (practised !== undefined) return { screen: 'practice', id: practised };
  const [, page, place] = RULES.exec(hash) ?? [];
  if (page === undefined) return { screen: 'home' };
  return { screen: 'rules', page, place: place === undefined ? null : decoded(place) };
}

/** The screen of the present address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => routeOf(hash), [hash]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that leads back from a page that was looked up: to the match, else home. */
export function returnAddress(): { readonly address: string; readonly toMatch: boolean } {
  return lastPlayed === null ? { address: '#/', toMatch: false } : { address: lastPlayed, toMatch: true };
}

/** Goes to a match. */
export function goToMatch(id: string): void {
  // The way back from the match does not lead to the dialog that began it.
  if (isOver()) location.replace(`#/match/${id}`);
  else location.hash = `#/match/${id}`;
}

/** Goes to a table online. */
export function goToTable(id: string): void {
  location.hash = `#/table/${id}`;
}
