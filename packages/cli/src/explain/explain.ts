/** `explain X`: what a rule, a place, a card, a tile, a sign or a word is about. */

import type { Match } from '@windrose/rules';
import { Faces, type Words } from '@windrose/words';
import { distance } from 'fastest-levenshtein';

import { listMap } from '../draw/sea.ts';
import { viewOf } from '../draw/view.ts';
import { nearest } from '../nearest.ts';
import { explainText, labelsFor, playText } from '../words/index.ts';
import { statementsFor } from './rules.ts';

/** The landmarks of locations; rules have one term for all. */
const LANDMARKS = ['river', 'forest', 'hill', 'plain'] as const;

/** More statements about a word are only named by their numbers. */
const EVENT_IDS = 4;

/**
 * Explains a topic in the words of a match's game.
 * @param topic as typed: `EW-12`, `C4`, `A1-3`, `P07`, `⌂`, `toll`.
 * @returns lines, or null for an unknown topic.
 */
export function explain(topic: string, match: Match, words: Words): string[] | null {
  const word = topic.trim().replaceAll(/^["'„”]|["'„”.?!]$/g, '');
  if (word === '') return null;
  const { language } = words;
  const id = word.toUpperCase();
  // Also without the hyphen, where it is not the id of a thing.
  const [, page, number] = /^([A-Z]{2})[- ]?(\d+[RC]?)$/.exec(id) ?? [];
  if (page !== undefined) {
    const rule = statementsFor(null, language).find((one) => one.id.toUpperCase() === `${page}-${number}`);
    if (rule) return [`${rule.id}: ${rule.text}`];
    if (id.includes('-')) return null;
  }
  const sign = explainText(language).signs[word] ?? spiceOf(word, words);
  if (sign) return [sign];
  const thing = componentOf(word, match, words);
  if (thing) return thing;
  const landmark = LANDMARKS.some((kind) => words.landmark(kind).toLowerCase() === word.toLowerCase());
  return aboutWord(word, match, words) ?? (landmark ? aboutWord(explainText(language).landmark, match, words) : null);
}

/** A word is taken for another one if so many of its letters are wrong at most: one in short words, two in long ones. */
const mostWrong = (word: string): number => (word.length < 7 ? 1 : 2);

/** What was probably meant by a word of which nothing is known: one that the rules are about; null if there is none. */
export function meantBy(topic: string, match: Match, { language }: Words): string | null {
  const word = topic.trim().toLowerCase();
  if (word.length < 4) return null;
  const known = statementsFor(match.game.id, language).flatMap(({ about }) => about.match(/\p{L}{4,}/gu) ?? []);
  const meant = nearest(word, known);
  return meant === null || distance(word, meant.toLowerCase()) > mostWrong(word) ? null : meant.toLowerCase();
}

/** The sentence for a topic of which nothing is known. */
export function unexplained(topic: string, match: Match, words: Words): string {
  return playText(words.language).unexplained(topic.trim().slice(0, 40), meantBy(topic, match, words));
}

/** A letter of a cube, as the language writes it or as the notation does. */
function spiceOf(word: string, words: Words): string | null {
  const letter = (['Y', 'R', 'G', 'B'] as const).find((one) => word === one || word === words.letters(one));
  return letter === undefined ? null : `${word}: ${words.cubes(letter)}`;
}

/** A place or component of the match by its id, in upper or lower case. */
function componentOf(word: string, match: Match, words: Words): string[] | null {
  const { names } = match.core;
  const find = (ids: readonly string[] | undefined): string | undefined =>
    ids?.find((one) => one.toLowerCase() === word.toLowerCase());
  const view = viewOf(match, null);
  const place = find(view.map?.map(({ at }) => at));
  if (place !== undefined) {
    const list = listMap(match, view, words, labelsFor(words.language)).split('\n');
    return list.filter((line) => line.startsWith(`${place}: `));
  }
  const lineOf = (known: string | undefined, text: (known: string) => string): string[] | null =>
    known === undefined || known === 'closed' ? null : [`${known}: ${text(known)}`];
  const faces = new Faces(match);
  const markets = 'eastern-wonders' in match.components ? match.components['eastern-wonders'].marketTiles : [];
  return (
    lineOf(find(names.location?.filter((one) => one !== 'beside')), (one) => words.work(match, one)) ??
    lineOf(find(names.card), (one) => words.card(match, one)) ??
    lineOf(find(names.merchant), (one) => words.merchant(match, one)) ??
    lineOf(find(names.exploration), (one) => words.exploration(match, one)) ??
    lineOf(find(names.bonus), (one) => words.bonus(match, one)) ??
    lineOf(find(names.vp), (one) => {
      const { price, points } = faces.order(one);
      return `${words.cubes(price)}: ${words.points(points)}`;
    }) ??
    lineOf(find(markets.map((tile) => tile.id)), (one) => {
      const { give, take } = faces.market(one);
      return words.letters(`${give} → ${take}`);
    })
  );
}

/** The statements of the game's rules that speak of a word, those that are about it first. */
function aboutWord(word: string, match: Match, words: Words): string[] | null {
  if (!/\p{L}{2}/u.test(word)) return null;
  // An ending may differ: "outposts", "placówki".
  const stem = word.length > 5 ? word.slice(0, -1) : word;
  const pattern = new RegExp(`(?<!\\p{L})${escaped(stem)}`, 'iu');
  const all = statementsFor(match.game.id, words.language);
  const named = all.filter(({ about }) => pattern.test(about));
  const others = all.filter((one) => !named.includes(one) && pattern.test(one.text));
  const found = [...named.filter(({ text }) => pattern.test(text)), ...others];
  if (found.length === 0) return null;
  const lines = found.slice(0, EVENT_IDS).map(({ id, text }) => `${id}: ${text}`);
  const rest = found.slice(EVENT_IDS).map(({ id }) => id);
  return rest.length === 0 ? lines : [...lines, explainText(words.language).also(rest.slice(0, 12))];
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
