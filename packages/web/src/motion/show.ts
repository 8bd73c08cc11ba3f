/** Animates the events of a choice: boats sail, cubes travel, cards slide in. */

import type { Event, Match } from '@windrose/rules';

import type { Anchor, Anchors } from '../anchors/anchors.ts';
import { seatColour } from '../art/Icon.tsx';

/** Duration of a motion and the longest delay of a later piece, in milliseconds; together under 400. */
const TIME = 300;
const LATEST = 80;
/** The size of a piece on its way, in pixels, and how many at most are shown. */
const SIZE = 26;
const MOST = 12;

/** Shows what some events of a match say. @param own the seat whose hold is shown large. */
export function showEvents(match: Match, own: number, events: readonly Event[], anchors: Anchors): void {
  const show = new Show(match, own, anchors);
  for (const event of events) show.add(event);
  show.play();
}

/** A piece on its way. */
interface Flight {
  readonly drawing: string;
  /** The colour of its seat, for pieces that have one. */
  readonly colour?: string;
  readonly from: Anchor;
  readonly to: Anchor;
}

/** Gathers what has to be shown of some events. */
class Show {
  readonly #own: number;
  /** The latest place of each seat: its trades and harvests happen there. */
  readonly #at = new Map<number, Anchor>();
  readonly #routes = new Map<number, string[]>();
  readonly #flights: Flight[] = [];
  readonly #sliding: Anchor[] = [];
  readonly #anchors: Anchors;

  constructor(match: Match, own: number, anchors: Anchors) {
    this.#anchors = anchors;
    this.#own = own;
    for (const { events } of match.choices) for (const event of events) this.#note(event);
  }

  #note(event: Event): void {
    if (event.kind === 'sailed') this.#at.set(event.seat, `place ${event.to}`);
    else if (event.kind === 'boat') this.#at.set(event.seat, `place ${event.at}`);
    else if (event.kind === 'placed') this.#at.set(event.seat, `location ${event.at}`);
    else if (event.kind === 'played') this.#at.set(event.seat, `played ${event.card}`);
  }

  add(event: Event): void {
    switch (event.kind) {
      case 'sailed': {
        const route = this.#routes.get(event.seat) ?? [event.from];
        route.push(event.to);
        this.#routes.set(event.seat, route);
        this.#cubes(event.leave, this.#hold(event.seat), `place ${event.from}`);
        break;
      }
      case 'toll':
        this.#cubes(event.cubes, this.#hold(event.seat), this.#hold(event.to));
        break;
      case 'heap':
        this.#cubes(event.cubes, `place ${event.at}`, this.#hold(event.seat));
        break;
      case 'paid':
      case 'discarded':
        this.#cubes(event.cubes, this.#hold(event.seat), this.#place(event.seat));
        break;
      case 'traded':
        this.#cubes(event.give, this.#hold(event.seat), this.#place(event.seat));
        this.#cubes(event.take, this.#place(event.seat), this.#hold(event.seat));
        break;
      case 'gained':
        this.#cubes(event.cubes, this.#place(event.seat), this.#hold(event.seat));
        break;
      case 'tools':
        this.#cubes(event.cubes, `location ${event.at}`, this.#hold(event.seat));
        break;
      case 'put':
        this.#cubes(event.cubes, this.#hold(event.seat), `market ${event.on}`);
        break;
      case 'merchant':
        this.#cubes(event.cubes, `market ${event.slot}`, this.#hold(event.seat));
        break;
      case 'claimed':
        this.#fly('seal', `place ${event.at}`, `seat ${event.seat}`);
        break;
      case 'card':
        this.#fly('seal', `card ${event.slot}`, `seat ${event.seat}`);
        break;
      case 'placed':
        this.#settlers(event.seat, event.count, `seat ${event.seat}`, `location ${event.at}`);
        break;
      case 'ousted':
        this.#settlers(event.seat, event.count, `location ${event.at}`, `seat ${event.seat}`);
        break;
      case 'dealt':
        this.#slide(`card ${event.slot}`);
        break;
      case 'merchantDealt':
        this.#slide(`market ${event.slot}`);
        break;
      default:
    }
  }

  /** Begins everything at once. All places are measured before anything is put into the page, which would move them. */
  play(): void {
    const voyages = [...this.#routes].flatMap(([seat, route]) => voyagesOf(seat, route, this.#anchors));
    // If there are too many, the last ones are omitted.
    const flights = this.#flights.slice(0, MOST).flatMap(({ from, to, ...piece }) => {
      const [start, end] = [this.#spot(from), this.#spot(to)];
      return start && end ? [{ ...piece, start, end }] : [];
    });
    for (const voyage of voyages) sail(voyage);
    for (const name of this.#sliding) {
      const keyframes = { translate: ['60px 0', '0 0'], opacity: [0, 1] };
      this.#anchors.element(name)?.animate(keyframes, { duration: TIME, easing: 'ease-out' });
    }
    flights.forEach((flight, at) => fly(flight, (at * LATEST) / flights.length));
  }

  #hold(seat: number): Anchor {
    // Where one's own board stands with the others' there is no large one.
    return seat === this.#own && this.#anchors.element('hold') !== null ? 'hold' : `seat ${seat}`;
  }

  /** The point of the window where pieces come from or go to; null where it is out of sight. */
  #spot(name: Anchor): Point | null {
    const spot = this.#middle(name);
    if (!name.startsWith('seat ')) return spot;
    // On a phone the board of a seat may be below the window, or below the buttons: its place in the standings is in view.
    const tag = this.#anchors.element(name);
    const isSeen = spot !== null && tag !== null && tag.contains(document.elementFromPoint(spot.x, spot.y));
    return isSeen ? spot : this.#middle(`standing ${Number(name.slice('seat '.length))}`);
  }

  #middle(name: Anchor): Point | null {
    const box = this.#anchors.rectangle(name);
    if (box === null) return null;
    const { x, y } = middle(box);
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight ? { x, y } : null;
  }

  #place(seat: number): Anchor {
    return this.#at.get(seat) ?? 'part map';
  }

  #cubes(letters: string, from: Anchor, to: Anchor): void {
    for (const letter of letters) this.#fly(`cube-${letter}`, from, to);
  }

  #settlers(seat: number, count: number, from: Anchor, to: Anchor): void {
    for (let n = 0; n < count; n++)
      this.#flights.push({ drawing: `settler-${seat}`, colour: seatColour(seat), from, to });
  }

  #fly(drawing: string, from: Anchor, to: Anchor): void {
    this.#flights.push({ drawing, from, to });
  }

  #slide(name: Anchor): void {
    this.#sliding.push(name);
  }
}

/** A point of the window, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A boat on a chart that has come another way than straight. */
interface Voyage {
  readonly boat: SVGGElement;
  /** The drawing of the boat: a reference to the sprite. */
  readonly drawing: string;
  /** -1 where it looks the other way than the sprite. */
  readonly facing: 1 | -1;
  /** The part of the window in which the chart is seen. */
  readonly chart: DOMRect;
  /** The middle of the boat on each tile of its way, relative to the corner of the chart. */
  readonly spots: readonly Point[];
  /** The width of the boat, in pixels. */
  readonly wide: number;
}

/** Measures the way of a boat on each chart that shows it. */
function voyagesOf(seat: number, route: readonly string[], anchors: Anchors): Voyage[] {
  return anchors.all(`boat ${seat}`).flatMap((boat) => {
    if (!(boat instanceof SVGGElement)) return [];
    const matrix = boat.getScreenCTM();
    const drawing = anchors.all(`hull ${seat}`).find((hull) => boat.contains(hull));
    const sheet = boat.ownerSVGElement;
    // The tiles of the boat's chart, which are in a separate drawing beside it.
    const chartOf = sheet?.parentElement;
    const tiles = route.flatMap((place) => anchors.all(`place ${place}`).find((tile) => chartOf?.contains(tile)) ?? []);
    if (!matrix || !(drawing instanceof SVGUseElement) || !sheet || tiles.length < route.length) return [];
    const chart = sheet.getBoundingClientRect();
    const middles = tiles.map((tile) => middle(tile.getBoundingClientRect()));
    const end = middles.at(-1);
    if (!end) return [];
    const spots = middles.map(({ x, y }) => ({ x: x - end.x + matrix.e - chart.x, y: y - end.y + matrix.f - chart.y }));
    const facing = (drawing.getScreenCTM()?.a ?? 1) < 0 ? -1 : 1;
    return [
      { boat, drawing: drawing.href.baseVal, facing, chart, spots, wide: drawing.width.baseVal.value * matrix.a },
    ];
  });
}

/**
 * Animates a boat along its way, from tile to tile. The moving object is a copy above the chart, which is then not redrawn in
 * every frame.
 */
function sail({ boat, drawing, facing, chart, spots, wide }: Voyage): void {
  const picture = pieceOf(drawing, wide);
  picture.style.color = boat.style.color;
  picture.style.scale = `${facing} 1`;
  const sight = document.createElement('div');
  sight.dataset.flying = 'boat';
  sight.style.cssText = `position:fixed;left:${chart.x}px;top:${chart.y}px;width:${chart.width}px;height:${chart.height}px;overflow:hidden;contain:strict;z-index:14;pointer-events:none`;
  const craft = document.createElement('div');
  craft.style.cssText = 'position:absolute;left:0;top:0;will-change:translate';
  craft.append(picture);
  sight.append(craft);
  document.body.append(sight);
  boat.style.visibility = 'hidden';
  const animation = craft.animate(
    { translate: spots.map(({ x, y }) => `${x}px ${y}px`) },
    { duration: TIME + LATEST, easing: 'ease-in-out', fill: 'both' },
  );
  const land = (): void => {
    boat.style.visibility = '';
    sight.remove();
  };
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
}

/** A drawing of the sprite, its middle in the upper left corner of what it is put into. @param size in pixels */
function pieceOf(href: string, size: number): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 48 48');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = `position:absolute;left:${-size / 2}px;top:${-size / 2}px;width:${size}px;height:${size}px;overflow:visible`;
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', href);
  use.setAttribute('width', '48');
  use.setAttribute('height', '48');
  svg.append(use);
  return svg;
}

/** Lets a piece travel over the page. */
function fly(
  { drawing, colour = '', start, end }: { drawing: string; colour?: string; start: Point; end: Point },
  delay: number,
): void {
  const svg = pieceOf(`#${drawing}`, SIZE);
  svg.style.color = colour;
  svg.dataset.flying = drawing;
  svg.style.position = 'fixed';
  svg.style.zIndex = '15';
  svg.style.pointerEvents = 'none';
  document.body.append(svg);
  const high = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 6);
  const animation = svg.animate(
    [
      { translate: `${start.x}px ${start.y}px`, scale: 0.7 },
      { translate: `${(start.x + end.x) / 2}px ${(start.y + end.y) / 2 - high}px`, scale: 1.15 },
      { translate: `${end.x}px ${end.y}px`, scale: 0.8 },
    ],
    { duration: TIME, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  animation.addEventListener('finish', () => svg.remove());
  animation.addEventListener('cancel', () => svg.remove());
}

function middle({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
