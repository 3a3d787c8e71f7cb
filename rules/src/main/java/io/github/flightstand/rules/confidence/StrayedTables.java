package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tables on which ships have strayed, spread evenly over the errors that they may have: all are
 * about equally probable, so the share of them on which something holds is about its probability.
 *
 * <pre>{@code
 * StrayedTables.of(table, List.of("red", "blue"), new Uncertainty(0.5, 1))
 *     .filter(strayed -> ...)
 *     .count() / 2038.0
 * }</pre>
 */
final class StrayedTables {

  private StrayedTables() {}

  /** Returns the share of outcomes that are the same as one; all, should there be none. */
  static <T> double share(List<T> outcomes, Predicate<T> same) {
    long others = outcomes.stream().filter(same.negate()).count();
    return 1 - others / (double) Math.max(1, outcomes.size());
  }

  /** Returns 2038 tables on which some ships have strayed, always the same. */
  static Stream<Table> of(Table table, List<String> ids, Uncertainty uncertainty) {
    List<Ship> ships = ids.stream().map(id -> table.ship(id).orElseThrow()).toList();
    return NormalPoints.of(3 * ships.size())
        .map(
            errors -> {
              Table strayed = table;
              for (int i = 0; i < ships.size(); i++) {
                Pose pose = ships.get(i).pose();
                double x = pose.x() + uncertainty.position() * errors[3 * i];
                double y = pose.y() + uncertainty.position() * errors[3 * i + 1];
                double turn = uncertainty.heading() * errors[3 * i + 2];
                Pose actual = new Pose(x, y, pose.heading()).turnedBy(turn);
                strayed = strayed.withShip(ships.get(i).at(actual));
              }
              return strayed;
            });
  }
}
