package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Set-up with ships side by side, as far ahead as possible, clear of obstacles. */
final class SetUpChoice {

  /** The distance between the places tried along the edge, in mm. */
  private static final double STEP = 20;

  /** The distance ahead within which an obstacle is in the way, in mm. */
  private static final double AHEAD = 260;

  /** Returns the best of the places tried for a ship. */
  static Command ship(Scene scene, Decision decision, Option option) {
    Command command = Command.of(decision.id(), option.key());
    Domain.Region region = (Domain.Region) option.domain();
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    Optional<TableEdge> edge =
        scene.view().open().seats().stream()
            .filter(seat -> seat.id().equals(ship.seat()))
            .findFirst()
            .flatMap(Seat::edge);
    Scored<Pose> best = new Scored<>(region.sample(), Double.NEGATIVE_INFINITY);
    if (edge.isPresent() && region.site() instanceof PlacementSpace.OfShip site) {
      for (Pose pose : along(scene, edge.get(), site.ship())) {
        double value = value(scene, pose);
        if (value > best.value() && region.site().admits(pose)) {
          best = new Scored<>(pose, value);
        }
      }
    }
    return command.withPose(best.choice());
  }

  private static List<Pose> along(Scene scene, TableEdge edge, Ship ship) {
    var area = scene.table().playArea();
    double length = edge.length(area);
    // Wholly within range 1 of the edge, with a little to spare.
    double inside = 99 - ship.base().length() / 2;
    List<Pose> poses = new ArrayList<>();
    for (double at = 2 * STEP; at <= length - 2 * STEP; at += STEP) {
      var point = edge.at(area, at, inside);
      poses.add(Pose.at(point.x(), point.y(), edge.inwards()));
    }
    return poses;
  }

  /** Rates a place: near friends, opposite enemies already set up, no obstacle close ahead. */
  private static double value(Scene scene, Pose pose) {
    double value = 0;
    for (ShipState friend : scene.friends()) {
      value -= scene.standing(friend).pose().position().distanceTo(pose.position()) / 300;
    }
    for (ShipState rival : scene.rivals()) {
      value -= scene.standing(rival).pose().position().distanceTo(pose.position()) / 900;
    }
    for (Obstacle obstacle : scene.table().obstacles()) {
      double dx = obstacle.outline().centreX() - pose.x();
      double dy = obstacle.outline().centreY() - pose.y();
      double ahead = dx * pose.heading().cos() + dy * pose.heading().sin();
      double aside = Math.abs(dy * pose.heading().cos() - dx * pose.heading().sin());
      value -= ahead < AHEAD && aside < obstacle.outline().radius() + 40 ? 0.7 : 0;
    }
    return value;
  }
}
