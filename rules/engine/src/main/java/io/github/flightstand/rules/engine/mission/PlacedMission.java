package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.Scenario;
import java.util.Optional;

/** A mission in a game whose table is already set up, so that the choices of set-up are made. */
public final class PlacedMission {

  /** Returns the mission with the first of the places and the nearest of the edges chosen. */
  public static MissionState of(Mission played) {
    Scenario mission = Scenario.of(played);
    MissionState state = MissionState.of(mission);
    for (NamedRule rule : mission.rules()) {
      if (rule.rule() instanceof MissionRule.ChooseSpot choice) {
        Pose pose = choice.among().get(0).pose();
        state = state.withSpot(choice.name(), pose);
        if (choice.opposite().isPresent()) {
          state = state.withSpot(choice.opposite().get(), opposite(pose, mission.area()));
        }
      }
    }
    for (NamedRule rule : mission.rules()) {
      if (rule.rule() instanceof MissionRule.ChooseEdge choice) {
        Optional<Pose> spot = Optional.ofNullable(state.spots().get(choice.spot()));
        if (spot.isPresent()) {
          state = state.withEdge(choice.name(), Choosing.near(spot.get(), mission.area()).get(0));
        }
      }
    }
    return state;
  }

  /** Returns a place turned by 180 degrees about the center of the play area. */
  static Pose opposite(Pose pose, PlayArea area) {
    return Pose.at(
        area.width() - pose.x(), area.height() - pose.y(), pose.heading().degrees() + 180);
  }
}
