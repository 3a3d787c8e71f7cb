package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.ArcFigures;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The kinds of firing arc, and the regions that they cover.
 *
 * <p>A mobile arc covers one quadrant at a time: the one of {@link #FRONT}, {@link #REAR}, {@link
 * #LEFT} and {@link #RIGHT} that its pointer is set to.
 *
 * <p>A corvette has an arc ahead on its fore section, from the middle of the fore square through
 * the front edge. Its aft section has one on either side. It opens from the middle of the aft
 * square through the section's side, between the section line and the rear edge (002, corvette's
 * arcs).
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * FiringArc.FRONT.region(small, ArcFigures.of(Edition.FIRST)) // opens 80.9 degrees
 * }</pre>
 */
public enum FiringArc {
  /** The primary arc: between the lines through the front edge. */
  FRONT("front", SectionName.FORE),
  /** The auxiliary arc behind: the front arc turned by 180 degrees. */
  REAR("rear"),
  /** Between the front and the rear arc on the left. */
  LEFT("left", SectionName.AFT),
  /** Between the front and the rear arc on the right. */
  RIGHT("right", SectionName.AFT),
  /** The auxiliary arc of 180 degrees ahead. */
  WIDE("wide"),
  /** All round: for turrets and any weapon that may fire out of arc. */
  TURRET("turret"),
  /** The strip ahead of the middle of the front edge. */
  BULLSEYE("bullseye"),
  /** Everything ahead of the middle of the base. */
  FULL_FRONT("full-front"),
  /** Everything behind the middle of the base. */
  FULL_REAR("full-rear");

  private static final double DIAGONAL = Math.sqrt(2);

  private final String word;
  private final Optional<SectionName> section;

  FiringArc(String word) {
    this.word = word;
    section = Optional.empty();
  }

  FiringArc(String word, SectionName section) {
    this.word = word;
    this.section = Optional.of(section);
  }

  /** Returns a base's arcs, in order, in a set of the caller's own. */
  public static Set<FiringArc> on(Base base) {
    Set<FiringArc> arcs = EnumSet.allOf(FiringArc.class);
    arcs.removeIf(arc -> !arc.isOn(base));
    return arcs;
  }

  /**
   * Tests whether a base has the arc: a square one has all, a corvette those of its sections, and
   * any base {@link #TURRET}.
   */
  public boolean isOn(Base base) {
    return this == TURRET
        || switch (base.size()) {
          case SMALL, MEDIUM, LARGE -> true;
          case HUGE_TRANSPORT, OWN -> false;
          case HUGE_CORVETTE -> section.isPresent();
        };
  }

  /** Returns the arc that covers a quadrant. */
  static FiringArc of(Ship.Quadrant quadrant) {
    return switch (quadrant) {
      case FRONT -> FRONT;
      case REAR -> REAR;
      case LEFT -> LEFT;
      case RIGHT -> RIGHT;
    };
  }

  /** Returns the section of a corvette on which the arc is printed, if it is on one of them. */
  Optional<SectionName> section() {
    return section;
  }

  /**
   * Returns the region that the arc covers in the base's own frame, +x ahead, +y to the left; empty
   * for a turret, which covers everything.
   *
   * @throws IllegalArgumentException if the base has no such arc
   */
  public Optional<UnboundedPolygon> region(Base base, ArcFigures figures) {
    return this == TURRET
        ? Optional.empty()
        : Optional.of(region(base, figures, base.length() / 2));
  }

  /**
   * Returns {@link #region} on the table, placed before it is wrapped: so the one in the base's own
   * frame need not become an object.
   */
  Optional<UnboundedPolygon> regionOf(Ship ship, ArcFigures figures) {
    Base base = ship.base();
    return this == TURRET
        ? Optional.empty()
        : Optional.of(region(base, figures, base.length() / 2).placedIn(ship.pose()));
  }

  /**
   * Returns the region whose part in a base is where second-edition attacks are measured from:
   * {@link #region}, but the bullseye strip begins at the rear edge.
   */
  Optional<UnboundedPolygon> source(Base base, ArcFigures figures) {
    return this == TURRET
        ? Optional.empty()
        : Optional.of(region(base, figures, -base.length() / 2));
  }

  private UnboundedPolygon region(Base base, ArcFigures figures, double bullseyeFrom) {
    if (!isOn(base)) {
      throw new IllegalArgumentException("a " + base.name() + " base has no " + word + " arc");
    }
    double inset = figures.inset(base.size());
    if (base.size().isHuge()) {
      return sectionRegion(base, inset);
    }
    double ahead = base.length() / 2;
    double aside = base.width() / 2 - inset;
    double half = figures.bullseyeWidth() / 2;
    return switch (this) {
      case FRONT -> wedge(ahead, -aside, ahead, aside);
      case REAR -> wedge(-ahead, aside, -ahead, -aside);
      case LEFT -> wedge(ahead, aside, -ahead, aside);
      case RIGHT -> wedge(-ahead, -aside, ahead, -aside);
      case FULL_REAR -> UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(-1, 0));
      case BULLSEYE ->
          UnboundedPolygon.strip(new Point(bullseyeFrom, -half), new Point(bullseyeFrom, half));
      default -> UnboundedPolygon.halfPlane(Point.ORIGIN, new Vector(1, 0));
    };
  }

  private static UnboundedPolygon wedge(double rightX, double rightY, double leftX, double leftY) {
    return UnboundedPolygon.wedge(
        Point.ORIGIN, new Vector(rightX, rightY), new Vector(leftX, leftY));
  }

  /**
   * Returns the distance in mm of a target's middle inside the arc, from the arc's nearest line.
   * The attacker is not huge. It is negative outside, infinite for a turret. A circle that reaches
   * less far around the middle is wholly inside or outside.
   */
  public double depth(Ship from, Ship to, ArcFigures figures) {
    if (this == TURRET) {
      return Double.POSITIVE_INFINITY;
    }
    Point middle = from.pose().relative(to.pose().position());
    double ahead = middle.x();
    double left = middle.y();
    double edge = from.base().length() / 2;
    double corner = from.base().width() / 2 - figures.inset(from.base().size());
    double line = Math.sqrt(edge * edge + corner * corner);
    return switch (this) {
      case FRONT -> (ahead * corner - Math.abs(left) * edge) / line;
      case REAR -> (-ahead * corner - Math.abs(left) * edge) / line;
      case LEFT -> (left * edge - Math.abs(ahead) * corner) / line;
      case RIGHT -> (-left * edge - Math.abs(ahead) * corner) / line;
      case WIDE, FULL_FRONT -> ahead;
      case FULL_REAR -> -ahead;
      default -> Math.min(ahead - edge, figures.bullseyeWidth() / 2 - Math.abs(left));
    };
  }

  /**
   * Quick rejection: tests whether the target's bounding circle lies outside the arc of an attacker
   * that is not huge, for any figures. Arcs ahead and behind open below 90°.
   */
  public boolean surelyMisses(Ship from, Ship to) {
    Point middle = from.pose().relative(to.pose().position());
    double ahead = middle.x();
    double aside = Math.abs(middle.y());
    double reach = to.base().reach();
    return switch (this) {
      case FRONT -> ahead < -reach || aside - ahead > DIAGONAL * reach;
      case REAR -> ahead > reach || aside + ahead > DIAGONAL * reach;
      case WIDE, FULL_FRONT -> ahead < -reach;
      default -> false;
    };
  }

  /** Returns the region of a corvette's arc, from the middle of its section's base. */
  private UnboundedPolygon sectionRegion(Base base, double inset) {
    double front = base.length() / 2;
    double aside = base.width() / 2;
    Point middle = base.section(section.orElseThrow()).orElseThrow().middle();
    // Both side arcs begin on the aft section, which reaches from the section line to the rear.
    Point right =
        switch (this) {
          case FRONT -> new Point(front, inset - aside);
          case LEFT -> new Point(-inset, aside);
          default -> new Point(inset - front, -aside);
        };
    Point left =
        switch (this) {
          case FRONT -> new Point(front, aside - inset);
          case LEFT -> new Point(inset - front, aside);
          default -> new Point(-inset, -aside);
        };
    return UnboundedPolygon.wedge(middle, middle.vectorTo(right), middle.vectorTo(left));
  }

  public String word() {
    return word;
  }

  /** Returns the arc with that name, if there is one. */
  public static Optional<FiringArc> ofWord(String word) {
    return Arrays.stream(values()).filter(arc -> arc.word.equals(word)).findFirst();
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(FiringArc::word).toList();
  }
}
