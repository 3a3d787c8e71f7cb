package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.Optional;

/** Maneuvers as callers write them: dial codes such as {@code "3BW"}. */
public final class ManeuverFormat {

  private ManeuverFormat() {}

  /** Reads a dial code; notes codes of maneuvers that do not exist. */
  public static Optional<Maneuver> read(Field field) {
    return field
        .text()
        .flatMap(
            code -> {
              try {
                return Optional.of(Maneuver.parse(code));
              } catch (IllegalArgumentException refused) {
                field.fault(FaultCode.BAD_VALUE, field.at().words() + ": " + refused.getMessage());
                return Optional.empty();
              }
            });
  }
}
