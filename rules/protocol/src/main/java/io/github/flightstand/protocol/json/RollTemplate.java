package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.rules.engine.state.LaidTemplate;

/**
 * The template of a barrel roll or decloak: {@code 1}, {@code 2} or {@code 3} for a straight, or a
 * code such as {@code "2F"} or {@code "1N"}. A curve bends to its side as seen along it, away from
 * the ship.
 */
public record RollTemplate(LaidTemplate laid, boolean numbered) {

  private static final String EXPECTED =
      "1, 2, 3 or one of 1F to 3F, 1B to 3B, 1N to 3N, 1T to 3T, 1Y to 3Y";

  /** The straights that some ability grants. */
  private static final int FASTEST_STRAIGHT = 3;

  /** Reads a number or a code. */
  static RollTemplate read(JsonReader in) {
    if (in.isText()) {
      String code = in.text(EXPECTED);
      return LaidTemplate.codes().stream()
          .filter(code::equals)
          .map(LaidTemplate::parse)
          .filter(RollTemplate::rolls)
          .map(laid -> new RollTemplate(laid, false))
          .findFirst()
          .orElseThrow(() -> in.unexpected(EXPECTED));
    }
    double speed = in.isNumber() ? in.value(Double.class) : 0;
    if (speed != 1 && speed != 2 && speed != FASTEST_STRAIGHT) {
      throw in.unexpected(EXPECTED);
    }
    return new RollTemplate(new LaidTemplate((int) speed, Bearing.STRAIGHT), true);
  }

  private static boolean rolls(LaidTemplate laid) {
    return laid.kind() != TemplateKind.STRAIGHT || laid.speed() <= FASTEST_STRAIGHT;
  }

  /** Returns the template as it was written: a number or a code. */
  Object written() {
    return numbered ? (Object) laid.speed() : laid.code();
  }

  /** Returns the template as messages quote it. */
  @Override
  public String toString() {
    return numbered ? "" + laid.speed() : "'" + laid.code() + "'";
  }
}
