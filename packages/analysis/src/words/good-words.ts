/** The benefit of a plan, and what is left for it. */

import type { AnyView, Match } from '@windrose/rules';
import { lastRoundBy, pointsOfCubes, pointsThen, type SeatNames } from '@windrose/words';
import type { Aim } from '../review/aim.ts';
import { type Aside, asidesOf, SEA_TILES } from '../review/asides.ts';
import type { ClaimNamed } from '../review/claim-named.ts';
import { type Estimate, intervalOf, isPositive } from '../review/estimate.ts';
import { type Good, goodOf } from '../review/good-of.ts';
import type { MerchantFit } from '../review/merchant-fit.ts';
import type { PassedTile } from '../review/passed-tile.ts';
import { toldLead } from '../review/told-lead.ts';
import { canWait, isClearGain, SOON } from '../review/quick-claim.ts';
import { turnsOnWay } from '../review/way.ts';
import { clicksOf } from './line-choices.ts';
import type { ReviewTexts, When } from './messages.ts';
import { type AnyClaim, fullNameOf, shortNameOf } from './names.ts';
import { sentence, type Told, turnInWords, wayTold } from './way-words.ts';

/** Until this round, hints tell the measure of what cubes are worth. */
const SCALE_UNTIL = 3;

/** Gains that are told even beside the claim that they lead to. */
const GAINS: readonly Good['kind'][] = ['points', 'tile', 'settlers', 'cards'];

/** What is known of a plan. */
interface PlanKnown {
  /** What it means for later turns; null where that is not known. */
  readonly aim: Aim | null;
  /** Which moment it is told of. */
  readonly when: When;
  /** What is to be claimed; null where that is not known. */
  readonly planned: ClaimNamed | null;
  readonly names: SeatNames;
}

/** The benefit of a plan, and what is left for it: the most important first. */
export function goodTold(
  texts: ReviewTexts,
  match: Match,
  codes: readonly number[],
  { aim, when, planned, names }: PlanKnown,
): readonly [Told, ...Told[]] {
  const { messages, words } = texts;
  const { passes = null, stays = null } = aim ?? {};
  const leadsTo = toldLead(aim);
  // A hint names no claim that it does not plan: the next one would have to take that back.
  const good = goodOf(match, codes, planned ?? (aim === null ? null : 'none'));
  const before = 'claim' in good ? good.claim : null;
  const left = (said: typeof before): readonly Told[] =>
    passes === null
      ? []
      : passedInWords(texts, match, passes, {
          before: said,
          leadsTo,
          made: good.kind === 'claims' ? good.claim : null,
        }).map(sentence);
  const isNamed =
    (good.kind === 'nearer' || good.kind === 'payable') &&
    good.claim.price === leadsTo?.claim.price &&
    good.claim.points === leadsTo.claim.points;
  const lying = good.kind === 'merchant' && good.cubes !== '' ? [messages.good.lying(words.cubes(good.cubes))] : [];
  const fits = good.kind === 'merchant' ? fitInWords(texts, match, good.fit) : [];
  const end = lastRoundBy(match, codes);
  const ends = end === null ? [] : [messages.good.makesLast(pointsThen(end, match, words, names), end.over)];
  // A column is a reason where there is no claim to speak of.
  const hasAim = 'claim' in good || leadsTo !== null;
  const isSaid = ({ kind }: Aside): boolean =>
    kind === 'column' ? hasAim : kind === 'took-tile' && good.kind === 'tile';
  const besides = asidesOf(match, codes).flatMap((aside) => (isSaid(aside) ? [] : [asideInWords(texts, aside)]));
  const staying = stays === null ? [] : [stayingInWords(texts, match, stays)];
  const tile = aim?.tile ? tileInWords(texts, aim.tile) : [];
  const likely = aim?.likely ?? null;
  const later = likely === null ? [] : [messages.good.likely(fullNameOf(texts, match, likely))];
  const beside = aim?.beside ? [sentence(besideInWords(texts, match, aim.beside, { when, names }))] : [];
  const expected = aim?.expected ? [expectedInWords(texts, match, aim.expected, names)] : [];
  const next = aim?.next ? [nextInWords(texts, match, codes, aim.next, names)] : [];
  const soonest = isNamed ? soonestOf(leadsTo) : null;
  // Which turn follows is known better than by an example.
  const far = aim?.far === 'now' && likely === null ? [messages.good.far] : [];
  const own: readonly [Told, ...Told[]] = [
    sentence(goodInWords(texts, match, codes, { good, when, soonest, hasExample: aim === null })),
    ...[...ends, ...lying, ...fits, ...expected, ...next, ...later, ...far, ...besides, ...tile, ...staying].map(
      sentence,
    ),
  ];
  if (leadsTo === null) return [...own, ...left(before), ...beside];
  const quickest = leadsTo.way ? [wayTold(texts, turnsOnWay(match, codes, leadsTo.way), names)] : [];
  const [benefit, ...further] = own;
  // What is missing for the same claim says more than that the turn leads to it.
  if (isNamed) return [benefit, ...quickest, ...further, ...left(before), ...beside];
  const { claim, turns } = leadsTo;
  const leads = sentence(messages.good.leadsTo(fullNameOf(texts, match, claim), turns, soonestOf(leadsTo)));
  const isGain = GAINS.includes(good.kind);
  // The claim it leads to is what has been named last.
  const then = [...quickest, ...left(null)];
  return isGain
    ? [...own, leads, ...then, ...beside]
    : [leads, ...then, ...[...lying, ...fits, ...expected, ...next, ...besides, ...tile].map(sentence), ...beside];
}

/** The own turn in which a claim can be made at the earliest, the running one being 1; null where that is not known. */
const soonestOf = ({ way }: NonNullable<Aim['leadsTo']>): number | null => way && way.length + 1;

/** The own turn that probably follows. @param line the choices of the advised turn. */
function nextInWords(
  texts: ReviewTexts,
  match: Match,
  line: readonly number[],
  next: NonNullable<Aim['next']>,
  names: SeatNames,
): string {
  const [turn] = turnsOnWay(match, line, [next.line]);
  return turn === undefined ? '' : texts.messages.good.next(turnInWords(texts, turn, names), next);
}

/** Whether a benefit says nothing for a turn beside another one. */
export const saysNothing = ({ kind }: Good): boolean => kind === 'none' || kind === 'excess' || kind === 'cheapest';

/** The turn that comes second: what it brings, and what the advised one is worth beside it. */
function besideInWords(
  texts: ReviewTexts,
  match: Match,
  { line, gain, rounds, isClose }: NonNullable<Aim['beside']>,
  { when, names }: Pick<PlanKnown, 'when' | 'names'>,
): string {
  const { good: says } = texts.messages;
  const good = goodOf(match, line);
  const brings = saysNothing(good)
    ? null
    : goodInWords(texts, match, line, { good, when, soonest: null, hasExample: false });
  const other = turnInWords(texts, { match, line }, names);
  if (isClearGain(gain)) return says.beside(other, brings, wholePoints(gain), rounds);
  if (isClearGain({ value: -gain.value, error: gain.error })) return says.beside(other, brings, 'better', rounds);
  return says.beside(other, brings, isClose ? 'close' : 'open', rounds);
}

/** The turn that the last hint expected, and what the advised one is worth beside it. */
function expectedInWords(
  texts: ReviewTexts,
  match: Match,
  { line, card, points, later }: NonNullable<Aim['expected']>,
  names: SeatNames,
): string {
  const turn = line === null ? null : turnInWords(texts, { match, line }, names);
  return texts.messages.good.expected(turn, {
    card: card === null ? null : texts.words.merchantCalled(match, card),
    points: points === null || points < 0.5 ? null : Math.round(points),
    later,
  });
}

/**
 * The benefit that the turn itself brings. @param soonest in which own turn its claim can be made, where that is known.
 * @param hasExample whether a trade of the next turn is told as an example.
 */
function goodInWords(
  texts: ReviewTexts,
  match: Match,
  codes: readonly number[],
  {
    good,
    when,
    soonest,
    hasExample,
  }: { readonly good: Good; readonly when: When; readonly soonest: number | null; readonly hasExample: boolean },
): string {
  const { messages, words } = texts;
  const claimed = (claim: AnyClaim): string => fullNameOf(texts, match, claim);
  const scale = match.round <= SCALE_UNTIL;
  switch (good.kind) {
    case 'claims':
      // Components that are claimed by a click are named at the place of the click.
      if (!clicksOf(texts, match, codes).some(({ claims }) => claims)) return messages.good.claims(claimed(good.claim));
      return claimScored(texts, match, good, when);
    case 'points':
      return messages.good.points(words.points(good.points), -good.cubes, good.points + good.cubes, when);
    case 'payable':
      return messages.good.payable(claimed(good.claim), soonest, when);
    case 'nearer':
      return messages.good.nearer(claimed(good.claim), words.cubes(good.missing), when);
    case 'spared':
      return messages.good.spared(claimed(good.claim), good.missing === '' ? null : words.cubes(good.missing));
    case 'merchant':
      return messages.good.merchant(good.gain, good.best, { scale });
    case 'outpost':
      return messages.good.outpost(words.exchange(good.give, good.take), good.now, when);
    case 'start':
      return messages.good.start(
        good.islands,
        hasExample
          ? good.trade && {
              place: words.place(match, good.trade.at),
              exchange: words.exchange(good.trade.give, good.trade.take),
            }
          : null,
      );
    case 'cubes':
      return messages.good.cubes(
        words.cubesThere(good.comes),
        good.goes === '' ? null : words.cubesThere(good.goes),
        when,
        {
          scale,
          use: hasExample
            ? good.use && {
                place: words.place(match, good.use.at),
                exchange: words.exchange(good.use.give, good.use.take),
              }
            : null,
        },
      );
    case 'settlers':
    case 'cards':
      return messages.good[good.kind](good.back, good.all);
    case 'last':
      return messages.good.last(good.points);
    case 'tile':
      return messages.good.tile(SEA_TILES.find((kind) => kind === good.tile) ?? null);
    default:
      return messages.good[good.kind];
  }
}

/** The cards that a merchant card works with. */
function fitInWords(
  { messages, words }: ReviewTexts,
  match: Match,
  { from, to, offered }: MerchantFit,
): readonly string[] {
  const [bringing, taking, beside] = [from, to, offered].map((id) => id && words.merchantNamed(match, id));
  const isNone = from === null && to === null && offered === null;
  return isNone ? [] : [messages.good.fits(bringing ?? null, taking ?? null, beside ?? null)];
}

/** What a claim scores, with its coin, and without what the cubes paid for it counted, as its button says; and the other steps of its turn. */
function claimScored(
  { messages, words }: ReviewTexts,
  match: Match,
  { claim: { price, points }, coin, others }: Extract<Good, { kind: 'claims' }>,
  when: When,
): string {
  const lost = pointsOfCubes(price);
  const { stacks, map }: AnyView = match.state();
  // On land alone nothing else scores: what a card brings makes tiles worth more.
  const onTiles = stacks !== undefined && map === undefined;
  return coin === 0 && others === 0
    ? messages.good.points(words.points(points), lost, points - lost, when)
    : messages.good.pointsOfAll(words.points(points), { coin, others, onTiles, lost }, when);
}

function asideInWords({ messages, words }: ReviewTexts, aside: Aside): string {
  switch (aside.kind) {
    case 'column':
      return messages.good.column(aside.missing, aside.brings);
    case 'took-tile':
      return messages.good.tile(aside.tile);
    case 'given-up':
      return messages.good.givenUp(aside.limit, words.cubes(aside.cubes));
    case 'left-tile':
      return messages.good.leftTile(aside.points === 0 ? null : words.points(aside.points), aside.room, aside.spaces);
  }
}

/**
 * Why a claim that is possible soon is passed over by the turn that is advised; nothing where it is what the sentence before is about
 * and the way there matters little. @param before the claim that the sentence before has named, the one that the turn leads
 * to, and the one that it makes itself.
 */
function passedInWords(
  texts: ReviewTexts,
  match: Match,
  { claim, soonest, turns, gain, rounds, instead }: NonNullable<Aim['passes']>,
  {
    before,
    leadsTo,
    made,
  }: { readonly before: AnyClaim | null; readonly leadsTo: Aim['leadsTo']; readonly made: AnyClaim | null },
): readonly string[] {
  const { messages, words } = texts;
  const { good } = messages;
  // What comes a little later than the claim that is made is not passed over.
  if (made !== null && soonest > 1 && turns !== null && turns <= SOON) {
    return [messages.after(shortNameOf(words, match, made), shortNameOf(words, match, claim), turns)];
  }
  const isNamed = before?.price === claim.price && before.points === claim.points;
  if (canWait({ soonest, turns })) return [good.canWait(fullNameOf(texts, match, claim), turns ?? 1)];
  const name = isNamed && soonest > 1 ? null : fullNameOf(texts, match, claim);
  if (isClearGain(gain)) {
    const isSaid = instead?.claim.id === leadsTo?.claim.id;
    const better = instead && !isSaid ? { ...instead, claim: fullNameOf(texts, match, instead.claim) } : null;
    return [good.passes(name, soonest, wholePoints(gain), rounds, better)];
  }
  return name === null ? [] : [good.asGood(name, soonest)];
}

/** Between how many whole points a clear gain lies nine times of ten. */
function wholePoints(gain: Estimate): { readonly least: number; readonly most: number } {
  const [least, most] = intervalOf(gain);
  return { least: Math.max(1, Math.round(least)), most: Math.max(1, Math.round(most)) };
}

/** What the bonus tile with more points would be worth, where it is known whether it is better or worse than the one taken. */
function tileInWords({ messages, words }: ReviewTexts, { points, gain, rounds }: PassedTile): readonly string[] {
  const { good } = messages;
  if (isClearGain(gain)) {
    return [good.tilePasses(words.points(points), wholePoints(gain), rounds)];
  }
  return isPositive({ value: -gain.value, error: gain.error }) ? [] : [good.tileAsGood(words.points(points))];
}

/** That a plan is still the one of the hint before. */
const stayingInWords = (
  { messages, words }: ReviewTexts,
  match: Match,
  { claim, missing, turns }: NonNullable<Aim['stays']>,
): string => messages.good.stays(shortNameOf(words, match, claim), missing === '' ? null : words.cubes(missing), turns);
