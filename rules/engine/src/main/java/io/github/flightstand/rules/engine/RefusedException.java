package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.decision.Refusal;

/** A command that the rules refuse was to be carried out. */
public final class RefusedException extends RuntimeException {

  private final transient Refusal refusal;

  RefusedException(Refusal refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  /** Returns why. */
  public Refusal refusal() {
    return refusal;
  }
}
