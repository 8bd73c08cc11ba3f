/** Setting the table: who sits where, on which map, with which options. */

import { type Level, LEVELS, USUAL_LEVEL } from '@windrose/bots';
import { findGame, type MatchOptions, type OptionValue, type RawPack, RulesError } from '@windrose/rules';
import { useState, type SubmitEvent } from 'react';

import { useBackCloses } from '../shell/back.ts';
import { goToMatch } from '../shell/routes.ts';
import { changeSettings, useSettings } from '../../browser/settings.ts';
import { Sign } from '../../art/Icon.tsx';
import { levelLabel } from '../../i18n/level-label.ts';
import { useWords } from '../../i18n/words.ts';
import { shuffled, startLocal } from '../../play/start.ts';
import type { Sitter } from '../../play/store.ts';
import { CoveredClaims } from './CoveredClaims.tsx';
import { GameOptions } from './GameOptions.tsx';
import { MapSetting } from './MapSetting.tsx';
import { OwnPacks } from './OwnPacks.tsx';
import styles from './SetTable.module.css';
import { Button } from '../../ui/Button.tsx';
import { BoxArt } from '../../display/BoxArt.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { faultClass } from '../../ui/Fault.tsx';

/** The levels in order, as a stranger would choose among them. */
const LEVEL_GROUPS = [
  { group: 'easy', levels: LEVELS.slice(0, 3) },
  { group: 'medium', levels: LEVELS.slice(3, 5) },
  { group: 'strong', levels: LEVELS.slice(5) },
] as const;

/** The dialog. */
export function SetTable({
  id,
  own = [],
  onClose,
}: {
  readonly id: string;
  /** Own packs to begin with. */
  readonly own?: readonly RawPack[];
  readonly onClose: () => void;
}) {
  const { ui, words } = useWords();
  const game = findGame(id);
  const settings = useSettings();
  const [fewest, most] = game.seats;
  // As strong as the bot chosen last.
  const level = LEVELS.find((one) => one === settings.botLevel) ?? USUAL_LEVEL;
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    Array.from({ length: Math.min(Math.max(fewest, 2), most) }, (_, seat) =>
      seat === 0
        ? { kind: 'person', name: settings.name || ui.you }
        : { kind: 'bot', name: ui.botNames[seat - 1] ?? words.seat(seat), level },
    ),
  );
  const [mixed, setMixed] = useState(true);
  const [covered, setCovered] = useState(false);
  const coverable = most > 1 && game.coverable !== undefined;
  const [choices, setChoices] = useState<MatchOptions>({});
  const [map, setMap] = useState<string | null>(null);
  const [packs, setPacks] = useState<readonly RawPack[]>(own);
  const [fault, setFault] = useState<string | null>(null);
  useBackCloses(onClose);

  const sit = (seat: number, change: Partial<Sitter>): void =>
    setSitters(sitters.map((sitter, at) => (at === seat ? { ...sitter, ...change } : sitter)));

  const start = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const options: Record<string, OptionValue> = { ...choices };
    if (covered) options.covered = true;
    if (map !== null) options.map = map;
    const named = sitters.map((sitter, seat) => ({ ...sitter, name: sitter.name.trim() || words.seat(seat) }));
    const first = named.find((sitter) => sitter.kind === 'person');
    if (first && first.name !== ui.you) changeSettings({ name: first.name });
    const { level: botLevel } = named.find((sitter) => sitter.kind === 'bot') ?? {};
    if (botLevel !== undefined) changeSettings({ botLevel });
    try {
      goToMatch(startLocal(game.id, mixed ? shuffled(named) : named, options, packs));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      setFault(words.error(error));
    }
  };

  return (
    <Dialog title={words.game(game.id).title} className={styles.dialog} onClose={onClose}>
      {(close) => (
        <form onSubmit={start}>
          <div className={styles.box}>
            <BoxArt game={game.id} />
          </div>
          <fieldset>
            <legend>{ui.seats}</legend>
            <ol className={styles.seats}>
              {sitters.map((sitter, seat) => (
                <li key={seat}>
                  <select
                    value={sitter.kind}
                    aria-label={ui.whoSits(seat + 1)}
                    onChange={(event) =>
                      sit(seat, sitting(event.target.value, level, seat, sitters, ui.botNames, words.seat(seat)))
                    }
                  >
                    <option value="person">{ui.person}</option>
                    <option value="bot">{ui.bot}</option>
                  </select>
                  <input
                    value={sitter.name}
                    maxLength={20}
                    aria-label={ui.nameOf(seat + 1)}
                    onChange={(event) => sit(seat, { name: event.target.value })}
                  />
                  {sitter.kind === 'bot' && (
                    <label className={styles.level}>
                      <select
                        value={sitter.level ?? USUAL_LEVEL}
                        aria-label={ui.levelOf(seat + 1)}
                        aria-describedby={`level-${seat}`}
                        onChange={(event) => {
                          const chosen = LEVELS.find((one) => one === event.target.value);
                          if (chosen) sit(seat, { level: chosen });
                        }}
                      >
                        {LEVEL_GROUPS.map(({ group, levels }) => (
                          <optgroup key={group} label={ui.levelGroups[group]}>
                            {levels.map((one) => (
                              <option key={one} value={one}>
                                {LEVELS.indexOf(one) + 1}. {levelLabel(ui.levels[one])}
                              </option>
                            ))}
                          </optgroup>
                        ))}
                      </select>
                      {/* What several bots have in common is read once. */}
                      <small id={`level-${seat}`} className={isFirstOfLevel(sitters, seat) ? '' : 'visually-hidden'}>
                        {ui.levels[sitter.level ?? USUAL_LEVEL].description}
                      </small>
                    </label>
                  )}
                  <button
                    type="button"
                    disabled={sitters.length <= fewest}
                    aria-label={ui.removeSeat(seat + 1)}
                    title={sitters.length <= fewest ? ui.fewestSeats(fewest) : ui.removeSeat(seat + 1)}
                    onClick={() => setSitters(sitters.filter((_, at) => at !== seat))}
                  >
                    <Sign name="cross" size={18} />
                  </button>
                </li>
              ))}
            </ol>
            {sitters.length < most && (
              <button
                type="button"
                className={styles.add}
                onClick={() =>
                  setSitters([...sitters, sitting('bot', level, sitters.length, sitters, ui.botNames, '')])
                }
              >
                <Sign name="plus" size={18} />
                {ui.addSeat}
              </button>
            )}
            {most > 1 && (
              <label>
                <input type="checkbox" checked={mixed} onChange={(event) => setMixed(event.target.checked)} />
                {ui.shuffleSeats}
              </label>
            )}
          </fieldset>
          <MapSetting game={game} onChange={setMap} />
          <GameOptions game={game} choices={choices} onChange={setChoices} className={styles.option} />
          {game.packs.length > 0 && <OwnPacks game={game} packs={packs} onChange={setPacks} />}
          {coverable && <CoveredClaims covered={covered} onChange={setCovered} />}
          {fault && (
            <p role="alert" className={faultClass()}>
              {fault}
            </p>
          )}
          <div className={styles.buttons} data-foot>
            <Button type="submit" kind="main" className={styles.start}>
              <Sign name="wheel" />
              {ui.start}
            </Button>
            <Button onClick={close}>{ui.cancel}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Whether no bot before this seat has the same level. */
function isFirstOfLevel(sitters: readonly Sitter[], seat: number): boolean {
  const levelOf = ({ kind, level }: Sitter): string | null => (kind === 'bot' ? (level ?? USUAL_LEVEL) : null);
  const own = sitters[seat];
  return own !== undefined && sitters.findIndex((one) => levelOf(one) === levelOf(own)) === seat;
}

/** Changes the occupant of a seat: a bot has a name, a person is asked for theirs. */
function sitting(
  kind: string,
  level: Level,
  seat: number,
  sitters: readonly Sitter[],
  botNames: readonly string[],
  unnamed: string,
): Sitter {
  if (kind !== 'bot') return { kind: 'person', name: unnamed };
  const taken = sitters.flatMap((sitter, at) => (at === seat ? [] : [sitter.name]));
  return { kind: 'bot', name: botNames.find((name) => !taken.includes(name)) ?? unnamed, level };
}
