package io.github.flightstand.movement;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.component.Base;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.component.Side;
import io.github.flightstand.movement.component.Template;
import io.github.flightstand.movement.component.TemplateKind;

/**
 * A move ahead by an action: a boost, a decloak forward, or a boost along another template as some
 * ships' abilities have it.
 *
 * <p>The template is laid between the front guides and the base set down with its rear guides
 * around the other end, as in a maneuver; but what is in the way forbids the move instead of
 * stopping the ship (000, headings on boost and decloaking).
 *
 * <pre>{@code
 * AheadMove boost = AheadMove.boost(PartsCatalogue.standard(), Side.RIGHT);   // the bank 1
 * Repositions.standard().ahead(table, "red", boost).legal()
 * }</pre>
 *
 * @param template the template
 * @param side to which side a curved template bends; ahead for a straight
 * @param barriers which obstacles forbid it
 */
public record AheadMove(Template template, Side side, Barriers barriers) {

  /**
   * Checks that the parts fit together.
   *
   * @throws IllegalArgumentException if a straight bends or a curve does not
   */
  public AheadMove {
    template.checkBends(side);
  }

  /**
   * Returns a boost: straight 1, or bank 1 to a side.
   *
   * @param side left, right, or ahead for the straight
   */
  public static AheadMove boost(PartsCatalogue parts, Side side) {
    TemplateKind kind = side == Side.AHEAD ? TemplateKind.STRAIGHT : TemplateKind.BANK;
    return new AheadMove(parts.template(kind, 1), side, Barriers.EVERY_OBSTACLE);
  }

  /** Returns a decloak forward: straight 2. */
  public static AheadMove decloak(PartsCatalogue parts) {
    return new AheadMove(
        parts.template(TemplateKind.STRAIGHT, 2), Side.AHEAD, Barriers.EVERY_OBSTACLE);
  }

  /** Returns this move with other obstacles that forbid it. */
  public AheadMove barredBy(Barriers others) {
    return new AheadMove(template, side, others);
  }

  /**
   * Returns the template's outline on the table.
   *
   * @param start where the base stands before it moves
   */
  public Shape templateAt(Base base, Pose start) {
    return template.outline(side).placedIn(start.shiftedBy(base.length() / 2, 0));
  }
}
