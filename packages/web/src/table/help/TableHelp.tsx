/** Help with a table: the rule of the current decision, how to win, and the legend of the table. */

import { pageOfRule, type RuleId } from '@windrose/rules';
import type { Language } from '@windrose/words';
import { useMemo } from 'react';

import { Drawn, drawInto } from '../../art/Drawn.tsx';
import { Drawing } from '../../art/Icon.tsx';
import { lazyValue, useLazyValue } from '../../browser/lazy.ts';
import { pageGameOf } from '../../games/catalogue.ts';
import { useWords } from '../../i18n/words.ts';
import { headingAbove } from '../../play/rule-heading.ts';
import { fetchRules } from '../../play/rule-pages.ts';
import type { TableSnapshot } from '../../play/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { type Mark, marksOf } from './marks.ts';
import { rulesOfDecision } from './rules-of-decision.ts';
import type { SymbolWords } from './symbols.en.ts';
import { meaningOf } from './symbols.ts';
import styles from './TableHelp.module.css';
import { HELP, SYMBOLS } from './words.ts';

/** The frames of what can be chosen, by rank. */
const FRAMES = ['move', 'claim', 'quiet'] as const;

/** The dialog. */
export function TableHelp({ table, onClose }: { readonly table: TableSnapshot; readonly onClose: () => void }) {
  const { ui, words } = useWords();
  const { text: symbols } = SYMBOLS.use();
  const { text: help } = HELP.use();
  const { match, stage } = table;
  const { game } = match;
  // While a turn is held the match already asks the next seat; a match that is only displayed asks nobody.
  const decision = stage === 'held' || stage === 'shown' ? null : match.decision;
  const rules = decision === null ? [] : rulesOfDecision(game.id, decision.kind);
  // The table does not change while the help is open.
  const key = useMemo(() => keyOf(symbols), [symbols]);
  const page = pageGameOf(game.id);
  return (
    <Dialog title={words.game(game.id).title} className={styles.help} light closing={ui.close} onClose={onClose}>
      {decision && (
        <section>
          <h3>{help.now}</h3>
          <p>
            <strong>{words.decision(decision.kind, game.id)}</strong>
          </p>
          {rules.map((rule, at) => (
            <Rule key={rule} rule={rule} next={rules[at + 1]} />
          ))}
        </section>
      )}
      {stage === 'held' && (
        <section data-held>
          <h3>{help.now}</h3>
          <p>
            <strong>{match.over ? ui.lastTurnDone : ui.turnDone}.</strong>{' '}
            {match.over ? ui.lastTurnHint : ui.endTurnHint}
          </p>
        </section>
      )}
      <section>
        <h3>{help.winTitle}</h3>
        <p>
          <Drawn text={help.win[game.id]} />
        </p>
        <p>
          <a href={`#/rules/${game.id}`}>{help.allRules}</a>
        </p>
      </section>
      <section>
        <h3>{help.key}</h3>
        <dl className={styles.key}>
          {key.map(({ drawing, meaning }) => (
            <div key={drawing}>
              <dt>
                <svg width="40" height="40" viewBox="0 0 48 48" aria-hidden="true">
                  <use href={`#${drawing}`} width="48" height="48" />
                </svg>
              </dt>
              {/* The piece stands before its line; those that the line names are not drawn again. */}
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{help.glows}</h3>
        <dl className={styles.key}>
          {FRAMES.map((rank) => (
            <div key={rank}>
              <dt>
                <span className={styles.frame} data-rank={rank} aria-hidden="true" />
              </dt>
              <dd>{rank === 'claim' ? help.frames.claim[page?.end.what ?? 'orders'] : help.frames[rank]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{help.badges}</h3>
        <dl className={styles.key}>
          {marksOf(page).map((mark) => (
            <div key={mark.name}>
              <dt>
                <Sample {...mark} />
              </dt>
              <dd>
                <Drawn text={help.marks[mark.name]} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}

/** A mark as it looks on the table. */
function Sample({ drawing, sign, look }: Mark) {
  if (look === 'hatched' || look === 'far') return <span className={styles[look]} aria-hidden="true" />;
  return (
    <b className={`${styles.sample} ${look === undefined ? '' : styles[look]}`}>
      {drawing !== undefined && <Drawing name={drawing} size={look ? 18 : sign === undefined ? 40 : 24} />}
      {sign}
    </b>
  );
}

/**
 * The text of a rule, and the way to where it stands.
 * @param next the rule that follows: of rules under one heading the last has the way there
 */
function Rule({ rule, next }: { readonly rule: RuleId; readonly next: RuleId | undefined }) {
  const { words } = useWords();
  const { language } = words;
  const wanted = useMemo(() => lazyValue(() => fetchRules(pageOfRule(rule), language)), [rule, language]);
  const page = useLazyValue(wanted);
  const html = useMemo(() => (page ? ruleIn(page.html, rule, language) : ''), [page, rule, language]);
  const goesOn = useMemo(() => {
    if (!page || next === undefined || pageOfRule(next) !== pageOfRule(rule)) return false;
    return headingAbove(page.html, next) === headingAbove(page.html, rule);
  }, [page, rule, next]);
  return (
    <p className={styles.rule} data-told-rule={rule}>
      {/* oxlint-disable-next-line react/no-danger -- made from our own files when the page is built */}
      <span dangerouslySetInnerHTML={{ __html: html }} /> {!goesOn && <RuleLink rule={rule} />}
    </p>
  );
}

/** The text beside the number of a rule on its page, without the number. */
function ruleIn(html: string, rule: RuleId, language: Language): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const number = page.getElementById(rule);
  const text = number?.parentElement;
  if (!number || !text) return '';
  number.remove();
  // Ways to other places are left to the page itself.
  for (const link of text.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  drawInto(text, language);
  return text.innerHTML;
}

/** The meaningful drawings on the table, each meaning once. */
function keyOf(symbols: SymbolWords): { readonly drawing: string; readonly meaning: string }[] {
  const found = new Map<string, string>();
  // No register: a table has hundreds of drawings, and they are asked for only when help is opened.
  for (const use of document.querySelectorAll('main use')) {
    // The boat of a lesson's progress is not on the table.
    if (use.closest('[data-coach]')) continue;
    const drawing = use.getAttribute('href')?.slice(1) ?? '';
    const meaning = meaningOf(drawing, symbols);
    if (meaning !== null && !found.has(meaning)) found.set(meaning, drawing);
  }
  return [...found]
    .map(([meaning, drawing]) => ({ drawing, meaning }))
    .sort((a, b) => (a.drawing < b.drawing ? -1 : 1));
}
