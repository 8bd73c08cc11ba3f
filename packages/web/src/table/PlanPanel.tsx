/** The plan of the player's next turn: its steps, each removable, possible continuations, and its result. */

import type { Match } from '@windrose/rules';

import { capital } from '../i18n/capital.ts';
import { useWords } from '../i18n/words.ts';
import { Ahead } from './Ahead.tsx';
import { blockedWords } from './blocked-words.ts';
import type { Blocked } from '../play/blocked.ts';
import { isPlanShown, type Plans } from './planning.ts';
import styles from './PlanPanel.module.css';

/** The panel. */
export function PlanPanel({
  plans,
  names,
  match,
}: {
  readonly plans: Plans;
  readonly names: readonly string[];
  readonly match: Match;
}) {
  const { ui, words } = useWords();
  const texts = ui.plan;
  const { planning, ended } = plans;
  const why = (blocked: Blocked | null | undefined): string | null =>
    blocked ? blockedWords(blocked, match, { names, ui, words }) : null;
  const endedWhy = why(ended?.blocked);
  const openWhy = why(planning?.blocked);
  return (
    <>
      {ended && (
        <p className={styles.ended} role="status" data-plan-ended={ended.why}>
          {texts[ended.why](words.list(ended.dropped.map(({ label }) => label)))}
          {endedWhy !== null && ` – ${capital(endedWhy)}.`}
        </p>
      )}
      {planning && !planning.open && isPlanShown(plans) && (
        <button type="button" className={styles.begin} data-plan-begin onClick={planning.begin}>
          {planning.steps.length === 0 ? texts.begin : texts.folded(planning.steps.length)}
        </button>
      )}
      {planning?.open && (
        <section className={styles.plan} aria-label={texts.title} data-plan>
          <header>
            <h2>{texts.title}</h2>
            {(planning.which || planning.steps.length === 0) && <p>{planning.which ? texts.which : texts.help}</p>}
            <button type="button" className={styles.fold} data-plan-fold onClick={planning.fold}>
              {texts.fold}
            </button>
          </header>
          {planning.steps.length > 0 && (
            <ol>
              {planning.steps.map(({ label, reveals }, at) => (
                <li key={at} data-plan-step data-possible={at < planning.done}>
                  <span>
                    {label}
                    {at >= planning.done ? (
                      <em>
                        {' '}
                        ({texts.notNow}
                        {at === planning.done && openWhy !== null && `: ${openWhy}`})
                      </em>
                    ) : (
                      reveals && <small data-plan-asked>{texts.asked}</small>
                    )}
                  </span>
                  <button
                    type="button"
                    aria-label={texts.drop(label)}
                    title={texts.drop(label)}
                    data-plan-drop
                    onClick={() => planning.drop(at)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ol>
          )}
          {planning.brings && (
            <Ahead match={planning.brings.before} outcome={planning.brings.outcome} names={names} plain />
          )}
          {planning.offers.length > 0 && (
            <ul>
              {planning.offers.map((offer) => (
                <li key={offer.codes.join()}>
                  <button type="button" data-plan-offer={offer.option.kind} onClick={() => planning.add(offer)}>
                    {offer.label}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
