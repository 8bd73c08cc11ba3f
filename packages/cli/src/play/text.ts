/** What is said at the prompt besides the match itself, in each language. */

import type { Language } from '@windrose/words';

/** The prompt's own texts. */
export interface PlayText {
  /** How to play, line by line. */
  readonly help: readonly string[];
  choose(options: number): string;
  readonly single: string;
  unknown(entry: string, options: number): string;
  readonly takenBack: string;
  suggestion(option: string): string;
  /** The bot on a seat was stopped. */
  replaced(seat: string): string;
  saved(file: string): string;
  notSaved(reason: string): string;
  continueWith(command: string): string;
  readonly over: string;
}

const en: PlayText = {
  help: [
    'Type the number of an option, or its word in the notation (such as C4, stop, take). Or:',
    '  undo, u        take back the last choice',
    '  undo turn      take back the whole turn, as far as it can be',
    '  table, t       show the table again',
    '  log, l         tell what has happened so far',
    '  scores         the points as they stand',
    '  hint           what a bot would choose',
    '  save [file]    save the match (it is saved after every choice anyway)',
    '  quit, q        leave; nothing is lost',
    '  help, h        this',
    'Cubes rise from yellow (Y) over red (R) and green (G) to brown (B). YY→G is a trade, +YY takes cubes,',
    '↑2 upgrades twice, YYG=9 is worth 9 points for 2 yellow and a green cube.',
  ],
  choose: (options) => `1 to ${options}, or help`,
  single: 'the only option: Enter takes it',
  unknown: (entry, options) => `There is no option or command "${entry}". Type a number from 1 to ${options}, or help.`,
  takenBack: 'Taken back.',
  suggestion: (option) => `A bot would ${option}.`,
  replaced: (seat) => `  ${seat}: the bot did not answer as it should, so a simple choice was made for it.`,
  saved: (file) => `Saved in ${file}.`,
  notSaved: (reason) => `The match could not be saved: ${reason}.`,
  continueWith: (command) => `Go on with: ${command}`,
  over: 'The match is over.',
};

const pl: PlayText = {
  help: [
    'Wpisz numer opcji albo jej słowo w notacji (na przykład C4, stop, take). Albo:',
    '  cofnij, u      cofa ostatni wybór',
    '  cofnij turę    cofa całą turę, o ile się da',
    '  stół, t        pokazuje stół jeszcze raz',
    '  dziennik, l    opowiada, co się dotąd stało',
    '  punkty         punkty w tej chwili',
    '  podpowiedź     co wybrałby bot',
    '  zapisz [plik]  zapisuje partię (i tak zapisuje się po każdym wyborze)',
    '  koniec, q      wyjście; nic nie przepada',
    '  pomoc, h       ten tekst',
    'Kostki rosną od żółtej (Y) przez czerwoną (R) i zieloną (G) do brązowej (B). YY→G to wymiana, +YY bierze kostki,',
    '↑2 ulepsza dwa razy, YYG=9 daje 9 punktów za 2 żółte i zieloną.',
  ],
  choose: (options) => `1 do ${options} albo pomoc`,
  single: 'jedyna opcja: wystarczy Enter',
  unknown: (entry, options) => `Nie ma opcji ani polecenia „${entry}”. Wpisz numer od 1 do ${options} albo pomoc.`,
  takenBack: 'Cofnięto.',
  suggestion: (option) => `Wybór bota: ${option}.`,
  replaced: (seat) => `  ${seat}: bot nie odpowiedział jak trzeba, więc wybrano za niego coś prostego.`,
  saved: (file) => `Zapisano w ${file}.`,
  notSaved: (reason) => `Nie udało się zapisać partii: ${reason}.`,
  continueWith: (command) => `Dalszy ciąg: ${command}`,
  over: 'Partia skończona.',
};

const TEXTS: Readonly<Record<Language, PlayText>> = { en, pl };

/** The prompt's texts in a language. */
export function playText(language: Language): PlayText {
  return TEXTS[language];
}

/** What can be asked for at the prompt besides an option. */
export type CommandName = 'help' | 'undo' | 'table' | 'log' | 'scores' | 'hint' | 'save' | 'quit';

/** All words for a command, whatever language is spoken. */
const COMMANDS: Readonly<Record<CommandName, readonly string[]>> = {
  help: ['help', 'h', '?', 'pomoc'],
  undo: ['undo', 'u', 'cofnij'],
  table: ['table', 't', 'map', 'stół', 'stol', 'mapa'],
  log: ['log', 'l', 'dziennik'],
  scores: ['scores', 'punkty'],
  hint: ['hint', 'podpowiedź', 'podpowiedz'],
  save: ['save', 'zapisz'],
  quit: ['quit', 'q', 'exit', 'koniec'],
};

/** The command that a line asks for, with what follows its word; null if it asks for none. */
export function readCommand(line: string): { readonly name: CommandName; readonly rest: string } | null {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  for (const [name, words] of Object.entries(COMMANDS)) {
    if (words.includes(word.toLowerCase())) return { name: name as CommandName, rest: rest.join(' ') };
  }
  return null;
}
