package io.github.flightstand.movement.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bases and their sections, from the figures of the project's rules. */
class BaseTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();
  private static final double ROUNDING = 1e-12;

  private final Base corvette = Base.huge(BaseSize.HUGE_CORVETTE, 224.8, 80, Guides.STANDARD);
  private final Base transport = PARTS.base(BaseSize.HUGE_TRANSPORT);

  @Test
  void hugeBasesAreLong() {
    assertEquals(224.8, corvette.length());
    assertEquals(195, transport.length());
    assertEquals(80, corvette.width());
    assertEquals("huge-corvette", corvette.name());
    // The fore square's rear edge: 112.4 − 80 and 97.5 − 80 ahead of the middle.
    assertEquals(32.4, corvette.foreRearEdge(), ROUNDING);
    assertEquals(17.5, transport.foreRearEdge(), ROUNDING);
    // The plastic's corner is farther from the middle than any guide.
    assertEquals(StrictMath.hypot(112.4, 40), corvette.reach(), ROUNDING);
    assertEquals(5, corvette.outline().parts().size());
  }

  @Test
  void aCorvettesSectionsAreItsHalves() {
    Section fore = corvette.section(SectionName.FORE).orElseThrow();
    Section aft = corvette.section(SectionName.AFT).orElseThrow();
    assertEquals(List.of(fore, aft), corvette.sections());
    // The middles of the two 80 mm squares, 40 from the ends.
    assertEquals(0, new Point(72.4, 0).distanceTo(fore.middle()), ROUNDING);
    assertEquals(0, new Point(-72.4, 0).distanceTo(aft.middle()), ROUNDING);
    assertHolds(fore, 112.4, 40, 0);
    assertHolds(fore, 0, -40, 0);
    assertHolds(fore, 114.15, 11, 0);
    assertHolds(aft, -112.4, 40, 0);
    assertHolds(aft, -114.15, -11, 0);
    // From the tips of the guides to the section line at most.
    assertHolds(fore, 115.15, 11, 1);
    assertHolds(fore, -1, 0, 1);
    assertHolds(aft, 1, 0, 1);
    assertHolds(aft, -115.15, 11, 1);
    assertEquals(3, fore.outline().parts().size());
    assertEquals(fore.plastic(), fore.outline().parts().get(0));
  }

  /** A speck of a thousandth of a millimetre tells how far a point is from a section. */
  private static void assertHolds(Section section, double x, double y, double distance) {
    ConvexPolygon speck = ConvexPolygon.rectangle(1e-3, 1e-3).placedIn(Pose.at(x, y, 0));
    assertEquals(distance, Separation.between(section.outline(), speck), 1e-3);
  }

  @ParameterizedTest
  @EnumSource(names = "HUGE_CORVETTE", mode = EnumSource.Mode.EXCLUDE)
  void everyOtherBaseIsOneSection(BaseSize size) {
    assertEquals(List.of(), PARTS.base(size).sections());
    assertEquals(Optional.empty(), PARTS.base(size).section(SectionName.FORE));
  }

  @Test
  void aSizeKnowsWhetherItIsHuge() {
    assertTrue(BaseSize.HUGE_TRANSPORT.isHuge() && BaseSize.HUGE_CORVETTE.isHuge());
    assertFalse(BaseSize.LARGE.isHuge());
    assertEquals("huge-transport", BaseSize.HUGE_TRANSPORT.word());
    assertEquals("a huge-corvette base is not square", square(BaseSize.HUGE_CORVETTE, 80));
    assertEquals("a large base is not huge", huge(BaseSize.LARGE, 200, 80));
  }

  @ParameterizedTest
  @ValueSource(doubles = {159.9, 1000.1, Double.NaN, -200})
  void aHugeBaseHoldsTwoSquaresAndIsAtMostAMetre(double length) {
    assertEquals(
        "a huge base is at least twice as long as wide and at most 1000.0 mm, found "
            + length
            + " by 80.0",
        huge(BaseSize.HUGE_CORVETTE, length, 80));
  }

  @Test
  void theLongestAndShortestBasesAreAllowed() {
    assertEquals(1000, Base.square(BaseSize.LARGE, 1000, Guides.STANDARD).length());
    assertEquals(160, Base.huge(BaseSize.HUGE_TRANSPORT, 160, 80, Guides.STANDARD).length());
    assertEquals(1000, Base.huge(BaseSize.HUGE_TRANSPORT, 1000, 80, Guides.STANDARD).length());
    assertEquals(
        "a base's side is positive and at most 1000.0 mm, found 0.0", square(BaseSize.SMALL, 0));
    assertEquals(
        "a huge base is at least twice as long as wide and at most 1000.0 mm, found 200.0 by 0.0",
        huge(BaseSize.HUGE_TRANSPORT, 200, 0));
  }

  @Test
  void guidesStandOnBothSidesOfTheMiddle() {
    // 10 to 13.5 aside, 1.75 out of the edge at 20.
    List<ConvexPolygon> pair = Guides.STANDARD.onEdge(20);
    double[] sides = {1, -1};
    for (int i = 0; i < 2; i++) {
      ConvexPolygon guide = pair.get(i);
      for (Point corner : guide.corners()) {
        assertTrue(corner.x() >= 20 && corner.x() <= 21.75, guide::toString);
        assertTrue(corner.y() * sides[i] >= 10 && corner.y() * sides[i] <= 13.5, guide::toString);
      }
      assertTrue(guide.contains(21.7, sides[i] * 12), guide::toString);
    }
  }

  @Test
  void theSilhouetteGoesAroundTheBaseAndItsGuides() {
    Base small = Base.square(BaseSize.SMALL, 40, Guides.STANDARD);
    List<Point> front =
        List.of(
            new Point(20, -20),
            new Point(20, -13.5),
            new Point(20.875, -13.5),
            new Point(21.75, -12.625),
            new Point(21.75, -10.875),
            new Point(20.875, -10),
            new Point(20, -10),
            new Point(20, 10),
            new Point(20.875, 10),
            new Point(21.75, 10.875),
            new Point(21.75, 12.625),
            new Point(20.875, 13.5),
            new Point(20, 13.5),
            new Point(20, 20));
    List<Point> around = new ArrayList<>(front);
    front.forEach(corner -> around.add(new Point(-corner.x(), -corner.y())));
    assertEquals(SimplePolygon.of(around), small.silhouette());
    assertSame(small.silhouette(), small.silhouette());
  }

  @Test
  void aGuideThatOnlyTouchesItsEdgeIsNotInTheSilhouette() {
    Guides tips = new Guides(List.of(new Point(10, 1), new Point(12, 0), new Point(14, 1)));
    Base small = Base.square(BaseSize.SMALL, 40, tips);
    assertEquals(
        SimplePolygon.of(
            new Point(20, -20), new Point(20, 20), new Point(-20, 20), new Point(-20, -20)),
        small.silhouette());
  }

  @Test
  void aBaseTellsItsSizeAndSides() {
    assertEquals("Base[huge-corvette, 224.8 by 80.0 mm]", corvette.toString());
    assertEquals("fore", SectionName.FORE.word());
  }

  @Test
  void basesAreEqualByTheirFigures() {
    assertEquals(corvette, Base.huge(BaseSize.HUGE_CORVETTE, 224.8, 80, Guides.STANDARD));
    assertFalse(corvette.equals(Base.huge(BaseSize.HUGE_CORVETTE, 224.8, 79, Guides.STANDARD)));
    assertFalse(corvette.equals(Base.huge(BaseSize.HUGE_TRANSPORT, 224.8, 80, Guides.STANDARD)));
  }

  private static String square(BaseSize size, double side) {
    return assertThrows(
            IllegalArgumentException.class, () -> Base.square(size, side, Guides.STANDARD))
        .getMessage();
  }

  private static String huge(BaseSize size, double length, double width) {
    return assertThrows(
            IllegalArgumentException.class, () -> Base.huge(size, length, width, Guides.STANDARD))
        .getMessage();
  }
}
