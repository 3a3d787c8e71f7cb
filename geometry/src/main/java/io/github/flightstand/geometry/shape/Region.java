package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A closed region of the plane: any number of pieces, which may have holes, in millimeters.
 *
 * <p>Pieces share no interior point; each lies in its shell outside its holes. Rings may touch each
 * other at single points. {@link io.github.flightstand.geometry.interop.PolygonText} writes and
 * reads regions as text.
 *
 * <pre>{@code
 * Region.EMPTY.pieces()    // []
 * }</pre>
 *
 * @param pieces the pieces; none for the empty region
 */
public record Region(List<Piece> pieces) {

  /** The empty region. */
  public static final Region EMPTY = new Region(List.of());

  /** Copies the pieces. */
  public Region {
    pieces = List.copyOf(pieces);
  }

  /** Returns a polygon as a region. */
  public static Region of(Polygon polygon) {
    SimplePolygon shell =
        polygon instanceof SimplePolygon simple ? simple : SimplePolygon.of(polygon.corners());
    return new Region(List.of(new Piece(shell, List.of())));
  }

  /** Tests whether the region is empty. */
  public boolean isEmpty() {
    return pieces.isEmpty();
  }

  /** Returns the outside of each piece, counterclockwise, then its holes, clockwise. */
  public List<List<Point>> rings() {
    List<List<Point>> rings = new ArrayList<>();
    for (Piece piece : pieces) {
      rings.add(piece.shell().corners());
      for (SimplePolygon hole : piece.holes()) {
        List<Point> clockwise = new ArrayList<>(hole.corners());
        Collections.reverse(clockwise);
        rings.add(clockwise);
      }
    }
    return rings;
  }

  /**
   * A connected piece of a region.
   *
   * @param shell the outer boundary
   * @param holes the boundaries of the holes
   */
  public record Piece(SimplePolygon shell, List<SimplePolygon> holes) {

    /** Copies the holes. */
    public Piece {
      holes = List.copyOf(holes);
    }
  }
}
