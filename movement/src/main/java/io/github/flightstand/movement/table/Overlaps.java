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
 * Which pieces on a table overlap or touch: every pair of ships, and every ship with every obstacle
 * and token.
 *
 * <p>Guides count. For ships and tokens the separation of an overlap is minus the depth of the
 * deepest pair of convex parts, for obstacles minus the greatest depth inside the base that the
 * obstacle reaches.
 *
 * <pre>{@code
 * Overlaps.of(table, Tolerance.STANDARD) // the pairs that are not apart, by id
 * }</pre>
 */
public final class Overlaps {

  /** Millimetres added to circles, so that rounding never rules out a pair. */
  private static final double ROUNDING = 1e-6;

  private Overlaps() {}

  /**
   * Two pieces that are not apart.
   *
   * @param a the id that comes first
   * @param b the other id
   * @param separation signed, in millimetres
   * @param relation overlap or touching
   */
  public record Pair(String a, String b, double separation, Relation relation) {}

  /**
   * Returns the signed separation of two ships in millimetres, guides included: the number by which
   * every contact of ships is judged.
   *
   * <p>It is measured in the frame of the ship whose id comes first, so that it is the same bits
   * from either side and no less exact far from the origin; within 1e-12 mm of that of the bases as
   * their doubles describe them.
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

  /** Returns the pairs that are not apart, in the order of their ids. */
  public static List<Pair> of(Table table, Tolerance tolerance) {
    return of(table, tolerance, Integer.MAX_VALUE);
  }

  /**
   * Returns the same if there are at most so many; of more it returns some, more than so many, and
   * does not look for the rest.
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
      // Each pair once, seen from the ship whose id comes first, whatever the order on the table.
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

  /** Returns how far from a ship's centre what is not apart from it may be, in millimetres. */
  private static double reach(Ship ship, Tolerance tolerance) {
    return ship.base().reach() + tolerance.contact() + ROUNDING;
  }

  /** Returns how far from its place a token reaches, guides included, in millimetres. */
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
      // Seen from the ship, so that a far corner of the table costs no accuracy.
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
   * @param id the obstacle
   * @param template whether the used part of the template overlaps it
   * @param base whether the base in its final position overlaps it
   */
  public record ObstacleMet(String id, boolean template, boolean base) {}
}
