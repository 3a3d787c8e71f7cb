package io.github.flightstand.rules.engine.expansion.boarding;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.TowResolution;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.expansion.huge.Collisions;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.flow.piece.Moves;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipsAsObstacles;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Ships that tow others (004, heading on towing; 004-041 to -053). */
final class Tows {

  private static final Set<Bearing> BEARINGS =
      Set.of(Bearing.STRAIGHT, Bearing.BANK_LEFT, Bearing.BANK_RIGHT);

  private static final Set<Action> ACTIONS =
      Set.of(Action.FOCUS, Action.EVADE, Action.LOCK, Action.COORDINATE);

  /** Returns the dock by which a ship tows another, if it does. */
  static Optional<Dock> of(State state, String tug) {
    return state.boarding().isEmpty() ? Optional.empty() : state.boarding().get().tow(tug);
  }

  /** Returns why an action is not allowed to a ship that tows another (004-045). */
  static Optional<Bar> noAction(State state, ShipState tug, Optional<Action> action) {
    return of(state, tug.id()).isEmpty() || action.filter(ACTIONS::contains).isPresent()
        ? Optional.empty()
        : Optional.of(
            new Bar(
                "004-045",
                "'"
                    + tug.id()
                    + "' has a ship in tow, expected another action than "
                    + action.map(Action::word).orElse("a card's")));
  }

  /** Tests whether a maneuver can be flown with a ship in tow (004-043, -044). */
  static boolean flies(State state, ShipState tow, Maneuver maneuver) {
    return straightOrBank(maneuver)
        && maneuver.speed() <= rules(state).towSpeeds().fastest(tow.card().base());
  }

  private static boolean straightOrBank(Maneuver maneuver) {
    return BEARINGS.contains(maneuver.bearing());
  }

  /** Returns why a ship cannot fly a maneuver with its tow, if it has one. */
  static Optional<Bar> noManeuver(State state, ShipState ship, Maneuver maneuver) {
    Optional<Dock> tow = of(state, ship.id());
    return tow.isEmpty() || flies(state, state.ship(tow.get().to()), maneuver)
        ? Optional.empty()
        : Optional.of(
            new Bar(
                straightOrBank(maneuver) ? "004-044" : "004-043",
                "'"
                    + ship.id()
                    + "' has a ship in tow, expected a straight or a bank that is slow enough,"
                    + " found "
                    + maneuver.code()));
  }

  private static BoardingRules rules(State state) {
    return state.rules().game().boarding().orElseThrow();
  }

  /** Returns the table as a ship with a tow sees it: its tow is not in its way. */
  static Optional<Table> tableOf(State state, String ship) {
    return of(state, ship).map(tow -> ShipsAsObstacles.without(state, id -> id.equals(tow.to())));
  }

  /** Releases the tow if a card changed the tug's maneuver into one that it cannot fly with it. */
  static void slip(Transition play, String ship, Maneuver maneuver) {
    Optional<Dock> tow = of(play.pieces(), ship);
    if (tow.isPresent() && !flies(play.pieces(), play.ship(tow.get().to()), maneuver)) {
      Docks.castOff(play, tow.get());
    }
  }

  /** Moves both. Their own edge is home; over another only the tug is gone (004-049, -050). */
  static void maneuvered(
      Transition play, Dock tow, String code, Maneuver flown, TowResolution result) {
    String ship = tow.ship();
    Table table = play.state().table();
    Ship start = table.ship(ship).orElseThrow();
    Ship there = start.at(result.pair().finalPose());
    double contact = play.context().rules().tolerance().contact();
    // A tow that meets a ship stops both; its tug touches only what it meets itself (000-074,
    // 004-052).
    List<String> touched =
        result.pair().touching().stream()
            .filter(id -> Overlaps.separation(there, table.ship(id).orElseThrow()) <= contact)
            .toList();
    Moves.moved(play, ship, code, result.pair(), touched);
    play.happen(new DockingEvent.Towed(tow.to(), ship, result.tow()));
    if (!result.over().isEmpty()) {
      boolean home =
          play.state().seat(play.ship(ship).seat()).edge().filter(result::home).isPresent();
      if (home) {
        broughtHome(play, tow);
      } else {
        Moves.flee(play, ship);
      }
      return;
    }
    Collisions.owe(play, result.pair());
    Bombs.passed(
        play,
        ship,
        Optional.of(play.state().placed(play.ship(tow.to()), result.tow())),
        () -> play.context().resolver().usedTemplate(start, flown, result.pair()));
    Collisions.clear(play, ship, result.pair());
  }

  private static void broughtHome(Transition play, Dock tow) {
    ShipState tug = play.ship(tow.ship());
    List<Prize> prizes = new ArrayList<>();
    if (!Docks.friendly(play.state(), tow)) {
      prizes.addAll(cards(play.state(), tug.seat(), tow.ship()));
      prizes.addAll(cards(play.state(), tug.seat(), tow.to()));
    }
    play.happen(new DockingEvent.BroughtHome(tow.ship(), tow.to(), tug.seat(), prizes));
    Destruction.discard(play, tow.ship());
    Destruction.discard(play, tow.to());
  }

  private static List<Prize> cards(State state, String seat, String ship) {
    Crew crew = Docks.crew(state, ship);
    List<Prize> prizes = new ArrayList<>();
    crew.stacks().stream()
        .flatMap(stack -> stack.members().stream())
        .map(member -> new Prize(seat, ship, member.known().name(), crew.worth(member.known())))
        .forEach(prizes::add);
    int points = state.ship(ship).card().points();
    prizes.add(new Prize(seat, ship, Prize.UPGRADES, crew.upgrades(points, rules(state))));
    return prizes;
  }
}
