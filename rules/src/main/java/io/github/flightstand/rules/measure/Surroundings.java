package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Circle;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.internal.BoxIndex;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Everything on a table by its range from a ship: whom it can lock on to, coordinate or help.
 *
 * <p>Made once for a table, it finds the pieces near a ship among hundreds without looking at the
 * rest. Immutable; may be shared between threads.
 *
 * <pre>{@code
 * Surroundings surroundings = new Surroundings(table, RangeRuler.standard());
 * surroundings.at(red, RangeBand.ONE, RangeBand.TWO).get(0).id()   // the nearest piece
 * }</pre>
 */
public final class Surroundings {

  private final RangeRuler ruler;
  private final BoxIndex<Piece> pieces;

  /**
   * Something that was found.
   *
   * @param id its id
   * @param range its range
   */
  public record Found(String id, Range range) {}

  /** A piece on the table, the circle around it and how its range from a ship is measured. */
  private record Piece(String id, Circle around, Measuring range) {}

  /** Measures the range from a ship to a certain piece. */
  private interface Measuring {
    Range from(Ship ship);
  }

  /** Creates the surroundings of every ship on a table, measured with that ruler. */
  public Surroundings(Table table, RangeRuler ruler) {
    this.ruler = ruler;
    List<Piece> all = new ArrayList<>();
    table.ships().forEach(ship -> all.add(piece(ship)));
    table.obstacles().forEach(obstacle -> all.add(piece(obstacle)));
    table.tokens().forEach(token -> all.add(piece(token)));
    pieces = BoxIndex.of(all, Piece::around);
  }

  private Piece piece(Ship ship) {
    Circle around = new Circle(ship.pose().position(), ship.base().reach());
    return new Piece(ship.id(), around, from -> ruler.between(from, ship));
  }

  private Piece piece(Obstacle obstacle) {
    return new Piece(obstacle.id(), around(obstacle.outline()), from -> ruler.to(from, obstacle));
  }

  private Piece piece(Token token) {
    List<Point> corners =
        token.outline().placedIn(token.pose()).parts().stream()
            .map(ConvexPolygon::corners)
            .flatMap(List::stream)
            .toList();
    return new Piece(token.id(), Circle.around(corners), from -> ruler.to(from, token));
  }

  private static Circle around(Polygon polygon) {
    return new Circle(new Point(polygon.centreX(), polygon.centreY()), polygon.radius());
  }

  /**
   * Returns everything but the ship itself whose closest point lies in the bands from one to
   * another, nearest first; what is equally near, by id.
   */
  public List<Found> at(Ship ship, RangeBand nearest, RangeBand last) {
    double reach = ship.base().reach() + last.farEdge() + RangeBand.ROUNDING;
    return pieces.near(new Circle(ship.pose().position(), reach)).stream()
        .filter(piece -> !piece.id().equals(ship.id()))
        .map(piece -> new Found(piece.id(), piece.range().from(ship)))
        .filter(found -> found.range().isAt(nearest, last))
        .sorted(
            Comparator.comparingDouble((Found found) -> found.range().distance())
                .thenComparing(Found::id))
        .toList();
  }
}
