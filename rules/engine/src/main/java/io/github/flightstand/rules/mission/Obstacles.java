package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.Optional;

/**
 * The obstacles of a mission, which all players lay in turn (003-032).
 *
 * @param eachSide whether {@code count} is per side; otherwise it is for all sides together
 * @param by the role whose players bring all obstacles (003-120); every player if absent
 */
public record Obstacles(
    @Within int count, @Default("false") boolean eachSide, @Names(Thing.ROLE) Optional<String> by) {

  /** Returns the number of obstacles that a game with {@code sides} sides uses. */
  public int of(int sides) {
    return eachSide ? count * sides : count;
  }
}
