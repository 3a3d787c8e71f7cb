package io.github.flightstand.rules;

import java.util.Objects;
import java.util.Optional;

/**
 * What rule sets choose about who begins and about setting up, where the books differ.
 *
 * @param fewerPointsDecide whether the side with fewer squad points decides who has initiative
 *     (000-149); else it has it (001-037)
 * @param firstFaction the faction whose side has initiative at equal points and lays the first
 *     obstacle, if it is that of one side alone (001-037, -057); none: a die settles the tie, as it
 *     does between two squads of one faction (000-150, 001-039), and the side with initiative lays
 *     the first (000-052)
 * @param obstaclesEach how many obstacles each side brings to a game that is played with obstacles
 *     (000-052, -054, 001-057)
 */
public record SetUpRules(
    boolean fewerPointsDecide, Optional<String> firstFaction, int obstaclesEach) {

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public SetUpRules {
    Objects.requireNonNull(firstFaction, "firstFaction may be empty but not null");
    if (obstaclesEach < 0) {
      throw new IllegalArgumentException("obstaclesEach is at least 0, found " + obstaclesEach);
    }
  }

  /** The rules reference's. */
  public static final SetUpRules REFERENCE_2015 = new SetUpRules(true, Optional.empty(), 3);

  /** The first rulebook's. */
  public static final SetUpRules CORE_2012 = new SetUpRules(false, Optional.of("imperial"), 3);
}
