/** Errors about mistyped words: they name the word probably meant, and come before errors about missing arguments. */

import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander';

import { didYouMean } from './nearest.ts';

/** Lets a command and those below it name the nearest of the words that are allowed. */
export function nameNearest(command: Command): void {
  for (const argument of command.registeredArguments) nameNearestOf(argument);
  for (const option of command.options) nameNearestOf(option);
  askForOptionsLast(command);
  command.commands.forEach(nameNearest);
}

/** The arguments without a request for help where no such command is: its name is refused, not answered with the help of all. */
export function withoutHelpForNobody(program: Command, args: readonly string[]): readonly string[] {
  let command = program;
  for (const word of args) {
    if (word.startsWith('-') || command.commands.length === 0) return args;
    if (word === 'help') continue;
    const next = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (next === undefined) return args.filter((one) => !['help', '--help', '-h'].includes(one));
    command = next;
  }
  return args;
}

function nameNearestOf(input: Argument | Option): void {
  const { argChoices: words } = input;
  // One that reads its words in its own way does it all.
  if (words === undefined || (input as { readonly variadic: boolean }).variadic) return;
  input.argParser((word: string) => {
    if (words.includes(word)) return word;
    throw new InvalidArgumentError(`Allowed choices are ${words.join(', ')}.${didYouMean(word, words)}`);
  });
}

/** Options that must be there say so in the help. Commander asks for them first: "--playrs" would be answered with "--players is missing". */
function askForOptionsLast(command: Command): void {
  const needed = command.options.filter(({ mandatory }) => mandatory);
  for (const option of needed) {
    option.mandatory = false;
    option.description += ' (required)';
  }
  if (needed.length === 0) return;
  command.hook('preAction', () => {
    const missing = needed.find((option) => command.getOptionValue(option.attributeName()) === undefined);
    if (missing === undefined) return;
    command.error(`error: required option '${missing.flags}' not specified`, {
      code: 'commander.missingMandatoryOptionValue',
    });
  });
}
