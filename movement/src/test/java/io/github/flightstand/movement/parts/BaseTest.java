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
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
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
    Base bare = Base.huge(BaseSize.HUGE_CORVETTE, 224.8, 80, Guides.NONE);
    for (Section section : bare.sections()) {
      assertEquals(List.of(section.plastic()), section.outline().parts());
    }
  }

  /** A speck of a thousandth of a millimetre tells how far a point is from a section. */
  private static void assertHolds(Section section, double x, double y, double distance) {
    ConvexPolygon speck = ConvexPolygon.rectangle(1e-3, 1e-3).placedIn(Pose.at(x, y, 0));
    assertEquals(distance, Separation.between(section.outline(), speck), 1e-3);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"HUGE_CORVETTE", "OWN"},
      mode = EnumSource.Mode.EXCLUDE)
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
        "a base's side is positive and at most 1000.0 mm, found 1000.1",
        square(BaseSize.SMALL, 1000.1));
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
    assertFalse(corvette.equals(Base.huge(BaseSize.HUGE_CORVETTE, 224.8, 80, Guides.NONE)));
    assertFalse(corvette.equals(new Object()));
    assertTrue(List.of(corvette).contains(corvette));
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

  @Test
  void aBaseOfAnotherGameHasAnyOutline() {
    Base tray = own("tray", ConvexPolygon.rectangle(71, 43), Guides.NONE);
    assertEquals("tray", tray.name());
    assertEquals(71, tray.length());
    assertEquals(43, tray.width());
    assertEquals(1, tray.outline().parts().size());
    assertEquals(0, tray.guides().depth());
    assertEquals(List.of(), tray.guides().onEdge(35.5));
    assertEquals(Pose.at(-35.5, 0, 180), tray.edge("rear").orElseThrow().outward());
    assertEquals(Pose.at(0, 21.5, 90), tray.edge("left").orElseThrow().outward());
    assertEquals(43, tray.edge("front").orElseThrow().length());
    assertEquals(Optional.empty(), tray.edge("nose"));
    assertTrue(tray.isSymmetric(Pose.IDENTITY) && tray.isSymmetric(Pose.at(0, 0, 90)));
    assertFalse(tray.isSymmetric(Pose.at(0, 1, 0)));
    assertEquals(tray, own("tray", ConvexPolygon.rectangle(71, 43), Guides.NONE));
    assertFalse(tray.equals(own("tray", ConvexPolygon.rectangle(71, 44), Guides.NONE)));
    assertFalse(tray.equals(own("plate", ConvexPolygon.rectangle(71, 43), Guides.NONE)));
    ConvexPolygon cut =
        ConvexPolygon.of(
            new Point(35.5, -21.5),
            new Point(35.5, 21.5),
            new Point(-35.5, 21.5),
            new Point(-35.5, -20),
            new Point(-34, -21.5));
    assertFalse(tray.equals(own("tray", cut, Guides.NONE)));
    BaseEdge slot = new BaseEdge("slot", new Point(0, 21.5), new Point(-9, 21.5));
    ConvexPolygon outline = ConvexPolygon.rectangle(71, 43);
    assertFalse(tray.equals(Base.of("tray", outline, Guides.NONE, List.of(slot), List.of())));
    assertFalse(tray.equals(Base.of("tray", outline, Guides.NONE, List.of(), corvette.sections())));
  }

  @Test
  void anOwnBaseMayHaveGuides() {
    Base tray = own("tray", ConvexPolygon.rectangle(71, 43), Guides.STANDARD);
    assertEquals(5, tray.outline().parts().size());
    // The rectangle's four corners and six of each of four guides.
    assertEquals(28, tray.silhouette().size());
    assertEquals(
        35.5 + 1.75,
        tray.silhouette().corners().stream().mapToDouble(Point::x).max().getAsDouble());
    assertTrue(tray.isSymmetric(Pose.IDENTITY));
    assertEquals(
        "base 'slim' has guides that reach 13.5 mm to either side of the middle of its edge "
            + "'front', expected at most half the edge's length of 20.0 mm",
        refused(() -> own("slim", ConvexPolygon.rectangle(71, 20), Guides.STANDARD)));
  }

  @Test
  void aConcaveBaseHasPartsAndNoSinglePlastic() {
    Base notched =
        own(
            "notched",
            SimplePolygon.of(
                new Point(30, -20),
                new Point(30, 20),
                new Point(-30, 20),
                new Point(-10, 0),
                new Point(-30, -20)),
            Guides.NONE);
    assertEquals(2, notched.plasticParts().size());
    assertEquals(5, notched.silhouette().size());
    assertEquals(
        "base 'notched' is not convex, so no range and no arc is measured from or to it",
        refused(notched::plastic));
  }

  @Test
  void aHexagonMayNameItsEdges() {
    ConvexPolygon outline =
        ConvexPolygon.of(
            new Point(20, -11),
            new Point(20, 11),
            new Point(0, 22),
            new Point(-20, 11),
            new Point(-20, -11),
            new Point(0, -22));
    BaseEdge slanted = new BaseEdge("front-left", new Point(20, 11), new Point(0, 22));
    Base hexagon = Base.of("hexagon", outline, Guides.NONE, List.of(slanted), List.of());
    Pose out = hexagon.edge("front-left").orElseThrow().outward();
    assertEquals(new Point(10, 16.5), out.position());
    assertEquals(StrictMath.toDegrees(StrictMath.atan2(20, 11)), out.heading().degrees(), 1e-12);
    assertTrue(hexagon.isSymmetric(Pose.IDENTITY));
  }

  @Test
  void aDiskLiesInItsPolygon() {
    Base disk = Base.disk("disk", 40, 0.01);
    assertEquals(40, disk.length(), ROUNDING);
    assertEquals(20, disk.edge("front").orElseThrow().outward().x(), ROUNDING);
    disk.plastic()
        .corners()
        .forEach(corner -> assertTrue(corner.distanceTo(Point.ORIGIN) <= 20.01));
    assertTrue(disk.isSymmetric(Pose.IDENTITY) && disk.isSymmetric(Pose.at(0, 0, 90)));
  }

  @Test
  void anyNameThatNoPublishedBaseHasIsFree() {
    assertEquals("own", own("own", ConvexPolygon.rectangle(40, 40), Guides.NONE).name());
  }

  @Test
  void badBasesAreRefused() {
    ConvexPolygon square = ConvexPolygon.rectangle(40, 40);
    assertEquals(
        "a base of another game has a name that no published base has, found 'small'",
        refused(() -> own("small", square, Guides.NONE)));
    assertEquals(
        "base 'turned' has no front edge that faces +x, the way that it heads",
        refused(() -> own("turned", square.placedIn(Pose.at(0, 0, 45)), Guides.NONE)));
    assertEquals(
        "base 'long' is at most 1000.0 mm long and wide, found 1001.0 by 40.0",
        refused(() -> own("long", ConvexPolygon.rectangle(1001, 40), Guides.NONE)));
    assertEquals(
        "base 'wide' is at most 1000.0 mm long and wide, found 40.0 by 1001.0",
        refused(() -> own("wide", ConvexPolygon.rectangle(40, 1001), Guides.NONE)));
    assertEquals(
        "a base of another game has a name that no published base has, found ''",
        refused(() -> own("", square, Guides.NONE)));
    BaseEdge aside = new BaseEdge("front", new Point(20, 20), new Point(-20, 20));
    assertEquals(
        "base 'aside' has no front edge that faces +x, the way that it heads",
        refused(() -> Base.of("aside", square, Guides.NONE, List.of(aside), List.of())));
    BaseEdge front = new BaseEdge("front", new Point(20, -20), new Point(20, 20));
    assertEquals(
        "base 'twice' has two edges with the name 'front'",
        refused(() -> Base.of("twice", square, Guides.NONE, List.of(front, front), List.of())));
    assertEquals(
        "edge 'dot' has two ends, but both are (1.0, 2.0)",
        refused(() -> new BaseEdge("dot", new Point(1, 2), new Point(1, 2))));
    assertEquals(
        "base 'small' cannot be put under the name 'large' of another base",
        refused(() -> PARTS.with(BaseSize.LARGE, PARTS.base(BaseSize.SMALL))));
    assertEquals(
        "a base of another game is in no catalogue", refused(() -> PARTS.base(BaseSize.OWN)));
  }

  private static Base own(String name, Polygon outline, Guides guides) {
    return Base.of(name, outline, guides, List.of(), List.of());
  }

  private static String refused(Executable making) {
    return assertThrows(IllegalArgumentException.class, making).getMessage();
  }
}
