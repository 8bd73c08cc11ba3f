/** The words of a hint: one line while it is folded; opened, its steps in the order in which they are chosen, and below them why. */

import type { StepList, Told } from '@windrose/analysis';

import { Unbroken } from '../../ui/Unbroken.tsx';
import styles from './Review.module.css';

/** What is to be done, and then why, in one paragraph. */
export function HintLine({ plan, reason }: { readonly plan: string; readonly reason: string }) {
  return (
    <p>
      <b>
        <Unbroken text={plan} />
      </b>{' '}
      <Unbroken text={reason} />
    </p>
  );
}

/** All of it. @param plan as one sentence, and as a list: a single step needs none. */
export function WholeHint({
  plan,
  list,
  reasons,
}: {
  readonly plan: string;
  readonly list: StepList;
  readonly reasons: readonly Told[];
}) {
  return (
    <>
      {list.steps.length > 1 ? (
        <Steps list={list} isPlan />
      ) : (
        <p data-plan>
          <b>
            <Unbroken text={plan} />
          </b>
        </p>
      )}
      {reasons.map(({ text, way }) =>
        way === null ? (
          <p key={text}>
            <Unbroken text={text} />
          </p>
        ) : (
          <div key={text}>
            <p>{way.title}</p>
            {way.turns.map((turn) => (
              <Steps key={turn.title} list={turn} />
            ))}
          </div>
        ),
      )}
    </>
  );
}

/** Numbered steps; a single one stands beside the title. @param isPlan whether they are those of the turn that is advised. */
function Steps({ list: { title, steps }, isPlan = false }: { readonly list: StepList; readonly isPlan?: boolean }) {
  const [only, ...others] = steps;
  if (only !== undefined && others.length === 0) {
    return (
      <p>
        <Unbroken text={`${title} ${only}`} />
      </p>
    );
  }
  return (
    <div className={styles.steps} data-plan={isPlan ? '' : undefined}>
      <p>{title}</p>
      <ol>
        {steps.map((step, at) => (
          <li key={at}>
            <Unbroken text={step} />
          </li>
        ))}
      </ol>
    </div>
  );
}
