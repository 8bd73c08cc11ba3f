/** Translates the rules' English error messages into Polish. */

/** Made of what the groups of its pattern found, five at most; '' where one found nothing. */
type Sentence = (a: string, b: string, c: string, d: string, e: string) => string;

const count = (wanted: string): string => wanted.replace('exactly', 'dokładnie').replace(' to ', ' do ');

/** A number of tiles on a map, from the English: "3 sea tiles". */
const tiles = (counted: string): string => {
  const [, n = '', what = ''] = /^(\d+) (.*?)s?$/.exec(counted) ?? [];
  const of: Readonly<Record<string, string>> = {
    port: 'porty',
    'market tile': 'kafle targów',
    'sea tile': 'kafle morza',
    tile: 'kafle',
  };
  return `${of[what] ?? what}: ${n}`;
};

const BARRIERS: Readonly<Record<string, string>> = {
  'no choice has been made yet': 'nic jeszcze nie wybrano',
  'something hidden was revealed by the last choice': 'ostatni wybór odkrył coś zakrytego',
  'the rival has reacted since': 'rywal już odpowiedział',
  'the turn has passed': 'tura minęła',
  'another seat has chosen since': 'potem wybierał już inny gracz',
};

const HEADERS = 'nagłówki to Game, Seats, Rules, Packs, Options, Luck';

/** Each sentence of the rules, with its parts, in Polish. */
const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
  [/^There is no game (.*); the games are (.*)\.$/s, (id, known) => `Nie ma gry ${id}; gry to ${known}.`],
  [
    /^(\S+) is played with (.*) seats, not with (.*)\.$/s,
    (game, range, asked) => `W grze ${game} liczba graczy to ${count(range)}, a nie ${asked}.`,
  ],
  [/^The options of a match are an object\.$/, () => 'Opcje partii muszą być obiektem.'],
  [
    /^(\S+) has no option "(.*)"; it has (.*)\.$/s,
    (game, name, known) => `Gra ${game} nie ma opcji „${name}”; ma ${known}.`,
  ],
  [
    /^The option "(.*)" is (true or false|a text|one of .*), not (.*)\.$/s,
    (name, wanted, found) =>
      `Opcja „${name}” to ${wanted.replace('true or false', 'true albo false').replace('a text', 'tekst').replace('one of', 'jedno z')}, a nie ${found}.`,
  ],
  [/^The board is one of (.*), not (.*)\.$/s, (known, found) => `Płytka terenów to jedna z ${known}, a nie ${found}.`],
  [/^The seed of the luck is a text\.$/, () => 'Ziarno losowania musi być tekstem.'],

  [/^A map has at most (\d+) tiles; this one has (\d+)\.$/, (most, n) => `Mapa ma najwyżej ${most} kafli; ta ma ${n}.`],
  [/^Two tiles lie on (.*); only one can\.$/, (at) => `Na ${at} leżą dwa kafle, a może tylko jeden.`],
  [
    /^The map has (.*) beside the ports, (\d+) of them market tiles and (\d+) sea tiles; it needs (.*), (\d+) of them for market tiles\.$/,
    (all, markets, seas, wanted, needed) =>
      `Poza portami mapa ma ${tiles(all)}, w tym targów ${markets} i morza ${seas}; potrzeba ${count(wanted)}, w tym ${needed} na targi.`,
  ],
  [/^The map has (.*); it needs (.*)\.$/, (found, wanted) => `Mapa ma ${tiles(found)}; potrzeba ${count(wanted)}.`],
  [
    /^The tile (.*) cannot be reached from the others; all tiles must hang together\.$/,
    (at) => `Na kafel ${at} nie da się dopłynąć; wszystkie kafle muszą się łączyć.`,
  ],
  [
    /^The tile (.*) touches (\d+) other tiles?; it should touch two\.$/,
    (at, n) =>
      `Kafel ${at} ${n === '0' ? 'nie styka się z żadnym innym' : 'styka się tylko z jednym innym'}; powinien z dwoma.`,
  ],
  [
    /^The port (.*) touches the port (.*); ports should lie apart, at the corners of the map\.$/,
    (at, other) => `Port ${at} styka się z portem ${other}; porty powinny leżeć osobno, w rogach mapy.`,
  ],
  [
    /^The port (.*) touches (\d+) tiles; a port should lie at a corner of the map and touch at most (\d+)\.$/,
    (at, n, most) =>
      `Port ${at} styka się z tyloma kaflami: ${n}; powinien leżeć w rogu mapy i stykać się najwyżej z tyloma: ${most}.`,
  ],
  [
    /^A map code has at most (\d+) rows; this one has (\d+)\.$/,
    (most, n) => `Kod mapy ma najwyżej ${most} rzędów; ten ma ${n}.`,
  ],
  [
    /^Row (\d+) of the map code has "(.*)"; allowed are .*$/s,
    (row, found) =>
      `W rzędzie ${row} kodu mapy jest „${found}”; dozwolone są p, m, s, i, przerwy do 99 oraz „.” między rzędami.`,
  ],
  [/^The map code has no tiles\.$/, () => 'W kodzie mapy nie ma kafli.'],

  [/^A record is a JSON object\.$/, () => 'Zapis partii musi być obiektem JSON.'],
  [
    /^This is no Windrose record of format (\d+) \(its "windrose" is (.*)\)\.$/s,
    (format, found) => `To nie jest zapis Windrose w formacie ${format} (jego „windrose” to ${found || 'nic'}).`,
  ],
  [
    /^The match was played under version (.*) of the rules of (.*); this engine plays version (\d+) and cannot replay it\.$/s,
    (found, game, own) =>
      `Partię grano według wersji ${found} zasad gry ${game}; tu obowiązuje wersja ${own}, więc nie da się jej odtworzyć.`,
  ],
  [
    /^The record does not say under which version of the rules it was made\.$/,
    () => 'Zapis nie podaje, przy której wersji zasad powstał.',
  ],
  [/^The record does not name its game\.$/, () => 'W zapisie brakuje nazwy gry.'],
  [/^The record does not say how many seats the match had\.$/, () => 'W zapisie brakuje liczby graczy.'],
  [/^The options of the record are not an object\.$/, () => 'Opcje w zapisie muszą być obiektem.'],
  [
    /^The record does not carry the seed of its luck, nor what was drawn\.$/,
    () => 'W zapisie nie ma ani ziarna losowania, ani tego, co wylosowano.',
  ],
  [
    /^The choice reveals something, and what it is has not been published yet\.$/,
    () => 'Ten wybór coś odkrywa, a jeszcze nie wiadomo co.',
  ],
  [
    /^Decision (\S+) was given the draw (\S+), which is not below (\d+)\.$/,
    (number, value, n) => `Decyzja ${number} dostała losowanie ${value}, a musi być mniejsze niż ${n}.`,
  ],
  [/^The record does not name its packs\.$/, () => 'W zapisie brakuje zestawów danych, z którymi grano.'],
  [
    /^A pack of the record lacks its name or hash\.$/,
    () => 'Któremuś zestawowi danych w zapisie brakuje nazwy albo skrótu.',
  ],
  [/^The record has no list of choices\.$/, () => 'W zapisie nie ma listy wyborów.'],
  [/^The record has more than (\d+) choices\.$/, (most) => `W zapisie jest więcej niż ${most} wyborów.`],
  [
    /^Choice (\d+) of the record is (.*); a choice is a whole number\.$/s,
    (n, found) => `Wybór ${n} w zapisie to ${found}; wybór musi być liczbą całkowitą.`,
  ],
  [
    /^Choice (\d+) of the record is not possible: (.*)$/s,
    (n, why) => `Wybór ${n} z zapisu jest niemożliwy. ${inPolish(why) ?? why}`,
  ],
  [
    /^The record does not name the pack "(.*)" that (.*) needs\.$/s,
    (pack, game) => `W zapisie brakuje zestawu danych „${pack}”, którego potrzebuje gra ${game}.`,
  ],
  [
    /^The match was played with the pack "(.*)" version (.*) \((.*)\), which is not at hand; load that pack file first\.$/s,
    (pack, version, hash) =>
      `Grano z zestawem danych „${pack}” w wersji ${version} (${hash}), którego tu nie ma; wczytaj też jego plik.`,
  ],

  [/^Line (\d+): (.*)$/s, (line, why) => `Wiersz ${line}: ${inPolish(why) ?? why}`],
  [
    /^a notation begins with "\[Windrose 1\]"; this is something else\.$/,
    () => 'notacja zaczyna się od „[Windrose 1]”, a to jest coś innego.',
  ],
  [
    /^format (\d+) is unknown; this engine reads format (\d+)\.$/,
    (found, own) => `format ${found} jest nieznany; tutaj działa format ${own}.`,
  ],
  [/^"(.*)" is not a header; the headers are .*$/s, (found) => `„${found}” nie jest nagłówkiem; ${HEADERS}.`],
  [/^the header (\w+) occurs twice\.$/, (name) => `nagłówek ${name} występuje dwa razy.`],
  [/^a header stands after the first turn\.$/, () => 'nagłówek stoi po pierwszej turze.'],
  [/^the value of (\w+) is not JSON\.$/, (name) => `wartość nagłówka ${name} nie jest w formacie JSON.`],
  [
    /^a turn begins with round and seat such as "3\.1", not with "(.*)"\.$/s,
    (found) => `tura zaczyna się od rundy i numeru gracza, na przykład „3.1”, a nie od „${found}”.`,
  ],
  [
    /^the text is empty; a notation begins with "\[Windrose 1\]"\.$/,
    () => 'tekst jest pusty; notacja zaczyna się od „[Windrose 1]”.',
  ],
  [/^the header (\w+) is missing\.$/, (name) => `brakuje nagłówka ${name}.`],
  [/^"(.*)" comes after the end of the match\.$/s, (word) => `„${word}” stoi po końcu partii.`],
  [
    /^the line says it is the turn (\S+), but it is (\S+)\.$/,
    (said, real) => `wiersz mówi, że to tura ${said}, a jest ${real}.`,
  ],
  [
    /^"(.*)" is a word of seat (\d+), but seat (\d+) has to choose\.$/s,
    (word, seat, chooser) => `„${word}” to wybór gracza ${seat}, a teraz wybiera gracz ${chooser}.`,
  ],
  [
    /^"(.*)" is not an option of the decision "(.*)" of seat (\d+); allowed are (.*)\.$/s,
    (asked, decision, seat, allowed) =>
      `„${asked}” nie można wybrać przy decyzji „${decision}” gracza ${seat}; wolno: ${allowed.replace(/ and (\d+) more$/, ' i jeszcze $1')}.`,
  ],
  [/^The match is over; nothing can be chosen any more\.$/, () => 'Partia się skończyła, nic już nie można wybrać.'],
  [
    /^Nothing can be taken back: choices can be taken back to a version from 0 to (\d+)\.$/,
    (most) => `Nie da się cofnąć: wybory cofa się do wersji od 0 do ${most}.`,
  ],
  [/^Nothing can be taken back: (.*)\.$/, (why) => `Nie da się cofnąć: ${BARRIERS[why] ?? why}.`],
  [/^The choice cannot be taken back: (.*)\.$/, (why) => `Tego wyboru nie można cofnąć: ${BARRIERS[why] ?? why}.`],

  [
    /^A position can be taken once all seats have set up\.$/,
    () => 'Pozycję można zapisać dopiero po przygotowaniu partii.',
  ],
  [/^The state of a position is an object\.$/, () => 'Stan pozycji musi być obiektem.'],
  [/^The position of the record is not an object\.$/, () => 'Pozycja w zapisie musi być obiektem.'],
  [/^(\S+): (.*) is not in this match$/s, (path, what) => `${path}: ${what} nie należy do tej partii.`],
  [/^(\S+): "(.*)" is at (\S+) already$/s, (path, id, at) => `${path}: „${id}” leży już w ${at}.`],
  [/^(\S+): "(.*)" is missing$/s, (path, id) => `${path}: brakuje „${id}”.`],
  [/^(\S+): outposts stand on islands only$/, (path) => `${path}: placówki stoją tylko na wyspach.`],
  [
    /^(\S+): seat (\d+) has more than (\d+) outposts of the row (\w)$/,
    (path, seat, most, row) => `${path}: gracz ${seat} ma więcej niż ${most} placówek z rzędu ${row}.`,
  ],
  [
    /^(\S+): each symbol must occur equally often, found (.*)$/,
    (path, found) => `${path}: każdy symbol musi występować tyle samo razy, a jest ${found}.`,
  ],
  [/^(\S+): there are no more of (.*)$/s, (path, what) => `${path}: nie ma już więcej ${what}.`],
  [
    /^(\S+): the same tile of points is with two seats$/,
    (path) => `${path}: ten sam kafel bonusowy z punktami ma dwóch graczy.`,
  ],
  [
    /^(\S+): the tiles of points are taken in the order (.*)$/,
    (path, order) => `${path}: kafle bonusowe z punktami bierze się w kolejności ${order}.`,
  ],
  [/^(\S+): there is one Closed Port only$/, (path) => `${path}: Zamknięty Port jest tylko jeden.`],
  [
    /^(\S+): a port is empty although there are orders left in the pile$/,
    (path) => `${path}: port jest pusty, choć w stosie są jeszcze zamówienia.`,
  ],
  [
    /^(\S+): the Closed Port comes up with a claim; nothing has been claimed$/,
    (path) => `${path}: Zamknięty Port pojawia się przy zamówieniu, a żadnego jeszcze nie było.`,
  ],
  [
    /^(\S+): after (\d+) claims the Closed Port lies on one of the ports$/,
    (path, claims) => `${path}: po zamówieniu nr ${claims} Zamknięty Port leży już w którymś z portów.`,
  ],
  [
    /^(\S+): (\d+) cubes are more than the (\d+) that may be kept$/,
    (path, cubes, most) => `${path}: kostek jest ${cubes}, a limit składu to ${most}.`,
  ],
  [
    /^(\S+): (\d+) settlers in all; every seat has (\d+)$/,
    (path, settlers, total) => `${path}: osadników jest razem ${settlers}, a każdy gracz ma ich ${total}.`,
  ],
  [/^(\S+): no exploration tile lies here$/, (path) => `${path}: tu nie leży kafel eksploracji.`],
  [
    /^(\S+): no settler works below an exploration tile$/,
    (path) => `${path}: pod kaflem eksploracji nikt nie pracuje.`,
  ],
  [
    /^(\S+): (\d+) exploration tiles lie here and (\d+) are with seats; there are (\d+) in all$/,
    (path, lying, taken, all) =>
      `${path}: kafli eksploracji leży tu ${lying}, zabrano ${taken}, a wszystkich jest ${all}.`,
  ],
  [
    /^(\S+): the row has a gap although there are cards for it$/,
    (path) => `${path}: w rzędzie jest luka, choć są na nią karty.`,
  ],
  [
    /^(\S+): a stack has a tile on top as long as there are any, and none without$/,
    (path) => `${path}: na wierzchu stosu leży kafel, dopóki stos nie jest pusty.`,
  ],
  [
    /^(\S+): (\d+) bonus tiles are gone from the stacks; the seats have (\d+)$/,
    (path, gone, taken) => `${path}: ze stosów ubyło kafli bonusowych: ${gone}, a gracze mają ich ${taken}.`,
  ],
  [
    /^(\S+): the seats have (\d+) coins of (gold|silver); there are (\d+)$/,
    (path, held, kind, all) =>
      `${path}: ${kind === 'gold' ? 'złotych' : 'srebrnych'} monet gracze mają razem ${held}, a wszystkich jest ${all}.`,
  ],
  [
    /^(\S+): the seats have taken (\d+) merchant cards; (\d+) lie on routes and (\d+) in piles$/,
    (path, taken, laid, piled) =>
      `${path}: kart kupieckich zabrano ${taken}, a na szlakach leży ich ${laid} i w stosach ${piled}.`,
  ],

  [/^(\S+) needs the pack "(.*)"\.$/s, (game, pack) => `Gra ${game} potrzebuje zestawu danych „${pack}”.`],
  [/^A pack is a JSON object; this is (.*)\.$/s, (found) => `Zestaw danych to obiekt JSON, a to jest ${found}.`],
  [
    /^(\S+): expected (.*), found (.*)$/s,
    (path, wanted, found) => `${path}: miało być ${expected(wanted)}, jest ${nothing(found)}.`,
  ],
  [/^(\S+): expected (.*)$/s, (path, wanted) => `${path}: miało być ${expected(wanted)}.`],
  [/^(\S+): the id "(.*)" occurs twice$/s, (path, id) => `${path}: nazwa „${id}” występuje dwa razy.`],
  [
    /^(\S+): "(.*)" is not a colour of cube; the colours are (.*)$/s,
    (path, found, known) => `${path}: „${found}” nie jest kolorem kostki; kolory to ${known}.`,
  ],
  [
    /^(\S+): "(.*)" is not in the order (\w+), or has too many cubes$/s,
    (path, found, order) => `${path}: „${found}” nie ma kolejności ${order} albo ma za dużo kostek.`,
  ],
];

const nothing = (found: string): string => found.replace(/^nothing$/, 'nic').replace(/^none$/, 'nic');

/** The expected content of a pack at a path. */
function expected(wanted: string): string {
  return wanted
    .replace(/^an object$/, 'obiekt')
    .replace(/^true or false$/, 'true albo false')
    .replace(/^each seat once$/, 'każdy gracz raz')
    .replace(/^a card, since (\d+) are left$/, 'karta, bo zostało ich jeszcze $1')
    .replace(/^a list$/, 'lista')
    .replace(/^a text$/, 'tekst')
    .replace(/^a whole number$/, 'liczba całkowita')
    .replace(/^a number from (\S+) to (\S+)$/, 'liczba od $1 do $2')
    .replace(/^cubes such as (.*)$/, 'kostki, na przykład $1')
    .replace(/^one of (.*)$/, 'jedno z: $1')
    .replace(/^exactly (\d+) entries$/, 'dokładnie tyle pozycji: $1')
    .replace(/^(\d+) to (\d+) entries$/, 'od $1 do $2 pozycji')
    .replace(/^at least (\d+) cubes?$/, 'co najmniej tyle kostek: $1');
}

/** A sentence of the rules in Polish; null for one that is not known here. */
export function inPolish(sentence: string): string | null {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const [, a = '', b = '', c = '', d = '', e = ''] = found;
    return say(a, b, c, d, e);
  }
  return null;
}
