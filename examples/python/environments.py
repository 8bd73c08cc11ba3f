"""Windrose as environments in the shapes that people who train players expect, with the standard library alone.

- TableEnvironment: one match, seat by seat, in the shape of PettingZoo's AECEnv.
- VectorEnvironment: many matches at once, in the shape of Gymnasium's VectorEnv (each step is of whoever has to choose).

An action is a code from 0 to 255; which are legal says the mask. An observation is a row of whole numbers, the same for
all seats, since nothing in a position is hidden; `fields` says what each number is.
"""

from windrose import Engine

ACTIONS = 256


def mask(codes):
    """The legal codes as 256 bytes, 1 where a code is legal."""
    legal = bytearray(ACTIONS)
    for code in codes:
        legal[code] = 1
    return bytes(legal)


class TableEnvironment:
    """One match, in the shape of PettingZoo's AECEnv: reset, then step for `agent_selection` until all have terminated."""

    metadata = {"name": "windrose"}

    def __init__(self, game="eastern-wonders", seats=2, options=None, seed=0):
        self._engine = Engine()
        self._setup = {"game": game, "seats": seats, "options": options}
        self._seed = seed
        self._batch = None
        self.possible_agents = ["seat_%d" % seat for seat in range(seats)]
        self.reset(seed)

    def reset(self, seed=None, options=None):
        """Deals a match: the next one of the seed so far, or the first of another seed."""
        if self._batch is None or seed is not None:
            self._seed = self._seed if seed is None else seed
            if self._batch is not None:
                self._batch.stop()
            self._batch = self._engine.batch(matches=1, seed=self._seed, **self._setup)
        elif not any(self.terminations.values()):
            raise ValueError("the match is not over: reset it with a seed, or play it to its end")
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.seat[0]]

    def observe(self, agent):
        """What an agent sees: the features, and the mask of what it may choose (nothing while another one chooses)."""
        over = self.terminations[agent]
        legal = b"" if over or agent != self.agent_selection else self._batch.codes
        return {"observation": self._batch.features.tolist(), "action_mask": mask(legal)}

    def last(self):
        """Observation, reward since its last step, termination, truncation and info of the agent that is asked."""
        agent = self.agent_selection
        reward = self._cumulative_rewards[agent]
        return self.observe(agent), reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        """Takes an action for `agent_selection`; None once it has terminated, which removes it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("%s has terminated: its only action is None" % agent)
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self._batch.step([action])
        over = self._batch.done[0] != 0
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = self._batch.rewards[seat]
            self._cumulative_rewards[name] += self.rewards[name]
            self.terminations[name] = over
            if over:
                self.infos[name] = {"score": self._batch.scores[seat], "stalled": self._batch.done[0] == 2}
        self.agent_selection = self.agents[0] if over else self.possible_agents[self._batch.seat[0]]

    def close(self):
        self._engine.close()


class VectorEnvironment:
    """Many matches at once, in the shape of Gymnasium's VectorEnv; a match that ends is followed by the next one at once."""

    def __init__(self, num_envs=256, game="eastern-wonders", seats=2, options=None, features=True):
        self.num_envs = num_envs
        self.seats = seats
        self._engine = Engine()
        self._setup = {"game": game, "seats": seats, "options": options, "features": features}
        self._batch = None

    def reset(self, seed=0):
        """Deals all matches. Returns observations (num_envs rows) and infos."""
        if self._batch is not None:
            self._batch.stop()
        self._batch = self._engine.batch(matches=self.num_envs, seed=seed, **self._setup)
        self.fields = self._batch.fields
        return self._observations(), self._infos()

    def step(self, actions):
        """Takes an action (a code) in every match.

        Returns observations, rewards (a row of one number a seat for each match), terminations, truncations and infos.
        """
        batch = self._batch
        batch.step(actions)
        terminations = [done == 1 for done in batch.done]
        truncations = [done == 2 for done in batch.done]
        return self._observations(), self._rows(batch.rewards, self.seats), terminations, truncations, self._infos()

    def close(self):
        self._engine.close()

    def _observations(self):
        return self._rows(self._batch.features, self._batch.size)

    def _rows(self, flat, width):
        return [flat[at : at + width] for at in range(0, width * self.num_envs, width)] if width else []

    def _infos(self):
        """`seat`: who has to choose; `options`: the legal codes; `scores`: as if the matches ended now."""
        batch = self._batch
        return {"seat": batch.seat, "options": batch.options(), "scores": self._rows(batch.scores, self.seats)}
