package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.CircumscribedPolygon;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import org.junit.jupiter.api.Test;

/** Views of convex polygons and hulls of several, by hand. */
class ConvexViewTest {

  /** Edge 0 is the front at x = 20; the others follow to the left, at the back and to the right. */
  private static final ConvexView SQUARE = ConvexPolygon.rectangle(40, 40).view();

  private static ConvexView square(double side, double x, double y) {
    return ConvexPolygon.rectangle(side, side).placedIn(Pose.at(x, y, 0)).view();
  }

  /** New scratch space has room for eight corners. */
  @Test
  void scratchSpaceGrowsWithWhatIsPlaced() {
    ConvexPolygon many = CircumscribedPolygon.of(100, 1);
    assertTrue(many.size() > 8);
    ConvexPolygon placed = many.placedIn(Pose.at(10, 20, 90));
    ConvexView scratch = new ConvexView();
    for (ConvexPolygon next : new ConvexPolygon[] {ConvexPolygon.rectangle(4, 4), many}) {
      scratch.place(next.view(), 10, 20, 0, 1);
      assertEquals(next.size(), scratch.size());
    }
    for (int i = 0; i < placed.size(); i++) {
      assertEquals(placed.x(i), scratch.x(i));
      assertEquals(placed.y(i), scratch.y(i));
      assertEquals(placed.normalX(i), scratch.normalX(i));
      assertEquals(placed.normalY(i), scratch.normalY(i));
    }
  }

  @Test
  void theEdgeThatIsFarthestFromAnotherPolygon() {
    assertEquals(25, SQUARE.greatestBefore(square(10, 50, 0)));
    assertEquals(0, SQUARE.edgeAt(25, square(10, 50, 0)));
    assertEquals(1, SQUARE.edgeAt(25, square(10, 0, 50)));
    assertEquals(2, SQUARE.edgeAt(25, square(10, -50, 0)));
    assertEquals(3, SQUARE.edgeAt(25, square(10, 0, -50)));
  }

  /** A corner at the very end of the edge is still in front of it, and one beside it is not. */
  @Test
  void aCornerInFrontOfAnEdge() {
    assertTrue(SQUARE.facesCorner(25, square(10, 50, 0)));
    assertTrue(SQUARE.facesCorner(25, square(10, 50, 25)));
    assertTrue(SQUARE.facesCorner(25, square(10, 50, -25)));
    assertFalse(SQUARE.facesCorner(25, square(10, 50, 26)));
    assertFalse(SQUARE.facesCorner(25, square(10, 50, -26)));
    // Both corners of a wide square are beside the edge, one to the left and one to the right.
    assertFalse(SQUARE.facesCorner(25, square(50, 70, 0)));
    // The left side, too, reaches from −20 to 20.
    assertTrue(SQUARE.facesCorner(25, square(10, 25, 50)));
    assertTrue(SQUARE.facesCorner(25, square(10, -25, 50)));
    assertFalse(SQUARE.facesCorner(25, square(10, 26, 50)));
    assertFalse(SQUARE.facesCorner(25, square(10, -26, 50)));
    // The front reaches from −20 to 20, far from the origin too.
    ConvexView there = square(40, 1000, 100);
    assertTrue(there.facesCorner(25, square(10, 1050, 125)));
    assertFalse(there.facesCorner(25, square(10, 1050, 126)));
    assertFalse(there.facesCorner(25, square(10, 1050, 74)));
  }

  /** The first edge of the lower square is its front; the hull begins wherever it does. */
  @Test
  void theHullOfTwoSquares() {
    Hull hull = new Hull(square(20, 0, 0), square(20, 40, 30));
    ConvexView outline = hull.outline();
    assertEquals(6, outline.size());
    int slanted = 0;
    for (int i = 0; i < outline.size(); i++) {
      double length = Math.hypot(hull.edgeX(i), hull.edgeY(i));
      // Two edges lead 40 to the side and 30 up, the other four are sides of the squares.
      boolean wall = hull.isWall(i);
      assertEquals(wall ? 20 : 50, length, 1e-12);
      assertEquals(hull.edgeY(i) / length, outline.normalX(i), 1e-15);
      assertEquals(-hull.edgeX(i) / length, outline.normalY(i), 1e-15);
      slanted += wall ? 0 : 1;
    }
    assertEquals(2, slanted);
  }
}
