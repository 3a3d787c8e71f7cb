package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A polygon whose outline does not cross itself; it may be concave, such as an asteroid. It may
 * also be a {@link Region} of several pieces or with holes.
 *
 * <p>It also stores a cut into convex parts, whose corners are all corners of the outline. The
 * queries' error bounds hold for coordinates up to 1e6 mm.
 *
 * <pre>{@code
 * SimplePolygon arrow = SimplePolygon.of(
 *     new Point(0, 0), new Point(10, 0), new Point(5, 5), new Point(10, 10), new Point(0, 10));
 * arrow.size()          // 5
 * arrow.parts().size()  // 2
 * }</pre>
 */
public final class SimplePolygon extends Polygon {

  private final List<ConvexPolygon> parts;

  /** Takes corners that the caller knows to be mended, simple and counterclockwise. */
  private SimplePolygon(List<Point> corners) {
    super(corners);
    parts = ConvexParts.of(corners);
  }

  /** Takes rings that the caller knows to bound a region, and its convex parts. */
  private SimplePolygon(List<Point> corners, int[] rings, List<ConvexPolygon> parts) {
    super(corners, rings);
    this.parts = List.copyOf(parts);
  }

  private SimplePolygon(SimplePolygon given, Pose frame) {
    super(given, frame);
    List<ConvexPolygon> placed = new ArrayList<>(given.parts.size());
    for (ConvexPolygon part : given.parts) {
      placed.add(part.placedIn(frame));
    }
    parts = List.copyOf(placed);
  }

  /**
   * Returns the polygon with these corners, given clockwise or counterclockwise. Corners that
   * repeat the corner before, a last corner that repeats the first, and corners in line between
   * their neighbors are left out.
   *
   * @throws BadOutlineException if fewer than three corners are left, if they enclose no area, or
   *     if the outline crosses or touches itself
   */
  public static SimplePolygon of(List<Point> corners) {
    Interruption.check();
    List<Point> outline = OutlineCheck.mended(corners);
    OutlineCheck.requireSimple(outline);
    if (!OutlineCheck.counterClockwise(outline)) {
      Collections.reverse(outline);
    }
    return new SimplePolygon(outline);
  }

  /** Returns the polygon with these corners. See {@link #of(List)}. */
  public static SimplePolygon of(Point... corners) {
    return of(List.of(corners));
  }

  /**
   * Returns the polygon that covers a region. That of one piece without holes is its shell.
   *
   * @throws BadOutlineException if the region has no piece, a hole is not in its shell, or rings
   *     cross or share more than single points
   */
  public static SimplePolygon of(Region region) {
    Interruption.check();
    List<Region.Piece> pieces = region.pieces();
    if (pieces.isEmpty()) {
      throw new BadOutlineException("a region has at least one polygon, found none");
    }
    if (pieces.size() == 1 && pieces.get(0).holes().isEmpty()) {
      return pieces.get(0).shell();
    }
    OutlineCheck.requireProper(region);
    List<Point> corners = new ArrayList<>();
    List<Integer> rings = new ArrayList<>(List.of(0));
    List<ConvexPolygon> parts = new ArrayList<>();
    for (Region.Piece piece : pieces) {
      int first = corners.size();
      corners.addAll(piece.shell().corners());
      rings.add(corners.size());
      for (SimplePolygon hole : piece.holes()) {
        List<Point> clockwise = new ArrayList<>(hole.corners());
        Collections.reverse(clockwise);
        corners.addAll(clockwise);
        rings.add(corners.size());
      }
      parts.addAll(
          piece.holes().isEmpty()
              ? piece.shell().parts()
              : ConvexParts.of(piece, corners.subList(first, corners.size())));
    }
    return new SimplePolygon(corners, rings.stream().mapToInt(Integer::intValue).toArray(), parts);
  }

  /** Returns the region that the polygon covers. */
  public Region region() {
    if (rings.length == 2) {
      return Region.of(this);
    }
    List<Region.Piece> pieces = new ArrayList<>();
    for (List<Point> ring : rings()) {
      SimplePolygon bounded = of(ring);
      if (OutlineCheck.counterClockwise(ring)) {
        pieces.add(new Region.Piece(bounded, List.of()));
      } else {
        Region.Piece last = pieces.remove(pieces.size() - 1);
        List<SimplePolygon> holes = new ArrayList<>(last.holes());
        holes.add(bounded);
        pieces.add(new Region.Piece(last.shell(), holes));
      }
    }
    return new Region(pieces);
  }

  /** Returns the corners of each ring: outsides counterclockwise, each before its holes. */
  public List<List<Point>> rings() {
    List<Point> all = corners();
    List<List<Point>> found = new ArrayList<>();
    for (int k = 1; k < rings.length; k++) {
      found.add(all.subList(rings[k - 1], rings[k]));
    }
    return found;
  }

  @Override
  public SimplePolygon placedIn(Pose frame) {
    return new SimplePolygon(this, frame);
  }

  /** Returns convex parts that cover the polygon without overlaps; a convex outline is one part. */
  public List<ConvexPolygon> parts() {
    return parts;
  }
}
