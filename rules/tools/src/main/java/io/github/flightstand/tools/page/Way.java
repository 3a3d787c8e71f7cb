package io.github.flightstand.tools.page;

import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.List;

/**
 * The way of a ship through a move, as pages show it. Between two poses a page goes straight on and
 * turns evenly.
 *
 * @param piece the ship's index in the chapter
 * @param poses the poses that the ship passes, as x, y and heading, with headings that go on beyond
 *     360 degrees where the ship turns on
 */
public record Way(int piece, List<List<Double>> poses) {

  /** Returns a way as a page writes it, without poses that follow themselves. */
  public static Way written(int piece, List<Pose> poses) {
    List<List<Double>> written = new ArrayList<>();
    double heading = 0;
    for (Pose pose : poses) {
      double turn = pose.heading().degrees() - heading;
      // The shorter way round; half a turn to the left.
      heading += written.isEmpty() ? turn : turn - 360 * Math.ceil(turn / 360 - 0.5);
      List<Double> next =
          List.of(Cast.rounded(pose.x()), Cast.rounded(pose.y()), Cast.rounded(heading));
      if (written.isEmpty() || !next.equals(written.get(written.size() - 1))) {
        written.add(next);
      }
    }
    return new Way(piece, written);
  }
}
