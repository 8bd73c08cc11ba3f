/** The gallery: what screens are made of, each in every state it can be in. */

import { type GameId, type Match, SPICES, startMatch } from '@windrose/rules';
import { LANGUAGES } from '@windrose/words';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { Avatar } from '../src/art/Avatar.tsx';
import { BonusFace, ExplorationFace, PointCardFace, Seal } from '../src/art/LandFaces.tsx';
import { LandSprites } from '../src/art/LandSprites.tsx';
import { DestinationFace, MerchantChip, MerchantFace } from '../src/art/MerchantFace.tsx';
import { RoadSprites } from '../src/art/RoadSprites.tsx';
import { Sprites } from '../src/art/Sprites.tsx';
import { TableSprites } from '../src/art/TableSprites.tsx';
import { Bundle, Trade } from '../src/art/Bundle.tsx';
import { Cube, Exchange } from '../src/art/Cube.tsx';
import { seatColour, SIGNS, Sign } from '../src/art/Icon.tsx';
import { changeSettings, THEMES } from '../src/browser/settings.ts';
import { BoxArt } from '../src/display/BoxArt.tsx';
import { useWords } from '../src/i18n/words.ts';
import { useSettingsWords } from '../src/screens/settings/words.ts';
import type { BotPlayer } from '../src/play/bot.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import { LocalSession } from '../src/play/local-session.ts';
import type { TableSnapshot } from '../src/play/session.ts';
import { landPrint } from '../src/realms/land/position.ts';
import { Caravan } from '../src/realms/road/Caravan.tsx';
import { roadPrint } from '../src/realms/road/position.ts';
import { Ahead } from '../src/table/Ahead.tsx';
import { Finale } from '../src/table/Finale.tsx';
import { Hold, SmallHold } from '../src/table/Hold.tsx';
import { Log } from '../src/table/Log.tsx';
import { MomentPicture, OwnMoments } from '../src/table/Moments.tsx';
import { Outposts } from '../src/table/Outposts.tsx';
import { PointsCurve } from '../src/table/PointsCurve.tsx';
import { SeatPanel } from '../src/table/SeatPanel.tsx';
import { SeatTag } from '../src/table/SeatTag.tsx';
import { Standings } from '../src/table/Standings.tsx';
import { Turn } from '../src/table/Turn.tsx';
import { bubbleClass } from '../src/ui/Bubble.tsx';
import { Button, buttonClass, buttonRowClass } from '../src/ui/Button.tsx';
import { cardClass } from '../src/ui/Card.tsx';
import { Dialog } from '../src/ui/Dialog.tsx';
import { faultClass } from '../src/ui/Fault.tsx';
import { Field } from '../src/ui/Field.tsx';
import { lineClass } from '../src/ui/Line.tsx';
import { linkClass } from '../src/ui/Link.tsx';
import { Loading } from '../src/ui/Loading.tsx';
import { Toast } from '../src/ui/Toast.tsx';
import styles from './Gallery.module.css';
import { Chip, chipClass } from '../src/ui/Chip.tsx';
import { noteClass } from '../src/ui/Note.tsx';
import { numberTableClass } from '../src/ui/NumberTable.tsx';
import { panelClass } from '../src/ui/Panel.tsx';
import { paperClass } from '../src/ui/Paper.tsx';
import { slotClass } from '../src/ui/Slot.tsx';
import { Popover } from '../src/ui/Popover.tsx';
import { Tabs } from '../src/ui/Tabs.tsx';

const NAMES = ['Ada', 'Bea', 'Cyd', 'Dan', 'Eve'];

/** The claim of an order. */
const CLAIM = {
  kind: 'claim',
  seat: 1,
  event: { kind: 'claimed', seat: 1, tile: 'v18', at: 'E1', points: 18, count: 2 },
  points: 18,
  coin: 0,
  price: 'YYRG',
  cubes: 2,
  count: 2,
} as const;
const SILENT_BOT: BotPlayer = { choose: () => new Promise(() => {}) };
const nothing = (): void => {};

/** A match by its first legal choices. */
function playedOn(game: GameId, seats: number, choices: number): Match {
  const match = startMatch({ game, seats, seed: 'gallery' });
  for (let made = 0; made < choices && !match.over; made++) {
    const options = match.legal();
    match.choose(options[made % options.length]!.code);
  }
  return match;
}

/** A session at a match. @param bots the seats on which bots sit */
function sessionAt(match: Match, bots: readonly number[]): LocalSession {
  const sitters = NAMES.slice(0, match.seats).map((name, seat) => ({
    kind: bots.includes(seat) ? ('bot' as const) : ('person' as const),
    name,
  }));
  const { round, over } = match;
  return new LocalSession(
    { id: 'gallery', sitters, record: match.record(), pending: [], touched: 0, round, over },
    SILENT_BOT,
    {
      keep: nothing,
    },
  );
}

const sea = playedOn('eastern-wonders', 4, 60);
const land = playedOn('new-world', 2, 10);
const road = playedOn('spice-road', 5, 10);

/** The ribbon on every stage. */
const STAGES = (
  ['choice', 'held', 'bot', 'far', 'sent', 'over', 'shown'] satisfies readonly TableSnapshot['stage'][]
).map((stage, seat) => ({ stage, seat: seat % sea.seats }));

/** A button, and a popover beside it once it is pressed. */
function Noted({ look, text }: { readonly look: 'plain' | 'warning'; readonly text: string }) {
  const [shown, show] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const at = useCallback(() => button.current?.getBoundingClientRect() ?? null, []);
  return (
    <>
      <Button data-notes={look} ref={button} onClick={() => show(true)}>
        {look}
      </Button>
      {shown && (
        <Popover at={at} side="above" look={look} role="status" onClose={() => show(false)}>
          {text}
        </Popover>
      )}
    </>
  );
}

/** All of it. */
export function Gallery() {
  const { ui, words } = useWords();
  return (
    <main className={styles.gallery}>
      <Sprites letters={words.letters} />
      <TableSprites />
      <LandSprites />
      <RoadSprites />
      <h1>Windrose: gallery</h1>
      <div className={styles.settings}>
        {LANGUAGES.map((language) => (
          <Button key={language} onClick={() => changeSettings({ language })}>
            {language}
          </Button>
        ))}
        {THEMES.map((theme) => (
          <Button key={theme} onClick={() => changeSettings({ theme })}>
            {ui.themes[theme]}
          </Button>
        ))}
      </div>
      <Section name="ui/Button">
        <State of="main">
          <Button kind="main">{ui.start}</Button>
        </State>
        <State of="plain">
          <Button>{ui.cancel}</Button>
        </State>
        <State of="soft">
          <Button kind="soft">{ui.cancel}</Button>
        </State>
        <State of="low">
          <Button kind="main" size="low">
            {ui.start}
          </Button>
          <Button kind="soft" size="low">
            {ui.cancel}
          </Button>
        </State>
        <State of="row">
          <div className={buttonRowClass()}>
            <button type="button" data-main>
              {ui.start}
            </button>
            <button type="button">{ui.cancel}</button>
            <a href="#gallery">{ui.home}</a>
          </div>
        </State>
        <State of="disabled">
          <Button kind="main" disabled>
            {ui.start}
          </Button>
          <Button disabled>{ui.cancel}</Button>
        </State>
        <State of="with a sign">
          <Button kind="main">
            <Sign name="wheel" />
            {ui.playNow}
          </Button>
        </State>
        <State of="link">
          <a className={buttonClass()} href="#gallery">
            {ui.home}
          </a>
        </State>
      </Section>
      <Section name="ui/Field">
        <State of="input">
          <Field label={ui.nameOf(1)}>
            <input defaultValue="Ada" />
          </Field>
        </State>
        <State of="list">
          <Field label={ui.whoSits(1)}>
            <select>
              <option>{ui.person}</option>
              <option>{ui.bot}</option>
            </select>
          </Field>
        </State>
        <State of="text area">
          <Field label={ui.mapCode}>
            <textarea defaultValue="mmm.m.p" rows={3} />
          </Field>
        </State>
      </Section>
      <Dialogs />
      <Section name="ui/Chip">
        <State of="strong">
          <Chip kind="strong">+3</Chip>
        </State>
        <State of="quiet">
          <Chip kind="quiet">12</Chip>
        </State>
        <State of="outlined">
          <span className={chipClass('outlined')}>
            <Sign name="wheel" size={16} /> −1
          </span>
        </State>
        <State of="button">
          <button type="button" className={chipClass('outlined')}>
            <Sign name="undoTurn" size={16} />
            {ui.since}
          </button>
        </State>
      </Section>
      <Section name="ui/Tabs">
        <State of="filled">
          <Tabs label={ui.parts}>
            {NAMES.slice(0, 3).map((name, at) => (
              <a key={name} href="#gallery" aria-current={at === 1 ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </Tabs>
        </State>
        <State of="underlined">
          <Tabs label={ui.parts} look="underlined">
            {NAMES.slice(0, 3).map((name, at) => (
              <button key={name} type="button" aria-current={at === 0 ? 'true' : undefined} data-open={at === 2}>
                {name}
              </button>
            ))}
          </Tabs>
        </State>
      </Section>
      <Section name="ui/Panel">
        {(['plain', 'lit'] as const).map((kind) => (
          <State key={kind} of={kind}>
            <div className={panelClass(kind)}>
              <h3>{ui.log}</h3>
              <p>{ui.chooseHere}</p>
            </div>
          </State>
        ))}
      </Section>
      <Section name="ui/Card">
        <State of="">
          <div className={cardClass()}>
            <BoxArt game="eastern-wonders" />
            <h3>{words.game('eastern-wonders').title}</h3>
          </div>
        </State>
      </Section>
      <Section name="ui/Note">
        {(['plain', 'warning'] as const).map((kind) => (
          <State key={kind} of={kind}>
            <p className={noteClass(kind)}>{ui.chooseHere}</p>
          </State>
        ))}
      </Section>
      <Section name="ui/Fault">
        <State of="">
          <p className={faultClass()}>{ui.chooseHere}</p>
        </State>
      </Section>
      <Section name="ui/Link">
        <State of="">
          <a className={linkClass()} href="#gallery">
            {ui.home}
          </a>
        </State>
      </Section>
      <Section name="ui/Line">
        <State of="">
          <button type="button" className={lineClass()}>
            {ui.chooseHere}
          </button>
        </State>
      </Section>
      <Section name="ui/NumberTable">
        <State of="">
          <table className={numberTableClass()}>
            <tbody>
              {NAMES.slice(0, 3).map((name, at) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{at + 7}</td>
                  <td>{at * 40}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </State>
      </Section>
      <Section name="ui/Bubble">
        {NAMES.slice(0, 2).map((name, seat) => (
          <State key={name} of={name}>
            <div className={styles.speaker} style={{ '--seat': seatColour(seat) } as CSSProperties}>
              <span className={bubbleClass()}>{ui.chooseHere}</span>
            </div>
          </State>
        ))}
      </Section>
      <Section name="ui/Paper">
        <State of="paper">
          <div className={paperClass(styles.card)} />
        </State>
        <State of="slot">
          <div className={slotClass(styles.card)} />
        </State>
      </Section>
      <Section name="ui/Popover">
        {(['plain', 'warning'] as const).map((look) => (
          <State key={look} of={look}>
            <Noted look={look} text={ui.chooseHere} />
          </State>
        ))}
      </Section>
      <Section name="ui/Loading">
        <State of="">
          <Loading />
        </State>
      </Section>
      <Section name="art/Icon">
        {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((name) => (
          <State key={name} of={name}>
            <Sign name={name} size={28} />
          </State>
        ))}
      </Section>
      <Section name="art/Cube">
        {[14, 20, 30].map((size) => (
          <State key={size} of={`${size} px`}>
            <span>
              {SPICES.map((spice) => (
                <Cube key={spice} spice={spice} size={size} />
              ))}
            </span>
          </State>
        ))}
        <State of="exchange">
          <Exchange give="YY" take="RGB" />
        </State>
        <State of="bundle">
          <Bundle letters="YYRRGB" />
        </State>
        <State of="trade">
          <Trade give="YYY" take="GB" />
          <Trade upright give="YYY" take="GB" />
        </State>
      </Section>
      <Symbols />
      <Section name="art/LandFaces">
        <State of="seal">
          <Seal points={12} />
        </State>
        {land.core.names.card!.slice(0, 12).map((id) => (
          <State key={id} of={id}>
            <span className={styles.card}>
              <PointCardFace id={id} faces={landPrint(land).faces} mark={landPrint(land).mark} />
            </span>
          </State>
        ))}
        {land.core.names.bonus!.slice(0, 12).map((id) => (
          <State key={id} of={id}>
            <BonusFace tile={landPrint(land).faces.bonusTile(id)!} />
          </State>
        ))}
        {land.core.names.exploration!.map((id) => (
          <State key={id} of={id}>
            <ExplorationFace tile={landPrint(land).faces.explorationTile(id)} />
          </State>
        ))}
      </Section>
      <Section name="art/MerchantFace">
        {road.core.names.merchant!.slice(0, 24).map((id) => (
          <State key={id} of={id}>
            <span className={styles.merchant}>
              <MerchantFace id={id} faces={roadPrint(road).faces} />
            </span>
            <MerchantChip id={id} faces={roadPrint(road).faces} />
          </State>
        ))}
      </Section>
      <Section name="art/Avatar">
        {[...NAMES, 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'].map((name) => (
          <State key={name} of={name}>
            <Avatar of={name} />
          </State>
        ))}
        <State of="bot">
          <Avatar of="bot" bot />
        </State>
      </Section>
      <Section name="art/DestinationFace">
        {road.core.names.card!.slice(0, 12).map((id) => (
          <State key={id} of={id}>
            <span className={styles.merchant}>
              <DestinationFace id={id} faces={roadPrint(road).faces} />
            </span>
          </State>
        ))}
      </Section>
      <Section name="realms/Caravan">
        <State of="empty">
          <div className={styles.board}>
            <Caravan hold="" limit={10} />
          </div>
        </State>
        <State of="on its way">
          <div className={styles.board}>
            <Caravan hold="YYYRGGB" limit={10} />
          </div>
        </State>
        <State of="over the limit">
          <div className={styles.board}>
            <Caravan hold="YYYYYRRRGGGB" limit={10} />
          </div>
        </State>
      </Section>
      <Section name="table/Hold">
        <State of="empty">
          <Hold letters="" limit={10} />
        </State>
        <State of="full">
          <Hold letters="YYYRRGGGBB" limit={10} />
        </State>
        <State of="over the limit">
          <Hold letters="YYYYYYRRGGBBB" limit={10} />
        </State>
        <State of="cubes to choose">
          <Hold letters="YYRG" limit={10} choices={new Map([['Y', words.cubes('Y')]])} onCube={nothing} />
        </State>
        <State of="a cube picked">
          <Hold
            letters="YYRG"
            limit={10}
            picked="R"
            choices={new Map(SPICES.map((spice) => [spice, ui.leaveBehind(words.cubes(spice))]))}
          />
        </State>
        <State of="what it would be">
          <Hold letters="YYRG" limit={10} soon="RRGB" />
        </State>
        <State of="of somebody else">
          <SmallHold letters="YYRG" limit={10} />
        </State>
      </Section>
      <Section name="table/SeatTag, table/SeatPanel">
        {NAMES.map((name, seat) => (
          <State key={name} of={seat === 0 ? 'active' : seat === 1 ? 'covered' : seat === 2 ? 'bot' : ''}>
            <div className={styles.board}>
              <SeatTag
                seat={seat}
                name={name}
                points={seat === 1 ? null : seat * 7}
                active={seat === 0}
                bot={seat === 2}
              />
            </div>
          </State>
        ))}
        <State of="panel">
          <div className={styles.board}>
            <SeatPanel seat={0} name="Ada" points={12} active bot={false} large>
              <SmallHold letters="YYRG" limit={10} />
            </SeatPanel>
            <SeatPanel seat={1} name="Bea" points={9} active={false} bot>
              <SmallHold letters="B" limit={10} />
            </SeatPanel>
          </div>
        </State>
      </Section>
      <Section name="table/Outposts">
        {[0, 2, 5].map((built) => (
          <State key={built} of={`${built}`}>
            <div className={styles.board}>
              <Outposts
                built={{ Y: built, R: Math.min(built, 3), G: built, B: built }}
                values={SPICES.map(() => [0, 1, 2, 2, 3])}
                seat={built}
                large
              />
            </div>
          </State>
        ))}
      </Section>
      <Section name="table/Turn">
        {STAGES.map(({ stage, seat }) => {
          const session = sessionAt(sea, stage === 'bot' ? [seat] : []);
          return (
            <State key={stage} of={stage}>
              <div className={styles.board}>
                <Turn session={session} table={{ ...session.table(), stage, seat }} hint={null} />
              </div>
            </State>
          );
        })}
      </Section>
      <Section name="table/Standings">
        {[sea, land, road].map((match, at) => {
          const session = sessionAt(match, []);
          return (
            <State key={at} of={match.game.id}>
              <div className={styles.board}>
                <Standings session={session} table={session.table()} />
              </div>
            </State>
          );
        })}
      </Section>
      <Section name="table/Moments">
        <State of="a claim">
          <div className={styles.moment}>
            <MomentPicture
              moment={{ ...CLAIM, coin: 3 }}
              points={{ before: 12, after: 30 }}
              session={{ names: NAMES }}
              table={{ match: sea }}
            />
          </div>
        </State>
        <State of="one’s own claim">
          <div className={styles.moment}>
            <OwnMoments
              moments={[
                { ...CLAIM, count: 4 },
                { kind: 'last-round', seat: 1 },
              ]}
              points={{ before: 12, after: 27 }}
              session={{ names: NAMES, sitters: [{ kind: 'person', name: 'Ada' }] }}
              table={{ match: sea }}
            />
          </div>
        </State>
        <State of="an emptied column">
          <div className={styles.moment}>
            <MomentPicture
              moment={{ kind: 'column', seat: 3, tile: 'free-move' }}
              points={null}
              session={{ names: NAMES }}
              table={{ match: sea }}
            />
          </div>
        </State>
        <State of="the last round">
          <div className={styles.moment}>
            <MomentPicture
              moment={{ kind: 'last-round', seat: 2 }}
              points={null}
              session={{ names: NAMES }}
              table={{ match: sea }}
            />
          </div>
        </State>
      </Section>
      <Section name="table/Finale">
        {(['boat', 'camel', 'settler'] as const).map((racer) => (
          <State key={racer} of={racer}>
            <div className={styles.board}>
              <Finale
                racer={racer}
                lines={[ui.outposts, ui.bonusTiles]}
                sides={NAMES.slice(0, 4).map((name, side) => ({
                  side,
                  name,
                  points: [20 + side * 7, 6],
                  wins: side === 3,
                }))}
              />
            </div>
          </State>
        ))}
      </Section>
      <Section name="table/PointsCurve">
        <State of="">
          <div className={styles.board}>
            <PointsCurve
              label={ui.story.curve}
              curve={Array.from({ length: 30 }, (_, at) => [at * 2, Math.floor(at / 5) * 12, at])}
              rounds={Array.from({ length: 29 }, (_, at) => Math.floor(at / 3) + 1)}
            />
          </div>
        </State>
      </Section>
      <Section name="table/Ahead">
        <State of="a voyage">
          <Ahead
            match={sea}
            names={NAMES}
            outcome={{
              route: [
                { seat: 0, from: 'A1', to: 'A2', leave: '' },
                { seat: 0, from: 'A2', to: 'B2', leave: 'Y' },
              ],
              cards: 0,
              acts: [],
              inAll: null,
              tolls: [1],
              gives: 'Y',
              takes: '',
              hold: 'YRG',
              limit: 10,
              points: [4, 4],
              gain: 0,
              changes: [],
            }}
          />
        </State>
        <State of="a trade, points gained, over the limit">
          <Ahead
            match={sea}
            names={NAMES}
            outcome={{
              route: [],
              cards: 0,
              acts: [],
              inAll: null,
              tolls: [],
              gives: 'YY',
              takes: 'RGB',
              hold: 'YYYYYRRRGGB',
              limit: 10,
              points: [4, 9],
              gain: 5,
              changes: [{ part: 'board', points: 5 }],
            }}
          />
        </State>
      </Section>
      <Section name="table/Log">
        <State of="">
          <div className={`${styles.board} ${styles.log}`}>
            <Log match={sea} names={NAMES} settled={sea.version - 2} onBack={nothing} />
          </div>
        </State>
      </Section>
      <Section name="display/BoxArt">
        {CATALOGUE.map(({ id }) => (
          <State key={id} of={id}>
            <div style={{ width: 300 }}>
              <BoxArt game={id} />
            </div>
          </State>
        ))}
      </Section>
    </main>
  );
}

/** A component. */
function Section({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section data-component={name}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** One of its states. */
function State({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <div className={styles.state}>
      {children}
      {of !== '' && <small>{of}</small>}
    </div>
  );
}

/** Each button opens a dialog above the page. */
function Dialogs() {
  const { ui } = useWords();
  const texts = useSettingsWords();
  const [open, setOpen] = useState<'narrow' | 'wide' | 'toast' | null>(null);
  return (
    <Section name="ui/Dialog, ui/Toast">
      {(['narrow', 'wide', 'toast'] as const).map((what) => (
        <State key={what} of={what}>
          <Button data-opens={what} onClick={() => setOpen(what)}>
            {ui.settings}
          </Button>
        </State>
      ))}
      {(open === 'narrow' || open === 'wide') && (
        <Dialog title={ui.settings} size={open} onClose={() => setOpen(null)}>
          {(close) => (
            <form>
              <fieldset>
                <legend>{ui.theme}</legend>
                {THEMES.map((theme) => (
                  <label key={theme}>
                    <input type="radio" name="theme" />
                    {ui.themes[theme]}
                  </label>
                ))}
              </fieldset>
              <small>{texts.keysHelp}</small>
              <Button kind="main" onClick={close}>
                {ui.close}
              </Button>
            </form>
          )}
        </Dialog>
      )}
      {open === 'toast' && (
        <Toast label={ui.settings} onClose={() => setOpen(null)}>
          <p>{texts.soundsHelp}</p>
          <Button kind="main" onClick={() => setOpen(null)}>
            {ui.close}
          </Button>
        </Toast>
      )}
    </Section>
  );
}

/** Every drawing of the sprites. */
function Symbols() {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNames([...document.querySelectorAll('symbol')].map(({ id }) => id)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Section name="art/Sprites">
      {names.map((name) => (
        <div key={name} className={`${styles.state} ${styles.symbol}`} style={{ color: 'var(--seat-0)' }}>
          <svg width="64" height="64" viewBox="0 0 48 48" aria-hidden="true">
            <use href={`#${name}`} width="48" height="48" />
          </svg>
          <small>{name}</small>
        </div>
      ))}
    </Section>
  );
}
