package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import java.util.Optional;

/** The cause of a roll or boost, if it is not the ship's own action. */
public enum MoveCause {
  /** An opponent's tractor beam: a boost along the straight 1, or the ship's own barrel roll. */
  TRACTOR;

  private static final Pointer TEMPLATE = Pointer.of("/template");
  private static final Pointer DIRECTION = Pointer.of("/direction");

  /**
   * Checks that a boost has either a direction or a template, and one of its cause.
   *
   * @throws FaultException if it has not
   */
  public static void checkBoost(
      Optional<MoveCause> by,
      Optional<MoveDirection.Boost> direction,
      Optional<LaidTemplate> template) {
    if (direction.isEmpty() && template.isEmpty()) {
      throw FaultException.missing(DIRECTION, "in the line");
    }
    if (direction.isPresent() && template.isPresent()) {
      throw FaultException.unexpected(
          TEMPLATE, "'" + template.get().code() + "' beside 'direction'", "one of the two");
    }
    LaidTemplate laid = template.orElse(LaidTemplate.STRAIGHT_1);
    if (by.isPresent() && !laid.equals(LaidTemplate.STRAIGHT_1)) {
      throw FaultException.unexpected(
          TEMPLATE, "'" + laid.code() + "'", "1F, along which a tractor beam boosts a ship");
    }
    Side side = direction.map(MoveDirection.Boost::side).orElse(Side.AHEAD);
    if (by.isPresent() && side != Side.AHEAD) {
      throw FaultException.unexpected(
          DIRECTION,
          "'" + Formats.word(side) + "'",
          "straight, along which a tractor beam moves a ship");
    }
  }
}
