package io.github.flightstand.rules.player;

import java.util.Arrays;

/**
 * Mixed strategies for a matrix game in which one player's gain is the other's loss, by regret
 * matching (Hart and Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium",
 * 2000). The players take turns, and later iterations count more, so that the average comes near to
 * an equilibrium soon.
 *
 * <pre>{@code
 * RegretMatching solved = RegretMatching.of(new double[][] {{0, -1}, {-1, 1}}, 1000);
 * solved.rows()    // about [2/3, 1/3]
 * solved.value()   // about -1/3
 * }</pre>
 *
 * @param rows the probability of each row, for the player who gains
 * @param columns the probability of each column, for the player who loses
 * @param value the average gain if both keep to these probabilities
 */
record RegretMatching(double[] rows, double[] columns, double value) {

  /** Plays a matrix of gains, at least 1 by 1, {@code iterations} times. */
  static RegretMatching of(double[][] gains, int iterations) {
    double[] rowRegrets = new double[gains.length];
    double[] columnRegrets = new double[gains[0].length];
    double[] rowSum = new double[gains.length];
    double[] columnSum = new double[gains[0].length];
    double[] row = strategy(rowRegrets);
    for (int i = 1; i <= iterations; i++) {
      double[] column = strategy(columnRegrets);
      double[] ofRows = ofRows(gains, column);
      regret(rowRegrets, ofRows, row, 1);
      row = strategy(rowRegrets);
      double[] ofColumns = ofColumns(gains, row);
      regret(columnRegrets, ofColumns, column, -1);
      add(rowSum, row, i);
      add(columnSum, column, i);
    }
    double[] rows = normalized(rowSum);
    double[] columns = normalized(columnSum);
    return new RegretMatching(rows, columns, dot(rows, ofRows(gains, columns)));
  }

  /** Returns each row's average gain against probabilities of columns. */
  static double[] ofRows(double[][] gains, double[] columns) {
    return Arrays.stream(gains).mapToDouble(row -> dot(row, columns)).toArray();
  }

  private static double[] ofColumns(double[][] gains, double[] rows) {
    double[] sums = new double[gains[0].length];
    for (int i = 0; i < rows.length; i++) {
      add(sums, gains[i], rows[i]);
    }
    return sums;
  }

  /** Adds regrets, which never fall below 0, for what each choice would have gained. */
  private static void regret(double[] regrets, double[] values, double[] played, int sign) {
    double mean = dot(values, played);
    for (int k = 0; k < regrets.length; k++) {
      regrets[k] = Math.max(0, regrets[k] + sign * (values[k] - mean));
    }
  }

  private static double[] strategy(double[] regrets) {
    return normalized(regrets.clone());
  }

  private static double[] normalized(double[] weights) {
    double sum = Arrays.stream(weights).sum();
    for (int k = 0; k < weights.length; k++) {
      weights[k] = sum > 0 ? weights[k] / sum : 1.0 / weights.length;
    }
    return weights;
  }

  private static void add(double[] sums, double[] values, double weight) {
    for (int k = 0; k < sums.length; k++) {
      sums[k] += weight * values[k];
    }
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int k = 0; k < one.length; k++) {
      sum += one[k] * other[k];
    }
    return sum;
  }
}
