package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Ranges worked out by hand, from a small ship that stands on x and y from 180 to 220. */
class RangeRulerTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private final RangeRuler ruler = RangeRuler.standard();
  private final RangeRuler second = new RangeRuler(Rules.standard().withEdition(Edition.SECOND));
  private final Ship red = small("red", 200, 200);

  private static Ship small(String id, double x, double y) {
    return new Ship(id, PARTS.base(BaseSize.SMALL), Pose.at(x, y, 0));
  }

  @Test
  void bandsTakeInTheirFarEdge() {
    assertEquals(Optional.of(RangeBand.ONE), RangeBand.of(0));
    assertEquals(Optional.of(RangeBand.ONE), RangeBand.of(100));
    assertEquals(Optional.of(RangeBand.ONE), RangeBand.of(Math.nextUp(100.0)));
    assertEquals(Optional.of(RangeBand.TWO), RangeBand.of(100 + 2e-9));
    assertEquals(Optional.of(RangeBand.FIVE), RangeBand.of(500));
    assertEquals(Optional.empty(), RangeBand.of(501));
  }

  @Test
  void marginsCountEdgesBetweenBandsOnly() {
    assertEquals(100, RangeBand.margin(0), 0);
    assertEquals(70, RangeBand.margin(30), 0);
    assertEquals(41.42, RangeBand.margin(141.42), 1e-12);
    assertEquals(20, RangeBand.margin(280), 0);
    assertEquals(120, RangeBand.margin(620), 0);
  }

  @Test
  void shipsAtWithinAndBeyond() {
    // Its near edge is at x = 300, 80 off, its far corners 120 off.
    Range range = ruler.between(red, small("blue", 320, 200));
    assertEquals(80, range.distance(), 1e-12);
    assertEquals(120, range.farthest(), 1e-12);
    assertTrue(range.isAt(RangeBand.ONE, RangeBand.ONE));
    assertFalse(range.isWithin(RangeBand.ONE, RangeBand.ONE));
    assertTrue(range.isWithin(RangeBand.ONE, RangeBand.TWO));
    assertFalse(range.isBeyond(RangeBand.ONE));
    Range farther = ruler.between(red, small("blue", 341, 200));
    assertTrue(farther.isBeyond(RangeBand.ONE));
    assertFalse(farther.isAt(RangeBand.ONE, RangeBand.ONE));
    assertTrue(ruler.between(red, small("blue", 800, 200)).isBeyond(RangeBand.FIVE));
  }

  @Test
  void contactIsRangeOneAndInTheSecondEditionZero() {
    Ship touching = small("blue", 200 + 43.5, 200);
    assertEquals(3.5, ruler.between(red, touching).distance(), 1e-12);
    assertEquals(Optional.of(RangeBand.ONE), ruler.between(red, touching).band());
    assertEquals(Optional.of(RangeBand.ZERO), second.between(red, touching).band());
    assertEquals(Optional.of(RangeBand.ONE), second.between(red, small("blue", 244, 200)).band());
    assertEquals(0, ruler.between(red, red).distance(), 0);
    assertEquals(Optional.of(RangeBand.ONE), ruler.between(red, red).band());
    assertEquals(Optional.of(RangeBand.ZERO), second.between(red, red).band());
  }

  @Test
  void bombsWithTheirGuides() {
    Token bomb =
        new Token(
            "bomb", TokenKind.BOMB, PARTS.tokenOutline(TokenKind.BOMB), Pose.at(300, 200, 180));
    // Its front edge is at x = 284.6, the guides reach 1.75 farther, its rear corners are at 315.4.
    Range range = ruler.to(red, PlayArea.STANDARD, bomb).orElseThrow();
    assertEquals(284.6 - 1.75 - 220, range.distance(), 1e-12);
    assertTrue(range.lines().many());
    assertEquals(95.4, range.farthest(), 1e-12);
    assertTrue(range.isWithin(RangeBand.ONE, RangeBand.ONE));
  }

  @Test
  void remotesAndObjectivesWithoutTheirGuides() {
    for (TokenKind kind : List.of(TokenKind.REMOTE, TokenKind.OBJECTIVE)) {
      Token token = new Token("token", kind, PARTS.tokenOutline(kind), Pose.at(200, 200, 0));
      double edge = 0;
      for (Point corner : token.body().corners()) {
        edge = Math.max(edge, corner.x());
      }
      Token off = new Token("token", kind, token.outline(), Pose.at(220 + 101 + edge, 200, 180));
      Range range = ruler.to(red, PlayArea.STANDARD, off).orElseThrow();
      assertEquals(101, range.distance(), 1e-9);
      assertEquals(Optional.of(RangeBand.TWO), range.band());
    }
  }

  @Test
  void whatOfATokenIsOffTheTableIsNotMeasured() {
    Ship above = new Ship("red", PARTS.base(BaseSize.SMALL), Pose.at(20, 540, 90));
    Compound outline = PARTS.tokenOutline(TokenKind.BOMB);
    Token bomb = new Token("bomb", TokenKind.BOMB, outline, Pose.at(-10, 400, 45));
    // Its front edge, 15.4 ahead of its middle, meets the table's edge that high up; the guide
    // beyond is off the table.
    Range range = ruler.to(above, PlayArea.STANDARD, bomb).orElseThrow();
    assertEquals(520 - (400 + 15.4 * Math.sqrt(2) - 10), range.distance(), 1e-9);
    assertEquals(Optional.of(RangeBand.TWO), range.band());
    Token gone = new Token("bomb", TokenKind.BOMB, outline, Pose.at(-50, 400, 45));
    assertEquals(Optional.empty(), ruler.to(above, PlayArea.STANDARD, gone));
  }

  @Test
  void obstaclesAndPoints() {
    Obstacle rock =
        new Obstacle(
            "rock",
            ObstacleKind.DEBRIS,
            SimplePolygon.of(
                new Point(250, 260),
                new Point(300, 320),
                new Point(240, 320),
                new Point(260, 300)));
    // From the corner (220, 220) to (250, 260).
    assertEquals(50, ruler.to(red, rock).distance(), 1e-12);
    assertEquals(Math.hypot(80, 100), ruler.to(red, rock).farthest(), 1e-12);
    assertEquals(25, ruler.to(red, new Point(200, 245)).distance(), 1e-12);
    assertEquals(0, ruler.to(red, new Point(200, 215)).distance(), 0);
  }

  /**
   * The right guide of the front edge sticks out 1.75 to x = 221.75, at y from 187.375 to 189.125.
   */
  @Test
  void byTheRulesReferenceWhatIsInContactIsAtRangeZero() {
    RangeRuler standard = new RangeRuler(RuleSet.STANDARD_2018.rules());
    for (double gap : new double[] {0, 0.01}) {
      Obstacle rock =
          new Obstacle(
              "rock",
              ObstacleKind.GAS_CLOUD,
              SimplePolygon.of(
                  new Point(221.75 + gap, 180),
                  new Point(260, 180),
                  new Point(260, 220),
                  new Point(221.75 + gap, 220)));
      RangeBand band = gap == 0 ? RangeBand.ZERO : RangeBand.ONE;
      assertEquals(Optional.of(band), standard.to(red, rock).band());
      assertEquals(1.75 + gap, standard.to(red, rock).distance(), 1e-9);
      assertEquals(Optional.of(RangeBand.ONE), second.to(red, rock).band());
      // A remote, 36 square, has the guides of a ship on both ends: guide on guide, 3.5 apart.
      Token probe =
          new Token(
              "probe",
              TokenKind.REMOTE,
              PARTS.tokenOutline(TokenKind.REMOTE),
              Pose.at(220 + 3.5 + 18 + gap, 200, 0));
      Range range = standard.to(red, PlayArea.STANDARD, probe).orElseThrow();
      assertEquals(Optional.of(band), range.band());
      assertEquals(3.5 + gap, range.distance(), 1e-9);
      assertEquals(gap > 0, range.isBeyond(RangeBand.ZERO));
      assertFalse(range.isWithin(RangeBand.ZERO, RangeBand.ZERO));
      assertEquals(
          Optional.of(RangeBand.ONE),
          second.to(red, PlayArea.STANDARD, probe).orElseThrow().band());
    }
  }

  @Test
  void edgesOfTheTable() {
    PlayArea area = PlayArea.STANDARD;
    Range left = ruler.to(red, area, TableEdge.LEFT);
    assertEquals(180, left.distance(), 1e-9);
    assertEquals(220, left.farthest(), 1e-9);
    assertEquals(0, left.lines().onSecond().x(), 1e-9);
    assertEquals(180, ruler.to(red, area, TableEdge.BOTTOM).distance(), 1e-9);
    assertEquals(914.4 - 220, ruler.to(red, area, TableEdge.RIGHT).distance(), 1e-9);
    assertEquals(914.4 - 220, ruler.to(red, area, TableEdge.TOP).distance(), 1e-9);
    assertTrue(
        ruler
            .to(small("low", 200, 80), area, TableEdge.BOTTOM)
            .isWithin(RangeBand.ONE, RangeBand.ONE));
    assertFalse(
        ruler
            .to(small("low", 200, 80.1), area, TableEdge.BOTTOM)
            .isWithin(RangeBand.ONE, RangeBand.ONE));
  }

  @Test
  void sectionsForTargetLocks() {
    // Facing red from x = 400 on: the fore section to x = 512.4, the aft one to x = 624.8.
    Ship raider = new Ship("raider", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(512.4, 200, 180));
    assertEquals(180, ruler.between(red, raider).distance(), 1e-12);
    Range fore = ruler.to(red, raider, SectionName.FORE);
    assertEquals(180, fore.distance(), 1e-9);
    assertEquals(Optional.of(RangeBand.TWO), fore.band());
    assertEquals(20, fore.lines().reach(), 1e-9);
    // The farthest corners are 20 aside of red's.
    assertEquals(Math.hypot(292.4, 20), fore.farthest(), 1e-9);
    Range aft = ruler.to(red, raider, SectionName.AFT);
    assertEquals(292.4, aft.distance(), 1e-9);
    assertEquals(Optional.of(RangeBand.THREE), aft.band());
    assertFalse(aft.isWithin(RangeBand.THREE, RangeBand.FOUR));
    assertTrue(aft.isWithin(RangeBand.THREE, RangeBand.FIVE));
  }

  @Test
  void aTransportIsOneSection() {
    Ship transport =
        new Ship("gozanti", PARTS.base(BaseSize.HUGE_TRANSPORT), Pose.at(220 + 50 + 97.5, 200, 0));
    for (SectionName name : SectionName.values()) {
      assertEquals(ruler.between(red, transport), ruler.to(red, transport, name));
    }
    assertEquals(50, ruler.to(red, transport, SectionName.FORE).distance(), 1e-9);
  }

  @Test
  void sectionsInContact() {
    // Flush with red's right side, which ends 20 above the section line, and facing up: so the fore
    // section is in contact.
    Ship raider = new Ship("raider", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(260, 160, 90));
    for (SectionName name : SectionName.values()) {
      assertEquals(Optional.of(RangeBand.ONE), ruler.to(red, raider, name).band());
    }
    assertEquals(Optional.of(RangeBand.ZERO), second.between(red, raider).band());
    assertEquals(Optional.of(RangeBand.ZERO), second.to(red, raider, SectionName.FORE).band());
    Range aft = second.to(red, raider, SectionName.AFT);
    assertEquals(20, aft.distance(), 1e-9);
    assertEquals(Optional.of(RangeBand.ONE), aft.band());
    // Nose to nose, guide on guide.
    Ship nose =
        new Ship(
            "raider", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(220 + 3.5 + 112.4, 200, 180));
    assertEquals(Optional.of(RangeBand.ZERO), second.to(red, nose, SectionName.FORE).band());
    assertEquals(3.5, second.to(red, nose, SectionName.FORE).distance(), 1e-9);
  }

  @Test
  void actionsMeasureFromTheWholeShip() {
    // The aft section's rear edge is 100 from red, however far the fore section is.
    Ship raider =
        new Ship("raider", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(220 + 100 + 112.4, 200, 0));
    assertEquals(100, ruler.between(raider, red).distance(), 1e-9);
    assertEquals(100, ruler.to(raider, new Point(220, 200)).distance(), 1e-9);
  }
}
