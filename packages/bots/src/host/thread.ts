/** The thread in which a host lets its bots think. */

import { createPlayer } from '../players.ts';
import { answerQuestions } from './answers.ts';

answerQuestions(createPlayer);
