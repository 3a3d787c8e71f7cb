package io.github.flightstand.movement.reposition;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.box;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.reposition.SidewaysMove.Options;
import io.github.flightstand.movement.reposition.SidewaysMove.Place;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rolls, decloaks and turns of the second edition, each case with its figures by hand.
 *
 * <p>Red stands at (400, 400) and looks up the table. A small ship's template for a roll to the
 * left covers x from 340 to 380, y from 390 to 410; a medium one's x from 350 to 370 and a large
 * one's from 340 to 360, both y from 380 to 420.
 */
class MarksTest {

  private static final double TAU = Tolerance.STANDARD.contact();
  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final MovementRules RULES =
      MovementRules.STANDARD.withRollPositions(RollPositions.MARKS).withDecloakBySize(true);
  private static final Repositions REPOSITIONS = new Repositions(RULES);

  private static Table.Builder table(BaseSize size) {
    return Table.builder(PlayArea.STANDARD).ship(ship("red", size, 400, 400, 90));
  }

  private static SidewaysMove left(BaseSize size) {
    return SidewaysMove.barrelRoll(RULES, PARTS.base(size), Side.LEFT);
  }

  private static Options roll(Table.Builder table, SidewaysMove move) {
    return REPOSITIONS.sideways(table.build(), "red", move);
  }

  private static SidewaysMove banked(BaseSize size, int speed, Side curve) {
    Template bank = PARTS.template(TemplateKind.BANK, speed);
    Base base = PARTS.base(size);
    return SidewaysMove.along(RULES, bank, curve, base, Side.LEFT, Barriers.EVERY_OBSTACLE);
  }

  private static void assertPoints(IntervalSet found, double... points) {
    assertEquals(points.length, found.intervals().size(), found::toString);
    for (int i = 0; i < points.length; i++) {
      assertEquals(points[i], found.intervals().get(i).lo(), EXACT);
      assertEquals(points[i], found.intervals().get(i).hi(), EXACT);
    }
  }

  private static void assertPose(double x, double y, double heading, Pose found) {
    assertEquals(x, found.x(), 5e-4);
    assertEquals(y, found.y(), 5e-4);
    assertEquals(heading, found.heading().degrees(), EXACT);
  }

  @ParameterizedTest
  @CsvSource({"SMALL, 80, 10", "MEDIUM, 80, 20", "LARGE, 100, 20"})
  void aRollEndsAtOneOfThreeMarks(BaseSize size, double sideways, double outer) {
    // Beside a rock that is near but not in the way, and alone, where nothing is measured.
    for (Table.Builder table :
        List.of(table(size), table(size).obstacle(box("rock", 440, 440, 450, 450)))) {
      Options options = roll(table, left(size));
      assertEquals(sideways, options.sideways());
      assertPoints(options.shifts(), -outer, 0, outer);
      assertPoints(options.slides(), 0);
      assertEquals(
          List.of(
              new Place(-outer, List.of(), false),
              new Place(0, List.of(), false),
              new Place(outer, List.of(), false)),
          options.places());
      assertPose(400 - sideways, 400, 90, options.nearestPose().orElseThrow());
      assertPose(400 - sideways, 400 + outer, 90, options.poseAt(outer));
      Options any = roll(table, left(size).at(RollPositions.ANY));
      assertEquals(-outer, any.shifts().intervals().get(0).lo(), EXACT);
      assertEquals(outer, any.shifts().intervals().get(0).hi(), EXACT);
      assertEquals(1, any.shifts().intervals().size());
      assertEquals(List.of(), any.places());
    }
  }

  @Test
  void aTemplateMayStickOutPastAMediumBase() {
    // At the front mark the base ends from y = 390 on, 10 beyond the template's rear end at 380.
    Options strip =
        roll(
            table(BaseSize.MEDIUM).obstacle(box("rock", 355, 381, 365, 385)),
            left(BaseSize.MEDIUM));
    assertFalse(strip.legal());
    assertTrue(strip.slides().isEmpty());
    assertTrue(strip.nearestPose().isEmpty());
    for (Place place : strip.places()) {
      assertEquals(List.of("rock"), place.blockedBy());
    }
    // The first edition's template may start 10 farther forward, and is then clear of the rock.
    SidewaysMove slides = left(BaseSize.MEDIUM).at(RollPositions.SLIDES);
    assertTrue(
        roll(table(BaseSize.MEDIUM).obstacle(box("rock", 355, 381, 365, 385)), slides).legal());
  }

  @Test
  void whatIsInTheWayIsNamedAtEachMark() {
    // The base's guides reach 21.75 ahead of its middle and behind it: to 421.75 and 378.25 at the
    // middle mark, to 431.75 at the front one, to 368.25 at the back one. Blue's front guides reach
    // up to 376.75.
    Table.Builder table =
        table(BaseSize.SMALL)
            .obstacle(box("rock", 300, 425, 340, 430))
            .ship(small("blue", 320, 355, 90));
    Options marks = roll(table, left(BaseSize.SMALL));
    assertEquals(
        List.of(
            new Place(-10, List.of("blue"), false),
            new Place(0, List.of(), false),
            new Place(10, List.of("rock"), false)),
        marks.places());
    assertPoints(marks.shifts(), 0);
    assertEquals(List.of("blue", "rock"), marks.blockedBy());
    Options any = roll(table, left(BaseSize.SMALL).at(RollPositions.ANY));
    // 378.25 - 376.75 = 1.5 back, guide on guide; 425 - 421.75 = 3.25 ahead.
    assertEquals(-1.5 - TAU, any.shifts().intervals().get(0).lo(), EXACT);
    assertEquals(3.25 + TAU, any.shifts().intervals().get(0).hi(), EXACT);
  }

  @Test
  void aPlaceMayLieOffTheTable() {
    Table table = Table.builder(PlayArea.STANDARD).ship(small("red", 400, 25, 90)).build();
    Options options = REPOSITIONS.sideways(table, "red", left(BaseSize.SMALL));
    assertEquals(new Place(-10, List.of(), true), options.places().get(0));
    assertFalse(options.places().get(0).legal());
    assertPoints(options.shifts(), 0, 10);
    // Flush with the edge is on the table.
    Ship flush = small("red", 400, 30, 90);
    Table touching = Table.builder(PlayArea.STANDARD).ship(flush).build();
    assertTrue(REPOSITIONS.sideways(touching, "red", left(BaseSize.SMALL)).places().get(0).legal());
  }

  @Test
  void aLongerTemplateLiesAlongALongerBase() {
    for (BaseSize size : List.of(BaseSize.MEDIUM, BaseSize.LARGE)) {
      SidewaysMove two = SidewaysMove.barrelRoll(RULES, 2, PARTS.base(size), Side.LEFT);
      assertPoints(roll(table(size), two).shifts(), -40, 0, 40);
    }
    SidewaysMove two = SidewaysMove.barrelRoll(RULES, 2, PARTS.base(BaseSize.SMALL), Side.LEFT);
    assertEquals(120, roll(table(BaseSize.SMALL), two).sideways());
    assertPoints(roll(table(BaseSize.SMALL), two).shifts(), -10, 0, 10);
  }

  @ParameterizedTest
  @CsvSource({"SMALL, 120, 10, 520", "MEDIUM, 80, 20, 500", "LARGE, 100, 20, 520"})
  void aDecloakTakesTheStraightOfTheShipsSize(
      BaseSize size, double sideways, double outer, double ahead) {
    Base base = PARTS.base(size);
    Options aside = roll(table(size), SidewaysMove.decloak(RULES, base, Side.RIGHT));
    assertPose(400 + sideways, 400, 90, aside.nearestPose().orElseThrow());
    assertPoints(aside.shifts(), -outer, 0, outer);
    AheadMove forward = AheadMove.decloak(RULES, base);
    assertPose(400, ahead, 90, REPOSITIONS.ahead(table(size).build(), "red", forward).finalPose());
  }

  /**
   * Along a bank the template leads away from the side by R sin 45° and forward or back by R (1 −
   * cos 45°); then half a base follows at 45°. R is 80 for the bank 1 and 130 for the bank 2.
   */
  @ParameterizedTest
  @CsvSource({
    "SMALL, 1, 90.711, 37.574",
    "MEDIUM, 1, 107.782, 44.645",
    "LARGE, 1, 124.853, 51.716",
    "SMALL, 2, 126.066, 52.218"
  })
  void aBankTurnsTheShip(BaseSize size, int speed, double aside, double ahead) {
    Options forward = roll(table(size), banked(size, speed, Side.RIGHT));
    assertPose(400 - aside, 400 + ahead, 45, forward.nearestPose().orElseThrow());
    assertPoints(forward.shifts(), -10, 0, 10);
    assertEquals(aside, forward.sideways(), 5e-4);
    // 10 along the new heading is 7.071 across and ahead.
    assertPose(400 - aside + 7.0711, 400 + ahead + 7.0711, 45, forward.poseAt(10));
    Options back = roll(table(size), banked(size, speed, Side.LEFT));
    assertPose(400 - aside, 400 - ahead, 135, back.nearestPose().orElseThrow());
    assertPose(400 - aside - 7.0711, 400 - ahead + 7.0711, 135, back.poseAt(10));
  }

  @Test
  void aRockUnderABankBarsEveryPlace() {
    // The bank begins at (380, 400) and leads left; the first edition would slide it back by 5.
    Table.Builder table = table(BaseSize.SMALL).obstacle(box("rock", 370, 408, 378, 412));
    Options options = roll(table, banked(BaseSize.SMALL, 1, Side.RIGHT));
    assertFalse(options.legal());
    assertTrue(options.slides().isEmpty());
    assertEquals(3, options.places().size());
    for (Place place : options.places()) {
      assertEquals(List.of("rock"), place.blockedBy());
    }
    SidewaysMove slides = banked(BaseSize.SMALL, 1, Side.RIGHT).at(RollPositions.SLIDES);
    assertTrue(REPOSITIONS.curved(table.build(), "red", slides).legal());
  }

  @Test
  void theTemplateLiesAtTheMarkWhateverIsAskedFor() {
    Table table = table(BaseSize.SMALL).build();
    SidewaysMove move = left(BaseSize.SMALL);
    Options options = REPOSITIONS.sideways(table, "red", move);
    assertEquals(0, REPOSITIONS.templateSlide(table, "red", move, options, 10).orElseThrow());
    assertTrue(REPOSITIONS.templateSlide(table, "red", move, options, 5).isEmpty());
    assertEquals(0, options.slideTowards(5));
    assertEquals(0, options.slideTowards(10));
    assertPoints(REPOSITIONS.templateSlides(table, "red", move), 0);
    assertTrue(REPOSITIONS.finalSlides(table, "red", move, 1).isEmpty());
  }

  @Test
  void aTurnOnTheSpotIsBarredByShipsThatTheGuidesMeet() {
    // Blue stands flush on the right; turned by 90° red's rear guides stick out to there.
    Ship blue = small("blue", 440, 400, 90);
    Table table =
        table(BaseSize.SMALL).ship(blue).obstacle(box("rock", 390, 390, 410, 410)).build();
    AheadMove.Option left = REPOSITIONS.turned(table, "red", 90);
    assertEquals(Pose.at(400, 400, 180), left.finalPose());
    assertEquals(List.of("blue"), left.blockedBy());
    assertFalse(left.legal());
    assertEquals(List.of("blue"), REPOSITIONS.turned(table, "red", -90).blockedBy());
    // Turned by 180° it covers what it covered before. The rock under it bars no turn.
    AheadMove.Option about = REPOSITIONS.turned(table, "red", 180);
    assertEquals(Pose.at(400, 400, 270), about.finalPose());
    assertTrue(about.legal());
    assertIllegal(() -> REPOSITIONS.turned(table, "red", 45));
    Ship huge = ship("red", BaseSize.HUGE_CORVETTE, 400, 400, 90);
    Table wide = Table.builder(PlayArea.STANDARD).ship(huge).build();
    assertThrows(CannotFlyException.class, () -> REPOSITIONS.turned(wide, "red", 180));
  }
}
