package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The values of a huge ship's cards that other ships' cards lack (002, headings on ship cards,
 * energy, actions and primary weapons; 002-002, -007, -012, -025).
 *
 * @param sections the sections; a corvette's fore section first
 * @param energy how many energy tokens the last section's card holds until it is crippled
 */
public record HugeCard(List<SectionCard> sections, int energy, WeaponRange range) {

  /** The actions of huge ships; tokens of other actions do not stay with them (002-050). */
  public static final List<Action> ACTIONS =
      List.of(Action.RECOVER, Action.REINFORCE, Action.LOCK, Action.COORDINATE);

  /**
   * Copies the list. Throws IllegalArgumentException if the energy limit is negative, the sections
   * are not those of a corvette or a transport, or one has an action that huge ships do not have.
   */
  public HugeCard {
    sections = List.copyOf(sections);
    if (energy < 0) {
      throw new IllegalArgumentException("an energy limit is at least 0, found " + energy);
    }
    List<Optional<SectionName>> names = sections.stream().map(SectionCard::section).toList();
    if (!names.equals(names(BaseSize.HUGE_CORVETTE))
        && !names.equals(names(BaseSize.HUGE_TRANSPORT))) {
      throw new IllegalArgumentException(
          "a huge ship has a fore and an aft section, or one without a name, found "
              + names.stream().map(name -> name.map(SectionName::word).orElse("none")).toList());
    }
    for (SectionCard section : sections) {
      check(section.actions());
      check(section.crippled().actions());
    }
  }

  private static void check(List<Action> bar) {
    for (Action action : bar) {
      if (!ACTIONS.contains(action)) {
        throw new IllegalArgumentException(
            "a huge ship's actions are recover, reinforce, lock and coordinate, found "
                + action.word());
      }
    }
  }

  /** Returns the section names of a ship with that base; empty if it is not huge. */
  static List<Optional<SectionName>> names(BaseSize base) {
    return switch (base) {
      case HUGE_CORVETTE -> List.of(Optional.of(SectionName.FORE), Optional.of(SectionName.AFT));
      case HUGE_TRANSPORT -> List.of(Optional.empty());
      case SMALL, MEDIUM, LARGE, OWN -> List.of();
    };
  }

  /** Returns the hull values of all sections together. */
  int hull() {
    return sections.stream().mapToInt(SectionCard::hull).sum();
  }

  /** Returns the shield values of all sections together. */
  int shields() {
    return sections.stream().mapToInt(SectionCard::shields).sum();
  }

  /**
   * Returns the indices of the ship's cards that belong to a section. If there are several copies,
   * the first ones belong to the first section that has one.
   */
  public List<Integer> places(Optional<SectionName> name, List<HeldCard> held) {
    List<Integer> taken = new ArrayList<>();
    for (SectionCard section : sections) {
      List<Integer> own = new ArrayList<>();
      for (String id : section.cards()) {
        IntStream.range(0, held.size())
            .filter(i -> held.get(i).id().equals(id) && !taken.contains(i))
            .findFirst()
            .ifPresent(
                i -> {
                  taken.add(i);
                  own.add(i);
                });
      }
      if (section.section().equals(name)) {
        return own;
      }
    }
    return List.of();
  }

  /** Returns the card of a section; throws IllegalArgumentException if there is no such section. */
  public SectionCard section(Optional<SectionName> name) {
    return sections.stream()
        .filter(section -> section.section().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the ship has no section "
                        + name.map(SectionName::word).orElse("without a name")));
  }
}
