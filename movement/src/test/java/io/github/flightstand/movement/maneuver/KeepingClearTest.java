package io.github.flightstand.movement.maneuver;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.ship;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ships that keep a clearance, each case with its figures by hand or by a scan. */
class KeepingClearTest {

  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final Resolver RESOLVER = Resolver.standard();
  private static final List<String> CODES =
      List.of("2FW", "2BW", "3NW", "1TW", "2YW", "3TW", "4KR", "2LR", "3PR", "1SW", "2AW");

  private static Table table(Pose blue) {
    return table(Pose.at(200, 100, 90), BaseSize.SMALL, blue, BaseSize.SMALL);
  }

  private static Table table(Pose red, BaseSize ofRed, Pose blue, BaseSize ofBlue) {
    return Table.builder(PlayArea.STANDARD)
        .ship(ship("red", ofRed, red))
        .ship(ship("blue", ofBlue, blue))
        .build();
  }

  private static Resolution resolve(double clearance, Table table, String code) {
    return RESOLVER.keepingClear(clearance).resolve(table, "red", Maneuver.parse(code));
  }

  /** It touches at 178.5, so it keeps 5 mm at 173.5. */
  @Test
  void aShipStopsItsClearanceBeforeAnother() {
    Resolution stopped = resolve(5, table(Pose.at(200, 222, 90)), "1FW");
    assertEquals(Outcome.OVERLAPPED, stopped.outcome());
    assertEquals(173.5, stopped.finalPose().y(), EXACT);
    assertEquals(List.of("blue"), stopped.overlapped());
    assertEquals(List.of("blue"), stopped.touching());
    Resolution free = resolve(5, table(Pose.at(200, 228.6, 90)), "1FW");
    assertEquals(Outcome.COMPLETED, free.outcome());
    assertEquals(List.of(), free.touching());
  }

  /** Backing up from green it comes to blue; pink, 10 mm beside it, is never too near. */
  @Test
  void onlyTheShipThatStopsItIsTouched() {
    Table table =
        table(Pose.at(200, 222, 90)).toBuilder()
            .ship(ship("green", BaseSize.SMALL, Pose.at(200, 300, 90)))
            .ship(ship("pink", BaseSize.SMALL, Pose.at(250, 150, 90)))
            .build();
    Resolution stopped = resolve(5, table, "5FW");
    assertEquals(173.5, stopped.finalPose().y(), EXACT);
    assertEquals(List.of("green"), stopped.overlapped());
    assertEquals(List.of("blue"), stopped.touching());
  }

  /** The corners (220, y + 20) and (225, 205) are 10 mm apart when y + 20 is 205 - 5√3. */
  @Test
  void cornersKeepTheirDistanceToo() {
    Resolution stopped = resolve(10, table(Pose.at(245, 225, 90)), "1FW");
    assertEquals(185 - 5 * Math.sqrt(3), stopped.finalPose().y(), EXACT);
    assertEquals(List.of("blue"), stopped.touching());
  }

  @Test
  void noClearanceIsContactWithoutOverlap() {
    Resolution stopped = resolve(0, table(Pose.at(200, 222, 90)), "1FW");
    assertEquals(178.5, stopped.finalPose().y(), EXACT);
    assertEquals(List.of("blue"), stopped.touching());
  }

  @Test
  void aShipThatIsTooNearEverywhereStaysAtItsStart() {
    Resolution stopped = resolve(50, table(Pose.at(200, 160, 90)), "1TW");
    assertEquals(Pose.at(200, 100, 90), stopped.finalPose());
    assertEquals(List.of("blue"), stopped.touching());
  }

  /** Red may roll down to a shift of -3.5 for contact, so to -8.5 for 5 mm. */
  @Test
  void rollsKeepAClearance() {
    Table table =
        table(Pose.at(400, 400, 90), BaseSize.SMALL, Pose.at(320, 440, 90), BaseSize.SMALL);
    SidewaysMove left =
        SidewaysMove.barrelRoll(MovementRules.STANDARD, PARTS.base(BaseSize.SMALL), Side.LEFT);
    Repositions five = Repositions.standard().keepingClear(5);
    IntervalSet shifts = five.sideways(table, "red", left).shifts();
    assertEquals(1, shifts.intervals().size());
    assertEquals(-20, shifts.intervals().get(0).lo(), EXACT);
    assertEquals(-8.5, shifts.intervals().get(0).hi(), EXACT);
    assertEquals(List.of("blue"), five.sideways(table, "red", left).blockedBy());
  }

  @Test
  void aClearanceIsFromNothingToAMeter() {
    assertIllegal(() -> RESOLVER.keepingClear(-1));
    assertIllegal(() -> RESOLVER.keepingClear(1001));
    assertIllegal(() -> RESOLVER.keepingClear(Double.NaN));
  }

  @Test
  void noFreePlaceIsPassedOver() {
    bumps(150, 6911);
  }

  @Test
  @Tag("heavy")
  void noFreePlaceIsPassedOverInAnyBump() {
    bumps(5000, 6912);
  }

  private static void bumps(int count, long seed) {
    Random random = new Random(seed);
    for (int bump = 0; bump < count; ) {
      double clearance = random.nextInt(4) == 0 ? 0.25 : 30 * random.nextDouble();
      Maneuver maneuver = Maneuver.parse(CODES.get(random.nextInt(CODES.size())));
      BaseSize ofRed = random.nextBoolean() ? BaseSize.SMALL : BaseSize.LARGE;
      Pose red = Pose.at(400, 400, 360 * random.nextDouble());
      Ship alone = ship("red", ofRed, red);
      LaidPath path = RESOLVER.path(alone, maneuver).orElseThrow();
      Pose near = path.poseAt(path.path().length());
      Pose blue =
          Pose.at(
              near.x() + 160 * random.nextDouble() - 80,
              near.y() + 160 * random.nextDouble() - 80,
              360 * random.nextDouble());
      Table table = table(red, ofRed, blue, random.nextBoolean() ? BaseSize.SMALL : BaseSize.LARGE);
      Resolution stopped = RESOLVER.keepingClear(clearance).resolve(table, "red", maneuver);
      if (stopped.outcome() == Outcome.OVERLAPPED && margin(table, red) > clearance) {
        bump++;
        double found = stopped.rail().orElseThrow();
        String text = table + " " + maneuver + " " + clearance;
        assertTrue(margin(table, stopped.finalPose()) >= clearance - EXACT, text);
        assertTrue(found >= scanned(table, path, clearance) - EXACT, text);
        assertEquals(List.of("blue"), stopped.touching(), text);
      }
    }
  }

  private static double margin(Table table, Pose pose) {
    return RESOLVER.margins(table, "red", pose).ships().orElseThrow();
  }

  /** Looks for the last free place in steps of 0.2 mm, and halves the last one. */
  private static double scanned(Table table, LaidPath path, double clearance) {
    double tooNear = path.path().length();
    double free = tooNear;
    while (free > path.path().start() && margin(table, path.poseAt(free)) < clearance) {
      tooNear = free;
      free -= 0.2;
    }
    for (int i = 0; i < 50; i++) {
      double middle = (tooNear + free) / 2;
      if (margin(table, path.poseAt(middle)) < clearance) {
        tooNear = middle;
      } else {
        free = middle;
      }
    }
    return free;
  }
}
