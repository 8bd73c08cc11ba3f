/** Says that a match is of a game which this page was built without, and how a page is built with it. */

import { useAppWords } from './words.ts';

/** The commands that build the page with a game; MODULE is the file of the game. */
const COMMANDS = ['npm start -- --game MODULE', 'npm run build:page -- --game MODULE --out FOLDER'];

/** Instructions for adding the game. The missing game is named above them. */
export function MissingGameHelp() {
  const app = useAppWords();
  return (
    <>
      <p>{app.gameMissingHelp}</p>
      {COMMANDS.map((command) => (
        <p key={command}>
          <code>{command}</code>
        </p>
      ))}
    </>
  );
}
