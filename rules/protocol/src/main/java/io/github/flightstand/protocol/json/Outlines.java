package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.protocol.format.FaultException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The most recently used outlines, so that none is checked and cut into convex parts line after
 * line. They change no answer. Not safe for use by several threads at once.
 *
 * <p>Together they have at most {@value Limits#ALL_CORNERS} corners; beyond that, the least
 * recently used are dropped.
 */
public final class Outlines {

  private final Map<Written, SimplePolygon> known = new LinkedHashMap<>(16, 0.75f, true);
  private int corners;

  private record Written(OutlineJson outline, CoordinateFrame frame) {

    /** Leaves out the frame: all outlines of a table have the same. */
    @Override
    public int hashCode() {
      return outline.hashCode();
    }
  }

  /**
   * Returns an outline on the table.
   *
   * @throws FaultException if the corners do not enclose a proper region
   */
  SimplePolygon on(OutlineJson outline, CoordinateFrame frame) {
    Written written = new Written(outline, frame);
    SimplePolygon met = known.get(written);
    if (met != null) {
      return met;
    }
    SimplePolygon worked = outline.worked(frame);
    known.put(written, worked);
    corners += outline.size();
    Iterator<Written> longestAgo = known.keySet().iterator();
    while (corners > Limits.ALL_CORNERS) {
      corners -= longestAgo.next().outline().size();
      longestAgo.remove();
    }
    return worked;
  }
}
