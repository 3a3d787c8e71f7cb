package io.github.flightstand.tools.referee;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.protocol.json.MoveDirection;
import java.util.Arrays;

/** The lines for moves by actions, each with its own words for the direction. */
sealed interface RepositionLine extends LogEvent.Reposition {

  static RepositionLine of(String action, String ship, Side direction, Pose finalPose) {
    return switch (action) {
      case "barrelRoll" ->
          new BarrelRoll(ship, to(direction, MoveDirection.Roll.values()), finalPose);
      case "boost" -> new Boost(ship, to(direction, MoveDirection.Boost.values()), finalPose);
      case "decloak" -> new Decloak(ship, to(direction, MoveDirection.Decloak.values()), finalPose);
      default -> throw new IllegalArgumentException("no ship moves by '" + action + "'");
    };
  }

  private static <D extends MoveDirection> D to(Side side, D[] directions) {
    return Arrays.stream(directions)
        .filter(direction -> direction.side() == side)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("it does not lead " + side));
  }

  MoveDirection towards();

  @Override
  default String action() {
    return this instanceof BarrelRoll ? "barrelRoll" : this instanceof Boost ? "boost" : "decloak";
  }

  @Override
  default String deed() {
    return this instanceof BarrelRoll ? "barrel roll" : action();
  }

  @Override
  default Side direction() {
    return towards().side();
  }

  /** The claim of a barrel roll: a move to a side that keeps the heading. */
  record BarrelRoll(
      @JsonProperty("barrelRoll") String ship,
      @JsonProperty("direction") MoveDirection.Roll towards,
      @JsonProperty("final") Pose finalPose)
      implements RepositionLine {}

  /** The claim of a boost: one more short template ahead. */
  record Boost(
      @JsonProperty("boost") String ship,
      @JsonProperty("direction") MoveDirection.Boost towards,
      @JsonProperty("final") Pose finalPose)
      implements RepositionLine {}

  /** The claim of a decloak: a longer roll, or a template ahead. */
  record Decloak(
      @JsonProperty("decloak") String ship,
      @JsonProperty("direction") MoveDirection.Decloak towards,
      @JsonProperty("final") Pose finalPose)
      implements RepositionLine {}
}
