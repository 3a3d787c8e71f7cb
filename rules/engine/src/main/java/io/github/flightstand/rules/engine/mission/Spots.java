package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.Scenario;
import java.util.Optional;

/** The tokens at chosen places. */
final class Spots {

  /** The width of a bare point in millimeters, much less than any rounding shows. */
  private static final double POINT = 1e-9;

  /** Returns what ranges to a place are measured to: its objective token, or a bare point. */
  static ConvexPolygon at(State state, String name, Pose pose) {
    return bare(state, name)
        ? ConvexPolygon.rectangle(POINT, POINT).placedIn(Pose.at(pose.x(), pose.y(), 0))
        : PartsCatalogue.standard().tokenOutline(TokenKind.OBJECTIVE).parts().get(0).placedIn(pose);
  }

  private static boolean bare(State state, String name) {
    return Scenario.of(state.mission().orElseThrow().mission()).rules().stream()
        .map(NamedRule::rule)
        .filter(MissionRule.ChooseSpot.class::isInstance)
        .map(MissionRule.ChooseSpot.class::cast)
        .filter(choice -> choice.name().equals(name) || choice.opposite().equals(Optional.of(name)))
        .anyMatch(MissionRule.ChooseSpot::point);
  }
}
