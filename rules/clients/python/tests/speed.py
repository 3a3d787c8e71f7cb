"""Measures decisions a second: 64 games of eight ships a side, a random policy, masks and observations included.

    PYTHONPATH=src:. python3 tests/speed.py [--servers 1] [--seconds 20] [--slices 6]

Java compiles what it runs often, so the first slices are slower. The processor time of both sides shows what other programs hide.
"""

import argparse
import os
import random
import time
from pathlib import Path

from flightstand import VectorEnvironment
from tests.setups import fleet


def spent(pid):
    """Returns the seconds of processor time that a process has taken, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name, usual in (("servers", 1), ("threads", None), ("seconds", 20), ("slices", 6)):
        options.add_argument(f"--{name}", type=int, default=usual)
    given = options.parse_args()
    environment = VectorEnvironment(64, fleet(8, rounds=12), servers=given.servers, threads=given.threads)
    dice, turns = random.Random(1), environment.reset(seed=1)
    servers = [client.server.pid for client in environment._clients]
    for _ in range(given.slices):
        began, own, java, decisions = time.time(), time.process_time(), sum(map(spent, servers)), 0
        while time.time() - began < given.seconds:
            environment.observations(), environment.masks()
            turns = environment.step([dice.choice(turn.legal) for turn in turns]).turns
            decisions += len(turns)
        own, java = time.process_time() - own, sum(map(spent, servers)) - java
        print(
            f"{decisions / (time.time() - began):.0f} decisions a second; processor time of one:"
            f" Java {java / decisions * 1e6:.0f} us, Python {own / decisions * 1e6:.0f} us",
            flush=True,
        )
    environment.close()


if __name__ == "__main__":
    main()
