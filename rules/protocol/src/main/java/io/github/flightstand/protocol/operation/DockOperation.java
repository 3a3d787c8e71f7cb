package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.formation.AlongsideDocking;
import io.github.flightstand.movement.formation.Docking;
import io.github.flightstand.movement.formation.Docking.Approach;
import io.github.flightstand.movement.formation.Docking.BaseEdge;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
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
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** {@code dock}: where a ship may dock with its rear edge flush with an edge of another ship. */
final class DockOperation {

  /**
   * Asks where a ship may dock with its rear edge flush with an edge of another's base.
   *
   * @param ship the ship that docks
   * @param to the other ship
   * @param edge the edge of the other ship
   * @param alongside for huge ships: the end of the other beside which the rear half lies, at its
   *     left or right
   * @param offset the distance of the two edges' middles, left positive looking out; the legal one
   *     nearest to 0 if absent
   */
  @SchemaMembers(
      """
      {"dependentSchemas": {"alongside": {"properties": {"edge": {"enum": ["left", "right"]}}}}}
      """)
  record DockQuery(
      TableJson table,
      String ship,
      String to,
      BaseEdge edge,
      Optional<SectionName> alongside,
      Optional<Maneuver> maneuver,
      @In(NumberRange.COORDINATE) Optional<Double> offset)
      implements OnTable {}

  /**
   * Every place along the edge where no third ship is in the way.
   *
   * @param legal whether the given offset, or else any, is legal; false if the maneuver did not
   *     reach the ship
   * @param offsets every legal offset: the edges share some length, and no third ship is overlapped
   * @param finalPose the pose at the given offset, or else at the nearest legal one; null if there
   *     is none
   * @param approach the end of the maneuver; present if the query has one
   * @param confidence empty; present with {@code uncertainty}
   */
  record DockResult(
      boolean legal,
      IntervalSet offsets,
      @JsonProperty("final") @OrNull Optional<Pose> finalPose,
      Optional<ApproachJson> approach,
      Optional<NoConfidence> confidence) {}

  /**
   * The maneuver to reach the other ship, flown as if that ship were absent.
   *
   * @param reached whether no gap is left and the ship has not fled
   * @param gap the signed separation of the two bases at its end
   * @param flight the maneuver's result, with the fields of {@code maneuver}
   */
  record ApproachJson(boolean reached, double gap, ManeuverResult flight) {}

  static Operation<DockQuery, DockResult> operation() {
    return new Operation<>(DockQuery.class, DockResult.class, true, DockOperation::answer);
  }

  private static Pictured<DockResult> answer(Query<DockQuery> query) {
    DockQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship ship = Query.ship(table, "ship", asked.ship());
    Ship host = Query.ship(table, "to", asked.to());
    if (ship.id().equals(host.id())) {
      throw FaultException.unexpected(
          Pointer.of("/to"), Excerpt.quoted(host.id()), "another ship than 'ship'");
    }
    if (ship.standsIn()) {
      throw FaultException.unexpected(
          Pointer.of("/ship"),
          Excerpt.quoted(ship.id()),
          "a ship that does not stand in as an obstacle, because those never move");
    }
    checkPublished("ship", ship);
    checkPublished("to", host);
    Berths berths = berths(query.inForce().movement(), table, ship, host, asked);
    Optional<ApproachJson> approach =
        asked.maneuver().map(maneuver -> approach(query, table, ship, host, maneuver));
    IntervalSet offsets = berths.offsets();
    DockResult result =
        new DockResult(
            approach.map(ApproachJson::reached).orElse(true)
                && asked.offset().map(offsets::contains).orElse(!offsets.isEmpty()),
            offsets,
            asked.offset().or(() -> Forms.of(offsets.nearestTo(0))).map(berths::poseAt),
            approach,
            query.noConfidence());
    return new Pictured<>(
        result,
        () ->
            picture(TablePicture.of(table).highlight(Mark.FOUND, host.id()), ship, berths, result)
                .caption(
                    "%s at the %s of %s: %s"
                        .formatted(
                            ship.id(),
                            Formats.word(asked.edge()),
                            host.id(),
                            result.legal() ? "legal" : "not legal"))
                .tell(
                    "%s does not reach it".formatted(ship.id()),
                    result.approach().filter(flown -> !flown.reached()).isPresent())
                .tell(
                    "sets off",
                    result.approach().map(flown -> flown.flight().tokens()).orElse(List.of())));
  }

  private static void checkPublished(String name, Ship ship) {
    try {
      CannotFlyException.checkPublished(ship.id(), ship.base());
    } catch (CannotFlyException refused) {
      throw FaultException.badValue("/" + name, "'" + name + "': " + refused.getMessage());
    }
  }

  private static TablePicture picture(
      TablePicture picture, Ship ship, Berths berths, DockResult result) {
    for (Interval free : result.offsets().intervals()) {
      picture.slide(ship.at(berths.poseAt(free.lo())), ship.at(berths.poseAt(free.hi())));
    }
    result
        .approach()
        .ifPresent(flown -> picture.base(Mark.GHOST, ship.at(flown.flight().finalPose().pose())));
    result
        .finalPose()
        .ifPresent(pose -> picture.base(result.legal() ? Mark.END : Mark.REFUSED, ship.at(pose)));
    return picture;
  }

  private static ApproachJson approach(
      Query<DockQuery> query, Table table, Ship ship, Ship host, Maneuver maneuver) {
    Resolver resolver = query.inForce().resolver();
    ManeuverOperation.checkFlies(resolver, ship, maneuver);
    Approach approach =
        new Docking(query.inForce().movement())
            .approach(table, ship.id(), host.id(), maneuver, new Workspace());
    return new ApproachJson(
        approach.reached(),
        approach.gap(),
        ManeuverOperation.result(
            resolver,
            table,
            ship,
            maneuver,
            approach.flight(),
            HostEnd.exact(approach.flight().finalPose()),
            Optional.empty(),
            // As if the other ship were absent.
            resolver.margins(table.without(host.id()), ship.id(), approach.flight().finalPose()),
            Optional.empty(),
            Optional.empty()));
  }

  /** The legal places to dock, and the pose at any offset, legal or not. */
  private record Berths(IntervalSet offsets, DoubleFunction<Pose> at) {

    Pose poseAt(double offset) {
      return at.apply(offset);
    }
  }

  /** Returns where a ship may dock; throws a {@link FaultException} if it can never dock there. */
  private static Berths berths(
      MovementRules rules, Table table, Ship ship, Ship host, DockQuery asked) {
    BaseEdge edge = asked.edge();
    if (asked.alongside().isEmpty()) {
      return new Berths(
          new Docking(rules).free(table, ship.id(), host.id(), edge),
          offset -> Docking.poseAt(ship.base(), host, edge, offset));
    }
    SectionName end = asked.alongside().get();
    if (edge != BaseEdge.LEFT && edge != BaseEdge.RIGHT) {
      throw FaultException.unexpected(
          Pointer.of("/edge"), Excerpt.quoted(Formats.word(edge)), "left or right alongside");
    }
    try {
      return new Berths(
          new AlongsideDocking(rules).free(table, ship.id(), host.id(), edge, end),
          offset -> AlongsideDocking.poseAt(ship.base(), host, edge, end, offset));
    } catch (CannotFlyException refused) {
      throw FaultException.badValue("/alongside", "'alongside': " + refused.getMessage());
    }
  }
}
