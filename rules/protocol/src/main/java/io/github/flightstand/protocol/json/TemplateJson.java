package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A template and the side to which it is laid, as callers write it: speed digit and bearing letter,
 * such as {@code "1F"} or {@code "2N"}.
 *
 * @param kind straight, bank or turn
 * @param speed the number printed on it
 * @param side ahead for a straight
 */
public record TemplateJson(TemplateKind kind, int speed, Side side) {

  /** The straight 1. */
  public static final TemplateJson STRAIGHT_1 =
      new TemplateJson(TemplateKind.STRAIGHT, 1, Side.AHEAD);

  private static final List<Bearing> BEARINGS =
      List.of(
          Bearing.STRAIGHT,
          Bearing.BANK_LEFT,
          Bearing.BANK_RIGHT,
          Bearing.TURN_LEFT,
          Bearing.TURN_RIGHT);

  private static final Map<String, TemplateJson> TEMPLATES = templates();

  private static Map<String, TemplateJson> templates() {
    Map<String, TemplateJson> templates = new LinkedHashMap<>();
    for (Bearing bearing : BEARINGS) {
      TemplateKind kind = bearing.template().orElseThrow();
      for (int speed = 1; speed <= kind.fastest(); speed++) {
        templates.put("" + speed + bearing.letter(), new TemplateJson(kind, speed, bearing.side()));
      }
    }
    return templates;
  }

  /**
   * Returns the template of a code.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static TemplateJson parse(String code) {
    return Optional.ofNullable(TEMPLATES.get(code))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + String.join(", ", TEMPLATES.keySet())));
  }
}
