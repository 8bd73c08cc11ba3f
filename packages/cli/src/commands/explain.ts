/** `windrose explain`: what a rule, a place, a card, a tile, a sign or a word is about. */

import { type GameId, startMatch } from '@windrose/rules';
import { type Language, wordsFor } from '@windrose/words';
import { type Command, Option } from 'commander';

import { explain } from '../explain/explain.ts';
import { Fault } from '../faults.ts';
import { gameIds, languageOption, matchRequest } from '../flags.ts';
import { playText } from '../words/index.ts';
import { roomOf, wrapped } from '../wrap.ts';

interface Flags {
  readonly game: GameId;
  readonly lang: Language;
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('explain a rule (EW-12), a place (C4), a card or tile by its id, a symbol (⌂) or a word (toll)')
    .argument('<word...>', 'what to explain')
    .addOption(new Option('--game <game>', 'the game it is about').choices(gameIds()).default(gameIds()[0]))
    .addOption(languageOption())
    .addHelpText('after', '\nDuring "play", type "explain WORD" at the prompt for the same in the current match.')
    .action(run);
}

function run(topic: readonly string[], { game, lang }: Flags): void {
  const words = wordsFor(lang);
  const word = topic.join(' ');
  const lines = explain(word, startMatch(matchRequest(game, { seed: '1' })), words);
  if (lines === null) throw new Fault(playText(lang).unexplained(word.slice(0, 40)));
  console.log(wrapped(lines.join('\n'), roomOf(process.stdout).columns, 2));
}
