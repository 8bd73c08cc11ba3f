/** `explain X`: what a rule, a place, a card, a tile, a sign or a word is about. */

import { type Match, RULE_PAGES, type RulePage } from '@windrose/rules';
import { Faces, placeNamed, type Words } from '@windrose/words';
import { distance } from 'fastest-levenshtein';

import { listMap } from '../draw/sea.ts';
import { viewOf } from '../draw/view.ts';
import { nearest } from '../nearest.ts';
import { explainText, labelsFor, playText } from '../words/index.ts';
import { openingOf, pageOf, type Statement, statementsFor } from './rules.ts';

/** The landmarks of locations; rules have one term for all. */
const LANDMARKS = ['river', 'forest', 'hill', 'plain'] as const;

/** The maximum number of statements shown about a word; further ones are only named by their numbers. */
const MOST_SHOWN = 4;
/** The maximum number of further statements that are named. */
const MOST_NAMED = 12;
/** With so many statements about a word, those that merely mention it are not shown. */
const ENOUGH = 3;

/** An explanation of a topic. */
export interface Explanation {
  readonly lines: readonly string[];
  /** The numbers of further rules about it. */
  readonly more: readonly string[];
  /** Whether only rules shared by all games mention the word. */
  readonly shared: boolean;
  /** Whether there are rules about the word, not merely with the word in them. */
  readonly central: boolean;
}

/** The lines of {@link explanationOf}, or null for an unknown topic. */
export function explain(topic: string, match: Match, words: Words): readonly string[] | null {
  const explanation = explanationOf(topic, match, words);
  return explanation && explanationLines(explanation, words);
}

/** An explanation as it is printed. */
export function explanationLines({ lines, more }: Explanation, { language }: Words): readonly string[] {
  return more.length === 0 ? lines : [...lines, explainText(language).also(more)];
}

/**
 * Explains a topic in the words of a match's game.
 * @param topic as typed: `EW-12`, `C4`, `A1-3`, `P07`, `⌂`, `toll`.
 * @returns null for an unknown topic.
 */
export function explanationOf(topic: string, match: Match, words: Words): Explanation | null {
  const word = topic.trim().replaceAll(/^["'„”]|["'„”.?!]$/g, '');
  if (word === '') return null;
  const { language } = words;
  const id = word.toUpperCase();
  // Also without the hyphen, where it is not the id of a thing.
  const [, page, number] = /^([A-Z]{2})[- ]?(\d+[RC]?)$/.exec(id) ?? [];
  if (page !== undefined) {
    const rule = statementsFor(null, language).find((one) => one.id.toUpperCase() === `${page}-${number}`);
    if (rule) return { lines: [`${rule.id}: ${rule.text}`], more: [], shared: false, central: true };
    if (id.includes('-')) return null;
  }
  const sign = explainText(language).signs[word] ?? spiceOf(word, words);
  if (sign) return { lines: [sign], more: [], shared: false, central: true };
  const game = aboutGame(word, language);
  if (game) return game;
  const thing = componentOf(word, match, words);
  // A tile may be named after an action: "harvest". The rules of the action come first.
  const rules = aboutWord(word, match, words);
  if (thing) {
    const about = rules?.lines ?? [];
    return {
      lines: rules?.central === true ? [...about, ...thing] : [...thing, ...about],
      more: rules?.more ?? [],
      shared: false,
      central: true,
    };
  }
  const landmark = LANDMARKS.some((kind) => words.landmark(kind).toLowerCase() === word.toLowerCase());
  return rules ?? (landmark ? aboutWord(explainText(language).landmark, match, words) : null);
}

/** A word is taken for another one if so many of its letters are wrong at most: one in short words, two in long ones. */
const mostWrong = (word: string): number => (word.length < 7 ? 1 : 2);

/** The word of the rules that an unknown word was probably meant to be; null if there is none. */
export function meantBy(topic: string, match: Match, { language }: Words): string | null {
  const word = topic.trim().toLowerCase();
  if (word.length < 4) return null;
  const known = statementsFor(match.game.id, language).flatMap(
    ({ heading, stressed }) => [heading, ...stressed].join(' ').match(/\p{L}{4,}/gu) ?? [],
  );
  // A letter without its mark is no mistake: "zbior" is as near to "zbiory" as "zbiór".
  const byPlain = new Map(known.map((one) => [plain(one), one.toLowerCase()]));
  const meant = nearest(plain(word), byPlain.keys());
  if (meant === null || distance(plain(word), meant) > mostWrong(word)) return null;
  return byPlain.get(meant) ?? null;
}

/** A word in lower case, without the marks of its letters. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
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
  const place = view.map && placeNamed(match, word);
  if (place) {
    const list = listMap(match, view, words, labelsFor(words.language)).split('\n');
    return list.filter((line) => line.startsWith(`${words.place(match, place)}: `));
  }
  const lineOf = (known: string | undefined, text: (known: string) => string): string[] | null =>
    known === undefined || known === 'closed' ? null : [`${known}: ${text(known)}`];
  const faces = new Faces(match);
  const markets = 'eastern-wonders' in match.components ? match.components['eastern-wonders'].marketTiles : [];
  return (
    lineOf(find(names.location?.filter((one) => one !== 'beside')), (one) => words.work(match, one)) ??
    lineOf(find(names.card), (one) => words.cardCalled(match, one)) ??
    lineOf(find(names.merchant), (one) => words.merchantCalled(match, one)) ??
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

/** What a game is about, by its title or the last part of it: "spice road", "new world", "solo". */
function aboutGame(word: string, language: Words['language']): Explanation | null {
  const asked = word.toLowerCase();
  for (const page of (Object.keys(RULE_PAGES) as RulePage[]).filter((letters) => letters !== 'SH')) {
    const { title, about } = openingOf(page, language);
    const full = title.toLowerCase();
    const names = [full, full.replace(/^a /, ''), full.split(' – ')[1], RULE_PAGES[page]];
    if (!names.includes(asked)) continue;
    const rules = pageOf(page, language).map(({ id }) => id);
    return { lines: [`${title}: ${about}`], more: rules.slice(0, MOST_NAMED), shared: false, central: true };
  }
  return null;
}

/** The rules that say what a word means, though they do not stress it; in the plural, too. */
function leadsFor(topic: string, language: Words['language']): readonly string[] {
  const { leads } = explainText(language);
  const word = topic.toLowerCase();
  return leads[word] ?? leads[word.replace(/[sy]$/, '')] ?? [];
}

/** The statements of the game's rules that speak of a word, or of all words of a topic; those that are about it come first. */
function aboutWord(topic: string, match: Match, words: Words): Explanation | null {
  const parts = topic.split(/\s+/).filter((part) => /\p{L}{2}/u.test(part));
  if (parts.length === 0) return null;
  // An ending may differ: "outposts", "placówki".
  const stems = parts.map((part) => escaped(part.length > 5 ? part.slice(0, -1) : part));
  const patterns = stems.map((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'iu'));
  const leads = leadsFor(parts.join(' '), words.language);
  const found = statementsFor(match.game.id, words.language)
    .map((statement) => {
      const lead = leads.indexOf(statement.id);
      return { statement, distance: lead < 0 ? distanceTo(statement, patterns) : lead - leads.length };
    })
    .filter((one) => one.distance < UNRELATED)
    .toSorted((a, b) => a.distance - b.distance);
  if (found.length === 0) return null;
  // If enough rules are about the word, rules that merely mention it are only named: most rules contain words such as "the rest".
  const central = found.filter((one) => one.distance < MENTIONED).length;
  const shown = found.slice(0, central === 0 ? MOST_SHOWN : Math.min(MOST_SHOWN, Math.max(central, ENOUGH)));
  const lines = shown.map(({ statement: { id, text } }) => `${id}: ${text}`);
  const rest = found.slice(shown.length).map(({ statement }) => statement.id);
  return {
    lines,
    more: rest.slice(0, MOST_NAMED),
    shared: found.every((one) => one.statement.id.startsWith('SH')),
    central: central > 0,
  };
}

/** Distances of {@link distanceTo}: a statement that mentions the words, and one that has nothing to do with them. */
const MENTIONED = 4;
const UNRELATED = 6;

/**
 * The distance of a statement from words: 0 opens with one of them, 1 stresses them, 2 has them as its heading, 3 mentions
 * them under a heading with them, 4 mentions them, 5 does so in the rules shared by all games. Rulings and cases only mention.
 */
function distanceTo({ id, text, heading, stressed }: Statement, words: readonly RegExp[]): number {
  const within = (part: string): boolean => words.every((word) => word.test(part));
  if (/\d$/.test(id)) {
    const [first = ''] = stressed;
    if (text.startsWith(first) && words.some((word) => first.search(word) === 0) && within(text)) return 0;
    if (stressed.some(within)) return 1;
    if (within(heading) && !heading.includes(' ')) return 2;
  }
  if (!within(text)) return UNRELATED;
  if (within(heading)) return 3;
  return id.startsWith('SH') ? MENTIONED + 1 : MENTIONED;
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
