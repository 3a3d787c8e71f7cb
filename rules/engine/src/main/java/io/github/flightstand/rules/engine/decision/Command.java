package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.member.Expected;
import java.util.List;
import java.util.Optional;

/**
 * An answer to a decision.
 *
 * <pre>{@code
 * Command.of("action:red-1", "focus")
 * Command.of("action:red-1", "lock").withValue("blue-1")
 * Command.of("action:red-1", "barrelRoll:left").withShift(-3.25)
 * Command.of("placeShip:red-1", "place:red-1").withPose(Pose.at(200, 60, 90))
 * }</pre>
 *
 * @param decision the id of a decision that the game waits for, or {@code lastRound}, a command of
 *     the host
 * @param key the key of one of the decision's options, such as {@code focus}, {@code lock} or
 *     {@code barrelRoll:left}
 * @param value the chosen name, if the option offers one of several
 * @param values the chosen indices, if the option offers a subset
 * @param shift the chosen shift, if the option offers a slide
 * @param template the template's own slide, for a roll or a decloak; if absent, where it sets off
 *     the fewest mines
 * @param pose the pose of the piece, if the option offers a region
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

  /** Returns this command with a name. */
  public Command withValue(String name) {
    return new Command(decision, key, Optional.of(name), values, shift, template, pose);
  }

  /** Returns this command with indices. */
  public Command withValues(List<Integer> indices) {
    return new Command(decision, key, value, Optional.of(indices), shift, template, pose);
  }

  /** Returns this command with a shift, in millimeters. */
  public Command withShift(double millimetres) {
    return new Command(decision, key, value, values, Optional.of(millimetres), template, pose);
  }

  /** Returns this command with the template's own slide, in millimeters. */
  public Command withTemplate(double millimetres) {
    return new Command(decision, key, value, values, shift, Optional.of(millimetres), pose);
  }

  /** Returns this command with a pose. */
  public Command withPose(Pose where) {
    return new Command(decision, key, value, values, shift, template, Optional.of(where));
  }
}
