package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.maneuver.TowResolution;
import io.github.flightstand.movement.maneuver.Towing;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.movement.token.LaidToken;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.picture.Mark;
import io.github.flightstand.rules.picture.MeasurePicture;
import io.github.flightstand.rules.picture.MovePicture;
import io.github.flightstand.rules.picture.TablePicture;
import io.github.flightstand.rules.protocol.codec.Codec;
import io.github.flightstand.rules.protocol.form.EdgeJson;
import io.github.flightstand.rules.protocol.form.ObstacleJson;
import io.github.flightstand.rules.protocol.form.PieceId;
import io.github.flightstand.rules.protocol.form.PieceJson;
import io.github.flightstand.rules.protocol.form.PointJson;
import io.github.flightstand.rules.protocol.form.ShipJson;
import io.github.flightstand.rules.protocol.form.TemplateJson;
import io.github.flightstand.rules.protocol.form.TokenJson;
import io.github.flightstand.rules.protocol.operation.AttackOperation.AttackQuery;
import io.github.flightstand.rules.protocol.operation.AttackOperation.AttackResult;
import io.github.flightstand.rules.protocol.operation.DockOperation.Berths;
import io.github.flightstand.rules.protocol.operation.DockOperation.DockQuery;
import io.github.flightstand.rules.protocol.operation.DockOperation.DockResult;
import io.github.flightstand.rules.protocol.operation.DropOperation.DropQuery;
import io.github.flightstand.rules.protocol.operation.DropOperation.DropResult;
import io.github.flightstand.rules.protocol.operation.FormationOperation.FormationQuery;
import io.github.flightstand.rules.protocol.operation.FormationOperation.FormationResult;
import io.github.flightstand.rules.protocol.operation.FormationOperation.InFormation;
import io.github.flightstand.rules.protocol.operation.FreeRegionOperation.FreeRegionQuery;
import io.github.flightstand.rules.protocol.operation.FreeRegionOperation.FreeRegionResult;
import io.github.flightstand.rules.protocol.operation.ManeuverOperation.ManeuverQuery;
import io.github.flightstand.rules.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.rules.protocol.operation.NearOperation.NearQuery;
import io.github.flightstand.rules.protocol.operation.NearOperation.NearResult;
import io.github.flightstand.rules.protocol.operation.OverlapOperation.OverlapQuery;
import io.github.flightstand.rules.protocol.operation.OverlapOperation.OverlapResult;
import io.github.flightstand.rules.protocol.operation.OverlapOperation.PairFound;
import io.github.flightstand.rules.protocol.operation.PlaceOperation.PlaceQuery;
import io.github.flightstand.rules.protocol.operation.PlaceOperation.PlaceResult;
import io.github.flightstand.rules.protocol.operation.RangeOperation.RangeQuery;
import io.github.flightstand.rules.protocol.operation.RangeOperation.RangeResult;
import io.github.flightstand.rules.protocol.operation.RemoteOperation.RemoteQuery;
import io.github.flightstand.rules.protocol.operation.RemoteOperation.RemoteResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.AheadResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.BoostQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.DecloakQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.RepositionResult;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.RollQuery;
import io.github.flightstand.rules.protocol.operation.RepositionOperations.SidewaysResult;
import io.github.flightstand.rules.protocol.operation.TableOperations.KeptResult;
import io.github.flightstand.rules.protocol.operation.TableOperations.TableQuery;
import io.github.flightstand.rules.protocol.operation.TowOperation.TowQuery;
import io.github.flightstand.rules.protocol.operation.TowOperation.TowResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The pictures of results. Each is of a query that was answered, so all that it names is there.
 * Pictures are in the table's own frame, whatever the query's.
 */
final class Pictures {

  private Pictures() {}

  static TablePicture maneuver(Query<ManeuverQuery> query, ManeuverResult result) {
    ManeuverQuery asked = query.asked();
    Table table = query.table(asked.table());
    Resolver resolver = query.inForce().resolver();
    Ship ship = Query.ship(table, "ship", asked.ship());
    Resolution resolution =
        asked.offset().isPresent()
            ? resolver.resolve(table, ship.id(), asked.maneuver(), asked.offset().get())
            : resolver.resolve(table, ship.id(), asked.maneuver());
    TablePicture picture = MovePicture.of(table, ship, asked.maneuver(), resolution, resolver);
    result.tokens().forEach(id -> picture.highlight(Mark.BLOCKING, id));
    result.rammed().orElse(List.of()).forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return picture;
  }

  static TablePicture barrelRoll(Query<RollQuery> query, SidewaysResult result) {
    RollQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship ship = Query.ship(table, "ship", asked.ship());
    SidewaysMove move =
        SidewaysMove.barrelRoll(
            query.inForce().movement(),
            asked.template().orElse(1),
            ship.base(),
            asked.direction().side());
    return sideways(query, table, ship, move, asked.shift(), result.tokens());
  }

  static TablePicture decloak(Query<DecloakQuery> query, RepositionResult result) {
    DecloakQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship ship = Query.ship(table, "ship", asked.ship());
    MovementRules rules = query.inForce().movement();
    return result instanceof SidewaysResult aside
        ? sideways(
            query,
            table,
            ship,
            SidewaysMove.decloak(rules, ship.base(), asked.direction().side()),
            asked.shift(),
            aside.tokens())
        : ahead(query, table, ship, AheadMove.decloak(rules), ((AheadResult) result).tokens());
  }

  static TablePicture boost(Query<BoostQuery> query, AheadResult result) {
    BoostQuery asked = query.asked();
    Table table = query.table(asked.table());
    AheadMove move = AheadMove.boost(query.inForce().movement(), asked.direction().side());
    return ahead(query, table, Query.ship(table, "ship", asked.ship()), move, result.tokens());
  }

  private static TablePicture sideways(
      Query<?> query,
      Table table,
      Ship ship,
      SidewaysMove move,
      Optional<Double> asked,
      List<String> mines) {
    Repositions repositions = query.inForce().repositions();
    SidewaysMove.Options options = repositions.sideways(table, ship.id(), move);
    OptionalDouble nearest = options.nearestToCentred();
    Optional<Double> shift =
        asked.or(() -> nearest.isPresent() ? Optional.of(nearest.getAsDouble()) : Optional.empty());
    double to = shift.orElse(0.0);
    double slide =
        repositions
            .templateSlide(table, ship.id(), move, options, to)
            .orElseGet(() -> options.slideTowards(to));
    TablePicture picture = MovePicture.of(table, ship, move, options, shift, slide);
    mines.forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return picture;
  }

  private static TablePicture ahead(
      Query<?> query, Table table, Ship ship, AheadMove move, List<String> mines) {
    TablePicture picture =
        MovePicture.of(
            table, ship, move, query.inForce().repositions().ahead(table, ship.id(), move));
    mines.forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return picture;
  }

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
        result.range().map(number -> RangeBand.numbered(number)));
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

  static TablePicture drop(Query<DropQuery> query, DropResult result) {
    DropQuery asked = query.asked();
    Table table = query.table(asked.table());
    MovementRules rules = query.inForce().movement();
    Ship ship = Query.ship(table, "ship", asked.ship());
    TemplateJson template = asked.template().orElse(TemplateJson.STRAIGHT_1);
    TokenKind kind = TokenKind.valueOf(asked.kind().name());
    Pose rear = ship.pose().shiftedBy(-ship.base().length() / 2, 0).turnedBy(180);
    Side side = template.side().mirrored();
    TablePicture picture =
        TablePicture.of(table)
            .shape(
                Mark.TEMPLATE,
                rules
                    .parts()
                    .template(template.kind(), template.speed())
                    .outline(side)
                    .placedIn(rear));
    result.under().forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return picture
        .token(
            Mark.END,
            new Token(Codec.word(kind), kind, rules.parts().tokenOutline(kind), result.pose()))
        .caption(ship.id() + " drops a " + Codec.word(kind));
  }

  static TablePicture remote(Query<RemoteQuery> query, RemoteResult result) {
    RemoteQuery asked = query.asked();
    Table table = query.table(asked.table());
    Token remote = table.token(asked.token()).orElseThrow();
    TemplateJson template = asked.template();
    // Tokens are square about their centre.
    double front = remote.body().radius() / StrictMath.sqrt(2);
    TablePicture picture =
        TablePicture.of(table)
            .shape(
                Mark.TEMPLATE,
                query
                    .inForce()
                    .movement()
                    .parts()
                    .template(template.kind(), template.speed())
                    .outline(template.side())
                    .placedIn(remote.pose().shiftedBy(front, 0)));
    result.tokens().forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return picture
        .token(
            result.fled() ? Mark.REFUSED : Mark.END,
            new Token(remote.id(), remote.kind(), remote.outline(), result.pose()))
        .caption(remote.id() + " moves" + (result.fled() ? " and has fled" : ""));
  }

  static TablePicture dock(Query<DockQuery> query, DockResult result) {
    DockQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship ship = Query.ship(table, "ship", asked.ship());
    Ship host = Query.ship(table, "to", asked.to());
    TablePicture picture = TablePicture.of(table).highlight(Mark.FOUND, host.id());
    Berths berths = DockOperation.berths(query.inForce().movement(), table, ship, host, asked);
    for (Interval free : result.offsets().intervals()) {
      picture.slide(ship.at(berths.poseAt(free.lo())), ship.at(berths.poseAt(free.hi())));
    }
    result
        .approach()
        .ifPresent(flown -> picture.base(Mark.GHOST, ship.at(flown.flight().finalPose())));
    result
        .finalPose()
        .ifPresent(pose -> picture.base(result.legal() ? Mark.END : Mark.REFUSED, ship.at(pose)));
    return picture.caption(
        ship.id()
            + " at the "
            + Codec.word(asked.edge())
            + " of "
            + host.id()
            + ": "
            + (result.legal() ? "legal" : "not legal"));
  }

  static TablePicture tow(Query<TowQuery> query, TowResult result) {
    TowQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship tug = Query.ship(table, "ship", asked.ship());
    Ship tow = Query.ship(table, "tow", asked.tow());
    Towing towing = new Towing(query.inForce().movement());
    TowResolution resolution = towing.resolve(table, tug.id(), tow.id(), asked.maneuver());
    TablePicture picture =
        MovePicture.of(table, tug, asked.maneuver(), resolution.pair(), towing.resolver());
    if (!result.tow().nominal().equals(result.tow().finalPose())) {
      picture.base(Mark.GHOST, tow.at(result.tow().nominal()));
    }
    result.tokens().forEach(id -> picture.highlight(Mark.BLOCKING, id));
    return picture
        .base(Mark.END, tow.at(result.tow().finalPose()))
        .caption(
            tug.id()
                + " tows "
                + tow.id()
                + ": "
                + asked.maneuver().words()
                + ", "
                + Codec.word(result.outcome())
                + (result.home().orElse(false) ? ", home" : "")
                + (result.fled() ? ", fled" : ""));
  }

  static TablePicture formation(Query<FormationQuery> query, FormationResult result) {
    FormationQuery asked = query.asked();
    Table table = query.table(asked.table());
    Ship leader = Query.ship(table, "leader", asked.leader());
    TablePicture picture = TablePicture.of(table);
    result.leader().ifPresent(led -> picture.base(Mark.END, leader.at(led.finalPose())));
    int split = 0;
    for (InFormation mate : result.wingmates()) {
      Ship ship = Query.ship(table, "ship", mate.ship());
      if (!mate.free()) {
        split++;
        picture.base(Mark.REFUSED, ship.at(mate.pose()));
        mate.overlapped().forEach(id -> picture.highlight(Mark.BLOCKING, id));
      }
      picture.base(Mark.END, ship.at(mate.finalPose()));
    }
    return picture.caption(
        "The wing of "
            + leader.id()
            + ": "
            + (result.wingmates().size() - split)
            + " in formation, "
            + split
            + " not");
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
