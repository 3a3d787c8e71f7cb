package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The gap found on hulls beside the least of all pairs of parts. */
class HullGapProperties {

  private static final double NO_LIMIT = Double.POSITIVE_INFINITY;

  private static double gap(Compound first, Compound second, Pose pose, double limit) {
    SeenBody seen = new SeenBody(BodyParts.of(first));
    double cos = pose.heading().cos();
    double sin = pose.heading().sin();
    seen.face(BodyParts.of(second), pose.x(), pose.y(), cos, sin, new MotionState());
    return new HullGap(seen).below(limit);
  }

  private static ConvexPolygon box(double x, double y, double length, double width) {
    return ConvexPolygon.rectangle(length, width).placedIn(Pose.at(x, y, 0));
  }

  /** Some parts near each other, with bays between them. */
  private static Compound body(RandomShapes draw) {
    List<ConvexPolygon> parts = new ArrayList<>();
    int count = 1 + (int) draw.between(0, 4);
    for (int i = 0; i < count; i++) {
      Pose nearOrigin = Pose.at(draw.between(-60, 60) - 200, draw.between(-60, 60) - 200, 0);
      parts.add(draw.convexPolygon(30).placedIn(nearOrigin));
    }
    return new Compound(parts);
  }

  @Property(tries = 3000, seed = "2511", edgeCases = EdgeCasesMode.NONE)
  void isTheLeastOfAllPairs(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    Compound first = body(draw);
    Compound second = body(draw);
    double far = draw.between(40, 400);
    Pose pose =
        Pose.at(draw.between(-far, far), draw.between(-far, far), 15 * (int) draw.between(0, 24));
    double exact = Separation.between(first, second.placedIn(pose));
    double found = gap(first, second, pose, NO_LIMIT);
    if (Double.isNaN(found)) {
      PartPairs pairs = new PartPairs(BodyParts.of(first));
      double cos = pose.heading().cos();
      double sin = pose.heading().sin();
      pairs.face(BodyParts.of(second), pose.x(), pose.y(), cos, sin, new MotionState());
      assertFalse(pairs.apartBy(0.002), () -> "not told, but the boxes are apart: " + exact);
    } else {
      assertEquals(exact, found, 1e-11);
      assertEquals(found, gap(first, second, pose, found * 1.5));
      assertEquals(found / 2, gap(first, second, pose, found / 2));
    }
  }

  @Example
  void cornersAndEdges() {
    Compound square = Compound.of(box(0, 0, 40, 40));
    // Edge before edge, 10 apart, and set off to the side by 3 and 4: corner before corner.
    assertEquals(10, gap(square, square, Pose.at(50, 7, 0), NO_LIMIT));
    assertEquals(5, gap(square, square, Pose.at(43, -44, 0), NO_LIMIT));
    // A corner of the one that is turned by 45 degrees before an edge of the other, either way.
    double half = 20 * Math.sqrt(2);
    assertEquals(10, gap(square, square, Pose.at(30 + half, 3, 45), NO_LIMIT), 1e-13);
    Pose back = Pose.at(30 + half, 3, 45).inverse();
    assertEquals(10, gap(square, square, back, NO_LIMIT), 1e-13);
  }

  @Example
  void aBayIsNoPartOfTheBody() {
    // A U that opens to +x, its bottom at x = −10, its arms at y from 10 to 20 and −20 to −10.
    Compound bay = Compound.of(box(-15, 0, 10, 40), box(5, 15, 30, 10), box(5, -15, 30, 10));
    Compound peg = Compound.of(box(0, 0, 4, 4));
    // Seen across the opening, nearest to the ends of both arms, to one arm, and to the bottom.
    assertEquals(Math.hypot(10, 8), gap(bay, peg, Pose.at(32, 0, 0), NO_LIMIT), 1e-13);
    assertEquals(Math.hypot(10, 3), gap(bay, peg, Pose.at(32, 5, 0), NO_LIMIT), 1e-13);
    assertEquals(Math.hypot(10, 3), gap(peg, bay, Pose.at(32, 5, 0).inverse(), NO_LIMIT), 1e-13);
    // In the bay the hulls overlap, which is left to others.
    assertEquals(Double.NaN, gap(bay, peg, Pose.at(10, 0, 0), NO_LIMIT));
  }

  /**
   * A bar 200 by 10, and 2 above its long side the corner of another one that leads away at 30
   * degrees. Neither the line of their middles nor an axis of the other one separates them, only
   * the axis across the first one.
   */
  @Example
  void whereOnlyOneAxisSeparatesThemTheGapIsTold() {
    // The other one's corner is at (60, 7), and its middle 100 along and 5 to the left of that.
    Pose corner = Pose.at(60, 7, 30);
    Pose middle = corner.shiftedBy(100, 5);
    for (int turned = 0; turned < 360; turned += 90) {
      // The axis across the bar is its y, or its x if it is made upright.
      boolean upright = turned % 180 != 0;
      Compound bar = Compound.of(upright ? box(0, 0, 10, 200) : box(0, 0, 200, 10));
      Compound other = Compound.of(box(0, 0, 200, 10));
      for (int side = -1; side <= 1; side += 2) {
        double heading = side * middle.heading().degrees();
        Pose mirrored = Pose.at(middle.x(), side * middle.y(), heading);
        Pose seen = Pose.at(0, 0, turned).compose(mirrored);
        assertEquals(2, gap(bar, other, seen, NO_LIMIT), 1e-12, turned + ", " + side);
        assertEquals(2, gap(other, bar, seen.inverse(), NO_LIMIT), 1e-12, turned + ", " + side);
      }
    }
  }

  @Example
  void aLimitJustAboveTheGapIsNotTakenForIt() {
    Compound square = Compound.of(box(0, 0, 40, 40));
    Pose ahead = Pose.at(50, 0, 0);
    assertEquals(10, gap(square, square, ahead, 10.0005));
    assertEquals(9.9995, gap(square, square, ahead, 9.9995));
    assertEquals(9, gap(square, square, ahead, 9));
  }

  @Example
  void whatOverlapsOrNextToIsLeftToOthers() {
    Compound square = Compound.of(box(0, 0, 40, 40));
    assertEquals(Double.NaN, gap(square, square, Pose.at(10, 5, 20), NO_LIMIT));
    assertEquals(Double.NaN, gap(square, square, Pose.at(40.0005, 0, 0), NO_LIMIT));
    assertEquals(Double.NaN, gap(square, square, Pose.IDENTITY, NO_LIMIT));
    assertEquals(0.002, gap(square, square, Pose.at(40.002, 0, 0), NO_LIMIT), 1e-12);
  }
}
