package io.github.flightstand.protocol.squad;

import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.protocol.format.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader of a card's fields in the format of the community's data files. */
final class CommunityCard {

  /** The bearings of the columns of a table of maneuvers. */
  private static final String BEARINGS = "TBFNYKLPERADS";

  /** The colors of the figures in a table of maneuvers. */
  private static final String COLOURS = " WGR";

  static String text(JsonTree card, String name) throws UnusableCardException {
    JsonTree value = card.get(name);
    if (!value.isText() || value.text().isEmpty()) {
      throw new UnusableCardException("'" + name + "' is not a text");
    }
    return value.text();
  }

  static int number(JsonTree card, String name) throws UnusableCardException {
    return optional(card, name)
        .orElseThrow(() -> new UnusableCardException("'" + name + "' is not a whole number"));
  }

  static Optional<Integer> optional(JsonTree card, String name) {
    JsonTree value = card.get(name);
    if (value.isInt()) {
      return Optional.of(value.number());
    }
    return value.text().matches("[+-]?[0-9]{1,4}")
        ? Optional.of(Integer.parseInt(value.text()))
        : Optional.empty();
  }

  static BaseSize base(String name, String size) throws UnusableCardException {
    return switch (size) {
      case "small" -> BaseSize.SMALL;
      case "medium" -> BaseSize.MEDIUM;
      case "large" -> BaseSize.LARGE;
      case "huge" -> name.contains("Corvette") ? BaseSize.HUGE_CORVETTE : BaseSize.HUGE_TRANSPORT;
      default -> throw new UnusableCardException("there is no size " + Excerpt.quoted(size));
    };
  }

  static Optional<String> otherSection(String id) {
    if (id.endsWith("fore")) {
      return Optional.of(id.substring(0, id.length() - "fore".length()) + "aft");
    }
    return id.endsWith("aft") && id.contains("corvette")
        ? Optional.of(id.substring(0, id.length() - "aft".length()) + "fore")
        : Optional.empty();
  }

  /** Returns the dial from the file's codes, or else from its table by speed and bearing. */
  static Dial dial(JsonTree card) throws UnusableCardException {
    List<String> codes = new ArrayList<>();
    JsonTree dial = card.get("dial");
    if (dial.isList()) {
      for (int i = 0; i < dial.size(); i++) {
        codes.add(dial.get(i).text());
      }
      return Dial.parse(String.join(" ", codes));
    }
    JsonTree table = card.get("maneuvers");
    JsonTree energies = card.get("maneuvers_energy");
    for (int speed = 0; speed < table.size(); speed++) {
      JsonTree row = table.get(speed);
      for (int column = 0; column < row.size(); column++) {
        int colour = row.get(column).number();
        if (colour < 0 || colour >= COLOURS.length() || column >= BEARINGS.length()) {
          throw new UnusableCardException("'maneuvers' is not a table of bearings and colors");
        }
        int energy = energies.get(speed).get(column).number();
        if (colour > 0) {
          codes.add(
              "%s%s%s%s"
                  .formatted(
                      speed,
                      speed == 0 ? 'O' : BEARINGS.charAt(column),
                      COLOURS.charAt(colour),
                      energy > 0 ? "+" + energy : ""));
        }
      }
    }
    if (codes.isEmpty()) {
      throw new UnusableCardException("neither 'dial' nor 'maneuvers' has a maneuver");
    }
    return Dial.parse(String.join(" ", codes));
  }
}
