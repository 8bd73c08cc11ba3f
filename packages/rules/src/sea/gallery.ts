/** Maps of our own, drawn to be fair: each looks the same from all its corners. */

/** A map of the gallery. */
interface GalleryMap {
  /** Its id in programs; the words for people are elsewhere. */
  readonly id: string;
  /** The game it was drawn for; every other one with the same needs can be played on it, too. */
  readonly game: string;
  readonly code: string;
}

/** The gallery. */
export const GALLERY: readonly GalleryMap[] = [
  { id: 'lagoon', game: 'eastern-wonders', code: '6p.4mmm.2mmmmm.pmm1mmp.mmmmm.mmm.p' },
  { id: 'hourglass', game: 'eastern-wonders', code: '4m.3mp.mmmm.pmmm.1m1m.1mmmp.1mmmm.pm.m' },
  { id: 'three-lakes', game: 'eastern-wonders', code: '6p.3mmmm.2m1mmm.pmm1mmp.mmm1m.mmmm.p' },
  { id: 'necklace', game: 'eastern-wonders', code: '4mp.2mmmmm.1pmm2m.1m3m.m2mmp.mmmmm.1pm' },
  { id: 'four-whales', game: 'eastern-wonders', code: '5pm.4mmm.1pmmsmm.mms1smm.mmsmmp.mmm.mp' },
  { id: 'atoll', game: 'eastern-wonders', code: '5m1pm.3mmmsmm.3m3mm.1ps3sp.mm3m.mmsmmm.mp1m' },
  { id: 'oasis', game: 'sand-to-sea', code: '6p.5mm.3mmmm.pmm1mmp.mmmm.mm.p' },
  { id: 'caravanserai', game: 'sand-to-sea', code: '7p.4mmmmm.3m3m.1pm3mp.1m3m.mmmmm.1p' },
  { id: 'butterfly', game: 'east-to-west-2', code: '3mm.1m1m.mmsmm.1m1m.mm' },
  { id: 'star', game: 'east-to-west-3', code: '3m.1mmmm.1msm.mmmm.1m' },
];
