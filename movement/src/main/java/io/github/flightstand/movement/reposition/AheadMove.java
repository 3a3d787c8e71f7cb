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
 * A move ahead by an action: a boost, a decloak forward, or a boost along another template, as some
 * ships' abilities allow.
 *
 * <p>The template lies between the front guides, and the base is set down with its rear guides
 * around the other end, as in a maneuver. But a piece in the way forbids the move instead of
 * stopping the ship (000, headings on boost and decloaking).
 *
 * <pre>{@code
 * AheadMove boost = AheadMove.boost(MovementRules.STANDARD, Side.RIGHT);   // the bank 1
 * Repositions.standard().ahead(table, "red", boost).legal()
 * }</pre>
 *
 * @param template the template
 * @param side the side to which a curved template bends; ahead for a straight
 * @param barriers the obstacles that forbid the move
 */
public record AheadMove(Template template, Side side, Barriers barriers) {

  /**
   * Checks that the template can bend to the side.
   *
   * @throws IllegalArgumentException if a straight bends or a curve does not
   */
  public AheadMove {
    template.checkBends(side);
  }

  /**
   * Returns a boost: the straight 1, or the bank 1 to a side.
   *
   * @param side left, right, or ahead for the straight
   */
  public static AheadMove boost(MovementRules rules, Side side) {
    TemplateKind kind = side == Side.AHEAD ? TemplateKind.STRAIGHT : TemplateKind.BANK;
    return new AheadMove(rules.parts().template(kind, 1), side, rules.boostBarriers());
  }

  /** Returns a decloak forward, along the straight that the rules give a base's size. */
  public static AheadMove decloak(MovementRules rules, Base base) {
    return decloak(rules, base, Side.AHEAD);
  }

  /**
   * Returns a decloak forward along a straight or, as an ability may have it, a bank.
   *
   * @param side left or right for the bank, ahead for the straight
   */
  public static AheadMove decloak(MovementRules rules, Base base, Side side) {
    TemplateKind kind = side == Side.AHEAD ? TemplateKind.STRAIGHT : TemplateKind.BANK;
    Template template = rules.parts().template(kind, rules.decloakSpeed(base));
    return new AheadMove(template, side, rules.decloakBarriers());
  }

  /**
   * Returns the template's outline on the table.
   *
   * @param start the base's pose before the move
   */
  public Shape templateAt(Base base, Pose start) {
    return template.outline(side).placedIn(start.shiftedBy(base.length() / 2, 0));
  }

  /**
   * The result of a move ahead: one end position, legal or not.
   *
   * @param finalPose the pose at which the ship would end
   * @param blockedBy the ids of the pieces that forbid the move, sorted
   * @param underTemplate the ids among {@code blockedBy} that the template would overlap, sorted
   * @param fled whether the ship would flee, which also forbids the move
   */
  public record Option(
      Pose finalPose, List<String> blockedBy, List<String> underTemplate, boolean fled) {

    /** Copies the lists. */
    public Option {
      blockedBy = List.copyOf(blockedBy);
      underTemplate = List.copyOf(underTemplate);
    }

    /** Tests whether the move is legal. */
    public boolean legal() {
      return blockedBy.isEmpty() && !fled;
    }
  }
}
