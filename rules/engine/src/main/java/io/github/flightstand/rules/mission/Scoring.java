package io.github.flightstand.rules.mission;

import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.member.Names;
import io.github.flightstand.rules.member.Names.Thing;
import io.github.flightstand.rules.member.Within;
import java.util.Optional;

/**
 * What decides in the end (003-036 to -043).
 *
 * @param standard whether the points of enemy ships count that are gone or at half health; else
 *     tokens alone
 * @param collects the role whose players earn in the end what lies on their own cards
 * @param tie what settles a tie; a draw if absent
 */
public record Scoring(
    boolean standard,
    @Within(most = 1000) int pointsPerToken,
    @Names(Thing.ROLE) Optional<String> collects,
    Optional<Tie> tie) {

  /** What settles a tie: the fewest casualties, or the role that wins. */
  public record Tie(
      @Default("false") boolean casualties, @Names(Thing.ROLE) Optional<String> role) {

    /** Throws IllegalArgumentException unless it names one way. */
    public Tie {
      if (casualties == role.isPresent()) {
        throw new IllegalArgumentException(
            "a tie is settled by 'casualties' or by a 'role', found "
                + (role.isPresent() ? "both" : "neither"));
      }
    }
  }
}
