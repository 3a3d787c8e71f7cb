package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.setup.FreeRegion;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PieceJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import java.util.List;
import java.util.Optional;

/** {@code freeRegion}: all points where a new piece with a given heading may be set up. */
final class FreeRegionOperation {

  /** The most that a rounded corner may deviate outwards, in millimeters. */
  private static final double ARC_ERROR = 0.01;

  /**
   * Asks everywhere that a new piece may be set up: for the legal places of its center.
   *
   * @param piece the new piece, written as on a table; its id is new there
   * @param heading where the piece faces; as its pose says if absent. It turns an obstacle from its
   *     written outline
   * @param zone the corners of the area that the piece has to be in, in order; the play area if
   *     absent
   */
  record FreeRegionQuery(
      TableJson table,
      PieceJson piece,
      @In(NumberRange.HEADING) Optional<Double> heading,
      @SchemaMembers("{\"minItems\": 3}") Optional<List<PointJson>> zone)
      implements OnTable {}

  /**
   * The region where the piece's center may be.
   *
   * @param region the rings of its polygons: each outside counterclockwise, followed by its holes,
   *     clockwise
   * @param confidence empty; present with {@code uncertainty}
   */
  record FreeRegionResult(Region region, Optional<NoConfidence> confidence) {}

  static Operation<FreeRegionQuery, FreeRegionResult> operation() {
    return new Operation<>(
        FreeRegionQuery.class, FreeRegionResult.class, true, FreeRegionOperation::answer);
  }

  private static Pictured<FreeRegionResult> answer(Query<FreeRegionQuery> query) {
    FreeRegionQuery asked = query.asked();
    Table table = query.measuredTable(asked.table());
    Optional<SimplePolygon> zone = asked.zone().map(corners -> query.zone(corners));
    Region region =
        PlaceOperation.beside(table, asked.piece(), piece -> region(query, table, piece, zone));
    return new Pictured<>(
        new FreeRegionResult(region, query.noConfidence()),
        () ->
            PlaceOperation.onZone(table, zone)
                .region(Mark.FREE, region)
                .caption(
                    "The center of "
                        + asked.piece().id()
                        + (region.isEmpty() ? " may be nowhere" : " may be where it is green")));
  }

  private static Region region(
      Query<FreeRegionQuery> query, Table table, PieceJson piece, Optional<SimplePolygon> zone) {
    FreeRegion free = new FreeRegion(query.inForce().movement(), ARC_ERROR);
    CoordinateFrame frame = query.coordinates();
    if (piece instanceof ShipJson written) {
      Ship ship = Query.measured(written.on(query.ground(query.asked().table())));
      check(ship.base().outline().parts().size(), table, zone);
      return free.ship(table, ship.at(facing(query, written.pose(), ship.pose())), zone);
    }
    if (piece instanceof TokenJson written) {
      Token token = written.on(query.ground(query.asked().table()));
      return free.token(table, token.at(facing(query, written.pose(), token.pose())), zone);
    }
    Obstacle obstacle = ((ObstacleJson) piece).on(frame);
    Point origin = new PointJson(0, 0).on(frame);
    Direction zero = frame.headingHere(Point.ORIGIN, 0);
    SimplePolygon about = obstacle.outline().placedIn(Pose.at(-origin.x(), -origin.y(), 0));
    check(about.parts().size(), table, zone);
    return free.obstacle(
        table,
        new Obstacle(obstacle.id(), obstacle.kind(), about),
        query
            .asked()
            .heading()
            .map(heading -> zero.degreesTo(frame.headingHere(Point.ORIGIN, heading)))
            .orElse(0.0),
        zone);
  }

  /** Checks that the region can be computed in time. */
  private static void check(int parts, Table table, Optional<SimplePolygon> zone) {
    Limits.checkPartPairs(
        parts,
        zone.map(SimplePolygon::size).orElse(0)
            + table.ships().stream().mapToInt(ship -> ship.base().outline().parts().size()).sum()
            + table.obstacles().stream().mapToInt(rock -> rock.outline().parts().size()).sum());
  }

  /** Returns the pose with the heading that is asked for; the place does not matter. */
  private static Pose facing(Query<FreeRegionQuery> query, PoseJson written, Pose pose) {
    CoordinateFrame frame = query.coordinates();
    return query
        .asked()
        .heading()
        .map(
            heading -> {
              Point there =
                  written.x().isPresent() && written.y().isPresent()
                      ? new Point(written.x().get(), written.y().get())
                      : frame.pointThere(pose.position());
              return new Pose(pose.x(), pose.y(), frame.headingHere(there, heading));
            })
        .orElse(pose);
  }
}
