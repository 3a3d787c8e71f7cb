package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.Random;
import java.util.function.Predicate;

/** How often something holds when every ship perturbs at random: the slow way to a confidence. */
final class Perturbations {

  private final Random random;

  Perturbations(long seed) {
    random = new Random(seed);
  }

  /** Draws that many tables and returns the share on which a verdict is given. */
  double share(Table table, Uncertainty uncertainty, int draws, Predicate<Table> verdict) {
    int count = 0;
    for (int i = 0; i < draws; i++) {
      count += verdict.test(perturbed(table, uncertainty)) ? 1 : 0;
    }
    return count / (double) draws;
  }

  private Table perturbed(Table table, Uncertainty uncertainty) {
    Table perturbed = table;
    for (Ship ship : table.ships()) {
      double[] error =
          uncertainty
              .errorsOf(ship)
              .orElseThrow()
              .errors(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      Pose pose = ship.pose();
      Pose actual = new Pose(pose.x() + error[0], pose.y() + error[1], pose.heading());
      perturbed = perturbed.withShip(ship.at(actual.turnedBy(error[2])));
    }
    return perturbed;
  }
}
