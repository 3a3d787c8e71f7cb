package io.github.flightstand.movement.setup;

import java.util.Locale;

/**
 * A reason why a piece may not be set up at a place, with what was measured.
 *
 * <table>
 * <caption>What the numbers are</caption>
 * <tr><th>code</th><th>distance</th><th>required</th><th>of</th></tr>
 * <tr><td>overlap</td><td>the signed separation, negative</td><td>the least, 0</td>
 *     <td>the other piece's id</td></tr>
 * <tr><td>outside-zone</td><td>minus the distance from the zone to the farthest corner or, if only an
 *     edge is outside, how far the piece {@linkplain io.github.flightstand.geometry.distance.InnerDepth sticks
 *     out}</td><td>the least, 0</td>
 *     <td>"zone"</td></tr>
 * <tr><td>outside-area</td><td>how far inside the edge the piece is, negative</td>
 *     <td>the least, 0</td><td>the edge: bottom, left, right or top</td></tr>
 * <tr><td>too-near-edge</td><td>how far inside the edge the piece is</td><td>what it must exceed</td>
 *     <td>the edge</td></tr>
 * <tr><td>too-near-obstacle</td><td>the gap, 0 for an overlap</td><td>what it must exceed</td>
 *     <td>the obstacle's id</td></tr>
 * <tr><td>too-near</td><td>the gap</td><td>what it must exceed</td><td>what is too near</td></tr>
 * <tr><td>too-far</td><td>the gap</td><td>the most</td><td>what is too far</td></tr>
 * </table>
 *
 * @param code the reason
 * @param distance the measured distance, in millimeters
 * @param required the bound that {@code distance} breaks, in millimeters
 * @param of the object from which the distance was measured
 */
public record PlacementRefusal(Code code, double distance, double required, String of) {

  /** A fault of a place, in the order in which reasons are listed. */
  public enum Code {
    /** It overlaps another piece. */
    OVERLAP,
    /** Part of it is outside its zone. */
    OUTSIDE_ZONE,
    /** Part of it is outside the play area. */
    OUTSIDE_AREA,
    /** It is too near to an edge of the play area. */
    TOO_NEAR_EDGE,
    /** It is too near to an obstacle. */
    TOO_NEAR_OBSTACLE,
    /** It is nearer to a place than a mission allows. */
    TOO_NEAR,
    /** It is farther from a place than a mission allows. */
    TOO_FAR;

    /** Returns the code as callers write it: in lower case, with hyphens. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
