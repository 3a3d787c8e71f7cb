package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.query.SegmentSeparation;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.parts.SectionName;
import java.util.List;
import java.util.Optional;

/**
 * Whether a section may be chosen as a target: the line from the middle of the attacker's base to
 * the middle of the section's base must not cross the section line, which runs across the middle of
 * the target's token from side to side (002, heading on the corvette as a target).
 *
 * <p>A corvette's middle is that of the section which fires: the fore section's for the arc ahead,
 * the aft section's for those to the sides; a weapon that fires all round may be on either, so
 * there the better of the two counts (the project's choice).
 */
final class SectionSight {

  private SectionSight() {}

  /**
   * Returns how far, in millimetres, the line is from crossing: its distance from the section line,
   * or minus the shortest shift that would clear it; nothing for a target of one section.
   */
  static Optional<Double> margin(Aim aim) {
    Base base = aim.target().base();
    Optional<Section> section = aim.section().flatMap(base::section);
    if (section.isEmpty()) {
      return Optional.empty();
    }
    Point left = new Point(0, base.width() / 2);
    Point right = new Point(0, -base.width() / 2);
    double best = Double.NEGATIVE_INFINITY;
    for (Point from : middles(aim.attacker().base(), aim.arc())) {
      Point seen = aim.target().pose().relative(aim.attacker().pose().place(from));
      best = Math.max(best, SegmentSeparation.between(seen, section.get().middle(), left, right));
    }
    return Optional.of(best);
  }

  /** Tells whether a margin leaves the section to be chosen: a line that only touches does. */
  static boolean clear(double margin, Tolerance tolerance) {
    return margin >= -tolerance.contact();
  }

  /** The middles, in the attacker's frame, from which it may fire out of an arc. */
  private static List<Point> middles(Base attacker, FiringArc arc) {
    if (attacker.sections().isEmpty()) {
      return List.of(Point.ORIGIN);
    }
    return attacker.sections().stream()
        .filter(section -> firingSection(arc).map(section.name()::equals).orElse(true))
        .map(Section::middle)
        .toList();
  }

  /** The section of a corvette on which an arc is printed; nothing for what fires all round. */
  private static Optional<SectionName> firingSection(FiringArc arc) {
    return switch (arc) {
      case FRONT -> Optional.of(SectionName.FORE);
      case LEFT, RIGHT -> Optional.of(SectionName.AFT);
      default -> Optional.empty();
    };
  }
}
