package io.github.flightstand.tools.page.game;

import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.Rules;
import java.util.Optional;

/** The moves that the keys of options and events name: {@code barrelRoll:left} and the like. */
final class MoveKeys {

  private MoveKeys() {}

  /** Returns the move to a side that a key names, if it names one. */
  static Optional<SidewaysMove> sideways(Rules rules, Ship ship, String key) {
    Side side = side(key);
    if (side == Side.AHEAD) {
      return Optional.empty();
    }
    return switch (action(key)) {
      case "barrelRoll" ->
          Optional.of(SidewaysMove.barrelRoll(rules.movement(), ship.base(), side));
      case "decloak" -> Optional.of(SidewaysMove.decloak(rules.movement(), ship.base(), side));
      default -> Optional.empty();
    };
  }

  /** Returns the move ahead that a key names, if it names one. */
  static Optional<AheadMove> ahead(Rules rules, String key) {
    return switch (action(key)) {
      case "boost" -> Optional.of(AheadMove.boost(rules.movement(), side(key)));
      case "decloak" ->
          side(key) == Side.AHEAD
              ? Optional.of(AheadMove.decloak(rules.movement()))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static String action(String key) {
    int colon = key.indexOf(':');
    return colon < 0 ? "" : key.substring(0, colon);
  }

  private static Side side(String key) {
    return switch (key.substring(key.indexOf(':') + 1)) {
      case "left" -> Side.LEFT;
      case "right" -> Side.RIGHT;
      default -> Side.AHEAD;
    };
  }
}
