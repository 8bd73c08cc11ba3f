/** A match on its table, at any of its moments. */

import { type Match, required } from '@windrose/rules';
import type { Words } from '@windrose/words';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useFirstLook } from '../../art/seat-looks.ts';
import appStyles from '../shell/Shell.module.css';
import { Bar } from '../shell/Bar.tsx';
import { useLow, useLowDesk, useNarrow } from '../../browser/media.ts';
import { useSettings } from '../../browser/settings.ts';
import { DrawnTable, useAsText } from '../../display/PlayedTable.tsx';
import { pageGameOf } from '../../games/catalogue.ts';
import { TextView } from '../../display/tables.ts';
import type { Ui } from '../../i18n/table.en.ts';
import { useWords } from '../../i18n/words.ts';
import { LOOKING, lookedAt } from '../../play/looking.ts';
import type { TableSession } from '../../play/session.ts';
import { type Sitter, wasPerson } from '../../play/store.ts';
import { after } from '../../play/offers.ts';
import type { Leg } from '../../play/outcome.ts';
import { voyageOf } from '../../play/daily-log.ts';
import { ReviewPart } from '../review/lazy-panels.ts';
import type { PlayedTurn, ShownLine } from '../review/shown-line.ts';
import { Hold } from '../../table/Hold.tsx';
import { type OtherParts, OtherPartsContext } from '../../table/Layout.tsx';
import { AdvisedWay } from '../../table/lit.ts';
import { MarksContext } from '../../table/recent.ts';
import { useMotion } from '../../motion/motion.ts';
import { Turn } from '../../table/Turn.tsx';
import { Curve } from '../review/Curve.tsx';
import { Controls } from './Controls.tsx';
import { Branch, Share } from './Moment.tsx';
import type { Opened } from './opening.ts';
import { momentSentence, useAddress, useClaims, useTraces } from './moments.ts';
import { useMadeSoFar, usePlayback } from './playback.ts';
import { Timeline } from './timeline.ts';
import styles from './Replay.module.css';
import { ReplayLog } from './ReplayLog.tsx';
import { useReplayWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { frameClass, panelClass } from '../../ui/Panel.tsx';
import { scrollClass } from '../../ui/Scroll.tsx';

/** The most seats with which the curve has room above the log. */
const MOST_SEATS_ABOVE_LOG = 3;

const NOTHING_ADVISED = { way: [], played: null };

/**
 * @param id the id under which the match is kept in this browser; null if it is not.
 * @param address the address of this replay, without a moment.
 * @param at the version to begin with. @param analysed whether its analysis begins at once.
 */
export function Replay({
  opened,
  id,
  address,
  at,
  analysed,
}: {
  readonly opened: Opened;
  readonly id: string | null;
  readonly address: string;
  readonly at: number;
  readonly analysed: boolean;
}) {
  const { ui, words } = useWords();
  const texts = useReplayWords();
  const narrow = useNarrow();
  const low = useLow();
  const curveAboveLog = useCurveAboveLog(opened.match);
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
  // With several persons, or from a link, the page cannot tell which turns are the reader's.
  const own = useMemo(() => {
    if (id === null) return [];
    const people = (opened.sitters ?? []).flatMap((sitter, seat) => (wasPerson(sitter) ? [seat] : []));
    return people.length === 1 ? people : [];
  }, [opened, id]);
  // As in the match itself.
  useFirstLook(own[0] ?? 0);
  const tookOver = useMemo(() => sitters.map(({ since = null }) => since), [sitters]);
  const [viewer, setViewer] = useState(() => Math.max(0, sitters.findIndex(wasPerson)));
  const { version, go } = playback;
  const momentAt = useCallback((moment: number) => timeline.at(moment), [timeline]);
  const [chosen, setChosen] = useState<{ readonly line: ShownLine; readonly version: number } | null>(null);
  // A step of the playback shows the match again.
  const better = chosen?.version === version ? chosen.line : null;
  const made = useMadeSoFar(better, playback.speed);
  const match = useMemo(() => {
    const shown = timeline.at(better?.from ?? version);
    return better ? after(shown, better.codes.slice(0, made)) : shown;
  }, [timeline, version, better, made]);
  const { game, over } = match;
  const title = words.game(game.id).title;
  const session = useMemo<TableSession>(
    () => ({
      ...LOOKING,
      // Until a bot took over, a person sat there.
      sitters: sitters.map((sitter) =>
        sitter.since !== undefined && version <= sitter.since ? { ...sitter, kind: 'person' } : sitter,
      ),
      names: sitters.map(({ name }) => name),
      ownSeat: viewer,
    }),
    [sitters, viewer, version],
  );
  const { names } = session;
  const table = useMemo(
    () => ({ ...lookedAt(match, better ? timeline.at(better.from) : match), settled: version }),
    [timeline, match, version, better],
  );
  const sides = [...names, ...(match.core.sides > match.seats ? [words.rival] : [])];
  const marks = useClaims(timeline, names);
  const [advised, setAdvised] = useState<{ readonly way: readonly Leg[]; readonly played: PlayedTurn | null }>(
    NOTHING_ADVISED,
  );
  const onWay = useCallback((way: readonly Leg[], played: PlayedTurn | null) => setAdvised({ way, played }), []);
  const traces = useTraces(timeline, version, advised.played, match, viewer);
  useMotion(match, viewer);
  useEffect(() => {
    document.title = `${texts.title}: ${title} – Windrose`;
  }, [texts, title]);
  useAddress(address, version, playback.playing);

  const turnOf = better && timeline.at(better.from).decision?.seat;
  const heading =
    better !== null && typeof turnOf === 'number'
      ? {
          text: texts.betterFor(own.includes(turnOf) ? null : words.seat(turnOf, names), better.certainty),
          seat: turnOf,
        }
      : over
        ? endOf(match, names, ui, words)
        : null;
  const ribbon = momentSentence(timeline, version, names, words, 1);
  const sentence =
    momentSentence(timeline, version, names, words) ?? (version === 0 ? texts.begins : texts.at(version, timeline.end));
  const now = `${texts.at(version, timeline.end)}. ${sentence}`;
  const hold = required(match.state().seats[viewer], `hold of seat ${viewer}`);
  const curve = (
    <Curve
      title={texts.curve}
      help={texts.curveHelp}
      stops={[0, ...timeline.turns.map(({ to }) => to)]}
      values={timeline.points}
      scale={[0, Math.max(1, ...timeline.points.flat())]}
      rounds={timeline.turns.map(({ round }) => round)}
      marks={marks}
      names={sides}
      version={version}
      now={now}
      onGo={go}
    />
  );
  // The first try at the sea of the day is sailed without hints, and without a rehearsal.
  const counting = id !== null && voyageOf(id)?.counts === true && !opened.match.over;
  const review = counting ? (
    <p data-voyage-counts>{texts.voyageCounts}</p>
  ) : (
    <ReviewPart
      match={opened.match}
      packs={opened.packs}
      at={momentAt}
      begins={analysed}
      names={names}
      sides={sides}
      own={own}
      tookOver={tookOver}
      version={version}
      onGo={go}
      shown={better}
      onShow={(line, shownAt) => setChosen(line && { line, version: shownAt })}
      board={match}
      onWay={onWay}
    />
  );
  const controls = (
    <Controls
      playback={playback}
      end={timeline.end}
      names={names}
      viewer={viewer}
      onViewer={setViewer}
      noBranch={counting ? texts.voyageCounts : over ? texts.branchOver : null}
      onAsk={setAsked}
    />
  );
  const parts: OtherParts = {
    turn: () => (
      <Turn
        session={session}
        table={table}
        hint={better ? better.text : (ribbon ?? sentence)}
        heading={heading}
        isWhole
      />
    ),
    ownAside: true,
    actions: (_, ownAside) => (
      <section className={`${panelClass()} ${scrollClass(styles.panel)}`} aria-label={texts.controls}>
        {controls}
        {!narrow && review}
        {!narrow && !curveAboveLog && curve}
        {!ownAside && <Hold letters={hold.hold} limit={hold.limit} />}
      </section>
    ),
    logName: texts.analysis,
    log: () => (
      <div className={styles.log}>
        {narrow && review}
        {narrow && curve}
        {curveAboveLog && <div className={frameClass(styles.curve)}>{curve}</div>}
        <ReplayLog timeline={timeline} names={names} version={version} onGo={go} />
      </div>
    ),
  };

  return (
    <>
      <Bar title={`${texts.title}: ${title}`}>
        {id !== null && (
          <a
            className={`${appStyles.barButton} ${styles.back}`}
            href={`#/match/${id}`}
            aria-label={texts.toMatch}
            title={low ? texts.toMatch : undefined}
          >
            {low ? texts.toMatchBriefly : texts.toMatch}
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
              <AdvisedWay value={advised.way}>
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

/** The heading at the end of a match. Like every sentence of a replay it calls the reader by name. */
function endOf(match: Match, names: readonly string[], ui: Ui, words: Words): { text: string; seat: number } {
  const { winner } = match.scores();
  return { text: words.winner(match, names, null) ?? ui.result, seat: typeof winner === 'number' ? winner : 0 };
}

/** Whether the window is too low for the curve below the controls, and the log beside the board has room for it. */
function useCurveAboveLog({ game, seats }: Match): boolean {
  const low = useLowDesk();
  const { largeBoard } = useSettings();
  const page = pageGameOf(game.id);
  // Beside a chart that is not the only board the log is no higher than one's own board.
  const twoBoards = page !== null && page.screen !== 'sea' && page.boards !== null;
  return low && !largeBoard && !twoBoards && seats <= MOST_SEATS_ABOVE_LOG;
}
