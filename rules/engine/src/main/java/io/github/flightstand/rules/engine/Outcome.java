package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.decision.Refusal;

/** What comes of a command: a step, or a refusal that leaves everything as it was. */
public sealed interface Outcome {

  /** The command is refused. */
  record Refused(Refusal refusal) implements Outcome {}

  /** The command was carried out. */
  record Done(Step step) implements Outcome {}
}
