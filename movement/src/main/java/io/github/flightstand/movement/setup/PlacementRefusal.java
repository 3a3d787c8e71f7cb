package io.github.flightstand.movement.setup;

import java.util.Locale;

/**
 * A reason why a piece may not be set up at a place, with what was measured.
 *
 * <table>
 * <caption>What the numbers are</caption>
 * <tr><th>code</th><th>distance</th><th>required</th><th>of</th></tr>
 * <tr><td>overlap</td><td>the signed separation, negative</td><td>0: at least that</td>
 *     <td>the other piece's id</td></tr>
 * <tr><td>outside-zone</td><td>minus how far its farthest corner is from the zone or, if only an
 *     edge does, how far it {@linkplain io.github.flightstand.geometry.distance.InnerDepth sticks
 *     out}</td><td>0: at least that</td>
 *     <td>"zone"</td></tr>
 * <tr><td>outside-area</td><td>how far inside the edge it is, negative</td>
 *     <td>0: at least that</td><td>the edge: bottom, left, right or top</td></tr>
 * <tr><td>too-near-edge</td><td>how far inside the edge it is</td><td>more than that</td>
 *     <td>the edge</td></tr>
 * <tr><td>too-near-obstacle</td><td>the gap, 0 for an overlap</td><td>more than that</td>
 *     <td>the obstacle's id</td></tr>
 * <tr><td>too-near</td><td>the gap</td><td>more than that</td><td>what is too near</td></tr>
 * <tr><td>too-far</td><td>the gap</td><td>at most that</td><td>what is too far</td></tr>
 * </table>
 *
 * @param code what is wrong
 * @param distance what was measured, in millimetres
 * @param required what is asked for, in millimetres
 * @param of what it was measured from
 */
public record PlacementRefusal(Code code, double distance, double required, String of) {

  /** Why a piece may not be set up at a place, in the order in which reasons are told. */
  public enum Code {
    /** It overlaps another piece. */
    OVERLAP,
    /** Part of it is outside the zone it has to be in. */
    OUTSIDE_ZONE,
    /** Part of it is outside the play area. */
    OUTSIDE_AREA,
    /** It is too near to an edge of the play area. */
    TOO_NEAR_EDGE,
    /** It is too near to an obstacle. */
    TOO_NEAR_OBSTACLE,
    /** It is too near to something from which a mission wants it farther. */
    TOO_NEAR,
    /** It is too far from something to which a mission wants it nearer. */
    TOO_FAR;

    /** Returns the code as callers write it: in lower case, with hyphens. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
