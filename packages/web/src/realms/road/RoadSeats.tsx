/** Player boards of Spice Road: point cards and coins gained, cards held and played. */

import type { RoadSeat } from '@windrose/rules';
import { memo } from 'react';

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
        <Gained {...props} size={44} />
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
          <Gained {...props} size={24} />
          <OwnCoins {...props} />
        </div>
      )}
      <CardChips printed={printed} own={own} print={print} />
    </SeatPanel>
  );
});

/** Point cards, of those that trigger the end. */
function Gained({ printed, own, print, size }: RoadSeatProps & { readonly size: number }) {
  const { road, words } = useRoadWords();
  const { cards = [] } = own;
  const toEnd = print.lastCard ?? cards.length;
  const label = road.gained(cards.length, toEnd);
  return (
    <ol className={styles.gained} aria-label={label} title={label}>
      {Array.from({ length: Math.max(toEnd, cards.length) }, (_, at) => {
        const card = cards[at];
        const style = { width: size * 0.92, height: size };
        if (card === undefined) {
          return (
            <li
              key={at}
              className={slotClass(styles.slot)}
              style={style}
              title={`${label}. ${road.cardSpace}`}
              aria-hidden="true"
            >
              <Drawing name="seal" size={size * 0.6} />
            </li>
          );
        }
        // A card that must not be seen has no face here.
        const face = card === 'covered' ? null : print.faces.pointCard(card);
        const what = face ? words.cardCalled(printed, card) : road.covered;
        return (
          <li key={at} title={what} style={{ ...style, fontSize: size * 0.44 }}>
            <Drawing name="seal" size={size * 0.86} />
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
