package io.github.flightstand.rules.protocol.operation;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.core.JsonPointer;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.docking.Docking;
import io.github.flightstand.movement.docking.Docking.BaseEdge;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.protocol.codec.Excerpt;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.codec.In;
import io.github.flightstand.rules.protocol.codec.NumberRange;
import io.github.flightstand.rules.protocol.codec.OrNull;
import io.github.flightstand.rules.protocol.form.Forms;
import io.github.flightstand.rules.protocol.form.TableJson;
import java.util.Optional;

/** {@code dock}: where a ship may dock with its rear edge flush on an edge of another. */
final class DockOperation {

  private DockOperation() {}

  @JsonClassDescription(
      "Asks where a ship may dock with its rear edge flush on an edge of another ship's base. offset"
          + " is how far the middles of the edges are apart, positive to the left for one who looks"
          + " out of that edge; absent: the legal one nearest to 0.")
  record DockQuery(
      TableJson table,
      String ship,
      String to,
      BaseEdge edge,
      @In(NumberRange.COORDINATE) Optional<Double> offset) {}

  @JsonClassDescription("Every place along the edge where no third ship is in the way.")
  record DockResult(
      @JsonPropertyDescription("Of the offset asked about, or of any.") boolean legal,
      @JsonPropertyDescription(
              "Every legal offset: the edges share some length and no third ship is overlapped.")
          IntervalSet offsets,
      @JsonPropertyDescription(
              "At the offset asked about, or at the legal one nearest to 0; null if there is none.")
          @JsonProperty("final")
          @OrNull
          Optional<Pose> finalPose,
      Optional<NoConfidence> confidence) {}

  static DockResult answer(Query<DockQuery> query) {
    DockQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship ship = Query.ship(table, "ship", asked.ship());
    Ship host = Query.ship(table, "to", asked.to());
    if (ship.id().equals(host.id())) {
      throw FaultException.unexpected(
          JsonPointer.compile("/to"), Excerpt.quoted(host.id()), "another ship than 'ship'");
    }
    if (ship.standsIn()) {
      throw FaultException.unexpected(
          JsonPointer.compile("/ship"),
          Excerpt.quoted(ship.id()),
          "a ship that does not stand in as an obstacle, since such a one never moves");
    }
    IntervalSet offsets =
        new Docking(query.inForce().movement()).free(table, ship.id(), host.id(), asked.edge());
    return new DockResult(
        asked.offset().map(offsets::contains).orElse(!offsets.isEmpty()),
        offsets,
        asked
            .offset()
            .or(() -> Forms.of(offsets.nearestTo(0)))
            .map(offset -> Docking.poseAt(ship.base(), host, asked.edge(), offset)),
        query.noConfidence());
  }
}
