package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Ship.Quadrant;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.Rules.Measuring;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Attacks with numbers worked out by hand. The attacker is a small ship at (400, 400) facing +x
 * unless said otherwise: its front edge is at x = 420 and its arc lines run along (20, ±17.05).
 */
class AttackRulerTest {

  private static final double LINE = Math.hypot(20, 17.05);

  private final Ship red = ship("red", BaseSize.SMALL, 400, 400, 0);

  private static Ship ship(String id, BaseSize size, double x, double y, double heading) {
    return new Ship(id, PartsCatalogue.standard().base(size), Pose.at(x, y, heading));
  }

  private static Ship small(double x, double y, double heading) {
    return ship("blue", BaseSize.SMALL, x, y, heading);
  }

  private static Obstacle rock(String id, double... xy) {
    Point[] corners = new Point[xy.length / 2];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = new Point(xy[2 * i], xy[2 * i + 1]);
    }
    return new Obstacle(id, ObstacleKind.ASTEROID, SimplePolygon.of(corners));
  }

  private Attack attack(Ship target, FiringArc arc, Obstacle... obstacles) {
    return attack(AttackRuler.standard(), target, arc, obstacles);
  }

  private Attack attack(AttackRuler ruler, Ship target, FiringArc arc, Obstacle... obstacles) {
    Table.Builder table = Table.builder(PlayArea.STANDARD).ship(red).ship(target);
    List.of(obstacles).forEach(table::obstacle);
    return ruler.measure(table.build(), red, target, arc);
  }

  private static void assertLine(
      double x1, double y1, double x2, double y2, double distance, Attack attack) {
    LineOfFire line = attack.line().orElseThrow();
    assertEquals(x1, line.lines().onFirst().x(), 1e-9);
    assertEquals(y1, line.lines().onFirst().y(), 1e-9);
    assertEquals(x2, line.lines().onSecond().x(), 1e-9);
    assertEquals(y2, line.lines().onSecond().y(), 1e-9);
    assertEquals(distance, line.lines().distance(), 1e-9);
  }

  @Nested
  class InArc {

    /**
     * The lines between the bases go from x = 380 to 420. A rock that covers all but the last of
     * them, which runs along its edge, leaves that one clear.
     */
    @Test
    void aLineAlongAnEdgeIsClearThoughAllOthersAreNot() {
      SimplePolygon toTheEnd = rock(350, 420, 460);
      SimplePolygon beyondIt = rock(350, 420.001, 460);
      SimplePolygon fromTheOtherEnd = rock(380, 450, 470);
      assertChoice(true, toTheEnd);
      assertChoice(false, beyondIt);
      assertChoice(true, fromTheOtherEnd);
      assertChoice(false, toTheEnd, fromTheOtherEnd);
    }

    private static SimplePolygon rock(double left, double right, double top) {
      return SimplePolygon.of(
          new Point(left, 440), new Point(right, 440), new Point(right, top), new Point(left, top));
    }

    private static void assertChoice(boolean choice, SimplePolygon... rocks) {
      Table.Builder table = Table.builder(PlayArea.STANDARD);
      for (int i = 0; i < rocks.length; i++) {
        table.obstacle(new Obstacle("rock-" + i, ObstacleKind.ASTEROID, rocks[i]));
      }
      Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
      Ship red = new Ship("red", small, Pose.at(400, 380, 90));
      Ship blue = new Ship("blue", small, Pose.at(400, 520, 270));
      LineOfFire line =
          AttackRuler.standard()
              .measure(table.build(), red, blue, FiringArc.FRONT)
              .line()
              .orElseThrow();
      assertEquals(choice, line.choice());
      assertEquals(!choice, line.obstructed());
    }

    /**
     * Bases of 40 at 100 from each other, the lines from x = −20 to 20; the rock covers the right
     * half. Laid along a clear line, a ruler of 30 lies on the rock unless its line is left of −15.
     */
    @Test
    void aWideRulerLiesOnMoreThanItsLine() {
      Table table =
          Table.builder(PlayArea.STANDARD)
              .obstacle(
                  new Obstacle(
                      "rock",
                      ObstacleKind.ASTEROID,
                      SimplePolygon.of(
                          new Point(400, 440),
                          new Point(430, 440),
                          new Point(430, 460),
                          new Point(400, 460))))
              .build();
      Ship red =
          new Ship("red", PartsCatalogue.standard().base(BaseSize.SMALL), Pose.at(400, 380, 90));
      Ship blue =
          new Ship("blue", PartsCatalogue.standard().base(BaseSize.SMALL), Pose.at(400, 520, 270));
      for (double width : new double[] {0, 30, 38, 42}) {
        LineOfFire line =
            new AttackRuler(Rules.standard().withRulerWidth(width))
                .measure(table, red, blue, FiringArc.FRONT)
                .line()
                .orElseThrow();
        assertEquals(width > 40, line.obstructed(), "obstructed by a ruler of " + width);
        assertEquals(width < 40, line.choice(), "a choice with a ruler of " + width);
      }
    }

    @Test
    void aTargetJustOutsideThatLooksInside() {
      // At x = 600 the upper line is at y = 400 + 200 · 17.05/20 = 570.5: to the eye, who takes the
      // arc for a right angle, a base up to y = 600 or so is well inside.
      Attack outside = attack(small(580, 590.6, 0), FiringArc.FRONT);
      assertFalse(outside.inArc());
      // The corner (600, 570.6) is 0.1 above the line.
      assertEquals(-0.1 * 20 / LINE, outside.arcDepth().orElseThrow(), 1e-9);
      Attack inside = attack(small(580, 590.4, 0), FiringArc.FRONT);
      assertTrue(inside.inArc());
      assertEquals(0.1 * 20 / LINE, inside.arcDepth().orElseThrow(), 1e-9);
    }

    @Test
    void aCornerOnTheLineIsNotInArc() {
      assertFalse(attack(small(580, 590.5, 0), FiringArc.FRONT).inArc());
    }

    @Test
    void depthIsTheShortestShiftOutOfTheArc() {
      // Straight ahead: the corner (720, 380) is (320, −20) from the middle.
      double depth = attack(small(700, 400, 0), FiringArc.FRONT).arcDepth().orElseThrow();
      assertEquals((320 * 17.05 + 20 * 20) / LINE, depth, 1e-9);
    }

    @Test
    void theSecondEditionsLinesAreSlightlyWider() {
      // There the line is at y = 400 + 200 · 17.15/20 = 571.5.
      Ship target = small(580, 591, 0);
      assertFalse(attack(target, FiringArc.FRONT).inArc());
      assertTrue(
          attack(
                  new AttackRuler(Rules.standard().withEdition(Edition.SECOND)),
                  target,
                  FiringArc.FRONT)
              .inArc());
    }

    @Test
    void aLargeBasesLinesPassThroughItsCornersInset() {
      Ship large = ship("red", BaseSize.LARGE, 400, 400, 90);
      // Facing up: at y = 600 the right line is at x = 400 + 200 · 36.05/40 = 580.25.
      for (double x : new double[] {600.2, 600.3}) {
        Table table = Table.builder(PlayArea.STANDARD).ship(large).build();
        Attack attack =
            AttackRuler.standard().measure(table, large, small(x, 580, 0), FiringArc.FRONT);
        assertEquals(x < 600.25, attack.inArc());
      }
    }

    @Test
    void theArcsShareTheTableOut() {
      Ship ahead = small(550, 400, 20);
      Ship left = small(400, 550, 20);
      Ship behind = small(250, 400, 20);
      Ship right = small(400, 250, 20);
      for (FiringArc arc : FiringArc.values()) {
        String seen =
            (attack(ahead, arc).inArc() ? "ahead " : "")
                + (attack(left, arc).inArc() ? "left " : "")
                + (attack(behind, arc).inArc() ? "behind " : "")
                + (attack(right, arc).inArc() ? "right " : "");
        String expected =
            switch (arc) {
              case FRONT, BULLSEYE -> "ahead ";
              case REAR -> "behind ";
              case LEFT -> "left ";
              case RIGHT -> "right ";
              case WIDE, FULL_FRONT -> "ahead left right ";
              case FULL_REAR -> "left behind right ";
              case TURRET -> "ahead left behind right ";
            };
        assertEquals(expected, seen, arc.word());
      }
    }

    @Test
    void theBullseyeIsAStripFromTheFrontEdge() {
      // Half of 14.8 to either side.
      assertTrue(attack(small(500, 427.3, 0), FiringArc.BULLSEYE).inArc());
      assertFalse(attack(small(500, 427.5, 0), FiringArc.BULLSEYE).inArc());
      assertEquals(
          0.1, attack(small(500, 427.3, 0), FiringArc.BULLSEYE).arcDepth().orElseThrow(), 1e-9);
      assertFalse(attack(small(300, 400, 0), FiringArc.BULLSEYE).inArc());
    }

    @Test
    void allAroundThereIsNoDepth() {
      assertTrue(attack(small(300, 300, 0), FiringArc.TURRET).arcDepth().isEmpty());
    }
  }

  @Nested
  class AtRange {

    @Test
    void theRulersLineMayLeaveTheArc() {
      // The upper line reaches y = 560 at x = 400 + 160 · 20/17.05 = 587.7: of the target, which
      // begins at (560, 560), only what lies below and to the right of the line is in arc.
      double x = 400 + 160 * 20 / 17.05;
      Attack attack = attack(small(580, 580, 0), FiringArc.FRONT);
      assertLine(420, 420, x, 560, Math.hypot(x - 420, 140), attack);
      // The whole target would be nearer: its corner (560, 560).
      Attack turret = attack(small(580, 580, 0), FiringArc.TURRET);
      assertLine(420, 420, 560, 560, 140 * Math.sqrt(2), turret);
      assertEquals(RangeBand.TWO, turret.line().orElseThrow().range().orElseThrow());
      // The corner (420, 420) is out of arc itself. In the second edition the line must begin in
      // arc too, where the arc's line leaves the base: at (420, 417.15).
      AttackRuler second = new AttackRuler(Rules.standard().withEdition(Edition.SECOND));
      double in = 400 + 160 * 20 / 17.15;
      assertLine(
          420,
          417.15,
          in,
          560,
          Math.hypot(in - 420, 560 - 417.15),
          attack(second, small(580, 580, 0), FiringArc.FRONT));
    }

    @Test
    void edgesOfBandsBelongToTheLowerBand() {
      for (int k = 1; k <= 4; k++) {
        // The front edge is at x = 420, the target's 100k farther.
        Attack attack = attack(small(440 + 100 * k, 410, 180), FiringArc.FRONT);
        assertEquals(k, attack.line().orElseThrow().range().orElseThrow().number());
        assertEquals(0, attack.line().orElseThrow().rangeMargin(), 1e-9);
        Attack farther = attack(small(440 + 100 * k + 1e-6, 410, 180), FiringArc.FRONT);
        assertEquals(k + 1, farther.line().orElseThrow().range().orElseThrow().number());
      }
    }

    @Test
    void diceForRange() {
      assertEquals(new ExtraDice(1, 0), dice(90));
      assertEquals(new ExtraDice(0, 0), dice(190));
      assertEquals(new ExtraDice(0, 1), dice(290));
      assertEquals(new ExtraDice(0, 2), dice(390));
    }

    private ExtraDice dice(double distance) {
      return attack(small(440 + distance, 400, 0), FiringArc.FRONT).line().orElseThrow().dice();
    }

    @Test
    void farBeyondThereIsNoBand() {
      Attack attack = attack(small(440 + 500.1, 400, 0), FiringArc.FRONT);
      assertEquals(Optional.empty(), attack.line().orElseThrow().range());
      assertEquals(new ExtraDice(0, 0), attack.line().orElseThrow().dice());
      assertEquals(0.1, attack.line().orElseThrow().rangeMargin(), 1e-9);
    }

    @Test
    void basesInContact() {
      // Guide on guide: 3.5 apart; edge on edge: side by side.
      Attack nose = attack(small(443.5, 400, 180), FiringArc.FRONT);
      assertTrue(nose.touching());
      assertEquals(3.5, nose.line().orElseThrow().lines().distance(), 1e-9);
      assertEquals(RangeBand.ONE, nose.line().orElseThrow().range().orElseThrow());
      assertFalse(attack(small(443.6, 400, 180), FiringArc.FRONT).touching());
      Attack side =
          attack(
              small(400, 440, 0),
              FiringArc.TURRET,
              rock("r", 350, 350, 500, 350, 500, 500, 350, 500));
      assertTrue(side.touching());
      assertEquals(0, side.line().orElseThrow().lines().distance(), 1e-12);
      assertFalse(side.line().orElseThrow().obstructed());
      Attack second =
          attack(
              new AttackRuler(Rules.standard().withEdition(Edition.SECOND)),
              small(443.5, 400, 180),
              FiringArc.FRONT);
      assertEquals(RangeBand.ZERO, second.line().orElseThrow().range().orElseThrow());
    }
  }

  /** The target faces back over 100 mm: the lines run from x = 420 to x = 520, y 380 to 420. */
  @Nested
  class Obstructed {

    private final Ship target = small(540, 400, 180);

    private LineOfFire line(Obstacle... obstacles) {
      return attack(target, FiringArc.FRONT, obstacles).line().orElseThrow();
    }

    @Test
    void aRockThatCoversHalfOfTheFamilyLeavesAChoice() {
      LineOfFire line = line(rock("half", 450, 400, 480, 400, 480, 450, 450, 450));
      assertTrue(line.lines().many());
      assertFalse(line.obstructed());
      assertTrue(line.choice());
      assertEquals(List.of("half"), line.obstructedBy());
      assertEquals(new ExtraDice(1, 0), line.dice());
    }

    @Test
    void severalRocksTogetherMayCoverTheFamily() {
      LineOfFire line =
          line(
              rock("upper", 450, 395, 480, 395, 480, 450, 450, 450),
              rock("lower", 490, 405, 500, 405, 500, 350, 490, 350),
              rock("aside", 450, 430, 480, 430, 480, 450));
      assertTrue(line.obstructed());
      assertFalse(line.choice());
      assertEquals(List.of("lower", "upper"), line.obstructedBy());
      assertEquals(new ExtraDice(1, 1), line.dice());
    }

    @Test
    void noLineFitsBetweenRocksThatAreFlush() {
      Obstacle upper = rock("upper", 450, 400, 480, 400, 480, 450, 450, 450);
      assertTrue(line(upper, rock("lower", 490, 400, 500, 400, 500, 350, 490, 350)).obstructed());
      LineOfFire gap = line(upper, rock("lower", 490, 399.9, 500, 399.9, 500, 350, 490, 350));
      assertFalse(gap.obstructed());
      assertTrue(gap.choice());
    }

    @Test
    void theArcCutsTheFamily() {
      // A large target with its rear edge at x = 440, from y = 394 to 474, is in arc there up to
      // y = 400 + 40 · 17.05/20 = 434.1; with the front edge it shares 394 to 420.
      Attack front = attack(ship("blue", BaseSize.LARGE, 480, 434, 0), FiringArc.FRONT);
      assertEquals(13, front.line().orElseThrow().lines().reach(), 1e-9);
      // Moved up by 30 it shares 424 to 434.1 with nobody.
      Attack past = attack(ship("blue", BaseSize.LARGE, 480, 464, 0), FiringArc.FRONT);
      assertFalse(past.line().orElseThrow().lines().many());
      // One to the left, with its lower edge at y = 440 from x = 410 to 490, shares 410 to 420 with
      // the attacker's left edge; in the left arc it is up to x = 400 + 40 · 20/17.05 = 446.9.
      Attack left = attack(ship("blue", BaseSize.LARGE, 450, 480, 0), FiringArc.LEFT);
      assertEquals(5, left.line().orElseThrow().lines().reach(), 1e-9);
      // A bullseye 14.8 wide leaves just that of a family of 40.
      Attack strip = attack(target, FiringArc.BULLSEYE);
      assertEquals(7.4, strip.line().orElseThrow().lines().reach(), 1e-9);
    }

    @Test
    void grazesAndWhatLiesUnderTheBasesIsNotInTheWay() {
      assertEquals(List.of(), line(rock("graze", 450, 420, 480, 420, 480, 450)).obstructedBy());
      assertEquals(
          List.of(), line(rock("under", 380, 380, 420, 380, 420, 420, 380, 420)).obstructedBy());
      assertEquals(
          List.of(), line(rock("under", 530, 390, 550, 390, 550, 410, 530, 410)).obstructedBy());
      assertTrue(line(rock("out", 380, 370, 421, 370, 421, 430, 380, 430)).obstructed());
    }

    @Test
    void otherShipsDoNotObstruct() {
      Ship between = ship("green", BaseSize.SMALL, 470, 400, 0);
      Table table = Table.builder(PlayArea.STANDARD).ship(red).ship(target).ship(between).build();
      Attack attack = AttackRuler.standard().measure(table, red, target, FiringArc.FRONT);
      assertFalse(attack.line().orElseThrow().obstructed());
    }

    @Test
    void aCoarserToleranceForgivesWhatIsThinner() {
      Obstacle slab = rock("slab", 450, 350, 452, 350, 452, 450, 450, 450);
      Table table = Table.builder(PlayArea.STANDARD).obstacle(slab).build();
      for (double contact : new double[] {1.9, 2.1}) {
        AttackRuler ruler = new AttackRuler(Rules.standard().withTolerance(new Tolerance(contact)));
        LineOfFire line = ruler.measure(table, red, target, FiringArc.FRONT).line().orElseThrow();
        assertEquals(contact < 2, line.obstructed());
      }
    }
  }

  /**
   * The target covers 60 to 100 mm ahead and to the left, across the line between the front and the
   * left quadrant, which runs along (20, 17.15).
   */
  @Nested
  class TurretIndicator {

    private static final double ACROSS = 60 * 20 / 17.15;
    private static final double AHEAD = Math.hypot(ACROSS - 20, 60 - 17.15);
    private static final double ASIDE = Math.hypot(40, 40);

    private final Ship blue = small(480, 480, 0);

    private Attack attack(Rules rules, Quadrant... turret) {
      Ship gunner = red.withTurret(Set.of(turret));
      Table table = Table.builder(PlayArea.STANDARD).ship(gunner).ship(blue).build();
      return new AttackRuler(rules).measure(table, gunner, blue, FiringArc.TURRET);
    }

    private static double distance(Attack attack) {
      return attack.line().orElseThrow().lines().distance();
    }

    @Test
    void aTurretFiresThroughTheQuadrantThatItPointsAt() {
      Rules second = Rules.standard().withEdition(Edition.SECOND);
      assertEquals(AHEAD, distance(attack(second, Quadrant.FRONT)), 1e-9);
      assertEquals(ASIDE, distance(attack(second, Quadrant.LEFT)), 1e-9);
      assertFalse(attack(second, Quadrant.REAR).inArc());
    }

    @Test
    void ofTwoQuadrantsTheNearerLineAndTheGreaterDepthCount() {
      Rules second = Rules.standard().withEdition(Edition.SECOND);
      Attack both = attack(second, Quadrant.FRONT, Quadrant.LEFT);
      assertEquals(ASIDE, distance(both), 1e-9);
      double ahead = attack(second, Quadrant.FRONT).arcDepth().orElseThrow();
      double aside = attack(second, Quadrant.LEFT).arcDepth().orElseThrow();
      assertTrue(aside > ahead);
      assertEquals(aside, both.arcDepth().orElseThrow(), 0);
      assertEquals(AHEAD, distance(attack(second, Quadrant.FRONT, Quadrant.REAR)), 1e-9);
      assertFalse(attack(second, Quadrant.REAR, Quadrant.RIGHT).inArc());
    }

    @Test
    void withoutAnIndicatorAndInTheFirstEditionATurretFiresAllRound() {
      Attack free = attack(Rules.standard().withEdition(Edition.SECOND));
      assertEquals(ASIDE, distance(free), 1e-9);
      assertTrue(free.arcDepth().isEmpty());
      assertEquals(ASIDE, distance(attack(Rules.standard(), Quadrant.REAR)), 1e-9);
    }

    @Test
    void atEqualDistancesTheAttackerChoosesAClearLine() {
      LineOfFire barred =
          new LineOfFire(
              ShortestLines.at(new Point(1, 0)),
              Optional.empty(),
              true,
              false,
              List.of("rock"),
              List.of("a", "b"),
              true);
      LineOfFire clear =
          new LineOfFire(
              ShortestLines.at(new Point(0, 1)),
              Optional.empty(),
              false,
              false,
              List.of(),
              List.of("b", "c"),
              false);
      LineOfFire chosen =
          LineOfFire.nearer(Optional.of(barred), Optional.of(clear), 1e-6).orElseThrow();
      assertEquals(clear.lines(), chosen.lines());
      assertFalse(chosen.obstructed());
      assertTrue(chosen.choice());
      assertEquals(List.of("rock"), chosen.obstructedBy());
      assertEquals(List.of("b"), chosen.inTheWay());
      assertFalse(chosen.blankToEvade());
    }

    @Test
    void onlyABaseWithQuadrantsHasAnIndicator() {
      assertThrows(
          IllegalArgumentException.class,
          () -> ship("c", BaseSize.HUGE_CORVETTE, 0, 0, 0).withTurret(Set.of(Quadrant.FRONT)));
      assertThrows(
          IllegalArgumentException.class,
          () -> red.withTurret(Set.of(Quadrant.FRONT, Quadrant.REAR, Quadrant.LEFT)));
    }
  }

  /**
   * Red attacks a small ship 100 ahead: by the second edition the lines go from x = 420 to 520, at
   * y from 382.85 to 417.15.
   */
  @Nested
  class ByTheRulesReference {

    private final Rules standard = RuleSet.STANDARD_2018.rules();
    private final Ship blue = small(540, 400, 0);

    private LineOfFire line(Rules rules, Table.Builder table) {
      return new AttackRuler(rules)
          .line(table.ship(red).ship(blue).build(), Aim.at(red, blue, FiringArc.FRONT))
          .orElseThrow();
    }

    private static Table.Builder table() {
      return Table.builder(PlayArea.STANDARD);
    }

    private static Obstacle block(String id, ObstacleKind kind, double bottom, double top) {
      return new Obstacle(
          id,
          kind,
          SimplePolygon.of(
              new Point(460, bottom),
              new Point(480, bottom),
              new Point(480, top),
              new Point(460, top)));
    }

    @Test
    void shipsAndTokensOnEveryLineAreInTheWayWithoutDice() {
      Token probe =
          new Token(
              "probe",
              TokenKind.REMOTE,
              PartsCatalogue.standard().tokenOutline(TokenKind.REMOTE),
              Pose.at(470, 400, 0));
      Ship green = ship("green", BaseSize.MEDIUM, 470, 405, 0);
      Ship aside = ship("aside", BaseSize.SMALL, 470, 437, 0);
      LineOfFire line = line(standard, table().token(probe).ship(green).ship(aside));
      // The remote is 36 wide, from 382 to 418; green from 375 to 435; aside begins at 417.
      assertEquals(List.of("green", "probe"), line.inTheWay());
      assertFalse(line.obstructed());
      assertEquals(List.of(), line.obstructedBy());
      assertEquals(new ExtraDice(1, 0), line.dice());
      assertEquals(List.of(), line(RuleSet.EPIC_2019.rules(), table().token(probe)).inTheWay());
      assertEquals(
          List.of(), line(standard.withEdition(Edition.FIRST), table().token(probe)).inTheWay());
    }

    @Test
    void aGasCloudTurnsABlankIfNoLineIsWithoutIt() {
      Obstacle low = block("low", ObstacleKind.GAS_CLOUD, 370, 405);
      Obstacle high = block("high", ObstacleKind.GAS_CLOUD, 400, 430);
      Obstacle rock = block("rock", ObstacleKind.ASTEROID, 400, 430);
      LineOfFire clouds = line(standard, table().obstacle(low).obstacle(high));
      assertTrue(clouds.obstructed() && clouds.blankToEvade());
      LineOfFire mixed = line(standard, table().obstacle(low).obstacle(rock));
      assertTrue(mixed.obstructed());
      assertFalse(mixed.blankToEvade());
      LineOfFire some = line(standard, table().obstacle(low));
      assertTrue(some.choice());
      assertFalse(some.blankToEvade());
      assertFalse(
          line(RuleSet.EPIC_2019.rules(), table().obstacle(low).obstacle(high)).blankToEvade());
    }

    /** Red at heading 0 has blue aside: its whole base reaches nearer than the part in the arc. */
    @Test
    void anAttackMayBeMeasuredFromTheWholeBase() {
      Ship aside = small(480, 460, 0);
      Table table = table().ship(red).ship(aside).build();
      Measuring whole = new Measuring(true, false, true, true, Map.of());
      double fromArc =
          new AttackRuler(standard)
              .measure(table, red, aside, FiringArc.FRONT)
              .line()
              .orElseThrow()
              .lines()
              .distance();
      double fromBase =
          new AttackRuler(standard.withMeasuring(whole))
              .measure(table, red, aside, FiringArc.FRONT)
              .line()
              .orElseThrow()
              .lines()
              .distance();
      // The target's nearest corner, (60, 40), is in the arc: 51.45 is the arc's edge there.
      assertEquals(Math.hypot(40, 40 - 17.15), fromArc, 1e-9);
      assertEquals(Math.hypot(40, 20), fromBase, 1e-9);
    }

    @Test
    void rangeZeroMayAddNoDie() {
      Ship flush = small(443.5, 400, 180);
      Table table = table().ship(red).ship(flush).build();
      LineOfFire line =
          new AttackRuler(standard).line(table, Aim.at(red, flush, FiringArc.FRONT)).orElseThrow();
      assertEquals(Optional.of(RangeBand.ZERO), line.range());
      assertEquals(new ExtraDice(1, 0), new AttackRuler(standard).dice(line));
      Measuring later = new Measuring(true, true, true, false, Map.of());
      assertEquals(new ExtraDice(0, 0), new AttackRuler(standard.withMeasuring(later)).dice(line));
    }
  }
}
