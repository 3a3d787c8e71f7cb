package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.distance.Relation;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.sweep.BodyParts;
import io.github.flightstand.geometry.sweep.StandingBodies;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The pieces on a table that overlap or touch: every pair of ships, and every ship with every
 * obstacle and token.
 *
 * <p>Guides count. The separation of an overlap is minus a depth. For ships and tokens, it is the
 * depth of the deepest pair of convex parts. For obstacles, it is the greatest depth inside the
 * base that the obstacle reaches.
 *
 * <pre>{@code
 * Overlaps.of(table, Tolerance.STANDARD) // the pairs that are not apart, by id
 * }</pre>
 */
public final class Overlaps {

  /** Millimeters added to circles, so that rounding never rules out a pair. */
  private static final double ROUNDING = 1e-6;

  private Overlaps() {}

  /**
   * Two pieces that are not apart.
   *
   * @param a the id that sorts first
   * @param b the other id
   * @param separation the signed separation, in millimeters
   * @param relation overlap or touching
   */
  public record Pair(String a, String b, double separation, Relation relation) {}

  /**
   * Returns the signed separation of two ships in millimeters, guides included: the number that
   * decides every contact of ships.
   *
   * <p>It is measured in the frame of the ship whose id sorts first. So it is equal to the bit from
   * either side, and equally exact far from the origin. It is within 1e-12 mm of the separation of
   * the bases that the doubles describe, and within 2e-12 mm of huge ones.
   */
  public static double separation(Ship a, Ship b) {
    boolean inOrder = a.id().compareTo(b.id()) <= 0;
    Ship from = inOrder ? a : b;
    Ship to = inOrder ? b : a;
    Pose pose = to.pose();
    double cos = pose.heading().cos();
    double sin = pose.heading().sin();
    StandingBodies two = new StandingBodies();
    two.face(from.base().partSet(), from.pose(), to.base().partSet(), pose.x(), pose.y(), cos, sin);
    return two.separationBelow(Double.POSITIVE_INFINITY);
  }

  /** Returns the pairs that are not apart, sorted by their ids. */
  public static List<Pair> of(Table table, Tolerance tolerance) {
    return of(table, tolerance, Integer.MAX_VALUE);
  }

  /**
   * Returns the pairs that are not apart, sorted by their ids. If there are more than {@code most},
   * returns at least {@code most + 1} of them and stops looking.
   */
  public static List<Pair> of(Table table, Tolerance tolerance, int most) {
    List<Pair> pairs = new ArrayList<>();
    double[] reaches = table.tokens().stream().mapToDouble(Overlaps::reach).toArray();
    for (Ship ship : table.ships()) {
      if (pairs.size() > most) {
        break;
      }
      addShips(pairs, table, ship, tolerance);
      addObstacles(pairs, table, ship, tolerance);
      addTokens(pairs, table, ship, tolerance, reaches);
    }
    pairs.sort(Comparator.comparing(Pair::a).thenComparing(Pair::b));
    return List.copyOf(pairs);
  }

  private static void addShips(List<Pair> pairs, Table table, Ship ship, Tolerance tolerance) {
    for (int place : table.shipIndex().near(reach(ship, tolerance), ship.pose())) {
      Ship other = table.ships().get(place);
      // Each pair once, from the ship whose id sorts first, in any order of the ships on the table.
      if (ship.id().compareTo(other.id()) < 0) {
        add(pairs, ship.id(), other.id(), separation(ship, other), tolerance);
      }
    }
  }

  private static void addObstacles(List<Pair> pairs, Table table, Ship ship, Tolerance tolerance) {
    List<Integer> near = table.obstacleIndex().near(reach(ship, tolerance), ship.pose());
    if (!near.isEmpty()) {
      Compound placed = ship.base().outline().placedIn(ship.pose());
      for (int place : near) {
        Obstacle obstacle = table.obstacles().get(place);
        double separation = Separation.between(placed, obstacle.outline());
        add(pairs, ship.id(), obstacle.id(), separation, tolerance);
      }
    }
  }

  /** Returns the greatest distance from a ship's center at which a point is not apart from it. */
  private static double reach(Ship ship, Tolerance tolerance) {
    return ship.base().reach() + tolerance.contact() + ROUNDING;
  }

  /** Returns the distance from a token's center to its farthest point, guides included. */
  private static double reach(Token token) {
    return BodyParts.of(token.outline()).reach();
  }

  private static void addTokens(
      List<Pair> pairs, Table table, Ship ship, Tolerance tolerance, double[] reaches) {
    double reach = reach(ship, tolerance);
    for (int i = 0; i < reaches.length; i++) {
      Token token = table.tokens().get(i);
      double dx = token.pose().x() - ship.pose().x();
      double dy = token.pose().y() - ship.pose().y();
      double limit = reach + reaches[i];
      if (dx * dx + dy * dy > limit * limit) {
        continue;
      }
      // In the ship's frame, so that a far corner of the table costs no accuracy.
      Compound seen = token.outline().placedIn(token.pose().relativeTo(ship.pose()));
      double separation = Separation.between(ship.base().outline(), seen);
      add(pairs, ship.id(), token.id(), separation, tolerance);
    }
  }

  private static void add(
      List<Pair> pairs, String one, String other, double separation, Tolerance tolerance) {
    Relation relation = Relation.of(separation, tolerance);
    if (relation != Relation.APART) {
      boolean inOrder = one.compareTo(other) < 0;
      pairs.add(new Pair(inOrder ? one : other, inOrder ? other : one, separation, relation));
    }
  }

  /**
   * An obstacle that counts for a maneuver.
   *
   * @param id the obstacle's id
   * @param template whether the used part of the template overlaps it
   * @param base whether the base in its final position overlaps it
   */
  public record ObstacleMet(String id, boolean template, boolean base) {}
}
