package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.SidewaysOptions;
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
 */
record SidewaysResult(SidewaysOptions options, OptionalDouble shift) implements Operation.Result {

  @Override
  public void write(JsonWriter out) {
    boolean legal =
        shift.isPresent() ? options.shifts().contains(shift.getAsDouble()) : options.legal();
    Optional<Pose> stands =
        shift.isPresent()
            ? Optional.of(options.poseAt(shift.getAsDouble()))
            : options.nearestPose();
    out.startObject().name("legal").bool(legal).name("sideways").number(options.sideways());
    IntervalsFormat.write(out.name("shifts"), options.shifts());
    IntervalsFormat.write(out.name("template"), options.slides());
    out.name("final");
    stands.ifPresentOrElse(pose -> PoseFormat.write(out, pose), out::nothing);
    out.name("blockedBy").startArray();
    options.blockedBy().forEach(out::text);
    out.endArray().endObject();
  }
}
