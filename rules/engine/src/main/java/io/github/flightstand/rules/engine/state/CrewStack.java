package io.github.flightstand.rules.engine.state;

import io.github.flightstand.geometry.internal.Lists;
import java.util.List;

/**
 * A stack of character cards; the lowest fights first (004-008).
 *
 * @param members the cards, the lowest first; empty once all are overpowered
 */
public record CrewStack(List<CrewMember> members) {

  public CrewStack {
    members = List.copyOf(members);
  }

  /** Tests whether a card is left. */
  public boolean fights() {
    return !members.isEmpty();
  }

  /** Tests whether a card is hidden from the player whose view this is. */
  public boolean hides() {
    return members.stream().anyMatch(member -> member.card().isEmpty());
  }

  /** Returns the lowest card; the stack must not be empty. */
  public CrewMember lowest() {
    return members.get(0);
  }

  /** Returns a copy with another lowest card. */
  public CrewStack withLowest(CrewMember member) {
    return new CrewStack(Lists.with(members, 0, member));
  }

  /** Returns a copy without its lowest card. */
  public CrewStack withoutLowest() {
    return new CrewStack(members.subList(1, members.size()));
  }
}
