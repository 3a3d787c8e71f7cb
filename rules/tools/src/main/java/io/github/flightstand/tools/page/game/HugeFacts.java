package io.github.flightstand.tools.page.game;

import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipCard;
import java.util.ArrayList;
import java.util.List;

/** What a player knows of the energy and the sections of a huge ship, in words. */
final class HugeFacts {

  private HugeFacts() {}

  /** Returns the facts, section by section. */
  static List<String> of(ShipCard card, HugeState huge) {
    List<String> facts = new ArrayList<>();
    facts.add("energy " + huge.energy());
    for (SectionState section : huge.sections()) {
      SectionCard printed = card.huge().orElseThrow().section(section.section());
      String of = section.section().map(name -> name.word() + ": ").orElse("");
      if (section.crippled()) {
        facts.add(of + "crippled");
      }
      ShipFacts.hull(section.shields(), printed.shields(), section.damage(), printed.hull())
          .forEach(fact -> facts.add(of + fact));
      if (section.reinforced() > 0) {
        facts.add(of + section.reinforced() + " reinforcement");
      }
    }
    return facts;
  }
}
