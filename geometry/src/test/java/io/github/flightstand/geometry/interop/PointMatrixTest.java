package io.github.flightstand.geometry.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.RandomShapes;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;

/** Points in bulk. */
class PointMatrixTest {

  @Property(tries = 200, seed = "2603", edgeCases = EdgeCasesMode.NONE)
  void rowsAreTransformedAsPointsAre(@ForAll long seed) {
    RandomShapes draw = new RandomShapes(seed);
    List<Point> points = draw.star(12, 100);
    Pose frame = draw.pose(500);
    DMatrixRMaj placed = PointMatrix.placed(PointMatrix.of(points), frame);
    DMatrixRMaj back = PointMatrix.relative(placed, frame);
    for (int i = 0; i < points.size(); i++) {
      Point expected = frame.place(points.get(i));
      assertEquals(expected.x(), placed.get(i, 0), 1e-12);
      assertEquals(expected.y(), placed.get(i, 1), 1e-12);
      assertEquals(points.get(i).x(), back.get(i, 0), 1e-12);
      assertEquals(points.get(i).y(), back.get(i, 1), 1e-12);
    }
  }

  @Test
  void pointsComeBack() {
    List<Point> points = List.of(new Point(1, 2), new Point(-3, 4.5));
    assertEquals(points, PointMatrix.points(PointMatrix.of(points)));
    assertEquals(List.of(), PointMatrix.points(PointMatrix.of(List.of())));
  }

  @Test
  void rowsOfThreeAreRefused() {
    DMatrixRMaj three = new DMatrixRMaj(1, 3);
    assertEquals(
        "points in a matrix are rows of two numbers, found 3",
        assertThrows(IllegalArgumentException.class, () -> PointMatrix.points(three)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> PointMatrix.placed(three, Pose.IDENTITY));
  }
}
