package io.github.flightstand.movement.token;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.movement.UnknownShipException;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.component.TemplateKind;
import io.github.flightstand.movement.component.TokenKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;

/**
 * Drops bombs and mines: a template lies between a ship's rear guides, and the token's guides lie
 * around the template's other end (000, heading on bombs).
 *
 * <p>The token's guides are on its front edge, so its front faces the template: dropped with a
 * straight it faces as the ship does. The rules drop with the straight 1; abilities have other
 * templates. To the left means that the token ends to the left of the ship, as with reverse
 * maneuvers.
 *
 * <pre>{@code
 * // a small ship at (400, 400) that looks up the table
 * BombDrop.standard().drop(table, "red", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD).pose()
 *     // (400, 324.6), heading 90: half a base, 40 of template and half a token below it
 * }</pre>
 */
public final class BombDrop {

  private final PartsCatalogue parts;
  private final Tolerance tolerance;

  /** Creates the rules of dropping for these parts and this tolerance of contact. */
  public BombDrop(PartsCatalogue parts, Tolerance tolerance) {
    this.parts = parts;
    this.tolerance = tolerance;
  }

  /** Returns the rules for the published parts and the usual tolerance. */
  public static BombDrop standard() {
    return new BombDrop(PartsCatalogue.standard(), Tolerance.STANDARD);
  }

  /**
   * Returns where a token ends that a ship drops.
   *
   * @param kind a bomb or a mine
   * @param side to which side of the ship a curve leads; ahead for a straight
   * @throws UnknownShipException if the ship is not on the table
   * @throws IllegalArgumentException if the token is neither bomb nor mine, there is no such
   *     template, or a curve leads to no side
   */
  public Drop drop(
      Table table, String shipId, TokenKind kind, TemplateKind template, int speed, Side side) {
    if (kind != TokenKind.BOMB && kind != TokenKind.MINE) {
      throw new IllegalArgumentException("a ship drops a bomb or a mine, found " + kind);
    }
    Ship ship = table.ship(shipId).orElseThrow(() -> new UnknownShipException(shipId));
    Compound outline = parts.tokenOutline(kind);
    Pose rear = ship.pose().shiftedBy(-ship.base().length() / 2, 0).turnedBy(180);
    // What leads to the ship's left curves to the right for whoever looks out of its rear.
    Template laid = parts.template(template, speed);
    Pose away = TokenAtTemplate.facingOn(rear, laid, side.mirrored(), outline.parts().get(0));
    Pose pose = away.turnedBy(180);
    LaidToken token = LaidToken.of(kind, outline, pose, table.playArea());
    return new Drop(pose, token.under(table, tolerance), token.offTable(tolerance));
  }
}
