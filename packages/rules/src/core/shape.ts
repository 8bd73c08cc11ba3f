/** The types of a game: its options, its views, its match options. */

import type { RawPack } from './pack.ts';
import type { OptionBase } from './phase.ts';
import type { CommonView } from './view.ts';

/** The value of a match option. */
export type OptionValue = string | boolean;

/** The options of a match by name. */
export type MatchOptions = Readonly<Record<string, OptionValue>>;

/** The options that matches of every game have. */
type CommonOptions = {
  /** Claimed points are hidden from the other seats until the end. */
  readonly covered?: boolean;
};

/** For games whose matches have only the common options. */
export type NoOptions = Readonly<Record<never, never>>;

/** The types of a game: its options, its views, its match options. */
export interface GameShape {
  readonly id: string;
  /** The options of its decisions. */
  readonly option: OptionBase;
  /** The options of a match besides the common ones. */
  readonly options: MatchOptions;
  /** The public data of a seat besides its hold and its limit. */
  readonly seat: object;
  /** The public data of the table. */
  readonly table: object;
  /** The packs it is played with, by name, as they are in their files. */
  readonly packs: Readonly<Record<string, RawPack>>;
}

/** The view of a match of a game; a union discriminated by `game` for several games. */
export type ViewOf<Shape extends GameShape> = Shape extends GameShape
  ? CommonView<Shape['id'], Shape['seat']> & Shape['table']
  : never;

/** The options of a match of a game. */
export type OptionsOf<Shape extends GameShape> = Shape['options'] & CommonOptions;

/** Any of several things: what not all of them have may be missing. */
export type AnyOf<Things> = { readonly [Name in keyof Things]: Things[Name] } & {
  readonly [Name in Exclude<NamesOf<Things>, keyof Things>]?: MemberOf<Things, Name>;
};
type NamesOf<Things> = Things extends unknown ? keyof Things : never;
type MemberOf<Things, Name> = Things extends unknown ? (Name extends keyof Things ? Things[Name] : never) : never;
