package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.BoardingRules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The characters aboard a ship who can fight, and its boarding gear (004, headings on the material
 * and on points; 004-001 to -011).
 *
 * <p>A ship with one seat has one fighter: its pilot, or a combat card that stands in for the
 * pilot. On other ships the pilots fight too, after the combat cards below theirs.
 *
 * @param gear whether the ship has boarding gear, which all players see as a face-down card
 * @param seats how many characters fit in the ship
 * @param pilots the pilots' cards: one, or one per stack on a huge ship with two stacks
 */
public record Crew(
    boolean gear, int seats, List<CombatCard> pilots, List<CrewStack> stacks, int stack) {

  /**
   * Copies the lists. Throws IllegalArgumentException if there are no seats, there is not one pilot
   * for each of one or two stacks, or the fighting stack does not exist.
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
   * Returns a crew at the beginning of a game; {@code hidden} lists, for each stack, the combat
   * cards below the pilot's card, the lowest first. Throws IllegalArgumentException if there are
   * more characters than seats. On a ship with one seat, one combat card may stand in for the pilot
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
          "a ship with " + seats + " seats has at most that many characters, found " + aboard);
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

  /** Returns the indices of the stacks that have a card left. */
  public List<Integer> ready() {
    return IntStream.range(0, stacks.size()).filter(i -> stacks.get(i).fights()).boxed().toList();
  }

  /** Returns the points of the pilots' own cards, which are part of their ship's points. */
  public int pilotPoints() {
    return pilots.stream().mapToInt(CombatCard::points).sum();
  }

  /**
   * Returns a card's points as a prize and in a squad. They are its own, or on a ship with one seat
   * the pilot's if those are more (004-009, -010).
   */
  public int worth(CombatCard card) {
    return seats == 1 ? Math.max(pilotPoints(), card.points()) : card.points();
  }

  /** Returns the points of all cards that can still fight. */
  public int worth() {
    return stacks.stream()
        .flatMap(each -> each.members().stream())
        .mapToInt(member -> worth(member.known()))
        .sum();
  }

  /** Returns the points of a ship's upgrades and boarding gear. Its points include its pilots'. */
  public int upgrades(int points, BoardingRules rules) {
    return Math.max(0, points - pilotPoints()) + (gear ? rules.gearPoints() : 0);
  }

  /** Returns a ship's total cost; its points include its pilots' (004-001, -009 to -011). */
  public int cost(int points, BoardingRules rules) {
    return upgrades(points, rules) + worth();
  }

  /** Returns a copy with a blank for each card that not all players have seen (004-004, -008). */
  public Crew hiding() {
    return withMembers(member -> member.shown() ? member : CrewMember.BLANK);
  }

  /** Returns a copy with each character changed, from the lowest of each stack upward. */
  public Crew withMembers(UnaryOperator<CrewMember> other) {
    List<CrewStack> changed =
        stacks.stream()
            .map(pile -> new CrewStack(pile.members().stream().map(other).toList()))
            .toList();
    return new Crew(gear, seats, pilots, changed, stack);
  }

  /** Returns a copy with one stack changed. */
  public Crew with(int which, CrewStack changed) {
    return new Crew(gear, seats, pilots, Lists.with(stacks, which, changed), stack);
  }

  /** Returns a copy in which another stack fights. */
  public Crew withStack(int which) {
    return new Crew(gear, seats, pilots, stacks, which);
  }
}
