package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.Generator;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;

/** A player that comes with the program, at a seat of one game; it keeps notes. */
public record BuiltIn(PlayerKind kind, Player player, Generator generator) {

  /** Returns a player who has not played yet and draws from the seed as in a match. */
  public static BuiltIn of(PlayerKind kind, CardSet cards, String seed, String seat) {
    return new BuiltIn(kind, kind.player(cards), Generator.of(seed, seat));
  }

  /** Answers one of the decisions, at least one, in a view. */
  public Command decide(View view) {
    return player.decide(view, generator);
  }
}
