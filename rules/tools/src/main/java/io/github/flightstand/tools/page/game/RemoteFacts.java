package io.github.flightstand.tools.page.game;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import java.util.ArrayList;
import java.util.List;

/** The facts about a remote or an objective token, which are all public. */
final class RemoteFacts {

  static List<String> of(RemoteState remote) {
    List<String> facts = new ArrayList<>();
    facts.add(remote.card().kind() + " of " + remote.seat());
    if (remote.status() != Status.IN_PLAY) {
      facts.add(Formats.word(remote.status()).replace('-', ' '));
    }
    remote.aboard().ifPresent(carrier -> facts.add("on the card of " + carrier));
    remote
        .card()
        .values()
        .ifPresent(
            values -> {
              facts.add(ShipFacts.damage(remote.damage().size(), values.hull()));
              if (values.invented()) {
                facts.add("its values are invented");
              }
            });
    remote.side().ifPresent(side -> facts.add(Formats.word(side) + " side up"));
    if (!remote.active()) {
      facts.add("inactive");
    }
    if (remote.tokens() > 0) {
      facts.add(remote.tokens() + (remote.tokens() == 1 ? " token" : " tokens"));
    }
    if (remote.lingering()) {
      facts.add("destroyed, removed after its initiative");
    }
    return facts;
  }
}
