"""Learns to fly one ship against one, by playing against a player who decides at random.

    python3 examples/duel.py --games 4000 --curve curve.svg

A network with one hidden layer sees the two ships and says how good each legal action is and how good the moment is; it is trained by
policy gradients: what led to a better end than expected becomes likelier. It needs numpy, and takes less than a minute on two free processors.
"""

import argparse
import time

import numpy as np

from flightstand import DUEL, VectorEnvironment

GAMES_AT_ONCE = 50
EPOCHS = 6
HIDDEN = 96


class Features:
    """What the network sees: the numbers about both ships, and where the enemy and the edges are as seen from the own cockpit."""

    def __init__(self, encoding):
        kept = ("own1.", "enemy1.", "asked.", "attack.", "defence.")
        dull = ("x", "y", "headingX", "headingY", "skill", "points", "base")
        self.places = [
            place for name, place in encoding.places.items() if name.startswith(kept) and name.split(".")[1] not in dull
        ]
        self.scale = np.array([1 if encoding.numbers[place].unit == "flag" else 5 for place in self.places], np.float32)
        self.poses = [encoding.places[f"{ship}.{at}"] for ship in ("own1", "enemy1") for at in ("x", "y", "headingX", "headingY")]
        self.area = [encoding.places["width"], encoding.places["height"]]
        self.hurt = [encoding.places[f"{ship}.{what}"] for ship in ("own1", "enemy1") for what in ("shields", "damage")]

    def __call__(self, observations):
        x, y, ahead_x, ahead_y, enemy_x, enemy_y, enemy_ahead_x, enemy_ahead_y = observations[:, self.poses].T
        width, height = observations[:, self.area].T
        ahead = (enemy_x - x) * ahead_x + (enemy_y - y) * ahead_y
        left = (enemy_y - y) * ahead_x - (enemy_x - x) * ahead_y
        distance = np.hypot(ahead, left) + 1
        facing = [enemy_ahead_x * ahead_x + enemy_ahead_y * ahead_y, enemy_ahead_y * ahead_x - enemy_ahead_x * ahead_y]
        aimed = ((x - enemy_x) * enemy_ahead_x + (y - enemy_y) * enemy_ahead_y) / distance
        views = [ahead / distance, left / distance, np.minimum(distance / 400, 2), aimed, distance < 300, *facing]
        for forward, aside in ((80, 0), (160, 0), (240, 0), (120, 120), (120, -120)):
            to_x, to_y = x + forward * ahead_x - aside * ahead_y, y + forward * ahead_y + aside * ahead_x
            margin = np.minimum(np.minimum(to_x, width - to_x), np.minimum(to_y, height - to_y))
            views += [np.clip(margin / 100, -1, 2), margin < 30]
        plain = np.clip(observations[:, self.places] / self.scale, 0, 2)
        return np.concatenate([plain, np.stack(views, 1)], 1).astype(np.float32)

    def lead(self, observations):
        """Returns how much more the enemy is hurt than the own ship."""
        own_shields, own_damage, enemy_shields, enemy_damage = observations[:, self.hurt].T
        return own_shields - own_damage - enemy_shields + enemy_damage


class Policy:
    """The network and its training by Adam."""

    def __init__(self, inputs, actions, random):
        draw = lambda rows, columns: (random.standard_normal((rows, columns)) / np.sqrt(rows)).astype(np.float32)  # noqa: E731
        self.weights = [draw(inputs + 1, HIDDEN), 0.1 * draw(HIDDEN + 1, actions + 1)]
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.updates = 0

    def forward(self, features, masks):
        """Returns the inputs, the hidden layer, each legal action's probability, and the expected end."""
        inputs = np.pad(features, ((0, 0), (0, 1)), constant_values=1)
        hidden = np.pad(np.tanh(inputs @ self.weights[0]), ((0, 0), (0, 1)), constant_values=1)
        out = hidden @ self.weights[1]
        logits = np.where(masks, out[:, :-1], -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return inputs, hidden, odds / odds.sum(1, keepdims=True), out[:, -1]

    def learn(self, batch, rate, random):
        """Makes actions likelier that led to more than was expected, but none much likelier than when it was drawn (PPO)."""
        features, masks, actions, drawn_at, returns = map(np.array, zip(*batch))
        better = returns - self.forward(features, masks)[3]
        better = np.clip(better / (better.std() + 1e-6), -3, 3)
        for _ in range(EPOCHS):
            for some in np.array_split(random.permutation(len(actions)), max(1, len(actions) // 500)):
                self.step(features[some], masks[some], actions[some], drawn_at[some], returns[some], better[some], rate)

    def step(self, features, masks, actions, drawn_at, returns, better, rate):
        inputs, hidden, odds, values = self.forward(features, masks)
        rows = np.arange(len(actions))
        ratio = odds[rows, actions] / drawn_at
        pull = np.where(np.where(better > 0, ratio < 1.2, ratio > 0.8), better * ratio, 0)
        slope = -odds * pull[:, None]
        slope[rows, actions] += pull
        logs = np.log(odds + 1e-8)
        slope -= 0.01 * odds * (logs - (odds * logs).sum(1, keepdims=True))  # a little towards trying everything
        out = np.concatenate([slope, 0.5 * (returns - values)[:, None]], 1) / len(actions)
        back = (out @ self.weights[1].T)[:, :-1] * (1 - hidden[:, :-1] ** 2)
        self.updates += 1
        for weight, (mean, square), gradient in zip(self.weights, self.moments, (inputs.T @ back, hidden.T @ out)):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weight += (rate * step).astype(np.float32)


def play(environment, features, policy, columns, games, random, seed, rate=0.0):
    """Plays as many games at each place, and learns from them if there is a rate; yields each game's winner as it ends."""
    turns = environment.reset(seed=seed)
    episodes, batch, left = [[] for _ in turns], [], [games // len(turns) for _ in turns]
    while any(left):
        observations = environment.observations()
        seen, masks, leads = features(observations), environment.masks()[:, columns].astype(bool), features.lead(observations)
        odds, rows = policy.forward(seen, masks)[2], np.arange(len(turns))
        drawn = np.minimum((odds.cumsum(1) < random.random((len(turns), 1))).sum(1), len(columns) - 1) if rate else odds.argmax(1)
        drawn = np.where(masks[rows, drawn], drawn, odds.argmax(1))
        for episode, *moment in zip(episodes, seen, masks, drawn, odds[rows, drawn], leads):
            episode.append(moment)
        turns, rewards, overs = environment.step([columns[at] for at in drawn])
        for place, over in enumerate(overs):
            if over is None:
                continue
            if left[place]:
                left[place] -= 1
                yield over["winner"]
            # What is still to come at each moment: the end, and what both ships suffer until then.
            last = episodes[place][-1][4]
            batch += [(*moment[:4], rewards[place]["A"] + 0.1 * (last - moment[4])) for moment in episodes[place]]
            episodes[place] = []
        if rate and len(batch) > 3000:
            policy.learn(batch, rate, random)
            batch = []


def curve(shares, games):
    """Returns a picture of the share of games won, by hundreds of games."""
    points = " ".join(f"{60 + 500 * at / max(1, len(shares) - 1):.1f},{240 - 200 * share:.1f}" for at, share in enumerate(shares))
    lines = "".join(
        f'<path d="M60 {240 - 2 * part}H560" stroke="#ccc"/><text x="52" y="{244 - 2 * part}" text-anchor="end">{part} %</text>'
        for part in (0, 20, 40, 60, 80, 100)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 290" font-family="sans-serif" font-size="13">'
        f'<rect width="600" height="290" fill="#fff"/><text x="60" y="24">Games won against random, by hundreds</text>{lines}'
        f'<text x="560" y="264" text-anchor="end">{games} games</text><text x="60" y="264">0</text>'
        f'<polyline points="{points}" fill="none" stroke="#1c5d99" stroke-width="2"/></svg>\n'
    )


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=4000, help="how many games to learn from")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", help="the file for a picture of the learning curve")
    given = options.parse_args()
    began, random = time.time(), np.random.default_rng(given.seed)
    environment = VectorEnvironment(GAMES_AT_ONCE, DUEL, opponents={"B": "random"})
    names = environment.encoding.actions
    words = ("pass", "done", "ready", "focus", "initiative", "maneuver ", "lock", "primary:front ", "barrelRoll:left place", "barrelRoll:right place")
    columns = [number for number, name in enumerate(names) if name.startswith(words) or name in ("ship own1", "ship enemy1")]
    features = Features(environment.encoding)
    environment.reset(seed=given.seed)
    inputs = features(environment.observations()).shape[1]
    policy = Policy(inputs, len(columns), random)
    won, shares = [], []
    for winner in play(environment, features, policy, columns, given.games, random, given.seed, 0.002):
        won.append(winner == "A")
        if len(won) % 100 == 0:
            shares.append(sum(won[-100:]) / 100)
            print(f"{len(won)} games in {time.time() - began:.0f} s: {sum(won[-100:])} of the last 100 won", flush=True)
    test = list(play(environment, features, policy, columns, 100, random, given.seed + 1_000_000))
    print(f"of 100 games not trained on: {test.count('A')} won, {test.count('B')} lost")
    if given.curve:
        with open(given.curve, "w", encoding="utf-8") as file:
            file.write(curve(shares, given.games))
    environment.close()


if __name__ == "__main__":
    main()
