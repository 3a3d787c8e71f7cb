package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.BoardingRules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Who is on board of a ship and can fight, and whether it has boarding gear (004, headings on the
 * material and on points; 004-001 to -011).
 *
 * <p>A ship with one seat has one fighter: its pilot, or a combat card that takes his name's place.
 * In others the pilots fight too, after the combat cards that lie below theirs.
 *
 * @param gear whether it has boarding gear, which lies open to all as a face-down card
 * @param seats how many characters the ship has room for
 * @param pilots its pilots' cards: one, or of a huge ship with two stacks one for each
 */
public record Crew(
    boolean gear, int seats, List<CombatCard> pilots, List<CrewStack> stacks, int stack) {

  /**
   * Copies the lists; throws IllegalArgumentException if there are no seats, not one pilot for each
   * of one or two stacks, or no such stack.
   */
  public Crew {
    pilots = List.copyOf(pilots);
    stacks = List.copyOf(stacks);
    if (seats < 1) {
      throw new IllegalArgumentException("a ship has at least 1 seat, found " + seats);
    }
    if (stacks.isEmpty() || stacks.size() > 2 || pilots.size() != stacks.size()) {
      throw new IllegalArgumentException(
          "a ship has one or two stacks with a pilot's card on each, found %s and %s"
              .formatted(stacks.size(), pilots.size()));
    }
    if (stack < 0 || stack >= stacks.size()) {
      throw new IllegalArgumentException(
          "the stack that fights is one of " + stacks.size() + ", found number " + stack);
    }
  }

  /**
   * Returns a crew at the beginning of a game: {@code hidden} has for each stack the combat cards
   * below its pilot's card, the lowest first. Throws IllegalArgumentException if there are more
   * characters than seats; of a ship with one seat one combat card may stand in for its pilot
   * (004-004, -006).
   */
  public static Crew of(
      boolean gear, int seats, List<CombatCard> pilots, List<List<CombatCard>> hidden) {
    if (hidden.size() != pilots.size()) {
      throw new IllegalArgumentException(
          "a crew has a stack for each pilot, found %s stacks and %s pilots"
              .formatted(hidden.size(), pilots.size()));
    }
    int below = hidden.stream().mapToInt(List::size).sum();
    int aboard = seats == 1 ? Math.max(pilots.size(), below) : pilots.size() + below;
    if (aboard > seats) {
      throw new IllegalArgumentException(
          "a ship with " + seats + " seats has as many characters at most, found " + aboard);
    }
    List<CrewStack> stacks = new ArrayList<>();
    for (int i = 0; i < pilots.size(); i++) {
      Stream<CrewMember> lower = hidden.get(i).stream().map(card -> new CrewMember(card, false, 0));
      boolean replaced = seats == 1 && !hidden.get(i).isEmpty();
      stacks.add(
          new CrewStack(
              Stream.concat(
                      lower,
                      replaced ? Stream.empty() : Stream.of(new CrewMember(pilots.get(i), true, 0)))
                  .toList()));
    }
    return new Crew(gear, seats, pilots, stacks, 0);
  }

  /** Returns the stack that fights now. */
  public CrewStack fighting() {
    return stacks.get(stack);
  }

  /** Returns the numbers of the stacks that have a card left. */
  public List<Integer> ready() {
    return IntStream.range(0, stacks.size()).filter(i -> stacks.get(i).fights()).boxed().toList();
  }

  /** Returns the points of the pilots' own cards, which are among the points of their ship. */
  public int pilotPoints() {
    return pilots.stream().mapToInt(CombatCard::points).sum();
  }

  /**
   * Returns what a card is worth as a prize and in a squad: of a ship with one seat the dearer of
   * the pilot's card and the one that fights for him, else its own points (004-009, -010).
   */
  public int worth(CombatCard card) {
    return seats == 1 ? Math.max(pilotPoints(), card.points()) : card.points();
  }

  /** Returns what all the cards are worth that can fight still. */
  public int worth() {
    return stacks.stream()
        .flatMap(each -> each.members().stream())
        .mapToInt(member -> worth(member.known()))
        .sum();
  }

  /** Returns what a ship's upgrades and boarding gear are worth; its points include its pilots'. */
  public int upgrades(int points, BoardingRules rules) {
    return Math.max(0, points - pilotPoints()) + (gear ? rules.gearPoints() : 0);
  }

  /** Returns what a ship costs in all; its points include its pilots' (004-001, -009 to -011). */
  public int cost(int points, BoardingRules rules) {
    return upgrades(points, rules) + worth();
  }

  /** Returns it with a blank in the place of each card that not all have seen (004-004, -008). */
  public Crew hiding() {
    return withMembers(member -> member.shown() ? member : CrewMember.BLANK);
  }

  /** Returns it with another character in the place of each, from the lowest of each stack on. */
  public Crew withMembers(UnaryOperator<CrewMember> other) {
    List<CrewStack> changed =
        stacks.stream()
            .map(pile -> new CrewStack(pile.members().stream().map(other).toList()))
            .toList();
    return new Crew(gear, seats, pilots, changed, stack);
  }

  /** Returns it with another stack in the place of one. */
  public Crew with(int which, CrewStack changed) {
    return new Crew(gear, seats, pilots, Lists.with(stacks, which, changed), stack);
  }

  /** Returns it with another stack that fights. */
  public Crew withStack(int which) {
    return new Crew(gear, seats, pilots, stacks, which);
  }
}
