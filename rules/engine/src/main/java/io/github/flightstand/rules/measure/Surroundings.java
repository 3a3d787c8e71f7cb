package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.internal.BoxIndex;
import io.github.flightstand.geometry.internal.Circle;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Everything on a table by its range from a piece, a point or an edge: for target locks, help to
 * other ships, bombs that detonate.
 *
 * <p>Measured as {@link RangeRuler} measures: ships, remotes and objectives without their guides,
 * bombs and mines with them, and tokens without any part outside the play area. Two ships in
 * contact are at range 1, in the second edition at range 0. By its Rules Reference any two pieces
 * in contact are at range 0, guides included (heading on range).
 *
 * <p>Made once for a table, it finds the pieces near another among hundreds without looking at the
 * rest. Immutable; may be shared between threads.
 *
 * <pre>{@code
 * Surroundings surroundings = new Surroundings(table, Rules.standard());
 * surroundings.of(red, RangeBand.ONE, RangeBand.TWO).get(0).id()   // the nearest piece
 * surroundings.of(TableEdge.TOP, RangeBand.ONE, RangeBand.ONE)     // all at range 1 of the edge
 * }</pre>
 */
public final class Surroundings {

  private final Rules rules;
  private final RangeRuler ruler;
  private final PlayArea area;
  private final BoxIndex<Piece> pieces;

  /** A piece that was found, with its closest point's distance in mm and that distance's band. */
  public record Found(String id, double distance, RangeBand band) {}

  /** The parts that are measured, and the whole, guides included, that is in contact. */
  private record Piece(
      String id, Optional<Ship> ship, List<ConvexPolygon> parts, Optional<Shape> body) {

    private static Piece of(Ship ship) {
      return new Piece(
          ship.id(),
          Optional.of(ship),
          List.of(RangeRuler.plastic(ship)),
          Optional.of(ship.base().outline().placedIn(ship.pose())));
    }

    private static Piece of(Obstacle obstacle) {
      return new Piece(
          obstacle.id(),
          Optional.empty(),
          obstacle.outline().parts(),
          Optional.of(obstacle.outline()));
    }

    /** Returns a token as it lies on a play area; empty if no part of it is on it. */
    private static Optional<Piece> of(Token token, PlayArea area) {
      LaidToken laid = LaidToken.of(token, area);
      return laid.forRange()
          .map(
              outline ->
                  new Piece(
                      token.id(),
                      Optional.empty(),
                      outline.parts(),
                      laid.onArea().map(whole -> whole)));
    }

    private Circle around() {
      return Circle.around(parts.stream().flatMap(part -> part.corners().stream()).toList());
    }
  }

  /** Creates the surroundings of everything on a table, measured by these rules. */
  public Surroundings(Table table, Rules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
    ruler = new RangeRuler(rules);
    area = Objects.requireNonNull(table, "table may not be null").playArea();
    List<Piece> all = new ArrayList<>();
    table.ships().forEach(ship -> all.add(Piece.of(ship)));
    table.obstacles().forEach(obstacle -> all.add(Piece.of(obstacle)));
    table.tokens().forEach(token -> Piece.of(token, area).ifPresent(all::add));
    pieces = BoxIndex.of(all, Piece::around);
  }

  /** Returns all other pieces whose closest point is in the bands, nearest first, then by id. */
  public List<Found> of(Ship ship, RangeBand nearest, RangeBand last) {
    return of(Piece.of(ship), nearest, last);
  }

  public List<Found> of(Obstacle obstacle, RangeBand nearest, RangeBand last) {
    return of(Piece.of(obstacle), nearest, last);
  }

  /** Returns pieces as for a ship, none if the whole token is outside the play area. */
  public List<Found> of(Token token, RangeBand nearest, RangeBand last) {
    return Piece.of(token, area).map(piece -> of(piece, nearest, last)).orElse(List.of());
  }

  public List<Found> of(TableEdge edge, RangeBand nearest, RangeBand last) {
    Piece outside =
        new Piece("", Optional.empty(), List.of(RangeRuler.outside(area, edge)), Optional.empty());
    return of(outside, nearest, last);
  }

  public List<Found> of(Point point, RangeBand nearest, RangeBand last) {
    return within(
        new Circle(point, 0),
        nearest,
        last,
        piece -> {
          double least = Double.POSITIVE_INFINITY;
          for (ConvexPolygon part : piece.parts()) {
            least = Math.min(least, ShortestLines.between(part, point).distance());
          }
          return found(piece, least);
        });
  }

  private List<Found> of(Piece from, RangeBand nearest, RangeBand last) {
    return within(
            from.around(),
            nearest,
            last,
            piece ->
                from.ship().isPresent() && piece.ship().isPresent()
                    ? found(piece, ruler.between(from.ship().get(), piece.ship().get()))
                    : found(from, piece))
        .stream()
        .filter(found -> !found.id().equals(from.id()))
        .toList();
  }

  private List<Found> within(
      Circle from, RangeBand nearest, RangeBand last, Function<Piece, Optional<Found>> measured) {
    // Ships in contact, at range 0, may be two guides apart.
    double farthest = Math.max(last.farEdge(), RangeBand.ONE.farEdge());
    double reach = from.radius() + farthest + RangeBand.ROUNDING;
    return pieces.near(new Circle(from.centre(), reach)).stream()
        .flatMap(piece -> measured.apply(piece).stream())
        .filter(found -> found.band().compareTo(nearest) >= 0 && found.band().compareTo(last) <= 0)
        .sorted(Comparator.comparingDouble(Found::distance).thenComparing(Found::id))
        .toList();
  }

  private Optional<Found> found(Piece from, Piece piece) {
    double distance = distance(from, piece);
    return ruler.zeroOfAll() && inContact(from, piece)
        ? Optional.of(new Found(piece.id(), distance, RangeBand.ZERO))
        : found(piece, distance);
  }

  private boolean inContact(Piece from, Piece piece) {
    return from.body().isPresent()
        && piece.body().isPresent()
        && Separation.between(from.body().get(), piece.body().get()) <= rules.tolerance().contact();
  }

  private static Optional<Found> found(Piece piece, Range range) {
    return range.band().map(band -> new Found(piece.id(), range.distance(), band));
  }

  private static Optional<Found> found(Piece piece, double distance) {
    return RangeBand.of(distance).map(band -> new Found(piece.id(), distance, band));
  }

  /** Measured from the ship if there is one, so that the number is the same both ways. */
  private double distance(Piece from, Piece to) {
    if (to.ship().isPresent()) {
      return distance(to.parts(), from.parts());
    }
    return distance(from.parts(), to.parts());
  }

  private double distance(List<ConvexPolygon> from, List<ConvexPolygon> to) {
    Compound outline = new Compound(to);
    double least = Double.POSITIVE_INFINITY;
    for (ConvexPolygon part : from) {
      least = Math.min(least, ShortestLines.between(part, outline, rules.tolerance()).distance());
    }
    return least;
  }
}
