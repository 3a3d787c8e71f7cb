package io.github.flightstand.movement.setup;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A search for a legal pose of a piece; the same search always finds the same pose. */
final class PlacementSearch {

  /** Returns the first legal pose in the middle of a grid's cell, at the first heading. */
  static Optional<Pose> onGrid(PlacementSpace site, Bounds bounds, int most) {
    int tried = 0;
    for (Point cell : bounds.grid(PlacementSpace.CELL)) {
      if (tried == most) {
        return Optional.empty();
      }
      tried++;
      Pose upright = Pose.at(cell.x(), cell.y(), site.headingFirst());
      Pose pose = upright.shiftedBy(-site.middle().x(), -site.middle().y());
      if (site.admits(pose)) {
        return Optional.of(pose);
      }
    }
    return Optional.empty();
  }

  /** Returns the first legal pose in the free regions for headings all around. */
  static Optional<Pose> ofRegions(PlacementSpace site) {
    for (int turn = 0; turn < site.period(); turn += PlacementSpace.TURN) {
      if (site.most(turn).filter(Region::isEmpty).isPresent()) {
        continue;
      }
      double heading = site.headingFirst() + turn;
      Optional<Pose> first =
          site.free(turn).pieces().stream()
              .flatMap(piece -> inside(piece).stream())
              .map(centre -> Pose.at(centre.x(), centre.y(), heading))
              .filter(site::admits)
              .findFirst();
      if (first.isPresent()) {
        return first;
      }
    }
    return Optional.empty();
  }

  /** Returns points well inside a piece of the region, then its corners, which also belong. */
  private static List<Point> inside(Region.Piece piece) {
    List<Point> points =
        new ArrayList<>(
            piece.shell().parts().stream()
                .sorted(Comparator.comparingDouble(ConvexPolygon::radius).reversed())
                .map(part -> new Point(part.centreX(), part.centreY()))
                .filter(
                    point ->
                        piece.holes().stream()
                            .noneMatch(hole -> hole.contains(point.x(), point.y())))
                .toList());
    points.addAll(piece.shell().corners());
    return points;
  }
}
