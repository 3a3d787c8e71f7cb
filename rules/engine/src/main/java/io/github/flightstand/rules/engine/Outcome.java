package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.decision.Refusal;

/** The outcome of a command: a step, or a refusal that changes nothing. */
public sealed interface Outcome {

  /** The command is refused. */
  record Refused(Refusal refusal) implements Outcome {}

  /** The command was carried out. */
  record Done(Step step) implements Outcome {}
}
