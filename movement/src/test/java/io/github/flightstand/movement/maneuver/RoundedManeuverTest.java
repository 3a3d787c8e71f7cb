package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.geometry.interop.Similarity;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where maneuvers end for hosts that round, each case with its figures by hand or by a scan. */
class RoundedManeuverTest {

  private static final double TAU = 1e-6;
  private static final Resolver RESOLVER = Resolver.standard();
  private static final List<String> CODES =
      List.of(
          "1FW", "3FW", "5FW", "2BW", "3NW", "1TW", "2YW", "4KR", "2LR", "3PR", "2ER", "1SW", "2AW",
          "2DW");

  private static final SimilarityFrame MILLIMETRES = (SimilarityFrame) CoordinateFrame.TABLE;

  private static final Grid WHOLE = new Grid(MILLIMETRES, 1, OptionalInt.of(360));

  /** VASSAL's board: 2.825 pixels a millimeter from the upper left corner. */
  private static final Grid PIXELS =
      new Grid(
          new SimilarityFrame(
              new Similarity(2.825, Direction.EAST, new Point(0, 914.4), true),
              Direction.NORTH,
              false),
          1,
          OptionalInt.of(360));

  private static Table table(Pose red, Pose blue) {
    return Table.builder(PlayArea.STANDARD)
        .ship(small("red", red))
        .ship(small("blue", blue))
        .build();
  }

  private static Pose rounded(Table table, String code, Grid grid) {
    return RESOLVER.rounded(
        table, "red", Maneuver.parse(code), OptionalDouble.empty(), grid, new Workspace());
  }

  /** The exact stop is at 178.5, which rounds to 179; only below 178.5 it rounds to 178. */
  @Test
  void aStopThatRoundsOntoTheOtherShipGoesBackToTheNextPlace() {
    Table table = table(Pose.at(200, 100, 90), Pose.at(200, 222, 90));
    assertEquals(
        178.5, RESOLVER.resolve(table, "red", Maneuver.parse("1FW")).finalPose().y(), 2e-6);
    assertEquals(Pose.at(200, 178, 90), rounded(table, "1FW", WHOLE));
  }

  /** It ends at 180.6 and would touch at 180.7, but rounds to 181. */
  @Test
  void anOverlapThatOnlyRoundingMakesMovesItBackToo() {
    Table table = table(Pose.at(200, 100.6, 90), Pose.at(200, 224.2, 90));
    assertEquals(
        Outcome.COMPLETED, RESOLVER.resolve(table, "red", Maneuver.parse("1FW")).outcome());
    assertEquals(Pose.at(200, 180, 90), rounded(table, "1FW", WHOLE));
  }

  @Test
  void aTurnAtTheEndIsKept() {
    Table table = table(Pose.at(200.4, 100, 90), Pose.at(600, 600, 0));
    assertEquals(Pose.at(200, 180, 270), rounded(table, "1KR", WHOLE));
    Pose tallon = RESOLVER.resolve(table, "red", Maneuver.parse("3ER")).finalPose();
    assertEquals(WHOLE.nearest(tallon), rounded(table, "3ER", WHOLE));
  }

  /** Red stays within 41 mm of blue, and 43.5 would be free. */
  @Test
  void theStartCountsAsFree() {
    Table table = table(Pose.at(200, 100, 90), Pose.at(200, 141, 90));
    assertEquals(Pose.at(200, 100, 90), rounded(table, "1FW", WHOLE));
    assertEquals(Pose.at(200, 100, 90), rounded(table, "0OR", WHOLE));
  }

  @Test
  void noneOfTwoHundredBumpsOverlapsAfterRounding() {
    bumps(200, 6901);
  }

  @Test
  @Tag("heavy")
  void noneOfTwoThousandBumpsOverlapsAfterRounding() {
    bumps(2000, 6902);
  }

  private static void bumps(int count, long seed) {
    Random random = new Random(seed);
    int exactOverlaps = 0;
    for (int bump = 0; bump < count; ) {
      Maneuver maneuver = Maneuver.parse(CODES.get(random.nextInt(CODES.size())));
      Pose red = pixel(random, 1290, 1290, 300);
      Ship alone = ship("red", random.nextBoolean() ? BaseSize.SMALL : BaseSize.LARGE, red);
      Table before = Table.builder(PlayArea.STANDARD).ship(alone).build();
      Pose end = RESOLVER.resolve(before, "red", maneuver).finalPose();
      Point near = PIXELS.nearestThere(end.position());
      Ship blue =
          ship(
              "blue",
              random.nextBoolean() ? BaseSize.SMALL : BaseSize.LARGE,
              pixel(random, near.x(), near.y(), 150));
      Table table = Table.builder(PlayArea.STANDARD).ship(alone).ship(blue).build();
      Resolution exact = RESOLVER.resolve(table, "red", maneuver);
      if (exact.outcome() == Outcome.OVERLAPPED
          && margin(table, red) > TAU
          && RESOLVER.path(alone, maneuver).isPresent()) {
        bump++;
        Pose rounded =
            RESOLVER.rounded(
                table, "red", maneuver, OptionalDouble.empty(), PIXELS, new Workspace());
        assertEquals(PIXELS.nearest(rounded), rounded);
        assertTrue(margin(table, rounded) >= -TAU, () -> table + " " + maneuver);
        exactOverlaps += margin(table, PIXELS.nearest(exact.finalPose())) < -TAU ? 1 : 0;
        LaidPath path = RESOLVER.path(alone, maneuver).orElseThrow();
        assertEquals(scanned(table, path, exact), rounded, () -> table + " " + maneuver);
      }
    }
    // Without a search about half of them overlap.
    assertTrue(exactOverlaps > count / 3, "" + exactOverlaps);
  }

  private static Pose pixel(Random random, double x, double y, int spread) {
    Point there =
        new Point(
            Math.rint(x) + random.nextInt(2 * spread + 1) - spread,
            Math.rint(y) + random.nextInt(2 * spread + 1) - spread);
    Point here = PIXELS.frame().pointHere(there);
    return new Pose(here.x(), here.y(), PIXELS.frame().headingHere(there, random.nextInt(360)));
  }

  private static double margin(Table table, Pose pose) {
    return RESOLVER.margins(table, "red", pose).ships().orElseThrow();
  }

  /** Looks for the end in steps of a hundredth of a millimeter, and finely where it jumps. */
  private static Pose scanned(Table table, LaidPath path, Resolution exact) {
    Pose last = PIXELS.nearest(exact.finalPose());
    if (margin(table, last) >= -TAU) {
      return last;
    }
    double s = exact.rail().orElseThrow();
    double start = path.path().start();
    for (double at = s; at > start; at -= 0.01) {
      Pose next = PIXELS.nearest(path.poseAt(at));
      if (!next.equals(last)) {
        for (double fine = at + 0.01; fine >= at; fine -= 2e-5) {
          Pose pose = PIXELS.nearest(path.poseAt(Math.min(fine, s)));
          if (!pose.equals(last) && margin(table, pose) >= -TAU) {
            return pose;
          }
          last = pose;
        }
      }
      last = next;
    }
    return PIXELS.nearest(path.poseAt(start));
  }
}
