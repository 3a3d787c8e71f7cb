package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.TemplateJson;
import java.util.List;
import java.util.Optional;

/** {@code remote}: where a remote ends that moves forward along a template. */
final class RemoteOperation {

  private static final Pointer TOKEN = Pointer.of("/token");

  private RemoteOperation() {}

  /**
   * Asks where a remote ends. template is a speed digit and a bearing letter as in a maneuver, left
   * and right as seen by the remote.
   */
  record RemoteQuery(TableJson table, String token, TemplateJson template) {}

  /**
   * Where it ends, whether it has fled there, and the mines it sets off.
   *
   * @param fled any part of it is outside the play area
   * @param tokens the mines that it or the template sets off
   */
  record RemoteResult(
      Pose pose, boolean fled, List<String> tokens, Optional<NoConfidence> confidence) {}

  static Operation<RemoteQuery, RemoteResult> operation() {
    return new Operation<>(RemoteQuery.class, RemoteResult.class, RemoteOperation::answer)
        .drawn((query, result) -> MovePictures.remote(query, result));
  }

  private static RemoteResult answer(Query<RemoteQuery> query) {
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
          "a remote, since no other token moves");
    }
    TemplateJson template = asked.template();
    TokenMoves.End end =
        new TokenMoves(query.inForce().movement())
            .forward(table, token, template.kind(), template.speed(), template.side());
    return new RemoteResult(end.pose(), end.fled(), end.mines(), query.noConfidence());
  }
}
