/** Own packs: who owns a box plays with its printed figures, read from a file. */

import { builtInPack, findGame, type Game, namePack, type RawPack, RulesError, startMatch } from '@windrose/rules';
import { useState } from 'react';

import { findOwnBox } from '../../play/own-box.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './SetTable.module.css';
import { buttonClass } from '../../ui/Button.tsx';
import { faultClass } from '../../ui/Fault.tsx';

/** The packs of a game, each with a way to put a file in its place. */
export function OwnPacks({
  game,
  packs,
  onChange,
}: {
  readonly game: Game;
  readonly packs: readonly RawPack[];
  readonly onChange: (packs: readonly RawPack[]) => void;
}) {
  const { ui, words } = useWords();
  const [fault, setFault] = useState<string | null>(null);

  const use = (read: () => RawPack, file: string): void => {
    setFault(null);
    try {
      const pack = read();
      onChange([...packs.filter((other) => other.pack !== pack.pack), pack]);
    } catch (error) {
      if (error instanceof RulesError) setFault(words.error(error) || error.message);
      else if (error instanceof SyntaxError) setFault(ui.packNoJson(file));
      else throw error;
    }
  };
  const choose = async (file: File): Promise<void> => {
    const text = await file.text();
    use(() => readPack(text, game), file.name);
  };

  return (
    <details className={styles.packs}>
      <summary>{ui.packs}</summary>
      <p>{ui.packsHelp}</p>
      <ul>
        {game.packs.map((name) => {
          const own = packs.find((pack) => pack.pack === name);
          const used = own ?? builtInPack(name);
          if (!used) return null;
          const box = own ? null : findOwnBox(name);
          const { version } = namePack(used);
          return (
            <li key={name}>
              {words.game(name).title}, {ui.packVersion(version)}:{' '}
              {own ? (
                <>
                  {ui.packOwn}{' '}
                  <button type="button" onClick={() => onChange(packs.filter((pack) => pack !== own))}>
                    {ui.packBuiltIn}
                  </button>
                </>
              ) : (
                ui.packComes
              )}{' '}
              {box && (
                <button type="button" onClick={() => use(() => triedPack(box, game), name)}>
                  {ui.packOfBox}
                </button>
              )}{' '}
              <a href={`#/box/${name}`}>{ui.packTypeIn}</a>
            </li>
          );
        })}
      </ul>
      <label className={buttonClass()}>
        {/* The browser's own button would speak the browser's language. */}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void choose(file);
          }}
        />
        {ui.packFile}
      </label>
      {fault !== null && (
        <p role="alert" className={faultClass()}>
          {fault}
        </p>
      )}
    </details>
  );
}

/**
 * Reads a pack and tries it out in the game.
 * @throws SyntaxError when it is not JSON, RulesError when a figure is wrong or the game has no such pack.
 */
function readPack(text: string, game: Game): RawPack {
  return triedPack(JSON.parse(text) as RawPack, game);
}

/** A pack that the game can be played with. @throws RulesError */
function triedPack(pack: RawPack, game: Game): RawPack {
  startMatch({ game: findGame(game.id).id, seats: game.seats[0], seed: 'a try', packs: [pack] });
  if (!game.packs.includes(String(pack.pack))) {
    throw new RulesError(
      'bad-pack',
      `pack: expected one of ${game.packs.join(', ')}, found ${JSON.stringify(pack.pack)}`,
    );
  }
  return pack;
}
