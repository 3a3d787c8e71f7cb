package io.github.flightstand.movement.parts;

/**
 * The tool that brings the ships of a wing into formation (003, headings on formations and on the
 * small and the corner tool).
 *
 * <p>The big tool is a bar between two rows of ships, whose guides lie flush against it; a line for
 * each place meets the middle line of the ship there. The small and the corner tool are pieces of
 * it. Millimetres.
 *
 * <pre>{@code
 * WingTool.STANDARD.rowsApart(small, small)   // 63.5: a base, the tool and two guides
 * }</pre>
 *
 * @param depth how deep the tool is, from one row of ships to the other
 * @param spacing how far apart the lines of neighbouring places are
 */
public record WingTool(double depth, double spacing) {

  /** The published tool, as table tools have it: a small base and its depth apart. */
  public static final WingTool STANDARD = new WingTool(20, 60);

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if one is not positive and finite
   */
  public WingTool {
    if (!(depth > 0) || !(spacing > 0) || !Double.isFinite(depth) || !Double.isFinite(spacing)) {
      throw new IllegalArgumentException(
          "a wing tool's depth and spacing are positive and finite, found %s and %s mm"
              .formatted(depth, spacing));
    }
  }

  /**
   * Returns how far apart the centres of two bases are that stand one behind the other with the
   * tool between their guides.
   */
  public double rowsApart(Base ahead, Base behind) {
    return (ahead.length() + behind.length()) / 2
        + ahead.guides().depth()
        + depth
        + behind.guides().depth();
  }
}
