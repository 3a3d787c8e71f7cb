package io.github.flightstand.tools.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.referee.picture.Passage;
import io.github.flightstand.rules.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ways of ships on templates, with numbers worked out by hand. */
class WayTest {

  private static final Rules RULES = Rules.standard();
  private static final Ship RED = ship("red", BaseSize.SMALL, 100, 100, 0);

  private static Ship ship(String id, BaseSize base, double x, double y, double heading) {
    return new Ship(id, RULES.movement().parts().base(base), Pose.at(x, y, heading));
  }

  private static List<List<Double>> way(String code, Ship ship, Ship... others) {
    Table.Builder table = Table.builder(new PlayArea(914.4, 914.4)).ship(ship);
    for (Ship other : others) {
      table.ship(other);
    }
    Maneuver maneuver = Maneuver.parse(code);
    Resolution resolution = RULES.resolver().resolve(table.build(), ship.id(), maneuver);
    List<List<Double>> poses =
        Way.written(0, Passage.of(RULES.resolver(), ship, maneuver, resolution)).poses();
    List<Double> end = Cast.written(resolution.finalPose());
    List<Double> last = poses.get(poses.size() - 1);
    assertEquals(end.subList(0, 2), last.subList(0, 2));
    assertEquals(0, StrictMath.IEEEremainder(end.get(2) - last.get(2), 360), 1e-9);
    return poses;
  }

  @Test
  void aStraightIsOneLine() {
    assertEquals(List.of(List.of(100.0, 100.0, 0.0), List.of(220.0, 100.0, 0.0)), way("2FW", RED));
  }

  @Test
  void aReverseStraightGoesBack() {
    Ship shuttle = ship("shuttle", BaseSize.LARGE, 400, 400, 90);
    assertEquals(
        List.of(List.of(400.0, 400.0, 90.0), List.of(400.0, 280.0, 90.0)), way("1SR", shuttle));
  }

  /**
   * The rear edge's middle keeps to the line to (120, 100) and the arc of 180 mm about (120, 280).
   */
  @Test
  void aBankFollowsItsTemplate() {
    List<List<Double>> poses = way("3BW", RED);
    assertTrue(poses.size() > 10, poses::toString);
    double heading = 0;
    for (List<Double> pose : poses) {
      double turn = StrictMath.toRadians(pose.get(2));
      double x = pose.get(0) - 20 * StrictMath.cos(turn);
      double y = pose.get(1) - 20 * StrictMath.sin(turn);
      double off = x < 120 ? y - 100 : StrictMath.hypot(x - 120, y - 280) - 180;
      assertEquals(0, off, 2e-3, pose::toString);
      assertTrue(pose.get(2) >= heading, poses::toString);
      heading = pose.get(2);
    }
    assertEquals(45, heading, 1e-9);
  }

  /** Halfway between two poses of a way, a ship is less than 0.5 mm off its curve. */
  @Test
  void aWayIsNearTheCurve() {
    double farthest = 0;
    for (String code : List.of("1TW", "2TW", "3TW", "1BW", "2BW", "3BW", "1AR", "3AR")) {
      for (BaseSize base : List.of(BaseSize.SMALL, BaseSize.MEDIUM, BaseSize.LARGE)) {
        Ship ship = ship("ship", base, 400, 400, 0);
        Maneuver maneuver = Maneuver.parse(code);
        LaidPath path = RULES.resolver().path(ship, maneuver).orElseThrow();
        List<List<Double>> poses = way(code, ship);
        double piece = (path.path().length() - path.path().start()) / (poses.size() - 1);
        for (int i = 1; i < poses.size(); i++) {
          Pose there = path.poseAt(path.path().start() + piece * (i - 0.5));
          double x = (poses.get(i - 1).get(0) + poses.get(i).get(0)) / 2;
          double y = (poses.get(i - 1).get(1) + poses.get(i).get(1)) / 2;
          farthest = Math.max(farthest, StrictMath.hypot(x - there.x(), y - there.y()));
        }
      }
    }
    assertTrue(farthest < 0.5 && farthest > 0.05, farthest + " mm");
  }

  /** Its nose looks left of where it goes, and its trailing flank keeps to the template. */
  @Test
  void aSideslipGoesWithItsFlankFirst() {
    Ship gunship = ship("gunship", BaseSize.SMALL, 400, 400, 90);
    Maneuver slip = Maneuver.parse("3TW").in(Manner.SIDESLIP);
    Table table = Table.builder(PlayArea.STANDARD).ship(gunship).build();
    Resolution end = RULES.resolver().resolve(table, "gunship", slip);
    List<List<Double>> poses =
        Way.written(0, Passage.of(RULES.resolver(), gunship, slip, end)).poses();
    assertEquals(List.of(400.0, 400.0, 90.0), poses.get(0));
    assertEquals(List.of(510.0, 510.0, 180.0), poses.get(poses.size() - 1));
    // The trailing flank's middle is on the line to (420, 400), then on the arc about (420, 490).
    for (List<Double> pose : poses) {
      double turn = StrictMath.toRadians(pose.get(2) - 90);
      double x = pose.get(0) - 20 * StrictMath.cos(turn);
      double y = pose.get(1) - 20 * StrictMath.sin(turn);
      double off = x < 420 ? y - 400 : StrictMath.hypot(x - 420, y - 490) - 90;
      assertEquals(0, off, 2e-3, pose::toString);
    }
  }

  /** It would end at 220, where blue stands at 230, and touches blue's rear at 190. */
  @Test
  void aBumpGoesToTheEndAndBack() {
    List<List<Double>> poses = way("2FW", RED, ship("blue", BaseSize.SMALL, 230, 100, 90));
    assertEquals(3, poses.size(), poses::toString);
    assertEquals(List.of(220.0, 100.0, 0.0), poses.get(1));
    assertTrue(poses.get(2).get(0) < 190.1, poses::toString);
  }

  @Test
  void aKoiogranTurnTurnsOnTheSpot() {
    assertEquals(
        List.of(
            List.of(100.0, 100.0, 0.0), List.of(260.0, 100.0, 0.0), List.of(260.0, 100.0, 180.0)),
        way("3KR", RED));
  }

  /** A heading goes on beyond 360 degrees, so that no page turns a ship the long way round. */
  @Test
  void headingsGoOn() {
    List<List<Double>> poses = way("1TW", ship("red", BaseSize.SMALL, 400, 400, 315));
    assertEquals(405, poses.get(poses.size() - 1).get(2), 1e-9);
  }

  /**
   * A template of 40 mm against the side, 5 mm ahead of its middle; the ship 5 mm further ahead.
   */
  @Test
  void aRollGoesAroundItsTemplate() {
    SidewaysMove roll = SidewaysMove.barrelRoll(RULES.movement(), RED.base(), Side.LEFT);
    List<Pose> poses = Passage.of(RED, roll, 5, Pose.at(110, 180, 0));
    assertEquals(
        List.of(
            List.of(100.0, 100.0, 0.0),
            List.of(105.0, 100.0, 0.0),
            List.of(105.0, 180.0, 0.0),
            List.of(110.0, 180.0, 0.0)),
        Way.written(0, poses).poses());

    Ship large = ship("large", BaseSize.LARGE, 400, 400, 0);
    SidewaysMove sideOn = SidewaysMove.barrelRoll(RULES.movement(), large.base(), Side.RIGHT);
    assertEquals(
        List.of(List.of(400.0, 400.0, 0.0), List.of(400.0, 300.0, 0.0)),
        Way.written(0, Passage.of(large, sideOn, 0, Pose.at(400, 300, 0))).poses());
  }

  /** Along a bank, a roll ends where the template does, turned. */
  @Test
  void aBankedRollFollowsItsTemplate() {
    SidewaysMove roll = SidewaysMove.bankedRoll(RULES.movement(), Side.LEFT, Side.RIGHT);
    Pose end = roll.endAt(RED.base(), RED.pose(), 0, 0);
    List<List<Double>> poses = Way.written(0, Passage.of(RED, roll, 0, end)).poses();
    assertTrue(poses.size() > 10, poses::toString);
    assertEquals(Cast.written(end).subList(0, 2), poses.get(poses.size() - 1).subList(0, 2));
    assertEquals(-45, poses.get(poses.size() - 1).get(2), 1e-3);
    // The template leads there by itself: the last pose of the way is that of the one before it.
    List<Pose> way = Passage.of(RED, roll, 0, end);
    assertEquals(0, way.get(way.size() - 2).position().distanceTo(end.position()), 1e-9);
  }

  @Test
  void aBoostFollowsItsTemplate() {
    List<List<Double>> poses =
        Way.written(0, Passage.of(RED, AheadMove.boost(RULES.movement(), Side.AHEAD))).poses();
    assertEquals(List.of(List.of(100.0, 100.0, 0.0), List.of(180.0, 100.0, 0.0)), poses);
  }
}
