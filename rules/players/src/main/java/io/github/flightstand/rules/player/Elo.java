package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.arithmetic.Elementary;
import java.util.ArrayList;
import java.util.List;

/**
 * Ratings of players on Elo's scale, fitted to all of their games at once (Bradley and Terry, "Rank
 * Analysis of Incomplete Block Designs", 1952). A player who is rated d higher than another is
 * expected to score 1 / (1 + 10^(−d/400)) of a game against him. The first player is rated 0.
 *
 * <p>The fit maximizes the likelihood, as if all pairs that met had drawn one game more. Otherwise
 * a player who won every game would have no rating. Each rating comes with its standard error from
 * the Fisher information.
 *
 * <pre>{@code
 * Elo elo = Elo.of(new double[][] {{0, 2.5}, {7.5, 0}});
 * elo.ratings().get(1)   // Rating[elo=170.4, error=117.6], rounded
 * }</pre>
 *
 * @param ratings the ratings, in the players' order
 */
public record Elo(List<Rating> ratings) {

  /** The points on Elo's scale for odds of e to 1. */
  private static final double SCALE = 400 / 2.302585092994046;

  private static final int MOST_STEPS = 100;

  /** The longest step of the fit, in odds of e to 1. */
  private static final double STEP = 2;

  /**
   * A player's rating.
   *
   * @param elo the rating, in points above the first player
   * @param error the standard error of the rating; 0 for the first player
   */
  public record Rating(double elo, double error) {}

  /** Copies the list. */
  public Elo {
    ratings = List.copyOf(ratings);
  }

  /**
   * Fits ratings.
   *
   * @param points in row i and column k, the points of player i in games against player k; a win is
   *     1, a draw 0.5
   * @throws IllegalArgumentException if not every player is linked to the first by games
   */
  public static Elo of(double[][] points) {
    int players = points.length;
    double[] fitted = new double[players];
    for (int step = 0; step < MOST_STEPS; step++) {
      double[][] inverse = inverse(information(points, fitted));
      double[] slope = slope(points, fitted);
      double longest = 0;
      for (int i = 1; i < players; i++) {
        double move = 0;
        for (int k = 1; k < players; k++) {
          move += inverse[i - 1][k - 1] * slope[k];
        }
        move = Math.max(-STEP, Math.min(STEP, move));
        fitted[i] += move;
        longest = Math.max(longest, Math.abs(move));
      }
      if (longest < 1e-12) {
        break;
      }
    }
    double[][] variance = inverse(information(points, fitted));
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      double error = i == 0 ? 0 : SCALE * Math.sqrt(variance[i - 1][i - 1]);
      ratings.add(new Rating(SCALE * fitted[i], error));
    }
    return new Elo(ratings);
  }

  /** Returns the games that one player has played against another, with the drawn one. */
  private static double games(double[][] points, int one, int other) {
    double games = one == other ? 0 : points[one][other] + points[other][one];
    return games > 0 ? games + 1 : 0;
  }

  private static double expected(double[] fitted, int one, int other) {
    return 1 / (1 + Elementary.exp(fitted[other] - fitted[one]));
  }

  private static double[] slope(double[][] points, double[] fitted) {
    double[] slope = new double[fitted.length];
    for (int i = 0; i < fitted.length; i++) {
      for (int k = 0; k < fitted.length; k++) {
        double games = games(points, i, k);
        slope[i] += games > 0 ? points[i][k] + 0.5 - games * expected(fitted, i, k) : 0;
      }
    }
    return slope;
  }

  /** Returns the Fisher information about all players but the first. */
  private static double[][] information(double[][] points, double[] fitted) {
    double[][] information = new double[fitted.length - 1][fitted.length - 1];
    for (int i = 1; i < fitted.length; i++) {
      for (int k = 0; k < fitted.length; k++) {
        double p = expected(fitted, i, k);
        double known = games(points, i, k) * p * (1 - p);
        information[i - 1][i - 1] += known;
        if (k > 0) {
          information[i - 1][k - 1] -= known;
        }
      }
    }
    return information;
  }

  /** Inverts a symmetric matrix by Gauss and Jordan's elimination. */
  private static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      inverse[i][i] = 1;
    }
    for (int i = 0; i < n; i++) {
      double pivot = matrix[i][i];
      if (!(pivot > 1e-9)) {
        throw new IllegalArgumentException("a player has met none of the others");
      }
      for (int k = 0; k < n; k++) {
        matrix[i][k] /= pivot;
        inverse[i][k] /= pivot;
      }
      for (int row = 0; row < n; row++) {
        double factor = matrix[row][i];
        for (int k = 0; k < n && row != i; k++) {
          matrix[row][k] -= factor * matrix[i][k];
          inverse[row][k] -= factor * inverse[i][k];
        }
      }
    }
    return inverse;
  }
}
