package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.region.CircumscribedPolygon;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * A ship's base: a plastic square with a pair of guides on its front edge and a pair on its rear
 * edge. A huge ship's base has two such squares, with the ship's token, equally wide, between them.
 * A piece of another game has a base of its own: any outline, with or without guides.
 *
 * <p>In a base's own frame the center is the origin, +x is ahead and +y is left; millimeters. Two
 * bases with the same size, name, outline, edges, guides and sections are equal.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * small.length()                    // 40.0
 * small.outline().parts().size()    // 5: the square and four guides
 * PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE).sections().size()    // 2: fore and aft
 * Base.of("tray", ConvexPolygon.rectangle(71, 43), Guides.NONE, List.of(), List.of()).length()  // 71.0
 * }</pre>
 */
@SuppressWarnings("exports") // Search structures for the project's own modules.
public final class Base {

  private static final double LONGEST = 1_000;

  /** The distance in millimeters below which two mirrored corners are one. */
  private static final double SAME = 1e-9;

  /** The names of the edges that an outline has by itself, at 0, 90, 180 and 270 degrees. */
  private static final List<String> AROUND = List.of("front", "left", "rear", "right");

  private final BaseSize size;
  private final String name;
  private final double length;
  private final double width;
  private final Guides guides;
  private final Polygon body;
  private final List<ConvexPolygon> plasticParts;
  private final List<BaseEdge> edges;
  private final Compound outline;
  private final BodyParts partSet;
  private final BodyParts plasticSet;
  private final List<Section> sections;

  /** The silhouette, once it was asked for: to work it out takes longer than to draw it. */
  private volatile Optional<SimplePolygon> silhouette = Optional.empty();

  private Base(
      BaseSize size,
      String name,
      Polygon body,
      Guides guides,
      List<BaseEdge> named,
      List<Section> ownSections) {
    this.size = size;
    this.name = name;
    this.guides = guides;
    this.body = body;
    plasticParts = body instanceof SimplePolygon simple ? simple.parts() : List.of(plastic());
    length = extent(body, Point::x);
    width = extent(body, Point::y);
    if (length > LONGEST || width > LONGEST) {
      throw new IllegalArgumentException(
          "base '%s' is at most %s mm long and wide, found %s by %s"
              .formatted(name, LONGEST, length, width));
    }
    edges = around(body, named);
    List<ConvexPolygon> parts = new ArrayList<>(plasticParts);
    for (BaseEdge edge : guided()) {
      guides.onEdge(0).forEach(guide -> parts.add(guide.placedIn(edge.outward())));
    }
    outline = new Compound(parts);
    partSet = BodyParts.of(outline);
    plasticSet = BodyParts.of(new Compound(plasticParts));
    int fore = 1 + (parts.size() - 1) / 2;
    sections =
        size == BaseSize.HUGE_CORVETTE
            ? List.of(
                section(SectionName.FORE, parts.subList(1, fore)),
                section(SectionName.AFT, parts.subList(fore, parts.size())))
            : List.copyOf(ownSections);
  }

  /** Returns a published base, which is a rectangle. */
  private static Base published(BaseSize size, double length, double width, Guides guides) {
    ConvexPolygon plastic = ConvexPolygon.rectangle(length, width);
    return new Base(size, size.word(), plastic, guides, List.of(), List.of());
  }

  private static double extent(Polygon body, ToDoubleFunction<Point> along) {
    DoubleSummaryStatistics all = body.corners().stream().mapToDouble(along).summaryStatistics();
    return all.getMax() - all.getMin();
  }

  /** Returns the named edges, then those that face an axis and have no other edge's name. */
  private static List<BaseEdge> around(Polygon body, List<BaseEdge> named) {
    List<BaseEdge> edges = new ArrayList<>(named);
    for (int quarter = 0; quarter < AROUND.size(); quarter++) {
      String side = AROUND.get(quarter);
      if (named.stream().noneMatch(edge -> edge.name().equals(side))) {
        BaseEdge.facing(body, side, Direction.ofDegrees(90 * quarter)).ifPresent(edges::add);
      }
    }
    return List.copyOf(edges);
  }

  /** Returns the edges that have guides: the front, and the rear if there is one. */
  private List<BaseEdge> guided() {
    List<BaseEdge> guided =
        guides.outline().isEmpty()
            ? List.of()
            : edges.stream()
                .filter(edge -> edge.name().equals("front") || edge.name().equals("rear"))
                .toList();
    for (BaseEdge edge : guided) {
      if (guides.reach() > edge.length() / 2) {
        throw new IllegalArgumentException(
            ("base '%s' has guides that reach %s mm to either side of the middle of its edge "
                    + "'%s', expected at most half the edge's length of %s mm")
                .formatted(name, guides.reach(), edge.name(), edge.length()));
      }
    }
    return guided;
  }

  private Section section(SectionName half, List<ConvexPolygon> itsGuides) {
    int ahead = half == SectionName.FORE ? 1 : -1;
    ConvexPolygon itsPlastic =
        ConvexPolygon.rectangle(length / 2, width).placedIn(Pose.at(ahead * length / 4, 0, 0));
    List<ConvexPolygon> parts = new ArrayList<>();
    parts.add(itsPlastic);
    parts.addAll(itsGuides);
    Point middle = new Point(ahead * (length - width) / 2, 0);
    return new Section(half, itsPlastic, new Compound(parts), middle);
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
    return published(size, side, side, guides);
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
    return published(size, length, width, guides);
  }

  /**
   * Returns a base of a caller's own.
   *
   * @param name the base's name, not a published base's
   * @param outline the base without guides, in its own frame
   * @param guides the guides on its front edge and, if it has one, its rear edge
   * @param named the edges at which templates may lie. The outline's edges that face exactly ahead,
   *     to the left, back and to the right have the names front, left, rear and right by themselves
   * @param sections the sections; empty for a base without any
   * @throws IllegalArgumentException if the name is a published base's or empty, the base is longer
   *     or wider than 1000 mm, no front edge faces ahead, two edges share a name, or a guide lies
   *     outside its edge
   */
  public static Base of(
      String name, Polygon outline, Guides guides, List<BaseEdge> named, List<Section> sections) {
    if (name.isEmpty() || BaseSize.PUBLISHED.stream().map(BaseSize::word).anyMatch(name::equals)) {
      throw new IllegalArgumentException(
          "a base of another game has a name that no published base has, found '" + name + "'");
    }
    Base base = new Base(BaseSize.OWN, name, outline, guides, named, sections);
    Set<String> names = new HashSet<>();
    for (BaseEdge edge : base.edges) {
      if (!names.add(edge.name())) {
        throw new IllegalArgumentException(
            "base '" + name + "' has two edges with the name '" + edge.name() + "'");
      }
    }
    if (base.edge("front").filter(front -> front.outward().heading().degrees() == 0).isEmpty()) {
      throw new IllegalArgumentException(
          "base '" + name + "' has no front edge that faces +x, the way that it heads");
    }
    return base;
  }

  /**
   * Returns a round base. Its outline is a polygon that contains the disk, whose edges touch the
   * circle and whose corners lie at most {@code within} mm outside it.
   *
   * @param name the base's name, not a published base's
   * @param diameter millimeters, positive and at most 1000
   * @param within millimeters, positive
   * @throws IllegalArgumentException if a figure is out of its range
   */
  public static Base disk(String name, double diameter, double within) {
    return of(
        name, CircumscribedPolygon.of(diameter / 2, within), Guides.NONE, List.of(), List.of());
  }

  /** Returns the base's size. */
  public BaseSize size() {
    return size;
  }

  /** Returns the size as callers write it, such as "huge-transport", or an own base's name. */
  public String name() {
    return name;
  }

  /** Returns the edges at which templates may lie. */
  public List<BaseEdge> edges() {
    return edges;
  }

  /** Returns the edge with that name, or empty if the base has none. */
  public Optional<BaseEdge> edge(String edgeName) {
    return edges.stream().filter(edge -> edge.name().equals(edgeName)).findFirst();
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
  public Optional<Section> section(SectionName half) {
    for (Section section : sections) {
      if (section.name() == half) {
        return Optional.of(section);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the distance from the center ahead to the fore square's rear edge, in millimeters.
   * Unless the base is huge, that edge is the base's rear edge.
   */
  public double foreRearEdge() {
    return length / 2 - width;
  }

  /** Returns the guides on the front edge; the rear edge has the same, turned by 180 degrees. */
  public Guides guides() {
    return guides;
  }

  /**
   * Returns the base without its guides, which counts for range and arcs.
   *
   * @throws IllegalArgumentException if that is not convex, as only a base of a caller's own may be
   */
  public ConvexPolygon plastic() {
    if (body instanceof ConvexPolygon convex) {
      return convex;
    }
    throw new IllegalArgumentException(
        "base '" + name + "' is not convex, so no range and no arc is measured from or to it");
  }

  /** Returns the base without its guides as convex parts: a single one if it is convex. */
  public List<ConvexPolygon> plasticParts() {
    return plasticParts;
  }

  /** Returns the base with its guides, which counts for overlaps. The guides come last. */
  public Compound outline() {
    return outline;
  }

  /**
   * Tests whether the left half of the base with its guides mirrors the right half about a line.
   *
   * @param middle a pose on the line, heading along it
   */
  public boolean isSymmetric(Pose middle) {
    List<Point> corners = silhouette().corners().stream().map(middle::relative).toList();
    return corners.stream()
        .allMatch(
            corner ->
                corners.stream()
                    .anyMatch(
                        other ->
                            Math.abs(corner.x() - other.x()) < SAME
                                && Math.abs(corner.y() + other.y()) < SAME));
  }

  /** Returns {@link #outline} as one polygon, with every guide that has a side on the edge. */
  public SimplePolygon silhouette() {
    SimplePolygon known = silhouette.orElseGet(this::outlined);
    silhouette = Optional.of(known);
    return known;
  }

  private SimplePolygon outlined() {
    List<Point> corners = new ArrayList<>();
    for (Point corner : body.corners()) {
      corners.add(corner);
      for (BaseEdge edge : guided()) {
        if (edge.right().equals(corner)) {
          List<Point> onEdge = new ArrayList<>();
          addAround(onEdge, guides.onEdge(0).get(1));
          addAround(onEdge, guides.onEdge(0).get(0));
          onEdge.forEach(point -> corners.add(edge.outward().place(point)));
        }
      }
    }
    return SimplePolygon.of(corners);
  }

  /** Adds a guide's corners, counterclockwise from its rightmost corner on an edge along x = 0. */
  private static void addAround(List<Point> corners, ConvexPolygon guide) {
    List<Point> around = new ArrayList<>(guide.corners());
    List<Point> onEdge =
        around.stream()
            .filter(corner -> corner.x() == 0)
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
            && name.equals(that.name)
            && length == that.length
            && width == that.width
            && guides.equals(that.guides)
            && body.equals(that.body)
            && edges.equals(that.edges)
            && sections.equals(that.sections));
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
