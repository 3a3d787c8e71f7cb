package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.LaidToken.OffTable;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Tokens set down at the end of a template: bombs and mines that a ship drops, remotes that move.
 *
 * <p>A ship drops a bomb or mine behind it: a template lies between its rear guides, and the
 * token's guides lie around the template's other end (000, heading on bombs). The token's guides
 * are on its front edge, so its front faces the template: dropped with a straight it faces as the
 * ship does. The rules drop with the straight 1; abilities have other templates. To the left means
 * that the token ends to the left of the ship, as with reverse maneuvers.
 *
 * <p>A remote moves forward: a template lies at its front guides, and its rear guides are set down
 * around the other end (003, heading on repositioning a remote). It may land anywhere, on ships and
 * obstacles too. If any part of it is outside the play area it has fled, as a ship has (the
 * project's choices).
 *
 * <pre>{@code
 * // a small ship at (400, 400) that looks up the table
 * TokenMoves.standard().drop(table, "red", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD).pose()
 *     // (400, 324.6), heading 90: half a base, 40 of template and half a token below it
 * // an objective token of 36 square at (400, 400) that looks up the table
 * TokenMoves.standard().forward(table, remote, TemplateKind.STRAIGHT, 2, Side.AHEAD)
 *     // ends at (400, 516): half a token, 80 of template and half a token ahead
 * }</pre>
 */
public final class TokenMoves {

  private final MovementRules rules;

  /** Creates the mover of tokens by these rules. */
  public TokenMoves(MovementRules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
  }

  /** Returns the mover of tokens for the usual rules. */
  public static TokenMoves standard() {
    return new TokenMoves(MovementRules.STANDARD);
  }

  /**
   * Where a bomb or mine was dropped.
   *
   * @param pose its centre; its front faces the template
   * @param under ids of the ships that it lies under, in order; what of it is outside the play area
   *     lies under nothing
   * @param offTable how much of it, guides included, is outside the play area
   */
  public record Drop(Pose pose, List<String> under, OffTable offTable) {

    /** Copies the list. */
    public Drop {
      under = List.copyOf(under);
    }
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
    Arguments.require("table shipId kind", table, shipId, kind);
    if (kind != TokenKind.BOMB && kind != TokenKind.MINE) {
      throw new IllegalArgumentException("a ship drops a bomb or a mine, found " + kind);
    }
    Ship ship = table.ship(shipId).orElseThrow(() -> new UnknownShipException(shipId));
    Compound outline = rules.parts().tokenOutline(kind);
    Pose pose = behind(rear(ship), outline, template, speed, side);
    LaidToken token = LaidToken.of(kind, outline, pose, table.playArea());
    return new Drop(pose, token.under(table, rules.tolerance()), token.offTable(rules.tolerance()));
  }

  /**
   * Returns where a remote ends that a ship or another remote drops: set down behind it as a bomb
   * is, facing as it does along a straight (003, scenario of the vital cargo).
   *
   * @param dropper a ship, or a remote or an objective on the table
   * @param kind a remote or an objective
   * @param side to which side of the dropper a curve leads; ahead for a straight
   * @throws IllegalArgumentException if nothing of that name can drop a remote, the token is a bomb
   *     or a mine, there is no such template, or a curve leads to no side
   */
  public Pose dropRemote(
      Table table, String dropper, TokenKind kind, TemplateKind template, int speed, Side side) {
    Arguments.require("table dropper kind", table, dropper, kind);
    checkMoves(kind);
    Pose rear =
        table
            .ship(dropper)
            .map(TokenMoves::rear)
            .or(
                () ->
                    table
                        .token(dropper)
                        .filter(token -> moves(token.kind()))
                        .map(token -> token.pose().shiftedBy(-halfLength(token.body()), 0)))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a ship or a remote on the table drops a remote, found '" + dropper + "'"));
    return behind(rear, rules.parts().tokenOutline(kind), template, speed, side);
  }

  /** Returns the middle of a ship's rear edge, with the ship's heading. */
  private static Pose rear(Ship ship) {
    return ship.pose().shiftedBy(-ship.base().length() / 2, 0);
  }

  /**
   * Returns the pose of a token that is dropped at a rear edge.
   *
   * @param rear the middle of that edge, with the heading of the piece that drops the token
   */
  private Pose behind(Pose rear, Compound outline, TemplateKind template, int speed, Side side) {
    Arguments.require("template side", template, side);
    // What leads to the piece's left curves to the right for one who looks out of its rear.
    Template laid = rules.parts().template(template, speed);
    return facingOn(rear.turnedBy(180), laid, side.mirrored(), outline.parts().get(0))
        .turnedBy(180);
  }

  /**
   * Where a remote ends.
   *
   * @param pose its new pose
   * @param fled whether it has fled, being outside the play area there
   * @param mines ids, in order, of the mines that it or the template sets off, as those of a ship
   *     that moves would (the project's choice)
   */
  public record End(Pose pose, boolean fled, List<String> mines) {

    /** Copies the list. */
    public End {
      mines = List.copyOf(mines);
    }
  }

  /**
   * Returns where a remote ends that moves forward along a template.
   *
   * @param table what it moves on
   * @param remote a remote or an objective: tokens with guides front and rear
   * @param side to which side a curve bends; ahead for a straight
   * @throws IllegalArgumentException if the token is a bomb or a mine, there is no such template,
   *     or a curve bends to no side
   */
  public End forward(Table table, Token remote, TemplateKind template, int speed, Side side) {
    Arguments.require("table remote template side", table, remote, template, side);
    checkMoves(remote.kind());
    Pose front = remote.pose().shiftedBy(halfLength(remote.body()), 0);
    Template laid = rules.parts().template(template, speed);
    Pose pose = facingOn(front, laid, side, remote.body());
    double margin = rules.fleeing().margin(remote.outline(), pose, table.playArea());
    return new End(
        pose,
        margin < -rules.tolerance().contact(),
        LaidToken.minesSetOffBy(
            table,
            remote.outline().placedIn(pose),
            Optional.of(laid.outline(side).placedIn(front)),
            rules.tolerance()));
  }

  private static boolean moves(TokenKind kind) {
    return kind == TokenKind.REMOTE || kind == TokenKind.OBJECTIVE;
  }

  private static void checkMoves(TokenKind kind) {
    if (!moves(kind)) {
      throw new IllegalArgumentException(
          "a token that moves is a remote or an objective, found a " + kind);
    }
  }

  /**
   * Returns the pose of a token whose rear edge lies on the template's end, facing on along it.
   *
   * @param edge the middle of the edge that the template is laid at, facing out
   * @param side to which side a curve bends, seen along it
   * @param body the token without its guides, in its own frame
   * @throws IllegalArgumentException if a straight bends or a curve does not
   */
  private static Pose facingOn(Pose edge, Template template, Side side, ConvexPolygon body) {
    template.checkBends(side);
    return edge.compose(template.end(side)).shiftedBy(halfLength(body), 0);
  }

  /** Returns how far a token's front edge, and so its rear edge, is from its centre. */
  private static double halfLength(ConvexPolygon body) {
    double front = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < body.size(); i++) {
      front = Math.max(front, body.x(i));
    }
    return front;
  }
}
