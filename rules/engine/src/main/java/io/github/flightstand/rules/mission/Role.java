package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import java.util.List;
import java.util.Optional;

/**
 * A part that one or more sides play, such as that of the attackers.
 *
 * @param sides the sides that play it, by their places in the order of play, from 1
 * @param players the number of players that each of these sides may have; any number if absent
 */
public record Role(
    @Names(Thing.ITSELF) String name,
    @Names(Thing.SIDE) List<Integer> sides,
    Optional<Count> players) {

  /** The role that every player has. */
  public static final String ALL = "all";

  /** Copies the list; throws IllegalArgumentException for the name {@link #ALL} or no side. */
  public Role {
    sides = List.copyOf(sides);
    if (name.equals(ALL)) {
      throw new IllegalArgumentException(
          "'" + ALL + "' is everybody's role, expected another name");
    }
    if (sides.isEmpty() || sides.stream().anyMatch(side -> side < 1)) {
      throw new IllegalArgumentException(
          "the role '" + name + "' is played by sides numbered from 1, found " + sides);
    }
  }
}
