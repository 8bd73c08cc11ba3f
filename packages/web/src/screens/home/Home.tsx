/** The first thing one sees: the games, one click from play, and the matches under way. */

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import styles from './Home.module.css';
import { Bar } from '../shell/Bar.tsx';
import { whenIdle } from '../../browser/idle.ts';
import { lazyValue, useDrawn } from '../../browser/lazy.ts';
import { localizedComponent } from '../../i18n/localized.ts';
import { focusHeading } from '../shell/arrival.ts';
import { goToMatch } from '../shell/routes.ts';
import { usePhone } from '../../browser/media.ts';
import { useSettings } from '../../browser/settings.ts';
import { useAppWords } from '../shell/words.ts';
import { BoxArt } from '../../display/BoxArt.tsx';
import { Sign } from '../../art/Icon.tsx';
import { useFirstWords } from '../../i18n/first-words.ts';
import { MESSAGES } from '../../i18n/messages.ts';
import { voyageOf } from '../../play/daily-log.ts';
import {
  hasLearned,
  isLessonFirst,
  justLearned,
  lastLessonLeft,
  nextLesson,
  playedWhatWasLearned,
} from '../../play/lesson-progress.ts';
import {
  forgetMatch,
  keepMatch,
  type KeptMatches,
  listMatches,
  type StoredMatch,
  watchMatches,
} from '../../play/store.ts';
import { quickSeats } from '../../play/quick-seats.ts';
import { hasRules } from '../../play/rule-pages.ts';
import { Hero } from './Hero.tsx';
import { wasOnline } from '../online/memory.ts';
import { Archive, MatchSections, Removed } from './lazy.ts';
import { type CatalogueGame, FIRST_GAME, offeredGames } from '../../games/catalogue.ts';
import { Signposts } from './Signposts.tsx';
import { Start } from './Start.tsx';
import { DailyStrip } from './DailyStrip.tsx';
import { Main } from '../shell/Main.tsx';
import { Button } from '../../ui/Button.tsx';
import { cardClass } from '../../ui/Card.tsx';
import { pageClass } from '../../ui/Page.tsx';
import { linkClass } from '../../ui/Link.tsx';

// The list of games needs no rules; they are fetched while one chooses.
const starting = lazyValue(() => import('../../play/start.ts'));
const matchPage = lazyValue(() => import('../match/MatchPage.tsx'));
const SetTable = localizedComponent(async () => {
  const [{ SetTable: dialog }] = await Promise.all([import('../setup/SetTable.tsx'), MESSAGES.fetch()]);
  return dialog;
});
const LessonFirst = localizedComponent(async () => (await import('./LessonFirst.tsx')).LessonFirst);
const OpenRecord = localizedComponent(async () => {
  const [{ OpenRecord: dialog }] = await Promise.all([import('../records/OpenRecord.tsx'), MESSAGES.fetch()]);
  return dialog;
});
const OnlineMatches = localizedComponent(async () => (await import('../online/HomeMatches.tsx')).HomeMatches);

const NONE: KeptMatches = { unfinished: [], finished: [], ofMissingGames: [], damaged: [] };

/** The home screen. */
export function Home() {
  useDrawn();
  const { ui, words } = useFirstWords();
  const app = useAppWords();
  const { name } = useSettings();
  const phone = usePhone();
  const [matches, setMatches] = useState(listMatches);
  const [removed, setRemoved] = useState<StoredMatch | null>(null);
  const [opening, setOpening] = useState(false);
  const [lesson, setLesson] = useState(lastLessonLeft);
  const [set, setSet] = useState<string | null>(null);
  // What is begun once one has said whether to take the lesson of the game first.
  const [asked, setAsked] = useState<{
    readonly game: string;
    readonly what: 'play' | 'set';
    readonly begin: () => void;
  } | null>(null);
  useEffect(() => watchMatches(() => setMatches(listMatches())), []);
  useEffect(() => {
    document.title = 'Windrose';
    return whenIdle(() => {
      for (const wanted of [starting, SetTable, matchPage, MatchSections, LessonFirst]) wanted.fetch().catch(() => {});
    });
  }, []);

  const { unfinished, finished, damaged, ofMissingGames } = matches;
  const anyKept = [unfinished, finished, damaged, ofMissingGames].some((kept) => kept.length > 0);
  // Those who have played go on with what they played last; a daily voyage was nobody's choice of a game.
  const own = [...unfinished, ...finished].filter(({ id }) => voyageOf(id) === null);
  const [last] = own.toSorted((a, b) => b.touched - a.touched);
  // Whoever has just learned a game plays it before learning the next one.
  const learned = justLearned();
  const isPlayed = own.some(({ record }) => record.game === learned);
  const toPlay = isPlayed ? null : learned;
  useEffect(() => {
    if (isPlayed) playedWhatWasLearned();
  }, [isPlayed]);
  const chief = toPlay ?? last?.record.game ?? FIRST_GAME;
  const toLearn = toPlay === null ? nextLesson() : null;
  const newcomer = !anyKept && !hasLearned() && !wasOnline();
  // Elsewhere those who have played find their matches there.
  const starts = phone || newcomer;

  const playNow = async (game: string): Promise<void> => {
    const { quickSitters, startLocal } = await starting.fetch();
    goToMatch(startLocal(game, quickSitters(game, name || ui.you, ui.botNames)));
  };
  const begin = (game: string, what: 'play' | 'set', how: () => void): void => {
    const isNew = ![...unfinished, ...finished].some(({ record }) => record.game === game);
    if (isNew && isLessonFirst(game)) setAsked({ game, what, begin: how });
    else how();
  };
  const remove = (match: StoredMatch): void => {
    forgetMatch(match.id);
    setMatches(listMatches());
    setRemoved(match);
  };
  const putBack = (): void => {
    if (removed) keepMatch(removed);
    flushSync(() => {
      setMatches(listMatches());
      setRemoved(null);
    });
    document.querySelector<HTMLElement>(`[data-match="${removed?.id}"]`)?.focus();
  };
  const removeDamaged = (id: string): void => {
    forgetMatch(id);
    flushSync(() => setMatches(listMatches()));
    const next = document.querySelector<HTMLElement>('[data-damaged] button');
    if (next) next.focus();
    else focusHeading();
  };
  const seatsOf = ({ seats: [fewest, most] }: CatalogueGame): string =>
    fewest === most
      ? ui.players(words.plural(most, ui.playerForms), most)
      : ui.playersRange(fewest, most, words.plural(most, ui.playerForms));

  return (
    <>
      <Bar />
      <Main className={pageClass(styles.home)}>
        <div className={styles.top}>
          <Hero />
          {/* Somebody may be waiting. */}
          {phone && wasOnline() && <OnlineMatches />}
          {phone && (unfinished.length > 0 || lesson) && (
            <MatchSections
              matches={{ ...NONE, unfinished }}
              lesson={lesson}
              onRemove={remove}
              onRemoveDamaged={removeDamaged}
            />
          )}
          {starts && (
            <Start
              game={chief}
              bots={botsAt(chief)}
              newcomer={newcomer}
              toLearn={toLearn}
              onPlay={() => void playNow(chief)}
            />
          )}
          {/* On a desk it stands beside the ways to begin. */}
          {starts && !phone && <DailyStrip />}
          <Signposts newcomer={newcomer} toLearn={toLearn} {...(starts && { without: 'learn' })} />
          {!(starts && !phone) && <DailyStrip />}
        </div>
        {removed && <Removed match={removed} onPutBack={putBack} />}
        {!phone && wasOnline() && <OnlineMatches />}
        {(anyKept || lesson || (toPlay !== null && !phone)) && (
          <MatchSections
            matches={phone ? { ...matches, unfinished: [] } : matches}
            lesson={phone ? null : lesson}
            {...(toPlay !== null &&
              !phone && { learned: { game: toPlay, bots: botsAt(toPlay), onPlay: () => void playNow(toPlay) } })}
            onRemove={remove}
            onRemoveDamaged={removeDamaged}
          />
        )}

        <section aria-labelledby="games">
          <h2 id="games" className="visually-hidden">
            {ui.chooseGame}
          </h2>
          <ul className={styles.games}>
            {offeredGames().map((game) => {
              const box = words.game(game.id);
              return (
                <li key={game.id} className={cardClass('column', styles.game)} data-game={game.id}>
                  <BoxArt game={game.id} />
                  <div className={styles.text}>
                    <h3>{box.title}</h3>
                    <p className={styles.facts}>
                      {seatsOf(game)} · {box.length}
                    </p>
                    <p>{box.tagline}</p>
                    {toLearn === game.id && (
                      <a className={linkClass(styles.next)} href={`#/learn/${game.id}`} data-learn-next>
                        {app.learnNext}
                      </a>
                    )}
                    <div className={styles.buttons}>
                      <Button
                        // One way to begin stands out for those who do not know where to.
                        kind={newcomer ? 'soft' : 'main'}
                        className={styles.play}
                        data-play
                        onClick={() => begin(game.id, 'play', () => void playNow(game.id))}
                        aria-label={`${ui.playNow} ${ui.playNowAgainst(botsAt(game.id))}: ${box.title}`}
                      >
                        <span>
                          <Sign name="wheel" />
                          {ui.playNow}
                        </span>{' '}
                        <small>{ui.playNowAgainst(botsAt(game.id))}</small>
                      </Button>
                      <Button
                        onClick={() => begin(game.id, 'set', () => setSet(game.id))}
                        aria-label={`${ui.setTable}: ${box.title}`}
                      >
                        {ui.setTable}
                      </Button>
                      {hasRules(game.id, words.language) && (
                        <a
                          className={linkClass(styles.rules)}
                          href={`#/rules/${game.id}`}
                          aria-label={app.rulesOf(box.title)}
                        >
                          {app.rules}
                        </a>
                      )}
                    </div>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
        <Archive
          onOpen={() => setOpening(true)}
          onRestored={() => {
            setMatches(listMatches());
            setLesson(lastLessonLeft());
          }}
        />
        <p className={styles.note}>{ui.fanNote}</p>
      </Main>
      {opening && <OpenRecord onClose={() => setOpening(false)} />}
      {asked !== null && (
        <LessonFirst
          game={asked.game}
          what={asked.what}
          onPlay={() => {
            setAsked(null);
            asked.begin();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {set !== null && <SetTable id={set} onClose={() => setSet(null)} />}
    </>
  );
}

/** How many bots are played against in one click; none in a game for one, which has a rival. */
function botsAt(game: string): number {
  const [fewest, most] = offeredGames().find(({ id }) => id === game)?.seats ?? [2, 2];
  return quickSeats(fewest, most) - 1;
}
