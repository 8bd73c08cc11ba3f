/** A lesson: the table of a match, with a teacher who says what to do and why. */

import { judgeStep, type LessonFile, lessonStepsOf } from '@windrose/analysis/lessons';
import { type Match, required } from '@windrose/rules';
import { useEffect, useMemo, useState } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { useLow, useNarrow, usePhone } from '../../browser/media.ts';
import { pageGameOf } from '../../games/catalogue.ts';
import { PlayedTable, useAsText, usePlayedTable } from '../../display/PlayedTable.tsx';
import { goToMatch } from '../shell/routes.ts';
import { prefersReducedMotion, useSettings } from '../../browser/settings.ts';
import { capital } from '../../i18n/capital.ts';
import { after } from '../../play/offers.ts';
import type { BotPlayer } from '../../play/bot.ts';
import { LocalSession } from '../../play/local-session.ts';
import { hasRules } from '../../play/rule-pages.ts';
import { QUICK_LEVEL, quickSitters, startLocal } from '../../play/start.ts';
import type { Sitter } from '../../play/store.ts';
import { keepImported } from '../../records/importing.ts';
import type { TableSnapshot } from '../../play/session.ts';
import { Bunting } from '../../table/Bunting.tsx';
import type { OtherParts } from '../../table/Layout.tsx';
import { isOnlyTouched } from '../../table/pointed.ts';
import { askedOf, partOf, pointsAt } from './lesson.ts';
import { meanwhile, meanwhileShort } from './meanwhile.ts';
import { Passage } from './passage.ts';
import { PassageButtons, Passing } from './Passing.tsx';
import shell from '../shell/Shell.module.css';
import styles from './Lessons.module.css';
import { keepLessonStep, lessonStep, nextLesson } from '../../play/lesson-progress.ts';
import { Voyage } from './Voyage.tsx';
import { useLessonWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { Coach, type Progress } from './Coach.tsx';
import { Pointer } from './Pointer.tsx';
import { useConfirms, useWanted } from './wanted.ts';
import { usePanel } from './panel.ts';
import type { Anchor } from '../../anchors/anchors.ts';
import { Button, buttonRowClass } from '../../ui/Button.tsx';

/** Between the steps the match continues as recorded: no bot thinks. */
const SILENT_BOT: BotPlayer = { choose: () => new Promise(() => {}) };

/** A lesson is kept by its step alone. */
const ROOM = { keep: () => {} };

/** A table at the beginning of a step. */
function tableAt(match: Match, sitters: readonly Sitter[]): LocalSession {
  const record = { ...match.record(), codes: match.choices.map(({ option }) => option.code) };
  return new LocalSession(
    { id: 'lesson', sitters, record, pending: [], touched: 0, round: match.round, over: false },
    SILENT_BOT,
    ROOM,
  );
}

const NOTHING: readonly Anchor[] = [];
const CONFIRM: readonly Anchor[] = ['confirm'];

/** The lesson of a game. */
export function Lesson({ game, file }: { readonly game: string; readonly file: LessonFile }) {
  const { ui, words, lessons } = useLessonWords();
  const { name, pace } = useSettings();
  const steps = useMemo(() => lessonStepsOf(file), [file]);
  const [number, setNumber] = useState(() => lessonStep(game) % steps.length);
  const step = required(steps[number], `step ${number} of the lesson`);
  const { seats } = step.match;
  const sitters = useMemo(
    () =>
      Array.from({ length: seats }, (_, seat): Sitter =>
        seat === 0
          ? { kind: 'person', name: name || ui.you }
          : { kind: 'bot', name: ui.botNames[seat] ?? ui.bot, level: QUICK_LEVEL },
      ),
    [name, ui, seats],
  );
  const [tries, setTries] = useState(0);
  // A try that went elsewhere is followed by a new table at the same moment.
  const session = useMemo(() => {
    void tries;
    return tableAt(step.match, sitters);
  }, [step, sitters, tries]);
  const before = steps[number - 1];
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => passage?.open(), [passage]);
  /** Shows what happens between the step before and a step. */
  const watch = (to: number): void => {
    const [earlier, later] = [steps[to - 1], steps[to]];
    if (!earlier || !later) return;
    const shown = new Passage(earlier, later.match, session, () => setPassage(null));
    setPassage(shown.isEmpty ? null : shown);
  };
  const shown = usePlayedTable(passage ?? session);
  const played = passage === null ? shown : session.table();
  const judged = judgeStep(step, played.match);
  const made = judged === 'else' ? 0 : Math.min(played.match.version - step.match.version, step.codes.length);
  const progress: Progress =
    judged === 'on' ? (made === 0 && tries > 0 ? 'wrong' : 'asked') : judged === 'done' ? 'done' : 'wrong';
  if (judged === 'else') setTries(tries + 1);
  // No seat moves between the steps: the table waits for the reader, not for a bot. Nor is there anything to choose on it once a step is done.
  const table = useMemo((): TableSnapshot => {
    if (passage !== null) return shown;
    const waits = played.stage === 'bot' || (progress === 'done' && played.stage === 'choice');
    // A step that is done is the reader's, whoever would choose next.
    const seat = progress === 'done' ? session.ownSeat : played.seat;
    return waits ? { ...played, stage: 'shown', seat, decision: null, options: [] } : played;
  }, [passage, shown, played, progress, session]);
  // What is asked for next; once all is done, again what was asked for first.
  const asked = useMemo(() => askedOf(step, judged === 'on' ? played.match : step.match), [judged, step, played.match]);
  useEffect(() => {
    if (progress === 'done') keepLessonStep(game, number + 1);
  }, [progress, game, number]);
  const title = words.game(game).title;
  useEffect(() => {
    document.title = `${lessons.lesson(title)} – Windrose`;
  }, [lessons, title]);

  const go = (to: number): void => {
    setPassage(null);
    setTries(0);
    setNumber(to);
    keepLessonStep(game, to);
    // Where the page scrolls as a whole a step is read from its beginning.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  /** Goes on to a step through what happens before it: whoever wants no motion, or others' turns at once, is only told of it. */
  const goOnTo = (to: number): void => {
    go(to);
    if (!text && !prefersReducedMotion() && pace !== 'once') watch(to);
  };
  const confirms = useConfirms(asked.codes);
  const wanted = useMemo(() => (confirms ? CONFIRM : pointsAt(asked.option, asked.codes)), [confirms, asked]);
  useWanted(progress === 'done' || passage ? NOTHING : wanted);
  const last = number === steps.length - 1;
  const narrow = useNarrow();
  const text = useAsText(step.match.game.id);
  const hasChart = pageGameOf(step.match.game.id)?.boards !== null;
  // On a phone on its side the panel lies above whatever scrolls: what is next stands on it, where it cannot be covered.
  const onPanel = useLow() && !text;
  // On a phone the panel says what the step is about; the rest is one tap away.
  const brief = usePhone() && !text;
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const more = usePanel(panel, `${number} ${progress} ${confirms} ${passage === null}`);
  const goOn = progress === 'done' && (
    <Button
      kind="main"
      size={onPanel ? 'low' : 'wide'}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has been done; there is nothing else to do now
      autoFocus
      {...(last ? { 'data-play-on': true } : { 'data-next': true })}
      onClick={() =>
        last ? goToMatch(keepImported({ match: table.match, sitters, packs: [] }, sitters)) : goOnTo(number + 1)
      }
    >
      {last ? lessons.playOn : lessons.next}
    </Button>
  );
  const passed = useMemo(() => {
    if (!before) return null;
    const from = before.match.version + before.codes.length;
    const told = meanwhile(step.match, from, session.ownSeat, words, lessons.meanwhile, session.names);
    if (told === null) return null;
    const had = after(before.match, before.codes).scores().seats[session.ownSeat]?.total ?? 0;
    return { text: told, short: meanwhileShort(step.match, from, session.ownSeat, had, lessons.meanwhile) };
  }, [before, step, words, lessons, session]);
  const following = last && progress === 'done' ? nextLesson(game) : null;
  const taught = required(lessons.steps[game]?.[step.id], `text of the step ${step.id}`);
  const task = capital(words.option(asked.match, asked.option, session.names));
  const count = (
    <p className={styles.count}>
      {lessons.step(number + 1, steps.length)}
      <Voyage done={number + (progress === 'done' ? 1 : 0)} of={steps.length} />
    </p>
  );
  const label = lessons.lesson(title);
  const toStep = passage && <PassageButtons key="passage" passage={passage} isHeld={passage.isHeld} />;
  const coach = passage ? (
    <Passing ref={setPanel} {...{ passage, table, label, count }} toStep={onPanel && toStep} />
  ) : (
    <Coach
      ref={setPanel}
      step={{ number, last, game: step.match.game.id, taught }}
      {...{ label, count, progress, asked, task, confirms, passed, more }}
      isBegun={made > 0}
      names={session.names}
      room={{ brief, low: onPanel }}
      enlarges={narrow && hasChart && !text}
      goOn={{ beside: onPanel && goOn, below: text && goOn }}
      onWatch={text ? null : () => watch(number)}
      onGo={go}
    />
  );
  const parts: OtherParts = {
    aside: coach,
    turn: (own, aside) => (
      <>
        {!aside && coach}
        {!narrow && own}
      </>
    ),
    // Where the boat is to sail the chart is needed first.
    near: progress !== 'done' && asked.option.kind === 'step' ? undefined : partOf(game, step.id),
    // What is done next takes the place of what has just been done.
    ...(passage
      ? { heading: lessons.meanwhile[passage.isHeld ? 'held' : 'passing'], instead: !onPanel && toStep }
      : {}),
    ...(progress === 'done' && !passage
      ? {
          heading: last ? lessons.lessonDone : lessons.stepDone,
          instead: (
            <>
              {last && !onPanel && (
                <div className={styles.learned} data-learned-now>
                  <Bunting side={session.ownSeat} />
                </div>
              )}
              {!onPanel && goOn}
              {last ? (
                <p className={buttonRowClass(styles.ways)}>
                  <button
                    type="button"
                    data-own-match
                    onClick={() => goToMatch(startLocal(game, quickSitters(game, name || ui.you, ui.botNames)))}
                  >
                    {lessons.ownMatch}
                  </button>
                  {following !== null && (
                    <a href={`#/learn/${following}`} data-next-lesson>
                      {lessons.nextLesson(words.game(following).title)}
                    </a>
                  )}
                  {hasRules(game, words.language) && <a href={`#/rules/${game}`}>{lessons.rules}</a>}
                </p>
              ) : (
                <p className={styles.rest}>{isOnlyTouched() ? lessons.symbolsTouched : lessons.symbols}</p>
              )}
            </>
          ),
        }
      : {}),
  };
  return (
    <>
      <Bar title={lessons.lesson(title)}>
        {brief && (
          <a className={`${shell.barButton} ${styles.leave}`} href="#/learn">
            {lessons.leave}
          </a>
        )}
      </Bar>
      {progress !== 'done' && !passage && <Pointer at={wanted} under={panel} />}
      <Main>
        <h1 className="visually-hidden">{lessons.lesson(title)}</h1>
        <PlayedTable session={passage ?? session} table={table} parts={parts} above={coach} onAgain={() => go(0)} />
      </Main>
    </>
  );
}
