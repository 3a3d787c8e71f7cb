package io.github.flightstand.tools.bridge.vassal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a saved game: a chain of traits, each with a type and a state, the innermost last.
 *
 * @param types the traits' types, which do not change
 * @param states the traits' states, in the same order
 */
record Piece(List<String> types, List<String> states) {

  private static final int MOST_TRAITS = 500;

  /** The farthest place from the map's corner, in pixels. */
  static final int FARTHEST = 1_000_000;

  private static final Pattern LOCK = Pattern.compile("TargetLock_([A-Za-z]+)");

  /** A place on one of the module's maps, in pixels. */
  record Place(String map, int x, int y) {}

  static Piece of(String type, String state) {
    return new Piece(Sequence.chain(type, MOST_TRAITS), Sequence.chain(state, MOST_TRAITS));
  }

  /** Returns the same piece in another state. */
  Piece in(String state) {
    return new Piece(types, Sequence.chain(state, MOST_TRAITS));
  }

  private String state(int trait) {
    return trait < states.size() ? states.get(trait) : "";
  }

  /** Returns the name in the module's definition. */
  String name() {
    List<String> basic = Sequence.of(types.get(types.size() - 1), ';');
    return basic.size() > 4 ? basic.get(4) : "";
  }

  /** Returns the place, if the piece says one of its own: in a stack, the stack says it. */
  Optional<Place> place() {
    return place(states.get(states.size() - 1));
  }

  /** Returns the place at the beginning of a state of a piece or a stack. */
  static Optional<Place> place(String state) {
    List<String> parts = Sequence.of(state, ';');
    try {
      return parts.size() < 3 || parts.get(0).equals("null")
          ? Optional.empty()
          : Optional.of(
                  new Place(
                      parts.get(0), Integer.parseInt(parts.get(1)), Integer.parseInt(parts.get(2))))
              .filter(at -> Math.max(Math.abs((long) at.x()), Math.abs((long) at.y())) <= FARTHEST);
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /** Returns the value of a dynamic property, or an empty text. */
  String property(String key) {
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i).startsWith("PROP;") && Sequence.of(types.get(i), ';').get(1).equals(key)) {
        return state(i);
      }
    }
    return "";
  }

  /** Returns the value of a marker, or an empty text. */
  String marker(String key) {
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i).startsWith("mark;")) {
        List<String> keys = Sequence.of(types.get(i).substring("mark;".length()), ',');
        List<String> values = Sequence.of(state(i), ',');
        int at = keys.indexOf(key);
        if (at >= 0 && at < values.size()) {
          return values.get(at);
        }
      }
    }
    return "";
  }

  boolean isShip() {
    return name().startsWith("ship -- ")
        || types.stream()
            .anyMatch(type -> type.startsWith("label;") && type.contains("this_is_a_ship"));
  }

  /**
   * Returns the degrees by which the piece is turned, counterclockwise on the screen: the sum of
   * all its rotators. One with a single facing has its angle as its state; the others have the
   * number of a facing, counted clockwise. A sum that is no number, as of a rotator with no
   * facings, counts as 0.
   */
  double turned() {
    double degrees = 0;
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i).startsWith("rotate;")) {
        try {
          int facings = Integer.parseInt(Sequence.of(types.get(i), ';').get(1));
          double state = Double.parseDouble(state(i));
          degrees += facings == 1 ? state : -state * 360 / facings;
        } catch (NumberFormatException none) {
          // A rotator that was never turned may have no state.
        }
      }
    }
    return Double.isFinite(degrees) ? degrees : 0;
  }

  Optional<Mask> mask() {
    return types.stream().flatMap(type -> Mask.of(type).stream()).findFirst();
  }

  /** Returns the faction in whose colors the ship's lock is drawn. */
  Optional<String> faction() {
    List<String> found = new ArrayList<>();
    for (String type : types) {
      Matcher lock = LOCK.matcher(type);
      if (lock.find()) {
        found.add(lock.group(1));
      }
    }
    return found.stream().findFirst();
  }
}
