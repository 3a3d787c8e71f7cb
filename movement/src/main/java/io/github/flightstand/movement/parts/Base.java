package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A ship's base: a plastic square with a pair of guides on its front edge and a pair on its rear
 * edge. A huge ship's base has two such squares, with the ship's token, equally wide, between them.
 *
 * <p>In a base's own frame the center is the origin, +x is ahead and +y is left; millimeters. Two
 * bases with the same size, sides and guides are equal.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * small.length()                    // 40.0
 * small.outline().parts().size()    // 5: the square and four guides
 * PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE).sections().size()    // 2: fore and aft
 * }</pre>
 */
@SuppressWarnings("exports") // Search structures for the project's own modules.
public final class Base {

  private static final double LONGEST = 1_000;
  private static final Pose TURNED_ROUND = new Pose(0, 0, Direction.ofDegrees(180));

  private final BaseSize size;
  private final double length;
  private final double width;
  private final Guides guides;
  private final ConvexPolygon plastic;
  private final Compound outline;
  private final BodyParts partSet;
  private final BodyParts plasticSet;
  private final List<Section> sections;

  /** The silhouette, once it was asked for: to work it out takes longer than to draw it. */
  private volatile Optional<SimplePolygon> silhouette = Optional.empty();

  private Base(BaseSize size, double length, double width, Guides guides) {
    this.size = size;
    this.length = length;
    this.width = width;
    this.guides = guides;
    plastic = ConvexPolygon.rectangle(length, width);
    List<ConvexPolygon> parts = new ArrayList<>();
    parts.add(plastic);
    List<ConvexPolygon> front = guides.onEdge(length / 2);
    List<ConvexPolygon> rear = front.stream().map(guide -> guide.placedIn(TURNED_ROUND)).toList();
    parts.addAll(front);
    parts.addAll(rear);
    outline = new Compound(parts);
    partSet = BodyParts.of(outline);
    plasticSet = BodyParts.of(Compound.of(plastic));
    sections =
        size == BaseSize.HUGE_CORVETTE
            ? List.of(section(SectionName.FORE, front), section(SectionName.AFT, rear))
            : List.of();
  }

  private Section section(SectionName name, List<ConvexPolygon> itsGuides) {
    int ahead = name == SectionName.FORE ? 1 : -1;
    ConvexPolygon half =
        ConvexPolygon.rectangle(length / 2, width).placedIn(Pose.at(ahead * length / 4, 0, 0));
    List<ConvexPolygon> parts = new ArrayList<>();
    parts.add(half);
    parts.addAll(itsGuides);
    Point middle = new Point(ahead * (length - width) / 2, 0);
    return new Section(name, half, new Compound(parts), middle);
  }

  /**
   * Returns a square base.
   *
   * @param size a size other than the huge ones; it decides how the base rolls
   * @param side the side in millimeters, wide enough for the guides
   * @param guides the guides on the front and rear edges
   * @throws IllegalArgumentException if the size is huge, or the side is not positive and at most
   *     1000
   */
  public static Base square(BaseSize size, double side, Guides guides) {
    if (size.isHuge()) {
      throw new IllegalArgumentException("a " + size.word() + " base is not square");
    }
    if (!(side > 0) || side > LONGEST) {
      throw new IllegalArgumentException(
          "a base's side is positive and at most " + LONGEST + " mm, found " + side);
    }
    return new Base(size, side, side, guides);
  }

  /**
   * Returns a huge ship's base: two plastic squares and the token between them.
   *
   * @param size a huge size
   * @param length from the front edge to the rear edge, in millimeters
   * @param width from side to side, also the side of the plastic squares, in millimeters
   * @param guides the guides on the fore square's front edge and the aft square's rear edge
   * @throws IllegalArgumentException if the size is not huge, the width is not positive, or the
   *     length is not from twice the width to 1000
   */
  public static Base huge(BaseSize size, double length, double width, Guides guides) {
    if (!size.isHuge()) {
      throw new IllegalArgumentException("a " + size.word() + " base is not huge");
    }
    if (!(width > 0) || !(length >= 2 * width) || length > LONGEST) {
      throw new IllegalArgumentException(
          "a huge base is at least twice as long as wide and at most %s mm, found %s by %s"
              .formatted(LONGEST, length, width));
    }
    return new Base(size, length, width, guides);
  }

  /** Returns the base's size. */
  public BaseSize size() {
    return size;
  }

  /** Returns the size as callers write it, such as "huge-transport". */
  public String name() {
    return size.word();
  }

  /** Returns the distance from the front edge to the rear edge, in millimeters. */
  public double length() {
    return length;
  }

  /** Returns the distance from the left edge to the right edge, in millimeters. */
  public double width() {
    return width;
  }

  /** Returns the sections, fore before aft; empty for a ship without any, such as a transport. */
  public List<Section> sections() {
    return sections;
  }

  /** Returns the section with that name, or empty if the base has no sections. */
  public Optional<Section> section(SectionName name) {
    for (Section section : sections) {
      if (section.name() == name) {
        return Optional.of(section);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns how far ahead of the center the fore square's rear edge lies, in millimeters. Unless
   * the base is huge, that edge is the base's rear edge.
   */
  public double foreRearEdge() {
    return length / 2 - width;
  }

  /** Returns the guides on the front edge; the rear edge has the same, turned by 180 degrees. */
  public Guides guides() {
    return guides;
  }

  /** Returns the base without its guides, which counts for range and arcs. */
  public ConvexPolygon plastic() {
    return plastic;
  }

  /** Returns the base with its guides, which counts for overlaps. The plastic is the first part. */
  public Compound outline() {
    return outline;
  }

  /** Returns {@link #outline} as one polygon, with every guide that has a side on the edge. */
  public SimplePolygon silhouette() {
    SimplePolygon known = silhouette.orElseGet(this::outlined);
    silhouette = Optional.of(known);
    return known;
  }

  private SimplePolygon outlined() {
    List<Point> front = new ArrayList<>();
    front.add(new Point(length / 2, -width / 2));
    List<ConvexPolygon> ofFront = guides.onEdge(length / 2);
    addAround(front, ofFront.get(1));
    addAround(front, ofFront.get(0));
    front.add(new Point(length / 2, width / 2));
    List<Point> corners = new ArrayList<>(front);
    front.forEach(corner -> corners.add(new Point(-corner.x(), -corner.y())));
    return SimplePolygon.of(corners);
  }

  /** Adds a front guide's corners, counterclockwise from its rightmost corner on the edge. */
  private void addAround(List<Point> corners, ConvexPolygon guide) {
    List<Point> around = new ArrayList<>(guide.corners());
    List<Point> onEdge =
        around.stream()
            .filter(corner -> corner.x() == length / 2)
            .sorted(Comparator.comparingDouble(Point::y))
            .toList();
    if (onEdge.size() > 1) {
      Collections.rotate(around, -around.indexOf(onEdge.get(0)));
      corners.addAll(around);
    }
  }

  /** Returns {@link #plastic} as search loops need it. */
  public BodyParts plasticSet() {
    return plasticSet;
  }

  /** Returns the parts of {@link #outline} as search loops need them. */
  public BodyParts partSet() {
    return partSet;
  }

  /** Returns the distance from the center to the outline's farthest point, in millimeters. */
  public double reach() {
    return partSet.reach();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Base that
            && size == that.size
            && length == that.length
            && width == that.width
            && guides.equals(that.guides));
  }

  @Override
  public int hashCode() {
    return 31 * size.hashCode() + Double.hashCode(length);
  }

  @Override
  public String toString() {
    return "Base[" + name() + ", " + length + " by " + width + " mm]";
  }
}
