package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;

/**
 * What a query about a boost or a decloak forward is answered.
 *
 * @param option the one end position
 * @param table where it was asked
 * @param ship the ship that moves
 * @param move how it moves
 * @param repositions the rules by which it does
 */
record AheadResult(
    AheadMove.Option option, Table table, String ship, AheadMove move, Repositions repositions)
    implements Operation.Result {

  /** Works out a move ahead by some rules. */
  static AheadResult of(Table table, String shipId, AheadMove move, MoveRules rules) {
    AheadMove.Option option = rules.repositions().ahead(table, shipId, move);
    return new AheadResult(option, table, shipId, move, rules.repositions());
  }

  @Override
  public void write(JsonWriter out) {
    out.name("legal").bool(option.legal());
    PoseFormat.write(out.name("final"), option.finalPose());
    out.name("blockedBy").startArray();
    option.blockedBy().forEach(out::text);
    out.endArray().name("fled").bool(option.fled());
  }

  @Override
  public void writeConfidence(JsonWriter out, Uncertainty uncertainty) {
    new Verdicts(table, uncertainty)
        .ofAhead(repositions, ship, move)
        .forEach((name, probability) -> out.name(name).number(probability));
  }
}
