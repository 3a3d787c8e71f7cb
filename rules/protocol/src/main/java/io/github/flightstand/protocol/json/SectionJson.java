package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import java.util.List;
import java.util.Optional;

/**
 * What is printed of a section of a huge ship, as a line writes it.
 *
 * @param section which section
 * @param hull hull value
 * @param shields shield value
 * @param actions the action bar
 * @param crippled the other side of its card
 * @param cards its upgrades and weapons, by id
 */
@JsonClassDescription("A section of a huge ship: its ship card.")
public record SectionJson(
    @JsonPropertyDescription("Which section of a corvette; absent: of a transport, the only one.")
        Optional<SectionName> section,
    int hull,
    int shields,
    List<Action> actions,
    @JsonPropertyDescription(
            "The side that the card shows once the section is crippled; absent: "
                + "nothing is left.")
        Optional<CrippledJson> crippled,
    @JsonPropertyDescription(
            "The ship's cards and weapons that belong to this section, by id; those of none are"
                + " the whole ship's.")
        Optional<List<String>> cards) {

  /**
   * The side that a section's card shows once it is crippled.
   *
   * @param actions the action bar
   * @param attack the primary weapon value
   * @param energy the energy limit
   * @param slots the kinds of upgrade for which it has an icon, as often as it has one
   */
  @JsonClassDescription("The side that a section's card shows once it is crippled.")
  public record CrippledJson(
      List<Action> actions,
      @JsonPropertyDescription("The ship's primary weapon value then; absent: as it was.")
          Optional<Integer> attack,
      @JsonPropertyDescription(
              "The energy limit then, on the section that holds the energy; 0 if absent.")
          Optional<Integer> energy,
      @JsonPropertyDescription(
              "The kinds of upgrade for which it has an icon, as often as it has one, such as"
                  + " \"crew\"; absent: all of the section's upgrades stay.")
          Optional<List<String>> slots) {}

  /** Returns a section as a line writes it. */
  static SectionJson of(SectionCard card) {
    SectionCard.Crippled other = card.crippled();
    return new SectionJson(
        card.section(),
        card.hull(),
        card.shields(),
        card.actions(),
        other.equals(SectionCard.Crippled.NOTHING)
            ? Optional.empty()
            : Optional.of(
                new CrippledJson(
                    other.actions(), other.attack(), Optional.of(other.energy()), other.slots())),
        Optional.of(card.cards()).filter(cards -> !cards.isEmpty()));
  }

  /**
   * Returns the section's card.
   *
   * @throws IllegalArgumentException if a figure is out of its range, as {@link HugeCard} says
   */
  SectionCard card() {
    return new SectionCard(
        section,
        hull,
        shields,
        actions,
        crippled
            .map(
                other ->
                    new SectionCard.Crippled(
                        other.actions(), other.attack(), other.energy().orElse(0), other.slots()))
            .orElse(SectionCard.Crippled.NOTHING),
        cards.orElse(List.of()));
  }
}
