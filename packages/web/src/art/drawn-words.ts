/** Finds pieces of the games in a sentence, so that they can be drawn in it: "pay 2 red and 1 green" names three cubes. */

import type { Language } from '@windrose/words';

/** A part of a sentence that names pieces. */
export interface Named {
  /** The drawings, in order. */
  readonly drawings: readonly string[];
  /** The words that name them. */
  readonly words: string;
  /** Whether the drawings are as precise as the words, and may replace them. */
  readonly replaces: boolean;
  /** A number to be written on the drawing. */
  readonly number?: string;
}

/** The words that name pieces in a language. */
interface Lexicon {
  /** One amount of cubes of one colour: the groups `n` and `colour`. */
  readonly amount: string;
  /** The separators between amounts. */
  readonly between: string;
  /** A colour alone that means a cube. */
  readonly bare: string;
  readonly points: string;
  /** What comes just before the points of a bonus tile. */
  readonly tile: RegExp;
  /** What comes just before the points of a coin; its group `gold` says which. */
  readonly coin: RegExp;
  /** Other pieces: the drawing, and the words for it. */
  readonly pieces: readonly (readonly [drawing: string, words: string])[];
  /** The letter of the cube by the beginning of its colour. */
  readonly colours: Readonly<Record<string, string>>;
  /** Numbers that are written as words. */
  readonly numbers: Readonly<Record<string, number>>;
}

const ENGLISH_COLOUR = 'yellow|red|green|brown';
const ENGLISH_NUMBERS = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const POLISH_NUMBERS = { dwie: 2, dwóch: 2, trzy: 3, trzech: 3, cztery: 4, czterech: 4, pięć: 5, pięciu: 5, sześć: 6 };

/** A number in digits or as a word. */
const numberIn = (numbers: Lexicon['numbers']): string => String.raw`(?:\d+|${Object.keys(numbers).join('|')})`;

const POLISH_COLOUR = String.raw`(?:żółt|czerwon|zielon|brązow)\p{L}+`;

/** After a coin: its points do not follow, with which it is drawn. */
const EN_UNWORTH = String.raw`(?! (?:is )?(?:worth )?\d)`;
const PL_UNWORTH = String.raw`(?! (?:to |za )?\d)`;

const LEXICONS: Partial<Record<Language, Lexicon>> = {
  en: {
    amount: String.raw`(?:${numberIn(ENGLISH_NUMBERS)} (?:${ENGLISH_COLOUR})(?: cubes?)?|(?:an? )?(?:${ENGLISH_COLOUR}) cube)`,
    between: ', | and |, and ',
    bare: `(?<=cube to )(?:${ENGLISH_COLOUR})`,
    points: String.raw`\d+ points?(?! cards?)`,
    tile: /bonus tile[^.:]*(?:: |\()$/i,
    coin: /(?<![\p{L}\d])(?:(?<gold>gold)|silver) coin (?:is )?(?:worth )?$/iu,
    pieces: [
      ['outpost-0', 'outposts?'],
      ['settler', 'settlers?'],
      ['boat-0', 'boats?'],
      ['word-point-card', 'point cards?'],
      ['word-card', '(?:merchant )?cards?'],
      ['seal', '(?<!(?:in|any|turn|player|same|this) )orders?(?! of play)'],
      ['word-port', 'ports?'],
      ['word-island', 'islands?'],
      ['coin-gold', String.raw`gold coins?${EN_UNWORTH}`],
      ['coin-silver', String.raw`silver coins?${EN_UNWORTH}`],
      ['bonus-points', 'bonus tiles?'],
      ['fort', 'forts?'],
      ['stall', 'markets?(?! tile)'],
      ['icon-help', 'native help'],
      ['icon-tool', 'tools?'],
      ['icon-exploration', 'exploration'],
      ['upgrade', 'upgrades?'],
      ['word-cubes', 'cubes?'],
    ],
    colours: { yellow: 'Y', red: 'R', green: 'G', brown: 'B' },
    numbers: ENGLISH_NUMBERS,
  },
  pl: {
    amount: String.raw`(?:${numberIn(POLISH_NUMBERS)} ${POLISH_COLOUR}(?: kost\p{L}+)?|${POLISH_COLOUR} kost\p{L}+)`,
    between: ', | i | oraz ',
    bare: `(?<=kostkę na )${POLISH_COLOUR}`,
    points: String.raw`\d+ punkt\p{L}*`,
    tile: /kafel bonusowy[^.:]*(?:: |\()$/i,
    coin: /(?<![\p{L}\d])(?:(?<gold>złot)|srebrn)\p{L}+ monet\p{L}+ (?:to |za )?$/iu,
    pieces: [
      ['outpost-0', String.raw`placówk\p{L}+|placówek`],
      ['settler', String.raw`osadni[kc]\p{L}*`],
      ['boat-0', String.raw`łód[zź]\p{L}*|łodzi\p{L}*`],
      ['word-point-card', String.raw`kart\p{L}* punkt\p{L}*`],
      ['word-card', String.raw`kart(?:a|y|ę|ą|om|ami|ach|)(?: kupieck\p{L}+)?|karci?e`],
      ['seal', String.raw`zamówie[nń]\p{L}*`],
      ['word-port', String.raw`port(?:y|u|em|ów|om|ami|ach|)|porcie`],
      ['word-island', String.raw`wysp(?:a|y|ę|ą|om|ami|ach|)|wyspie`],
      ['coin-gold', String.raw`złot\p{L}+ monet\p{L}*${PL_UNWORTH}`],
      ['coin-silver', String.raw`srebrn\p{L}+ monet\p{L}*${PL_UNWORTH}`],
      ['bonus-points', String.raw`kaf\p{L}+ bonusow\p{L}+`],
      ['fort', 'fort(?:y|u|em|ów|om|ami|ach|)|forcie'],
      ['stall', 'targ(?:i|u|iem|ów|om|ami|ach|)'],
      ['icon-help', String.raw`pomoc\p{L}* rdzennych mieszkańców`],
      ['icon-tool', String.raw`narzędzi\p{L}*`],
      ['icon-exploration', 'eksploracji'],
      ['upgrade', String.raw`ulepsze[nń]\p{L}*`],
      ['word-cubes', String.raw`kost(?:ka|ki|kę|ką|ce|ek|kom|kami|kach)`],
    ],
    colours: { żół: 'Y', cze: 'R', zie: 'G', brą: 'B' },
    numbers: POLISH_NUMBERS,
  },
};

/** The maximum number of cubes that are drawn; more are only named. */
const MOST = 8;

const whole = (pattern: string): string => String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`;

const patterns = new Map<Language, RegExp>();

/** One pattern for all pieces in a language; its named groups tell them apart. */
function patternOf(language: Language, { amount, between, bare, points, pieces }: Lexicon): RegExp {
  let pattern = patterns.get(language);
  if (!pattern) {
    const cubes = `${amount}(?:(?:${between})${amount})*`;
    pattern = new RegExp(
      [
        `(?<cubes>${whole(cubes)})`,
        `(?<bare>${whole(bare)})`,
        `(?<points>${whole(points)})`,
        ...pieces.map(([, words], at) => `(?<piece${at}>${whole(words)})`),
      ].join('|'),
      'giu',
    );
    patterns.set(language, pattern);
  }
  return pattern;
}

/** The cubes that an enumeration names, as letters. */
function cubesIn(words: string, { amount, colours, numbers }: Lexicon): string {
  let letters = '';
  for (const [one] of words.matchAll(new RegExp(whole(amount), 'giu'))) {
    const [first = ''] = one.toLowerCase().split(' ');
    letters += letterIn(one, colours).repeat(Number(/\d+/.exec(first)?.[0] ?? numbers[first] ?? 1));
  }
  return letters;
}

function letterIn(words: string, colours: Lexicon['colours']): string {
  const low = words.toLowerCase();
  return Object.entries(colours).find(([beginning]) => low.includes(beginning))?.[1] ?? '';
}

/**
 * The sentence in parts: words, and what names pieces. Of each kind of piece only the first mention counts, so that a long text
 * stays readable; amounts of cubes and points always do. A single cube keeps its words, too, for those who are learning them.
 *
 * @param known whether there is a drawing of this name
 * @param amountsOnly draws cubes and points in place of their words, and leaves all other pieces as words
 */
export function drawnParts(
  sentence: string,
  language: Language,
  known: (drawing: string) => boolean,
  amountsOnly = false,
): (string | Named)[] {
  const lexicon = LEXICONS[language];
  if (!lexicon) return [sentence];
  const parts: (string | Named)[] = [];
  const drawn = new Set<string>();
  let from = 0;
  for (const found of sentence.matchAll(patternOf(language, lexicon))) {
    const named = namedBy(found, lexicon, drawn, known, amountsOnly);
    if (!named) continue;
    if (found.index > from) parts.push(sentence.slice(from, found.index));
    parts.push(named);
    from = found.index + named.words.length;
  }
  if (from < sentence.length) parts.push(sentence.slice(from));
  return parts;
}

/** What points stand on: those of cards and orders on a seal, those of bonus tiles on a shield, those of coins on the coin. */
function pointsOn(before: string, { tile, coin }: Lexicon, known: (drawing: string) => boolean): string {
  const coined = coin.exec(before);
  const on = coined ? `coin-${coined.groups?.['gold'] === undefined ? 'silver' : 'gold'}` : 'bonus-points';
  return (coined !== null || tile.test(before)) && known(on) ? on : 'seal';
}

function namedBy(
  { 0: words, groups = {}, index = 0, input = '' }: RegExpMatchArray,
  lexicon: Lexicon,
  drawn: Set<string>,
  known: (drawing: string) => boolean,
  amountsOnly: boolean,
): Named | null {
  if (groups.cubes !== undefined || groups.bare !== undefined) {
    const letters = groups.bare === undefined ? cubesIn(words, lexicon) : letterIn(words, lexicon.colours);
    if (letters === '' || letters.length > MOST) return null;
    return {
      drawings: Array.from(letters, (letter) => `cube-${letter}`),
      words,
      replaces: amountsOnly || /\d/.test(words),
    };
  }
  if (groups.points !== undefined) {
    return {
      drawings: [pointsOn(input.slice(0, index), lexicon, known)],
      words,
      replaces: true,
      number: /\d+/.exec(words)?.[0] ?? '',
    };
  }
  const [drawing] = lexicon.pieces.find((_, at) => groups[`piece${at}`] !== undefined) ?? [];
  if (amountsOnly || drawing === undefined || drawn.has(drawing) || !known(drawing)) return null;
  drawn.add(drawing);
  return { drawings: [drawing], words, replaces: false };
}
