package io.github.flightstand.tools.referee;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.setup.PlacementRefusal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The answer to a claim, worked out from the recorded poses: one form for every kind of claim. */
public sealed interface Expected {

  /**
   * Where a maneuver should have ended.
   *
   * @param finalPose where the ship should stand
   * @param bumped whether it overlapped another ship
   * @param rail how far along the template its rear edge (front edge, if it flies backwards) should
   *     be, in millimetres; empty for a stationary or huge ship
   * @param touching the ships that it should touch, in id order
   * @param fled whether it should have left the play area
   * @param hugeMover whether the ship that moves is huge
   * @param huge what follows for huge ships; present if the ship is one, or should touch one that
   *     it overlapped
   * @param tokens the mines that it sets off, in id order
   */
  record ManeuverEnd(
      Pose finalPose,
      boolean bumped,
      OptionalDouble rail,
      List<String> touching,
      boolean fled,
      boolean hugeMover,
      Optional<HugeEncounter> huge,
      List<String> tokens)
      implements Expected {

    /** Copies the lists. */
    public ManeuverEnd {
      touching = List.copyOf(touching);
      tokens = List.copyOf(tokens);
    }
  }

  /**
   * Where an action that moves a ship may have ended.
   *
   * @param finalPose the legal end nearest to the claim; if none is legal, the end nearest to the
   *     claim to which the template leads
   * @param legal whether there is a legal end
   * @param blockedBy the ships and obstacles that take ends away, in id order
   * @param tokens the mines that the ship sets off there, in id order
   */
  record ActionEnd(Pose finalPose, boolean legal, List<String> blockedBy, List<String> tokens)
      implements Expected {

    /** Copies the lists. */
    public ActionEnd {
      blockedBy = List.copyOf(blockedBy);
      tokens = List.copyOf(tokens);
    }
  }

  /**
   * What measuring an attack comes to.
   *
   * @param inArc whether the target is in the arc
   * @param distance the length of the line of fire in millimetres; empty out of arc
   * @param range the number of its band; empty out of arc and beyond band 5
   * @param obstructed whether every shortest line crosses an obstacle
   * @param choice whether some do and some do not
   * @param sectionClear whether the section that is attacked may be chosen; nothing for a target of
   *     one section
   */
  record AttackMeasured(
      boolean inArc,
      OptionalDouble distance,
      Optional<Integer> range,
      boolean obstructed,
      boolean choice,
      Optional<Boolean> sectionClear)
      implements Expected {}

  /**
   * Whether a piece may be set up where it stands.
   *
   * @param reasons everything that speaks against it; nothing if it may be
   */
  record SetUp(List<PlacementRefusal> reasons) implements Expected {

    /** Copies the list. */
    public SetUp {
      reasons = List.copyOf(reasons);
    }

    /** Tells whether it may be set up there. */
    public boolean legal() {
      return reasons.isEmpty();
    }
  }

  /**
   * Whether a ship sets off a mine.
   *
   * @param setOff whether it does
   * @param separation how near it came to the mine in its last move, or stood when the mine was
   *     laid: the signed separation in millimetres; empty if it has not moved since and was not
   *     there
   */
  record MineSetOff(boolean setOff, OptionalDouble separation) implements Expected {}
}
