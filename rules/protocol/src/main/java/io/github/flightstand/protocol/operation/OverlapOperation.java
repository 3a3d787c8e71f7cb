package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.List;
import java.util.Optional;

/** {@code overlap}: which pieces on the table overlap or touch, and how deeply. */
final class OverlapOperation {

  /**
   * Asks for every pair of ships, and every ship with every obstacle and token, that is not apart.
   */
  record OverlapQuery(TableJson table) implements OnTable {}

  /**
   * The pairs, sorted by {@code a}, then by {@code b}.
   *
   * @param pairs pieces {@code a} and {@code b}, their signed {@code separation} and {@code
   *     relation}: {@code touching} within 1e-6 mm of contact, otherwise {@code overlap}
   * @param confidence the probabilities of the relations; present with {@code uncertainty}
   */
  record OverlapResult(List<PairFound> pairs, Optional<OverlapConfidence> confidence) {}

  /**
   * Two pieces that are not apart.
   *
   * @param a the id that comes first
   * @param b the other id
   * @param separation the signed distance in millimeters; negative if they overlap, by how much
   * @param relation {@code touching} within 1e-6 mm of contact, otherwise {@code overlap}
   */
  record PairFound(
      String a,
      String b,
      double separation,
      @SchemaMembers("{\"enum\": [\"overlap\", \"touching\"]}") Relation relation) {}

  /** The probability of each pair's relation, in the order of the pairs. */
  record OverlapConfidence(List<Double> pairs) {}

  static Operation<OverlapQuery, OverlapResult> operation() {
    return new Operation<>(OverlapQuery.class, OverlapResult.class, true, OverlapOperation::answer);
  }

  private static Pictured<OverlapResult> answer(Query<OverlapQuery> query) {
    Table table = query.table(query.asked().table());
    Tolerance tolerance = query.inForce().tolerance();
    List<Overlaps.Pair> pairs = Overlaps.of(table, tolerance, Limits.ENTRIES);
    Limits.checkEntries(pairs.size(), "pairs");
    List<PairFound> found =
        pairs.stream()
            .map(pair -> new PairFound(pair.a(), pair.b(), pair.separation(), pair.relation()))
            .toList();
    return new Pictured<>(
        new OverlapResult(
            found,
            query.confidence(
                table, verdicts -> new OverlapConfidence(verdicts.ofOverlaps(pairs, tolerance)))),
        () -> picture(table, found));
  }

  private static TablePicture picture(Table table, List<PairFound> pairs) {
    TablePicture picture = TablePicture.of(table);
    int overlaps = 0;
    for (PairFound pair : pairs) {
      boolean overlap = pair.relation() == Relation.OVERLAP;
      overlaps += overlap ? 1 : 0;
      picture.highlight(overlap ? Mark.BLOCKING : Mark.FOUND, List.of(pair.a(), pair.b()));
    }
    picture.caption(overlaps + " overlap, " + (pairs.size() - overlaps) + " touch");
    return picture
        .tell("overlap:", words(pairs, Relation.OVERLAP))
        .tell("touch:", words(pairs, Relation.TOUCHING));
  }

  private static List<String> words(List<PairFound> pairs, Relation relation) {
    return pairs.stream()
        .filter(pair -> pair.relation() == relation)
        .map(pair -> pair.a() + " with " + pair.b())
        .toList();
  }
}
