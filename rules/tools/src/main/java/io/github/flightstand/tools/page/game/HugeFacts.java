package io.github.flightstand.tools.page.game;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.ArrayList;
import java.util.List;

/** What a player knows of the energy and the sections of a huge ship, in words. */
final class HugeFacts {

  private HugeFacts() {}

  /** Returns the facts, section by section. */
  static List<String> of(ShipState ship) {
    List<String> facts = new ArrayList<>();
    facts.add("energy " + ship.tokens().of(TokenType.ENERGY));
    for (SectionState section : ship.huge().orElseThrow().sections()) {
      SectionCard printed = ship.card().huge().orElseThrow().section(section.section());
      String of = section.section().map(name -> name.word() + ": ").orElse("");
      if (section.crippled()) {
        facts.add(of + "crippled");
      }
      ShipFacts.hull(section.shields(), printed.shields(), section.damage(), printed.hull())
          .forEach(fact -> facts.add(of + fact));
      section
          .tokens()
          .counts()
          .forEach((kind, count) -> facts.add(of + count + " " + Formats.word(kind)));
    }
    return facts;
  }
}
