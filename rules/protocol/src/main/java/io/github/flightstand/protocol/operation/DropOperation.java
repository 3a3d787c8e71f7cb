package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.reposition.TokenMoves.Drop;
import io.github.flightstand.movement.table.LaidToken.OffTable;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.TemplateJson;
import java.util.List;
import java.util.Optional;

/** {@code drop}: where a bomb or mine lands that a ship drops, and on whom. */
final class DropOperation {

  private DropOperation() {}

  /** What a ship drops. */
  enum Dropped {
    BOMB,
    MINE
  }

  /**
   * Asks where a bomb or mine lands. template is a speed digit and a bearing letter as in a
   * maneuver, left and right as seen by the ship; absent: the straight 1.
   */
  record DropQuery(TableJson table, String ship, Dropped kind, Optional<TemplateJson> template) {}

  /**
   * Where it lies, on whom, and how much of it lies outside the play area.
   *
   * @param setsOff the ships that set off a mine laid there at once; of several its layer picks
   *     one. None for a bomb.
   */
  record DropResult(
      Pose pose,
      List<String> under,
      OffTable offTable,
      List<String> setsOff,
      Optional<NoConfidence> confidence) {}

  static Operation<DropQuery, DropResult> operation() {
    return new Operation<>(DropQuery.class, DropResult.class, DropOperation::answer)
        .drawn((query, result) -> MovePictures.drop(query, result));
  }

  private static DropResult answer(Query<DropQuery> query) {
    DropQuery asked = query.asked();
    Table table = query.table(asked.table());
    TemplateJson template = asked.template().orElse(TemplateJson.STRAIGHT_1);
    Drop drop =
        new TokenMoves(query.inForce().movement())
            .drop(
                table,
                Query.ship(table, "ship", asked.ship()).id(),
                asked.kind() == Dropped.BOMB ? TokenKind.BOMB : TokenKind.MINE,
                template.kind(),
                template.speed(),
                template.side());
    return new DropResult(
        drop.pose(),
        drop.under(),
        drop.offTable(),
        asked.kind() == Dropped.MINE ? drop.under() : List.of(),
        query.noConfidence());
  }
}
