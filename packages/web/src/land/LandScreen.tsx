/** A match of a land game on the table. */

import { type SpiceLetter, SPICES } from '@windrose/rules';
import { useMemo } from 'react';

import { LandSprites } from '../art/LandSprites.tsx';
import { RoadSprites } from '../art/RoadSprites.tsx';
import { after } from '../play/offers.ts';
import { outcomeOf } from '../play/outcome.ts';
import type { Table, TableSession } from '../play/session.ts';
import { Actions } from '../table/Actions.tsx';
import { useChoosing } from '../table/choosing.ts';
import { FigureScope } from '../table/Figures.tsx';
import { Frame } from '../table/Frame.tsx';
import { Hold } from '../table/Hold.tsx';
import { Layout, type Part } from '../table/Layout.tsx';
import { Log } from '../table/Log.tsx';
import { type Choosing, ChoosingContext } from '../table/Target.tsx';
import { Turn } from '../table/Turn.tsx';
import { landArt } from './art.tsx';
import { Islands } from './Islands.tsx';
import { BesideTiles, LandBoards, LandHead } from './LandBoards.tsx';
import { OtherLand, OwnLand } from './LandSeats.tsx';
import { islandsOf, landPosition, landPrint } from './position.ts';
import { landTargets } from './targets.ts';
import { useLandWords } from './words.ts';

/** The screen. */
export function LandScreen({ session, table }: { readonly session: TableSession; readonly table: Table }) {
  const { ui, words, land } = useLandWords();
  const { match } = table;
  const { names, ownSeat, sitters } = session;

  const print = landPrint(match);
  const position = useMemo(() => landPosition(match, ownSeat), [match, ownSeat]);
  const targets = useMemo(
    () => landTargets(table, position, { words, ui, names }),
    [table, position, words, ui, names],
  );
  const { choosing, asked, confirming, looked, take, cancel, lookAt } = useChoosing(session, table, targets);
  // What is turned up by a choice must not be seen before it stands; of one's own board nothing is.
  const soon = useMemo(
    () => (looked === null ? null : landPosition(after(match, looked.codes), ownSeat).seats[ownSeat]!),
    [match, looked, ownSeat],
  );

  const outcome = useMemo(() => (looked === null ? null : outcomeOf(match, looked.codes)), [match, looked]);
  const scores = match.scores();
  const covered = match.options.covered === true && !match.over;
  const mine = position.seats[ownSeat]!;
  const cubes = new Map<SpiceLetter, string>();
  for (const spice of SPICES) {
    const [offer] = choosing.things.get(`cube ${spice}`) ?? [];
    if (offer) cubes.set(spice, offer.label);
  }
  const board = (seat: number) => ({
    match,
    seat,
    name: words.seat(seat, names),
    own: position.seats[seat]!,
    print,
    points: covered && seat !== ownSeat ? null : scores.seats[seat]!.total,
    active: table.stage !== 'over' && table.mover === seat,
    bot: sitters[seat]?.kind === 'bot',
  });

  return (
    <FigureScope match={match}>
      <LandSprites />
      <RoadSprites />
      <ChoosingContext value={choosing}>
        <Layout
          shape="boards"
          mapName={land.boards}
          open={openParts(choosing.things)}
          {...(position.map ? { besideName: land.islands } : {})}
          beside={
            position.map && (
              <Islands match={match} position={islandsOf(position, position.map)} names={names} choosing={choosing} />
            )
          }
          turn={
            <Turn
              session={session}
              table={table}
              hint={asked?.startsWith('route') && !confirming ? land.swapWith : null}
            />
          }
          map={
            <Frame>
              <LandHead match={match} position={position} print={print} />
              <LandBoards match={match} position={position} print={print} names={names} seat={ownSeat} />
              {position.beside && <BesideTiles match={match} position={position} print={print} />}
            </Frame>
          }
          own={<OwnLand {...board(ownSeat)} soon={soon} />}
          others={names.map((_, seat) => seat !== ownSeat && <OtherLand key={seat} {...board(seat)} />)}
          log={<Log match={match} names={names} settled={table.settled} onBack={session.undoTo} />}
          actions={
            <Actions
              session={session}
              table={table}
              hold={
                <Hold
                  letters={mine.hold}
                  limit={mine.limit}
                  choices={cubes}
                  soon={soon?.hold ?? null}
                  onCube={(spice) => choosing.click(`cube ${spice}`)}
                />
              }
              art={(fact) => landArt(fact, print)}
              main={targets.main}
              all={targets.all}
              confirming={confirming}
              onOffer={take}
              onConfirm={() => confirming && take(confirming)}
              onCancel={cancel}
              outcome={outcome}
              onLook={lookAt}
            />
          }
        />
      </ChoosingContext>
    </FigureScope>
  );
}

/** Where on the table something can be chosen. */
function openParts(things: Choosing['things']): Set<Part> {
  const parts = new Set<Part>();
  for (const thing of things.keys()) {
    if (thing.startsWith('place')) parts.add('beside');
    else if (thing.startsWith('route')) parts.add('own');
    else if (!thing.startsWith('cube')) parts.add('map');
  }
  return parts;
}
