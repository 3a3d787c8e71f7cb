package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Margins;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.TowResolution;
import io.github.flightstand.movement.maneuver.Towing;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.HugeJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code tow}: where a ship and the ship that it tows end. Not thread-safe. */
final class TowOperation {

  private final Workspace workspace = new Workspace();

  /**
   * Asks where a ship and the ship that it tows end; they move as one rigid body.
   *
   * @param ship the ship that tows
   * @param tow the towed ship
   * @param home the edge of the player who tows
   */
  record TowQuery(
      TableJson table, String ship, String tow, Maneuver maneuver, Optional<TableEdge> home)
      implements OnTable {}

  /**
   * The result of a maneuver with a ship in tow, as for {@code maneuver}.
   *
   * @param outcome whether the end of the maneuver overlapped another ship
   * @param nominal the final pose as if no other ship were there
   * @param tow the {@code final} and {@code nominal} pose of the towed ship
   * @param rail the place of the rear edge's middle along the template; a reverse maneuver's front
   *     edge's. Null if stationary or huge
   * @param length the template's length along its center line; null for a stationary or huge ship
   * @param overlapped the ships that the nominal end overlaps
   * @param touching the ships in contact at the stop
   * @param obstacles the obstacles that count, in the order in which they are handled
   * @param huge present if the towing ship is huge or bumped into a huge one
   * @param over the edges over which the towing ship sticks out
   * @param home whether the towing ship sticks out over the edge {@code home}; null without one
   * @param fled whether the towing ship sticks out and is not home
   * @param tokens the mines that the end of the move, or the used part of its template, sets off
   * @param margins as of a maneuver: {@code ships} of both bases, {@code edge} of the towing ship,
   *     {@code tow} of the towed one
   * @param confidence empty; present with {@code uncertainty}
   */
  record TowResult(
      Outcome outcome,
      @JsonProperty("final") Pose finalPose,
      Pose nominal,
      TowedJson tow,
      @OrNull Optional<Double> rail,
      @OrNull Optional<Double> length,
      List<String> overlapped,
      List<String> touching,
      List<ObstacleMet> obstacles,
      @JsonUnwrapped Optional<HugeJson> huge,
      List<TableEdge> over,
      @OrNull Optional<Boolean> home,
      boolean fled,
      List<String> tokens,
      TowMargins margins,
      Optional<NoConfidence> confidence) {}

  /** The towed ship's end. */
  record TowedJson(@JsonProperty("final") Pose finalPose, Pose nominal) {}

  /**
   * The margins.
   *
   * @param ships the signed separation of either base from the nearest other ship; null if none
   * @param edge the distance of the towing ship inside the play area
   * @param tow the same distance of the towed ship, which may lie outside
   */
  record TowMargins(@OrNull Optional<Double> ships, double edge, double tow) {}

  static Operation<TowQuery, TowResult> operation() {
    return new Operation<>(TowQuery.class, TowResult.class, true, new TowOperation()::answer);
  }

  private Pictured<TowResult> answer(Query<TowQuery> query) {
    TowQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship tug = Query.ship(table, "ship", asked.ship());
    Ship tow = Query.ship(table, "tow", asked.tow());
    Maneuver maneuver = asked.maneuver();
    Towing towing = new Towing(query.inForce().movement());
    check(towing, tug, tow, maneuver);
    TowResolution towed = towing.resolve(table, tug.id(), tow.id(), maneuver, workspace);
    Resolution pair = towed.pair();
    Margins margins = towed.margins();
    Optional<Boolean> home = asked.home().map(towed::home);
    TowResult result =
        new TowResult(
            pair.outcome(),
            pair.finalPose(),
            pair.nominal(),
            new TowedJson(towed.tow(), towed.towNominal()),
            Forms.of(pair.rail()),
            Forms.of(pair.length()),
            pair.overlapped(),
            pair.touching(),
            pair.obstacles(),
            HugeJson.of(pair, tug.base().size().isHuge()),
            towed.over(),
            home,
            pair.fled() && !home.orElse(false),
            minesSetOff(towing, table, tug, tow, maneuver, towed),
            new TowMargins(Forms.of(margins.ships()), margins.edge(), towed.towEdge()),
            query.noConfidence());
    return new Pictured<>(
        result,
        () ->
            MovePicture.tell(
                    picture(
                            MovePicture.of(table, tug, maneuver, pair, towing.resolver()),
                            result,
                            tow)
                        .caption(tug.id() + " tows " + tow.id() + ": " + maneuver.words()),
                    pair)
                .tell("sets off", result.tokens())
                .tell("home", result.home().orElse(false)));
  }

  private static TablePicture picture(TablePicture picture, TowResult result, Ship tow) {
    if (!result.tow().nominal().equals(result.tow().finalPose())) {
      picture.base(Mark.GHOST, tow.at(result.tow().nominal()));
    }
    return picture
        .whole(tow)
        .highlight(Mark.BLOCKING, result.tokens())
        .base(Mark.END, tow.at(result.tow().finalPose()));
  }

  private static List<String> minesSetOff(
      Towing towing, Table table, Ship tug, Ship tow, Maneuver maneuver, TowResolution result) {
    return table.tokens().isEmpty()
        ? List.of()
        : Stream.concat(
                ManeuverOperation.minesSetOff(
                    towing.resolver(), table, tug, maneuver, result.pair())
                    .stream(),
                LaidToken.minesSetOff(
                    table,
                    tow.at(result.tow()),
                    Optional.empty(),
                    towing.resolver().rules().tolerance())
                    .stream())
            .distinct()
            .sorted()
            .toList();
  }

  private static void check(Towing towing, Ship tug, Ship tow, Maneuver maneuver) {
    if (tug.id().equals(tow.id())) {
      throw FaultException.unexpected(
          Pointer.of("/tow"), Excerpt.quoted(tow.id()), "another ship than 'ship'");
    }
    try {
      towing.checkTows(tug, tow);
    } catch (CannotFlyException refused) {
      String name = tug.standsIn() ? "ship" : "tow";
      throw FaultException.badValue("/" + name, "'" + name + "': " + refused.getMessage());
    }
    try {
      towing.checkFlies(tug, tow, maneuver);
    } catch (CannotFlyException refused) {
      throw FaultException.badValue("/maneuver", "'maneuver': " + refused.getMessage());
    }
  }
}
