/** `windrose completion`: what a shell needs to complete commands, flags, their values, and files. */

import { LEVELS, PLAYERS, YARDSTICKS } from '@windrose/bots';
import { Argument, type Command, type Option } from 'commander';

import { gameIds } from '../flags.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

type Shell = (typeof SHELLS)[number];

/** What may stand after a flag, or as an argument. */
interface Value {
  /** Null: the flag takes no value. */
  readonly takes: 'word' | 'list' | 'file' | 'other' | null;
  /** The words, if it takes one of a few or a list of them, separated by commas. */
  readonly words: readonly string[];
}

interface Flag extends Value {
  readonly name: string;
  readonly text: string;
}

/** A command with what may follow it. */
interface Entry {
  /** The names of the command from the program's on: `['map', 'check']`. */
  readonly path: readonly string[];
  readonly commands: readonly { readonly name: string; readonly text: string }[];
  readonly flags: readonly Flag[];
  readonly argument: Value;
}

/** The words of flags that take a list, which Commander does not know: by command and flag, or by flag. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'play --seats': ['human', 'bot', ...LEVELS],
  '--players': PLAYERS,
  '--player': PLAYERS,
  'yardsticks --games': gameIds(),
  'yardsticks --against': Object.keys(YARDSTICKS),
};

const NOTHING: Value = { takes: null, words: [] };

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands, flags, games, levels and files in your shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      '\nbash: windrose completion bash >> ~/.bashrc\n' +
        'zsh:  windrose completion zsh > "${fpath[1]}/_windrose"\n' +
        'fish: windrose completion fish > ~/.config/fish/completions/windrose.fish',
    )
    .action((shell: Shell) => console.log(SCRIPTS[shell](entriesOf(program))));
}

function entriesOf(command: Command, path: readonly string[] = []): Entry[] {
  const commands = command.commands.map((sub) => ({ name: sub.name(), text: sub.description() }));
  const flags = command.options.map((option: Option) => {
    const name = option.long ?? option.short ?? option.name();
    return { name, text: option.description, ...valueOf(option, [...path, name].join(' ')) };
  });
  const help: Flag = { name: '--help', text: 'display help for command', ...NOTHING };
  const [first] = command.registeredArguments;
  return [
    { path, commands, flags: [...flags, help], argument: first ? argumentOf(first) : NOTHING },
    ...command.commands.flatMap((sub) => entriesOf(sub, [...path, sub.name()])),
  ];
}

function valueOf(option: Option, place: string): Value {
  if (!option.required && !option.optional) return NOTHING;
  if (option.argChoices) return { takes: 'word', words: option.argChoices };
  const list = LISTS[place] ?? LISTS[option.long ?? ''];
  if (list) return { takes: 'list', words: list };
  return { takes: /[<[](?:file|folder)[>\]]/.test(option.flags) ? 'file' : 'other', words: [] };
}

function argumentOf(argument: Argument): Value {
  const { argChoices } = argument;
  const words = argChoices ?? (argument.name() === 'game' ? gameIds() : []);
  if (words.length > 0) return { takes: 'word', words };
  return { takes: argument.name() === 'file' ? 'file' : 'other', words: [] };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const pathOf = ({ path }: Entry): string => path.map((name) => ` ${name}`).join('');

/** The words that may follow a command, in one string. */
const wordsOf = ({ commands, argument, flags }: Entry): string =>
  [...commands.map(({ name }) => name), ...argument.words, ...flags.map(({ name }) => name)].join(' ');

const SCRIPTS: Readonly<Record<Shell, (entries: readonly Entry[]) => string>> = {
  bash: (entries) => `# Completion of windrose for bash.
_windrose() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" at="" words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in -*) ;; *) at="$at \${COMP_WORDS[i]}" ;; esac
  done
  case "$at $before" in
${flagCases(entries, {
  word: (words) => `COMPREPLY=($(compgen -W ${quoted(words.join(' '))} -- "$word"))`,
  list: (words) =>
    `case "$word" in *,*) i="\${word%,*}," ;; *) i="" ;; esac; COMPREPLY=($(compgen -P "$i" -W ${quoted(words.join(' '))} -- "\${word##*,}"))`,
  file: () => 'COMPREPLY=($(compgen -f -- "$word"))',
  other: () => 'COMPREPLY=()',
})}
  esac
  while :; do
    case "$at" in
${entries.map((entry) => `      ${quoted(pathOf(entry))}) words=${quoted(wordsOf(entry))}; break ;;`).join('\n')}
      *) at="\${at% *}" ;;
    esac
  done
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _windrose windrose`,
  zsh: (entries) => `#compdef windrose
# Completion of windrose for zsh.
_windrose() {
  local at="" before="\${words[CURRENT-1]}" i
  local -a commands values flags
  for ((i = 2; i < CURRENT; i++)); do
    case "\${words[i]}" in -*) ;; *) at="$at \${words[i]}" ;; esac
  done
  case "$at $before" in
${flagCases(entries, {
  word: (words) => `compadd -- ${words.join(' ')}`,
  list: (words) => `compset -P '*,'; compadd -q -S '' -- ${words.join(' ')}`,
  file: () => '_files',
  other: () => ':',
})}
  esac
  while :; do
    case "$at" in
${entries.map((entry) => `      ${quoted(pathOf(entry))}) ${zshWords(entry)}; break ;;`).join('\n')}
      *) at="\${at% *}" ;;
    esac
  done
  if [[ $PREFIX == -* ]]; then
    _describe flag flags
  else
    (( $#commands )) && _describe command commands
    (( $#values )) && compadd -- $values
    (( $#commands + $#values )) || _files
  fi
}
if [[ "$funcstack[1]" == _windrose ]]; then
  _windrose "$@"
else
  compdef _windrose windrose
fi`,
  fish: (entries) => `# Completion of windrose for fish.
function __windrose_at -d 'whether the commands before the cursor begin with these'
  set -l typed (string match -v -- '-*' (commandline -opc)[2..-1])
  for i in (seq (count $argv))
    test "$typed[$i]" = "$argv[$i]"; or return 1
  end
end
function __windrose_just -d 'whether the commands before the cursor are exactly these'
  test (count (string match -v -- '-*' (commandline -opc)[2..-1])) -eq (count $argv); and __windrose_at $argv
end
complete -c windrose -f
${entries.flatMap(fishLines).join('\n')}`,
};

/** For bash and zsh: a case for each flag that takes a value, with what completes the value. */
function flagCases(
  entries: readonly Entry[],
  complete: Readonly<Record<NonNullable<Value['takes']>, (words: readonly string[]) => string>>,
): string {
  return entries
    .flatMap((entry) =>
      entry.flags.flatMap(({ name, takes, words }) =>
        takes === null
          ? []
          : [`    ${quoted(`${pathOf(entry)} `)}*${quoted(name)}) ${complete[takes](words)}; return ;;`],
      ),
    )
    .join('\n');
}

/** For zsh: the arrays of what may follow a command. */
function zshWords({ commands, argument, flags }: Entry): string {
  const described = (rows: readonly { readonly name: string; readonly text: string }[]): string =>
    rows.map(({ name, text }) => quoted(`${name.replaceAll(':', String.raw`\:`)}:${text}`)).join(' ');
  return `commands=(${described(commands)}); values=(${argument.words.join(' ')}); flags=(${described(flags)})`;
}

function fishLines({ path, commands, flags, argument }: Entry): string[] {
  const line = (when: 'at' | 'just', words: string, text: string) =>
    `complete -c windrose -n ${quoted([`__windrose_${when}`, ...path].join(' '))} ${words}${text === '' ? '' : ` -d ${quoted(text)}`}`;
  return [
    ...commands.map(({ name, text }) => line('just', `-a ${name}`, text)),
    ...(argument.words.length > 0 ? [line('at', `-a ${quoted(argument.words.join(' '))}`, '')] : []),
    ...(argument.takes === 'file' ? [line('at', '-F', '')] : []),
    ...flags.map(({ name, text, takes, words }) => {
      const value = {
        word: `-x -a ${quoted(words.join(' '))}`,
        list: `-x -a ${quoted(`(__fish_complete_list , 'string split " " "${words.join(' ')}"')`)}`,
        file: '-r -F',
        other: '-x',
        none: '',
      }[takes ?? 'none'];
      // Flags of the program itself end it; a command has its own.
      return line(path.length === 0 ? 'just' : 'at', `-l ${name.replace(/^--?/, '')} ${value}`.trimEnd(), text);
    }),
  ];
}
