/** `windrose explain`: what a rule, a place, a card, a tile, a sign or a word is about. */

import { type GameId, isGameId, type Match, required, RULE_PAGES_OF, startMatch } from '@windrose/rules';
import { type Language, placeNamed, wordsFor } from '@windrose/words';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import { explanationLines, explanationOf, meantBy, unexplained } from '../explain/explain.ts';
import { Fault } from '../faults.ts';
import { gameIds, languageOption, matchRequest } from '../flags.ts';
import { explainText } from '../words/index.ts';
import { windowSizeOf, wrapped } from '../wrap.ts';

interface Flags {
  readonly game?: GameId;
  readonly lang: Language;
  readonly json?: boolean;
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('explain a rule (EW-12), a place (C4), a card or tile by its id, a symbol (⌂) or a word (toll)')
    .argument('<word...>', 'what to explain')
    .addOption(
      new Option('--game <game>', 'the game it is about (default: the first that knows it)').choices(gameIds()),
    )
    .option('--json', 'print the explanation as one JSON object')
    .addOption(languageOption())
    .addHelpText('after', '\nDuring "play", type "explain WORD" at the prompt for the same in the current match.')
    .action(run);
}

function run(topic: readonly string[], { game, lang, json }: Flags): void {
  const words = wordsFor(lang);
  const word = topic.join(' ');
  const { columns } = windowSizeOf(process.stdout);
  // The three boxes come before the games that are put together from them.
  const ids = gameIds()
    .filter(isGameId)
    .toSorted((a, b) => RULE_PAGES_OF[a].length - RULE_PAGES_OF[b].length);
  const matches = (game === undefined ? ids : [game]).map((id) => startMatch(matchRequest(id, { seed: '1' })));
  const known = matches.flatMap((match) => {
    // What a random map has there is true of one match only.
    if (hasOwnMap(match) && isPlace(match, word)) return [];
    const explanation = explanationOf(word, match, words);
    return explanation === null ? [] : [{ match, ...explanation }];
  });
  // A game whose own rules have the word comes before those that find it only in the rules shared by all.
  const found = known.find(({ shared }) => !shared) ?? known[0];
  if (found) {
    if (json) {
      const { lines, more } = found;
      const map = isPlace(found.match, word) ? { map: 'first' } : {};
      console.log(JSON.stringify({ topic: word, game: found.match.game.id, ...map, lines, more }));
      return;
    }
    // If no game was named, its name is printed, unless it is the first; a place always says which map it is on.
    const { title } = words.game(found.match.game.id);
    if (isPlace(found.match, word)) console.log(pc.bold(explainText(lang).onFirstMap(title)));
    else if (found.match.game.id !== (game ?? ids[0])) console.log(pc.bold(title));
    console.log(wrapped(explanationLines(found, words).join('\n'), columns, 2));
    return;
  }
  const own = game === undefined ? undefined : matches.find((match) => hasOwnMap(match) && isPlace(match, word));
  const closest = matches.find((match) => meantBy(word, match, words) !== null) ?? matches[0];
  const sentence = own
    ? explainText(lang).mapOfItsOwn(word, words.game(own.game.id).title)
    : unexplained(word, required(closest, 'a game'), words);
  throw new Fault(json ? sentence : wrapped(sentence, columns));
}

const isPlace = (match: Match, word: string): boolean => placeNamed(match, word.trim()) !== undefined;

/** Whether the map was made for this match: its places have no names in a pack, only coordinates. */
const hasOwnMap = ({ core }: Match): boolean => core.names.place?.some((id) => id.includes(',')) ?? false;
