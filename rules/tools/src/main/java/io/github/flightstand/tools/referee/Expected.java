package io.github.flightstand.tools.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.setup.PlacementRefusal;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.HugeJson;
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
   * @param rail the distance along the template of its rear edge (front edge, if it flies
   *     backwards), in millimeters; null for a stationary or huge ship
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
      @JsonUnwrapped Optional<HugeJson> huge,
      @Default("[]") List<String> tokens)
      implements Expected {

    static ManeuverEnd of(Resolution answer, boolean moverIsHuge, List<String> tokens) {
      return new ManeuverEnd(
          answer.finalPose(),
          ActivationJudge.bumped(answer),
          Forms.of(answer.rail()),
          answer.touching(),
          answer.fled(),
          HugeJson.of(answer, moverIsHuge),
          tokens);
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
   * @param separation the ship's signed separation from the mine in millimeters: the least in its
   *     last move, or that when the mine was laid; null if it has not moved since and was not there
   */
  record MineSetOff(boolean setOff, @OrNull Optional<Double> separation) implements Expected {}
}
