/** The reasons for refusals, in Polish. */

import type { SpiceLetter } from '@windrose/rules';

import type { Refusals } from '../messages.ts';

/** Colours in the genitive: “nie ma żółtej kostki”, “z żółtego rzędu”. */
const OF_COLOUR: Readonly<Record<SpiceLetter, string>> = { Y: 'żółtej', R: 'czerwonej', G: 'zielonej', B: 'brązowej' };
const OF_ROW: Readonly<Record<SpiceLetter, string>> = { Y: 'żółtego', R: 'czerwonego', G: 'zielonego', B: 'brązowego' };

const NO_USE: Readonly<Record<string, string>> = {
  fort: 'Nie ma tam kafla bonusowego do wzięcia albo nie zmieści się on już na twojej planszetce; nie stać cię też na kartę punktów nad tym fortem.',
  market: 'Nie leży tam karta kupiecka, której można użyć.',
  'outpost-trade': 'Nie masz placówki na wyspie, na której stać cię na wymianę.',
  'boat-trade': 'Łódź nie stoi przy wyspie, na której stać cię na wymianę.',
  'move-boat': 'Nie ma kafla, na którym łódź mogłaby skończyć ruch.',
};

export const refusals: Refusals = {
  short: ({ missing }, say) => `Brakuje: ${say.cubesThere(missing)}.`,
  few: ({ needs, has }) => `Potrzebne kostki: ${needs}; w składzie: ${has}.`,
  'no-cube': ({ cube }) => `W składzie nie ma ${OF_COLOUR[cube]} kostki.`,
  dearest: () => 'Brązowy to najcenniejszy towar: nie da się go ulepszyć.',
  far: ({ from, to }, say) => `${say.place(to)} nie styka się z ${say.place(from)}, gdzie jest twoja łódź.`,
  'free-step': () => 'Ten krok jest darmowy: kostki się nie zostawia.',
  'step-costs': () => 'Ten krok nie jest darmowy: na kaflu, z którego odpływa łódź, trzeba zostawić kostkę.',
  'no-cards': () => 'Ten krok kosztuje kartę kupiecką, a nie ma żadnej ani na ręce, ani zagranej.',
  toll: ({ at, owes, has }, say) => `Opłata za postój na ${say.place(at)} w kostkach: ${owes}, a zostałoby ich ${has}.`,
  'no-island': () => 'Łódź nie stoi przy wyspie.',
  'own-outpost': () => 'Na tej wyspie stoi już twoja placówka.',
  'no-outpost': () => 'Wymieniać wolno tylko przy swojej placówce, a tu jej nie ma.',
  'row-full': ({ row }) => `Na tę wyspę bierze się placówkę z ${OF_ROW[row]} rzędu, a wszystkie są już zbudowane.`,
  'no-port': () => 'Łódź nie stoi w porcie.',
  'closed-port': () => 'Leży tu Zamknięty Port: nie da się zrealizować zamówienia.',
  'empty-port': () => 'W tym porcie nie ma już zamówienia.',
  unexplored: () => 'Ten teren zakrywa kafel eksploracji: nikt tu nie pracuje, dopóki ktoś go nie weźmie.',
  'own-settlers': () => 'Stoją tam już twoi osadnicy.',
  settlers: ({ needs, ready }) => `Brakuje osadników: ${needs - ready} (potrzeba: ${needs}, gotowych: ${ready}).`,
  'no-use': ({ kind }) => NO_USE[kind] ?? 'Nic nie dałoby się tam teraz zrobić.',
  'not-in-hand': () => 'Tej karty nie ma na ręce.',
  'already-played': () => 'Ta karta jest już zagrana; wróci po odpoczynku.',
  'nothing-there': () => 'Nic tam nie leży.',
  'none-left': () => 'Takich już nie ma.',
  'one-of-a-kind': () => 'Gracz może mieć tylko jeden taki kafel.',
  'points-last': () => 'Kafel z samymi punktami wolno wziąć dopiero wtedy, gdy innych już nie ma.',
  'first-column': () => 'Pierwsza opróżniona kolumna daje kartę kupiecką, a nie kafel bonusowy.',
  'other-stack': () => 'Kafel musi pochodzić z innego stosu.',
  full: () => 'Nie ma miejsca na więcej takich kostek.',
  'must-act': () => 'Musisz wykonać akcję; zbiory są możliwe zawsze.',
  'must-take': () => 'Ten kafel trzeba wziąć.',
  'not-now': () => 'Nie o tym się teraz decyduje.',
};
