package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.AheadOption;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;

/**
 * What a query about a boost or a decloak forward is answered.
 *
 * @param option the one end position
 */
record AheadResult(AheadOption option) implements Operation.Result {

  @Override
  public void write(JsonWriter out) {
    out.startObject().name("legal").bool(option.legal());
    PoseFormat.write(out.name("final"), option.finalPose());
    out.name("blockedBy").startArray();
    option.blockedBy().forEach(out::text);
    out.endArray().name("fled").bool(option.fled()).endObject();
  }
}
