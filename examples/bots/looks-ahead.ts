// A bot in TypeScript: tries every option on a copy of the match and takes the one after which its points, and what its
// cubes are worth, are most. docs/writing-a-bot.md explains it. To let it play:
//   npm run -s windrose -- arena spice-road --players ./examples/bots/looks-ahead.ts,B1 --matches 20
import type { MakePlayer } from '@windrose/bots';
import { FastLuck, MatchLuck, worth } from '@windrose/rules';

/** The value of a cube relative to a point: yellow once this, brown four times. */
const CUBE = 0.3;

const makePlayer: MakePlayer = ({ core, seed }) => {
  const own = new FastLuck(seed);
  const state = core.newState();
  return ({ match, seat, options }) => {
    const scored = options.map((option) => {
      // Draws on the copy come from the bot's own luck: the match's future draws are unknown.
      const copy = match.fork(new MatchLuck(`${seed}/${match.version}`));
      copy.choose(option.code);
      copy.copyState(state);
      return { option, total: copy.scores().seats[seat]!.total + CUBE * worth(state.hold[seat]!) };
    });
    const most = Math.max(...scored.map(({ total }) => total));
    const best = scored.filter(({ total }) => total === most);
    return best[own.draw(best.length)]!.option;
  };
};

export default makePlayer;
