package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.List;

/**
 * A move ahead by an action: a boost, a decloak forward, or a boost along another template as some
 * ships' abilities have it.
 *
 * <p>The template is laid between the front guides and the base set down with its rear guides
 * around the other end, as in a maneuver; but what is in the way forbids the move instead of
 * stopping the ship (000, headings on boost and decloaking).
 *
 * <pre>{@code
 * AheadMove boost = AheadMove.boost(MovementRules.STANDARD, Side.RIGHT);   // the bank 1
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
  public static AheadMove boost(MovementRules rules, Side side) {
    TemplateKind kind = side == Side.AHEAD ? TemplateKind.STRAIGHT : TemplateKind.BANK;
    return new AheadMove(rules.parts().template(kind, 1), side, rules.boostBarriers());
  }

  /** Returns a decloak forward: straight 2. */
  public static AheadMove decloak(MovementRules rules) {
    return new AheadMove(
        rules.parts().template(TemplateKind.STRAIGHT, 2), Side.AHEAD, rules.decloakBarriers());
  }

  /**
   * Returns the template's outline on the table.
   *
   * @param start where the base stands before it moves
   */
  public Shape templateAt(Base base, Pose start) {
    return template.outline(side).placedIn(start.shiftedBy(base.length() / 2, 0));
  }

  /**
   * Where a move ahead leads: one end position, legal or not.
   *
   * @param finalPose where the ship would end
   * @param blockedBy the pieces that forbid it, in id order
   * @param underTemplate those of them that the template would overlap, in id order
   * @param fled whether the ship would flee, which forbids it too
   */
  public record Option(
      Pose finalPose, List<String> blockedBy, List<String> underTemplate, boolean fled) {

    /** Copies the lists. */
    public Option {
      blockedBy = List.copyOf(blockedBy);
      underTemplate = List.copyOf(underTemplate);
    }

    /** Tells whether the ship may move so. */
    public boolean legal() {
      return blockedBy.isEmpty() && !fled;
    }
  }
}
