/**
 * Motion: what the events of a choice say is shown once more on the way: boats sail, cubes travel, cards slide in.
 * The page already shows how it ends; nothing waits for it, and the next click or key ends it.
 */

import type { Event, Match } from '@windrose/rules';
import { useLayoutEffect, useRef } from 'react';

import { isStill } from '../app/settings.ts';

/** How long a motion takes, and how much later each further piece may start; together under 400 ms. */
const TIME = 300;
const LATEST = 80;
/** The size of a piece on its way, in pixels, and how many at most are shown. */
const SIZE = 26;
const MOST = 12;

/** Shows what happens in a match whenever it went on. @param own the seat whose hold is shown large. */
export function useMotion(match: Match, own: number): void {
  const shown = useRef(match);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = match;
    if (isStill() || match.version <= before.version || match.core !== before.core) return;
    const show = new Show(match, own);
    for (const { events } of match.choices.slice(before.version)) for (const event of events) show.tell(event);
    show.play();
  }, [match, own]);
  useLayoutEffect(() => {
    const end = (): void => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    };
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
      end();
    };
  }, []);
}

/** A piece on its way. */
interface Flight {
  readonly drawing: string;
  readonly from: Element;
  readonly to: Element;
}

/** Gathers what has to be shown of some events. */
class Show {
  readonly #own: number;
  /** Where each seat has been last: trades and harvests happen there. */
  readonly #at = new Map<number, string>();
  readonly #routes = new Map<number, string[]>();
  readonly #flights: Flight[] = [];
  readonly #sliding: Element[] = [];

  constructor(match: Match, own: number) {
    this.#own = own;
    for (const { events } of match.choices) for (const event of events) this.#note(event);
  }

  #note(event: Event): void {
    if (event.kind === 'sailed') this.#at.set(event.seat, `[data-place="${event.to}"]`);
    else if (event.kind === 'boat') this.#at.set(event.seat, `[data-place="${event.at}"]`);
    else if (event.kind === 'placed') this.#at.set(event.seat, location(event.at));
    else if (event.kind === 'played') this.#at.set(event.seat, `[data-lies="played ${event.card}"]`);
  }

  tell(event: Event): void {
    switch (event.kind) {
      case 'sailed': {
        const route = this.#routes.get(event.seat) ?? [event.from];
        route.push(event.to);
        this.#routes.set(event.seat, route);
        this.#cubes(event.leave, this.#hold(event.seat), `[data-place="${event.from}"]`);
        break;
      }
      case 'toll':
        this.#cubes(event.cubes, this.#hold(event.seat), this.#hold(event.to));
        break;
      case 'heap':
        this.#cubes(event.cubes, `[data-place="${event.at}"]`, this.#hold(event.seat));
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
        this.#cubes(event.cubes, location(event.at), this.#hold(event.seat));
        break;
      case 'put':
        this.#cubes(event.cubes, this.#hold(event.seat), `[data-lies="market ${event.on}"]`);
        break;
      case 'merchant':
        this.#cubes(event.cubes, `[data-lies="market ${event.slot}"]`, this.#hold(event.seat));
        break;
      case 'claimed':
        this.#fly('seal', `[data-place="${event.at}"]`, seatTag(event.seat));
        break;
      case 'card':
        this.#fly('seal', `[data-lies="card ${event.slot}"]`, seatTag(event.seat));
        break;
      case 'placed':
        this.#settlers(event.seat, event.count, seatTag(event.seat), location(event.at));
        break;
      case 'ousted':
        this.#settlers(event.seat, event.count, location(event.at), seatTag(event.seat));
        break;
      case 'dealt':
        this.#slide(`[data-lies="card ${event.slot}"]`);
        break;
      case 'merchantDealt':
        this.#slide(`[data-lies="market ${event.slot}"]`);
        break;
      default:
    }
  }

  /** Begins everything at once. */
  play(): void {
    for (const [seat, route] of this.#routes) sail(seat, route);
    for (const element of this.#sliding) {
      element.animate({ translate: ['60px 0', '0 0'], opacity: [0, 1] }, { duration: TIME, easing: 'ease-out' });
    }
    // Of many, those that start last are the least to be missed.
    const flights = this.#flights.slice(0, MOST);
    flights.forEach((flight, at) => fly(flight, (at * LATEST) / flights.length));
  }

  #hold(seat: number): string {
    return seat === this.#own ? '[data-hold]' : seatTag(seat);
  }

  #place(seat: number): string {
    return this.#at.get(seat) ?? '[data-part="map"]';
  }

  #cubes(letters: string, from: string, to: string): void {
    for (const letter of letters) this.#fly(`cube-${letter}`, from, to);
  }

  #settlers(seat: number, count: number, from: string, to: string): void {
    for (let n = 0; n < count; n++) this.#fly(`settler-${seat}`, from, to);
  }

  #fly(drawing: string, from: string, to: string): void {
    const [start, end] = [document.querySelector(from), document.querySelector(to)];
    if (start && end) this.#flights.push({ drawing, from: start, to: end });
  }

  #slide(selector: string): void {
    const element = document.querySelector(selector);
    if (element) this.#sliding.push(element);
  }
}

function location(at: string): string {
  return `[data-lies="location ${at}"]`;
}

function seatTag(seat: number): string {
  return `[data-seat="${seat}"]`;
}

/** Lets a boat come the way it took, from tile to tile. */
function sail(seat: number, route: readonly string[]): void {
  for (const boat of document.querySelectorAll<SVGGElement>(`[data-boat="${seat}"]`)) {
    const scale = boat.getScreenCTM()?.a ?? 1;
    const spots = route.map((place) => {
      const tile = boat.ownerSVGElement?.querySelector(`[data-place="${place}"]`);
      return tile ? middle(tile) : null;
    });
    const end = spots.at(-1);
    if (!end) continue;
    const translate = spots.map((spot) =>
      spot ? `${(spot.x - end.x) / scale}px ${(spot.y - end.y) / scale}px` : '0 0',
    );
    boat.animate({ translate }, { duration: TIME + LATEST, easing: 'ease-in-out' });
  }
}

/** Lets a piece travel over the page. */
function fly({ drawing, from, to }: Flight, delay: number): void {
  const [start, end] = [middle(from), middle(to)];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.dataset.flying = drawing;
  svg.style.cssText = `position:fixed;left:${-SIZE / 2}px;top:${-SIZE / 2}px;width:${SIZE}px;height:${SIZE}px;z-index:15;pointer-events:none`;
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${drawing}`);
  use.setAttribute('width', '24');
  use.setAttribute('height', '24');
  svg.append(use);
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

function middle(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
