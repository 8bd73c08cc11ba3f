/** A page of rules: what stands in `docs/rules`, and from where the figures of the game are known. */

import type { Language } from '@windrose/words';
import { Fragment, useEffect, useMemo } from 'react';

import { Bar } from '../shell/Bar.tsx';
import { BoxArt } from '../../display/BoxArt.tsx';
import { lazyValue, useLazyValue } from '../../browser/lazy.ts';
import { localizedComponent } from '../../i18n/localized.ts';
import { returnAddress } from '../shell/routes.ts';
import { useAppWords } from '../shell/words.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { useFirstWords } from '../../i18n/first-words.ts';
import { fetchRules, pageOf, type RulesPageText } from '../../play/rule-pages.ts';
import { cutAtFigures, figuresOf } from './figures/figures.ts';
import styles from './RulesPage.module.css';
import { useRulesWords } from './words.ts';
import { Main } from '../shell/Main.tsx';
import { panelClass } from '../../ui/Panel.tsx';
import { bannerClass } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { linkClass } from '../../ui/Link.tsx';

const Figure = localizedComponent(async () => (await import('./figures/Figures.tsx')).Figure);
const FigureSprites = localizedComponent(async () => (await import('./figures/Figures.tsx')).FigureSprites);
const Sources = localizedComponent(async () => (await import('./Sources.tsx')).Sources);

/** The screen of a page of rules. @param page the id of a game, or the name of a page; @param place a heading on it. */
export function RulesPage({ page, place }: { readonly page: string; readonly place: string | null }) {
  const { words } = useFirstWords();
  const app = useAppWords();
  const rules = useRulesWords();
  const { language } = words;
  const wanted = useMemo(() => lazyValue(() => fetchPage(page, language)), [page, language]);
  const text = useLazyValue(wanted);
  return (
    <>
      <Bar title={app.rules} />
      {text === undefined ? (
        <Loading text={rules.loading} />
      ) : (
        <Text key={`${language}/${page}`} page={page} place={place} text={text} />
      )}
    </>
  );
}

/** The text of a page, once what draws its figures is there: what comes later would move what is being read. */
async function fetchPage(page: string, language: Language): Promise<RulesPageText | null> {
  const [text] = await Promise.all([fetchRules(page, language), Figure.fetch(), FigureSprites.fetch()]);
  return text;
}

function Text({
  page,
  place,
  text,
}: {
  readonly page: string;
  readonly place: string | null;
  readonly text: RulesPageText | null;
}) {
  const rules = useRulesWords();
  const { words } = useFirstWords();
  const back = returnAddress();
  const isGame = CATALOGUE.some((game) => game.id === page);
  // A page shared by several games has the title of the game the reader came from.
  const title = text === null ? rules.none : isGame ? words.game(page).title : text.title;

  useEffect(() => {
    document.title = `${title} – Windrose`;
  }, [title]);
  useEffect(() => {
    if (place === null) scrollTo(0, 0);
    else goToPlace(place);
    // A link to the place where the address is already changes nothing, but should lead there all the same.
    const again = ({ target }: MouseEvent): void => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash === location.hash && place !== null) goToPlace(place);
    };
    addEventListener('click', again);
    return () => removeEventListener('click', again);
  }, [place]);

  const html = text?.html.replaceAll('href="#/rules/./', `href="#/rules/${page}/`) ?? '';
  const figures = figuresOf(pageOf(page));
  const parts = useMemo(() => cutAtFigures(html, figures), [html, figures]);
  return (
    <Main className={styles.page}>
      <a className={linkClass(styles.back)} href={back.address}>
        {back.toMatch ? rules.backToMatch : rules.backHome}
      </a>
      {isGame ? (
        <header className={bannerClass(styles.box)}>
          <BoxArt game={page} />
          <h1>{title}</h1>
        </header>
      ) : (
        <h1>{title}</h1>
      )}
      {text !== null && (
        <>
          <nav aria-label={rules.contents} className={`${panelClass()} ${styles.contents}`}>
            <ul>
              {text.sections.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#/rules/${page}/${id}`}>{heading}</a>
                </li>
              ))}
              {isGame && (
                <li>
                  <a href={`#/rules/${page}/sources`}>{rules.sources}</a>
                </li>
              )}
            </ul>
          </nav>
          {figures.length > 0 && <FigureSprites />}
          <article className={styles.text}>
            {parts.map(({ html: part, figure }, at) => (
              <Fragment key={at}>
                {/* oxlint-disable-next-line react/no-danger -- made from our own files when the page is built */}
                <div dangerouslySetInnerHTML={{ __html: part }} />
                {figure && <Figure figure={figure} />}
              </Fragment>
            ))}
          </article>
          {isGame && (
            <section className={styles.text} aria-labelledby="sources">
              <h2 id="sources">{rules.sources}</h2>
              <Sources game={page} />
            </section>
          )}
        </>
      )}
    </Main>
  );
}

/** Scrolls to a heading or the number of a rule, and moves the focus there. */
function goToPlace(id: string): void {
  const place = document.getElementById(id);
  // Numbers are links, which can be focused as they are.
  if (place instanceof HTMLHeadingElement) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  place?.scrollIntoView();
}
