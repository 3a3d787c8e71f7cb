package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Marker;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;

/** What happens unless a card takes its place. */
final class Proposals {

  private Proposals() {}

  /**
   * Proposes something: it happens now unless a card may take its place, which is seen first. What
   * itself takes the place of something is not replaced by the same ability once more.
   */
  static void propose(Play play, Proposed proposed) {
    if (play.gear().cards().listens(play.state(), proposed.window())) {
      play.push(Task.Opportunity.of(proposed, replaced(play.state().agenda())));
    } else {
      carryOut(play, proposed);
    }
  }

  /** Returns the abilities of which one brought about what is proposed now, in another's place. */
  private static List<Task.Use> replaced(List<Task> agenda) {
    int at = agenda.size() - 1;
    while (Play.passive(agenda.get(at))) {
      at--;
    }
    return agenda.get(at) instanceof Task.Resolving by ? by.replaced() : List.of();
  }

  /** A ship is assigned tokens. */
  static void gain(Play play, String ship, Marker marker, int count) {
    propose(play, new Proposed.Tokens(ship, marker, count));
  }

  /** A card took the place of what was proposed. */
  static void replaced(Play play, Proposed proposed) {
    if (proposed instanceof Proposed.Destruction && play.ship(proposed.ship()).lingering()) {
      play.happen(new Event.Lingering(proposed.ship(), false));
    }
  }

  /** Lets what was proposed happen. */
  static void carryOut(Play play, Proposed proposed) {
    ShipState ship = play.ship(proposed.ship());
    if (!ship.inPlay()) {
      return;
    }
    if (proposed instanceof Proposed.Tokens tokens) {
      play.happen(new Event.Gained(tokens.ship(), tokens.marker(), tokens.count()));
    } else if (proposed instanceof Proposed.Damage damage) {
      if (ship.huge().isPresent()) {
        int critical = damage.critical() ? 1 : 0;
        play.push(
            new Task.SectionDamage(ship.id(), damage.section(), 0, 1 - critical, critical, true));
      } else if (ship.shields() > 0) {
        play.happen(new Event.ShieldLost(ship.id(), damage.critical()));
      } else {
        DealingFlow.deal(play, ship, damage.critical());
      }
    } else {
      play.happen(new Event.Destroyed(ship.id()));
      play.open(Window.DESTROYED, Optional.of(ship.id()));
      Doom.discard(play, ship.id());
    }
  }
}
