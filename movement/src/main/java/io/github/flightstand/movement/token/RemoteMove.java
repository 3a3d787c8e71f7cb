package io.github.flightstand.movement.token;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.component.TemplateKind;
import io.github.flightstand.movement.component.TokenKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Token;

/**
 * Repositions remotes forward: a template lies at the front guides, and the rear guides are set
 * down around its other end (003, heading on repositioning a remote).
 *
 * <p>A remote may land anywhere, on ships and obstacles too. If any part of it is outside the play
 * area it has fled, as a ship has (the project's choices).
 *
 * <pre>{@code
 * // an objective token of 36 square at (400, 400) that looks up the table
 * RemoteMove.standard().forward(PlayArea.STANDARD, remote, TemplateKind.STRAIGHT, 2, Side.AHEAD)
 *     // ends at (400, 516): half a token, 80 of template and half a token ahead
 * }</pre>
 */
public final class RemoteMove {

  private final PartsCatalogue parts;
  private final Tolerance tolerance;
  private final Fleeing fleeing;

  /**
   * Creates the rules of repositioning remotes for these parts and this tolerance; guides may stick
   * out of the play area.
   */
  public RemoteMove(PartsCatalogue parts, Tolerance tolerance) {
    this(parts, tolerance, Fleeing.STANDARD);
  }

  /**
   * Creates the rules of repositioning remotes for these parts.
   *
   * @param tolerance how far a remote may stick out
   * @param fleeing judges which remotes have fled
   */
  public RemoteMove(PartsCatalogue parts, Tolerance tolerance, Fleeing fleeing) {
    this.parts = parts;
    this.tolerance = tolerance;
    this.fleeing = fleeing;
  }

  /** Returns the rules for the published parts and the usual tolerance. */
  public static RemoteMove standard() {
    return new RemoteMove(PartsCatalogue.standard(), Tolerance.STANDARD);
  }

  /**
   * Where a remote ends.
   *
   * @param pose its new pose
   * @param fled whether it has fled, being outside the play area there
   */
  public record End(Pose pose, boolean fled) {}

  /**
   * Returns where a remote ends that moves forward along a template.
   *
   * @param remote a remote or an objective: tokens with guides front and rear
   * @param side to which side a curve bends; ahead for a straight
   * @throws IllegalArgumentException if the token is a bomb or a mine, there is no such template,
   *     or a curve bends to no side
   */
  public End forward(PlayArea area, Token remote, TemplateKind template, int speed, Side side) {
    if (remote.kind() == TokenKind.BOMB || remote.kind() == TokenKind.MINE) {
      throw new IllegalArgumentException(
          "a token that moves is a remote or an objective, found a " + remote.kind());
    }
    Pose front = remote.pose().shiftedBy(TokenAtTemplate.halfLength(remote.body()), 0);
    Template laid = parts.template(template, speed);
    Pose pose = TokenAtTemplate.facingOn(front, laid, side, remote.body());
    return new End(pose, fleeing.margin(remote.outline(), pose, area) < -tolerance.contact());
  }
}
