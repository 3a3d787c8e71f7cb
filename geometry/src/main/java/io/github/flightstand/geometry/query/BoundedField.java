package io.github.flightstand.geometry.query;

import io.github.flightstand.geometry.shape.Polygon;
import org.locationtech.jts.math.DD;

/**
 * Depth inside a bounded region that polygons are measured against by their inner depth and gap:
 * both numbers, in doubles and in double-double arithmetic. All are in millimetres.
 */
sealed interface BoundedField extends DepthField permits ConvexField, BandField {

  /** Returns the inner depth of a polygon in the region, as {@link InnerDepth} states it. */
  double innerDepth(Polygon body);

  /** Returns the distance of a polygon's boundary from the region's, if they are apart. */
  double gap(Polygon body);

  /** Returns the greatest error that a polygon's depth and gap in doubles carry. */
  double error(Polygon body);

  /** Returns a polygon's depth as {@link PreciseDepth} states it. */
  DD preciseDepth(Polygon body);

  /** Returns a polygon's gap as {@link PreciseGap} states it. */
  DD preciseGap(Polygon body);
}
