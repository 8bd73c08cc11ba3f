/** Player boards of Spice Road: point cards and coins gained, cards held and played. */

import type { RoadSeat } from '@windrose/rules';
import { type CSSProperties, memo } from 'react';

import { Drawing } from '../../art/Icon.tsx';
import { SmallHold } from '../../table/Hold.tsx';
import { SeatPanel } from '../../table/SeatPanel.tsx';
import type { SeatFacts } from '../../table/seats.ts';
import type { RoadPrint } from './position.ts';
import { CardChips } from './RoadCards.tsx';
import styles from './RoadSeats.module.css';
import { useRoadWords } from './words.ts';
import { slotClass } from '../../ui/Slot.tsx';

/** The props of both kinds of boards. */
export interface RoadSeatProps extends SeatFacts {
  readonly own: RoadSeat;
  readonly print: RoadPrint;
}

/** One's own board, large. */
export const OwnRoad = memo(function OwnRoad(props: RoadSeatProps) {
  return (
    <SeatPanel {...props} large>
      <div className={styles.line}>
        <Gained {...props} size={44} least={28} />
        <OwnCoins {...props} />
      </div>
    </SeatPanel>
  );
});

/** Another seat's board, small. */
export const OtherRoad = memo(function OtherRoad(props: RoadSeatProps) {
  const { printed, own, print } = props;
  const gains = (own.cards?.length ?? 0) + (own.coins?.gold ?? 0) + (own.coins?.silver ?? 0);
  return (
    <SeatPanel {...props}>
      <SmallHold letters={own.hold} limit={own.limit} />
      {gains > 0 && (
        <div className={styles.line}>
          <Gained {...props} size={24} least={20} />
          <OwnCoins {...props} />
        </div>
      )}
      <CardChips printed={printed} own={own} print={print} />
    </SeatPanel>
  );
});

/**
 * Point cards, of those that trigger the end, in one row.
 * @param size the height of one, in pixels
 * @param least the width that one keeps beside the coins, in pixels; where there is no room for that they stand below
 */
function Gained({
  printed,
  own,
  print,
  size,
  least,
}: RoadSeatProps & { readonly size: number; readonly least: number }) {
  const { road, words } = useRoadWords();
  const { cards = [] } = own;
  const toEnd = print.lastCard ?? cards.length;
  const label = road.gained(cards.length, toEnd);
  const spaces = Math.max(toEnd, cards.length);
  return (
    <ol
      className={styles.gained}
      data-gained
      style={{ '--spaces': spaces, '--wide': `${size * 0.92}px`, '--least': `${least}px` } as CSSProperties}
      aria-label={label}
      title={label}
    >
      {Array.from({ length: spaces }, (_, at) => {
        const card = cards[at];
        if (card === undefined) {
          return (
            <li key={at} className={slotClass(styles.slot)} title={`${label}. ${road.cardSpace}`} aria-hidden="true">
              <Drawing name="seal" size={size} />
            </li>
          );
        }
        // A card that must not be seen has no face here.
        const face = card === 'covered' ? null : print.faces.pointCard(card);
        const what = face ? words.cardCalled(printed, card) : road.covered;
        return (
          <li key={at} title={what}>
            <Drawing name="seal" size={size} />
            <b aria-hidden="true">{face?.points ?? '?'}</b>
            <span className="visually-hidden">{what}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Coins gained. */
function OwnCoins({ own }: RoadSeatProps) {
  const { road } = useRoadWords();
  const { gold = 0, silver = 0 } = own.coins ?? {};
  const label = road.coins(gold, silver);
  return (
    <p className={styles.coins} role="img" aria-label={label} title={label}>
      {gold > 0 && (
        <>
          <Drawing name="coin-gold" size={22} />
          {gold}
        </>
      )}
      {silver > 0 && (
        <>
          <Drawing name="coin-silver" size={22} />
          {silver}
        </>
      )}
    </p>
  );
}
