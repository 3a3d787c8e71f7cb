package io.github.flightstand.movement.parts;

/**
 * The tool that brings the ships of a wing into formation (003, headings on formations and on the
 * small and the corner tool).
 *
 * <p>The big tool is a bar between two rows of ships, whose guides lie flush against it. It has a
 * line for each place, which continues the middle line of the ship there. The small and the corner
 * tool are pieces of the big one. Millimeters.
 *
 * <pre>{@code
 * WingTool.STANDARD.rowsApart(small, small)   // 63.5: a base, the tool and two guides
 * }</pre>
 *
 * @param depth the tool's depth, from one row of ships to the other
 * @param spacing the distance between the lines of neighboring places
 */
public record WingTool(double depth, double spacing) {

  /** The published tool, by the table tools: places are a small base and the tool's depth apart. */
  public static final WingTool STANDARD = new WingTool(20, 60);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if a figure is not positive and finite
   */
  public WingTool {
    if (!(depth > 0) || !(spacing > 0) || !Double.isFinite(depth) || !Double.isFinite(spacing)) {
      throw new IllegalArgumentException(
          "a wing tool's depth and spacing are positive and finite, found %s and %s mm"
              .formatted(depth, spacing));
    }
  }

  /**
   * Returns the distance between the centers of two bases, one behind the other with the tool
   * between their guides.
   */
  public double rowsApart(Base ahead, Base behind) {
    return (ahead.length() + behind.length()) / 2
        + ahead.guides().depth()
        + depth
        + behind.guides().depth();
  }
}
