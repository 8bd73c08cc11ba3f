/** The thread in which a host lets its bots think. */

import { createPlayer } from '../players.ts';
import { answerQuestions } from './answers.ts';
import { setClock } from './clock.ts';

setClock();
answerQuestions(createPlayer);
