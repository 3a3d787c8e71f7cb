package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Wings that come in as wholes: wingmates with their leader, and right after it, one by one, those
 * that do not fit in formation (003-026, -027).
 */
final class Mates {

  /** The prefix of the id of a ship that is asked for alone. */
  private static final String ALONE = "ship:";

  private final CardContext now;

  Mates(CardContext now) {
    this.now = now;
  }

  /**
   * Returns the effects of setting up, and a question for each wingmate of the ship; only those
   * that did not fit in formation are still open.
   */
  List<Effect> after(CardAnswer answer, List<Effect> setUp, String stage) {
    List<Effect> effects = new ArrayList<>(setUp);
    for (ShipState mate : new Field(now).wingmates(Places.ship(answer))) {
      effects.add(ask(mate, stage));
    }
    return effects;
  }

  /** Asks a ship's player for that ship alone. */
  static Effect ask(ShipState ship, String stage) {
    return Deeds.ask(ship.seat(), ALONE + ship.id(), stage);
  }

  /**
   * Returns the ship that is asked for alone, if one is and its status is in {@code from}; the list
   * is empty if it is a wingmate that came in formation.
   */
  Optional<List<ShipState>> asked(ShipState.Status... from) {
    String about = new Field(now).about();
    if (!about.startsWith(ALONE)) {
      return Optional.empty();
    }
    ShipState ship = now.state().ship(about.substring(ALONE.length()));
    return Optional.of(List.of(from).contains(ship.status()) ? List.of(ship) : List.of());
  }
}
