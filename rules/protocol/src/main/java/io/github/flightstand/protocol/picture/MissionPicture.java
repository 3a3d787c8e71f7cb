package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Mission;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.mission.HyperspaceMarker;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Spot;
import io.github.flightstand.rules.mission.Where;
import io.github.flightstand.rules.mission.Zone;

/**
 * A picture of a mission's set-up. It shows zones and markers, the places to choose from, and the
 * depth of the edges for reinforcements and escapes.
 */
public final class MissionPicture {

  private MissionPicture() {}

  public static TablePicture of(Mission drawn) {
    Scenario mission = Scenario.of(drawn);
    Table.Builder table = Table.builder(mission.area());
    for (HyperspaceMarker marker : mission.markers()) {
      table.token(token(marker.name(), marker.pose()));
    }
    for (NamedRule rule : mission.rules()) {
      // A bare point holds no piece.
      if (rule.rule() instanceof MissionRule.ChooseSpot choice && !choice.point()) {
        for (Spot spot : choice.among()) {
          table.token(token(choice.name() + " " + spot.name(), spot.pose()));
        }
      }
    }
    TablePicture picture = TablePicture.of(table.build());
    for (Zone zone : mission.zones()) {
      picture.zone(zone.name() + ", side " + zone.side(), SimplePolygon.of(zone.corners()));
    }
    for (NamedRule rule : mission.rules()) {
      if (rule.rule() instanceof MissionRule.SetUpShips setUp) {
        setUp.where().ifPresent(where -> strips(picture, mission, rule.name(), where));
      } else if (rule.rule() instanceof MissionRule.Escape escape) {
        escape.where().ifPresent(where -> strips(picture, mission, rule.name(), where));
      }
    }
    return picture.caption(mission.name());
  }

  /** Draws the area within range of the edges that a rule names, except edges chosen later. */
  private static void strips(TablePicture picture, Scenario mission, String rule, Where where) {
    double depth =
        where
            .edgeRange()
            .map(range -> RangeBand.numbered(Math.max(1, range.most())).farEdge())
            .orElse(0.0);
    for (TableEdge edge : TableEdge.values()) {
      if (where.edges().contains(edge.word())) {
        picture.zone(rule + ", " + edge.word(), edge.zone(mission.area(), depth));
      }
    }
  }

  private static Token token(String name, Pose pose) {
    return new Token(
        name,
        TokenKind.OBJECTIVE,
        PartsCatalogue.standard().tokenOutline(TokenKind.OBJECTIVE),
        pose);
  }
}
