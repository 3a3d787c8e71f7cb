package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.member.Default;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Who is on board, by the rules for boarding; the gear's 5 points and those of the combat cards are
 * not among the ship's 'points', those of the pilots' cards are.
 *
 * @param gear whether the ship has boarding gear
 * @param seats how many characters the ship has room for
 * @param pilots its pilots' cards, of a huge ship with two stacks one for each; one by the ship's
 *     name with all its points if absent
 * @param stacks the combat cards below each pilot's card, the lowest first, which fights first
 */
public record CrewJson(
    @Default("false") boolean gear,
    @Default("1") int seats,
    @Default("[]") List<CombatCard> pilots,
    @Default("[]") List<StackJson> stacks) {

  /** Nothing said of a crew. */
  static final CrewJson NONE = new CrewJson(false, 1, List.of(), List.of());

  /** Combat cards below a pilot's card, the lowest first. */
  public record StackJson(List<CombatCard> cards) {}

  /** Returns a crew at the beginning of a game as a line writes it. */
  static CrewJson of(Crew crew) {
    return new CrewJson(
        crew.gear(),
        crew.seats(),
        crew.pilots(),
        crew.stacks().stream()
            .map(
                stack ->
                    new StackJson(
                        stack.members().stream()
                            .filter(member -> !member.shown())
                            .map(CrewMember::known)
                            .toList()))
            .toList());
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
        pilots.isEmpty()
            ? List.of(
                pilot.orElseGet(
                    () -> new CombatCard(ship, Math.min(points, CombatCard.MOST_POINTS), false)))
            : pilots;
    List<List<CombatCard>> below =
        stacks.isEmpty()
            ? Collections.nCopies(flown.size(), List.of())
            : stacks.stream().map(StackJson::cards).toList();
    return Crew.of(gear, seats, flown, below);
  }
}
