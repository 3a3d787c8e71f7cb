package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.Optional;

/**
 * How many obstacles are laid (003-032).
 *
 * <p>All players lay them in turn.
 *
 * @param eachSide whether there are so many for each side; else for all together
 * @param by the role whose players bring them all (003-120); any player if absent
 */
public record Obstacles(
    @Within int count, @Default("false") boolean eachSide, @Names(Thing.ROLE) Optional<String> by) {

  /** Returns how many there are in all. */
  public int of(int sides) {
    return eachSide ? count * sides : count;
  }
}
