package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.Grid;
import io.github.flightstand.protocol.json.EndPose;
import io.github.flightstand.protocol.json.GridJson;
import java.util.Optional;
import java.util.function.Function;

/**
 * The end of a move for the program that asks, which may round poses.
 *
 * @param pose the rounded end or, without one, the exact end; empty if there is neither
 * @param rounded whether there is a rounded end; absent for a program that does not round
 */
record HostEnd(Optional<EndPose> pose, Optional<Boolean> rounded) {

  static HostEnd exact(Pose pose) {
    return new HostEnd(Optional.of(EndPose.exact(pose)), Optional.empty());
  }

  /**
   * Finds the end.
   *
   * @param exact the end for a program that does not round
   * @param rounding returns the rounded end on a grid
   */
  static HostEnd of(
      Query<?> query,
      Optional<GridJson> asked,
      Optional<Pose> exact,
      Function<Grid, Optional<Pose>> rounding) {
    Optional<Grid> grid = asked.map(figures -> figures.in(query.coordinates()));
    Optional<EndPose> end = grid.flatMap(rounding).map(pose -> new EndPose(pose, grid));
    return new HostEnd(end.or(() -> exact.map(EndPose::exact)), grid.map(any -> end.isPresent()));
  }
}
