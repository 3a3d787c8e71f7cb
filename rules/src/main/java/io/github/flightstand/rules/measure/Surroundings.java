package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Circle;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.internal.BoxIndex;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Everything on a table by its range from a ship, as for target locks and help to other ships.
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

  private final BoxIndex<Piece> pieces;

  /**
   * Something that was found.
   *
   * @param id its id
   * @param range its range
   */
  public record Found(String id, Range range) {}

  /** A piece on the table, the circle around it and how its range from a ship is measured. */
  private record Piece(String id, Circle around, Function<Ship, Optional<Range>> range) {}

  /** Creates the surroundings of every ship on a table, measured with that ruler. */
  public Surroundings(Table table, RangeRuler ruler) {
    List<Piece> all = new ArrayList<>();
    for (Ship ship : table.ships()) {
      Circle around = new Circle(ship.pose().position(), ship.base().reach());
      all.add(new Piece(ship.id(), around, from -> Optional.of(ruler.between(from, ship))));
    }
    for (Obstacle obstacle : table.obstacles()) {
      Polygon outline = obstacle.outline();
      Point centre = new Point(outline.centreX(), outline.centreY());
      Circle around = new Circle(centre, outline.radius());
      all.add(new Piece(obstacle.id(), around, from -> Optional.of(ruler.to(from, obstacle))));
    }
    for (Token token : table.tokens()) {
      List<Point> corners =
          token.outline().placedIn(token.pose()).parts().stream()
              .flatMap(part -> part.corners().stream())
              .toList();
      all.add(
          new Piece(
              token.id(), Circle.around(corners), from -> ruler.to(from, table.playArea(), token)));
    }
    pieces = BoxIndex.of(all, Piece::around);
  }

  /**
   * Returns everything but the ship itself whose closest point lies in the bands from one to
   * another, nearest first; what is equally near, by id.
   */
  public List<Found> at(Ship ship, RangeBand nearest, RangeBand last) {
    double reach = ship.base().reach() + last.farEdge() + RangeBand.ROUNDING;
    return pieces.near(new Circle(ship.pose().position(), reach)).stream()
        .filter(piece -> !piece.id().equals(ship.id()))
        .flatMap(
            piece -> piece.range().apply(ship).map(range -> new Found(piece.id(), range)).stream())
        .filter(found -> found.range().isAt(nearest, last))
        .sorted(
            Comparator.comparingDouble((Found found) -> found.range().distance())
                .thenComparing(Found::id))
        .toList();
  }
}
