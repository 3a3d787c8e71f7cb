package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/**
 * The ship card of a section of a huge ship, with two sides (002, headings on ship cards and on
 * crippled sections; 002-002, -032, -034).
 *
 * @param section the section of a corvette; absent for a transport's only section
 * @param hull the hull value, at least 1
 * @param shields the section's shields
 * @param actions the action bar of the side that shows at first
 * @param crippled the side that shows once the section is crippled; if absent, nothing is left
 * @param cards the ids of the cards and weapons of this section; others belong to the whole ship
 */
public record SectionCard(
    Optional<SectionName> section,
    int hull,
    int shields,
    List<Action> actions,
    @Default(value = "{'actions': []}", written = true) Crippled crippled,
    @Default(value = "[]", written = true) List<String> cards) {

  /** Creates the card of a section without upgrades of its own. */
  public SectionCard(
      Optional<SectionName> section,
      int hull,
      int shields,
      List<Action> actions,
      Crippled crippled) {
    this(section, hull, shields, actions, crippled, List.of());
  }

  /**
   * The side of a section's card that shows once the section is crippled.
   *
   * @param actions the actions that it still has
   * @param attack the ship's primary weapon value then; unchanged if absent
   * @param energy the energy limit then, on the section that holds the energy
   * @param slots the kinds of upgrade that it has icons for, one an icon; if absent, all upgrades
   *     stay
   */
  public record Crippled(
      List<Action> actions,
      Optional<Integer> attack,
      @Default(value = "0", written = true) int energy,
      Optional<List<String>> slots) {

    /** A side with nothing left. */
    public static final Crippled NOTHING = new Crippled(List.of(), Optional.empty(), 0);

    /** Creates a side with an icon for every upgrade that the section has. */
    public Crippled(List<Action> actions, Optional<Integer> attack, int energy) {
      this(actions, attack, energy, Optional.empty());
    }

    /** Copies the list; throws IllegalArgumentException if a value is negative. */
    public Crippled {
      if (energy < 0 || attack.filter(value -> value < 0).isPresent()) {
        throw new IllegalArgumentException(
            "a crippled side has an attack and an energy limit of at least 0, found fewer");
      }
      actions = List.copyOf(actions);
      slots = slots.map(List::copyOf);
    }
  }

  /** Copies the list; throws IllegalArgumentException for a hull below 1 or shields below 0. */
  public SectionCard {
    if (hull < 1 || shields < 0) {
      throw new IllegalArgumentException(
          "a section has a hull of at least 1 and shields of at least 0, found %s and %s"
              .formatted(hull, shields));
    }
    actions = List.copyOf(actions);
    cards = List.copyOf(cards);
  }
}
