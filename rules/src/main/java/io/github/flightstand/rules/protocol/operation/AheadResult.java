package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Confidence;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdict;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;

/**
 * What a query about a boost or a decloak forward is answered.
 *
 * @param option the one end position
 * @param table where it was asked
 * @param legal the verdict that it is legal, or not
 */
record AheadResult(AheadMove.Option option, Table table, Verdict legal)
    implements Operation.Result {

  /** Works out a move ahead and the verdict on it by some rules. */
  static AheadResult of(Table table, String shipId, AheadMove move, MoveRules rules) {
    AheadMove.Option option = rules.repositions().ahead(table, shipId, move);
    return new AheadResult(option, table, rules.legality().ahead(table, shipId, move, option));
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
    out.name("legal").number(new Confidence(table, uncertainty).in(legal));
  }
}
