package io.github.flightstand.rules.engine.expansion.huge;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.List;

/**
 * The recover action: all energy is removed from the ship card, and each token restores one shield,
 * up to the sections' values, spread as the player chooses (002-014, -022). A crippled section gets
 * none, because it cannot be attacked (the project's choice).
 */
final class Recovery {

  /** Returns the option; a corvette's lists every spread of shields, as {@code "fore2 aft1"}. */
  static Option option(ShipState ship) {
    String key = Action.RECOVER.word();
    return ship.sections().size() == 1
        ? Option.of(key)
        : Option.of(key, spreads(ship).stream().map(Spread::word).toList());
  }

  private record Spread(int fore, int aft) {

    String word() {
      return "fore" + fore + " aft" + aft;
    }
  }

  private static List<Spread> spreads(ShipState ship) {
    int fore = missing(ship.card(), ship.sections().get(0));
    int aft = missing(ship.card(), ship.sections().get(1));
    int all = Math.min(ship.tokens().of(TokenType.ENERGY), fore + aft);
    List<Spread> spreads = new ArrayList<>();
    for (int i = Math.max(0, all - aft); i <= Math.min(fore, all); i++) {
      spreads.add(new Spread(i, all - i));
    }
    return spreads;
  }

  /** Returns how many shields a section can get back (000-147). */
  private static int missing(ShipCard card, SectionState section) {
    return section.crippled() ? 0 : card.shields(section.section()) - section.shields();
  }

  static void act(Transition play, String id, Command command) {
    ShipState ship = play.ship(id);
    int energy = ship.tokens().of(TokenType.ENERGY);
    if (energy > 0) {
      play.happen(new HugeEvent.EnergyLost(id, energy));
    }
    if (command.value().isEmpty()) {
      SectionState only = ship.sections().get(0);
      recover(play, id, only, Math.min(energy, missing(ship.card(), only)));
      return;
    }
    for (Spread spread : spreads(ship)) {
      if (spread.word().equals(command.value().get())) {
        for (SectionState section : ship.sections()) {
          boolean fore = section.section().filter(SectionName.FORE::equals).isPresent();
          recover(play, id, section, fore ? spread.fore() : spread.aft());
        }
      }
    }
  }

  private static void recover(Transition play, String id, SectionState section, int shields) {
    if (shields > 0) {
      play.happen(new SectionEvent.ShieldsRecovered(id, section.section(), shields));
    }
  }
}
