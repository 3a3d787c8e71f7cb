package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.decision.Refusal;

/** Thrown if the rules refuse a command. */
public final class RefusedException extends RuntimeException {

  private final transient Refusal refusal;

  RefusedException(Refusal refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  /** Returns the reason. */
  public Refusal refusal() {
    return refusal;
  }
}
