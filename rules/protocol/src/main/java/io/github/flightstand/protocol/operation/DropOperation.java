package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Pose;
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
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;
import java.util.Optional;

/** {@code drop}: where a bomb or mine lands that a ship drops, and which ships it lands on. */
final class DropOperation {

  /** The kinds of token that a ship drops. */
  enum Dropped {
    BOMB,
    MINE
  }

  /**
   * Asks where a bomb or mine lands. template is a speed digit and a bearing letter, left and right
   * as seen by the ship; the straight 1 if absent.
   */
  record DropQuery(TableJson table, String ship, Dropped kind, Optional<LaidTemplate> template)
      implements OnTable {}

  /**
   * The token's pose, the ships that it lies on, and the part of it outside the play area.
   *
   * @param setsOff the ships that set off a mine at once; if there are several, the player who lays
   *     it picks one. Empty for a bomb.
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
    Drop drop =
        new TokenMoves(rules).drop(table, ship.id(), kind, template.kind(), template.speed(), side);
    Pose rear = ship.pose().shiftedBy(-ship.base().length() / 2, 0).turnedBy(180);
    return new Pictured<>(
        new DropResult(
            drop.pose(),
            drop.under(),
            drop.offTable(),
            kind == TokenKind.MINE ? drop.under() : List.of(),
            query.noConfidence()),
        () ->
            TablePicture.of(table)
                .shape(Mark.TEMPLATE, shape.outline(side.mirrored()).placedIn(rear))
                .highlight(Mark.BLOCKING, drop.under())
                .token(
                    Mark.END,
                    new Token(
                        Formats.word(kind), kind, rules.parts().tokenOutline(kind), drop.pose()))
                .caption(ship.id() + " drops a " + Formats.word(kind))
                .tell("under", drop.under())
                .tell("set off at once", kind == TokenKind.MINE && !drop.under().isEmpty())
                .tell("partly off the table", drop.offTable() == OffTable.PART)
                .tell("off the table", drop.offTable() == OffTable.WHOLE));
  }
}
