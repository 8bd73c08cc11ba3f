/** The commands at the prompt. */

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
