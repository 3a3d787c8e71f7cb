package io.github.flightstand.movement.reposition;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.box;
import static io.github.flightstand.movement.Pieces.ship;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Barrel rolls, boosts and decloaks, each case with its sets by hand.
 *
 * <p>Red stands at (400, 400) and looks up the table, so shifts run along y. A small ship rolls to
 * x = 320 on the left; its template reaches from x = 340 to 380 and from 10 below to 10 above its
 * slide. Every free set reaches a tolerance, {@code TAU}, into what bounds it.
 */
class RepositionsTest {

  private static final double TAU = Tolerance.STANDARD.contact();
  private static final double EXACT = 1e-9;
  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final MovementRules RULES = MovementRules.STANDARD;
  private static final Pose START = Pose.at(400, 400, 90);

  private final Repositions repositions = Repositions.standard();

  private static Base base(BaseSize size) {
    return PARTS.base(size);
  }

  private static Table.Builder table(BaseSize size) {
    return Table.builder(PlayArea.STANDARD).ship(ship("red", size, START));
  }

  private SidewaysMove.Options roll(Table.Builder table, SidewaysMove move) {
    return repositions.sideways(table.build(), "red", move);
  }

  /** The free slide that leads to a shift, nearest to half of it. */
  private static double slideFor(SidewaysMove.Options options, double shift) {
    return options.slidesFor(shift).nearestTo(shift / 2).orElseThrow();
  }

  private SidewaysMove.Options rollLeft(Table.Builder table) {
    return roll(table, SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT));
  }

  private static Ship standIn(double x, double y) {
    return new Ship("wall", base(BaseSize.HUGE_CORVETTE), Pose.at(x, y, 90), true);
  }

  @Test
  void aPieceThatIsNearButNotInTheWayChangesNothing() {
    for (BaseSize size : List.of(BaseSize.SMALL, BaseSize.MEDIUM, BaseSize.LARGE)) {
      for (double heading = 0; heading < 360; heading += 7.3) {
        Pose start = Pose.at(400, 400, heading);
        Ship ship = ship("red", size, start);
        Table alone = Table.builder(PlayArea.STANDARD).ship(ship).build();
        // A small base 15 behind, where no part of these moves comes.
        double behind = base(size).length() / 2 + base(BaseSize.SMALL).length() / 2 + 15;
        Ship other = small("blue", start.shiftedBy(-behind, 0));
        Table near = Table.builder(PlayArea.STANDARD).ship(ship).ship(other).build();
        for (Side side : List.of(Side.LEFT, Side.RIGHT)) {
          SidewaysMove roll = SidewaysMove.barrelRoll(RULES, base(size), side);
          assertEquals(
              repositions.sideways(near, "red", roll), repositions.sideways(alone, "red", roll));
          AheadMove boost = AheadMove.boost(RULES, side);
          assertEquals(
              repositions.ahead(near, "red", boost), repositions.ahead(alone, "red", boost));
        }
      }
    }
  }

  @Test
  void aShipThatStandsInBarsTemplatesAsAnObstacleDoes() {
    // It reaches from 112.4 below its middle, guides 1.75 more, and 40 to either side. The roll's
    // template covers x from 340 to 380 and slides 10 either way from 390 to 410; the final base is
    // left of 340. So with its guides' tips, 10 to 13.5 aside of x = 365, down at 405, the slides
    // up to -5 are left, and a shift comes to 5 at most. The rear edge at 406.75 is farther.
    SidewaysMove left = SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT);
    Table over = table(BaseSize.SMALL).ship(standIn(385, 405 + 114.15)).build();
    SidewaysMove.Options options = Repositions.standard().sideways(over, "red", left);
    assertSet(options.slides(), -10, -5 + TAU);
    assertSet(options.shifts(), -20, 5 + TAU);
    assertEquals(List.of("wall"), options.blockedBy());
    // A straight boost's template covers x from 390 to 410, y from 420 to 460; the base passes.
    // The wall's guides reach to x = 408.85, at y from 425 to 428.5.
    Ship across = new Ship("wall", base(BaseSize.HUGE_CORVETTE), Pose.at(523, 415, 0), true);
    AheadMove.Option boost =
        Repositions.standard()
            .ahead(
                table(BaseSize.SMALL).ship(across).build(),
                "red",
                AheadMove.boost(RULES, Side.AHEAD));
    assertEquals(List.of("wall"), boost.underTemplate());
    assertEquals(List.of("wall"), boost.blockedBy());
    // An ordinary huge ship there bars nothing but bases.
    Ship ordinary = ship("wall", BaseSize.HUGE_CORVETTE, 523, 415, 0);
    assertTrue(
        Repositions.standard()
            .ahead(
                table(BaseSize.SMALL).ship(ordinary).build(),
                "red",
                AheadMove.boost(RULES, Side.AHEAD))
            .legal());
  }

  private static void assertSet(IntervalSet found, double... ends) {
    assertEquals(ends.length, 2 * found.intervals().size(), found::toString);
    for (int i = 0; i < ends.length; i += 2) {
      assertEquals(ends[i], found.intervals().get(i / 2).lo(), EXACT);
      assertEquals(ends[i + 1], found.intervals().get(i / 2).hi(), EXACT);
    }
  }

  @Nested
  class BarrelRolls {

    @Test
    void ofASmallShipGoEndOn() {
      SidewaysMove.Options options = rollLeft(table(BaseSize.SMALL));
      assertEquals(80, options.sideways());
      assertSet(options.shifts(), -20, 20);
      assertSet(options.slides(), -10, 10);
      assertEquals(Pose.at(320, 400, 90), options.nearestPose().orElseThrow());
      assertEquals(List.of(), options.blockedBy());
    }

    @Test
    void ofLargerShipsGoSideOn() {
      SidewaysMove.Options medium =
          roll(
              table(BaseSize.MEDIUM),
              SidewaysMove.barrelRoll(RULES, base(BaseSize.MEDIUM), Side.RIGHT));
      assertEquals(80, medium.sideways());
      assertSet(medium.shifts(), -20, 20);
      SidewaysMove.Options large =
          roll(
              table(BaseSize.LARGE),
              SidewaysMove.barrelRoll(RULES, base(BaseSize.LARGE), Side.RIGHT));
      assertEquals(100, large.sideways());
      assertSet(large.slides(), -20, 20);
      assertSet(large.shifts(), -40, 40);
      assertEquals(480 + 20, large.poseAt(0).x(), EXACT);
    }

    @Test
    void aRockUnderTheTemplateTakesSlidesAway() {
      // From 407 to 409: the template's front must stay at 407 or below, so its slide at −3. The
      // three positions that table tools try end at 20, 0 and −20; the last alone is legal, and so
      // is all up to 7.
      SidewaysMove.Options options =
          rollLeft(table(BaseSize.SMALL).obstacle(box("rock", 355, 407, 365, 409)));
      assertSet(options.slides(), -10, -3 + TAU);
      assertSet(options.shifts(), -20, 7 + TAU);
      assertEquals(List.of("rock"), options.blockedBy());
    }

    @Test
    void aRockBetweenTwoLegalSlidesSplitsThem() {
      // End on, a large base leaves the template 30 either way; a rock of 2 bars 11 either way.
      SidewaysMove endOn =
          new SidewaysMove(
              PARTS.template(TemplateKind.STRAIGHT, 1),
              Side.LEFT,
              SidewaysMove.Contact.END_ON,
              Side.AHEAD,
              Barriers.EVERY_OBSTACLE,
              RollPositions.SLIDES);
      Table.Builder table = table(BaseSize.LARGE).obstacle(box("rock", 335, 399, 345, 401));
      SidewaysMove.Options options = roll(table, endOn);
      assertSet(options.slides(), -30, -11 + TAU, 11 - TAU, 30);
      // Either part leads to the middle: 0 is 11 from the nearer slides.
      assertSet(options.shifts(), -60, 60);
      assertEquals(-11 + TAU, slideFor(options, 0), EXACT);
    }

    private static Token mine(String id, double x, double y) {
      return token(id, TokenKind.MINE, x, y, 0);
    }

    /** Where the template is laid for a small ship's roll to the left. */
    private double chosen(double shift, Table.Builder builder) {
      Table table = builder.build();
      SidewaysMove left = SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT);
      SidewaysMove.Options options = repositions.sideways(table, "red", left);
      return repositions.templateSlide(table, "red", left, options, shift).orElseThrow();
    }

    @Test
    void theTemplateIsLaidWhereItSetsOffTheFewestMines() {
      // A mine of 30.8 square about (360, 420) begins at y = 404.6: slides to −5.4 are clear of it.
      Token above = mine("above", 360, 420);
      assertEquals(0, chosen(0, table(BaseSize.SMALL)));
      assertEquals(-5.4 + TAU, chosen(0, table(BaseSize.SMALL).token(above)), EXACT);
      // To a shift of 5 slides from −5 on lead, and all set it off.
      assertEquals(0, chosen(5, table(BaseSize.SMALL).token(above)));
      // One that reaches up to 397.4 is cleared from 7.4 on: any slide sets off one of the two.
      Token below = mine("below", 360, 382);
      assertEquals(-5.4 + TAU, chosen(0, table(BaseSize.SMALL).token(above).token(below)), EXACT);
      assertEquals(7.4 - TAU, chosen(8, table(BaseSize.SMALL).token(above).token(below)), EXACT);
      // One that begins at 403.6 is cleared by slides to −6.4 only.
      Token too = mine("too", 361, 419);
      assertEquals(-6.4 + TAU, chosen(0, table(BaseSize.SMALL).token(above).token(too)), EXACT);
    }

    @Test
    void whatTheBaseSetsOffAnywayCountsForNoSlide() {
      // The base ends from x = 300 to 340: on a mine about x = 335, which the template meets too.
      assertEquals(0, chosen(0, table(BaseSize.SMALL).token(mine("under", 335, 420))));
    }

    @Test
    void aMineOutsideThePlayAreaAndABombCountForNoSlide() {
      Token bomb = token("b", TokenKind.BOMB, 360, 420, 0);
      assertEquals(0, chosen(0, table(BaseSize.SMALL).token(bomb).token(mine("lost", -100, 420))));
    }

    @Test
    void twoRocksMayBarEverySlideBetweenThem() {
      // The lower one leaves slides from 5 on, the upper one slides to −5.
      SidewaysMove.Options options =
          rollLeft(
              table(BaseSize.SMALL)
                  .obstacle(box("top", 355, 405, 365, 420))
                  .obstacle(box("low", 355, 380, 365, 395)));
      assertTrue(options.slides().isEmpty());
      assertFalse(options.legal());
      assertTrue(options.nearestPose().isEmpty());
      assertEquals(List.of("low", "top"), options.blockedBy());
    }

    @Test
    void aWindowOfTwoMillimetresIsFound() {
      // Guides reach 21.75 either way: the upper wall leaves shifts to 3, the lower one from 1 on.
      SidewaysMove.Options options =
          rollLeft(
              table(BaseSize.SMALL)
                  .obstacle(box("front", 300, 424.75, 340, 430))
                  .obstacle(box("rear", 300, 370, 340, 379.25)));
      assertSet(options.shifts(), 1 - TAU, 3 + TAU);
      assertEquals(401 - TAU, options.nearestPose().orElseThrow().y(), EXACT);
    }

    @Test
    void guidesMayReachOverTheTablesEdge() {
      // Red stands flush with the lower edge, its rear guides beyond it.
      Table table = Table.builder(PlayArea.STANDARD).ship(small("red", 400, 20, 90)).build();
      SidewaysMove.Options options =
          repositions.sideways(
              table, "red", SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT));
      assertSet(options.shifts(), -TAU, 20);
      assertEquals(List.of(), options.blockedBy());
    }

    @Test
    void guidesMustStayInsideWhereAFlagSaysSo() {
      // The same, but the final base must be a guide's depth of 1.75 farther up.
      Table table = Table.builder(PlayArea.STANDARD).ship(small("red", 400, 20, 90)).build();
      Repositions strict = new Repositions(RULES.withFleeing(new Fleeing(true)));
      SidewaysMove left = SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT);
      assertSet(strict.sideways(table, "red", left).shifts(), 1.75 - TAU, 20);
      double more = 0.25;
      assertSet(
          strict.withTolerance(new Tolerance(more)).sideways(table, "red", left).shifts(),
          1.75 - more,
          20);
    }

    @Test
    void theTemplateMayReachOverTheTablesEdgeTheBaseMayNot() {
      // The final base comes to lie flush with the left edge, or just beyond it.
      for (double x : new double[] {100, 99.9}) {
        Table table = Table.builder(PlayArea.STANDARD).ship(small("red", x, 400, 90)).build();
        SidewaysMove.Options options =
            repositions.sideways(
                table, "red", SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT));
        assertEquals(x == 100, options.legal());
      }
    }

    @Test
    void aShipAlongsideIsOnlyTouched() {
      // Blue stands edge on edge where red comes to stand.
      Ship blue = small("blue", 280, 410, 90);
      SidewaysMove.Options options = rollLeft(table(BaseSize.SMALL).ship(blue));
      assertSet(options.shifts(), -20, 20);
      assertEquals(List.of(), options.blockedBy());
      // Turned round half a turn it is the same; a hundredth nearer it bars all.
      Ship nearer = blue.at(Pose.at(280.01, 410, 270));
      SidewaysMove.Options none = rollLeft(table(BaseSize.SMALL).ship(nearer));
      assertFalse(none.legal());
      assertEquals(List.of("blue"), none.blockedBy());
    }

    @Test
    void shipsDoNotBarTheTemplate() {
      Ship blue = small("blue", 360, 400, 90);
      SidewaysMove.Options options = rollLeft(table(BaseSize.SMALL).ship(blue));
      // Blue lies under the whole template, edge on edge with red's end and start.
      assertSet(options.shifts(), -20, 20);
      assertSet(options.slides(), -10, 10);
    }

    @Test
    void theBarriersSayWhichObstaclesCount() {
      Table.Builder table = table(BaseSize.SMALL).obstacle(box("rock", 355, 380, 365, 420));
      SidewaysMove roll = SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.LEFT);
      assertFalse(roll(table, roll).legal());
      assertSet(
          roll(table, barredBy(roll, Barriers.EVERY_OBSTACLE.withoutTemplate())).shifts(), -20, 20);
      Set<ObstacleKind> asteroids = Set.of(ObstacleKind.ASTEROID);
      assertSet(roll(table, barredBy(roll, new Barriers(asteroids, asteroids))).shifts(), -20, 20);
    }

    @Test
    void everyShiftHasASlideThatRealisesIt() {
      SidewaysMove.Options options =
          rollLeft(table(BaseSize.SMALL).obstacle(box("rock", 355, 407, 365, 409)));
      assertEquals(-10, slideFor(options, -20), EXACT);
      assertEquals(-5, slideFor(options, -10), EXACT);
      assertEquals(-3 + TAU, slideFor(options, 5), EXACT);
      assertEquals(-3 + TAU, slideFor(options, options.shifts().intervals().get(0).hi()), EXACT);
      assertTrue(options.slidesFor(7.1).isEmpty());
    }
  }

  @Nested
  class Decloaks {

    @Test
    void toASideTakeTheStraightTwo() {
      SidewaysMove.Options small =
          roll(
              table(BaseSize.SMALL), SidewaysMove.decloak(RULES, base(BaseSize.SMALL), Side.RIGHT));
      assertEquals(120, small.sideways());
      assertSet(small.shifts(), -20, 20);
      assertThrows(
          CannotFlyException.class,
          () -> SidewaysMove.decloak(RULES, base(BaseSize.MEDIUM), Side.RIGHT));
    }

    @Test
    void leaveALargeShipOneEnd() {
      SidewaysMove left = SidewaysMove.decloak(RULES, base(BaseSize.LARGE), Side.LEFT);
      SidewaysMove.Options free = roll(table(BaseSize.LARGE), left);
      assertEquals(100, free.sideways());
      assertSet(free.shifts(), 0, 0);
      assertEquals(0, slideFor(free, 0));
      // The template lies from x = 340 to 360, the final base from 260 to 340.
      SidewaysMove.Options template =
          roll(table(BaseSize.LARGE).obstacle(box("rock", 345, 400, 350, 405)), left);
      assertFalse(template.legal());
      assertEquals(List.of("rock"), template.blockedBy());
      Ship blue = small("blue", 250, 400, 0);
      SidewaysMove.Options ship = roll(table(BaseSize.LARGE).ship(blue), left);
      assertFalse(ship.legal());
      assertEquals(List.of("blue"), ship.blockedBy());
    }

    @Test
    void forwardIsAStraightTwo() {
      AheadMove.Option option =
          repositions.ahead(
              table(BaseSize.MEDIUM).build(),
              "red",
              AheadMove.decloak(RULES, base(BaseSize.SMALL)));
      assertEquals(400 + 30 + 80 + 30, option.finalPose().y(), EXACT);
      assertTrue(option.legal());
    }
  }

  @Nested
  class Boosts {

    private static final AheadMove STRAIGHT = AheadMove.boost(RULES, Side.AHEAD);

    private static AheadMove barredBy(Barriers barriers) {
      return new AheadMove(STRAIGHT.template(), STRAIGHT.side(), barriers);
    }

    private AheadMove.Option ahead(Table table) {
      return repositions.ahead(table, "red", STRAIGHT);
    }

    @Test
    void areBarredByObstaclesUnderTheTemplate() {
      AheadMove.Option option =
          ahead(table(BaseSize.SMALL).obstacle(box("rock", 395, 430, 405, 440)).build());
      assertEquals(List.of("rock"), option.blockedBy());
      assertEquals(List.of("rock"), option.underTemplate());
      assertFalse(option.legal());
      assertFalse(option.fled());
    }

    @Test
    void areBarredByTheirBarriersOnly() {
      // Debris under the template, which reaches from y = 420 to 460, and debris under the final
      // base, from 460 to 500.
      Table under = table(BaseSize.SMALL).obstacle(box("under", 395, 430, 405, 440)).build();
      Table end = table(BaseSize.SMALL).obstacle(box("end", 395, 480, 405, 490)).build();
      assertFalse(ahead(under).legal());
      assertFalse(ahead(end).legal());
      Set<ObstacleKind> asteroids = Set.of(ObstacleKind.ASTEROID);
      AheadMove pastDebris = barredBy(new Barriers(asteroids, asteroids));
      for (Table table : List.of(under, end)) {
        AheadMove.Option option = repositions.ahead(table, "red", pastDebris);
        assertTrue(option.legal());
        assertEquals(List.of(), option.blockedBy());
        assertEquals(List.of(), option.underTemplate());
      }
      AheadMove overAll = barredBy(Barriers.EVERY_OBSTACLE.withoutTemplate());
      assertTrue(repositions.ahead(under, "red", overAll).legal());
      assertEquals(List.of(), repositions.ahead(under, "red", overAll).underTemplate());
      assertEquals(List.of("end"), repositions.ahead(end, "red", overAll).blockedBy());
    }

    @Test
    void bendToASideAlongABankOnly() {
      assertEquals(TemplateKind.BANK, AheadMove.boost(RULES, Side.LEFT).template().kind());
      assertIllegal(
          () ->
              new AheadMove(
                  PARTS.template(TemplateKind.STRAIGHT, 1), Side.LEFT, Barriers.EVERY_OBSTACLE));
      assertIllegal(
          () ->
              new AheadMove(
                  PARTS.template(TemplateKind.BANK, 1), Side.AHEAD, Barriers.EVERY_OBSTACLE));
    }

    @Test
    void areNotBarredByWhatTheyOnlyTouch() {
      // A rock along the template's side, a ship edge on edge with the final base.
      AheadMove.Option option =
          ahead(
              table(BaseSize.SMALL)
                  .obstacle(box("rock", 410, 425, 420, 455))
                  .ship(small("blue", 360, 480, 0))
                  .build());
      // Blue looks to the right, so that its front guides lie within red; beside it they would not.
      assertEquals(List.of("blue"), option.blockedBy());
      AheadMove.Option beside =
          ahead(
              table(BaseSize.SMALL)
                  .obstacle(box("rock", 410, 425, 420, 455))
                  .ship(small("blue", 360, 480, 90))
                  .build());
      assertTrue(beside.legal());
    }

    @Test
    void mayNotFlee() {
      Table table =
          Table.builder(PlayArea.STANDARD).ship(ship("red", BaseSize.LARGE, 400, 760, 90)).build();
      AheadMove.Option straight = ahead(table);
      // 760 + 120 + 40 for the front edge.
      assertTrue(straight.fled());
      assertFalse(straight.legal());
      assertEquals(880, straight.finalPose().y(), EXACT);
    }

    @Test
    void mayLeaveTheirGuidesOutsideUnlessAFlagSaysOtherwise() {
      // From 814.4 a boost takes a small ship's front edge to 914.4, the table's.
      Table table = Table.builder(PlayArea.STANDARD).ship(small("red", 400, 814.4, 90)).build();
      assertTrue(ahead(table).legal());
      Repositions strict = new Repositions(RULES.withFleeing(new Fleeing(true)));
      assertTrue(strict.ahead(table, "red", STRAIGHT).fled());
    }
  }

  @Nested
  class CurvedTemplates {

    private final SidewaysMove bank = bankedRoll(Side.LEFT);

    @Test
    void endWhereTheTemplateLeads() {
      // The bank leaves the left edge along 180° and turns to 225°: 80 sin 45° on, 80 (1 − cos 45°)
      // down, then half a base on; the ship turns by 45° too.
      double c = Math.sqrt(0.5);
      Pose end = bank.endAt(base(BaseSize.SMALL), START, 0, 0);
      assertEquals(380 - 80 * c - 20 * c, end.x(), EXACT);
      assertEquals(400 - 80 * (1 - c) - 20 * c, end.y(), EXACT);
      assertEquals(135, end.heading().degrees(), EXACT);
      // A slide of the template goes along the old heading, one of the base along the new one.
      Pose slid = bank.endAt(base(BaseSize.SMALL), START, 10, 5);
      assertEquals(end.x() - 5 * c, slid.x(), EXACT);
      assertEquals(end.y() + 10 + 5 * c, slid.y(), EXACT);
    }

    @Test
    void slideUntilTheyMeetACorner() {
      // The bank turns about (380, 320 + slide). Its outer arc, of radius 90, meets a rock's lower
      // right corner at (320, 390) where (70 − slide)² + 60² = 90².
      Table table = table(BaseSize.SMALL).obstacle(box("rock", 300, 390, 320, 440)).build();
      double meets = 70 - Math.sqrt(90 * 90 - 60 * 60);
      IntervalSet slides = repositions.templateSlides(table, "red", bank);
      assertEquals(-10, slides.nearestTo(-10).orElseThrow(), EXACT);
      assertEquals(meets, slides.nearestTo(10).orElseThrow(), 2e-6);
    }

    @Test
    void slideAlongAFlushRock() {
      // The rock lies under red, along all of its left edge, on which the template's end slides.
      Table table = table(BaseSize.SMALL).obstacle(box("rock", 380, 350, 390, 450)).build();
      assertSet(repositions.templateSlides(table, "red", bank), -10, 10);
    }

    @Test
    void haveTwoSlidesOfTheirOwn() {
      Table table = table(BaseSize.SMALL).build();
      assertSet(repositions.finalSlides(table, "red", bank, 10), -10, 10);
      assertEquals(IntervalSet.EMPTY, repositions.finalSlides(table, "red", bank, 10.1));
    }

    @Test
    void areNoPartOfOptionsWhereTheySlide() {
      Table table = table(BaseSize.SMALL).build();
      assertIllegal(() -> repositions.sideways(table, "red", bank));
    }

    @Test
    void leadToEndsThatTheBaseMustHaveRoomFor() {
      // A ship turned alike stands 38.5 ahead of the final base's middle place; guides meet at
      // 43.5.
      Pose end = bank.endAt(base(BaseSize.SMALL), START, 0, 0);
      Ship blue = small("blue", end.shiftedBy(38.5, 0));
      Table table = table(BaseSize.SMALL).ship(blue).build();
      assertSet(repositions.finalSlides(table, "red", bank, 0), -10, -5 + TAU);
    }
  }

  @Nested
  class Moves {

    @Test
    void areCheckedForSense() {
      assertIllegal(() -> SidewaysMove.barrelRoll(RULES, base(BaseSize.SMALL), Side.AHEAD));
      assertIllegal(() -> SidewaysMove.barrelRoll(RULES, 2, base(BaseSize.MEDIUM), Side.LEFT));
      assertIllegal(() -> bankedRoll(Side.AHEAD));
      SidewaysMove bank = bankedRoll(Side.LEFT);
      assertIllegal(
          "only a straight template lies side on",
          () ->
              new SidewaysMove(
                  bank.template(),
                  Side.LEFT,
                  SidewaysMove.Contact.SIDE_ON,
                  Side.LEFT,
                  bank.barriers(),
                  bank.positions()));
      assertThrows(
          UnknownShipException.class,
          () ->
              repositions.ahead(
                  table(BaseSize.SMALL).build(),
                  "blue",
                  AheadMove.decloak(RULES, base(BaseSize.SMALL))));
    }

    @Test
    void askedOneAfterTheOtherDoNotDisturbEachOther() {
      Table.Builder crowded =
          table(BaseSize.SMALL)
              .ship(ship("blue", BaseSize.LARGE, 300, 430, 20))
              .obstacle(box("rock", 355, 407, 365, 409));
      SidewaysMove.Options first = rollLeft(crowded);
      rollLeft(table(BaseSize.SMALL));
      repositions.ahead(crowded.build(), "blue", AheadMove.boost(RULES, Side.RIGHT));
      assertEquals(first, rollLeft(crowded));
      assertEquals(first.slides().within(new Interval(-10, 10)), first.slides());
    }
  }

  private static SidewaysMove bankedRoll(Side curve) {
    return new SidewaysMove(
        PARTS.template(TemplateKind.BANK, 1),
        Side.LEFT,
        SidewaysMove.Contact.END_ON,
        curve,
        Barriers.EVERY_OBSTACLE,
        RollPositions.SLIDES);
  }

  private static SidewaysMove barredBy(SidewaysMove roll, Barriers barriers) {
    return new SidewaysMove(
        roll.template(),
        roll.direction(),
        roll.contact(),
        roll.curve(),
        barriers,
        roll.positions());
  }
}
