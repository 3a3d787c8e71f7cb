package io.github.flightstand.rules.engine.expansion.wing;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.formation.FormationFlight;
import io.github.flightstand.movement.formation.PlaceInFormation;
import io.github.flightstand.movement.formation.Wing;
import io.github.flightstand.movement.formation.WingPlace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.SetUpEvent;
import io.github.flightstand.rules.engine.event.WingEvent;
import io.github.flightstand.rules.engine.flow.PlainPose;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.piece.Moves;
import io.github.flightstand.rules.engine.mission.Sites;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.WingId;
import io.github.flightstand.rules.engine.state.WingState;
import io.github.flightstand.rules.engine.state.WingTask;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Wings: the wingmates of each, their places, and when they must split (003-001 to -028). */
final class Wings {

  /** By place: the order in which wingmates are set up and activated (003-004, -009). */
  public static final Comparator<ShipState> IN_ORDER =
      Comparator.comparing(ship -> id(ship).place());

  public static boolean any(State state) {
    List<ShipState> ships = state.ships();
    for (int i = 0; i < ships.size(); i++) {
      if (ships.get(i).wing().isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns a ship's ID card; throws an {@link IllegalArgumentException} if it is no wingmate. */
  public static WingId id(ShipState ship) {
    return ship.card()
        .wing()
        .orElseThrow(
            () -> new IllegalArgumentException("'" + ship.id() + "' is no wingmate of any wing"));
  }

  /** Tests whether a ship is in play and has split from its wing. */
  public static boolean split(ShipState ship) {
    return ship.inPlay() && ship.wing().equals(Optional.of(WingState.SPLIT));
  }

  /** Returns the wingmates in play that fly with a leader, in order. */
  public static List<ShipState> wingmates(State state, String leader) {
    return state.ships().stream().filter(ship -> fliesWith(ship, leader)).sorted(IN_ORDER).toList();
  }

  /** Sets a wingmate in its place: its base sets off mines, and there is no template (003-014). */
  static void form(Transition play, PlaceInFormation place) {
    Moves.set(play, place.ship(), MoveEvent.Moved.FORMATION, place.pose(), place.obstacles());
  }

  private static boolean fliesWith(ShipState ship, String leader) {
    return ship.inPlay() && ship.inFormation() && id(ship).leader().equals(leader);
  }

  /** Tests whether a ship leads wingmates that are in play. */
  public static boolean leads(State state, String leader) {
    List<ShipState> ships = state.ships();
    for (int i = 0; i < ships.size(); i++) {
      if (fliesWith(ships.get(i), leader)) {
        return true;
      }
    }
    return false;
  }

  /** Tests whether a ship split after dials were set, so has none (003-019, -022). */
  public static boolean withoutDial(ShipState ship) {
    return ship.wing().isPresent() && split(ship) && ship.dial().isEmpty() && !ship.ionised();
  }

  /** Returns a wingmate's place, with wingmates that wait to move lifted (003-013). */
  public static PlaceInFormation place(State state, ShipState mate, Predicate<ShipState> waiting) {
    WingId own = id(mate);
    Map<WingPlace, String> lifted = new EnumMap<>(WingPlace.class);
    for (ShipState other : wingmates(state, own.leader())) {
      if (waiting.test(other)) {
        lifted.put(id(other).place(), other.id());
      }
    }
    lifted.put(own.place(), mate.id());
    Table table = state.table();
    Ship leader = table.ship(own.leader()).orElseThrow();
    if (table.ship(mate.id()).isEmpty()) {
      // It is being set up; where it is lifted from does not matter.
      table = table.toBuilder().ship(state.placed(mate, leader.pose())).build();
    }
    return new FormationFlight(state.rules().movement())
        .place(table, new Wing(own.leader(), lifted), own.place());
  }

  /** Returns a wing's depth in mm, from first front edge to last rear edge; 0 without a wing. */
  public static double depth(State state, ShipState ship) {
    String leader =
        ship.inFormation() ? id(ship).leader() : ship.wing().isPresent() ? "" : ship.id();
    MovementRules rules = state.rules().movement();
    Base base = rules.parts().base(ship.card().base());
    double guides = rules.fleeing().guidesCount() ? 2 * base.guides().depth() : 0;
    double depth = 0;
    for (ShipState mate : state.ships()) {
      if (mate.inFormation() && id(mate).leader().equals(leader)) {
        double behind = id(mate).place().row() * rules.parts().wingTool().rowsApart(base, base);
        depth = Math.max(depth, base.length() + behind + guides);
      }
    }
    return depth;
  }

  /**
   * Sets a ship's wingmates down right after a mission set it up; without a free place they split
   * and are set up alone (003-026, -027). Places may leave the zone (the project's choice).
   */
  public static void setUp(Transition play, String id) {
    mates(play.state(), id, mate -> mate.inFormation() && !mate.inPlay())
        .forEach(
            mate ->
                room(play.state(), mate)
                    .ifPresentOrElse(
                        pose -> play.happen(new SetUpEvent.PlacedShip(mate.id(), pose)),
                        () -> split(play, mate, WingEvent.Split.Reason.BLOCKED)));
    alone(play, id);
  }

  /** Brings back a returned ship's wingmates whose places are free (003-056, -117). */
  public static void broughtBack(Transition play, String id) {
    mates(play.state(), id, ShipState::gone)
        .forEach(
            mate ->
                room(play.state(), mate)
                    .ifPresent(pose -> play.happen(new LossEvent.BroughtBack(mate.id(), pose))));
    alone(play, id);
  }

  /** Splits a wingmate that comes by itself, and gives it stress (003-027). */
  public static void alone(Transition play, String id) {
    ShipState ship = play.ship(id);
    if (ship.inFormation()) {
      split(play, ship, WingEvent.Split.Reason.BLOCKED);
    }
    if (split(play.ship(id))) {
      Proposals.gain(play, id, TokenType.STRESS, 1);
    }
  }

  private static List<ShipState> mates(State state, String leader, Predicate<ShipState> which) {
    return state.ships().stream()
        .filter(ship -> ship.wing().isPresent() && id(ship).leader().equals(leader))
        .filter(which)
        .sorted(IN_ORDER)
        .toList();
  }

  /** Returns a wingmate's pose in formation, if it can be set there. */
  private static Optional<Pose> room(State state, ShipState mate) {
    PlaceInFormation place = place(state, mate, other -> false);
    return Optional.of(PlainPose.of(place.pose()))
        .filter(pose -> place.free() && place.obstacles().isEmpty())
        .filter(pose -> Sites.clear(state, mate, pose));
  }

  public static void split(Transition play, ShipState mate, WingEvent.Split.Reason reason) {
    play.happen(new WingEvent.Split(mate.id(), id(mate).leader(), reason));
  }

  /**
   * Handles a leader's maneuver: its wingmates will count as having executed it too (003-010), and
   * stressed wingmates split from a maneuver that counts as red (003-018, -019).
   */
  public static void led(Transition play, ActivationTask.Activation leading, Maneuver counted) {
    if (!leads(play.pieces(), leading.ship())) {
      return;
    }
    if (!leading.beside()) {
      play.alter(
          WingTask.WingActivation.class,
          wing ->
              new WingTask.WingActivation(wing.leader(), leading.revealed(), Optional.of(counted)));
    }
    if (counted.difficulty() == Difficulty.RED) {
      for (ShipState mate : wingmates(play.state(), leading.ship())) {
        if (mate.stressed()) {
          split(play, mate, WingEvent.Split.Reason.STRESSED);
        }
      }
    }
  }

  /** Splits all ships that now must (003-018). */
  public static void splitForced(Transition play) {
    List<ShipState> ships = play.pieces().ships();
    for (int i = 0; i < ships.size(); i++) {
      ShipState ship = ships.get(i);
      if (ship.wing().isEmpty()) {
        continue;
      }
      if (ship.inFormation()) {
        forced(play.state(), ship).ifPresent(reason -> split(play, ship, reason));
      } else if (ship.lies() && ship.wing().get() == WingState.IN_FORMATION) {
        // A ship that lies on the table as an obstacle follows no leader.
        split(play, ship, WingEvent.Split.Reason.MOVED);
      }
    }
  }

  /** Returns why a wingmate may no longer fly in formation, if it may not. */
  public static Optional<WingEvent.Split.Reason> forced(State state, ShipState mate) {
    if (mate.inPlay() && (mate.ionTokensSuffice() || mate.ionised())) {
      return Optional.of(WingEvent.Split.Reason.IONISED);
    }
    ShipState leader = state.ship(id(mate).leader());
    if (!leader.inPlay()
        && leader.status() != ShipState.Status.WAITING
        && leader.status() != ShipState.Status.RESERVE) {
      return Optional.of(WingEvent.Split.Reason.LEADER_GONE);
    }
    return leader.ionTokensSuffice() || leader.ionised()
        ? Optional.of(WingEvent.Split.Reason.LEADER_IONISED)
        : Optional.empty();
  }
}
