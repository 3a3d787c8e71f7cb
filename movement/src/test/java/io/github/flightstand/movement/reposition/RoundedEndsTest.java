package io.github.flightstand.movement.reposition;

import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.RoundedSearch;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where repositions end for hosts that round: by hand, and against a scan of all slides. */
class RoundedEndsTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final MovementRules RULES = MovementRules.STANDARD;
  private static final Repositions REPOSITIONS = Repositions.standard();
  private static final Grid WHOLE =
      new Grid((SimilarityFrame) CoordinateFrame.TABLE, 1, OptionalInt.of(360));

  private static Table table(Pose red, Pose blue) {
    return Table.builder(PlayArea.STANDARD)
        .ship(small("red", red))
        .ship(small("blue", blue))
        .build();
  }

  private static Optional<Pose> roll(Table table, double wish) {
    Ship red = table.ship("red").orElseThrow();
    SidewaysMove left = SidewaysMove.barrelRoll(RULES, red.base(), Side.LEFT);
    return new RoundedEnds(REPOSITIONS, WHOLE)
        .sideways(table, red, left, REPOSITIONS.sideways(table, "red", left), wish);
  }

  /** Blue keeps red's middle below 420 - 43.5 = 376.5, which is a shift of -23.5 at most. */
  @Test
  void anEndTooNearAShipIsNone() {
    assertEquals(Optional.empty(), roll(table(Pose.at(400, 400, 90), Pose.at(320, 420, 90)), 0));
  }

  /** Blue touches at a shift of -3.2; shifts down to -3.5 round to 397, which overlaps by 0.2. */
  @Test
  void theNearestShiftThatRoundsFreeIsTaken() {
    Table table = table(Pose.at(400, 400, 90), Pose.at(320, 440.3, 90));
    assertEquals(Optional.of(Pose.at(320, 396, 90)), roll(table, 0));
    assertEquals(Optional.of(Pose.at(320, 396, 90)), roll(table, 15));
    assertEquals(Optional.of(Pose.at(320, 390, 90)), roll(table, -10.2));
  }

  @Test
  void aBoostIsRoundedIfBothEndsAreLegal() {
    Table free = table(Pose.at(400.3, 400.4, 90), Pose.at(600, 600, 0));
    Ship red = free.ship("red").orElseThrow();
    AheadMove boost = AheadMove.boost(RULES, Side.AHEAD);
    RoundedEnds rounded = new RoundedEnds(REPOSITIONS, WHOLE);
    assertEquals(
        Optional.of(Pose.at(400, 480, 90)),
        rounded.ahead(free, red, boost.barriers(), REPOSITIONS.ahead(free, "red", boost)));
    // It would touch at 480.45, but 480.6 rounds to 481.
    Table tight = table(Pose.at(400, 400.6, 90), Pose.at(400, 524.2, 90));
    AheadMove.Option exact = REPOSITIONS.ahead(tight, "red", boost);
    assertTrue(exact.legal());
    assertEquals(
        Optional.empty(),
        rounded.ahead(tight, tight.ship("red").orElseThrow(), boost.barriers(), exact));
  }

  @Test
  void aBankRollEndsAtTheFreePlaceWithTheNearestLegalCenter() {
    Random random = new Random(69);
    int moved = 0;
    for (int roll = 0; roll < 40; ) {
      Pose start = Pose.at(400 + random.nextInt(9), 400, random.nextInt(360));
      SidewaysMove move =
          SidewaysMove.bankedRoll(RULES, Side.LEFT, random.nextBoolean() ? Side.LEFT : Side.RIGHT);
      Pose middle = move.centredEnd(PARTS.base(BaseSize.SMALL), start);
      Pose blue =
          Pose.at(
              middle.x() + random.nextInt(101) - 50,
              middle.y() + random.nextInt(101) - 50,
              random.nextInt(360));
      Table table = table(start, blue);
      Ship red = table.ship("red").orElseThrow();
      CurvedEnds ends = REPOSITIONS.curved(table, "red", move);
      if (!ends.blockedBy().isEmpty() && ends.legal()) {
        roll++;
        double laid = ends.laid().orElseThrow();
        double shift = ends.shiftsAt(laid).nearestTo(0).orElseThrow();
        Pose wish = ends.poseAt(laid, shift);
        Optional<Pose> rounded =
            new RoundedEnds(REPOSITIONS, WHOLE).curved(table, red, move, ends, laid, shift);
        moved += rounded.equals(Optional.of(WHOLE.nearest(wish))) ? 0 : 1;
        check(table, red, move, ends, wish, rounded);
      }
    }
    assertTrue(moved > 5, "" + moved);
  }

  /** Looks at all pairs of slides in steps of 0.1 mm. */
  private static void check(
      Table table, Ship red, SidewaysMove move, CurvedEnds ends, Pose wish, Optional<Pose> found) {
    double best = Double.POSITIVE_INFINITY;
    double ofFound = Double.POSITIVE_INFINITY;
    for (double a = -10; a <= 10; a += 0.1) {
      for (Interval part : ends.shiftsAt(a).intervals()) {
        for (double b = part.lo(); b <= part.hi(); b += 0.1) {
          Pose end = ends.poseAt(a, b);
          double distance = end.position().vectorTo(wish.position()).length();
          Pose place = WHOLE.nearest(end);
          if (distance < ofFound && Optional.of(place).equals(found)) {
            ofFound = distance;
          }
          if (distance < best
              && REPOSITIONS.isLegal(table, red, place, move.barriers(), new Workspace())) {
            best = distance;
          }
        }
      }
    }
    if (best < Double.POSITIVE_INFINITY) {
      assertTrue(found.isPresent(), () -> "" + table);
      // The scan may miss a place by its steps altogether; it then belongs to a nearer end.
      double farther = ofFound - best;
      assertTrue(ofFound == Double.POSITIVE_INFINITY || farther < 0.2, () -> table + " " + farther);
    }
  }

  /** By a bank 1 that bends backward, red's lowest corner may only just stay on the table. */
  @Test
  void fewLegalPairsMayRoundToNone() {
    double c = Math.sqrt(0.5);
    for (double spare : new double[] {0, 0.2}) {
      Table table = table(Pose.at(400, 70 - 30 * c + spare, 90), Pose.at(600, 600, 0));
      Ship red = table.ship("red").orElseThrow();
      SidewaysMove bank = SidewaysMove.bankedRoll(RULES, Side.LEFT, Side.LEFT);
      CurvedEnds ends = REPOSITIONS.curved(table, "red", bank);
      assertTrue(ends.legal());
      RoundedEnds rounded = new RoundedEnds(REPOSITIONS, WHOLE);
      // The base's center is at most 40 c + spare up, which rounds to 28.
      assertEquals(Optional.empty(), rounded.curved(table, red, bank, ends, 10, 10));
      // A wish that is not legal itself.
      assertEquals(Optional.empty(), rounded.curved(table, red, bank, ends, 0, 0));
    }
  }

  /** Slides from -10 to -4 and from 3 to 10, at places that are all free. */
  @Test
  void ofTwoStretchesTheNearestSlideIsTaken() {
    IntervalSet slides = IntervalSet.of(new Interval(-10, -4), new Interval(3, 10));
    RoundedSearch search = new RoundedSearch(WHOLE, pose -> true);
    Pose middle = Pose.at(400, 400, 90);
    assertEquals(Optional.of(Pose.at(400, 403, 90)), search.nearest(middle, slides, 0));
    assertEquals(Optional.of(Pose.at(400, 396, 90)), search.nearest(middle, slides, -1));
    assertEquals(Optional.of(Pose.at(400, 393, 90)), search.nearest(middle, slides, -7));
    assertEquals(Optional.of(Pose.at(400, 407, 90)), search.nearest(middle, slides, 7));
  }
}
