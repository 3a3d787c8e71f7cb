package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Energy;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * When sections are crippled: as soon as their damage reaches their hull value, but in the combat
 * phase those of a ship of the active ship's skill only after it had its chance to attack. A ship
 * whose sections all are is destroyed (002, headings on crippled sections and on simultaneous
 * attacks; 002-033 to -036, -041).
 */
public final class Crippling {

  private Crippling() {}

  /** Cripples the sections of a ship that have too much damage, now or after its chance. */
  public static void check(Transition play, String id) {
    boolean firesFirst = Destruction.firesFirst(play, play.ship(id));
    each(
        play,
        id,
        section -> !section.lingering(),
        section -> {
          if (doomed(play.ship(id), section)) {
            if (firesFirst) {
              play.happen(new SectionEvent.SectionLingering(id, section.section(), true));
            } else {
              cripple(play, id, section);
            }
          }
        });
  }

  /** Cripples the sections of a ship that lingered, unless they were saved meanwhile. */
  static void afterItsChance(Transition play, String id) {
    each(
        play,
        id,
        SectionState::lingering,
        section -> {
          if (doomed(play.ship(id), section)) {
            cripple(play, id, section);
          } else {
            play.happen(new SectionEvent.SectionLingering(id, section.section(), false));
          }
        });
  }

  private static void each(
      Transition play, String id, Predicate<SectionState> which, Consumer<SectionState> what) {
    if (play.ship(id).inPlay()) {
      play.ship(id).huge().orElseThrow().working().stream().filter(which).forEach(what);
    }
  }

  private static boolean doomed(ShipState ship, SectionState section) {
    return section.damageCount()
        >= ship.card().huge().orElseThrow().section(section.section()).hull();
  }

  private static void cripple(Transition play, String id, SectionState section) {
    play.happen(new SectionEvent.SectionCrippled(id, section.section()));
    ShipState ship = play.ship(id);
    HugeState huge = ship.huge().orElseThrow();
    if (huge.working().isEmpty()) {
      Destruction.destroy(play, id);
      return;
    }
    Energy.limit(play, id);
    play.push(new HugeTask.Surplus(id, section.section()));
  }
}
