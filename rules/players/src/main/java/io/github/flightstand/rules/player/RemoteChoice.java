package io.github.flightstand.rules.player;

import io.github.flightstand.movement.reposition.TokenMoves;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.List;

/** A choice of a template along which a remote stays on the table, if there is one. */
final class RemoteChoice {

  static Command template(Tools tools, View view, Decision decision) {
    Option option = decision.options().get(0);
    List<String> codes = ((Domain.OneOf) option.domain()).names();
    Token token = view.open().table().token(decision.ship().orElseThrow()).orElseThrow();
    TokenMoves moves = new TokenMoves(tools.rules().movement());
    String stays =
        codes.stream()
            .filter(
                code -> {
                  LaidTemplate template = LaidTemplate.parse(code);
                  return !moves
                      .forward(
                          view.open().table(),
                          token,
                          template.kind(),
                          template.speed(),
                          template.bearing().side())
                      .fled();
                })
            .findFirst()
            .orElse(codes.get(0));
    return Command.of(decision.id(), option.key()).withValue(stays);
  }
}
