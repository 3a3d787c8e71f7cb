package io.github.flightstand.rules.page.game;

import io.github.flightstand.rules.engine.state.Marker;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.view.CardView;
import io.github.flightstand.rules.engine.view.ShipView;
import io.github.flightstand.rules.engine.view.View;
import io.github.flightstand.rules.protocol.codec.Codec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a player knows of a ship, in words. */
final class ShipFacts {

  private ShipFacts() {}

  /** Returns the facts, the most lasting first. */
  static List<String> of(View view, String id) {
    ShipView ship =
        view.ships().stream().filter(any -> any.card().id().equals(id)).findFirst().orElseThrow();
    List<String> facts = new ArrayList<>();
    if (ship.status() != Status.IN_PLAY) {
      facts.add(Codec.word(ship.status()).replace('-', ' '));
    }
    if (ship.card().shields() > 0) {
      facts.add("shields " + ship.shields() + " of " + ship.card().shields());
    }
    facts.add(
        ship.damage().size()
            + (ship.damage().size() == 1 ? " damage card" : " damage cards")
            + ", hull "
            + ship.card().hull());
    ship.damage().stream()
        .map(CardView::face)
        .flatMap(face -> face.stream())
        .map(face -> "face up: " + face)
        .forEach(facts::add);
    for (Marker marker : Marker.values()) {
      if (ship.markers().of(marker) > 0) {
        facts.add(ship.markers().of(marker) + " " + Codec.word(marker));
      }
    }
    ship.lock().ifPresent(target -> facts.add("locked on to " + target));
    ship.dial()
        .ifPresent(
            dial ->
                facts.add(
                    "dial: "
                        + dial.maneuver().map(maneuver -> maneuver.words()).orElse("hidden")
                        + (ship.dialOpen() ? "" : dial.hidden() ? "" : ", face down")));
    if (ship.ionised()) {
      facts.add("ionised");
    }
    if (!ship.actions().isEmpty()) {
      facts.add("did " + String.join(", ", ship.actions()));
    }
    ship.dropped().forEach(bomb -> facts.add("dropped " + bomb.bomb() + ": " + bomb.token()));
    if (ship.lingering()) {
      facts.add("destroyed after its attack");
    }
    Set<String> touching = new TreeSet<>();
    view.table().touchingPairs().stream()
        .filter(pair -> pair.contains(id))
        .forEach(touching::addAll);
    touching.remove(id);
    if (!touching.isEmpty()) {
      facts.add("touches " + String.join(", ", touching));
    }
    return facts;
  }
}
