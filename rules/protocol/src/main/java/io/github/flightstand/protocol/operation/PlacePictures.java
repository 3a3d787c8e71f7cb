package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.json.EdgeJson;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PieceId;
import io.github.flightstand.protocol.json.PieceJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.protocol.operation.AttackOperation.AttackQuery;
import io.github.flightstand.protocol.operation.AttackOperation.AttackResult;
import io.github.flightstand.protocol.operation.FreeRegionOperation.FreeRegionQuery;
import io.github.flightstand.protocol.operation.FreeRegionOperation.FreeRegionResult;
import io.github.flightstand.protocol.operation.NearOperation.NearQuery;
import io.github.flightstand.protocol.operation.NearOperation.NearResult;
import io.github.flightstand.protocol.operation.OverlapOperation.OverlapQuery;
import io.github.flightstand.protocol.operation.OverlapOperation.OverlapResult;
import io.github.flightstand.protocol.operation.OverlapOperation.PairFound;
import io.github.flightstand.protocol.operation.PlaceOperation.PlaceQuery;
import io.github.flightstand.protocol.operation.PlaceOperation.PlaceResult;
import io.github.flightstand.protocol.operation.RangeOperation.RangeQuery;
import io.github.flightstand.protocol.operation.RangeOperation.RangeResult;
import io.github.flightstand.protocol.operation.TableOperations.KeptResult;
import io.github.flightstand.protocol.operation.TableOperations.TableQuery;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MeasurePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * The pictures of results that say how pieces stand. Each is of a query that was answered, so all
 * that it names is there. Pictures are in the table's own frame, whatever the query's.
 */
final class PlacePictures {

  private PlacePictures() {}

  static TablePicture overlap(Query<OverlapQuery> query, OverlapResult result) {
    TablePicture picture = TablePicture.of(query.table(query.asked().table()));
    for (PairFound pair : result.pairs()) {
      Mark mark = pair.relation() == Relation.OVERLAP ? Mark.BLOCKING : Mark.FOUND;
      picture.highlight(mark, pair.a()).highlight(mark, pair.b());
    }
    long overlaps =
        result.pairs().stream().filter(pair -> pair.relation() == Relation.OVERLAP).count();
    return picture.caption(overlaps + " overlap, " + (result.pairs().size() - overlaps) + " touch");
  }

  static TablePicture range(Query<RangeQuery> query, RangeResult result) {
    RangeQuery asked = query.asked();
    Table table = query.table(asked.table());
    return MeasurePicture.ofRange(
        table,
        Query.ship(table, "from", asked.from()),
        asked.to(),
        result.line(),
        result.range().map(RangeBand::numbered));
  }

  static TablePicture attack(Query<AttackQuery> query, AttackResult result) {
    AttackQuery asked = query.asked();
    Table table = query.table(asked.table());
    Aim aim =
        new Aim(
            AttackOperation.combatant(table, "attacker", asked.attacker()),
            AttackOperation.combatant(table, "target", asked.target()),
            asked.section(),
            asked.arc());
    return MeasurePicture.ofAttack(
        table, aim, new AttackRuler(query.inForce()).measure(table, aim), query.inForce());
  }

  static TablePicture near(Query<NearQuery> query, NearResult result) {
    NearQuery asked = query.asked();
    Table table = query.table(asked.table());
    TablePicture picture = TablePicture.of(table);
    RangeBand nearest = RangeBand.numbered(asked.band().nearest());
    RangeBand last = RangeBand.numbered(asked.band().last());
    if (asked.from() instanceof PieceId piece) {
      picture.near(outlines(table, piece.id()), nearest, last);
    } else if (asked.from() instanceof EdgeJson edge) {
      picture.near(edge.edge(), nearest, last);
    } else {
      picture.near(((PointJson) asked.from()).on(query.coordinates()), nearest, last);
    }
    result.pieces().forEach(found -> picture.highlight(Mark.FOUND, found.id()));
    return picture.caption(
        "At range "
            + nearest.number()
            + (nearest == last ? "" : " to " + last.number())
            + ": "
            + result.pieces().size()
            + (result.pieces().size() == 1 ? " piece" : " pieces"));
  }

  static TablePicture place(Query<PlaceQuery> query, PlaceResult result) {
    PlaceQuery asked = query.asked();
    Table table = query.table(asked.table());
    TablePicture picture = TablePicture.of(table);
    zone(query, asked.zone(), picture);
    result.reasons().stream()
        .map(PlacementRefusal::of)
        .filter(table::holds)
        .distinct()
        .forEach(id -> picture.highlight(Mark.BLOCKING, id));
    piece(query, result.legal() ? Mark.END : Mark.REFUSED, asked.piece(), picture);
    return picture.caption(
        asked.piece().id() + " may " + (result.legal() ? "" : "not ") + "be set up here");
  }

  static TablePicture freeRegion(Query<FreeRegionQuery> query, FreeRegionResult result) {
    FreeRegionQuery asked = query.asked();
    TablePicture picture = TablePicture.of(query.table(asked.table()));
    zone(query, asked.zone(), picture);
    picture.region(Mark.FREE, result.region());
    return picture.caption(
        "The centre of "
            + asked.piece().id()
            + (result.region().isEmpty() ? " may be nowhere" : " may be where it is green"));
  }

  private static void zone(Query<?> query, Optional<List<PointJson>> zone, TablePicture picture) {
    zone.map(corners -> query.zone(corners))
        .map(outline -> new Region(List.of(new Region.Piece(outline, List.of()))))
        .ifPresent(ground -> picture.region(Mark.ZONE, ground));
  }

  private static void piece(Query<?> query, Mark mark, PieceJson piece, TablePicture picture) {
    if (piece instanceof ShipJson ship) {
      picture.base(mark, ship.on(query.coordinates(), query.inForce().movement().parts()));
    } else if (piece instanceof TokenJson token) {
      picture.token(mark, token.on(query.coordinates(), query.inForce().movement().parts()));
    } else {
      picture.shape(mark, ((ObstacleJson) piece).on(query.coordinates()).outline());
    }
  }

  static TablePicture table(Query<TableQuery> query, KeptResult result) {
    return TablePicture.of(query.table(query.asked().table()));
  }

  /** Returns what is measured of a piece that is not outside of the play area. */
  private static List<? extends Polygon> outlines(Table table, String id) {
    return table
        .ship(id)
        .<List<? extends Polygon>>map(ship -> List.of(ship.base().plastic().placedIn(ship.pose())))
        .or(() -> table.obstacle(id).map(rock -> List.of(rock.outline())))
        .orElseGet(
            () ->
                LaidToken.of(table.token(id).orElseThrow(), table.playArea())
                    .forRange()
                    .orElseThrow()
                    .parts());
  }
}
