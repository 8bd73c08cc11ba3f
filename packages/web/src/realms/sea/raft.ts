/** The raft on which cubes lie on a tile: each kind once, with its number. */

/** The width of a raft with these cubes, in units of the chart. */
export const raftOf = (cubes: string): number => 16 + new Set(cubes).size * 22;
