/** `windrose`: the games in a terminal. Each command is a separate file in `commands/`. */

import { Command } from 'commander';

import about from '../package.json' with { type: 'json' };
import { addAnalyse } from './commands/analyse.ts';
import { addArenaWorker } from './commands/arena-worker.ts';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addCompletion } from './commands/completion.ts';
import { addEngine } from './commands/engine.ts';
import { addExplain } from './commands/explain.ts';
import { addJoin } from './commands/join.ts';
import { addLegend } from './commands/legend.ts';
import { addLesson } from './commands/lesson.ts';
import { addMap } from './commands/map.ts';
import { addPack } from './commands/pack.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addServer } from './commands/server.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStats } from './commands/stats.ts';
import { addTrain } from './commands/train.ts';
import { addYardsticks } from './commands/yardsticks.ts';
import { report } from './faults.ts';
import { fitHelp } from './help.ts';
import { OWN_GAME_HELP, takeOwnGames } from './own-games.ts';
import { nameNearest, withoutHelpForNobody } from './typos.ts';

// The reader of the output has closed it ("| head"): stop without an error.
process.stdout.on('error', () => process.exit(0));

const program = new Command('windrose')
  .description('Play, study and serve the Century games from a terminal.')
  .version(about.version)
  .addHelpText('after', OWN_GAME_HELP)
  .addHelpText(
    'after',
    '\nExit codes: 0 success, 1 refused or failed (the reason is printed), 2 wrong usage,\n130 stopped with Ctrl-C (finished work is printed, with the command that continues it).\n' +
      'With --json an error is printed on standard output as {"error": {"message", "exitCode"}}, with "rule" where a\nrule of the game forbids it.',
  )
  .showHelpAfterError('(run with --help for usage)')
  .exitOverride();
fitHelp(program);

// With --json, errors are printed as JSON, too.
const json = process.argv.includes('--json');

try {
  // Before the commands are made: they list the games there are.
  const args = await takeOwnGames(process.argv.slice(2));
  for (const add of [
    addPlay,
    addLesson,
    addExplain,
    addSimulate,
    addPerft,
    addReplay,
    addAnalyse,
    addEngine,
    addLegend,
    addArena,
    addArenaWorker,
    addYardsticks,
    addMap,
    addPack,
    addTrain,
    addBench,
    addStats,
    addPuzzles,
    addJoin,
    addServe,
    addServer,
    addCompletion,
  ])
    add(program);
  nameNearest(program);
  if (json) silenceOutput(program);
  await program.parseAsync(withoutHelpForNobody(program, args), { from: 'user' });
} catch (error) {
  process.exitCode = report(error, json);
}

function silenceOutput(command: Command): void {
  command.configureOutput({ outputError: () => {}, writeErr: () => {} });
  command.commands.forEach(silenceOutput);
}
