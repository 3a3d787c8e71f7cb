package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.reposition.TokenMoves.Drop;
import io.github.flightstand.movement.table.LaidToken.OffTable;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.OutlineJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * {@code drop}: where a bomb, mine or remote lands that a ship drops or launches, and which ships
 * it lands on.
 */
final class DropOperation {

  /** The kinds of token that a ship drops or launches. */
  enum Dropped {
    BOMB,
    MINE,
    REMOTE
  }

  /**
   * Asks where a bomb, mine or remote lands. template is a speed digit and a bearing letter, left
   * and right as seen by the ship; the straight 1 if absent. launch says whether it leads from the
   * front guides, not the rear ones. outline is that of a bomb or mine that has not the usual one.
   */
  record DropQuery(
      TableJson table,
      String ship,
      Dropped kind,
      Optional<LaidTemplate> template,
      @Default("false") boolean launch,
      Optional<OutlineJson> outline)
      implements OnTable {}

  /**
   * The token's pose, the ships that it lies on, and the part of it outside the play area.
   *
   * @param setsOff the ships that set off a mine at once; if there are several, the player who lays
   *     it picks one. Empty for a bomb or remote.
   */
  record DropResult(
      Pose pose,
      List<String> under,
      OffTable offTable,
      List<String> setsOff,
      Optional<NoConfidence> confidence) {}

  static Operation<DropQuery, DropResult> operation() {
    return new Operation<>(DropQuery.class, DropResult.class, true, DropOperation::answer);
  }

  private static Pictured<DropResult> answer(Query<DropQuery> query) {
    DropQuery asked = query.asked();
    Table table = query.table(asked.table());
    LaidTemplate template = asked.template().orElse(LaidTemplate.STRAIGHT_1);
    Ship ship = Query.ship(table, "ship", asked.ship());
    TokenKind kind = TokenKind.valueOf(asked.kind().name());
    Side side = template.bearing().side();
    MovementRules rules = query.inForce().movement();
    Template shape = rules.parts().template(template.kind(), template.speed());
    TokenMoves moves = new TokenMoves(rules);
    boolean launch = asked.launch();
    // Where it lies before does not matter.
    Token device =
        new TokenJson(Formats.word(kind), kind, PoseJson.of(ship.pose()), asked.outline())
            .on(CoordinateFrame.TABLE, rules.parts());
    Drop drop =
        launch
            ? moves.launch(table, ship.id(), device, template.kind(), template.speed(), side)
            : moves.drop(table, ship.id(), device, template.kind(), template.speed(), side);
    double toEdge = ship.base().length() / 2;
    Pose edge =
        launch ? ship.pose().shiftedBy(toEdge, 0) : ship.pose().turnedBy(180).shiftedBy(toEdge, 0);
    return new Pictured<>(
        new DropResult(
            drop.pose(),
            drop.under(),
            drop.offTable(),
            kind == TokenKind.MINE ? drop.under() : List.of(),
            query.noConfidence()),
        () ->
            TablePicture.of(table)
                .shape(Mark.TEMPLATE, shape.outline(launch ? side : side.mirrored()).placedIn(edge))
                .highlight(Mark.BLOCKING, drop.under())
                .token(Mark.END, device.at(drop.pose()))
                .caption(ship.id() + (launch ? " launches a " : " drops a ") + Formats.word(kind))
                .tell("under", drop.under())
                .tell("set off at once", kind == TokenKind.MINE && !drop.under().isEmpty())
                .tell("partly off the table", drop.offTable() == OffTable.PART)
                .tell("off the table", drop.offTable() == OffTable.WHOLE));
  }
}
