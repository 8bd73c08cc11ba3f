/** What one tells of a finished match: every side's claims in order, and a few sentences. */

import type { AnyView, Match } from '@windrose/rules';
import type { CSSProperties } from 'react';

import { Drawing, seatColour, Sign } from '../art/Icon.tsx';
import { useWords } from '../i18n/words.ts';
import { claimCalled } from '../play/moments.ts';
import { endOf } from '../play/progress.ts';
import type { Story } from '../play/story.ts';
import { Star } from './PointsCurve.tsx';
import styles from './StoryLines.module.css';

/** The lines. @param winning the side that won. @param own the only person at this device */
export function StoryLines({
  story: { best, inFront, claims, lead, closest, margin, nearMisses },
  match,
  winning,
  own,
  nameOf,
}: {
  readonly story: Story;
  readonly match: Match;
  readonly winning: number | null;
  readonly own: number | null;
  readonly nameOf: (side: number) => string;
}) {
  const { ui, words } = useWords();
  const ofSides = [...Map.groupBy(claims, ({ side }) => side)].sort(([a], [b]) => a - b);
  // What one missed oneself; else the dearest that anybody missed.
  const missed = [...nearMisses].sort(
    (a, b) => Number(b.seat === own) - Number(a.seat === own) || b.claim.points - a.claim.points,
  )[0];
  const kind = endOf(match)?.what ?? 'orders';
  return (
    <>
      {ofSides.length > 0 && (
        <ul className={styles.claims} aria-label={ui.story.claims} data-claims>
          {ofSides.map(([side, all]) => (
            <li key={side}>
              <svg viewBox="-12 -12 24 24" style={{ '--seat': seatColour(side) } as CSSProperties} aria-hidden="true">
                <circle r="11.5" fill="var(--seat)" />
                <use href={`#sign-${side % 5}`} x="-8" y="-8" width="16" height="16" color="var(--seat-ink)" />
              </svg>
              <span className="visually-hidden">{nameOf(side)}:</span>
              {all.map((claim) => (
                <span
                  key={claim.at}
                  className={styles.seal}
                  title={ui.story.claim(
                    nameOf(side),
                    claim.round,
                    claim.coin > 0 ? ui.withCoin(claim.points, claim.coin) : words.points(claim.points),
                  )}
                >
                  <Drawing name="seal" size={26} />
                  <b>{claim.points}</b>
                </span>
              ))}
              <Coins match={match} side={side} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.lines} data-told>
        {best && (
          <li>
            <Star /> {ui.story.best(nameOf(best.seat), best.round, words.points(best.gained))}
          </li>
        )}
        {lead && <li>{ui.story.lead(lead.changes, lead.round)}</li>}
        {inFront && winning !== null && (
          <li>
            <Sign name="flag" size={15} /> {ui.story.inFront(inFront.round, nameOf(winning))}
            {inFront.seat === winning && inFront.gained > 0 && ` ${ui.story.decided(words.points(inFront.gained))}`}
          </li>
        )}
        {closest && <li>{ui.story.closest(nameOf(closest.side), words.points(closest.behind), closest.round)}</li>}
        {margin && <li>{ui.story.margin(nameOf(margin.side), words.points(margin.behind))}</li>}
        {missed && (
          <li>
            {ui.story.nearMiss[kind](
              nameOf(missed.seat),
              nameOf(missed.claim.side),
              missed.claim.round,
              words.points(missed.claim.points),
              claimCalled(missed.claim.event, match, words),
            )}
          </li>
        )}
      </ul>
    </>
  );
}

/** The coins that came with a side's cards, as its board shows them; nothing where there are none. */
function Coins({ match, side }: { readonly match: Match; readonly side: number }) {
  const { ui } = useWords();
  const { gold = 0, silver = 0 } = (match.state() as AnyView).seats[side]?.coins ?? {};
  if (gold + silver === 0) return null;
  const label = ui.story.coins(gold, silver);
  return (
    <span className={styles.coins} role="img" aria-label={label} title={label} data-coins>
      {gold > 0 && (
        <>
          <Drawing name="coin-gold" size={20} />
          {gold}
        </>
      )}
      {silver > 0 && (
        <>
          <Drawing name="coin-silver" size={20} />
          {silver}
        </>
      )}
    </span>
  );
}
