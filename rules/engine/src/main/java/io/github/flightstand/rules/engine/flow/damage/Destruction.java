package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.Task;
import java.util.List;

/**
 * When ships are destroyed; those in sections when the last section is crippled. It happens as soon
 * as damage reaches the hull value, but in the combat phase ships of the active skill attack first
 * (000-109 to -114, -134, -141; 002-033 to -036, -041).
 */
public final class Destruction {

  /** Destroys a ship, or cripples sections, with too much damage, now or after its attacks. */
  public static void check(Transition play, String id) {
    for (SectionState section : working(play, id)) {
      if (!section.lingering() && doomed(play, id, section)) {
        if (firesFirst(play, play.ship(id))) {
          linger(play, id, section);
        } else {
          fall(play, id, section);
        }
      }
    }
  }

  /** Destroys or cripples what lingered, even if it was repaired meanwhile (000-111, -112). */
  public static void afterItsChance(Transition play, String id) {
    for (SectionState section : working(play, id)) {
      if (section.lingering()) {
        fall(play, id, section);
      }
    }
  }

  private static List<SectionState> working(Transition play, String id) {
    ShipState ship = play.ship(id);
    return ship.inPlay() ? ship.working() : List.of();
  }

  private static boolean doomed(Transition play, String id, SectionState section) {
    ShipState ship = play.ship(id);
    return play.context().cards().damageOn(play.state(), ship, section)
        >= ship.card().hull(section.section());
  }

  private static void linger(Transition play, String id, SectionState section) {
    play.happen(
        play.ship(id).card().inSections() // A section is not destroyed but crippled.
            ? new SectionEvent.SectionLingering(id, section.section(), true)
            : new LossEvent.Lingering(id, true));
  }

  private static void fall(Transition play, String id, SectionState section) {
    if (!play.ship(id).card().inSections()) { // The cards of others have no crippled side.
      destroy(play, id);
      return;
    }
    play.happen(new SectionEvent.SectionCrippled(id, section.section()));
    if (play.ship(id).working().isEmpty()) {
      destroy(play, id);
      return;
    }
    play.context().expansions().each(one -> one.crippled(play, id, section.section()));
  }

  /** Destroys a ship at once, unless a card replaces that. */
  public static void destroy(Transition play, String id) {
    Proposals.propose(play, new Proposed.Destruction(id));
  }

  /** Removes a ship from the game; the locks on it and by it go first (000-141). */
  public static void leave(Transition play, String id, LossEvent how) {
    for (ShipState ship : play.pieces().ships()) {
      for (LockOn lock : ship.locks()) {
        if (lock.target().equals(id) || ship.id().equals(id)) {
          play.happen(MarkerEvent.Unlocked.of(play.ship(ship.id()), lock.target()));
        }
      }
    }
    play.happen(how);
  }

  /** Starts to discard the damage cards of a ship that is gone. */
  public static void discard(Transition play, String id) {
    play.push(new DamageTask.Discarding(id));
  }

  /** Tests whether a ship with too much damage still has its chance to attack. */
  private static boolean firesFirst(Transition play, ShipState ship) {
    for (Task task : play.state().agenda()) {
      if (task instanceof CombatTask.Combat combat) {
        return !combat.done().isEmpty()
            && combat.skill() == play.context().cards().skill(play.state(), ship)
            && !combat.done().contains(ship.id());
      }
    }
    return false;
  }
}
