package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.MeasurePicture;
import io.github.flightstand.rules.measure.Range;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.RangeRuler;
import java.util.Optional;

/** {@code range}: the distance from a ship to another piece, and its range band. */
final class RangeOperation {

  private static final Pointer FROM = Pointer.of("/from");
  private static final Pointer TO = Pointer.of("/to");
  private static final Pointer SECTION = Pointer.of("/section");

  /**
   * Asks how far a ship is from another ship, a token or an obstacle, without guides.
   *
   * @param from the id of a ship
   * @param to the id of a ship, a token or an obstacle
   * @param section the half of a corvette to which it is measured; the whole ship if absent
   */
  record RangeQuery(TableJson table, String from, String to, Optional<SectionName> section)
      implements OnTable {}

  /**
   * The distance from the first piece to the second.
   *
   * @param distance the distance in millimeters
   * @param range the band; band k ends at 100k mm. Null beyond band 5; 0 for contact in the second
   *     edition
   * @param many whether many lines are equally short; {@code line} is then the middle one
   * @param confidence the probability of the band; present with {@code uncertainty}
   */
  record RangeResult(
      double distance,
      @In(NumberRange.BAND) @OrNull Optional<Integer> range,
      ShortestLines line,
      boolean many,
      Optional<RangeConfidence> confidence) {}

  /** The probability of the range band. */
  record RangeConfidence(@In(NumberRange.PROBABILITY) double range) {}

  static Operation<RangeQuery, RangeResult> operation() {
    return new Operation<>(RangeQuery.class, RangeResult.class, true, RangeOperation::answer);
  }

  private static Pictured<RangeResult> answer(Query<RangeQuery> query) {
    RangeQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship from = Query.ship(table, "from", asked.from());
    Query.checkMeasured(from, FROM);
    table.ship(asked.to()).ifPresent(ship -> Query.checkMeasured(ship, TO));
    if (asked.section().isPresent()) {
      checkSections(asked, table);
    }
    RangeRuler ruler = new RangeRuler(query.inForce());
    Range range =
        measure(ruler, table, from.id(), asked.to(), asked.section())
            .orElseThrow(() -> unmeasured(asked.to(), table));
    RangeResult result =
        new RangeResult(
            range.distance(),
            range.band().map(RangeBand::number),
            range.lines(),
            range.lines().many(),
            query.confidence(
                table,
                verdicts ->
                    new RangeConfidence(
                        verdicts
                            .ofRange(
                                from.id(),
                                asked.to(),
                                strayed ->
                                    measure(ruler, strayed, from.id(), asked.to(), asked.section())
                                        .orElseThrow())
                            .getOrDefault("range", 1.0))));
    return new Pictured<>(
        result, () -> MeasurePicture.ofRange(table, from, asked.to(), range.lines(), range.band()));
  }

  private static FaultException unmeasured(String to, Table table) {
    return table.holds(to)
        ? FaultException.unexpected(
            TO, Excerpt.quoted(to), "a token that is not wholly outside the play area")
        : TableJson.missing("ship, obstacle or token", to, TO);
  }

  private static void checkSections(RangeQuery asked, Table table) {
    if (table.ship(asked.to()).filter(ship -> ship.base().size().isHuge()).isEmpty()
        && table.holds(asked.to())) {
      throw FaultException.unexpected(
          SECTION,
          Excerpt.quoted(Formats.word(asked.section().orElseThrow())),
          "no section, because " + Excerpt.quoted(asked.to()) + " is not a huge ship");
    }
  }

  private static Optional<Range> measure(
      RangeRuler ruler, Table table, String fromId, String to, Optional<SectionName> section) {
    Ship from = table.ship(fromId).orElseThrow();
    return table
        .ship(to)
        .map(
            ship ->
                section
                    .map(name -> ruler.to(from, ship, name))
                    .orElseGet(() -> ruler.between(from, ship)))
        .or(() -> table.token(to).flatMap(token -> ruler.to(from, table.playArea(), token)))
        .or(() -> table.obstacle(to).map(obstacle -> ruler.to(from, obstacle)));
  }
}
