package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipsAsObstacles;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which ships are docked, and what may become of them (004, heading on the boarding maneuver). */
final class Docks {

  /** The least number of ships in one cluster that all fight: the jackpot (004-040). */
  private static final int JACKPOT = 3;

  static boolean any(State state) {
    return state.boarding().isPresent() && !state.boarding().get().docks().isEmpty();
  }

  /** Returns the state of boarding. */
  static Boarding of(State state) {
    return state.boarding().orElse(Boarding.NONE);
  }

  static Crew crew(State state, String ship) {
    return state.ship(ship).boarding().map(ShipBoarding::crew).orElseThrow();
  }

  /** Tests whether docked ships are no enemies: allies dock as friends do (003-061). */
  static boolean friendly(State state, Dock dock) {
    return !state.enemies(state.ship(dock.ship()), state.ship(dock.to()));
  }

  /** Tests whether the ships of a cluster belong to more than one team. */
  static boolean divided(State state, Set<String> cluster) {
    return cluster.stream().map(id -> state.team(state.ship(id))).distinct().count() > 1;
  }

  /** Tests whether a ship's cluster has at least three ships of several teams (004-040). */
  static boolean jackpot(State state, String ship) {
    Set<String> cluster = of(state).cluster(ship);
    return cluster.size() >= JACKPOT && divided(state, cluster);
  }

  /**
   * Tests whether a docked ship may tow the other: disabled, in no tow, alone with it, huge only
   * behind a huge ship, and with a maneuver that the tug can fly (004-041, -042, -048).
   */
  static boolean mayTow(State state, Dock dock) {
    ShipState tug = state.ship(dock.ship());
    ShipState tow = state.ship(dock.to());
    return tow.disabled()
        && !tug.disabled()
        && crew(state, dock.ship()).gear()
        && of(state).towed(dock.to()).isEmpty()
        && of(state).cluster(dock.ship()).size() == 2
        && (tow.card().huge().isEmpty() || tug.card().huge().isPresent())
        && tug.card().dial().maneuvers().stream()
            .anyMatch(maneuver -> !red(maneuver) && Tows.flies(state, tow, maneuver));
  }

  private static boolean red(Maneuver maneuver) {
    return maneuver.difficulty() == Difficulty.RED;
  }

  static void castOff(Transition play, Dock dock) {
    play.happen(new DockingEvent.CastOff(dock.ship(), dock.to()));
  }

  /** Releases all docks of a ship that is about to go, and fights between friends left behind. */
  static void release(Transition play, String ship) {
    List<String> others = new ArrayList<>(of(play.state()).cluster(ship));
    others.remove(ship);
    of(play.state()).of(ship).forEach(dock -> castOff(play, dock));
    for (String other : others) {
      Set<String> cluster = of(play.state()).cluster(other);
      if (!divided(play.state(), cluster)) {
        of(play.state()).of(other).stream()
            .filter(dock -> dock.stage() == Dock.Stage.FIGHT)
            .forEach(dock -> castOff(play, dock));
      }
    }
  }

  /** Ends a cluster's tows as a ship joins it: friends cast off, others fight (004-040, -047). */
  static void joined(Transition play, String ship) {
    State before = play.state();
    Set<String> cluster = of(before).cluster(ship);
    boolean fights = divided(before, cluster);
    for (String id : cluster) {
      of(before)
          .towed(id)
          .ifPresent(
              tow -> {
                if (fights) {
                  play.happen(new DockingEvent.Boarded(tow.ship(), tow.to()));
                } else {
                  castOff(play, tow);
                }
              });
    }
  }

  /** Destroys the ships among obstacles that are removed, and returns the others. */
  static List<String> rammed(Transition play, List<String> obstacles) {
    // Asked once: a ship that is released from another among them lies there no longer.
    List<String> hulks = ShipsAsObstacles.lying(play.state());
    List<String> others = new ArrayList<>();
    for (String obstacle : obstacles) {
      if (hulks.contains(obstacle)) {
        release(play, obstacle);
        Destruction.leave(play, obstacle, new LossEvent.Destroyed(obstacle));
        Destruction.discard(play, obstacle);
      } else {
        others.add(obstacle);
      }
    }
    return others;
  }
}
