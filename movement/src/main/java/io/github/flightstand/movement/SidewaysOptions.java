package io.github.flightstand.movement;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Every way in which a ship may roll off to one side along a straight template.
 *
 * <p>A net forward shift t is legal if the base may stand there and some free template slide a
 * leads to it, that is, |t − a| is at most the slack.
 *
 * @param sideways how far to the side the ship moves, in millimetres
 * @param slack the greatest slide either way, in millimetres
 * @param shifts the legal net forward shifts
 * @param slides the template slides that keep the template off the obstacles
 * @param blockedBy the pieces that take away part of either range, in id order
 * @param centred the final pose at shift 0, legal or not
 */
public record SidewaysOptions(
    double sideways,
    double slack,
    IntervalSet shifts,
    IntervalSet slides,
    List<String> blockedBy,
    Pose centred) {

  /** Copies the list. */
  public SidewaysOptions {
    blockedBy = List.copyOf(blockedBy);
  }

  /** Tells whether there is any legal shift. */
  public boolean legal() {
    return !shifts.isEmpty();
  }

  /** Returns the legal shift nearest to 0, the negative one of two, if there is any. */
  public OptionalDouble nearestToCentred() {
    return shifts.nearestTo(0);
  }

  /** Returns the final pose at a net forward shift, legal or not. */
  public Pose poseAt(double shift) {
    return centred.shiftedBy(shift, 0);
  }

  /** Returns the final pose at the legal shift nearest to 0, if there is any. */
  public Optional<Pose> nearestPose() {
    OptionalDouble shift = nearestToCentred();
    return shift.isPresent() ? Optional.of(poseAt(shift.getAsDouble())) : Optional.empty();
  }

  /**
   * Returns a template slide that realises a net forward shift: the free one nearest to half of it;
   * empty if the shift is not legal.
   */
  public OptionalDouble slideFor(double shift) {
    if (!shifts.contains(shift)) {
      return OptionalDouble.empty();
    }
    // At the end of a set the sum of a slide and the slack was rounded.
    double within = slack + 2 * Math.ulp(Math.abs(shift) + slack);
    return slides.within(new Interval(shift - within, shift + within)).nearestTo(shift / 2);
  }
}
