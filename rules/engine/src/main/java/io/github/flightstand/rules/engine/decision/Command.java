package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.member.Expected;
import java.util.List;
import java.util.Optional;

/**
 * The answer to a decision.
 *
 * <pre>{@code
 * Command.of("action:red-1", "focus")
 * Command.of("action:red-1", "lock").withValue("blue-1")
 * Command.of("action:red-1", "barrelRoll:left").withShift(-3.25)
 * Command.of("placeShip:red-1", "place:red-1").withPose(Pose.at(200, 60, 90))
 * }</pre>
 *
 * @param decision the id of a decision that the game waits for, such as {@code action:red-1}, or
 *     what the host commands: {@code lastRound}
 * @param key the key of one of its options, such as {@code focus}, {@code lock} or {@code
 *     barrelRoll:left}: the decision lists them, and what each takes. While dials are set a
 *     player's are {@code ready}, once all of his ships have one, and then {@code unready}, which
 *     takes it back until everybody is ready. Of one die (a decision that ends in Die) it is its
 *     face, {@code hit}, of a pool (one that ends in Dice) how many dice show each face, {@code
 *     hit2 blank1}, or {@code hit1} of a pool of one
 * @param value which of the names, where the option has one of
 * @param values which of the indices, where it has a subset
 * @param shift which shift, where it has a slide
 * @param template the template's own slide, for a roll; absent: the free one nearest to half of the
 *     shift
 * @param pose where the piece is set up, where the option has a region
 */
public record Command(
    String decision,
    String key,
    @Expected("one of an option's names; a slide takes a number as 'shift'") Optional<String> value,
    Optional<List<Integer>> values,
    Optional<Double> shift,
    Optional<Double> template,
    Optional<Pose> pose) {

  /** Returns a command without arguments. */
  public static Command of(String decision, String key) {
    return new Command(
        decision,
        key,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns it with one of the names. */
  public Command withValue(String name) {
    return new Command(decision, key, Optional.of(name), values, shift, template, pose);
  }

  /** Returns it with a subset. */
  public Command withValues(List<Integer> indices) {
    return new Command(decision, key, value, Optional.of(indices), shift, template, pose);
  }

  /** Returns it with a shift, in millimetres. */
  public Command withShift(double millimetres) {
    return new Command(decision, key, value, values, Optional.of(millimetres), template, pose);
  }

  /** Returns it with the template's own slide, in millimetres. */
  public Command withTemplate(double millimetres) {
    return new Command(decision, key, value, values, shift, Optional.of(millimetres), pose);
  }

  /** Returns it with a pose. */
  public Command withPose(Pose where) {
    return new Command(decision, key, value, values, shift, template, Optional.of(where));
  }
}
