package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * The probability that verdicts on a table stand if the ships' poses have small random errors;
 * obstacles and tokens have none.
 *
 * <p>The question is asked again on tables whose ships are perturbed; the share of tables with the
 * same verdict is counted. The perturbed tables are {@link NormalPoints}, always the same. This
 * class knows nothing else of the rules.
 *
 * <p>They are counted in batches of 509. The shares of the batches are independent estimates of one
 * probability. Counting stops as soon as twice the standard error of their mean is below 0.005 for
 * every verdict. It does not stop before the 8th batch, because fewer do not show the spread well.
 * If all of 1018 tables agree, another verdict is less probable than 0.003 (with a confidence of 95
 * %), and counting stops at once. It always stops after 32 batches; by then even independently
 * drawn tables would leave a standard error of 0.004. If one number measures how far a table is
 * from another verdict, the points are {@linkplain NormalPoints#turnTo laid along its slope};
 * counting then usually stops at the 8th batch.
 *
 * <pre>{@code
 * Confidence.of(
 *     table,
 *     Uncertainty.of(0.5, 1),
 *     List.of("red", "blue"),
 *     perturbed -> resolver.resolve(perturbed, "red", maneuver),
 *     List.of(Confidence.Counted.of("outcome", Resolution::outcome)))
 * // {outcome=0.488}
 * }</pre>
 */
final class Confidence {

  public static final int MOST_SHIPS = 50;

  /** The most corners of all obstacles together, if any ship is perturbed. */
  public static final int MOST_CORNERS = 1_000;

  private static final double ERROR = 0.005;
  private static final int FEWEST_BATCHES = 8;
  private static final int FEWEST_UNANIMOUS = 600;

  /** A verdict: a named part of an answer; without it the table does not count. */
  public record Counted<A>(String name, Function<A, Optional<?>> part) {

    /** Returns a verdict that every answer holds. */
    public static <A> Counted<A> of(String name, Function<A, ?> part) {
      return new Counted<>(name, answer -> Optional.of(part.apply(answer)));
    }
  }

  /** Returns the probabilities of verdicts without a margin. */
  public static <A> Map<String, Double> of(
      Table table,
      Uncertainty uncertainty,
      Collection<String> ids,
      Function<Table, A> question,
      List<Counted<A>> verdicts) {
    return of(table, uncertainty, ids, question, verdicts, Optional.empty());
  }

  /**
   * Returns the probabilities of verdicts by name, in order, without those that the answer on the
   * table itself lacks.
   *
   * @param ids the ships whose errors can matter; others are not perturbed
   * @param question the question about each table
   * @param margin the distance of a table from another verdict, if one number measures it. Tables
   *     are then spread evenly along its steepest slope, so that fewer are needed
   * @throws TooMuchToCountException if the errors of more than {@link #MOST_SHIPS} ships matter, or
   *     any matter and the obstacles have more than {@link #MOST_CORNERS} corners
   */
  public static <A> Map<String, Double> of(
      Table table,
      Uncertainty uncertainty,
      Collection<String> ids,
      Function<Table, A> question,
      List<Counted<A>> verdicts,
      Optional<ToDoubleFunction<Table>> margin) {
    A answer = question.apply(table);
    List<Count<A>> counts =
        verdicts.stream()
            .flatMap(
                verdict ->
                    verdict.part().apply(answer).map(part -> new Count<>(verdict, part)).stream())
            .toList();
    List<Perturbing> ships =
        ids.stream()
            .map(id -> table.ship(id).orElseThrow())
            .flatMap(
                ship ->
                    uncertainty.errorsOf(ship).map(errors -> new Perturbing(ship, errors)).stream())
            .toList();
    if (!ships.isEmpty() && !counts.isEmpty()) {
      TooMuchToCountException.check(ships.size(), MOST_SHIPS, "ships whose errors matter");
      TooMuchToCountException.check(
          table.obstacles().stream().mapToInt(obstacle -> obstacle.outline().size()).sum(),
          MOST_CORNERS,
          "corners of obstacles");
      NormalPoints points = new NormalPoints(3 * ships.size());
      margin.ifPresent(
          number -> points.turnTo(point -> number.applyAsDouble(perturbed(table, ships, point))));
      count(table, ships, points, question, counts);
    }
    Map<String, Double> shares = new LinkedHashMap<>();
    counts.forEach(count -> shares.put(count.verdict.name(), count.share()));
    return shares;
  }

  private record Perturbing(Ship ship, Covariance errors) {

    Ship perturbed(double x, double y, double heading) {
      double[] error = errors.errors(x, y, heading);
      Pose pose = ship.pose();
      Direction faces = pose.heading().turnedBy(error[2]);
      return ship.at(new Pose(pose.x() + error[0], pose.y() + error[1], faces));
    }
  }

  private static <A> void count(
      Table table,
      List<Perturbing> ships,
      NormalPoints points,
      Function<Table, A> question,
      List<Count<A>> counts) {
    double[] point = new double[3 * ships.size()];
    for (int batch = 0; batch < NormalPoints.BATCHES; batch++) {
      for (int number = 0; number < NormalPoints.SIZE; number++) {
        Interruption.check();
        points.get(batch, number, point);
        A answer = question.apply(perturbed(table, ships, point));
        for (Count<A> count : counts) {
          count.add(batch, answer);
        }
      }
      int counted = batch + 1;
      if (counts.stream().allMatch(count -> count.isExact(counted))) {
        return;
      }
    }
  }

  private static Table perturbed(Table table, List<Perturbing> ships, double[] point) {
    List<Ship> perturbed = new ArrayList<>(ships.size());
    for (int i = 0; i < ships.size(); i++) {
      perturbed.add(ships.get(i).perturbed(point[3 * i], point[3 * i + 1], point[3 * i + 2]));
    }
    return table.withShips(perturbed);
  }

  /** The number of tables in each batch with a verdict, and with the same verdict. */
  private static final class Count<A> {

    private final Counted<A> verdict;
    private final Object expected;
    private final double[] given = new double[NormalPoints.BATCHES];
    private final double[] same = new double[NormalPoints.BATCHES];

    Count(Counted<A> verdict, Object expected) {
      this.verdict = verdict;
      this.expected = expected;
    }

    void add(int batch, A answer) {
      Optional<?> part = verdict.part().apply(answer);
      if (part.isPresent()) {
        given[batch]++;
        same[batch] += part.get().equals(expected) ? 1 : 0;
      }
    }

    /** Returns the share with the same verdict among tables with one; 1 if there are none. */
    double share() {
      double total = Arrays.stream(given).sum();
      return total == 0 ? 1 : Arrays.stream(same).sum() / total;
    }

    /** Tests whether the share is known well enough after this number of batches. */
    boolean isExact(int batches) {
      double total = Arrays.stream(given).sum();
      double share = share();
      if (share == 0 || share == 1) {
        return total >= FEWEST_UNANIMOUS;
      }
      if (batches < FEWEST_BATCHES) {
        return false;
      }
      double squares = 0;
      for (int batch = 0; batch < batches; batch++) {
        double residual = same[batch] - share * given[batch];
        squares += residual * residual;
      }
      double standardError = Math.sqrt(squares * batches / (batches - 1)) / total;
      return 2 * standardError <= ERROR;
    }
  }
}
