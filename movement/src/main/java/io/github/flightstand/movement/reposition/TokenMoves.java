package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
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
 * A mover of tokens to a template's end: those that a ship drops or launches, and remotes.
 *
 * <p>A ship drops a bomb or mine behind it. A template lies between its rear guides, and the
 * token's guides lie around the template's other end (000, heading on bombs). The token's guides
 * are on its front edge, so its front faces the template: dropped with a straight, it faces the way
 * the ship does. The rules use the straight 1; some abilities use other templates. "Left" means
 * that the token ends to the ship's left, as with reverse maneuvers.
 *
 * <p>In the second edition ships launch them too. The template lies between the front guides, and
 * the token's guides slide onto its other end (Rules Reference of the second edition, heading
 * Device). So along a straight a launched bomb or mine faces the ship. A remote has guides front
 * and rear; dropped or launched along a straight, it faces the way the ship does (the project's
 * choice for launches). A huge ship's guides are on the edges at its ends.
 *
 * <p>A remote moves forward. A template lies at its front guides, and its rear guides are set down
 * around the other end (003, heading on repositioning a remote). It may land anywhere, even on
 * ships and obstacles. Like a ship, it has fled if any part of it is outside the play area (the
 * project's choices).
 *
 * <pre>{@code
 * // a small ship at (400, 400) that looks up the table
 * TokenMoves.standard().drop(table, "red", TokenKind.BOMB, TemplateKind.STRAIGHT, 1, Side.AHEAD).pose()
 *     // (400, 324.6), heading 90: half a base, 40 of template and half a token below it
 * // the same ship launches it: 324.6 becomes 475.4, heading 270
 * // an objective token of 36 square at (400, 400) that looks up the table
 * TokenMoves.standard().forward(table, remote, TemplateKind.STRAIGHT, 2, Side.AHEAD)
 *     // ends at (400, 516): half a token, 80 of template and half a token ahead
 * }</pre>
 */
public final class TokenMoves {

  private final MovementRules rules;

  /** Creates a mover of tokens under these rules. */
  public TokenMoves(MovementRules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
  }

  /** Returns a mover of tokens for {@link MovementRules#STANDARD}. */
  public static TokenMoves standard() {
    return new TokenMoves(MovementRules.STANDARD);
  }

  /**
   * The result of dropping or launching a token.
   *
   * @param pose the token's center and heading; the front of a bomb or mine faces the template
   * @param under the ids of the ships that the part of it on the play area lies under, sorted
   * @param offTable how much of it, guides included, is outside the play area
   */
  public record Drop(Pose pose, List<String> under, OffTable offTable) {

    /** Copies the list. */
    public Drop {
      under = List.copyOf(under);
    }
  }

  /**
   * Returns the end of a bomb, mine or remote that a ship drops.
   *
   * @param kind a bomb, a mine or a remote
   * @param side the side of the ship to which a curve leads; ahead for a straight
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if its base has no such edge
   * @throws IllegalArgumentException if the token is an objective, there is no such template, a
   *     straight bends, or a curve does not
   */
  public Drop drop(
      Table table, String shipId, TokenKind kind, TemplateKind template, int speed, Side side) {
    return drop(table, shipId, device(kind), template, speed, side);
  }

  /**
   * Returns the end of a bomb, mine or remote of any shape that a ship drops. The part of a token
   * that is farthest ahead lies at the template's end, guides aside.
   *
   * @param device a token of the kind and shape that is dropped; where it lies does not matter
   */
  public Drop drop(
      Table table, String shipId, Token device, TemplateKind template, int speed, Side side) {
    Pose rear = rear(ship(table, shipId));
    return lying(table, device.at(behind(rear, toFront(device), template, speed, side)));
  }

  /**
   * Returns the end of a bomb, mine or remote that a ship launches.
   *
   * @param kind a bomb, a mine or a remote
   * @param side the side of the ship to which a curve leads; ahead for a straight
   * @throws UnknownShipException if the ship is not on the table
   * @throws CannotFlyException if its base has no such edge
   * @throws IllegalArgumentException if the token is an objective, there is no such template, a
   *     straight bends, or a curve does not
   */
  public Drop launch(
      Table table, String shipId, TokenKind kind, TemplateKind template, int speed, Side side) {
    return launch(table, shipId, device(kind), template, speed, side);
  }

  /**
   * Returns the end of a bomb, mine or remote of any shape that a ship launches.
   *
   * @param device a token of the kind and shape that is launched; where it lies does not matter
   */
  public Drop launch(
      Table table, String shipId, Token device, TemplateKind template, int speed, Side side) {
    Arguments.require("template side", template, side);
    Ship ship = ship(table, shipId);
    Pose front = atEdge(ship, "front", 0);
    Template laid = rules.parts().template(template, speed);
    Pose on = facingOn(front, laid, side, toFront(device));
    return lying(table, device.at(moves(device.kind()) ? on : on.turnedBy(180)));
  }

  private static Ship ship(Table table, String shipId) {
    Arguments.require("table shipId", table, shipId);
    return table.ship(shipId).orElseThrow(() -> new UnknownShipException(shipId));
  }

  /** Returns a token of the usual outline that a ship drops or launches. */
  private Token device(TokenKind kind) {
    Arguments.require("kind", kind);
    if (kind == TokenKind.OBJECTIVE) {
      throw new IllegalArgumentException(
          "a ship drops or launches a bomb, a mine or a remote, found " + kind);
    }
    return usual(kind);
  }

  private Token usual(TokenKind kind) {
    return new Token("", kind, rules.parts().tokenOutline(kind), Pose.IDENTITY);
  }

  /** Returns the pieces under a bomb, mine or remote at its place. */
  public Drop lying(Table table, Token device) {
    LaidToken token = LaidToken.of(device, table.playArea());
    return new Drop(
        device.pose(), token.under(table, rules.tolerance()), token.offTable(rules.tolerance()));
  }

  /**
   * Returns the end of a remote that a ship or another remote drops behind it, as a bomb is
   * dropped. Along a straight it faces the way the dropper does (003, scenario of the vital cargo).
   *
   * @param dropper the id of a ship, a remote or an objective on the table
   * @param kind a remote or an objective
   * @param side the side of the dropper to which a curve leads; ahead for a straight
   * @throws IllegalArgumentException if nothing with that id can drop a remote, the token is a bomb
   *     or a mine, there is no such template, a straight bends, or a curve does not
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
                        .map(token -> token.pose().shiftedBy(-toFront(token), 0)))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a ship or a remote on the table drops a remote, found '" + dropper + "'"));
    return behind(rear, toFront(usual(kind)), template, speed, side);
  }

  /** Returns the middle of a ship's rear edge, with the heading that leads into the base there. */
  private static Pose rear(Ship ship) {
    return atEdge(ship, "rear", 180);
  }

  /** Returns the middle of a ship's edge, turned back by how an edge of that name mostly faces. */
  private static Pose atEdge(Ship ship, String edge, double facing) {
    Base base = ship.base();
    Pose out =
        base.edge(edge).orElseThrow(() -> CannotFlyException.withoutEdge(base, edge)).outward();
    return ship.pose().shiftedBy(out.x(), out.y()).turnedBy(out.heading().degrees() - facing);
  }

  /**
   * Returns the pose of a token that is dropped at a rear edge.
   *
   * @param rear the middle of that edge, with the heading of the piece that drops the token
   */
  private Pose behind(Pose rear, double toFront, TemplateKind template, int speed, Side side) {
    Arguments.require("template side", template, side);
    // A curve to the piece's left bends to the right for someone who looks out of its rear.
    Template laid = rules.parts().template(template, speed);
    return facingOn(rear.turnedBy(180), laid, side.mirrored(), toFront).turnedBy(180);
  }

  /**
   * The result of moving a remote.
   *
   * @param pose its new pose
   * @param fled whether it has fled, because part of it is outside the play area
   * @param mines the ids, sorted, of the mines that the remote or its template sets off, as a
   *     moving ship would (the project's choice)
   */
  public record End(Pose pose, boolean fled, List<String> mines) {

    /** Copies the list. */
    public End {
      mines = List.copyOf(mines);
    }
  }

  /**
   * Returns the end of a remote that moves forward along a template.
   *
   * @param table the table that it moves on
   * @param remote a remote or an objective: tokens with guides front and rear
   * @param side the side to which a curve bends; ahead for a straight
   * @throws IllegalArgumentException if the token is a bomb or a mine, there is no such template, a
   *     straight bends, or a curve does not
   */
  public End forward(Table table, Token remote, TemplateKind template, int speed, Side side) {
    Arguments.require("table remote template side", table, remote, template, side);
    checkMoves(remote.kind());
    Pose front = remote.pose().shiftedBy(toFront(remote), 0);
    Template laid = rules.parts().template(template, speed);
    Pose pose = facingOn(front, laid, side, toFront(remote));
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
   * Returns the pose of a token whose rear edge lies on a template's end, facing on along it.
   *
   * @param edge the middle of the edge that the template is laid at, facing out
   * @param side the side to which a curve bends, seen along it
   * @param toFront how far the token's edge is from its origin
   * @throws IllegalArgumentException if a straight bends or a curve does not
   */
  private static Pose facingOn(Pose edge, Template template, Side side, double toFront) {
    template.checkBends(side);
    return edge.compose(template.end(side)).shiftedBy(toFront, 0);
  }

  /** Returns the reach of a token ahead of its origin, without its guides. */
  private static double toFront(Token token) {
    Polygon shape = token.own().isPresent() ? token.own().get() : token.body();
    double front = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < shape.size(); i++) {
      front = Math.max(front, shape.x(i));
    }
    return front;
  }
}
