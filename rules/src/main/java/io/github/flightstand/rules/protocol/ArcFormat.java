package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.measure.FiringArc;
import java.util.Optional;

/** Firing arcs as callers write them: {@code "front"}, {@code "full-rear"}. */
public final class ArcFormat {

  private ArcFormat() {}

  /** Reads an arc; notes names that are none. */
  public static Optional<FiringArc> read(Field field) {
    return field.choice(FiringArc.words()).flatMap(FiringArc::ofWord);
  }
}
