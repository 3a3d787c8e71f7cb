package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PieceJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** {@code place}: whether a new piece may be set up at a place, and every reason if not. */
final class PlaceOperation {

  /**
   * Asks whether a piece may be set up where it stands, and for every reason why not.
   *
   * @param piece the new piece, written as on a table; its id is new there
   * @param zone the corners of the area that the piece has to be in, in order; the play area if
   *     absent
   */
  record PlaceQuery(
      TableJson table,
      PieceJson piece,
      @SchemaMembers("{\"minItems\": 3}") Optional<List<PointJson>> zone)
      implements OnTable {}

  /**
   * Whether the piece may be set up.
   *
   * @param legal whether the piece may be set up
   * @param reasons everything against it, by {@code code} in the order of the codes, then by {@code
   *     of}
   * @param confidence empty; present with {@code uncertainty}
   */
  record PlaceResult(
      boolean legal, List<PlacementRefusal> reasons, Optional<NoConfidence> confidence) {}

  static Operation<PlaceQuery, PlaceResult> operation() {
    return new Operation<>(PlaceQuery.class, PlaceResult.class, true, PlaceOperation::answer);
  }

  private static Pictured<PlaceResult> answer(Query<PlaceQuery> query) {
    PlaceQuery asked = query.asked();
    Table table = query.measuredTable(asked.table());
    Optional<SimplePolygon> zone = asked.zone().map(corners -> query.zone(corners));
    List<PlacementRefusal> refusals =
        beside(table, asked.piece(), piece -> refusals(query, table, piece, zone));
    boolean legal = refusals.isEmpty();
    return new Pictured<>(
        new PlaceResult(legal, refusals, query.noConfidence()),
        () ->
            drawn(
                    query,
                    asked.piece(),
                    legal ? Mark.END : Mark.REFUSED,
                    onZone(table, zone)
                        .highlight(
                            Mark.BLOCKING,
                            refusals.stream()
                                .map(PlacementRefusal::of)
                                .filter(table::holds)
                                .distinct()
                                .toList()))
                .caption(
                    asked.piece().id()
                        + " may "
                        + (legal ? "" : "not ")
                        + "be set up here"
                        + refusals.stream()
                            .map(PlaceOperation::words)
                            .distinct()
                            .reduce((one, next) -> one + ", " + next)
                            .map(why -> ": " + why)
                            .orElse("")));
  }

  private static String words(PlacementRefusal refusal) {
    String code = refusal.code().word().replace('-', ' ');
    return switch (refusal.code()) {
      case OUTSIDE_ZONE -> code;
      case OUTSIDE_AREA, TOO_NEAR_EDGE -> code + " (" + refusal.of() + ")";
      case OVERLAP -> "overlaps " + refusal.of();
      default -> code + ": " + refusal.of();
    };
  }

  /** Begins a picture of a table with the zone where a piece must lie. */
  static TablePicture onZone(Table table, Optional<SimplePolygon> zone) {
    TablePicture picture = TablePicture.of(table);
    zone.map(outline -> new Region(List.of(new Region.Piece(outline, List.of()))))
        .ifPresent(ground -> picture.region(Mark.ZONE, ground));
    return picture;
  }

  private static TablePicture drawn(
      Query<PlaceQuery> query, PieceJson piece, Mark mark, TablePicture picture) {
    Ground ground = query.ground(query.asked().table());
    if (piece instanceof ShipJson ship) {
      return picture.base(mark, ship.on(ground));
    }
    return piece instanceof TokenJson token
        ? picture.token(mark, token.on(ground))
        : picture.shape(mark, ((ObstacleJson) piece).on(ground.frame()).outline());
  }

  /**
   * Applies a function to the field {@code piece}; throws a {@link FaultException} with its place
   * in the query if the id is already on the table or the function fails.
   */
  static <T> T beside(Table table, PieceJson piece, Function<PieceJson, T> answer) {
    return FaultException.within(
        Pointer.of("/piece").append(kind(piece)),
        () -> {
          if (table.holds(piece.id())) {
            throw TableJson.duplicate(piece.id());
          }
          return answer.apply(piece);
        });
  }

  private static List<PlacementRefusal> refusals(
      Query<PlaceQuery> query, Table table, PieceJson piece, Optional<SimplePolygon> zone) {
    Placement placement = query.inForce().placement();
    Ground ground = query.ground(query.asked().table());
    if (piece instanceof ShipJson ship) {
      return placement.ship(table, Query.measured(ship.on(ground)), zone);
    }
    return piece instanceof ObstacleJson obstacle
        ? placement.obstacle(table, obstacle.on(ground.frame()), zone)
        : placement.token(table, ((TokenJson) piece).on(ground), zone);
  }

  private static String kind(PieceJson piece) {
    if (piece instanceof ShipJson) {
      return "ship";
    }
    return piece instanceof ObstacleJson ? "obstacle" : "token";
  }
}
