package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.formation.FormationFlight;
import io.github.flightstand.movement.formation.FormationFlight.WingMove;
import io.github.flightstand.movement.formation.Formations;
import io.github.flightstand.movement.formation.PlaceInFormation;
import io.github.flightstand.movement.formation.Wing;
import io.github.flightstand.movement.formation.WingPlace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverMargins;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code formation}: where the places of a wing are, and which wingmates can take them. */
final class FormationOperation {

  private static final Pointer WINGMATES = Pointer.of("/wingmates");

  /**
   * Asks how a wing of small ships moves: the leader by its template, then each wingmate into its
   * place.
   *
   * @param leader the ship that leads
   * @param wingmates one to five, each a {@code ship} and its {@code place}
   */
  record FormationQuery(
      TableJson table,
      String leader,
      @SchemaMembers("{\"minItems\": 1, \"maxItems\": 5}") List<MateJson> wingmates,
      Optional<Maneuver> maneuver)
      implements OnTable {}

  /**
   * A wingmate and its place, which no other wingmate has.
   *
   * @param ship the wingmate's id
   * @param place its place in the wing
   */
  record MateJson(
      String ship, @SchemaMembers("{\"not\": {\"const\": \"leader\"}}") WingPlace place) {}

  /**
   * The wing as it ends.
   *
   * @param leader the result of the leader's maneuver; null without one
   * @param wingmates the wingmates, in the order of their moves; empty if the leader has fled
   * @param setUp whether exactly this wing may be set up
   * @param confidence empty; present with {@code uncertainty}
   */
  record FormationResult(
      @OrNull Optional<ManeuverResult> leader,
      List<InFormation> wingmates,
      boolean setUp,
      Optional<NoConfidence> confidence) {}

  /**
   * A wingmate, its place and whether it can be set down there.
   *
   * @param ship the wingmate's id
   * @param place its place in the wing
   * @param pose the pose of its place
   * @param free whether it can be set down there; if not, it splits from the wing
   * @param overlapped the ships that it would overlap there
   * @param obstacles the obstacles under its base there, if it is set down
   * @param tokens the mines that it sets off there, if it is set down
   * @param margins the margins at its place
   * @param flight its own flight of the maneuver from where it stood, if it split; null otherwise
   * @param finalPose its pose after the move
   */
  record InFormation(
      String ship,
      WingPlace place,
      Pose pose,
      boolean free,
      List<String> overlapped,
      List<String> obstacles,
      List<String> tokens,
      ManeuverMargins margins,
      @OrNull Optional<ManeuverResult> flight,
      @JsonProperty("final") Pose finalPose) {}

  static Operation<FormationQuery, FormationResult> operation() {
    return new Operation<>(
        FormationQuery.class, FormationResult.class, true, FormationOperation::answer);
  }

  private static Pictured<FormationResult> answer(Query<FormationQuery> query) {
    FormationQuery asked = query.asked();
    Table table = query.table(asked.table());
    small(table, "leader", asked.leader(), Pointer.of("/leader"));
    Wing wing = wing(table, asked);
    asked
        .maneuver()
        .ifPresent(
            flown ->
                ManeuverOperation.checkFlies(
                    query.inForce().resolver(), table.ship(asked.leader()).orElseThrow(), flown));
    FormationFlight flight = new FormationFlight(query.inForce().movement());
    WingMove move =
        asked.maneuver().isPresent()
            ? flight.fly(table, wing, asked.maneuver().get())
            : flight.formUp(table, wing);
    Flights flights = new Flights(query.inForce().resolver(), asked.maneuver());
    Table now = move.leader().map(led -> after(table, wing.leader(), led)).orElse(table);
    List<InFormation> mates = new ArrayList<>();
    for (WingMove.Step step : move.wingmates()) {
      mates.add(inFormation(step, now, flights));
      now = step.after(now);
    }
    FormationResult result =
        new FormationResult(
            move.leader().flatMap(led -> flights.result(table, wing.leader(), led)),
            mates,
            Formations.STANDARD.allows(wing.filled()),
            query.noConfidence());
    return new Pictured<>(result, () -> picture(table, wing.leader(), result));
  }

  private static TablePicture picture(Table table, String leader, FormationResult result) {
    TablePicture picture = TablePicture.of(table);
    Ship first = table.ship(leader).orElseThrow();
    result.leader().ifPresent(led -> picture.base(Mark.END, first.at(led.finalPose().pose())));
    int split = 0;
    for (InFormation mate : result.wingmates()) {
      Ship ship = table.ship(mate.ship()).orElseThrow();
      if (!mate.free()) {
        split++;
        picture
            .base(Mark.REFUSED, ship.at(mate.pose()))
            .highlight(Mark.BLOCKING, mate.overlapped());
      }
      picture.whole(ship).base(Mark.END, ship.at(mate.finalPose()));
    }
    picture.caption(
        "The wing of %s: %s in formation, %s not"
            .formatted(leader, result.wingmates().size() - split, split));
    result
        .leader()
        .ifPresent(
            led -> picture.tell("sets off", led.tokens()).tell("the leader flees", led.fled()));
    for (InFormation mate : result.wingmates()) {
      picture
          .tell(mate.ship() + " would overlap", mate.free() ? List.of() : mate.overlapped())
          .tell(mate.ship() + " is on", mate.obstacles())
          .tell(mate.ship() + " sets off", mate.tokens());
    }
    return picture;
  }

  /** Returns a wing whose ships are on the table and have small bases. */
  private static Wing wing(Table table, FormationQuery asked) {
    int count = asked.wingmates().size();
    if (count < 1 || count > 5) {
      throw FaultException.unexpected(WINGMATES, "a list of " + count, "one to five wingmates");
    }
    Map<WingPlace, String> mates = new EnumMap<>(WingPlace.class);
    for (int i = 0; i < count; i++) {
      MateJson mate = asked.wingmates().get(i);
      Pointer at = WINGMATES.append(i);
      small(table, "ship", mate.ship(), at.append("ship"));
      if (mate.ship().equals(asked.leader()) || mates.containsValue(mate.ship())) {
        throw FaultException.unexpected(
            at.append("ship"),
            Excerpt.quoted(mate.ship()),
            "a ship that has no other place in the wing");
      }
      if (mate.place() == WingPlace.LEADER || mates.put(mate.place(), mate.ship()) != null) {
        throw FaultException.unexpected(
            at.append("place"),
            Excerpt.quoted(Formats.word(mate.place())),
            "a place that is no other ship's");
      }
    }
    return new Wing(asked.leader(), mates);
  }

  private static void small(Table table, String name, String id, Pointer at) {
    Ship ship = table.ship(id).orElseThrow(() -> TableJson.missing("ship", id, at));
    if (ship.base().size() != BaseSize.SMALL) {
      throw FaultException.badValue(
          at.toString(),
          "'%s': the ships of a wing have small bases, found a %s one"
              .formatted(name, ship.base().name()));
    }
  }

  private static Table after(Table table, String id, Resolution flown) {
    return table.withShip(table.ship(id).orElseThrow().at(flown.finalPose()));
  }

  private static InFormation inFormation(WingMove.Step step, Table now, Flights flights) {
    PlaceInFormation place = step.place();
    return new InFormation(
        place.ship(),
        place.place(),
        place.pose(),
        place.free(),
        place.overlapped(),
        place.obstacles().stream().map(ObstacleMet::id).toList(),
        place.mines(),
        ManeuverMargins.of(place.margins()),
        step.flight().flatMap(flown -> flights.result(now, place.ship(), flown)),
        step.finalPose());
  }

  private record Flights(Resolver resolver, Optional<Maneuver> maneuver) {

    Optional<ManeuverResult> result(Table table, String id, Resolution flown) {
      return maneuver.map(
          executed ->
              ManeuverOperation.result(
                  resolver,
                  table,
                  table.ship(id).orElseThrow(),
                  executed,
                  flown,
                  HostEnd.exact(flown.finalPose()),
                  ManeuverOperation.places(
                      resolver, table, table.ship(id).orElseThrow(), executed, new Workspace()),
                  resolver.margins(table, id, flown.finalPose()),
                  Optional.empty(),
                  Optional.empty()));
    }
  }
}
