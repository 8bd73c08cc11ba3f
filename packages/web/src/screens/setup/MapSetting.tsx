/** The choice of a match's map: the default, a random one, or a custom one by its code. */

import {
  checkedChart,
  FastLuck,
  type Game,
  makeMapCode,
  mapAdvice,
  type MapNeeds,
  parseMapCode,
  type Place,
  randomMap,
  RulesError,
} from '@windrose/rules';
import { useState } from 'react';

import { pageGameOf } from '../../games/catalogue.ts';
import { useWords } from '../../i18n/words.ts';
import { randomBelow } from '../../play/start.ts';
import styles from './SetTable.module.css';
import { faultClass } from '../../ui/Fault.tsx';

type MapChoice = 'first' | 'random' | 'own';

/** The choice of a map; nothing for a game without maps. @param onChange called with the code of the map, null for the default. */
export function MapSetting({
  game: { id, map: needs },
  onChange,
}: {
  readonly game: Game;
  readonly onChange: (code: string | null) => void;
}) {
  const { ui, words } = useWords();
  const [map, setMap] = useState<MapChoice>('first');
  const [code, setCode] = useState('');
  if (!needs) return null;
  const write = (text: string): void => {
    setCode(text);
    onChange(text.trim());
  };
  const chooseMap = (choice: MapChoice): void => {
    setMap(choice);
    if (choice === 'random') write(drawMap(needs));
    else onChange(choice === 'first' ? null : code.trim());
  };
  const usual = pageGameOf(id)?.usualMap === 'random' ? ui.usualMapRandom : ui.firstMap;
  const read = map === 'first' ? null : readMap(code, needs);
  return (
    <fieldset>
      <legend>{ui.map}</legend>
      <div className={styles.choices}>
        {(['first', 'random', 'own'] as const).map((choice) => (
          <label key={choice}>
            <input type="radio" name="map" checked={map === choice} onChange={() => chooseMap(choice)} />
            {{ first: usual, random: ui.randomMap, own: ui.ownMap }[choice]}
          </label>
        ))}
      </div>
      {map === 'own' && (
        <label className={styles.code}>
          {ui.mapCode}
          <input
            value={code}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => write(event.target.value)}
            aria-describedby="map-help"
          />
          <small id="map-help">{ui.mapCodeHelp}</small>
        </label>
      )}
      {read && (
        <div className={styles.preview}>
          {read.places && <MapPreview places={read.places} />}
          <div>
            {map === 'random' && (
              <button type="button" className={styles.add} onClick={() => write(drawMap(needs))}>
                {ui.newMap}
              </button>
            )}
            <p role="status" className={read.fault ? faultClass() : undefined}>
              {read.fault
                ? words.error(read.fault)
                : read.advice.length === 0
                  ? ui.mapGood
                  : read.advice.map((advice) => words.error(advice)).join(' ')}
            </p>
            {map === 'random' && (
              <p data-map-code>
                {ui.mapCode}: <code>{code}</code>
                <small>{ui.randomCodeHelp}</small>
              </p>
            )}
          </div>
        </div>
      )}
    </fieldset>
  );
}

function drawMap(needs: MapNeeds): string {
  const luck = new FastLuck(randomBelow(2 ** 31), randomBelow(2 ** 31));
  const [fewest, most] = needs.seas;
  return makeMapCode(randomMap(luck, needs, fewest + luck.draw(most - fewest + 1)));
}

interface ReadMap {
  readonly places: readonly Place[] | null;
  readonly fault: RulesError | null;
  /** Advice on the map, which can be played anyway. */
  readonly advice: readonly RulesError[];
}

function readMap(code: string, needs: MapNeeds): ReadMap {
  let places: Place[] | null = null;
  try {
    places = parseMapCode(code);
    checkedChart(places, needs);
    return { places, fault: null, advice: adviceOn(places) };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return { places, fault: error, advice: [] };
  }
}

/** As errors, so that they appear in the language of the page. */
function adviceOn(places: readonly Place[]): RulesError[] {
  return mapAdvice(places).map(({ message, at }) => new RulesError('bad-map', message, at));
}

function MapPreview({ places }: { readonly places: readonly Place[] }) {
  const at = places.map(({ id, kind, q, r }) => ({ id, kind, x: 150 * q, y: 173.2 * (r + q / 2) }));
  const left = Math.min(...at.map(({ x }) => x)) - 110;
  const top = Math.min(...at.map(({ y }) => y)) - 96;
  const width = Math.max(...at.map(({ x }) => x)) + 110 - left;
  const height = Math.max(...at.map(({ y }) => y)) + 96 - top;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {at.map(({ id, kind, x, y }) => (
        <path
          key={id}
          className={styles[kind]}
          d="M97 0L48.5 84H-48.5L-97 0L-48.5-84H48.5z"
          transform={`translate(${x} ${y})`}
        />
      ))}
    </svg>
  );
}
