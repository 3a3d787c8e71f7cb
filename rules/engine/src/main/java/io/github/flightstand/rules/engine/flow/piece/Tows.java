package io.github.flightstand.rules.engine.flow.piece;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.TowResolution;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.engine.event.DockingEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.Boarding.Prize;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.Hulks;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Ships that tow others (004, heading on towing; 004-041 to -053). */
public final class Tows {

  private static final Set<Bearing> BEARINGS =
      Set.of(Bearing.STRAIGHT, Bearing.BANK_LEFT, Bearing.BANK_RIGHT);

  private static final Set<Action> ACTIONS =
      Set.of(Action.FOCUS, Action.EVADE, Action.LOCK, Action.COORDINATE);

  /** Returns the dock by which a ship tows another, if it does. */
  public static Optional<Dock> of(State state, String tug) {
    return state.boarding().isEmpty() ? Optional.empty() : state.boarding().get().tow(tug);
  }

  /** Tests whether an action is allowed to a ship, which may tow another (004-045). */
  public static boolean permits(State state, ShipState tug, Action action) {
    return ACTIONS.contains(action) || of(state, tug.id()).isEmpty();
  }

  /** Tests whether a maneuver can be flown with a ship in tow (004-043, -044). */
  static boolean flies(State state, ShipState tow, Maneuver maneuver) {
    return straightOrBank(maneuver)
        && maneuver.speed() <= rules(state).towSpeeds().fastest(tow.card().base());
  }

  /** Tests whether ships with a tow can fly a maneuver at some speed. */
  public static boolean straightOrBank(Maneuver maneuver) {
    return BEARINGS.contains(maneuver.bearing());
  }

  /** Returns the maneuvers of a ship's dial that it can fly, with its tow if it has one. */
  public static List<Maneuver> flyable(State state, ShipState ship) {
    List<Maneuver> dial = Dials.settable(ship);
    Optional<Dock> tow = of(state, ship.id());
    return tow.isEmpty()
        ? dial
        : dial.stream()
            .filter(maneuver -> flies(state, state.ship(tow.get().to()), maneuver))
            .toList();
  }

  private static BoardingRules rules(State state) {
    return state.rules().game().boarding().orElseThrow();
  }

  /** Returns the table as a ship sees it: its tow is not in its way. */
  public static Table tableOf(State state, String ship) {
    Optional<Dock> tow = of(state, ship);
    return tow.isEmpty() ? state.table() : Hulks.without(state, id -> id.equals(tow.get().to()));
  }

  /** Releases the tow if a card changed the tug's maneuver into one that it cannot fly with it. */
  public static void slip(Transition play, String ship, Maneuver maneuver) {
    Optional<Dock> tow = of(play.pieces(), ship);
    if (tow.isPresent() && !flies(play.pieces(), play.ship(tow.get().to()), maneuver)) {
      Docks.castOff(play, tow.get());
    }
  }

  /** Moves both. Their own edge is home; over another only the tug is gone (004-049, -050). */
  static void maneuvered(
      Transition play, String ship, String code, Maneuver flown, TowResolution result) {
    Dock tow = of(play.state(), ship).orElseThrow();
    Ship start = play.state().table().ship(ship).orElseThrow();
    Moves.moved(play, ship, code, result.pair());
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
        Optional.of(Hulks.ship(play.state(), play.ship(tow.to()), result.tow())),
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
