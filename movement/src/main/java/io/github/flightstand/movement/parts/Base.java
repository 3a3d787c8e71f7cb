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
 * A ship's base: the plastic square with a pair of guides on its front edge and a pair on its rear
 * edge, or for a huge ship two such squares with the ship's token between, as wide as they are.
 *
 * <p>In its own frame the centre is the origin, +x is ahead and +y to the left; millimetres. Two
 * bases of equal size, sides and guides are equal.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * small.length()                    // 40.0
 * small.outline().parts().size()    // 5: the square and four guides
 * PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE).sections().size()    // 2: fore and aft
 * }</pre>
 */
@SuppressWarnings("exports") // What only the project's own modules search in.
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
   * @param size which of the sizes it is, which decides how it rolls; not a huge one
   * @param side its side in millimetres, wide enough for the guides
   * @param guides the guides on its front and rear edges
   * @throws IllegalArgumentException if the size is huge, or the side is not positive and at most a
   *     metre
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
   * Returns a huge ship's base: two squares of plastic and the token between.
   *
   * @param size one of the huge sizes
   * @param length from the front edge to the rear edge, in millimetres
   * @param width from side to side, which is the side of the plastic squares too
   * @param guides the guides on the front edge of the fore and the rear edge of the aft square
   * @throws IllegalArgumentException if the size is not huge, the width is not positive, or the
   *     length is not from twice the width up to a metre
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

  /** Returns which of the sizes this base is. */
  public BaseSize size() {
    return size;
  }

  /** Returns what callers call this base. */
  public String name() {
    return size.word();
  }

  /** Returns the distance from the front edge to the rear edge, in millimetres. */
  public double length() {
    return length;
  }

  /** Returns the distance from the left edge to the right edge, in millimetres. */
  public double width() {
    return width;
  }

  /**
   * Returns the sections, fore before aft; empty for every ship that is one section, a transport
   * too.
   */
  public List<Section> sections() {
    return sections;
  }

  /** Returns the section of that name, if the base has sections. */
  public Optional<Section> section(SectionName name) {
    return sections.stream().filter(section -> section.name() == name).findFirst();
  }

  /**
   * Returns how far ahead of the centre the rear edge of the fore square lies, in millimetres: the
   * whole base's rear edge unless it is huge.
   */
  public double foreRearEdge() {
    return length / 2 - width;
  }

  /** Returns the guides on the front edge and, turned round, on the rear edge. */
  public Guides guides() {
    return guides;
  }

  /** Returns the base without its guides: what counts for range and arcs. */
  public ConvexPolygon plastic() {
    return plastic;
  }

  /** Returns the base with its guides: what counts for overlaps. The plastic is the first part. */
  public Compound outline() {
    return outline;
  }

  /**
   * Returns the base with its guides as one polygon: that of {@link #outline}, for what takes a
   * single outline. A guide counts that stands on its edge with a side of its own.
   */
  public SimplePolygon silhouette() {
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

  /** Adds the corners of a guide on the front edge, from where it leaves the edge to its left. */
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

  /** Returns {@link #plastic} in the form that search loops want. */
  public BodyParts plasticSet() {
    return plasticSet;
  }

  /** Returns the parts of {@link #outline} in the form that search loops want. */
  public BodyParts partSet() {
    return partSet;
  }

  /**
   * Returns the radius of the smallest circle about the base's centre that holds its outline, in
   * millimetres.
   */
  public double reach() {
    return partSet.reach();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Base that
        && size == that.size
        && length == that.length
        && width == that.width
        && guides.equals(that.guides);
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
