package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;
import java.util.Optional;

/** {@code remote}: where a remote ends that moves forward along a template. */
final class RemoteOperation {

  private static final Pointer TOKEN = Pointer.of("/token");

  /**
   * Asks where a remote ends that moves forward along a template.
   *
   * @param token the remote's id
   * @param template its template, as {@code 2F}
   */
  record RemoteQuery(TableJson table, String token, LaidTemplate template) implements OnTable {}

  /**
   * The end of the remote's move.
   *
   * @param fled whether any part of the piece is outside the play area
   * @param tokens the mines that the end of the move, or the used part of its template, sets off
   * @param confidence empty; present with {@code uncertainty}
   */
  record RemoteResult(
      Pose pose, boolean fled, List<String> tokens, Optional<NoConfidence> confidence) {}

  static Operation<RemoteQuery, RemoteResult> operation() {
    return new Operation<>(RemoteQuery.class, RemoteResult.class, true, RemoteOperation::answer);
  }

  private static Pictured<RemoteResult> answer(Query<RemoteQuery> query) {
    RemoteQuery asked = query.asked();
    Table table = query.table(asked.table());
    Token token =
        table
            .token(asked.token())
            .orElseThrow(() -> TableJson.missing("token", asked.token(), TOKEN));
    if (token.kind() != TokenKind.REMOTE) {
      throw FaultException.unexpected(
          TOKEN,
          Excerpt.quoted(asked.token()) + ", of kind " + Formats.word(token.kind()),
          "a remote, because no other token moves");
    }
    LaidTemplate template = asked.template();
    Side side = template.bearing().side();
    MovementRules rules = query.inForce().movement();
    Template shape = rules.parts().template(template.kind(), template.speed());
    TokenMoves.End end =
        new TokenMoves(rules).forward(table, token, template.kind(), template.speed(), side);
    // Tokens are squares about their centers.
    Pose front = token.pose().shiftedBy(token.body().radius() / Math.sqrt(2), 0);
    return new Pictured<>(
        new RemoteResult(end.pose(), end.fled(), end.mines(), query.noConfidence()),
        () ->
            TablePicture.of(table)
                .shape(Mark.TEMPLATE, shape.outline(side).placedIn(front))
                .highlight(Mark.BLOCKING, end.mines())
                .token(end.fled() ? Mark.REFUSED : Mark.END, token.at(end.pose()))
                .caption(token.id() + " moves")
                .tell("flees", end.fled())
                .tell("sets off", end.mines()));
  }
}
