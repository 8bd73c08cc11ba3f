/** `windrose explain`: what a rule, a place, a card, a tile, a sign or a word is about. */

import { type GameId, isGameId, required, RULE_PAGES_OF, startMatch } from '@windrose/rules';
import { type Language, wordsFor } from '@windrose/words';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import { explain, meantBy, unexplained } from '../explain/explain.ts';
import { Fault } from '../faults.ts';
import { gameIds, languageOption, matchRequest } from '../flags.ts';
import { roomOf, wrapped } from '../wrap.ts';

interface Flags {
  readonly game?: GameId;
  readonly lang: Language;
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('explain a rule (EW-12), a place (C4), a card or tile by its id, a symbol (⌂) or a word (toll)')
    .argument('<word...>', 'what to explain')
    .addOption(
      new Option('--game <game>', 'the game it is about (default: the first that knows it)').choices(gameIds()),
    )
    .addOption(languageOption())
    .addHelpText('after', '\nDuring "play", type "explain WORD" at the prompt for the same in the current match.')
    .action(run);
}

function run(topic: readonly string[], { game, lang }: Flags): void {
  const words = wordsFor(lang);
  const word = topic.join(' ');
  const { columns } = roomOf(process.stdout);
  // The three boxes come before the games that are put together from them.
  const ids = gameIds()
    .filter(isGameId)
    .toSorted((a, b) => RULE_PAGES_OF[a].length - RULE_PAGES_OF[b].length);
  const matches = (game === undefined ? ids : [game]).map((id) => startMatch(matchRequest(id, { seed: '1' })));
  for (const match of matches) {
    const lines = explain(word, match, words);
    if (lines === null) continue;
    // If no game was named, its name is printed, unless it is the first.
    if (match.game.id !== (game ?? ids[0])) console.log(pc.bold(words.game(match.game.id).title));
    console.log(wrapped(lines.join('\n'), columns, 2));
    return;
  }
  const closest = matches.find((match) => meantBy(word, match, words) !== null) ?? matches[0];
  throw new Fault(wrapped(unexplained(word, required(closest, 'a game'), words), columns));
}
