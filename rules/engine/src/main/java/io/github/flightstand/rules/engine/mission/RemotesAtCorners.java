package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.List;

/** Remotes lie in the corners of a zone, flush with its sides (003-120). */
final class RemotesAtCorners implements RuleKind<MissionRule.RemotesAtCorners> {

  /** Half of an objective token's side, in millimetres. */
  private static final double HALF = 18;

  @Override
  public void hook(MissionRule.RemotesAtCorners rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> true, now -> laid(rule, now));
  }

  private static List<Effect> laid(MissionRule.RemotesAtCorners rule, CardContext now) {
    Zone zone =
        Scenario.of(now.state().mission().orElseThrow().mission()).zone(rule.zone()).orElseThrow();
    double x = zone.corners().stream().mapToDouble(Point::x).average().orElse(0);
    double y = zone.corners().stream().mapToDouble(Point::y).average().orElse(0);
    double facing = y < now.state().table().playArea().height() / 2 ? 90 : 270;
    List<RemoteState> remotes = new Field(now).remotes(rule.kind(), RemoteState.Status.WAITING);
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < Math.min(remotes.size(), zone.corners().size()); i++) {
      Point corner = zone.corners().get(i);
      effects.add(
          new Effect.PlaceRemote(
              remotes.get(i).id(),
              Pose.at(
                  corner.x() + Math.signum(x - corner.x()) * HALF,
                  corner.y() + Math.signum(y - corner.y()) * HALF,
                  facing)));
    }
    return effects;
  }
}
