package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;

/**
 * Character cards that lie one on another: the lowest fights first (004-008).
 *
 * @param members the cards, the lowest first; none when all were overpowered
 */
public record CrewStack(List<CrewMember> members) {

  /** Copies the list. */
  public CrewStack {
    members = List.copyOf(members);
  }

  /** Tells whether a card is left. */
  public boolean fights() {
    return !members.isEmpty();
  }

  /** Tells whether a card is hidden from the player whose view it is in. */
  public boolean hides() {
    return members.stream().anyMatch(member -> member.card().isEmpty());
  }

  /** Returns the lowest card; there is one. */
  public CrewMember lowest() {
    return members.get(0);
  }

  /** Returns the stack with another card in the place of the lowest. */
  public CrewStack withLowest(CrewMember member) {
    return new CrewStack(Lists.with(members, 0, member));
  }

  /** Returns the stack without its lowest card. */
  public CrewStack withoutLowest() {
    return new CrewStack(members.subList(1, members.size()));
  }
}
