/** The thread in which a host lets its bots think. */

import { createPlayer } from '../players.ts';
import { answerQuestions } from './answers.ts';
import { setClock } from './clock.ts';
import { readNamedGames } from './own-games.ts';

setClock();
await readNamedGames();
answerQuestions(createPlayer);
