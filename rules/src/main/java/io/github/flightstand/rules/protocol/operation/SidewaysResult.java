package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Confidence;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdict;
import io.github.flightstand.rules.protocol.IntervalsFormat;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a query about a move off to the side is answered.
 *
 * @param options every legal way
 * @param shift the shift asked about; empty: whichever is nearest to 0
 * @param table where it was asked
 * @param legal the verdict that it is legal, or not
 */
record SidewaysResult(
    SidewaysMove.Options options, OptionalDouble shift, Table table, Verdict legal)
    implements Operation.Result {

  /** Works out a move to the side and the verdict on it by some rules. */
  static SidewaysResult of(
      Table table, String shipId, SidewaysMove move, OptionalDouble shift, MoveRules rules) {
    SidewaysMove.Options options = rules.repositions().sideways(table, shipId, move);
    return new SidewaysResult(
        options, shift, table, rules.legality().sideways(table, shipId, move, options, shift));
  }

  @Override
  public void write(JsonWriter out) {
    Optional<Pose> stands =
        shift.isPresent()
            ? Optional.of(options.poseAt(shift.getAsDouble()))
            : options.nearestPose();
    out.name("legal").bool(isLegal()).name("sideways").number(options.sideways());
    IntervalsFormat.write(out.name("shifts"), options.shifts());
    IntervalsFormat.write(out.name("template"), options.slides());
    out.name("final");
    stands.ifPresentOrElse(pose -> PoseFormat.write(out, pose), out::nothing);
    out.name("blockedBy").startArray();
    options.blockedBy().forEach(out::text);
    out.endArray();
  }

  private boolean isLegal() {
    return shift.isPresent() ? options.shifts().contains(shift.getAsDouble()) : options.legal();
  }

  @Override
  public void writeConfidence(JsonWriter out, Uncertainty uncertainty) {
    out.name("legal").number(new Confidence(table, uncertainty).in(legal));
  }
}
