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
  private Optional<Extent> extent = Optional.empty();

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

  /** Continues along less than half a circle; {@code left} means counterclockwise on the table. */
  PathData arcTo(double radius, boolean left, Point to) {
    String r = Numbers.text(radius);
    data.append('A').append(r).append(' ').append(r).append(" 0 0 ").append(left ? '0' : '1');
    data.append(' ');
    reaches(aroundArc(last, to, radius, left));
    place(to);
    return this;
  }

  /** An arc lies within its rise of its chord, and within its circle. */
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
    data.append(Numbers.text(at.x())).append(' ').append(Numbers.text(height - at.y()));
    last = at;
    reaches(Extent.about(at, 0, 0));
  }

  private void reaches(Extent more) {
    extent = Optional.of(extent.map(more::union).orElse(more));
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
    return extent;
  }

  @Override
  public String toString() {
    return data.toString();
  }
}
