package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.protocol.format.OrNull;
import java.util.List;
import java.util.Optional;

/**
 * The end of a maneuver of a huge ship, or into one.
 *
 * @param rammed the small and large ships under the huge ship at its stop, which it destroyed, in
 *     id order
 * @param removed the obstacles under it there, which it removed, in id order
 * @param owed the damage that is still to be dealt
 */
public record HugeJson(
    @JsonUnwrapped Optional<Progress> progress,
    List<String> rammed,
    List<String> removed,
    List<OwedJson> owed) {

  /**
   * The progress of a huge ship.
   *
   * @param progress the part of its maneuver that it made, from 0 to 1; null if it is stationary
   */
  public record Progress(@OrNull Optional<Double> progress) {}

  /** Returns the end of a maneuver; empty if neither ship is huge. */
  public static Optional<HugeJson> of(Resolution resolution, boolean moverIsHuge) {
    return resolution
        .huge()
        .map(
            huge ->
                new HugeJson(
                    Optional.of(new Progress(Forms.of(huge.progress()))).filter(any -> moverIsHuge),
                    huge.rammed(),
                    huge.removed(),
                    huge.owed().stream().map(OwedJson::of).toList()));
  }
}
