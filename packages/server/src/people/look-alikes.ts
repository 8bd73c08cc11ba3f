/**
 * Confusable characters (UTS #39): letters that look like an ASCII letter or digit, except those that NFKC maps, punctuation
 * that looks like ASCII, and accents that look like each other. Data: Unicode, Inc., under the Unicode License v3.
 */

/** By ASCII letter: its look-alikes in lower case and in upper case. */
export const LOOK_ALIKES: Readonly<Record<string, readonly [lower: string, upper: string]>> = {
  '2': ['\u{14bf}\u{a6ef}\u{a75b}', '\u{1a7}\u{3e8}\u{a644}\u{a75a}'],
  '3': ['\u{118ca}\u{16f3b}', '\u{1b7}\u{21c}\u{417}\u{4e0}\u{2ccc}\u{a76a}\u{a7ab}'],
  '4': ['\u{ab9e}\u{118cf}', '\u{13ce}\u{118af}'],
  '5': ['\u{118db}', '\u{1bc}\u{118bb}'],
  '6': ['\u{431}\u{2cd3}\u{abbe}\u{118d5}', '\u{13ee}\u{2cd2}'],
  '7': ['\u{104fa}\u{118c6}', '\u{104d2}'],
  '8': ['\u{223}\u{9ea}\u{a6a}\u{1031a}', '\u{222}'],
  '9': ['\u{9ed}\u{a67}\u{b68}\u{d6d}\u{2ccb}\u{a76f}\u{118cc}\u{118d6}', '\u{2cca}\u{a76e}\u{118ac}'],
  a: ['\u{251}\u{3b1}\u{430}\u{15c5}\u{a4ee}\u{102a0}\u{16f40}', '\u{391}\u{410}\u{13aa}'],
  b: [
    '\u{1472}\u{15af}\u{15f7}\u{a4d0}\u{10282}\u{102a1}\u{10301}',
    '\u{184}\u{392}\u{412}\u{42c}\u{13cf}\u{13f4}\u{a7b4}',
  ],
  c: [
    '\u{441}\u{1d04}\u{2ca5}\u{a4da}\u{abaf}\u{102a2}\u{10302}\u{1043d}\u{1051c}\u{118e9}\u{118f2}',
    '\u{421}\u{13df}\u{2ca4}\u{10415}',
  ],
  d: ['\u{501}\u{146f}\u{15de}\u{15ea}\u{a4d2}\u{a4d3}\u{abb7}', '\u{13a0}\u{13e7}'],
  e: ['\u{435}\u{4bd}\u{2d39}\u{a4f0}\u{ab32}\u{10286}', '\u{395}\u{415}\u{13ac}\u{118a6}\u{118ae}'],
  f: [
    '\u{584}\u{15b4}\u{1e9d}\u{a4dd}\u{a799}\u{ab35}\u{10287}\u{102a5}\u{10525}\u{118c2}',
    '\u{3dc}\u{a798}\u{118a2}',
  ],
  g: ['\u{18d}\u{261}\u{581}\u{1d83}\u{a4d6}', '\u{50c}\u{13c0}\u{13f3}'],
  h: ['\u{4bb}\u{570}\u{157c}\u{2c8f}\u{a4e7}\u{ab92}\u{102cf}', '\u{397}\u{41d}\u{13bb}\u{13c2}\u{2c8e}'],
  j: ['\u{29d}\u{3f3}\u{458}\u{148d}\u{a4d9}', '\u{37f}\u{408}\u{13ab}\u{a7b2}'],
  k: ['\u{16d5}\u{a4d7}\u{10518}', '\u{39a}\u{41a}\u{13e6}\u{2c94}'],
  l: [
    '\u{131}\u{1c0}\u{269}\u{26a}\u{3b9}\u{456}\u{4cf}\u{6f1}\u{14aa}\u{16c1}\u{2c93}\u{2d4f}\u{a4e1}\u{a4f2}\u{a647}\u{ab75}\u{1028a}\u{10309}\u{10320}\u{10526}\u{118c3}\u{118d2}\u{16f16}\u{16f28}',
    '\u{196}\u{399}\u{406}\u{4c0}\u{13a5}\u{13de}\u{2c92}\u{2cd0}\u{1041b}\u{118a3}\u{118b2}',
  ],
  m: ['\u{3fb}\u{15f0}\u{16d6}\u{2c99}\u{a4df}\u{102b0}\u{10311}', '\u{39c}\u{3fa}\u{41c}\u{13b7}\u{2c98}'],
  n: ['\u{578}\u{57c}\u{2c9b}\u{a4e0}\u{10513}', '\u{39d}\u{2c9a}'],
  o: [
    '\u{3bf}\u{3c3}\u{43e}\u{585}\u{6f5}\u{966}\u{9e6}\u{a66}\u{ae6}\u{b20}\u{b66}\u{be6}\u{c66}\u{ce6}\u{d20}\u{d66}\u{e50}\u{ed0}\u{101d}\u{1040}\u{10ff}\u{12d0}\u{1d0f}\u{1d11}\u{2c9f}\u{2d54}\u{3007}\u{a4f3}\u{ab3d}\u{10292}\u{102ab}\u{1042c}\u{104ea}\u{10516}\u{114d0}\u{118c8}\u{118d7}\u{118e0}',
    '\u{39f}\u{41e}\u{555}\u{2c9e}\u{10404}\u{104c2}\u{118b5}',
  ],
  p: ['\u{3c1}\u{440}\u{146d}\u{2ca3}\u{a4d1}\u{10295}', '\u{3a1}\u{420}\u{13e2}\u{2ca2}'],
  q: ['\u{51b}\u{563}\u{566}\u{2d55}', ''],
  r: [
    '\u{433}\u{1587}\u{1d26}\u{2c85}\u{a4e3}\u{ab47}\u{ab48}\u{ab81}\u{104dc}\u{16f35}',
    '\u{1a6}\u{13a1}\u{13d2}\u{104b4}',
  ],
  s: [
    '\u{1bd}\u{455}\u{57f}\u{a4e2}\u{a731}\u{aba5}\u{abaa}\u{10296}\u{10448}\u{118c1}\u{16f3a}',
    '\u{405}\u{54f}\u{13d5}\u{13da}\u{10420}',
  ],
  t: ['\u{2ca7}\u{a4d4}\u{10297}\u{102b1}\u{10315}\u{16f0a}', '\u{3a4}\u{422}\u{13a2}\u{2ca6}\u{118bc}'],
  u: [
    '\u{28b}\u{3c5}\u{57d}\u{1200}\u{144c}\u{1d1c}\u{a4f4}\u{a79f}\u{ab4e}\u{ab52}\u{104f6}\u{118d8}\u{16f42}',
    '\u{54d}\u{104ce}\u{118b8}',
  ],
  v: [
    '\u{3bd}\u{475}\u{6f7}\u{142f}\u{1d20}\u{2d38}\u{a4e6}\u{a6df}\u{aba9}\u{1051d}\u{11706}\u{118c0}\u{16f08}',
    '\u{474}\u{13d9}\u{118a0}',
  ],
  w: [
    '\u{26f}\u{461}\u{51d}\u{561}\u{1d21}\u{a4ea}\u{ab83}\u{aba4}\u{1170a}\u{1170e}\u{1170f}\u{118e6}\u{118ef}',
    '\u{51c}\u{13b3}\u{13d4}',
  ],
  x: [
    '\u{445}\u{1541}\u{157d}\u{16b7}\u{2d5d}\u{a4eb}\u{10290}\u{102b4}\u{10317}\u{10322}\u{10527}\u{118ec}',
    '\u{3a7}\u{425}\u{2cac}\u{a7b3}',
  ],
  y: [
    '\u{263}\u{28f}\u{3b3}\u{443}\u{4af}\u{10e7}\u{1d8c}\u{1eff}\u{2ca9}\u{a4ec}\u{ab5a}\u{ab79}\u{ab8d}\u{102b2}\u{118dc}\u{16f43}',
    '\u{3a5}\u{423}\u{4ae}\u{13a9}\u{13bd}\u{2ca8}\u{118a4}',
  ],
  z: ['\u{1d22}\u{a4dc}\u{ab93}\u{102f5}\u{118c4}\u{118c9}\u{118e5}', '\u{396}\u{13c3}\u{118a9}'],
};

/** By ASCII punctuation: its look-alikes. */
export const PUNCTUATION: Readonly<Record<string, string>> = {
  "'": '\u{60}\u{b4}\u{2b9}\u{2bb}\u{2bc}\u{2bd}\u{2be}\u{2c8}\u{2ca}\u{2cb}\u{2f4}\u{374}\u{384}\u{55a}\u{55d}\u{5d9}\u{5f3}\u{7f4}\u{7f5}\u{144a}\u{16cc}\u{1fbd}\u{1fbf}\u{1fef}\u{1ffd}\u{1ffe}\u{2018}\u{2019}\u{201b}\u{2032}\u{2035}\u{a78b}\u{a78c}\u{ff07}\u{ff40}\u{16f51}\u{16f52}',
  "''": '\u{22}\u{2ba}\u{2dd}\u{2ee}\u{2f6}\u{5f2}\u{5f4}\u{1cd3}\u{201c}\u{201d}\u{201f}\u{2033}\u{2036}\u{3003}\u{ff02}',
  '-': '\u{2d7}\u{6d4}\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2043}\u{2212}\u{2796}\u{2cba}\u{fe58}',
  '.': '\u{660}\u{6f0}\u{701}\u{702}\u{2024}\u{a4f8}\u{a60e}\u{10a50}',
  ',': '\u{b8}\u{60d}\u{66b}\u{201a}\u{a4f9}',
  ':': '\u{2d0}\u{2f8}\u{589}\u{5c3}\u{703}\u{704}\u{903}\u{a83}\u{16ec}\u{1803}\u{1809}\u{205a}\u{2236}\u{a4fd}\u{a789}\u{fe30}',
  '!': '\u{1c3}\u{2d51}',
  '?': '\u{241}\u{294}\u{97d}\u{13ae}\u{a6eb}',
  _: '\u{7fa}\u{fe4d}\u{fe4e}\u{fe4f}',
  '\u{b7}': '\u{387}\u{1427}\u{16eb}\u{2022}\u{2027}\u{2219}\u{22c5}\u{2e31}\u{30fb}\u{a78f}\u{ff65}\u{10101}',
  '/': '\u{1735}\u{2041}\u{2044}\u{2215}\u{2571}\u{27cb}\u{29f8}',
  '*': '\u{66d}\u{204e}\u{2217}\u{1031f}',
  '~': '\u{2dc}\u{1fc0}\u{2053}\u{223c}\u{301c}',
  '+': '\u{16ed}\u{2795}\u{1029b}',
  '(': '\u{2768}\u{2772}\u{3014}\u{fd3e}',
  ')': '\u{2769}\u{2773}\u{3015}\u{fd3f}',
  l: '\u{5c0}\u{2223}\u{23fd}',
};

/** By accent: its look-alikes. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '\u{302}': '\u{311}\u{65b}',
  '\u{303}': '\u{342}',
  '\u{304}': '\u{305}',
  '\u{306}': '\u{30c}\u{36e}\u{a67c}',
  '\u{306}\u{307}': '\u{310}',
  '\u{307}': '\u{358}',
  '\u{30a}': '\u{366}\u{2dea}',
  '\u{313}': '\u{315}\u{343}',
  '\u{326}': '\u{321}\u{327}\u{339}',
  '\u{328}': '\u{322}\u{345}',
  '\u{331}': '\u{320}',
  '\u{335}': '\u{336}',
  '\u{338}': '\u{337}',
};
