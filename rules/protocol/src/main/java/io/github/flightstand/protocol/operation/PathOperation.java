package io.github.flightstand.protocol.operation;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.path.PathMove;
import io.github.flightstand.movement.path.PathResolution;
import io.github.flightstand.movement.path.PathResolver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.EndPose;
import io.github.flightstand.protocol.json.PathJson;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverMargins;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverQuery;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import java.util.Optional;

/** {@code maneuver} along a path of another game: where a base ends and what it touches. */
record PathOperation(Query<ManeuverQuery> query, Workspace workspace) {

  private static final Pointer PATH = Pointer.of("/path");

  /** Refuses a field of maneuvers beside a path. */
  static void refuse(Optional<?> field, String name) {
    if (field.isPresent()) {
      throw FaultException.badValue(
          "/" + name, "'" + name + "' is found beside 'path', expected it beside 'maneuver' only");
    }
  }

  Pictured<ManeuverResult> answer(PathJson written) {
    if (query.uncertain()) {
      throw FaultException.badValue(
          "/uncertainty",
          "'uncertainty' is found beside 'path', expected it beside 'maneuver' only");
    }
    Table table = query.table(query.asked().table());
    Ship ship = Query.ship(table, "ship", query.asked().ship());
    PathMove move =
        FaultException.within(PATH, () -> written.built(query.parts(query.asked().table())));
    PathResolver resolver = new PathResolver(query.inForce().movement());
    try {
      PathResolution resolution = resolver.resolve(table, ship.id(), move, workspace);
      return new Pictured<>(
          result(resolution, table, ship),
          () ->
              MovePicture.of(
                      table,
                      ship,
                      resolution,
                      resolver.outline(ship, move, Math.max(0, resolution.rail())),
                      resolver.outline(ship, move, resolution.length()))
                  .highlight(Mark.BLOCKING, resolution.mines())
                  .tell("sets off", resolution.mines()));
    } catch (CannotFlyException refused) {
      throw FaultException.badValue(PATH, String.valueOf(refused.getMessage()));
    }
  }

  private ManeuverResult result(PathResolution resolution, Table table, Ship ship) {
    return new ManeuverResult(
        resolution.outcome(),
        EndPose.exact(resolution.finalPose()),
        Optional.empty(),
        resolution.nominal(),
        Optional.of(resolution.rail()),
        Optional.of(resolution.length()),
        false,
        Optional.empty(),
        Optional.empty(),
        resolution.overlapped(),
        resolution.touching(),
        resolution.obstacles(),
        Optional.empty(),
        Optional.empty(),
        resolution.fled(),
        resolution.mines(),
        Optional.of(resolution.stops()),
        ManeuverMargins.of(
            query
                .inForce()
                .resolver()
                .margins(table, ship.id(), resolution.finalPose(), workspace)),
        Optional.empty());
  }
}
