/** Setting a table online: what is played, by how many, how fast, and who may come. */

import { LEVELS } from '@windrose/bots';
import { newCommandId, type Pace } from '@windrose/protocol';
import { findGame, type MatchOptions, type OptionValue, type RawPack, RulesError, startMatch } from '@windrose/rules';
import { type SubmitEvent, useEffect, useState } from 'react';

import { BoxArt } from '../../display/BoxArt.tsx';
import { Bar } from '../shell/Bar.tsx';
import { goToTable } from '../shell/routes.ts';
import { Sign } from '../../art/Icon.tsx';
import { CoveredClaims } from '../setup/CoveredClaims.tsx';
import { GameOptions } from '../setup/GameOptions.tsx';
import { MapSetting } from '../setup/MapSetting.tsx';
import { OwnPacks } from '../setup/OwnPacks.tsx';
import { CATALOGUE } from '../../games/catalogue.ts';
import { levelLabel } from '../../i18n/level-label.ts';
import { useWords } from '../../i18n/words.ts';
import { bannerClass } from '../../ui/Banner.tsx';
import { faultWords } from './faults.ts';
import { firstGame } from './first-game.ts';
import { NameForm } from './NameForm.tsx';
import { NoServer } from './NoServer.tsx';
import styles from './Online.module.css';
import { PaceSetting } from './PaceSetting.tsx';
import { usePresence } from './presence.ts';
import { AskRefusedError, setTable } from './server.ts';
import { useOnlineWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { pageClass } from '../../ui/Page.tsx';
import { faultClass } from '../../ui/Fault.tsx';

/** Games for at least two; who plays alone needs no table online. */
const GAMES = CATALOGUE.filter(({ seats }) => seats[1] > 1);

/** The intended occupant of a seat: oneself, anyone, or a bot of a level. */
type Wanted = 'you' | 'free' | `bot ${string}`;

/** The page. */
export function SetOnlineTable({ game }: { readonly game: string | null }) {
  const online = useOnlineWords();
  const presence = usePresence();
  useEffect(() => {
    document.title = `${online.newTable} – Windrose`;
  }, [online]);
  return (
    <>
      <Bar title={online.online} />
      <Main className={pageClass(styles.hall)}>
        {(presence.kind !== 'here' || presence.person === null) && <Head game={firstGame(GAMES, game)} />}
        {presence.kind === 'asking' && <p role="status">{online.asking}</p>}
        {presence.kind === 'none' && <NoServer />}
        {presence.kind === 'here' && presence.person === null && <NameForm go={online.goOn} />}
        {presence.kind === 'here' && presence.person !== null && <Form first={game} guest={presence.person.guest} />}
      </Main>
    </>
  );
}

/** The picture of the game beside the title of the page. */
function Head({ game }: { readonly game: string }) {
  const { words } = useWords();
  const online = useOnlineWords();
  return (
    <header className={bannerClass(styles.box)}>
      <BoxArt game={game} />
      <h1>{online.newTable}</h1>
      <p>{words.game(game).title}</p>
    </header>
  );
}

/** @param guest whether the person has no account, which a rated match needs */
function Form({ first, guest }: { readonly first: string | null; readonly guest: boolean }) {
  const { ui, words } = useWords();
  const online = useOnlineWords();
  const [id, setId] = useState<string>(() => firstGame(GAMES, first));
  const game = findGame(id);
  const [fewest, most] = game.seats;
  const coverable = most > 1 && game.coverable !== undefined;
  const [seats, setSeats] = useState<readonly Wanted[]>(['you', 'free']);
  const [choices, setChoices] = useState<MatchOptions>({});
  const [map, setMap] = useState<string | null>(null);
  const [packs, setPacks] = useState<readonly RawPack[]>([]);
  const [covered, setCovered] = useState(false);
  const [pace, setPace] = useState<Pace>({ kind: 'free' });
  const [listed, setListed] = useState(false);
  const [rated, setRated] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Sent again, for the answer may be lost, it is the same table.
  const [command, setCommand] = useState(newCommandId);

  const chooseGame = (next: string): void => {
    const [least, greatest] = findGame(next).seats;
    setId(next);
    setMap(null);
    setPacks([]);
    setChoices({});
    setSeats((now) =>
      [...now, ...Array.from<Wanted>({ length: most }).fill('free')].slice(0, clamp(now.length, least, greatest)),
    );
  };
  const seat = (at: number, wanted: Wanted): void =>
    setSeats(seats.map((now, other) => (other === at ? wanted : wanted === 'you' && now === 'you' ? 'free' : now)));
  const peopleOnly = !seats.some((wanted) => wanted.startsWith('bot'));

  const ratable = !guest && peopleOnly && packs.length === 0;

  const submit = async (): Promise<void> => {
    setFault(null);
    const options: Record<string, OptionValue> = { ...choices };
    if (covered && coverable) options.covered = true;
    if (map !== null) options.map = map;
    const sit = seats.indexOf('you');
    try {
      // Faults of a map or a pack are found here, to be shown in the reader's language.
      startMatch({ game: findGame(id).id, seats: seats.length, options, packs, seed: 'a try' });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      setFault(words.error(error) || error.message);
      return;
    }
    setBusy(true);
    try {
      goToTable(
        await setTable({
          id: command,
          game: id,
          seats: seats.length,
          options,
          ownPacks: packs.map((pack) => ({ ...pack })),
          pace,
          rated: rated && ratable,
          listed,
          sit: sit < 0 ? null : sit,
          bots: seats.map((wanted) => (wanted.startsWith('bot ') ? wanted.slice('bot '.length) : null)),
        }),
      );
    } catch (error) {
      setFault(faultWords(error, online));
      // The command failed, so the next one is for another table.
      if (error instanceof AskRefusedError) setCommand(newCommandId());
      setBusy(false);
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Head game={id} />
      <label className={styles.field}>
        {online.game}
        <select value={id} onChange={(event) => chooseGame(event.target.value)}>
          {GAMES.map((one) => (
            <option key={one.id} value={one.id}>
              {words.game(one.id).title}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{online.seats}</legend>
        <ol className={styles.seatList}>
          {seats.map((wanted, at) => (
            <li key={at}>
              <select
                value={wanted}
                aria-label={online.seatIs(at + 1)}
                onChange={(event) => seat(at, event.target.value as Wanted)}
              >
                <option value="you">{online.sitsYou}</option>
                <option value="free">{online.sitsFree}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={`bot ${level}`}>
                    {online.sitsBot(levelLabel(ui.levels[level]))}
                  </option>
                ))}
              </select>
              <button
                type="button"
                disabled={seats.length <= fewest}
                aria-label={ui.removeSeat(at + 1)}
                title={seats.length <= fewest ? ui.fewestSeats(fewest) : ui.removeSeat(at + 1)}
                onClick={() => setSeats(seats.filter((_, other) => other !== at))}
              >
                <Sign name="cross" size={18} />
              </button>
            </li>
          ))}
        </ol>
        {seats.length < most && (
          <button type="button" onClick={() => setSeats([...seats, 'free'])}>
            <Sign name="plus" size={18} />
            {ui.addSeat}
          </button>
        )}
      </fieldset>
      <MapSetting key={id} game={game} onChange={setMap} />
      <GameOptions game={game} choices={choices} onChange={setChoices} className={styles.field} />
      <OwnPacks key={`packs of ${id}`} game={game} packs={packs} onChange={setPacks} />
      {coverable && <CoveredClaims covered={covered} onChange={setCovered} />}
      <PaceSetting pace={pace} onChange={setPace} />
      <fieldset>
        <legend>{online.who}</legend>
        {([false, true] as const).map((open) => (
          <label key={String(open)}>
            <input type="radio" name="who" checked={listed === open} onChange={() => setListed(open)} />
            {open ? online.listed : online.byLink}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={rated && ratable}
            disabled={!ratable}
            aria-describedby={guest ? 'rated-guest rated-help' : 'rated-help'}
            onChange={(event) => setRated(event.target.checked)}
          />
          {online.rated}
        </label>
        {guest && (
          <p id="rated-guest">
            {online.ratedGuest} <a href="#/online">{online.ratedSignIn}</a>.
          </p>
        )}
        <p id="rated-help" className={styles.help}>
          {online.ratedHelp}
        </p>
      </fieldset>
      {fault !== null && (
        <p role="alert" className={faultClass()}>
          {fault}
        </p>
      )}
      <div className={styles.row}>
        <button type="submit" className={styles.primary} disabled={busy}>
          <Sign name="wheel" />
          {online.create}
        </button>
        <a href="#/online">{ui.cancel}</a>
      </div>
    </form>
  );
}

const clamp = (n: number, least: number, greatest: number): number => Math.min(greatest, Math.max(least, n));
