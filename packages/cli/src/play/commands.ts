/** The commands at the prompt. */

/** Commands at the prompt, besides options. */
export type CommandName =
  | 'help'
  | 'undo'
  | 'table'
  | 'map'
  | 'boards'
  | 'cards'
  | 'seats'
  | 'explain'
  | 'log'
  | 'scores'
  | 'hint'
  | 'save'
  | 'skip'
  | 'solution'
  | 'quit';

/** All words for a command, in every language. */
const COMMANDS: Readonly<Record<CommandName, readonly string[]>> = {
  help: ['help', 'h', '?', 'pomoc'],
  undo: ['undo', 'u', 'cofnij'],
  table: ['table', 't', 'stół', 'stol'],
  map: ['map', 'mapa'],
  boards: ['boards', 'tereny'],
  cards: ['cards', 'karty'],
  seats: ['players', 'gracze'],
  explain: ['explain', 'e', 'wyjaśnij', 'wyjasnij'],
  log: ['log', 'l', 'dziennik'],
  scores: ['scores', 'punkty'],
  hint: ['hint', 'podpowiedź', 'podpowiedz'],
  save: ['save', 'zapisz'],
  skip: ['skip', 'next', 'pomiń', 'pomin'],
  solution: ['solution', 'rozwiązanie', 'rozwiazanie'],
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
