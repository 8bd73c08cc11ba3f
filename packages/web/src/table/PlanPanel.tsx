/** The plan of the player's next turn: its steps, each removable, possible continuations, and its result. */

import { useWords } from '../i18n/words.ts';
import { Ahead } from './Ahead.tsx';
import type { Plans } from './planning.ts';
import styles from './PlanPanel.module.css';

/** The panel. */
export function PlanPanel({
  plans: { planning, ended },
  names,
}: {
  readonly plans: Plans;
  readonly names: readonly string[];
}) {
  const { ui, words } = useWords();
  const texts = ui.plan;
  return (
    <>
      {ended && (
        <p className={styles.ended} role="status" data-plan-ended={ended.why}>
          {texts[ended.why](words.list(ended.dropped.map(({ label }) => label)))}
        </p>
      )}
      {planning && !planning.open && planning.offered && (
        <button type="button" className={styles.begin} data-plan-begin onClick={planning.begin}>
          {texts.begin}
        </button>
      )}
      {planning?.open && (
        <section className={styles.plan} aria-label={texts.title} data-plan>
          <h2>{texts.title}</h2>
          {planning.steps.length === 0 ? (
            <p>{texts.help}</p>
          ) : (
            <ol>
              {planning.steps.map(({ label }, at) => (
                <li key={at} data-plan-step data-possible={at < planning.done}>
                  <span>
                    {label}
                    {at >= planning.done && <em> ({texts.notNow})</em>}
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
