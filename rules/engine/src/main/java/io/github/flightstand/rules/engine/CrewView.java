package io.github.flightstand.rules.engine;

import io.github.flightstand.rules.engine.state.AnnouncedApproach;
import io.github.flightstand.rules.engine.state.CombatCard;
import io.github.flightstand.rules.engine.state.Crew;
import io.github.flightstand.rules.engine.state.CrewMember;
import io.github.flightstand.rules.engine.state.CrewStack;
import io.github.flightstand.rules.engine.state.Hulk;
import io.github.flightstand.rules.engine.state.ShipBoarding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * What a player sees of what a ship has and is by the rules for boarding: how many combat cards lie
 * there, but of those that nobody has turned up only their owner knows what they are (004-004,
 * -008).
 *
 * @param gear whether the ship has boarding gear
 * @param seats how many characters it has room for
 * @param pilots its pilots' cards
 * @param stacks the cards that fight
 * @param stack which stack fights now
 * @param hulk where it lies as an obstacle, if it does
 * @param approach the ship that it is on its way to, if it is
 */
public record CrewView(
    boolean gear,
    int seats,
    List<CombatCard> pilots,
    List<StackView> stacks,
    int stack,
    Optional<Hulk> hulk,
    Optional<AnnouncedApproach> approach) {

  /** The fewest and the most points that are drawn for a card that a player has not seen. */
  private static final int FEWEST = 12;

  private static final int MOST = 40;

  /** Copies the lists. */
  public CrewView {
    pilots = List.copyOf(pilots);
    stacks = List.copyOf(stacks);
  }

  /**
   * Cards that lie one on another.
   *
   * @param members the cards, the lowest first
   */
  public record StackView(List<MemberView> members) {

    /** Copies the list. */
    public StackView {
      members = List.copyOf(members);
    }
  }

  /**
   * A character's card.
   *
   * @param card what it is; none: it lies face down and is not the player's own
   * @param shown whether all have seen it
   * @param hits the body hits that it has suffered
   */
  public record MemberView(Optional<CombatCard> card, boolean shown, int hits) {}

  static CrewView of(ShipBoarding boarding, boolean own) {
    Crew crew = boarding.crew();
    return new CrewView(
        crew.gear(),
        crew.seats(),
        crew.pilots(),
        crew.stacks().stream()
            .map(
                stack ->
                    new StackView(
                        stack.members().stream()
                            .map(
                                member ->
                                    new MemberView(
                                        own || member.shown()
                                            ? Optional.of(member.card())
                                            : Optional.empty(),
                                        member.shown(),
                                        member.hits()))
                            .toList()))
            .toList(),
        crew.stack(),
        boarding.hulk(),
        boarding.approach());
  }

  /**
   * Returns what the ship has, with a card drawn for each that is hidden: by a name that no other
   * has, of 12 to 40 points with the same probability.
   */
  ShipBoarding boarding(String ship, IntUnaryOperator below) {
    int hidden = 0;
    List<CrewStack> drawn = new ArrayList<>();
    for (StackView stack : stacks) {
      List<CrewMember> members = new ArrayList<>();
      for (MemberView member : stack.members()) {
        if (member.card().isEmpty()) {
          hidden++;
        }
        CombatCard card =
            member.card().isPresent()
                ? member.card().get()
                : new CombatCard(
                    ship + ":" + hidden, FEWEST + below.applyAsInt(MOST - FEWEST + 1), false);
        members.add(new CrewMember(card, member.shown(), member.hits()));
      }
      drawn.add(new CrewStack(members));
    }
    return new ShipBoarding(new Crew(gear, seats, pilots, drawn, stack), hulk, approach);
  }
}
