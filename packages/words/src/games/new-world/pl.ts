/** The texts on the box of A New World, in Polish. */

import type { GameWords } from '../../messages.ts';

export const box: GameWords = {
  title: 'Nowy Świat',
  tagline:
    'Wysyłaj osadników do pracy na nowym kontynencie i wypychaj innych z najlepszych terenów. Forty, narzędzia i eksploracja prowadzą do ośmiu kart punktów.',
  length: '30–45 minut',
};
