package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import java.util.List;
import java.util.Optional;

/**
 * Who is on board of a ship, as a set-up writes it.
 *
 * @param gear whether the ship has boarding gear; not, if absent
 * @param seats how many characters it has room for; 1 if absent
 * @param pilots its pilots' cards; one by the ship's name with all its points if absent
 * @param stacks the combat cards below each pilot's card, the lowest first; none if absent
 */
@JsonClassDescription(
    "Who is on board, by the rules for boarding; the gear's 5 points and those of the combat cards"
        + " are not among the ship's 'points', those of the pilots' cards are.")
public record CrewJson(
    @JsonPropertyDescription("Whether the ship has boarding gear; not, if absent.")
        Optional<Boolean> gear,
    @JsonPropertyDescription("How many characters the ship has room for; 1 if absent.")
        Optional<Integer> seats,
    @JsonPropertyDescription(
            "Its pilots' cards, of a huge ship with two stacks one for each; one by the ship's"
                + " name with all its points if absent.")
        Optional<List<CardJson>> pilots,
    @JsonPropertyDescription(
            "The combat cards below each pilot's card, the lowest first, which fights first; none"
                + " if absent.")
        Optional<List<StackJson>> stacks) {

  /** Nothing said of a crew. */
  static final CrewJson NONE =
      new CrewJson(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** Cards below a pilot's card. */
  @JsonClassDescription("Combat cards below a pilot's card, the lowest first.")
  public record StackJson(List<CardJson> cards) {}

  /** A character's card. */
  @JsonClassDescription("A character's card.")
  public record CardJson(
      String name,
      int points,
      @JsonPropertyDescription("Whether a side has the name once; not, if absent.")
          Optional<Boolean> unique) {

    private static CardJson of(CombatCard card) {
      return new CardJson(
          card.name(), card.points(), Optional.of(card.unique()).filter(unique -> unique));
    }

    private CombatCard card() {
      return new CombatCard(name, points, unique.orElse(false));
    }
  }

  /** Returns a crew at the beginning of a game as a line writes it. */
  static CrewJson of(Crew crew) {
    return new CrewJson(
        Optional.of(crew.gear()),
        Optional.of(crew.seats()),
        Optional.of(crew.pilots().stream().map(CardJson::of).toList()),
        Optional.of(
            crew.stacks().stream()
                .map(
                    stack ->
                        new StackJson(
                            stack.members().stream()
                                .filter(member -> !member.shown())
                                .map(CrewMember::known)
                                .map(CardJson::of)
                                .toList()))
                .toList()));
  }

  /**
   * Returns the crew.
   *
   * @param ship the ship's name
   * @param points its points
   * @param pilot its pilot's card, if that is known; else he has all its points
   * @throws IllegalArgumentException if there can be none such
   */
  Crew crew(String ship, int points, Optional<CombatCard> pilot) {
    List<CombatCard> flown =
        pilots
            .map(all -> all.stream().map(CardJson::card).toList())
            .orElseGet(
                () ->
                    List.of(
                        pilot.orElseGet(
                            () ->
                                new CombatCard(
                                    ship, Math.min(points, CombatCard.MOST_POINTS), false))));
    List<List<CombatCard>> below =
        stacks
            .map(
                all ->
                    all.stream()
                        .map(stack -> stack.cards().stream().map(CardJson::card).toList())
                        .toList())
            .orElseGet(() -> flown.stream().map(each -> List.<CombatCard>of()).toList());
    return Crew.of(gear.orElse(false), seats.orElse(1), flown, below);
  }
}
