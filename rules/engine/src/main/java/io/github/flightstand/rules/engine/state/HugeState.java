package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/**
 * What a huge ship has in a game beside what every ship has.
 *
 * @param sections its sections, a corvette's fore before aft
 */
public record HugeState(List<SectionState> sections) {

  /** Copies the list. */
  public HugeState {
    sections = List.copyOf(sections);
  }

  /** Returns a huge ship at the beginning of a game. */
  static HugeState of(HugeCard card) {
    return new HugeState(card.sections().stream().map(SectionState::of).toList());
  }

  /**
   * Returns a section.
   *
   * @throws IllegalArgumentException if there is no such section
   */
  public SectionState section(Optional<SectionName> name) {
    for (SectionState section : sections) {
      if (section.section().equals(name)) {
        return section;
      }
    }
    throw new IllegalArgumentException(
        "the ship has no section " + name.map(SectionName::word).orElse("without a name"));
  }

  /** Returns the damage cards of a ship that is one section; none of a corvette's. */
  List<DealtCard> undivided() {
    return sections.size() == 1 ? sections.get(0).damage() : List.of();
  }

  /** Returns the damage cards beside a corvette's section; none if it is no corvette. */
  List<DealtCard> damage(CardRef.Place place) {
    return sections.stream()
        .filter(section -> section.section().isPresent())
        .filter(section -> CardRef.damage("", section.section(), 0).place() == place)
        .findFirst()
        .map(SectionState::damage)
        .orElse(List.of());
  }

  /** Returns the sections that are not crippled. */
  public List<SectionState> working() {
    return sections.stream().filter(section -> !section.crippled()).toList();
  }

  /** Returns the action bar of a section as its card shows it now. */
  public static List<Action> actions(ShipCard ship, SectionState section) {
    SectionCard card = card(ship, section);
    return section.crippled() ? card.crippled().actions() : card.actions();
  }

  private static SectionCard card(ShipCard ship, SectionState section) {
    return ship.huge().orElseThrow().section(section.section());
  }

  /** Returns the primary weapon value as the cards show it now. */
  int attack(ShipCard ship) {
    int attack = ship.attack();
    for (SectionState section : sections) {
      if (section.crippled()) {
        attack = card(ship, section).crippled().attack().orElse(attack);
      }
    }
    return attack;
  }

  /**
   * Returns how many energy tokens the last section's card holds as it lies now (002-007, -034).
   */
  public int energyLimit(ShipCard ship) {
    SectionState last = sections.get(sections.size() - 1);
    return last.crippled()
        ? card(ship, last).crippled().energy()
        : ship.huge().orElseThrow().energy();
  }

  /** Returns it with other figures of one section. */
  public HugeState with(SectionState changed) {
    return new HugeState(
        sections.stream()
            .map(section -> section.section().equals(changed.section()) ? changed : section)
            .toList());
  }

  /** Returns what is left beside a ship that is gone: damage cards, until they are discarded. */
  HugeState gone() {
    return new HugeState(
        sections.stream()
            .map(section -> section.withShields(0).with(Tokens.NONE).withLingering(false))
            .toList());
  }
}
