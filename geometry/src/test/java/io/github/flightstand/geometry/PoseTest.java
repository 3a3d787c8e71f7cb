package io.github.flightstand.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Changes of frame by hand, and their laws. */
class PoseTest {

  private static void assertClose(Pose expected, Pose found) {
    assertEquals(expected.x(), found.x(), 1e-10);
    assertEquals(expected.y(), found.y(), 1e-10);
    assertEquals(0, expected.heading().degreesTo(found.heading()), 1e-11);
  }

  private static void assertClose(Point expected, Point found) {
    assertEquals(0, expected.distanceTo(found), 1e-10);
  }

  @Test
  void aShipThatFacesUpTheTable() {
    Pose ship = Pose.at(200, 100, 90);
    assertEquals(new Point(200, 120), ship.place(new Point(20, 0)));
    assertEquals(new Point(190, 100), ship.place(new Point(0, 10)));
    assertEquals(new Point(20, 0), ship.relative(new Point(200, 120)));
    assertEquals(Pose.at(200, 110, 135), ship.compose(Pose.at(10, 0, 45)));
    assertEquals(Pose.at(195, 107, 90), ship.shiftedBy(7, 5));
    assertEquals(Pose.at(200, 100, 270), ship.turnedBy(180));
    assertEquals(new Point(200, 100), ship.position());
  }

  @Test
  void numbersMustBeFinite() {
    assertThrows(IllegalArgumentException.class, () -> Pose.at(Double.POSITIVE_INFINITY, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> Pose.at(0, Double.NaN, 0));
    assertThrows(IllegalArgumentException.class, () -> Pose.at(0, 0, Double.NaN));
  }

  @Property(tries = 500, seed = "1111", edgeCases = EdgeCasesMode.NONE)
  void posesAreAGroup(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose a = draw.pose(500);
    Pose b = draw.pose(500);
    Pose c = draw.pose(500);
    assertClose(Pose.IDENTITY, a.compose(a.inverse()));
    assertClose(Pose.IDENTITY, a.inverse().compose(a));
    assertEquals(a, a.compose(Pose.IDENTITY));
    assertEquals(a, Pose.IDENTITY.compose(a));
    assertClose(a.compose(b).compose(c), a.compose(b.compose(c)));
  }

  @Property(tries = 500, seed = "1112", edgeCases = EdgeCasesMode.NONE)
  void placingAndRelatingUndoEachOther(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Pose frame = draw.pose(500);
    Pose pose = draw.pose(500);
    Point p = draw.point(500);
    assertClose(p, frame.relative(frame.place(p)));
    assertClose(p, frame.place(frame.relative(p)));
    assertClose(pose, pose.relativeTo(frame).placeIn(frame));
    assertClose(pose.place(p), frame.place(pose.relativeTo(frame).place(p)));
  }
}
