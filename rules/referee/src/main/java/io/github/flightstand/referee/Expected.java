package io.github.flightstand.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/** The answer to a claim, computed from the recorded poses: one form for every kind of claim. */
public sealed interface Expected {

  /**
   * The end that a maneuver should have. progress is present for huge ships only; rammed, removed
   * and owed are present if the ship is huge or should have bumped into a huge one.
   *
   * @param finalPose the pose that the ship should have
   * @param bumped whether it overlapped another ship
   * @param rail the distance of its rear edge along the template; null for a stationary or huge
   *     ship
   * @param touching the ships that it should touch, in id order
   * @param fled whether it should have left the play area
   * @param huge present if the ship is huge or should have bumped into a huge one
   * @param tokens the mines that it sets off, in id order
   */
  record ManeuverEnd(
      @JsonProperty("final") Pose finalPose,
      boolean bumped,
      @OrNull Optional<Double> rail,
      List<String> touching,
      @Default("false") boolean fled,
      @JsonUnwrapped Optional<HugeEnd> huge,
      @Default("[]") List<String> tokens)
      implements Expected {

    static ManeuverEnd of(Resolution answer, boolean moverIsHuge, List<String> tokens) {
      return new ManeuverEnd(
          answer.finalPose(),
          ActivationJudge.bumped(answer),
          Forms.of(answer.rail()),
          answer.touching(),
          answer.fled(),
          HugeEnd.of(answer, moverIsHuge),
          tokens);
    }
  }

  /**
   * The part of an end that a huge ship has, or one that bumped into a huge ship.
   *
   * @param progress present only if the ship that moved is huge
   * @param rammed the ships under the huge ship at its stop, in id order
   * @param removed the obstacles under it there, in id order
   * @param owed the damage that is still to be dealt
   */
  record HugeEnd(
      @JsonUnwrapped Optional<Progress> progress,
      List<String> rammed,
      List<String> removed,
      List<Owed> owed) {

    /**
     * The progress of a huge ship.
     *
     * @param progress how much of its maneuver it made, from 0 to 1; null if it did not leave its
     *     place
     */
    public record Progress(@OrNull Optional<Double> progress) {}

    /**
     * Damage that is still to be dealt.
     *
     * @param kind a face-up damage card, or attack dice whose hits count
     * @param count the number of cards or dice, at least 1
     * @param ship the ship that takes the damage
     * @param section the section that takes it; null if the ship has only one, or if its owner's
     *     opponent chooses
     */
    public record Owed(
        DamageOwed.Kind kind, int count, String ship, @OrNull Optional<SectionName> section) {

      private static Owed of(DamageOwed owed) {
        return new Owed(owed.kind(), owed.count(), owed.ship(), owed.section());
      }
    }

    private static Optional<HugeEnd> of(Resolution answer, boolean moverIsHuge) {
      return answer
          .huge()
          .map(
              huge ->
                  new HugeEnd(
                      Optional.of(new Progress(Forms.of(huge.progress())))
                          .filter(any -> moverIsHuge),
                      huge.rammed(),
                      huge.removed(),
                      huge.owed().stream().map(Owed::of).toList()));
    }
  }

  /**
   * The end that an action's move may have.
   *
   * @param finalPose the legal end nearest to the claim; if none is legal, the nearest end to which
   *     the template leads
   * @param legal whether there is a legal end
   * @param blockedBy the ships and obstacles that take ends away, in id order
   * @param tokens the mines that the ship sets off there, in id order
   */
  record ActionEnd(
      @JsonProperty("final") Pose finalPose,
      boolean legal,
      List<String> blockedBy,
      @Default("[]") List<String> tokens)
      implements Expected {}

  /**
   * The moves that explain where a ship stands.
   *
   * @param explanations the moves, those that its dial allows first, then legal ones, then the
   *     nearest; empty if none leads there
   */
  record Explained(List<Explanation> explanations) implements Expected {}

  /**
   * A move that explains where a ship stands: a maneuver, or an action in a direction.
   *
   * @param maneuver the maneuver; white if its color is not known; absent for an action
   * @param onDial whether the maneuver is on the ship's dial; absent if the dial is not known
   * @param action barrelRoll, boost or decloak; absent for a maneuver
   * @param direction the action's direction; absent for a maneuver
   * @param finalPose the pose to which the move leads
   * @param bumped whether the ship overlaps another at the maneuver's end; absent for an action
   * @param verdict the verdict on the claim that the ship made this move
   * @param deviation the distance of the claimed pose from the move's end, and the turn between
   */
  record Explanation(
      Optional<Maneuver> maneuver,
      Optional<Boolean> onDial,
      Optional<String> action,
      Optional<Side> direction,
      @JsonProperty("final") Pose finalPose,
      Optional<Boolean> bumped,
      Verdict verdict,
      Deviation deviation) {

    /** Tests whether the ship may make this move, as far as its dial is known. */
    boolean allowed() {
      return onDial.orElse(true);
    }
  }

  /**
   * The measurement of an attack.
   *
   * @param inArc whether the target is in the arc
   * @param distance the length of the line of fire in millimeters; null out of arc
   * @param range the number of its band; null out of arc and beyond band 5
   * @param obstructed whether every shortest line crosses an obstacle
   * @param choice whether some do and some do not
   * @param sectionClear whether the attacked section may be chosen; absent for a target of one
   *     section
   */
  record AttackMeasured(
      boolean inArc,
      @OrNull Optional<Double> distance,
      @In(NumberRange.BAND) @OrNull Optional<Integer> range,
      boolean obstructed,
      boolean choice,
      Optional<Boolean> sectionClear)
      implements Expected {}

  /**
   * Whether a piece may be set up where it stands.
   *
   * @param legal whether it may be
   * @param reasons every reason against it, as in the results of place
   */
  record SetUp(boolean legal, List<PlacementRefusal> reasons) implements Expected {

    SetUp(List<PlacementRefusal> reasons) {
      this(reasons.isEmpty(), reasons);
    }
  }

  /**
   * Whether a ship sets off a mine.
   *
   * @param setOff whether it does
   * @param separation the ship's least signed separation from the mine, in millimeters; null if it
   *     was not there
   */
  record MineSetOff(boolean setOff, @OrNull Optional<Double> separation) implements Expected {}
}
