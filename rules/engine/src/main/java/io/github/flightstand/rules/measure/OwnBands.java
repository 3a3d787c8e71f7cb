package io.github.flightstand.rules.measure;

import java.util.List;
import java.util.Optional;

/**
 * The range bands of another game, from the nearest on. An edge belongs to the nearer band.
 *
 * <pre>{@code
 * OwnBands bands = new OwnBands("ruler", List.of(new OwnBands.Band("close", 123), new OwnBands.Band("far", 304)));
 * bands.of(123)     // close
 * bands.of(304.1)   // empty
 * }</pre>
 *
 * @param name the name of all together
 * @param bands the bands; each begins where the one before it ends, the first at 0
 */
public record OwnBands(String name, List<Band> bands) {

  /**
   * A band.
   *
   * @param name its name
   * @param farEdge the distance of its far edge, in mm
   */
  public record Band(String name, double farEdge) {}

  /**
   * Checks the edges.
   *
   * @throws IllegalArgumentException if there is no band, or an edge is not beyond the one before
   */
  public OwnBands {
    bands = List.copyOf(bands);
    if (bands.isEmpty()) {
      throw new IllegalArgumentException("bands '" + name + "' are at least one, found none");
    }
    double before = 0;
    for (Band band : bands) {
      if (!(band.farEdge > before) || !Double.isFinite(band.farEdge)) {
        throw new IllegalArgumentException(
            "bands '%s': the far edge of '%s' is %s mm, expected more than %s"
                .formatted(name, band.name, band.farEdge, before));
      }
      before = band.farEdge;
    }
  }

  /** Returns the band of a distance in mm, at least 0; empty beyond the last band. */
  public Optional<Band> of(double distance) {
    return bands.stream().filter(band -> distance <= band.farEdge + RangeBand.ROUNDING).findFirst();
  }

  /**
   * Returns the difference between a distance, at least 0, and the nearest band edge, all in mm.
   */
  public double margin(double distance) {
    return bands.stream()
        .mapToDouble(band -> Math.abs(distance - band.farEdge))
        .min()
        .orElseThrow();
  }
}
