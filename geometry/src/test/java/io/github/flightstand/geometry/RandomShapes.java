package io.github.flightstand.geometry;

import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Shapes of the sizes that lie on a table, drawn from a seed: the same seed, the same shapes. */
public final class RandomShapes {

  private final Random random;

  public RandomShapes(long seed) {
    random = new Random(seed);
  }

  /** A number from lo to hi. */
  public double between(double lo, double hi) {
    return lo + (hi - lo) * random.nextDouble();
  }

  /** A point at most {@code reach} from (200, 200) in each coordinate. */
  public Point point(double reach) {
    return new Point(200 + between(-reach, reach), 200 + between(-reach, reach));
  }

  /** A pose at such a point. */
  public Pose pose(double reach) {
    Point p = point(reach);
    return Pose.at(p.x(), p.y(), between(0, 360));
  }

  /** A star-shaped outline with its middle at (0, 0). */
  public List<Point> star(int size, double radius) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      double angle = 2 * Math.PI * (i + 0.8 * random.nextDouble()) / size;
      double r = radius * between(0.3, 1);
      corners.add(new Point(r * Math.cos(angle), r * Math.sin(angle)));
    }
    return corners;
  }

  /** A rock, mostly concave, about 40 to 80 across. */
  public SimplePolygon simplePolygon(double reach) {
    return SimplePolygon.of(star(4 + random.nextInt(9), between(20, 40))).placedIn(pose(reach));
  }

  /** A rectangle or a polygon with its corners on an ellipse. */
  public ConvexPolygon convexPolygon(double reach) {
    if (random.nextInt(3) == 0) {
      return ConvexPolygon.rectangle(between(5, 80), between(5, 80)).placedIn(pose(reach));
    }
    int n = 3 + random.nextInt(6);
    double a = between(10, 40);
    double b = between(10, 40);
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double angle = 2 * Math.PI * (i + 0.7 * random.nextDouble()) / n;
      corners.add(new Point(a * Math.cos(angle), b * Math.sin(angle)));
    }
    return ConvexPolygon.of(corners).placedIn(pose(reach));
  }

  /** A base with two guides. */
  public Compound compound(double reach) {
    return Compound.of(
            ConvexPolygon.rectangle(40, 40),
            ConvexPolygon.rectangle(1.75, 3.5).placedIn(Pose.at(20.875, 11.75, 0)),
            ConvexPolygon.rectangle(1.75, 3.5).placedIn(Pose.at(20.875, -11.75, 0)))
        .placedIn(pose(reach));
  }

  /** A bank or turn, part of one, a half circle or a slice of a disc. */
  public AnnularSector annularSector(double reach) {
    double halfWidth = between(5, 15);
    double radius = random.nextInt(6) == 0 ? halfWidth : between(halfWidth, 100);
    double sweep = random.nextInt(6) == 0 ? 180 : between(2, 180);
    return new AnnularSector(pose(reach), radius, random.nextBoolean() ? sweep : -sweep, halfWidth);
  }

  /** A polygon or compound. */
  public Shape polygonal(double reach) {
    return switch (random.nextInt(3)) {
      case 0 -> convexPolygon(reach);
      case 1 -> simplePolygon(reach);
      default -> compound(reach);
    };
  }

  /** A shape of any kind. */
  public Shape shape(double reach) {
    return random.nextInt(4) == 0 ? annularSector(reach) : polygonal(reach);
  }
}
