/** The canvas on which a map is drawn: by mouse, by finger and by keyboard. */

import { type PlaceKind, required } from '@windrose/rules';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

import { placeTowards } from '../../table/places.ts';
import {
  type Drawing,
  type Hex,
  hexAt,
  keyOf,
  middleOf,
  move,
  idsFor,
  namesFor,
  openHexes,
  put,
  viewOf,
} from './drawing.ts';
import styles from './Maps.module.css';
import { HEX, MapTile } from './MapTile.tsx';
import { useMapsWords } from './words.ts';

/** The effect of a click: places, moves or removes a tile. */
export type Tool = PlaceKind | 'move' | 'erase';

const KEYS: Readonly<Record<string, PlaceKind>> = { p: 'port', m: 'market', s: 'sea', i: 'inner' };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Distance in pixels that a pointer moves before it drags a tile. */
const SLIP = 8;

interface Drag {
  readonly from: Hex;
  /** The pointer, in units of the map; null until it has moved. */
  readonly to: { readonly x: number; readonly y: number } | null;
  readonly startX: number;
  readonly startY: number;
}

/** The props of the canvas. */
export interface MapCanvasProps {
  readonly drawing: Drawing;
  readonly tool: Tool;
  /** Faults of and advice on tiles, by the id of the hex. */
  readonly reasons: ReadonlyMap<string, { readonly text: string; readonly grave: boolean }>;
  readonly onDraw: (drawing: Drawing) => void;
}

/** The canvas. */
export function MapCanvas({ drawing, tool, reasons, onDraw }: MapCanvasProps) {
  const { maps } = useMapsWords();
  const svg = useRef<SVGSVGElement>(null);
  const elements = useRef(new Map<string, SVGGElement>());
  const [visited, setVisited] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const [picked, setPicked] = useState<Hex | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The hex to focus once it is rendered: tiles move while the keyboard is used. */
  const wanted = useRef<string | null>(null);

  const open = openHexes(drawing);
  const hexes: Hex[] = [...drawing.values(), ...open];
  const spots = hexes.map((hex) => ({ id: keyOf(hex), ...middleOf(hex) }));
  const roving = (spots.find(({ id }) => id === visited) ?? spots[0])?.id;
  const [before, setBefore] = useState(() => viewOf(hexes, null));
  const view = viewOf(hexes, before);
  if (view !== before) setBefore(view);
  const { x, y, width, height } = view;

  useEffect(() => {
    if (wanted.current === null) return;
    const element = elements.current.get(wanted.current);
    wanted.current = null;
    element?.focus();
  });

  const draw = (next: Drawing, focus: Hex): void => {
    wanted.current = keyOf(focus);
    setVisited(keyOf(focus));
    onDraw(next);
  };
  const apply = (hex: Hex): void => {
    if (picked) {
      setPicked(null);
      draw(move(drawing, picked, hex), hex);
    } else if (tool === 'move') {
      if (drawing.has(keyOf(hex))) setPicked(hex);
    } else if (tool === 'erase') {
      draw(put(drawing, hex, null), hex);
    } else {
      draw(put(drawing, hex, drawing.get(keyOf(hex))?.kind === tool ? null : tool), hex);
    }
  };

  const press = (event: KeyboardEvent, hex: Hex): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const key = event.key.toLowerCase();
    if (arrow) {
      const spot = spots.find(({ id }) => id === keyOf(hex));
      const next = spot && placeTowards(spots, spot, ...arrow);
      if (next) elements.current.get(next.id)?.focus();
    } else if (key === 'enter' || key === ' ') apply(hex);
    else if (KEYS[key]) draw(put(drawing, hex, KEYS[key]), hex);
    else if (key === 'delete' || key === 'backspace') draw(put(drawing, hex, null), hex);
    else if (key === 'x') {
      if (picked) apply(hex);
      else if (drawing.has(keyOf(hex))) setPicked(hex);
    } else if (key === 'escape' && picked) setPicked(null);
    else return;
    event.preventDefault();
  };

  const pointAt = (event: PointerEvent): { x: number; y: number } => {
    const onScreen = required(svg.current?.getScreenCTM(), 'place of the map on the screen');
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(onScreen.inverse());
    return { x: at.x, y: at.y };
  };
  const grab = (event: PointerEvent, hex: Hex): void => {
    if (event.button !== 0) return;
    setDrag({ from: hex, to: null, startX: event.clientX, startY: event.clientY });
  };
  const pull = (event: PointerEvent): void => {
    if (!drag) return;
    const far = Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY);
    if (!drag.to && (far < SLIP || !drawing.has(keyOf(drag.from)))) return;
    if (!drag.to) svg.current?.setPointerCapture(event.pointerId);
    setDrag({ ...drag, to: pointAt(event) });
  };
  const drop = (event: PointerEvent): void => {
    if (!drag) return;
    setDrag(null);
    if (!drag.to) return apply(drag.from);
    const at = pointAt(event);
    const to = hexAt(at.x, at.y);
    if (spots.some(({ id }) => id === keyOf(to))) draw(move(drawing, drag.from, to), to);
  };

  const dragged = drag ? drawing.get(keyOf(drag.from)) : undefined;
  const idOf = idsFor(drawing);
  const nameOf = namesFor(drawing);
  const describe = (hex: Hex): string => {
    const key = keyOf(hex);
    const tile = drawing.get(key);
    const what = [
      tile ? maps.kinds[tile.kind] : maps.emptyHex,
      picked && keyOf(picked) === key && maps.picked,
      reasons.get(idOf(hex))?.text,
    ];
    return maps.hex(nameOf(hex), what.filter(Boolean).join('. '));
  };
  const dropAt = drag?.to ? keyOf(hexAt(drag.to.x, drag.to.y)) : null;
  const seen = hexes.find((hex) => keyOf(hex) === looked);
  const seenReason = seen && reasons.get(idOf(seen));
  const seenAt = seen && middleOf(seen);

  return (
    <svg
      ref={svg}
      className={styles.canvas}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="group"
      aria-label={`${maps.canvas}. ${maps.toolHelp}`}
      data-canvas
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      {hexes.map((hex) => {
        const key = keyOf(hex);
        const tile = drawing.get(key);
        const reason = reasons.get(idOf(hex));
        const at = middleOf(hex);
        const moving = (drag?.to && keyOf(drag.from) === key) || (picked && keyOf(picked) === key);
        return (
          <g
            key={key}
            ref={(element) => {
              if (element) elements.current.set(key, element);
              else elements.current.delete(key);
            }}
            role="button"
            tabIndex={key === roving ? 0 : -1}
            aria-label={describe(hex)}
            data-hex={key}
            data-id={idOf(hex)}
            data-kind={tile?.kind ?? ''}
            data-fault={reason?.grave}
            className={`${tile ? styles.tile : styles.hex} ${moving ? styles.moving : ''} ${dropAt === key ? styles.drop : ''}`}
            transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
            onPointerDown={(event) => grab(event, hex)}
            onPointerEnter={() => setLooked(key)}
            onPointerLeave={() => setLooked(null)}
            onFocus={() => {
              setVisited(key);
              setLooked(key);
            }}
            onBlur={() => setLooked(null)}
            onKeyDown={(event) => press(event, hex)}
          >
            {tile ? <MapTile kind={tile.kind} /> : <path className={styles.empty} d={HEX} transform="scale(.93)" />}
            {tile && (
              <text className={styles.name} x="-44" y="-66">
                {nameOf(hex)}
              </text>
            )}
            {!tile && <path className={styles.plus} d="M-16 0H16M0-16V16" />}
            {reason && (
              <g className={reason.grave ? styles.fault : styles.advice}>
                <path d={HEX} transform="scale(.93)" />
                <circle cx="46" cy="-52" r="24" />
                <text x="46" y="-40">
                  !
                </text>
              </g>
            )}
          </g>
        );
      })}
      {drag?.to && dragged && (
        <g className={styles.ghost} transform={`translate(${drag.to.x} ${drag.to.y})`}>
          <MapTile kind={dragged.kind} />
        </g>
      )}
      {seenReason && seenAt && (
        <foreignObject
          className={styles.bubble}
          x={Math.min(x + width - 430, Math.max(x + 10, seenAt.x - 210))}
          y={seenAt.y > y + height / 2 ? seenAt.y - 240 : seenAt.y + 60}
          width="420"
          height="180"
          aria-hidden="true"
        >
          <p>{seenReason.text}</p>
        </foreignObject>
      )}
    </svg>
  );
}
