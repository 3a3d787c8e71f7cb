package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A template and the side that it bends to, written like a maneuver without its color: {@code
 * "1F"}, {@code "2N"}. Left and right are from the pilot's point of view.
 */
public record LaidTemplate(int speed, Bearing bearing) {

  /** The straight 1. */
  public static final LaidTemplate STRAIGHT_1 = new LaidTemplate(1, Bearing.STRAIGHT);

  private static final Map<String, LaidTemplate> TEMPLATES = templates();

  private static Map<String, LaidTemplate> templates() {
    Map<String, LaidTemplate> templates = new LinkedHashMap<>();
    for (Bearing bearing :
        new Bearing[] {
          Bearing.STRAIGHT,
          Bearing.BANK_LEFT,
          Bearing.BANK_RIGHT,
          Bearing.TURN_LEFT,
          Bearing.TURN_RIGHT
        }) {
      for (int speed = 1; speed <= bearing.template().orElseThrow().fastest(); speed++) {
        LaidTemplate template = new LaidTemplate(speed, bearing);
        templates.put(template.code(), template);
      }
    }
    return templates;
  }

  /** Returns the template with a code; throws IllegalArgumentException if there is none. */
  public static LaidTemplate parse(String code) {
    return Optional.ofNullable(TEMPLATES.get(code))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + String.join(", ", TEMPLATES.keySet())));
  }

  /** Returns the codes of all templates. */
  public static List<String> codes() {
    return List.copyOf(TEMPLATES.keySet());
  }

  /** Returns the template's code. */
  public String code() {
    return "" + speed + bearing.letter();
  }

  /** Returns the template's kind. */
  public TemplateKind kind() {
    return bearing.template().orElseThrow();
  }
}
