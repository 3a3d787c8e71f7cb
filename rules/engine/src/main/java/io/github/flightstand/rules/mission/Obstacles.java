package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.Optional;

/**
 * How many obstacles are laid (003-032).
 *
 * @param eachSide whether each side lays so many; else all together
 * @param by the role that lays them all; all players in turn if absent
 */
public record Obstacles(
    @Within int count, @Default("false") boolean eachSide, @Names(Thing.ROLE) Optional<String> by) {

  /** Returns how many there are in all. */
  public int of(int sides) {
    return eachSide ? count * sides : count;
  }
}
