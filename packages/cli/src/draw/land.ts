/** The land: its boards with settlers and exploration tiles, the stacks of bonus tiles. */

import { type LocationView, type Match, required, type SpaceFile } from '@windrose/rules';
import type { Words } from '@windrose/words';
import pc from 'picocolors';

import { columns } from '../table.ts';
import type { Labels } from '../words/texts.ts';
import { paintSeat } from './paint.ts';
import type { TableView } from './view.ts';

/** The spaces of all boards by id, as they are printed. */
function spacesOf({ components }: Match): Map<string, SpaceFile> {
  const boards = 'new-world' in components ? components['new-world'].boards : {};
  return new Map(Object.values(boards).flatMap(({ spaces }) => spaces.map((space) => [space.id, space])));
}

/** The ids of a match's locations of one kind, in order: of forts, the places of the card row. */
export function locationsOfKind(match: Match, view: TableView, kind: string): string[] {
  if (!view.locations) return [];
  const spaces = spacesOf(match);
  return view.locations.flatMap(({ at }) => (spaces.get(at)?.kind === kind ? [at] : []));
}

/** The boards, one line per location: its requirement, its action, and its content. */
export function drawBoards(match: Match, view: TableView, words: Words, labels: Labels): string[] {
  const spaces = spacesOf(match);
  const line = ({ at, exploration, settlers }: LocationView): string[] => {
    const space = required(spaces.get(at), `space ${at}`);
    const lying =
      exploration !== null
        ? `${labels.under}: ${words.exploration(match, exploration)}`
        : settlers !== null
          ? paintSeat(settlers.seat, `${words.seat(settlers.seat)} ×${settlers.count}`)
          : '';
    return [
      `  ${at}`,
      labels.needs(settlers === null ? space.settlers : settlers.count + 1),
      words.work(match, at),
      space.landmark === null ? '' : pc.dim(words.landmark(space.landmark)),
      exploration === null ? lying : pc.dim(lying),
    ];
  };
  // One table, so that the columns of all boards stand below each other.
  const { locations = [], boards = [] } = view;
  const table = columns(locations.map(line)).split('\n');
  return boards
    .flat()
    .flatMap((board) => [
      pc.bold(`${labels.board} ${board}`),
      ...table.filter((_, index) => locations[index]?.at.startsWith(`${board}-`)),
    ]);
}

/** The stacks of bonus tiles, and the exploration tiles beside the boards. */
export function drawStacks(match: Match, view: TableView, words: Words, labels: Labels): string[] {
  const stacks = (view.stacks ?? []).map(({ at, top, left }) => [
    `  ${at}`,
    top === null ? pc.dim(labels.gap) : words.bonus(match, top),
    top === null ? '' : pc.dim(labels.left(left)),
  ]);
  const beside = (view.beside ?? []).map((tile) => words.exploration(match, tile));
  return [
    pc.bold(labels.stacks),
    columns(stacks),
    ...(beside.length > 0 ? [`${pc.bold(labels.besideBoards)}: ${beside.join(' · ')}`] : []),
  ];
}
