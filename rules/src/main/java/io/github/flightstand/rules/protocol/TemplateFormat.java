package io.github.flightstand.rules.protocol;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Templates as callers write them: speed digit and bearing letter, such as {@code "1F"} or {@code
 * "2N"}.
 */
public final class TemplateFormat {

  private static final List<Bearing> BEARINGS =
      List.of(
          Bearing.STRAIGHT,
          Bearing.BANK_LEFT,
          Bearing.BANK_RIGHT,
          Bearing.TURN_LEFT,
          Bearing.TURN_RIGHT);

  private static final Map<String, Laid> TEMPLATES = templates();

  private TemplateFormat() {}

  /**
   * A template and the side to which it is laid.
   *
   * @param kind straight, bank or turn
   * @param speed the number printed on it
   * @param side ahead for a straight
   */
  public record Laid(TemplateKind kind, int speed, Side side) {

    /** The straight 1. */
    public static final Laid STRAIGHT_1 = new Laid(TemplateKind.STRAIGHT, 1, Side.AHEAD);
  }

  private static Map<String, Laid> templates() {
    Map<String, Laid> templates = new LinkedHashMap<>();
    for (Bearing bearing : BEARINGS) {
      TemplateKind kind = bearing.template().orElseThrow();
      for (int speed = 1; speed <= kind.fastest(); speed++) {
        templates.put("" + speed + bearing.letter(), new Laid(kind, speed, bearing.side()));
      }
    }
    return templates;
  }

  /** Reads a template; notes codes of templates that do not exist. */
  public static Optional<Laid> read(Field field) {
    return field.choice(TEMPLATES);
  }
}
