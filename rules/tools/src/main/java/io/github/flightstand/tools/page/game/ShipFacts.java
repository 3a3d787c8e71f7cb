package io.github.flightstand.tools.page.game;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.Hulk;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.WingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a player knows of a ship, in words. */
final class ShipFacts {

  private ShipFacts() {}

  /** Returns the facts, the most lasting first. */
  static List<String> of(View view, String id) {
    ShipState ship =
        view.ships().stream().filter(any -> any.card().id().equals(id)).findFirst().orElseThrow();
    List<String> facts = new ArrayList<>();
    if (ship.status() != Status.IN_PLAY) {
      facts.add(Formats.word(ship.status()).replace('-', ' '));
    }
    if (ship.huge().isPresent()) {
      facts.addAll(HugeFacts.of(ship));
    } else {
      facts.addAll(hull(ship.shields(), ship.card().shields(), ship.damage(), ship.card().hull()));
    }
    ship.tokens()
        .counts()
        .forEach(
            (kind, count) -> {
              // Energy stands before the sections, even where there is none.
              if (kind != TokenType.ENERGY) {
                facts.add(count + " " + Formats.word(kind));
              }
            });
    ship.lock()
        .ifPresent(
            target ->
                facts.add(
                    "locked on to "
                        + target
                        + ship.lockSection().map(section -> ", " + section.word()).orElse("")));
    ship.dial()
        .ifPresent(
            dial ->
                facts.add(
                    "dial: "
                        + dial.maneuver().map(maneuver -> maneuver.words()).orElse("hidden")
                        + (ship.dialOpen() ? "" : dial.hidden() ? "" : ", face down")));
    ship.wing()
        .ifPresent(
            wing ->
                facts.add(
                    (wing == WingState.SPLIT ? "split from the wing of " : "in the wing of ")
                        + ship.card().wing().orElseThrow().leader()));
    ship.boarding().ifPresent(boarding -> facts.addAll(boarding(view, id, boarding)));
    if (ship.ionised()) {
      facts.add("ionised");
    }
    if (!ship.actions().isEmpty()) {
      facts.add("did " + String.join(", ", ship.actions()));
    }
    ship.dropped().forEach(bomb -> facts.add("dropped " + bomb.bomb() + ": " + bomb.token()));
    if (ship.lingering()) {
      facts.add(
          ship.huge().isPresent() ? "crippled after its attack" : "destroyed after its attack");
    }
    Set<String> touching = new TreeSet<>();
    view.open().table().touchingPairs().stream()
        .filter(pair -> pair.contains(id))
        .forEach(touching::addAll);
    touching.remove(id);
    if (!touching.isEmpty()) {
      facts.add("touches " + String.join(", ", touching));
    }
    return facts;
  }

  /** Returns the facts by the rules for boarding: who is disabled stays so (004-016). */
  private static List<String> boarding(View view, String id, ShipBoarding boarding) {
    List<String> facts = new ArrayList<>();
    boarding
        .hulk()
        .flatMap(Hulk::disabledIn)
        .ifPresent(round -> facts.add("disabled in round " + round));
    if (boarding.crew().gear()) {
      facts.add("boarding gear");
    }
    for (Dock dock : view.open().boarding().map(Boarding::docks).orElse(List.of())) {
      if (dock.holds(id)) {
        facts.add(words(dock, dock.ship().equals(id)) + " " + dock.other(id));
      }
    }
    return facts;
  }

  private static String words(Dock dock, boolean docked) {
    return switch (dock.stage()) {
      case DOCKED -> docked ? "docked to" : "host of";
      case FIGHT -> "in a fight with";
      case TOW -> docked ? "tows" : "towed by";
    };
  }

  /** Returns the facts about shields and damage. */
  static List<String> hull(int shields, int most, List<DealtCard> damage, int hull) {
    List<String> facts = new ArrayList<>();
    if (most > 0) {
      facts.add("shields " + shields + " of " + most);
    }
    facts.add(
        damage.size() + (damage.size() == 1 ? " damage card" : " damage cards") + ", hull " + hull);
    damage.stream()
        .flatMap(card -> card.face().stream())
        .map(face -> "face up: " + face)
        .forEach(facts::add);
    return facts;
  }
}
