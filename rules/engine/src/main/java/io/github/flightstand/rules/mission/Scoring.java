package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.Optional;

/**
 * How a mission is scored in the end (003-036 to -043).
 *
 * @param standard whether enemy ships that are gone or at half health score their points; otherwise
 *     only tokens score
 * @param collects the role whose players earn the tokens on their own cards in the end
 * @param tie how a tie is settled; a draw if absent
 */
public record Scoring(
    boolean standard,
    @Within(most = 1000) int pointsPerToken,
    @Names(Thing.ROLE) Optional<String> collects,
    Optional<Tie> tie) {

  /** How a tie is settled: the fewest casualties win, or a role wins. */
  public record Tie(
      @Default("false") boolean casualties, @Names(Thing.ROLE) Optional<String> role) {

    /** Throws IllegalArgumentException unless it names exactly one way. */
    public Tie {
      if (casualties == role.isPresent()) {
        throw new IllegalArgumentException(
            "a tie is settled by 'casualties' or by a 'role', found "
                + (role.isPresent() ? "both" : "neither"));
      }
    }
  }
}
