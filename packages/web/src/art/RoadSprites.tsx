/** The drawings of the road games and of merchant cards; a screen that needs them puts them into the page once. */

import { memo } from 'react';

import { SceneSprites } from './CardScene.tsx';
import { Camel } from './figures.tsx';
import { INK, Line, Sheet, Solid, Square } from './strokes.tsx';

/** Put once into a page that shows merchant cards. */
export const RoadSprites = memo(function RoadSprites() {
  return (
    <Sheet>
      <Square id="upgrade">
        <Solid d="M0-19L14-3H7V17H-7V-3H-14z" fill="#3f9163" width={1.5} />
        <Line d="M-3 14V-4H-6.5L0-12" colour="#bfe3cb" width={1.8} />
      </Square>
      <Square id="sack">
        <Solid d="M-7-10Q-20 0-17 13Q-14 20 0 20T17 13Q20 0 7-10z" fill="#c69a5d" width={1.4} />
        <Solid d="M-9-20Q-3-16 0-18Q4-16 9-20Q10-13 6-10H-6Q-10-13-9-20z" fill="#dcb87f" width={1.3} />
        <path d="M-8-10H8" stroke="#7a4b28" strokeWidth="2.6" strokeLinecap="round" />
        <Line d="M-12 2Q-14 9-11 14" colour="#fff" width={2} opacity={0.4} />
      </Square>
      <Square id="scales">
        <path d="M0-16V17M-9 19H9" stroke="#7a4b28" strokeWidth="3" strokeLinecap="round" />
        <Line d="M-17-12Q0-18 17-12" colour="#7a4b28" width={2.6} />
        <path d="M-17-12L-22 4M-17-12L-12 4M17-12L12 4M17-12L22 4" stroke={INK} strokeWidth="1" />
        <Solid d="M-24 4H-10Q-12 11-17 11T-24 4zM10 4H24Q22 11 17 11T10 4z" fill="#d3a227" width={1.3} />
      </Square>
      <g id="camel">
        <Camel blanket="currentColor" />
      </g>
      <SceneSprites />
    </Sheet>
  );
});
