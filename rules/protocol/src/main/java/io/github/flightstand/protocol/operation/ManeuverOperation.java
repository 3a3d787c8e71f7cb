package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Margins;
import io.github.flightstand.movement.maneuver.OffsetNotFreeException;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.path.PathResolution;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Overlaps.ObstacleMet;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.EndPose;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.GridJson;
import io.github.flightstand.protocol.json.HugeJson;
import io.github.flightstand.protocol.json.IgnoredObstacles;
import io.github.flightstand.protocol.json.PathJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.operation.RepositionOperations.PlaceAtMark;
import io.github.flightstand.protocol.operation.RepositionOperations.Positions;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.Rules.ObstacleEffect;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** {@code maneuver}: where a ship ends, what it touches, and the margins. Not thread-safe. */
final class ManeuverOperation {

  private final Workspace workspace = new Workspace();

  /**
   * Executes a maneuver: where the ship ends, what it bumps, which obstacles and mines it meets.
   *
   * @param ship the ship's id
   * @param as a card's change of a bank or a turn
   * @param offset a Tallon roll's offset along its new heading, forward positive; the free one
   *     nearest to 0 if absent
   * @param path in place of {@code maneuver}: a path along a template of the query's own parts
   * @param positions the places where the ship may end, by rules that roll at marks; theirs if
   *     absent
   * @param ignores obstacles that do not count: {@code all}, or a list of kinds
   * @param grid the grid to which the caller's program rounds final poses
   * @param clearance the least distance from other ships, in millimeters; contact if absent. Not
   *     for huge ships
   */
  @SchemaMembers(
      """
      {"dependentSchemas": {
         "offset": {"anyOf": [{"properties": {"maneuver": {"pattern": "^.[ER]"}}},
                              {"properties": {"as": {"const": "tallon-roll"}}, "required": ["as"]}]},
         "positions": {"anyOf": [{"properties": {"maneuver": {"pattern": "^.[ER]"}}},
                                 {"properties": {"as": {"const": "tallon-roll"}},
                                  "required": ["as"]}]},
         "as": {"properties": {"maneuver": {"pattern": "^[1-3][BNTY]"}}}},
       "if": {"properties": {"as": {"enum": ["segnors-loop", "reverse"]}}, "required": ["as"]},
       "then": {"properties": {"maneuver": {"pattern": "^.[TY]"}}},
       "else": {
         "if": {"properties": {"as": {"const": "tallon-roll"}}, "required": ["as"]},
         "then": {"properties": {"maneuver": {"pattern": "^.[BN]"}}}},
       "oneOf": [
         {"required": ["maneuver"]},
         {"required": ["path"],
          "not": {"anyOf": [{"required": ["as"]}, {"required": ["offset"]},
                            {"required": ["positions"]}, {"required": ["ignores"]},
                            {"required": ["grid"]}, {"required": ["clearance"]}]}}]}
      """)
  record ManeuverQuery(
      TableJson table,
      String ship,
      Optional<Maneuver> maneuver,
      Optional<Manner> as,
      @In(NumberRange.COORDINATE) Optional<Double> offset,
      Optional<PathJson> path,
      Optional<Positions> positions,
      Optional<IgnoredObstacles> ignores,
      Optional<GridJson> grid,
      @In(NumberRange.FIGURE) Optional<Double> clearance)
      implements OnTable {

    ManeuverQuery {
      if (maneuver.isEmpty() && path.isEmpty()) {
        throw FaultException.missing(Pointer.of("/maneuver"), "in the line");
      }
      Query.checkEither("maneuver", maneuver, "path", path);
      if (path.isPresent()) {
        PathOperation.refuse(as, "as");
        PathOperation.refuse(offset, "offset");
        PathOperation.refuse(positions, "positions");
        PathOperation.refuse(ignores, "ignores");
        PathOperation.refuse(grid, "grid");
        PathOperation.refuse(clearance, "clearance");
      }
      Optional<Manner> manner = as;
      maneuver = maneuver.map(dialled -> Forms.in(manner, dialled));
    }
  }

  /**
   * The end of a maneuver, and what the ship meets on its way.
   *
   * @param outcome whether the end of the maneuver overlapped another ship
   * @param finalPose the ship's pose at the end; with a grid, the last one on the path that
   *     overlaps no ship
   * @param rounded true; present with a grid only
   * @param nominal the final pose as if no other ship were there
   * @param rail the place of the rear edge's middle along the template; a reverse maneuver's front
   *     edge's. Null if stationary or huge
   * @param length the template's length along its center line; null for a stationary or huge ship
   * @param rotated whether the turn at the end was made
   * @param offsets a Tallon roll's free offsets
   * @param places a Tallon roll's three places, backmost first, by rules that roll at marks
   * @param overlapped the ships that the nominal end overlaps
   * @param touching the ships in contact at the stop
   * @param obstacles the obstacles that count, in the order in which they are handled
   * @param effects the effects of these obstacles; only in rule sets that have them, not for huge
   *     ships
   * @param huge present if the ship is huge or bumped into a huge one
   * @param fled whether any part of the piece is outside the play area
   * @param tokens the mines that the end of the move, or the used part of its template, sets off
   * @param stops the possible stops of the base at ends of a path's pieces, from the start on
   * @param margins the margins of the verdicts
   * @param confidence the probabilities of the verdicts; present with {@code uncertainty}
   */
  @SchemaMembers(
      """
      {"dependentRequired": {"progress": ["rammed"], "rammed": ["removed"], "removed": ["owed"],
                             "owed": ["rammed"]}}
      """)
  record ManeuverResult(
      Outcome outcome,
      @JsonProperty("final") EndPose finalPose,
      Optional<Boolean> rounded,
      Pose nominal,
      @OrNull Optional<Double> rail,
      @OrNull Optional<Double> length,
      boolean rotated,
      Optional<IntervalSet> offsets,
      Optional<List<PlaceAtMark>> places,
      List<String> overlapped,
      List<String> touching,
      List<ObstacleMet> obstacles,
      Optional<List<Met>> effects,
      @JsonUnwrapped Optional<HugeJson> huge,
      boolean fled,
      List<String> tokens,
      Optional<List<PathResolution.Stop>> stops,
      ManeuverMargins margins,
      Optional<ManeuverConfidence> confidence) {}

  /**
   * The effects on the ship of an obstacle that counts.
   *
   * @param id the obstacle's id
   * @param effects its effects
   */
  record Met(String id, List<ObstacleEffect> effects) {

    private static List<Met> of(List<ObstacleMet> obstacles, Table table, Rules rules) {
      return obstacles.stream()
          .map(
              met ->
                  new Met(
                      met.id(),
                      table
                          .obstacle(met.id())
                          .map(obstacle -> rules.effectsOn(obstacle.kind(), met.base()))
                          .orElse(List.of())))
          .toList();
    }
  }

  /**
   * The margins: the distance to the nearest other ship, and the distance inside the play area.
   *
   * @param ships the signed separation from the nearest other ship; null if there is none
   * @param edge the distance inside the play area, without guides; negative outside
   */
  record ManeuverMargins(@OrNull Optional<Double> ships, double edge) {

    static ManeuverMargins of(Margins margins) {
      return new ManeuverMargins(Forms.of(margins.ships()), margins.edge());
    }
  }

  /**
   * The probabilities of the verdicts on a maneuver. rammed, removed and owed are present if the
   * result has them: exactly these ships are destroyed, these obstacles removed, this damage owed.
   */
  record ManeuverConfidence(
      @In(NumberRange.PROBABILITY) double outcome,
      @In(NumberRange.PROBABILITY) double fled,
      @In(NumberRange.PROBABILITY) Optional<Double> rammed,
      @In(NumberRange.PROBABILITY) Optional<Double> removed,
      @In(NumberRange.PROBABILITY) Optional<Double> owed) {

    private static ManeuverConfidence of(Map<String, Double> sure) {
      return new ManeuverConfidence(
          sure.getOrDefault("outcome", 1.0),
          sure.getOrDefault("fled", 1.0),
          Optional.ofNullable(sure.get("rammed")),
          Optional.ofNullable(sure.get("removed")),
          Optional.ofNullable(sure.get("owed")));
    }
  }

  static Operation<ManeuverQuery, ManeuverResult> operation() {
    return new Operation<>(
        ManeuverQuery.class, ManeuverResult.class, true, new ManeuverOperation()::answer);
  }

  private Pictured<ManeuverResult> answer(Query<ManeuverQuery> query) {
    ManeuverQuery asked = query.asked();
    if (asked.path().isPresent()) {
      return new PathOperation(query, workspace).answer(asked.path().get());
    }
    Maneuver maneuver = asked.maneuver().orElseThrow();
    if (asked.offset().isPresent()
        && maneuver.bearing().endRotation() != EndRotation.QUARTER_TURN_INWARD) {
      throw FaultException.badValue(
          "/offset",
          "'offset' is for Tallon rolls only, but the maneuver is a "
              + maneuver.words()
              + ", whose free set is empty");
    }
    Table whole = query.table(asked.table());
    Table table = Query.met(whole, asked.ignores());
    Ship ship = Query.ship(table, "ship", asked.ship());
    Resolver resolver =
        resolver(query.resolver(ship, asked.clearance()), maneuver, asked.positions());
    checkFlies(resolver, ship, maneuver);
    OptionalDouble offset = asked.offset().map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    Resolution resolution;
    try {
      resolution =
          offset.isEmpty()
              ? resolver.resolve(table, ship.id(), maneuver, workspace)
              : resolver.resolve(table, ship.id(), maneuver, offset.getAsDouble());
    } catch (OffsetNotFreeException notFree) {
      throw FaultException.badValue("/offset", "'offset': " + notFree.getMessage());
    }
    HostEnd end =
        HostEnd.of(
            query,
            asked.grid(),
            Optional.of(resolution.finalPose()),
            grid ->
                Optional.of(resolver.rounded(table, ship.id(), maneuver, offset, grid, workspace)));
    ManeuverResult result =
        result(
            resolver,
            table,
            ship,
            maneuver,
            resolution,
            end,
            places(resolver, table, ship, maneuver, workspace),
            resolver.margins(table, ship.id(), end.pose().orElseThrow().pose(), workspace),
            Optional.of(Met.of(resolution.obstacles(), table, query.inForce()))
                .filter(
                    told ->
                        !query.inForce().added().effects().isEmpty()
                            && !ship.base().size().isHuge()),
            query.confidence(
                table,
                verdicts ->
                    ManeuverConfidence.of(
                        verdicts.ofManeuver(resolver, ship.id(), maneuver, offset))));
    return new Pictured<>(
        result,
        () ->
            MovePicture.of(whole, ship, maneuver, resolution, resolver)
                .highlight(Mark.BLOCKING, result.tokens())
                .tell("sets off", result.tokens())
                .highlight(Mark.BLOCKING, result.huge().map(HugeJson::rammed).orElse(List.of())));
  }

  /** Returns the resolver with the places of Tallon rolls that a query asks for. */
  private static Resolver resolver(
      Resolver usual, Maneuver maneuver, Optional<Positions> positions) {
    if (positions.isEmpty()) {
      return usual;
    }
    if (maneuver.bearing().endRotation() != EndRotation.QUARTER_TURN_INWARD) {
      throw FaultException.badValue(
          "/positions",
          "'positions' is for Tallon rolls only, but the maneuver is a " + maneuver.words());
    }
    MovementRules rules = usual.rules();
    return new Resolver(rules.withRollPositions(positions.get().insteadOf(rules.rollPositions())));
  }

  /** Returns the places of a Tallon roll at marks; a ship may take one off the table, and flees. */
  static Optional<List<PlaceAtMark>> places(
      Resolver resolver, Table table, Ship ship, Maneuver maneuver, Workspace workspace) {
    return Optional.of(
            resolver.places(table, ship.id(), maneuver, workspace).stream()
                .map(
                    place ->
                        new PlaceAtMark(
                            place.shift(),
                            place.blockedBy().isEmpty(),
                            place.blockedBy(),
                            place.fled()))
                .toList())
        .filter(places -> !places.isEmpty());
  }

  /** Returns a resolution's JSON form; {@code ship} is as it was before the maneuver. */
  static ManeuverResult result(
      Resolver resolver,
      Table table,
      Ship ship,
      Maneuver maneuver,
      Resolution resolution,
      HostEnd end,
      Optional<List<PlaceAtMark>> places,
      Margins margins,
      Optional<List<Met>> effects,
      Optional<ManeuverConfidence> confidence) {
    return new ManeuverResult(
        resolution.outcome(),
        end.pose().orElseThrow(),
        end.rounded(),
        resolution.nominal(),
        Forms.of(resolution.rail()),
        Forms.of(resolution.length()),
        resolution.rotated(),
        resolution.offsets(),
        places,
        resolution.overlapped(),
        resolution.touching(),
        resolution.obstacles(),
        effects,
        HugeJson.of(resolution, ship.base().size().isHuge()),
        resolution.fled(),
        minesSetOff(resolver, table, ship, maneuver, resolution),
        Optional.empty(),
        ManeuverMargins.of(margins),
        confidence);
  }

  static List<String> minesSetOff(
      Resolver resolver, Table table, Ship ship, Maneuver maneuver, Resolution resolution) {
    return table.tokens().isEmpty()
        ? List.of()
        : LaidToken.minesSetOff(
            table,
            ship.at(resolution.finalPose()),
            resolver.usedTemplate(ship, maneuver, resolution),
            resolver.rules().tolerance());
  }

  static void checkFlies(Resolver resolver, Ship ship, Maneuver maneuver) {
    try {
      resolver.checkFlies(ship, maneuver);
    } catch (CannotFlyException refused) {
      String name = ship.standsIn() ? "ship" : "maneuver";
      throw FaultException.badValue("/" + name, "'" + name + "': " + refused.getMessage());
    }
  }
}
