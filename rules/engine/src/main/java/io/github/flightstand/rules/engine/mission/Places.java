package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.HyperspaceMarker;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Where;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where a ship can be set up for a mission: in a region, or at one of the four sides of a
 * hyperspace marker (003-067, -069, -080).
 */
final class Places {

  private static final String PLACE = "place:";

  private static final String LEAVE_OUT = "leaveOut:";

  private static final String[] SIDES = {"ahead", "left", "back", "right"};

  /** Anywhere in contact with an edge, for ships that find no free marker (003-080). */
  static final Where ANY_EDGE =
      Where.nearEdges(
          Arrays.stream(TableEdge.values()).map(TableEdge::word).toList(), new Count(0, 0));

  private final State state;

  Places(State state) {
    this.state = state;
  }

  /**
   * Returns the option to set up a ship: at a marker if the mission says so and one is free,
   * otherwise in a region. Empty if the ship fits nowhere.
   */
  Optional<Option> option(
      ShipState ship, Predicate<HyperspaceMarker> markers, Optional<Where> where) {
    List<String> free = List.copyOf(free(ship, markers).keySet());
    if (!free.isEmpty()) {
      return Optional.of(Option.of(PLACE + ship.id(), free));
    }
    PlacementSpace site = new Sites(state).ship(ship, where.orElse(ANY_EDGE));
    return site.sample()
        .map(sample -> Option.of(PLACE + ship.id(), new Domain.Region(site, sample)));
  }

  /** Returns the option to leave out a ship that fits nowhere. */
  static Option leaveOut(ShipState ship) {
    return Option.of(LEAVE_OUT + ship.id());
  }

  /** Returns the free places for a ship at markers, by name. */
  private Map<String, Pose> free(ShipState ship, Predicate<HyperspaceMarker> markers) {
    Map<String, Pose> free = new LinkedHashMap<>();
    for (HyperspaceMarker marker : Scenario.of(state.mission().orElseThrow().mission()).markers()) {
      if (markers.test(marker)) {
        PlacementSpace site = new Sites(state).ship(ship, Where.ANYWHERE);
        for (int side = 0; side < SIDES.length; side++) {
          Pose pose = pose(ship, marker, side);
          if (site.admits(pose)) {
            free.put(marker.name() + ":" + SIDES[side], pose);
          }
        }
      }
    }
    return free;
  }

  private Pose pose(ShipState ship, HyperspaceMarker marker, int side) {
    double length = state.rules().movement().parts().base(ship.card().base()).length();
    Pose away =
        new Pose(
            marker.pose().x(), marker.pose().y(), marker.pose().heading().turnedBy(90.0 * side));
    return away.shiftedBy(marker.clearance() + length / 2, 0);
  }

  /** Returns the ship that an answer sets up or leaves out. */
  static String ship(CardAnswer answer) {
    return answer.key().substring(answer.key().indexOf(':') + 1);
  }

  /** Returns the effects of setting up or leaving out. */
  List<Effect> chosen(CardAnswer answer) {
    if (answer.key().startsWith(LEAVE_OUT)) {
      return List.of(Deeds.of(new MissionEffect.LeaveOut(ship(answer))));
    }
    String id = ship(answer);
    Pose pose =
        answer
            .pose()
            .orElseGet(
                () ->
                    Optional.ofNullable(free(state.ship(id), marker -> true).get(answer.name()))
                        .orElseThrow());
    return List.of(Deeds.of(new MissionEffect.SetUp(id, pose)));
  }
}
