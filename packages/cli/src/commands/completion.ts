/** `windrose completion`: what a shell needs to complete commands, flags and their values. */

import { type Command, type Option } from 'commander';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

type Shell = (typeof SHELLS)[number];

/** A command with its words: what may follow it. */
interface Entry {
  /** The names of the command from the program's on: `['map', 'check']`. */
  readonly path: readonly string[];
  readonly commands: readonly { readonly name: string; readonly text: string }[];
  readonly flags: readonly { readonly name: string; readonly text: string; readonly values: readonly string[] }[];
  /** Values of its first argument, where there are only a few. */
  readonly values: readonly string[];
}

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('print a script that completes commands, flags and games in your shell')
    .argument('<shell>', `one of ${SHELLS.join(', ')}`)
    .addHelpText(
      'after',
      '\nbash: windrose completion bash >> ~/.bashrc\n' +
        'zsh:  windrose completion zsh > "${fpath[1]}/_windrose"\n' +
        'fish: windrose completion fish > ~/.config/fish/completions/windrose.fish',
    )
    .action((asked: string, _: unknown, command: Command) => {
      const shell = SHELLS.find((name) => name === asked);
      if (shell === undefined) command.error(`There is no completion for "${asked}", only for ${SHELLS.join(', ')}.`);
      else console.log(SCRIPTS[shell](entriesOf(program)));
    });
}

function entriesOf(command: Command, path: readonly string[] = []): Entry[] {
  const commands = command.commands.map((sub) => ({ name: sub.name(), text: sub.description() }));
  const flags = command.options.map((option: Option) => ({
    name: option.long ?? option.short ?? option.name(),
    text: option.description,
    values: option.argChoices ?? [],
  }));
  const values = command.registeredArguments[0]?.argChoices ?? [];
  return [
    { path, commands, flags: [...flags, { name: '--help', text: 'display help for command', values: [] }], values },
    ...command.commands.flatMap((sub) => entriesOf(sub, [...path, sub.name()])),
  ];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The words that may follow a command, in one string. */
const wordsOf = ({ commands, flags, values }: Entry): string =>
  [...commands.map(({ name }) => name), ...values, ...flags.map(({ name }) => name)].join(' ');

const SCRIPTS: Readonly<Record<Shell, (entries: readonly Entry[]) => string>> = {
  bash: (entries) => `# Completion of windrose for bash.
_windrose() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path="" words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in -*) ;; *) path="$path \${COMP_WORDS[i]}" ;; esac
  done
  case "$path $before" in
${valueCases(entries)}
  esac
  if [ -z "$words" ]; then
    while :; do
      case "$path" in
${entries.map((entry) => `        ${quoted(entry.path.map((name) => ` ${name}`).join(''))}) words=${quoted(wordsOf(entry))}; break ;;`).join('\n')}
        *) path="\${path% *}" ;;
      esac
    done
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _windrose windrose`,
  zsh: (entries) => `#compdef windrose
# Completion of windrose for zsh, by way of that for bash.
autoload -U +X bashcompinit && bashcompinit
${SCRIPTS.bash(entries)}`,
  fish: (entries) =>
    ['# Completion of windrose for fish.', 'complete -c windrose -f', ...entries.flatMap(fishLines)].join('\n'),
};

/** For bash: what follows a flag that takes one of a few values. */
function valueCases(entries: readonly Entry[]): string {
  return entries
    .flatMap(({ path, flags }) =>
      flags
        .filter(({ values }) => values.length > 0)
        .map(
          ({ name, values }) =>
            `    ${quoted(path.map((part) => ` ${part}`).join(''))}*" ${name}") words=${quoted(values.join(' '))} ;;`,
        ),
    )
    .join('\n');
}

function fishLines({ path, commands, flags, values }: Entry): string[] {
  const when =
    path.length === 0
      ? '__fish_use_subcommand'
      : path.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
  const line = (words: string, text: string) => `complete -c windrose -n ${quoted(when)} ${words} -d ${quoted(text)}`;
  return [
    ...commands.map(({ name, text }) => line(`-a ${name}`, text)),
    ...values.map((value) => line(`-a ${quoted(value)}`, '')),
    ...flags.map(({ name, text, values: few }) =>
      line(`-l ${name.replace(/^--?/, '')}${few.length > 0 ? ` -x -a ${quoted(few.join(' '))}` : ''}`, text),
    ),
  ];
}
