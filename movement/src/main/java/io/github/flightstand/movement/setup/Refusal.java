package io.github.flightstand.movement.setup;

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
 * </table>
 *
 * @param code what is wrong
 * @param distance what was measured, in millimetres
 * @param required what is asked for, in millimetres
 * @param of what it was measured from
 */
public record Refusal(RefusalCode code, double distance, double required, String of) {}
