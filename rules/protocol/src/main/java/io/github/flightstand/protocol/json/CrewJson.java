package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.member.Default;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A ship's crew, in the rules for boarding. The ship's 'points' include its pilots' cards, but
 * neither the gear's 5 points nor the combat cards.
 *
 * @param gear whether the ship has boarding gear
 * @param seats the number of characters that the ship has room for
 * @param pilots the ship's pilot cards, one for each stack; if empty, its catalogue pilot, or a
 *     card with its points
 * @param stacks the combat cards below each pilot's card, lowest first; the lowest fights first
 */
public record CrewJson(
    @Default("false") boolean gear,
    @Default("1") int seats,
    @Default("[]") List<CombatCard> pilots,
    @Default("[]") List<StackJson> stacks) {

  /** A crew without any details. */
  static final CrewJson NONE = new CrewJson(false, 1, List.of(), List.of());

  /** Combat cards below a pilot's card, lowest first. */
  public record StackJson(List<CombatCard> cards) {}

  /** Returns the JSON form of a crew at the beginning of a game. */
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
   * @param points the ship's points
   * @param pilot the card of the ship's pilot; if empty, the pilot has all the ship's points
   * @throws IllegalArgumentException if the crew is impossible
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
