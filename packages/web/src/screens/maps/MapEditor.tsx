/** The editor: the canvas, the tools, what is still missing, how fair the map is, and what can be done with it. */

import { mapAdvice, mapFaults, type MapNeeds, MOST_PLACES, required, RulesError } from '@windrose/rules';
import { placeNames } from '@windrose/words';
import { useEffect, useMemo, useState } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { goToMatch } from '../shell/routes.ts';
import { useSettings } from '../../browser/settings.ts';
import { Sign } from '../../art/Icon.tsx';
import { quickSitters, startLocal } from '../../play/start.ts';
import { codeOf, drawingOf, type Drawing, KINDS, mirror, placesOf, turn } from './drawing.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { gamesWithMaps } from './games.ts';
import { useHistory } from './history.ts';
import { MapCanvas, type Tool } from './MapCanvas.tsx';
import styles from './Maps.module.css';
import { SharePanel } from './SharePanel.tsx';
import { useMapsWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { panelClass } from '../../ui/Panel.tsx';
import { Button, buttonRowClass } from '../../ui/Button.tsx';
import { noteClass } from '../../ui/Note.tsx';
import { linkClass } from '../../ui/Link.tsx';

/** The ids of tiles in the sentences of the rules; on the map they have names. */
const COORDINATES = /-?\d+,-?\d+/g;

/** The editor. @param code the map to begin with; "" is an empty one. */
export function MapEditor({ game: first, code: start }: { readonly game: string; readonly code: string }) {
  const { ui, words, maps } = useMapsWords();
  const { name } = useSettings();
  const [game, setGame] = useState(first);
  const { map: needs } = required(
    gamesWithMaps().find(({ id }) => id === game),
    `game with maps that is called ${game}`,
  );
  const history = useHistory<Drawing>(() => read(start) ?? new Map());
  const [tool, setTool] = useState<Tool>(start === '' ? 'market' : 'move');
  /** The reason why a tile was not placed, as the rules engine states it. */
  const [refused, setRefused] = useState(() => (start === '' ? null : faultOf(start)));
  const drawing = history.now;
  const code = useMemo(() => codeOf(drawing), [drawing]);
  const { faults, advice } = useMemo(() => checkDrawing(drawing, needs), [drawing, needs]);
  const names = useMemo(() => placeNames(placesOf(drawing).map(({ id }) => id)), [drawing]);
  const sentence = (message: string): string =>
    words.error(new RulesError('bad-map', message)).replaceAll(COORDINATES, (id) => names.get(id) ?? id);
  const reasons = new Map<string, { readonly text: string; readonly grave: boolean }>();
  for (const [found, grave] of [[faults, true] as const, [advice, false] as const]) {
    for (const { at, message } of found) {
      if (at === null) continue;
      const before = reasons.get(at);
      const text = sentence(message);
      if (before?.text.includes(text)) continue;
      reasons.set(at, before ? { text: `${before.text} ${text}`, grave: before.grave } : { text, grave });
    }
  }
  const playable = faults.length === 0;

  useEffect(() => {
    document.title = `${maps.editor} – Windrose`;
  }, [maps]);
  // The address is the link to the map.
  useEffect(() => {
    nameAddress(`#/maps/${game}/${code}`);
  }, [game, code]);

  // The address has changed to another map.
  const { set } = history;
  const [asked, setAsked] = useState(`${first}/${start}`);
  if (asked !== `${first}/${start}`) {
    setAsked(`${first}/${start}`);
    if (first !== game) setGame(first);
    const wanted = read(start);
    if (wanted && start !== code) set(wanted);
  }

  const draw = (next: Drawing): void => {
    if (next.size > MOST_PLACES)
      return setRefused(`A map has at most ${MOST_PLACES} tiles; this one has ${next.size}.`);
    setRefused(null);
    history.set(next);
  };
  const { undo, redo } = history;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as HTMLElement).closest('input, textarea')) return;
      const key = event.key.toLowerCase();
      if (key === 'z') (event.shiftKey ? redo : undo)();
      else if (key === 'y') redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const tools = [
    [maps.undo, undo, !history.canUndo],
    [maps.redo, redo, !history.canRedo],
    [maps.turn, () => draw(turn(drawing)), drawing.size === 0],
    [maps.mirror, () => draw(mirror(drawing)), drawing.size === 0],
    [maps.clear, () => draw(new Map()), drawing.size === 0],
  ] as const;
  const [fewest, most] = needs.seas;
  const tally = (kind: string): number => [...drawing.values()].filter((tile) => tile.kind === kind).length;
  const tallies = [
    ['port', String(needs.ports)],
    ['market', String(needs.markets)],
    ['sea', maps.range(fewest, most)],
  ] as const;

  return (
    <>
      <Bar title={maps.editor} />
      <Main className={styles.editor}>
        <h1 className="visually-hidden">{maps.editor}</h1>
        <section className={styles.board} aria-label={maps.canvas}>
          <div className={buttonRowClass(styles.tools)}>
            <fieldset>
              <legend className="visually-hidden">{maps.tools}</legend>
              {([...KINDS, 'move', 'erase'] as const).map((one) => (
                <label key={one} title={maps.tool[one]}>
                  <input type="radio" name="tool" checked={tool === one} onChange={() => setTool(one)} />
                  <span>{maps.tool[one]}</span>
                </label>
              ))}
            </fieldset>
            <div className={buttonRowClass(styles.tools)}>
              {tools.map(([label, act, disabled]) => (
                <button key={label} type="button" aria-disabled={disabled} onClick={() => !disabled && act()}>
                  {label}
                </button>
              ))}
            </div>
          </div>
          <MapCanvas drawing={drawing} tool={tool} reasons={reasons} onDraw={draw} />
          <p className={styles.help}>{maps.toolHelp}</p>
        </section>
        <div className={styles.panels}>
          <section className={`${panelClass()} ${styles.panel}`} aria-label={maps.tally}>
            <label className={styles.game}>
              {maps.game}
              <select value={game} onChange={(event) => setGame(event.target.value)}>
                {gamesWithMaps().map(({ id }) => (
                  <option key={id} value={id}>
                    {words.game(id).title}
                  </option>
                ))}
              </select>
            </label>
            <ul className={styles.tally}>
              {tallies.map(([kind, wanted]) => (
                <li key={kind}>
                  <svg width="34" height="30" viewBox="-100 -90 200 180" aria-hidden="true">
                    <use href={`#${kind === 'market' ? 'island-Y' : kind}`} width="200" height="180" x="-100" y="-90" />
                  </svg>
                  {maps.tool[kind]} <b>{maps.tallyOf(tally(kind), wanted)}</b>
                </li>
              ))}
            </ul>
            <div
              role="status"
              className={noteClass(playable ? 'plain' : 'warning', styles.verdict)}
              data-playable={playable}
            >
              {refused !== null && <p>{sentence(refused)}</p>}
              {playable ? (
                <p>
                  {advice.length === 0
                    ? maps.good
                    : `${maps.advice}: ${advice.map(({ message }) => sentence(message)).join(' ')}`}
                </p>
              ) : (
                <>
                  <h2>{maps.notYet}</h2>
                  <ul>
                    {faults.map(({ at, message }) => (
                      <li key={`${at} ${message}`}>{sentence(message)}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
            <Button
              kind="main"
              className={styles.play}
              aria-disabled={!playable}
              data-play-map
              onClick={() =>
                playable && goToMatch(startLocal(game, quickSitters(game, name || ui.you, ui.botNames), { map: code }))
              }
            >
              <Sign name="wheel" />
              {maps.play}
            </Button>
          </section>
          <FairnessPanel game={game} code={playable ? code : null} onDrawn={(map) => draw(drawingOf(map))} />
          <SharePanel
            game={game}
            code={code}
            drawing={drawing}
            onCode={(text) => {
              const wanted = read(text);
              if (wanted) draw(wanted);
              else setRefused(faultOf(text));
            }}
          />
          <p>
            <a className={linkClass()} href="#/maps">
              {maps.allMaps}
            </a>
          </p>
        </div>
      </Main>
    </>
  );
}

/** Names the screen in the address without going anywhere. */
function nameAddress(hash: string): void {
  if (location.hash !== hash) history.replaceState(history.state, '', hash);
}

function readOrFault(code: string): Drawing | string {
  try {
    return drawingOf(code);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

function read(code: string): Drawing | null {
  const drawing = readOrFault(code);
  return typeof drawing === 'string' ? null : drawing;
}

function faultOf(code: string): string | null {
  const drawing = readOrFault(code);
  return typeof drawing === 'string' ? drawing : null;
}

/** Faults of and advice on a drawing. */
function checkDrawing(drawing: Drawing, needs: MapNeeds) {
  const places = placesOf(drawing);
  const faults = mapFaults(places, needs);
  const faulty = new Set(faults.map(({ at }) => at));
  return { faults, advice: mapAdvice(places).filter(({ at }) => !faulty.has(at)) };
}
