package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Wings come in as wholes: wingmates with their leader, and those that do not fit in formation by
 * themselves right after it (003-026, -027).
 */
final class Mates {

  /** What stands before a wingmate's name that is asked for. */
  private static final String MATE = "wingmate:";

  private final CardContext now;

  Mates(CardContext now) {
    this.now = now;
  }

  /**
   * Returns what setting up does, and a question for each wingmate of the ship, of whom those are
   * left that did not fit in formation.
   */
  List<Effect> after(CardAnswer answer, List<Effect> setUp, String stage) {
    List<Effect> effects = new ArrayList<>(setUp);
    for (ShipState mate : new Field(now).wingmates(Places.ship(answer))) {
      effects.add(Deeds.ask(mate.seat(), MATE + mate.id(), stage));
    }
    return effects;
  }

  /**
   * Returns the wingmate that is asked for, if one is: it alone, of a status in {@code from}, or
   * nothing if it came in formation.
   */
  Optional<List<ShipState>> asked(ShipState.Status... from) {
    String about = new Field(now).about();
    if (!about.startsWith(MATE)) {
      return Optional.empty();
    }
    ShipState mate = now.state().ship(about.substring(MATE.length()));
    return Optional.of(List.of(from).contains(mate.status()) ? List.of(mate) : List.of());
  }
}
