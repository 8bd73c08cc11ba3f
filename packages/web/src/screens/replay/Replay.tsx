/** A match on its table, at any of its moments. */

import { required } from '@windrose/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';

import appStyles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { useNarrow } from '../../browser/media.ts';
import { DrawnTable, useAsText } from '../../display/PlayedTable.tsx';
import { TextView } from '../../display/tables.ts';
import { Sign } from '../../art/Icon.tsx';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import { LOOKING, lookedAt } from '../../play/looking.ts';
import type { TableSession } from '../../play/session.ts';
import type { Sitter } from '../../play/store.ts';
import { after } from '../../play/offers.ts';
import type { Leg } from '../../play/outcome.ts';
import { marksOf, sidesOf } from '../../play/since.ts';
import { ReviewPart } from '../review/lazy-panels.ts';
import type { ShownLine } from '../review/ReviewPanel.tsx';
import { Hold } from '../../table/Hold.tsx';
import { type OtherParts, OtherPartsContext } from '../../table/Layout.tsx';
import { AdvisedWay } from '../../table/lit.ts';
import { MarksContext } from '../../table/recent.ts';
import { useMotion } from '../../motion/motion.ts';
import { Turn } from '../../table/Turn.tsx';
import { Curve, type Mark } from '../review/Curve.tsx';
import { Branch, Share } from './Moment.tsx';
import type { Opened } from './opening.ts';
import { SPEEDS, usePlayback } from './playback.ts';
import { Timeline } from './timeline.ts';
import styles from './Replay.module.css';
import { ReplayLog } from './ReplayLog.tsx';
import { Transport } from './Transport.tsx';
import { useReplayWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { panelClass } from '../../ui/Panel.tsx';

/** @param id the id under which the match is kept in this browser; null if it is not. @param at the version to begin with. */
export function Replay({
  opened,
  id,
  at,
}: {
  readonly opened: Opened;
  readonly id: string | null;
  readonly at: number;
}) {
  const { words } = useWords();
  const texts = useReplayWords();
  const narrow = useNarrow();
  const text = useAsText(opened.match.game.id);
  const timeline = useMemo(() => new Timeline(opened.match), [opened]);
  const playback = usePlayback(timeline, at);
  const [asked, setAsked] = useState<'branch' | 'share' | null>(null);
  const sitters = useMemo(
    () =>
      opened.sitters ??
      Array.from({ length: opened.match.seats }, (_, seat): Sitter => ({ kind: 'person', name: words.seat(seat) })),
    [opened, words],
  );
  // Among several persons, as in a record of somebody else's match, nobody knows which turns were one's own.
  const own = useMemo(() => {
    const people = (opened.sitters ?? []).flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return people.length === 1 ? people : [];
  }, [opened]);
  const [viewer, setViewer] = useState(() =>
    Math.max(
      0,
      sitters.findIndex(({ kind }) => kind === 'person'),
    ),
  );
  const { version, go } = playback;
  const momentAt = useCallback((moment: number) => timeline.at(moment), [timeline]);
  const [chosen, setChosen] = useState<{ readonly line: ShownLine; readonly version: number } | null>(null);
  // A step of the playback shows the match again.
  const better = chosen?.version === version ? chosen.line : null;
  const match = useMemo(() => {
    const shown = timeline.at(better?.from ?? version);
    return better ? after(shown, better.codes) : shown;
  }, [timeline, version, better]);
  const { game, over } = match;
  const title = words.game(game.id).title;
  const session = useMemo<TableSession>(
    () => ({ ...LOOKING, sitters, names: sitters.map(({ name }) => name), ownSeat: viewer }),
    [sitters, viewer],
  );
  const { names } = session;
  const table = useMemo(() => ({ ...lookedAt(match), settled: version }), [match, version]);
  const sides = [...names, ...(match.core.sides > match.seats ? [words.rival] : [])];
  const marks = useMemo(
    () =>
      timeline.match.choices.flatMap(({ events }, before) =>
        events.flatMap((event): Mark[] =>
          event.kind === 'claimed' || event.kind === 'card'
            ? [{ version: before + 1, side: event.seat, text: words.event(timeline.match, event, names) }]
            : [],
        ),
      ),
    [timeline, words, names],
  );
  // The turn at this moment, as it was played, is marked on the board, also while a better one is shown.
  const made = timeline.match.choices[version - 1];
  const traces = useMemo(() => {
    const played = timeline.match.choices.slice(0, version).filter(({ turn }) => turn === made?.turn);
    return marksOf(match, made ? sidesOf(played, made.mover, match.seats) : [], viewer);
  }, [timeline, version, made, match, viewer]);
  const [way, setWay] = useState<readonly Leg[]>([]);
  useMotion(match, viewer);
  useEffect(() => {
    document.title = `${texts.title}: ${title} – Windrose`;
  }, [texts, title]);
  // The address names the moment, so that a reload or a bookmark comes back to it.
  useEffect(() => {
    if (playback.playing) return;
    const timer = setTimeout(() => {
      const [base] = /^#\/\w+\/[\w-]+/.exec(location.hash) ?? [];
      if (base !== undefined) history.replaceState(history.state, '', `${base}/${version}`);
    }, 250);
    return () => clearTimeout(timer);
  }, [version, playback.playing]);

  const done = made ? made.events.filter(({ kind }) => kind !== 'turn') : [];
  const sentence =
    version === 0
      ? texts.begins
      : capital(
          done
            .slice(0, 2)
            .map((event) => words.event(timeline.match, event, names))
            .join(' '),
        ) || texts.at(version, timeline.end);
  const now = `${texts.at(version, timeline.end)}. ${sentence}`;
  const hold = required(match.state().seats[viewer], `hold of seat ${viewer}`);
  const curve = (
    <Curve
      title={texts.curve}
      help={texts.curveHelp}
      stops={[0, ...timeline.turns.map(({ to }) => to)]}
      values={timeline.points}
      marks={marks}
      names={sides}
      version={version}
      now={now}
      onGo={go}
    />
  );
  const review = (
    <ReviewPart
      match={opened.match}
      packs={opened.packs}
      at={momentAt}
      names={names}
      sides={sides}
      own={own}
      version={version}
      onGo={go}
      shown={better}
      onShow={(line) => setChosen(line && { line, version })}
      board={match}
      onWay={setWay}
    />
  );
  const controls = (
    <>
      <Transport playback={playback} end={timeline.end} />
      <div className={styles.moment}>
        <span>{texts.at(version, timeline.end)}</span>
        <label>
          <select
            aria-label={texts.speed}
            value={playback.speed}
            onChange={(event) => playback.setSpeed(Number(event.target.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {texts.times(speed)}
              </option>
            ))}
          </select>
        </label>
        {match.seats > 1 && (
          <label>
            <span>{texts.viewer}</span>
            <select
              aria-label={texts.viewer}
              value={viewer}
              onChange={(event) => setViewer(Number(event.target.value))}
            >
              {names.map((name, seat) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" data-branch aria-disabled={over} onClick={() => !over && setAsked('branch')}>
          <Sign name="wheel" size={18} />
          {texts.branch}
        </button>
        <button type="button" data-share onClick={() => setAsked('share')}>
          <Sign name="pass" size={18} />
          {texts.share}
        </button>
      </div>
    </>
  );
  const parts: OtherParts = {
    turn: () => <Turn session={session} table={table} hint={better ? texts.better(better.text) : sentence} />,
    actions: () => (
      <section className={`${panelClass()} ${styles.panel}`} aria-label={texts.controls}>
        {controls}
        {!narrow && review}
        {!narrow && curve}
        <Hold letters={hold.hold} limit={hold.limit} />
      </section>
    ),
    log: () => (
      <div className={styles.log}>
        {narrow && review}
        {narrow && curve}
        <ReplayLog timeline={timeline} names={names} version={version} onGo={go} />
      </div>
    ),
  };

  return (
    <>
      <Bar title={`${texts.title}: ${title}`}>
        {id !== null && (
          <a className={`${appStyles.barButton} ${styles.back}`} href={`#/match/${id}`}>
            {texts.toMatch}
          </a>
        )}
      </Bar>
      <Main>
        <h1 className="visually-hidden">
          {texts.title}: {title}
        </h1>
        {text ? (
          <>
            <section className={styles.reading} aria-label={texts.controls}>
              {controls}
              <p role="status">{sentence}</p>
              {review}
              {curve}
            </section>
            <TextView session={session} table={table} onAgain={() => setAsked('branch')} />
          </>
        ) : (
          <OtherPartsContext value={parts}>
            <MarksContext value={traces}>
              <AdvisedWay value={way}>
                <DrawnTable session={session} table={table} />
              </AdvisedWay>
            </MarksContext>
          </OtherPartsContext>
        )}
      </Main>
      {asked === 'branch' && <Branch opened={opened} match={match} sitters={sitters} onClose={() => setAsked(null)} />}
      {asked === 'share' && <Share opened={opened} match={match} sitters={sitters} onClose={() => setAsked(null)} />}
    </>
  );
}
