package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.parts.TokenKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A token at its place on the play area: what it overlaps, and how far it is from other pieces.
 *
 * <p>The part of a token outside the play area is ignored. Its guides count for overlaps, and those
 * of a bomb or mine also for range (000, heading on bombs). A remote or objective, like a ship, is
 * measured without its guides. Millimeters, in the table's frame.
 *
 * <pre>{@code
 * LaidToken mine = LaidToken.of(token, table.playArea());
 * mine.setOffBy(ship.at(resolution.finalPose()),
 *     resolver.usedTemplate(ship, maneuver, resolution), Tolerance.STANDARD)
 * }</pre>
 */
public final class LaidToken {

  /** The share of a token that is outside the play area. */
  public enum OffTable {
    /** Nothing, within the contact tolerance. */
    NO,
    /** A part, which is ignored from then on. */
    PART,
    /** All of it. */
    WHOLE
  }

  private final Compound whole;
  private final PlayArea area;
  private final List<ConvexPolygon> parts;
  private final boolean guidesCountForRange;

  private LaidToken(Compound whole, PlayArea area, boolean guidesCountForRange) {
    this.whole = whole;
    this.area = area;
    this.guidesCountForRange = guidesCountForRange;
    parts = whole.parts().stream().flatMap(part -> onTable(part, area).stream()).toList();
  }

  /** Returns a token as it lies on a play area. */
  public static LaidToken of(Token token, PlayArea area) {
    Arguments.require("token area", token, area);
    return of(token.kind(), token.outline(), token.pose(), area);
  }

  /** Returns a token of a kind, laid on a play area at a pose. */
  public static LaidToken of(TokenKind kind, Compound outline, Pose pose, PlayArea area) {
    return new LaidToken(
        outline.placedIn(pose), area, kind == TokenKind.BOMB || kind == TokenKind.MINE);
  }

  private static Optional<ConvexPolygon> onTable(ConvexPolygon part, PlayArea area) {
    Optional<ConvexPolygon> left = Optional.of(part);
    for (TableEdge edge : TableEdge.values()) {
      left = left.flatMap(rest -> rest.clippedTo(edge.inside(area)));
    }
    return left;
  }

  /** Returns the part of the token, guides included, that is outside the play area. */
  public OffTable offTable(Tolerance tolerance) {
    if (Stream.of(TableEdge.values())
        .allMatch(edge -> edge.margin(area, whole.parts()) >= -tolerance.contact())) {
      return OffTable.NO;
    }
    double reach = Separation.between(whole, area.outline());
    return reach < -tolerance.contact() ? OffTable.PART : OffTable.WHOLE;
  }

  /** Tests whether the token overlaps a shape on the table. */
  public boolean overlaps(Shape shape, Tolerance tolerance) {
    return separation(shape) < -tolerance.contact();
  }

  /**
   * Returns the signed separation of a shape and the part of the token on the play area.
   *
   * @return millimeters, negative by the depth of an overlap; infinite if no part is on the play
   *     area
   */
  public double separation(Shape shape) {
    return parts.isEmpty()
        ? Double.POSITIVE_INFINITY
        : Separation.between(new Compound(parts), shape);
  }

  /** Tests whether the token overlaps a ship's base, guides included. */
  public boolean overlaps(Ship ship, Tolerance tolerance) {
    Arguments.require("ship tolerance", ship, tolerance);
    return overlaps(ship.base().outline().placedIn(ship.pose()), tolerance);
  }

  /** Returns the ids, sorted, of the ships that the token lies under. */
  public List<String> under(Table table, Tolerance tolerance) {
    Arguments.require("table tolerance", table, tolerance);
    return table.ships().stream()
        .filter(ship -> overlaps(ship, tolerance))
        .map(Ship::id)
        .sorted()
        .toList();
  }

  /**
   * Tests whether a ship that has moved sets off a mine here. It does if its base at the end, or
   * the used part of its template, overlaps the token (000, heading on bombs).
   *
   * @param atItsEnd the ship after its move
   * @param usedTemplate the used part of the template, if the move had one
   */
  public boolean setOffBy(Ship atItsEnd, Optional<Shape> usedTemplate, Tolerance tolerance) {
    Arguments.require("atItsEnd usedTemplate tolerance", atItsEnd, usedTemplate, tolerance);
    return setOffBy(atItsEnd.base().outline().placedIn(atItsEnd.pose()), usedTemplate, tolerance);
  }

  private boolean setOffBy(Shape piece, Optional<Shape> usedTemplate, Tolerance tolerance) {
    return overlaps(piece, tolerance)
        || usedTemplate.filter(template -> overlaps(template, tolerance)).isPresent();
  }

  /**
   * Returns the ids, sorted, of the mines that a ship {@linkplain #setOffBy sets off} by its move.
   *
   * @param atItsEnd the ship after its move
   * @param usedTemplate the used part of the template, if the move had one
   */
  public static List<String> minesSetOff(
      Table table, Ship atItsEnd, Optional<Shape> usedTemplate, Tolerance tolerance) {
    Arguments.require(
        "table atItsEnd usedTemplate tolerance", table, atItsEnd, usedTemplate, tolerance);
    return minesSetOffBy(
        table, atItsEnd.base().outline().placedIn(atItsEnd.pose()), usedTemplate, tolerance);
  }

  /** Returns the ids, sorted, of the mines that a piece of any kind sets off by its move. */
  public static List<String> minesSetOffBy(
      Table table, Shape piece, Optional<Shape> usedTemplate, Tolerance tolerance) {
    return table.tokens().stream()
        .filter(token -> token.kind() == TokenKind.MINE)
        .filter(token -> of(token, table.playArea()).setOffBy(piece, usedTemplate, tolerance))
        .map(Token::id)
        .sorted()
        .toList();
  }

  /** Returns the part of the token, guides included, on the play area; empty if there is none. */
  public Optional<Compound> onArea() {
    return parts.isEmpty() ? Optional.empty() : Optional.of(new Compound(parts));
  }

  /** Returns the parts that range is measured from; empty if all are outside the play area. */
  public Optional<Compound> forRange() {
    List<ConvexPolygon> measured =
        guidesCountForRange
            ? parts
            : onTable(whole.parts().get(0), area).map(List::of).orElse(List.of());
    return measured.isEmpty() ? Optional.empty() : Optional.of(new Compound(measured));
  }
}
