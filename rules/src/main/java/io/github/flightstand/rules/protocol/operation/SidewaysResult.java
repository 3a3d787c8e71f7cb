package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
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
 * @param ship the ship that moves
 * @param move how it moves
 * @param repositions the rules by which it does
 */
record SidewaysResult(
    SidewaysMove.Options options,
    OptionalDouble shift,
    Table table,
    String ship,
    SidewaysMove move,
    Repositions repositions)
    implements Operation.Result {

  /** Works out a move to the side by some rules. */
  static SidewaysResult of(
      Table table, String shipId, SidewaysMove move, OptionalDouble shift, MoveRules rules) {
    SidewaysMove.Options options = rules.repositions().sideways(table, shipId, move);
    return new SidewaysResult(options, shift, table, shipId, move, rules.repositions());
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
    new Verdicts(table, uncertainty)
        .ofSideways(repositions, ship, move, shift)
        .forEach((name, probability) -> out.name(name).number(probability));
  }
}
