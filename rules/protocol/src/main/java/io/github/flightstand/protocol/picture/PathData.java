package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.AnnularSector;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.SimplePolygon;
import java.util.List;
import java.util.Optional;

/** An SVG path of shapes on the table, with true arcs; y runs down from the area's upper edge. */
final class PathData {

  private final double height;
  private final StringBuilder data = new StringBuilder();
  private Point last = Point.ORIGIN;

  /** The bounds of the path, infinite while it is empty. */
  private double left = Double.POSITIVE_INFINITY;

  private double bottom = Double.POSITIVE_INFINITY;
  private double right = Double.NEGATIVE_INFINITY;
  private double top = Double.NEGATIVE_INFINITY;

  /** Starts an empty path for a play area of this height. */
  PathData(double height) {
    this.height = height;
  }

  PathData moveTo(Point to) {
    return step('M', to);
  }

  PathData lineTo(Point to) {
    return step('L', to);
  }

  private PathData step(char command, Point to) {
    data.append(command);
    place(to);
    return this;
  }

  /**
   * Continues along less than half a circle; {@code toLeft} means counterclockwise on the table.
   */
  PathData arcTo(double radius, boolean toLeft, Point to) {
    data.append('A');
    Numbers.append(data, radius);
    data.append(' ');
    Numbers.append(data, radius);
    data.append(" 0 0 ").append(toLeft ? '0' : '1').append(' ');
    reaches(aroundArc(last, to, radius, toLeft));
    place(to);
    return this;
  }

  /**
   * Returns an extent around an arc, which lies within its circle and within its rise of its chord.
   */
  private static Extent aroundArc(Point from, Point to, double radius, boolean left) {
    Extent ends = Extent.about(from, 0, 0).union(Extent.about(to, 0, 0));
    Vector half = from.vectorTo(to).times(0.5);
    if (half.length() == 0) {
      return ends;
    }
    double toCentre = Math.sqrt(Math.max(0, radius * radius - half.dot(half)));
    Vector aside = new Vector(-half.y(), half.x()).times(1 / half.length());
    Point centre = from.plus(half).plus(aside.times(left ? toCentre : -toCentre));
    return ends.grownBy(radius - toCentre).within(Extent.about(centre, radius, radius));
  }

  PathData close() {
    data.append('Z');
    return this;
  }

  private void place(Point at) {
    Numbers.append(data, at.x());
    data.append(' ');
    Numbers.append(data, height - at.y());
    last = at;
    reaches(at.x(), at.y(), at.x(), at.y());
  }

  private void reaches(Extent more) {
    reaches(more.left(), more.bottom(), more.right(), more.top());
  }

  private void reaches(double fromX, double fromY, double toX, double toY) {
    left = Math.min(left, fromX);
    bottom = Math.min(bottom, fromY);
    right = Math.max(right, toX);
    top = Math.max(top, toY);
  }

  PathData ring(List<Point> corners) {
    for (int i = 0; i < corners.size(); i++) {
      step(i == 0 ? 'M' : 'L', corners.get(i));
    }
    return close();
  }

  /** Adds the outline of a shape, or the outlines of a compound's parts. */
  PathData shape(Shape shape) {
    if (shape instanceof Compound compound) {
      compound.parts().forEach(this::shape);
      return this;
    }
    if (shape instanceof SimplePolygon polygon) {
      polygon.rings().forEach(this::ring);
      return this;
    }
    return shape instanceof AnnularSector sector
        ? sector(sector)
        : ring(((Polygon) shape).corners());
  }

  /** Adds the rings of a region, which the even-odd rule fills. */
  PathData region(Region region) {
    for (Region.Piece piece : region.pieces()) {
      ring(piece.shell().corners());
      for (SimplePolygon hole : piece.holes()) {
        ring(hole.corners());
      }
    }
    return this;
  }

  private PathData sector(AnnularSector sector) {
    moveTo(on(sector, sector.outerRadius(), sector.fromX(), sector.fromY()));
    arcTo(sector.outerRadius(), true, on(sector, sector.outerRadius(), sector.toX(), sector.toY()));
    lineTo(on(sector, sector.innerRadius(), sector.toX(), sector.toY()));
    if (sector.innerRadius() > 0) {
      arcTo(
          sector.innerRadius(),
          false,
          on(sector, sector.innerRadius(), sector.fromX(), sector.fromY()));
    }
    return close();
  }

  private static Point on(AnnularSector sector, double radius, double x, double y) {
    return new Point(sector.centre().x() + radius * x, sector.centre().y() + radius * y);
  }

  /** Returns a rectangle around the whole path, or empty if the path is empty. */
  Optional<Extent> extent() {
    return left <= right ? Optional.of(new Extent(left, bottom, right, top)) : Optional.empty();
  }

  @Override
  public String toString() {
    return data.toString();
  }
}
