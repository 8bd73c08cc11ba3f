/** Every Polish text calls a thing by the one name that the Polish word list gives it (docs/words-pl.md). */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A name that is not ours, in all its forms, and what to say instead. */
const NOT_OURS: readonly (readonly [RegExp, string])[] = [
  [/lokacj\w*/i, 'teren'],
  [/żeton\w*/i, 'kafel bonusowy, kafel eksploracji, zamówienie'],
  [/kafelk\w*|kafelek/i, 'kafel'],
  [/premi[aięąęo]\w*/i, 'kafel bonusowy'],
  [/tubylc\w*/i, 'pomoc rdzennych mieszkańców'],
  [/ładown\w*/i, 'skład'],
  [/\bzapas\w*|\bbank\w*/i, 'zasoby, rezerwa'],
  [/kolejk\w*/i, 'tura'],
  [/kart\w* (?:kupc|handlarz)\w*|(?:kupc|handlarz)\w* w talii/i, 'karta kupiecka'],
  [/\bikon\w*/i, 'symbol Nowego Świata'],
  [/plansz(?!etc|etk)\w+ gracz\w*|(?:twoj|swoj|własn)\w+ plansz(?!etc|etk)\w+/i, 'planszetka'],
  [/(?:obok|poza) plansz(?!etk)\w*|plansz\w+ [A-F][12]\b/i, 'płytka terenów'],
  [/wykon\w+ (?:\S+ )?zamówie\w*|zamówie\w* wykon\w+/i, 'zrealizować zamówienie'],
  [/kart\w* odkry(?:cia|ć|ciem)\b|kaf\w* odkry\w*/i, 'karta eksploracji, kafel eksploracji'],
  [/Korzenn\w+ szlak/, 'Korzenny Szlak'],
  [/\bpaczk\w*/i, 'zestaw danych'],
  [/odnośnik\w*/i, 'link'],
  [/\bmyt[oaeu]\b/i, 'opłata za postój'],
  [/nakry\w+/i, 'przygotuj partię'],
  [/wysp\w* korzeni/i, 'wyspy przypraw'],
  [/\d gracze\b/i, 'graczy'],
  [/światło:/i, 'motyw'],
  [/liczb\w* na kaf\w*|drukowan\w+ liczb\w*/i, 'wartości na kaflach, wartości z pudełka'],
  [/podziel\w* się/i, 'udostępnij'],
  [/żaden zegar|zegar\w* nie chodz\w*/i, 'bez zegara'],
  [/opuść tę przeglądarkę/i, 'wyloguj gościa'],
  [/zrezygn\w+ ze stołu/i, 'odwołaj stół'],
  [/co jak często/i, 'co wygrywa i jak często'],
  [/otwiera\w* (?:\S+ )?wymian\w*/i, 'wymieniać wolno z placówką i bez niej'],
  [/faktori\w*/i, 'placówka'],
];

/** Keys under which "miejsce" is a free chair, a space on a board, a rank, a date's place, or the phrase "zamienić miejscami". */
const PLACES: ReadonlySet<string> = new Set(
  `freeSeat freeSeats newTableHelp sitsFree startWhenFull chooseSeat seat-taken seat-kept freeTheSeat not-your-seat seats-empty
   bonusSpace routeSpace tiles-full fort-full full place matchOf
   adjust swapRoute adjusted cards-swap`.split(/\s+/),
);

/** Keys whose "pole" is a field of a form, or an empty hex. */
const FIELDS: ReadonlySet<string> = new Set(['elsewhere', 'sheetHelp', 'toolHelp', 'mapCodeHelp']);

/** Words that are ordinary Polish too: allowed under these keys, where they mean no location and no seat. */
const ORDINARY: readonly (readonly [RegExp, string, ReadonlySet<string>])[] = [
  [/\bmiejsc\w*/i, 'teren, gracz', PLACES],
  [/\bp(?:ole|ola|olu|olem|ól|olom|olami|olach)\b/i, 'teren, kafel', FIELDS],
];

/** A Polish text, and where it stands: the file and the key nearest before it. */
interface Text {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** The texts of a source file, without what is filled in. */
function textsOf(file: string): Text[] {
  let key = '';
  return readFileSync(ROOT + file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (/^\s*(?:import|export|\/?\*|\/\/)/.test(line) && !line.includes('export const')) return [];
      key = /^\s*'?([\w-]+)'?\s*(?::|\(.*\{$)/.exec(line)?.[1] ?? key;
      const inner = line.replaceAll(/\$\{[^}]*\}/g, '…');
      return [...inner.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`?/g)].map(([, plain, filled]) => ({
        file,
        key,
        text: plain ?? filled ?? '',
      }));
    });
}

const SOURCES = globSync('packages/*/src/**/{pl,*.pl}.ts', { cwd: ROOT }).concat(
  globSync('packages/*/src/**/pl/**/*.ts', { cwd: ROOT }),
);
const RULES = globSync('docs/rules/pl/*.md', { cwd: ROOT });
const TEXTS = SOURCES.map((file) => file.replaceAll('\\', '/')).flatMap(textsOf);

const finding = ({ file, key, text }: Text, instead: string): string => `${file}, ${key}: "${text}" (use ${instead})`;

describe('Polish texts', () => {
  test('are found, in every package that speaks to people', () => {
    expect(TEXTS.length).toBeGreaterThan(900);
    expect(new Set(SOURCES.map((file) => file.split('/')[1]))).toEqual(new Set(['analysis', 'cli', 'web', 'words']));
  });

  test.each(NOT_OURS)('never say %s', (pattern, instead) => {
    expect(TEXTS.filter(({ text }) => pattern.test(text)).map((text) => finding(text, instead))).toEqual([]);
  });

  test.each(NOT_OURS)('on the pages of rules never say %s', (pattern, instead) => {
    const lines = RULES.flatMap((file) =>
      readFileSync(ROOT + file, 'utf8')
        .split('\n')
        .map((text, at) => ({ file, key: `line ${at + 1}`, text })),
    );
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter(({ text }) => pattern.test(text)).map((text) => finding(text, instead))).toEqual([]);
  });

  test.each(ORDINARY)('say %s only in its ordinary meaning', (pattern, instead, allowed) => {
    const found = TEXTS.filter(({ text }) => pattern.test(text));
    expect(found.filter(({ key }) => !allowed.has(key)).map((text) => finding(text, instead))).toEqual([]);
    expect([...allowed].filter((key) => !found.some((text) => text.key === key))).toEqual([]);
  });
});
