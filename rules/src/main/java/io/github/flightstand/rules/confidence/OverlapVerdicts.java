package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.query.Relation;
import io.github.flightstand.geometry.query.Separation;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.contact.Overlaps;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The verdicts on which pieces of a table overlap or touch: one for each pair that does.
 *
 * <p>A pair that touches does so within a hair of the tolerance either way, so the probability that
 * it still touches after any error worth speaking of is next to nothing.
 */
public final class OverlapVerdicts {

  private OverlapVerdicts() {}

  /** Returns the verdict on a pair, which hangs on its separation. */
  public static Verdict of(Table table, Overlaps.Pair pair, Tolerance tolerance) {
    List<String> ships =
        Stream.of(pair.a(), pair.b()).filter(id -> table.ship(id).isPresent()).toList();
    Quantity separation =
        strayed -> Separation.between(outline(strayed, pair.a()), outline(strayed, pair.b()));
    double contact = tolerance.contact();
    return pair.relation() == Relation.OVERLAP
        ? Verdict.below(separation, -contact, ships)
        : new Verdict(separation, -contact, contact, ships);
  }

  private static Shape outline(Table table, String id) {
    Optional<Ship> ship = table.ship(id);
    if (ship.isPresent()) {
      return ship.get().base().outline().placedIn(ship.get().pose());
    }
    Stream<Shape> obstacles =
        table.obstacles().stream().filter(o -> o.id().equals(id)).map(Obstacle::outline);
    Stream<Shape> tokens =
        table.tokens().stream().filter(t -> t.id().equals(id)).map(OverlapVerdicts::outline);
    return Stream.concat(obstacles, tokens).findFirst().orElseThrow();
  }

  private static Shape outline(Token token) {
    return token.outline().placedIn(token.pose());
  }
}
