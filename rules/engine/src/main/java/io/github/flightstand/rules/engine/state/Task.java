package io.github.flightstand.rules.engine.state;

import java.util.function.UnaryOperator;

/**
 * A task in progress: an entry of the agenda. The last entry is being done now; those before it
 * wait for it. Tasks are plain data, so a game can be saved at any of them.
 */
public sealed interface Task
    permits SetUpTask,
        PhaseTask,
        ActivationTask,
        WingTask,
        CombatTask,
        DamageTask,
        AbilityTask,
        BombTask,
        HugeTask,
        RemoteTask,
        BoardingTask {

  /** Returns the number of effects of cards that have led here, one after another. */
  default int chain() {
    return 0;
  }

  /** Returns this task after that many effects of cards, if it is part of their chain. */
  default Task after(int effects) {
    return this;
  }

  /** Returns this task after cards have moved, each to where {@code moved} says. */
  default Task withCards(UnaryOperator<CardRef> moved) {
    return this;
  }
}
