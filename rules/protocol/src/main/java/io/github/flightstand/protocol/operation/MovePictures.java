package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.Pose;
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
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.TemplateJson;
import io.github.flightstand.protocol.operation.DockOperation.Berths;
import io.github.flightstand.protocol.operation.DockOperation.DockQuery;
import io.github.flightstand.protocol.operation.DockOperation.DockResult;
import io.github.flightstand.protocol.operation.DropOperation.DropQuery;
import io.github.flightstand.protocol.operation.DropOperation.DropResult;
import io.github.flightstand.protocol.operation.FormationOperation.FormationQuery;
import io.github.flightstand.protocol.operation.FormationOperation.FormationResult;
import io.github.flightstand.protocol.operation.FormationOperation.InFormation;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverQuery;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.protocol.operation.RemoteOperation.RemoteQuery;
import io.github.flightstand.protocol.operation.RemoteOperation.RemoteResult;
import io.github.flightstand.protocol.operation.RepositionOperations.AheadResult;
import io.github.flightstand.protocol.operation.RepositionOperations.BoostQuery;
import io.github.flightstand.protocol.operation.RepositionOperations.DecloakQuery;
import io.github.flightstand.protocol.operation.RepositionOperations.RepositionResult;
import io.github.flightstand.protocol.operation.RepositionOperations.RollQuery;
import io.github.flightstand.protocol.operation.RepositionOperations.SidewaysResult;
import io.github.flightstand.protocol.operation.TowOperation.TowQuery;
import io.github.flightstand.protocol.operation.TowOperation.TowResult;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The pictures of results that say where pieces move. Each is of a query that was answered, so all
 * that it names is there. Pictures are in the table's own frame, whatever the query's.
 */
final class MovePictures {

  private MovePictures() {}

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
            new Token(Formats.word(kind), kind, rules.parts().tokenOutline(kind), result.pose()))
        .caption(ship.id() + " drops a " + Formats.word(kind));
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
            + Formats.word(asked.edge())
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
                + Formats.word(result.outcome())
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
}
