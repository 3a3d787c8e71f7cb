package io.github.flightstand.rules.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.mission.HyperspaceMarker;
import io.github.flightstand.rules.mission.Mission;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.NamedRule;
import io.github.flightstand.rules.mission.Spot;
import io.github.flightstand.rules.mission.Zone;

/** A picture of how a mission is set up: its zones, markers and the places that are chosen from. */
public final class MissionPicture {

  private MissionPicture() {}

  /** Returns the picture. */
  public static TablePicture of(Mission mission) {
    Table.Builder table = Table.builder(mission.area());
    for (HyperspaceMarker marker : mission.markers()) {
      table.token(token(marker.name(), marker.pose()));
    }
    for (NamedRule rule : mission.rules()) {
      if (rule.rule() instanceof MissionRule.ChooseSpot choice) {
        for (Spot spot : choice.among()) {
          table.token(token(choice.name() + " " + spot.name(), spot.pose()));
        }
      }
    }
    TablePicture picture = TablePicture.of(table.build());
    for (Zone zone : mission.zones()) {
      picture.zone(zone.name() + ", side " + zone.side(), SimplePolygon.of(zone.corners()));
    }
    return picture.caption(mission.name());
  }

  private static Token token(String name, Pose pose) {
    return new Token(
        name,
        TokenKind.OBJECTIVE,
        PartsCatalogue.standard().tokenOutline(TokenKind.OBJECTIVE),
        pose);
  }
}
