package io.github.flightstand.rules.protocol.operation;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import io.github.flightstand.rules.confidence.Uncertainty;

/** The confidence in a result that holds no verdict whose probability is known: empty. */
@JsonClassDescription("The result holds no verdict whose probability is known.")
record NoConfidence() {

  /** Takes no notice of how exactly the ships were set down. */
  NoConfidence(Uncertainty ignored) {
    this();
  }
}
