/** Numbers over many matches of bots: what wins how often, with error bars. */

import { COMPONENT_KINDS, type ComponentNumbers, type Numbers, type Share } from '@windrose/analysis';
import { gamesWith, STUDIED } from '@windrose/analysis/games';
import { findGame, hasPack, type Match, startMatch } from '@windrose/rules';
import { localeOf, Faces, type Language, type Words } from '@windrose/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { asOffered, FIRST_GAME } from '../../games/catalogue.ts';
import { useSettings } from '../../browser/settings.ts';
import { BoxArt } from '../../display/BoxArt.tsx';
import { Bundle, Trade } from '../../art/Bundle.tsx';
import { capital } from '../../i18n/capital.ts';
import { useWords } from '../../i18n/words.ts';
import type { NumbersUi } from './en.ts';
import styles from './Numbers.module.css';
import { type Localized, localized } from '../../i18n/localized.ts';
import { Main } from '../shell/Main.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { cardClass } from '../../ui/Card.tsx';
import { pageClass } from '../../ui/Page.tsx';

const NUMBERS: Localized<NumbersUi> = localized({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
});

/** The games with statistics, which are loaded on demand. */
const GAMES = asOffered(gamesWith('numbers'));

/** The page. @param game whose numbers are wanted; null for those of the usual one. */
export function NumbersPage({ game }: { readonly game: string | null }) {
  const { words } = useWords();
  const texts = NUMBERS.use().text;
  const chosen = GAMES.find((id) => id === game) ?? FIRST_GAME;
  const [numbers, setNumbers] = useState<Numbers | 'failed' | null>(null);
  useEffect(() => {
    document.title = `${texts.title} – Windrose`;
  }, [texts]);
  useEffect(() => {
    let left = false;
    const settle = (what: Numbers | 'failed'): void => {
      if (!left) setNumbers(what);
    };
    STUDIED[chosen].numbers?.().then(settle, () => settle('failed'));
    return () => {
      left = true;
    };
  }, [chosen]);
  return (
    <>
      <Bar title={texts.title} />
      <Main className={pageClass(styles.page)}>
        <h1>{texts.title}</h1>
        <Tabs label={texts.games}>
          {GAMES.map((id) => (
            <a key={id} href={`#/numbers/${id}`} aria-current={id === chosen ? 'page' : undefined}>
              {words.game(id).title}
            </a>
          ))}
        </Tabs>
        {numbers === null ? (
          <Loading />
        ) : numbers === 'failed' ? (
          <p role="alert">{texts.failed}</p>
        ) : (
          <Game numbers={numbers} texts={texts} />
        )}
      </Main>
    </>
  );
}

function Game({ numbers, texts }: { readonly numbers: Numbers; readonly texts: NumbersUi }) {
  const { words } = useWords();
  const { language } = useSettings();
  const { game, seats, matches, wins, rounds, points, components } = numbers;
  const match = useMemo(() => startMatch({ game: findGame(game).id, seats, seed: 'numbers' }), [game, seats]);
  const faces = useMemo(() => new Faces(match), [match]);
  const mean = 1 / seats;
  // All bars of a page are of one scale, on which the longest error bar just has room.
  const most = Math.min(1, Math.max(mean, ...[...wins, ...components.map(({ won }) => won)].map(({ high }) => high)));
  return (
    <section aria-labelledby={`numbers-${game}`} data-numbers={game}>
      <div className={cardClass('free', styles.banner)}>
        <BoxArt game={game} />
        <div>
          <h2 id={`numbers-${game}`}>{words.game(game).title}</h2>
          <dl>
            {(
              [
                [texts.matches, matches.toLocaleString(localeOf(language))],
                [texts.seats, String(seats)],
                [texts.rounds, mean1(rounds.mean, language)],
                [texts.points, mean1(points.mean, language)],
              ] as const
            ).map(([what, figure]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.how}>{texts.how}</p>
      <Chart
        title={texts.wins}
        texts={texts}
        mean={mean}
        most={most}
        rows={wins.map((won, seat) => ({ name: texts.seat(seat + 1), used: null, won }))}
      />
      {COMPONENT_KINDS.map((kind) => {
        const rows = components
          .filter((one) => one.kind === kind && one.won.of > 0)
          .sort((a, b) => b.won.share - a.won.share)
          .map((one) => ({
            name: nameOf(words, match, faces, one),
            picture: pictureOf(faces, one),
            used: one.used,
            won: one.won,
            id: one.id,
          }));
        if (rows.length === 0) return null;
        return <Chart key={kind} title={texts.kinds[kind]} texts={texts} mean={mean} most={most} rows={rows} />;
      })}
    </section>
  );
}

interface Row {
  readonly name: string;
  /** The same as a drawing, where that says it better than words. */
  readonly picture?: ReactNode;
  readonly id?: string;
  readonly used: Share | null;
  readonly won: Share;
}

/** A mean with one decimal, in the language's way. */
const mean1 = (value: number, language: Language): string =>
  value.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** A table whose last column is drawn. */
function Chart({
  title,
  rows,
  mean,
  most,
  texts,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly mean: number;
  /** The share that fills the whole width. */
  readonly most: number;
  readonly texts: NumbersUi;
}) {
  // Seats are not used: they only win.
  const counted = rows.some(({ used }) => used !== null);
  return (
    <table className={styles.chart}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          {counted && <th scope="col">{texts.used}</th>}
          <th scope="col">{counted ? texts.won : texts.seatWon}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, picture, id, used, won }) => (
          <tr key={id ?? name}>
            <th scope="row">
              {picture}
              <span className={picture ? 'visually-hidden' : undefined}>{capital(name)}</span>{' '}
              {id !== undefined && <small>{id}</small>}
            </th>
            {used && <td>{percent(used.share)}</td>}
            <td>
              <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" data-better={won.low > mean}>
                <rect className={styles.track} x="0" y="4" width="100" height="16" />
                <rect className={styles.share} x="0" y="4" width={(won.share / most) * 100} height="16" />
                <path className={styles.mean} d={`M${(mean / most) * 100} 0V24`} />
                <path
                  className={styles.error}
                  d={`M${(won.low / most) * 100} 12H${(won.high / most) * 100}M${(won.low / most) * 100} 8V16M${(won.high / most) * 100} 8V16`}
                />
              </svg>
              <span>
                <b>{percent(won.share)}</b> ({(won.low * 100).toFixed(0)}–{(won.high * 100).toFixed(0)})
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Cubes speak for themselves. */
function pictureOf(faces: Faces, { kind, id }: ComponentNumbers): ReactNode {
  switch (kind) {
    case 'set':
      return <Bundle letters={id} wide={9} />;
    case 'market':
      return <Trade {...faces.market(id)} wide={9} />;
    case 'order': {
      const { price, points } = faces.order(id);
      return (
        <>
          <Bundle letters={price} wide={9} /> <b className={styles.points}>{points}</b>
        </>
      );
    }
    default:
      return undefined;
  }
}

/** The name of a component. */
function nameOf(words: Words, match: Match, faces: Faces, { kind, id }: ComponentNumbers): string {
  switch (kind) {
    case 'set':
      return words.cubes(id);
    case 'market': {
      const { give, take } = faces.market(id);
      return `${words.cubes(give)} → ${words.cubes(take)}`;
    }
    case 'order': {
      const { price, points } = faces.order(id);
      return `${words.cubes(price)} → ${words.points(points)}`;
    }
    case 'bonus':
      return words.bonus(match, id);
    case 'location':
      return words.work(match, id);
    case 'card':
      return hasPack(match, 'new-world') ? words.cardCalled(match, id) : words.cubes(faces.pointCard(id).price);
    case 'exploration':
      return words.exploration(match, id);
    case 'merchant':
      return words.merchantCalled(match, id);
  }
}
