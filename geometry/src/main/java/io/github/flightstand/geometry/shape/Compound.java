package io.github.flightstand.geometry.shape;

import io.github.flightstand.geometry.Pose;
import java.util.List;

/**
 * A rigid union of convex parts, such as a base with its guides.
 *
 * <p>Parts may touch or overlap each other. The depth of an overlap with a compound is that of its
 * deepest part; a gap is that of its nearest part.
 *
 * <pre>{@code
 * Compound.of(ConvexPolygon.rectangle(40, 40)).parts().size() // 1
 * }</pre>
 *
 * @param parts the convex parts, at least one
 */
public record Compound(List<ConvexPolygon> parts) implements Shape {

  /**
   * Checks and copies the parts.
   *
   * @throws IllegalArgumentException if there are no parts
   */
  public Compound {
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a compound needs at least one part");
    }
    parts = List.copyOf(parts);
  }

  /** Returns the compound of these parts. */
  public static Compound of(ConvexPolygon... parts) {
    return new Compound(List.of(parts));
  }

  @Override
  public Compound placedIn(Pose frame) {
    ConvexPolygon[] placed = new ConvexPolygon[parts.size()];
    for (int i = 0; i < placed.length; i++) {
      placed[i] = parts.get(i).placedIn(frame);
    }
    return Compound.of(placed);
  }
}
