package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * Attacks at huge ships, by them and past them, with numbers worked out by hand.
 *
 * <p>The corvette lies at (400, 400) facing +x unless said otherwise, x from 287.6 to 512.4 and y
 * from 360 to 440. Its section line runs along x = 400; the middles of its squares are at x = 472.4
 * and 327.6.
 */
class SectionAttackTest {

  /** How far the middle of a square is from the section line. */
  private static final double MIDDLE = 72.4;

  private final Ship raider = corvette("raider", 400, 400, 0);

  private static Ship ship(String id, BaseSize size, double x, double y, double heading) {
    return new Ship(id, PartsCatalogue.standard().base(size), Pose.at(x, y, heading));
  }

  private static Ship corvette(String id, double x, double y, double heading) {
    return ship(id, BaseSize.HUGE_CORVETTE, x, y, heading);
  }

  private static Ship red(double x, double y, double heading) {
    return ship("red", BaseSize.SMALL, x, y, heading);
  }

  private static Attack measure(Aim aim) {
    return measure(AttackRuler.standard(), aim);
  }

  private static Attack measure(AttackRuler ruler, Aim aim) {
    Table table = Table.builder(PlayArea.STANDARD).ship(aim.attacker()).ship(aim.target()).build();
    return ruler.measure(table, aim);
  }

  private Attack at(SectionName section, Ship attacker) {
    return measure(Aim.at(attacker, raider, section, FiringArc.FRONT));
  }

  private static LineOfFire line(Attack attack) {
    return attack.line().orElseThrow();
  }

  private static void assertSight(double margin, Attack attack) {
    assertEquals(margin, attack.sight().orElseThrow().margin(), 1e-9);
    assertEquals(margin >= -1e-6, attack.sight().orElseThrow().clear());
  }

  private static void assertLine(
      double x1, double y1, double x2, double y2, double distance, Attack attack) {
    assertEquals(x1, line(attack).lines().onFirst().x(), 1e-9);
    assertEquals(y1, line(attack).lines().onFirst().y(), 1e-9);
    assertEquals(x2, line(attack).lines().onSecond().x(), 1e-9);
    assertEquals(y2, line(attack).lines().onSecond().y(), 1e-9);
    assertEquals(distance, line(attack).lines().distance(), 1e-9);
  }

  @Nested
  class OfSections {

    @Test
    void fromBehindItMustBeTheAftSection() {
      Ship behind = red(100, 400, 0);
      assertSight(MIDDLE, at(SectionName.AFT, behind));
      assertLine(120, 400, 287.6, 400, 167.6, at(SectionName.AFT, behind));
      // To the fore section's middle it crosses the section line's middle: half of it away from an
      // end, which is the nearest way out.
      assertSight(-40, at(SectionName.FORE, behind));
      assertLine(120, 400, 400, 400, 280, at(SectionName.FORE, behind));
      assertFalse(line(at(SectionName.FORE, behind)).obstructed());
    }

    @Test
    void fromAheadItMustBeTheForeSection() {
      Ship ahead = red(700, 400, 180);
      assertSight(MIDDLE, at(SectionName.FORE, ahead));
      assertSight(-40, at(SectionName.AFT, ahead));
      assertEquals(680 - 512.4, line(at(SectionName.FORE, ahead)).lines().distance(), 1e-9);
      assertEquals(680 - 400, line(at(SectionName.AFT, ahead)).lines().distance(), 1e-9);
    }

    @Test
    void fromBesideTheMiddleItMayBeEither() {
      Ship beside = red(400, 600, 270);
      // The attacker is as far from the section line's end as that goes: 160 beyond it, but both
      // lines pass it nearer: (160, 72.4) against (200, 72.4).
      double margin = 160 * MIDDLE / Math.hypot(200, MIDDLE);
      assertSight(margin, at(SectionName.FORE, beside));
      assertSight(margin, at(SectionName.AFT, beside));
      assertEquals(140, line(at(SectionName.FORE, beside)).lines().distance(), 1e-9);
      // Its front edge shares x from 400 to 420 with the fore section.
      assertEquals(10, line(at(SectionName.FORE, beside)).lines().reach(), 1e-9);
    }

    @Test
    void fromBesideTheAftSectionTheForeSectionMayJustBeChosenOrNot() {
      // The line from the fore middle through the section line's left end, (400, 440), runs 40 up
      // for 72.4 back: three times that beyond the end it is at (182.8, 560).
      double x = 400 - 3 * MIDDLE;
      assertSight(0, at(SectionName.FORE, red(x, 560, 0)));
      // The end is 72.4 beside a line that runs (−289.6, 159), and as much on the other side of
      // (−289.6, 161).
      assertSight(-MIDDLE / Math.hypot(4 * MIDDLE, 159), at(SectionName.FORE, red(x, 559, 0)));
      assertSight(MIDDLE / Math.hypot(4 * MIDDLE, 161), at(SectionName.FORE, red(x, 561, 0)));
      assertSight(MIDDLE, at(SectionName.AFT, red(x, 559, 0)));
    }

    @Test
    void aLineThatTouchesTheSectionLineDoesNotCrossIt() {
      // A micrometre across is a touch, twenty are not: here a shift moves the line by 72.4/330.5.
      double x = 400 - 3 * MIDDLE;
      assertTrue(at(SectionName.FORE, red(x, 560 - 1e-6, 0)).sight().orElseThrow().clear());
      assertFalse(at(SectionName.FORE, red(x, 560 - 2e-5, 0)).sight().orElseThrow().clear());
      AttackRuler coarse = new AttackRuler(Rules.standard().withTolerance(new Tolerance(1e-4)));
      Aim aim = Aim.at(red(x, 560 - 2e-5, 0), raider, SectionName.FORE, FiringArc.FRONT);
      assertTrue(measure(coarse, aim).sight().orElseThrow().clear());
    }

    @Test
    void leftIsAsRight() {
      for (double y : new double[] {440, 520, 559, 561, 700}) {
        for (SectionName section : SectionName.values()) {
          assertEquals(
              at(section, red(182.8, y, 20)).sight(),
              at(section, red(182.8, 800 - y, 340)).sight());
        }
      }
    }

    @Test
    void anAttackerOverTheSectionLineIsInItsWay() {
      // The middle of its base is 1 behind the section line: that is how far it has to be shifted.
      assertSight(-1, at(SectionName.FORE, red(399, 420, 0)));
      assertSight(1, at(SectionName.AFT, red(399, 420, 0)));
    }

    @Test
    void shipsThatAreOneSectionHaveNoSight() {
      Ship transport = ship("blue", BaseSize.HUGE_TRANSPORT, 400, 400, 0);
      Attack whole = measure(Aim.at(red(100, 400, 0), transport, FiringArc.FRONT));
      // 195 long: the rear edge is at x = 302.5.
      assertEquals(182.5, line(whole).lines().distance(), 1e-9);
      assertTrue(whole.sight().isEmpty());
      for (SectionName section : SectionName.values()) {
        assertEquals(whole, measure(Aim.at(red(100, 400, 0), transport, section, FiringArc.FRONT)));
      }
    }
  }

  @Nested
  class ByArcAndRange {

    @Test
    void oneSectionMayBeInArcAndTheOtherNot() {
      // The corvette faces up, x from 360 to 440, its section line along y = 450. Of the sections
      // the corners (440, 337.6) and (440, 450) are deepest below the line that runs along
      // (20, 17.05) from (100, 100).
      Ship upright = corvette("raider", 400, 450, 90);
      Attack aft = measure(Aim.at(red(100, 100, 0), upright, SectionName.AFT, FiringArc.FRONT));
      assertDepth((340 * 17.05 - 237.6 * 20) / Math.hypot(20, 17.05), aft);
      assertTrue(aft.inArc());
      Attack fore = measure(Aim.at(red(100, 100, 0), upright, SectionName.FORE, FiringArc.FRONT));
      assertDepth((340 * 17.05 - 350 * 20) / Math.hypot(20, 17.05), fore);
      assertFalse(fore.inArc());
      // Whether it could be chosen is another question: the line to it passes below the section
      // line's end (360, 450) towards (400, 522.4).
      assertSight((422.4 * 260 - 350 * 300) / Math.hypot(300, 422.4), fore);
    }

    @Test
    void theRangeIsToThePartOfTheSectionInArc() {
      // Facing up at (400, 250): the section line is along y = 250, the arc's line reaches y = 250
      // at x = 100 + 150 · 20 / 17.05, that is 275.95. Of the fore section only what lies below
      // the line, which enters it at x = 360 and y = 321.65, is in arc: its corner (360, 250) is,
      // and is nearest to (120, 120).
      Ship upright = corvette("raider", 400, 250, 90);
      Attack fore = measure(Aim.at(red(100, 100, 0), upright, SectionName.FORE, FiringArc.FRONT));
      assertLine(120, 120, 360, 250, Math.hypot(240, 130), fore);
      // With the section line along y = 330 that corner is out of arc: the arc's line crosses the
      // section line at x = 100 + 230 · 20 / 17.05, that is 369.8, and there it is nearest.
      Ship higher = corvette("raider", 400, 330, 90);
      Attack part = measure(Aim.at(red(100, 100, 0), higher, SectionName.FORE, FiringArc.FRONT));
      double x = 100 + 230 * 20 / 17.05;
      assertLine(120, 120, x, 330, Math.hypot(x - 120, 210), part);
      // All round, the corner (360, 330) is nearer.
      Attack turret = measure(Aim.at(red(100, 100, 0), higher, SectionName.FORE, FiringArc.TURRET));
      assertLine(120, 120, 360, 330, Math.hypot(240, 210), turret);
    }

    @Test
    void fourthAndFifthBand() {
      // The sections begin 112.4 apart; extra dice are two at range 4, three at range 5.
      Ship near = red(287.6 - 20 - 300.5, 400, 0);
      assertEquals(RangeBand.FOUR, line(at(SectionName.AFT, near)).range().orElseThrow());
      assertEquals(new ExtraDice(0, 2), line(at(SectionName.AFT, near)).dice());
      assertEquals(RangeBand.FIVE, line(at(SectionName.FORE, near)).range().orElseThrow());
      assertEquals(new ExtraDice(0, 3), line(at(SectionName.FORE, near)).dice());
      Ship far = red(287.6 - 20 - 400, 400, 0);
      assertEquals(RangeBand.FOUR, line(at(SectionName.AFT, far)).range().orElseThrow());
      assertTrue(line(at(SectionName.FORE, far)).range().isEmpty());
    }

    @Test
    void aCorvettesPrimaryWeaponsCountToo() {
      Attack attack = measure(Aim.at(raider, red(512.4 + 20 + 350, 400, 180), FiringArc.FRONT));
      assertEquals(350, line(attack).lines().distance(), 1e-9);
      assertEquals(new ExtraDice(0, 2), line(attack).dice());
    }

    @Test
    void contactIsThatOfTheWholeShip() {
      // Flush with the fore section's left side.
      Attack aft = measure(Aim.at(red(430, 460, 0), raider, SectionName.AFT, FiringArc.TURRET));
      assertTrue(aft.touching());
      assertEquals(10, line(aft).lines().distance(), 1e-9);
      assertEquals(RangeBand.ONE, line(aft).range().orElseThrow());
    }

    @Test
    void inTheSecondEditionOnlyTheSectionInContactIsAtRangeZero() {
      AttackRuler second = new AttackRuler(Rules.standard().withEdition(Edition.SECOND));
      Ship flush = red(430, 460, 0);
      Attack fore = measure(second, Aim.at(flush, raider, SectionName.FORE, FiringArc.TURRET));
      assertEquals(RangeBand.ZERO, line(fore).range().orElseThrow());
      Attack aft = measure(second, Aim.at(flush, raider, SectionName.AFT, FiringArc.TURRET));
      assertEquals(RangeBand.ONE, line(aft).range().orElseThrow());
      assertTrue(aft.touching());
      // Guide on guide, 3.5 from edge to edge: that is the aft section's guide.
      Ship behind = red(287.6 - 20 - 3.5, 400, 0);
      Attack nose = measure(second, Aim.at(behind, raider, SectionName.AFT, FiringArc.FRONT));
      assertEquals(RangeBand.ZERO, line(nose).range().orElseThrow());
    }
  }

  private static void assertDepth(double expected, Attack attack) {
    assertEquals(expected, attack.arcDepth().orElseThrow(), 1e-9);
  }

  @Nested
  class ByHugeShips {

    @Test
    void theSideArcsAreMeasuredFromTheAftSection() {
      // Beside the fore section, in the left arc, whose line ahead runs along (68.45, 40) from
      // (327.6, 400): y = 580 is in it up to x = 635.6. The fore section's side is nearer than the
      // aft section's corner at the section line, but does not fire.
      Attack left = measure(Aim.at(raider, red(500, 600, 0), FiringArc.LEFT));
      assertLine(400, 440, 480, 580, Math.hypot(80, 140), left);
      assertFalse(line(left).lines().many());
      // The corner (520, 580) is that far from the arc's line ahead; the corner (520, 620) and the
      // rear line decide on how deep it is: the former is nearer.
      assertDepth((220 * 68.45 - 152.4 * 40) / Math.hypot(68.45, 40), left);
    }

    @Test
    void theArcAheadIsOfTheForeSection() {
      // From (472.4, 400) along (40, 36.05): at x = 620 its line is at y = 533.03.
      Attack inside = measure(Aim.at(raider, red(600, 550, 0), FiringArc.FRONT));
      assertDepth((147.6 * 36.05 - 130 * 40) / Math.hypot(40, 36.05), inside);
      Attack outside = measure(Aim.at(raider, red(600, 556, 0), FiringArc.FRONT));
      assertFalse(outside.inArc());
    }

    @Test
    void theArcAheadIsMeasuredFromTheForeSectionAndAllRoundFromTheWhole() {
      Ship target = red(600, 480, 0);
      Attack ahead = measure(Aim.at(raider, target, FiringArc.FRONT));
      assertLine(512.4, 440, 580, 460, Math.hypot(67.6, 20), ahead);
      Attack turret = measure(Aim.at(raider, red(200, 400, 0), FiringArc.TURRET));
      assertEquals(287.6 - 220, line(turret).lines().distance(), 1e-9);
    }

    @Test
    void inTheSecondEditionOnlyTheSectionThatFiresIsInContact() {
      // Flush with the fore section's left side, and with a part in the left arc, nearest to the
      // aft section.
      AttackRuler second = new AttackRuler(Rules.standard().withEdition(Edition.SECOND));
      Ship flush = red(430, 460, 0);
      Attack left = measure(second, Aim.at(raider, flush, FiringArc.LEFT));
      assertTrue(left.touching());
      assertEquals(RangeBand.ONE, line(left).range().orElseThrow());
      Attack turret = measure(second, Aim.at(raider, flush, FiringArc.TURRET));
      assertEquals(RangeBand.ZERO, line(turret).range().orElseThrow());
    }

    @Test
    void aTransportFiresAllRound() {
      Ship transport = ship("blue", BaseSize.HUGE_TRANSPORT, 400, 400, 0);
      Attack attack = measure(Aim.at(transport, red(400, 600, 0), FiringArc.TURRET));
      assertEquals(140, line(attack).lines().distance(), 1e-9);
      assertTrue(attack.arcDepth().isEmpty());
      // Its middle is that of its base: from behind a corvette just in line with it.
      Ship behind = ship("blue", BaseSize.HUGE_TRANSPORT, 100, 400, 0);
      assertSight(MIDDLE, measure(Aim.at(behind, raider, SectionName.AFT, FiringArc.TURRET)));
      assertSight(-40, measure(Aim.at(behind, raider, SectionName.FORE, FiringArc.TURRET)));
    }

    @Test
    void theMiddleIsThatOfTheSectionThatFires() {
      // The other corvette's section line is along x = 640, from y = 560 to 640, its fore middle at
      // (712.4, 600). From the aft middle, (327.6, 400), the line (384.8, 200) passes the end
      // (640, 560), which is (312.4, 160) away, on its far side.
      Ship other = corvette("hetzer", 640, 600, 0);
      Attack left = measure(Aim.at(raider, other, SectionName.FORE, FiringArc.LEFT));
      assertTrue(left.inArc());
      assertSight((384.8 * 160 - 200 * 312.4) / Math.hypot(384.8, 200), left);
      assertFalse(left.sight().orElseThrow().clear());
      // From the fore middle, (472.4, 400), on the near one. All round either may fire.
      double better = (240 * 160 - 200 * 167.6) / Math.hypot(240, 200);
      assertSight(better, measure(Aim.at(raider, other, SectionName.FORE, FiringArc.TURRET)));
      // The arc ahead is the fore section's.
      Attack ahead = measure(Aim.at(raider, other, SectionName.FORE, FiringArc.FRONT));
      assertSight(better, ahead);
    }

    @Test
    void allRoundTheAftMiddleMayBeTheBetterOne() {
      // Mirrored front to back the aft middle sees the other's aft section better.
      Ship other = corvette("hetzer", 160, 600, 0);
      Attack turret = measure(Aim.at(raider, other, SectionName.AFT, FiringArc.TURRET));
      assertSight((240 * 160 - 200 * 167.6) / Math.hypot(240, 200), turret);
      Attack left = measure(Aim.at(raider, other, SectionName.AFT, FiringArc.LEFT));
      assertSight((240 * 160 - 200 * 167.6) / Math.hypot(240, 200), left);
    }

    @Test
    void inTheSecondEditionTheAttackersPointIsInTheSectionsArc() {
      // The corner (512.4, 440), which is nearest, is out of arc: the arc's line leaves the front
      // edge at y = 435.72.
      AttackRuler second = new AttackRuler(Rules.standard().withEdition(Edition.SECOND));
      Attack ahead = measure(second, Aim.at(raider, red(680, 560, 0), FiringArc.FRONT));
      assertLine(512.4, 435.72, 660, 540, Math.hypot(147.6, 104.28), ahead);
      assertEquals(RangeBand.TWO, line(ahead).range().orElseThrow());
      Attack first = measure(Aim.at(raider, red(680, 560, 0), FiringArc.FRONT));
      assertLine(512.4, 440, 660, 540, Math.hypot(147.6, 100), first);
    }

    @Test
    void aWideRulerMayLieOnTheAttacker() {
      // From (512.4, 435.72) it runs (147.6, 104.28), so of its 10 to the left some lie over the
      // corvette's corner, (512.4, 440).
      AttackRuler wide =
          new AttackRuler(Rules.standard().withEdition(Edition.SECOND).withRulerWidth(20));
      Attack attack = measure(wide, Aim.at(raider, red(680, 560, 0), FiringArc.FRONT));
      assertEquals(List.of(), line(attack).obstructedBy());
    }
  }

  /**
   * Two small ships face each other over 360 mm: the lines run from x = 120 to 480, y 380 to 420.
   */
  @Nested
  class PastHugeShips {

    private final Ship from = red(100, 400, 0);
    private final Ship onto = ship("blue", BaseSize.SMALL, 500, 400, 180);

    private LineOfFire past(Ship target, Table.Builder others) {
      Table table = others.ship(from).ship(target).build();
      return line(AttackRuler.standard().measure(table, from, target, FiringArc.FRONT));
    }

    private static Table.Builder table(Ship... others) {
      Table.Builder table = Table.builder(PlayArea.STANDARD);
      List.of(others).forEach(table::ship);
      return table;
    }

    private static Obstacle slab(double low, double high) {
      return new Obstacle(
          "slab",
          ObstacleKind.DEBRIS,
          SimplePolygon.of(
              new Point(400, low),
              new Point(420, low),
              new Point(420, high),
              new Point(400, high)));
    }

    @Test
    void bothKindsObstructAndThoseThatStandInToo() {
      for (BaseSize size : new BaseSize[] {BaseSize.HUGE_CORVETTE, BaseSize.HUGE_TRANSPORT}) {
        Ship across = ship("green", size, 300, 400, 90);
        for (boolean standsIn : new boolean[] {false, true}) {
          Ship between = new Ship("green", across.base(), across.pose(), standsIn);
          LineOfFire line = past(onto, table(between));
          assertTrue(line.obstructed());
          assertFalse(line.choice());
          assertEquals(List.of("green"), line.obstructedBy());
          // One for range 4, two more for it, and one.
          assertEquals(new ExtraDice(0, 3), line.dice());
        }
      }
      for (BaseSize size : new BaseSize[] {BaseSize.SMALL, BaseSize.MEDIUM, BaseSize.LARGE}) {
        assertFalse(past(onto, table(ship("green", size, 300, 400, 90))).obstructed());
      }
    }

    @Test
    void aSingleLineIsObstructedOrNot() {
      // A corner of the target at (460, 400): the one line runs there along y = 400. The corvette
      // reaches down to y = 399.9 or to 400 and no farther.
      Ship askew = ship("blue", BaseSize.SMALL, 460 + 20 * Math.sqrt(2), 400, 45);
      LineOfFire below = past(askew, table(corvette("green", 300, 399.9 + 112.4, 90)));
      assertFalse(below.lines().many());
      assertTrue(below.obstructed());
      assertFalse(below.choice());
      LineOfFire flush = past(askew, table(corvette("green", 300, 400 + 112.4, 90)));
      assertFalse(flush.obstructed());
      assertEquals(List.of(), flush.obstructedBy());
    }

    @Test
    void guidesDoNotObstruct() {
      // The rear edge is 1 above the highest line and the guides reach 1.75 below it, at x = 290
      // and 310 or so.
      assertEquals(
          List.of(), past(onto, table(corvette("green", 300, 421 + 112.4, 90))).obstructedBy());
    }

    @Test
    void halfOfTheFamilyLeavesAChoice() {
      LineOfFire line = past(onto, table(corvette("green", 300, 400 + 112.4, 90)));
      assertTrue(line.lines().many());
      assertFalse(line.obstructed());
      assertTrue(line.choice());
      assertEquals(List.of("green"), line.obstructedBy());
      assertEquals(new ExtraDice(0, 2), line.dice());
    }

    @Test
    void aRockAndAHugeShipTogetherMayCoverTheFamily() {
      Ship upper = corvette("green", 300, 400 + 112.4, 90);
      LineOfFire covered = past(onto, table(upper).obstacle(slab(350, 400)));
      assertTrue(covered.obstructed());
      assertFalse(covered.choice());
      assertEquals(List.of("green", "slab"), covered.obstructedBy());
      LineOfFire gap = past(onto, table(upper).obstacle(slab(350, 399.9)));
      assertFalse(gap.obstructed());
      assertTrue(gap.choice());
      LineOfFire two = past(onto, table(upper, corvette("brown", 300, 400 - 112.4, 90)));
      assertTrue(two.obstructed());
      assertEquals(List.of("brown", "green"), two.obstructedBy());
    }

    @Test
    void theTargetsOtherSectionAndTheAttackersOwnDoNot() {
      // From behind to the fore section: 112.4 of every line are over the aft one.
      assertEquals(List.of(), line(at(SectionName.FORE, red(100, 400, 0))).obstructedBy());
      // From ahead of an attacking corvette to its tail and back: a turret's line begins at its
      // rear edge, and beyond the target another corvette is in nobody's way.
      Table table = table(raider, from, corvette("beyond", 20, 400, 90)).build();
      LineOfFire back = line(AttackRuler.standard().measure(table, raider, from, FiringArc.TURRET));
      assertEquals(167.6, back.lines().distance(), 1e-9);
      assertEquals(List.of(), back.obstructedBy());
    }

    @Test
    void aHugeShipThatIsNotTheTargetIsInTheWayOfOneThatIs() {
      Table table = table(red(700, 400, 180), raider, corvette("beyond", 150, 400, 0)).build();
      Aim aim =
          Aim.at(
              red(700, 400, 180),
              corvette("beyond", 150, 400, 0),
              SectionName.FORE,
              FiringArc.FRONT);
      LineOfFire line = line(AttackRuler.standard().measure(table, aim));
      assertTrue(line.obstructed());
      assertEquals(List.of("raider"), line.obstructedBy());
    }
  }
}
