package io.github.flightstand.tools.page.game;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.Boarding;
import io.github.flightstand.rules.engine.state.Boarding.Dock;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import io.github.flightstand.rules.engine.state.ShipBoarding.Hulk;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.WingState;
import io.github.flightstand.tools.page.ChapterStep.Fare;
import io.github.flightstand.tools.page.ChapterStep.Fare.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A player's knowledge of a ship, in words and as figures to show at the ship. */
final class ShipFacts {

  private final View view;
  private final String id;
  private final ShipState ship;
  private final Names names;

  ShipFacts(View view, String id, Names names) {
    this.view = view;
    this.id = id;
    this.names = names;
    ship = view.ships().stream().filter(any -> any.id().equals(id)).findFirst().orElseThrow();
  }

  /** Returns what is shown at the ship. */
  Fare fare() {
    Map<String, Integer> tokens = new LinkedHashMap<>();
    Stream.concat(Stream.of(ship.tokens()), ship.parts().stream().map(SectionState::tokens))
        .distinct()
        .forEach(
            held ->
                held.counts()
                    .forEach(
                        (kind, count) -> tokens.merge(Formats.word(kind), count, Integer::sum)));
    return new Fare(
        ship.parts().stream().map(this::part).toList(),
        tokens,
        ship.locks().stream().map(lock -> names.of(lock.target())).toList());
  }

  private Part part(SectionState section) {
    int hull = ship.card().hull(section.section());
    int left = section.crippled() ? 0 : Math.max(0, hull - section.damage().size());
    return new Part(left, hull, section.shields(), ship.card().shields(section.section()));
  }

  /** Returns the facts, the most lasting first. */
  List<String> words() {
    List<String> facts = new ArrayList<>();
    if (ship.status() != Status.IN_PLAY) {
      facts.add(Formats.word(ship.status()).replace('-', ' '));
    }
    if (ship.card().huge().isPresent()) {
      facts.add("energy " + ship.tokens().of(TokenType.ENERGY));
    }
    ship.parts().forEach(section -> facts.addAll(section(section)));
    ship.tokens()
        .counts()
        .forEach(
            (kind, count) -> {
              // Energy comes before the sections, even if there is none.
              if (kind != TokenType.ENERGY) {
                facts.add(count + " " + Formats.word(kind));
              }
            });
    ship.lock()
        .ifPresent(
            target -> {
              String part = ship.lockSection().map(section -> ", " + section.word()).orElse("");
              facts.add("locked on to " + names.of(target) + part);
            });
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
                        + names.of(ship.card().wing().orElseThrow().leader())));
    ship.boarding().ifPresent(boarding -> facts.addAll(boarding(boarding)));
    if (ship.ionised()) {
      facts.add("ionised");
    }
    if (!ship.actions().isEmpty()) {
      facts.add(
          "did " + ship.actions().stream().map(names::ofOption).collect(Collectors.joining(", ")));
    }
    ship.dropped().forEach(bomb -> facts.add("dropped " + bomb.bomb() + ": " + bomb.token()));
    if (ship.lingers()) {
      facts.add(
          ship.card().huge().isPresent()
              ? "crippled after its attack"
              : "destroyed after its attack");
    }
    Set<String> touching = new TreeSet<>();
    view.open().table().touchingPairs().stream()
        .filter(pair -> pair.contains(id))
        .flatMap(Set::stream)
        .filter(other -> !other.equals(id))
        .map(names::of)
        .forEach(touching::add);
    if (!touching.isEmpty()) {
      facts.add("touches " + String.join(", ", touching));
    }
    return facts;
  }

  /** Returns the facts by the rules for boarding; a disabled ship stays disabled (004-016). */
  private List<String> boarding(ShipBoarding boarding) {
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
        facts.add(words(dock, dock.ship().equals(id)) + " " + names.of(dock.other(id)));
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

  /** Returns the shields and the damage of a ship, or of a section of a corvette. */
  private List<String> section(SectionState section) {
    ShipCard card = ship.card();
    List<String> facts = new ArrayList<>();
    if (section.crippled()) {
      facts.add("crippled");
    }
    if (card.shields(section.section()) > 0) {
      facts.add("shields " + section.shields() + " of " + card.shields(section.section()));
    }
    facts.add(damage(section.damage().size(), card.hull(section.section())));
    section.damage().stream()
        .flatMap(damage -> damage.face().stream())
        .map(face -> "face up: " + names.ofOption(face))
        .forEach(facts::add);
    section.tokens().counts().forEach((kind, count) -> facts.add(count + " " + Formats.word(kind)));
    String of = section.section().map(name -> name.word() + ": ").orElse("");
    return facts.stream().map(fact -> of + fact).toList();
  }

  static String damage(int cards, int hull) {
    return cards + (cards == 1 ? " damage card" : " damage cards") + ", hull " + hull;
  }
}
