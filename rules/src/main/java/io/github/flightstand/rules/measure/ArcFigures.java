package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.OpenPolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.edition.Edition;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of the printed arcs, and the regions that come of them.
 *
 * <p>A firing-arc line runs from the middle of the base through its front or rear edge, a little
 * way in from the corner; that inset is a figure of the base's size. The published figures are the
 * table tools' measurements. Only the second edition has medium bases, so theirs is the same in
 * both.
 *
 * <p>A corvette has an arc ahead on its fore section, from the middle of the fore square through
 * the front edge, and one to either side on its aft section, from the middle of the aft square
 * through that section's side, which reaches from the section line to the rear edge. Nobody has
 * measured these; they take the inset of large ships (the project's choice), which lets them
 * overlap as the booklet's figure shows (002, heading on the corvette's arcs).
 *
 * <pre>{@code
 * ArcFigures figures = ArcFigures.of(Edition.FIRST);
 * figures.inset(BaseSize.SMALL)   // 2.95: the front arc of a small base opens 80.9 degrees
 * figures.region(FiringArc.FRONT, PartsCatalogue.standard().base(BaseSize.SMALL))
 * }</pre>
 *
 * @param insets how far in from the corner the lines cross the edge, in millimetres, for every size
 *     of base but the transport's, which has no arcs; positive, less than half its side
 * @param bullseyeWidth the width of the bullseye strip in millimetres, positive
 */
public record ArcFigures(Map<BaseSize, Double> insets, double bullseyeWidth) {

  private static final double MEDIUM_INSET = 3.58;
  private static final double BULLSEYE_WIDTH = 14.8;

  private static final ArcFigures FIRST = measured(2.95, 3.95);
  private static final ArcFigures SECOND = measured(2.85, 4.28);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if a figure is missing or out of its range
   */
  public ArcFigures {
    insets = Map.copyOf(insets);
    for (BaseSize size : BaseSize.values()) {
      Double inset = insets.get(size);
      if (size != BaseSize.HUGE_TRANSPORT && (inset == null || !(inset > 0))) {
        throw new IllegalArgumentException(
            "arc figures have a positive inset for a " + size.word() + " base, found " + inset);
      }
    }
    if (!(bullseyeWidth > 0)) {
      throw new IllegalArgumentException(
          "a bullseye strip has a positive width, found " + bullseyeWidth);
    }
  }

  private static ArcFigures measured(double small, double large) {
    return new ArcFigures(
        Map.of(
            BaseSize.SMALL,
            small,
            BaseSize.MEDIUM,
            MEDIUM_INSET,
            BaseSize.LARGE,
            large,
            BaseSize.HUGE_CORVETTE,
            large),
        BULLSEYE_WIDTH);
  }

  /** Returns the figures of the published parts. */
  public static ArcFigures of(Edition edition) {
    return edition == Edition.FIRST ? FIRST : SECOND;
  }

  /** Returns how far in from the corner a base's arc lines cross the edge, in millimetres. */
  public double inset(BaseSize size) {
    return Optional.ofNullable(insets.get(size)).orElseThrow();
  }

  /**
   * Returns the region that an arc covers, in the base's own frame: +x ahead, +y to the left.
   *
   * @return the region; nothing for a turret, which covers everything
   */
  public Optional<OpenPolygon> region(FiringArc arc, Base base) {
    return region(arc, base, base.length() / 2);
  }

  /**
   * Returns the region that holds the part of a base from which an arc is measured where the
   * edition wants the attacker's point in the arc: as {@link #region}, but the bullseye strip
   * begins at the rear edge.
   */
  Optional<OpenPolygon> source(FiringArc arc, Base base) {
    return region(arc, base, -base.length() / 2);
  }

  private Optional<OpenPolygon> region(FiringArc arc, Base base, double bullseyeFrom) {
    if (!FiringArc.on(base).contains(arc)) {
      throw new IllegalArgumentException(
          "a " + base.name() + " base has no " + arc.word() + " arc");
    }
    if (base.size().isHuge()) {
      return arc == FiringArc.TURRET ? Optional.empty() : sectionRegion(arc, base);
    }
    double ahead = base.length() / 2;
    double aside = base.width() / 2 - inset(base.size());
    Vector frontLeft = new Vector(ahead, aside);
    Vector frontRight = new Vector(ahead, -aside);
    Vector rearLeft = new Vector(-ahead, aside);
    Vector rearRight = new Vector(-ahead, -aside);
    return switch (arc) {
      case FRONT -> wedge(frontRight, frontLeft);
      case REAR -> wedge(rearLeft, rearRight);
      case LEFT -> wedge(frontLeft, rearLeft);
      case RIGHT -> wedge(rearRight, frontRight);
      case WIDE, FULL_FRONT -> Optional.of(OpenPolygon.halfPlane(Point.ORIGIN, new Vector(1, 0)));
      case FULL_REAR -> Optional.of(OpenPolygon.halfPlane(Point.ORIGIN, new Vector(-1, 0)));
      case BULLSEYE ->
          Optional.of(
              OpenPolygon.strip(
                  new Point(bullseyeFrom, -bullseyeWidth / 2),
                  new Point(bullseyeFrom, bullseyeWidth / 2)));
      case TURRET -> Optional.empty();
    };
  }

  /** The arcs of a corvette (ahead, left and right), each from the middle of its section's base. */
  private Optional<OpenPolygon> sectionRegion(FiringArc arc, Base base) {
    double front = base.length() / 2;
    double aside = base.width() / 2;
    double inset = inset(base.size());
    // Both side arcs begin on the aft section, which reaches from the section line to the rear.
    Point frontLeft = new Point(-inset, aside);
    Point rearLeft = new Point(inset - front, aside);
    return switch (arc) {
      case FRONT ->
          wedge(
              SectionName.FORE,
              base,
              new Point(front, inset - aside),
              new Point(front, aside - inset));
      case LEFT -> wedge(SectionName.AFT, base, frontLeft, rearLeft);
      default ->
          wedge(
              SectionName.AFT,
              base,
              new Point(rearLeft.x(), -aside),
              new Point(frontLeft.x(), -aside));
    };
  }

  private static Optional<OpenPolygon> wedge(SectionName name, Base base, Point right, Point left) {
    Point middle = base.section(name).orElseThrow().middle();
    return Optional.of(OpenPolygon.wedge(middle, middle.vectorTo(right), middle.vectorTo(left)));
  }

  private static Optional<OpenPolygon> wedge(Vector right, Vector left) {
    return Optional.of(OpenPolygon.wedge(Point.ORIGIN, right, left));
  }
}
