package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.EdgeJson;
import io.github.flightstand.protocol.json.OriginJson;
import io.github.flightstand.protocol.json.PieceId;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.Surroundings;
import io.github.flightstand.rules.measure.Surroundings.Found;
import java.util.List;
import java.util.Optional;

/** {@code near}: every piece at a range from a piece, a point or an edge. */
final class NearOperation {

  private static final Pointer FROM = Pointer.of("/from");
  private static final Pointer BAND = Pointer.of("/band");

  /**
   * Asks for everything at a range of a piece, a point or an edge, nearest first.
   *
   * @param from the id of a piece, a point {@code [400, 300]}, or an edge {@code {"edge": "top"}}
   * @param band the nearest and the farthest band, 1 to 5; 0, contact, is the second edition's
   */
  record NearQuery(TableJson table, OriginJson from, BandsJson band) implements OnTable {}

  /** The first and the last band, {@code [1, 2]}. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @SchemaMembers(
      """
      {"prefixItems": [{"type": "integer", "minimum": 0, "maximum": 5},
                       {"type": "integer", "minimum": 0, "maximum": 5}]}
      """)
  record BandsJson(@In(NumberRange.BAND) Integer nearest, @In(NumberRange.BAND) Integer farthest) {}

  /**
   * The pieces whose closest point lies in the bands, without the one that is asked about.
   *
   * @param pieces each piece's {@code id}, {@code distance} and {@code range}, nearest first;
   *     equally near ones by id
   * @param confidence empty; present with {@code uncertainty}
   */
  record NearResult(List<PieceFound> pieces, Optional<NoConfidence> confidence) {}

  /**
   * A piece and the distance of its closest point.
   *
   * @param id the piece's id
   * @param distance the distance in millimeters
   * @param range the band
   */
  record PieceFound(String id, double distance, @In(NumberRange.BAND) int range) {}

  static Operation<NearQuery, NearResult> operation() {
    return new Operation<>(NearQuery.class, NearResult.class, true, NearOperation::answer);
  }

  private static Pictured<NearResult> answer(Query<NearQuery> query) {
    NearQuery asked = query.asked();
    Table table = query.measuredTable(asked.table());
    BandsJson bands = asked.band();
    if (bands.nearest() == 0 && query.inForce().edition() == Edition.FIRST) {
      throw FaultException.unexpected(
          BAND.append(0), "0", NumberRange.PRINTED_BAND.words() + " in the first edition");
    }
    if (bands.nearest() > bands.farthest()) {
      throw FaultException.unexpected(
          BAND,
          "from " + bands.nearest() + " to " + bands.farthest(),
          "the nearer band first, then the same or a farther one");
    }
    RangeBand nearest = RangeBand.numbered(bands.nearest());
    RangeBand last = RangeBand.numbered(bands.farthest());
    Surroundings surroundings = new Surroundings(table, query.inForce());
    List<Found> found;
    if (asked.from() instanceof PieceId piece) {
      found = ofPiece(surroundings, table, piece.id(), nearest, last);
    } else if (asked.from() instanceof EdgeJson edge) {
      found = surroundings.of(edge.edge(), nearest, last);
    } else {
      found = surroundings.of(point(query, (PointJson) asked.from()), nearest, last);
    }
    List<PieceFound> pieces =
        found.stream()
            .map(piece -> new PieceFound(piece.id(), piece.distance(), piece.band().number()))
            .toList();
    return new Pictured<>(
        new NearResult(pieces, query.noConfidence()),
        () ->
            about(TablePicture.of(table), table, query, nearest, last)
                .highlight(Mark.FOUND, pieces.stream().map(PieceFound::id).toList())
                .caption(
                    "At range %s%s: %s%s"
                        .formatted(
                            nearest.number(),
                            nearest == last ? "" : " to " + last.number(),
                            pieces.size(),
                            pieces.size() == 1 ? " piece" : " pieces"))
                .tell("nearest first", pieces.stream().map(PieceFound::id).toList()));
  }

  /** Draws the bands around the origin; a piece must not be outside the play area. */
  private static TablePicture about(
      TablePicture picture,
      Table table,
      Query<NearQuery> query,
      RangeBand nearest,
      RangeBand last) {
    if (query.asked().from() instanceof EdgeJson edge) {
      return picture.near(edge.edge(), nearest, last);
    }
    if (query.asked().from() instanceof PointJson point) {
      return picture.near(point(query, point), nearest, last);
    }
    String id = ((PieceId) query.asked().from()).id();
    return picture.near(
        table
            .ship(id)
            .<List<? extends Polygon>>map(
                ship -> List.of(ship.base().plastic().placedIn(ship.pose())))
            .or(() -> table.obstacle(id).map(rock -> List.of(rock.outline())))
            .orElseGet(
                () ->
                    LaidToken.of(table.token(id).orElseThrow(), table.playArea())
                        .forRange()
                        .orElseThrow()
                        .parts()),
        nearest,
        last);
  }

  private static Point point(Query<NearQuery> query, PointJson from) {
    return FaultException.within(FROM, () -> from.on(query.coordinates()));
  }

  private static List<Found> ofPiece(
      Surroundings surroundings, Table table, String id, RangeBand nearest, RangeBand last) {
    if (table
        .token(id)
        .filter(token -> LaidToken.of(token, table.playArea()).forRange().isEmpty())
        .isPresent()) {
      throw FaultException.unexpected(
          FROM, Excerpt.quoted(id), "a token that is not wholly outside the play area");
    }
    return table
        .ship(id)
        .map(ship -> surroundings.of(ship, nearest, last))
        .or(() -> table.obstacle(id).map(rock -> surroundings.of(rock, nearest, last)))
        .or(() -> table.token(id).map(token -> surroundings.of(token, nearest, last)))
        .orElseThrow(() -> TableJson.missing("ship, obstacle or token", id, FROM));
  }
}
