package io.github.flightstand.geometry.internal;

import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Where things are in the plane: a circle around each, in the order of the circles' x.
 *
 * <p>A search for what is near a place finds the first entry by {@link #firstFrom} and walks on
 * until the x alone is too far off, so what is far away costs nothing but a step of a binary
 * search. Millimetres; immutable.
 */
public final class CircleIndex {

  /** So few entries are counted faster than halved: the processor guesses no branch wrong. */
  private static final int FEW = 16;

  private final int[] item;
  private final double[] xs;
  private final double[] ys;
  private final double[] radii;
  private final double largest;

  private CircleIndex(int[] item, double[] xs, double[] ys, double[] radii) {
    this.item = item;
    this.xs = xs;
    this.ys = ys;
    this.radii = radii;
    double most = 0;
    for (double radius : radii) {
      most = Math.max(most, radius);
    }
    largest = most;
  }

  /** Returns the index of all the items. */
  public static <T> CircleIndex of(List<T> items, Function<T, Circle> circleAround) {
    return of(items, item -> true, circleAround);
  }

  /** Returns the index of some of the items, each by its place among all. */
  public static <T> CircleIndex of(
      List<T> items, Predicate<T> counted, Function<T, Circle> circleAround) {
    Circle[] circles = new Circle[items.size()];
    Integer[] order = new Integer[items.size()];
    int n = 0;
    for (int i = 0; i < circles.length; i++) {
      if (counted.test(items.get(i))) {
        circles[i] = circleAround.apply(items.get(i));
        order[n++] = i;
      }
    }
    Arrays.sort(order, 0, n, Comparator.comparingDouble(i -> circles[i].centre().x()));
    int[] item = new int[n];
    double[] xs = new double[n];
    double[] ys = new double[n];
    double[] radii = new double[n];
    for (int k = 0; k < n; k++) {
      Circle circle = circles[order[k]];
      item[k] = order[k];
      xs[k] = circle.centre().x();
      ys[k] = circle.centre().y();
      radii[k] = circle.radius();
    }
    return new CircleIndex(item, xs, ys, radii);
  }

  /** Returns this index with another circle for one item: a few array copies, no sorting. */
  public CircleIndex with(int place, Circle circle) {
    int old = 0;
    while (item[old] != place) {
      old++;
    }
    int target = firstFrom(circle.centre().x());
    if (target > old) {
      target--;
    }
    int[] newItem = item.clone();
    double[] newXs = xs.clone();
    double[] newYs = ys.clone();
    double[] newRadii = radii.clone();
    // What lies between the old entry and the new one moves up or down by one.
    int from = Math.min(old, target);
    int length = Math.abs(target - old);
    int source = old < target ? from + 1 : from;
    int destination = old < target ? from : from + 1;
    System.arraycopy(item, source, newItem, destination, length);
    System.arraycopy(xs, source, newXs, destination, length);
    System.arraycopy(ys, source, newYs, destination, length);
    System.arraycopy(radii, source, newRadii, destination, length);
    newItem[target] = place;
    newXs[target] = circle.centre().x();
    newYs[target] = circle.centre().y();
    newRadii[target] = circle.radius();
    return new CircleIndex(newItem, newXs, newYs, newRadii);
  }

  /** Returns how many entries there are. */
  public int size() {
    return item.length;
  }

  /** Returns the first entry whose x is at least this; {@link #size()} if there is none. */
  public int firstFrom(double x) {
    int lo = 0;
    int hi = xs.length;
    if (hi <= FEW) {
      for (double one : xs) {
        lo += one < x ? 1 : 0;
      }
      return lo;
    }
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (xs[mid] < x) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo;
  }

  /**
   * Returns the entry whose centre is nearest to a point, leaving out some items: from the point's
   * x outwards, until x alone is farther than the nearest found; −1 if there is no other.
   *
   * @param except the places of those left out, among all that were given
   */
  public int nearestCentre(double x, double y, int... except) {
    int middle = firstFrom(x);
    int above = nearestCentre(x, y, except, middle, 1, Double.POSITIVE_INFINITY);
    double least = above < 0 ? Double.POSITIVE_INFINITY : squaredDistance(above, x, y);
    int below = nearestCentre(x, y, except, middle - 1, -1, least);
    return below < 0 ? above : below;
  }

  /** The nearest of the entries from one on in steps, if nearer than so far; −1 if none is. */
  private int nearestCentre(
      double x, double y, int[] except, int from, int step, double leastSquared) {
    int nearest = -1;
    double least = leastSquared;
    for (int k = from; k >= 0 && k < xs.length; k += step) {
      double squared = squaredDistance(k, x, y);
      if (squared < least && !contains(except, item[k])) {
        least = squared;
        nearest = k;
      } else if ((xs[k] - x) * (xs[k] - x) >= least) {
        break;
      }
    }
    return nearest;
  }

  private static boolean contains(int[] places, int place) {
    for (int one : places) {
      if (one == place) {
        return true;
      }
    }
    return false;
  }

  private double squaredDistance(int k, double x, double y) {
    double dx = xs[k] - x;
    double dy = ys[k] - y;
    return dx * dx + dy * dy;
  }

  /**
   * Returns the next entry whose circle comes nearer to a point than so many millimetres; {@link
   * #size} if there is none.
   *
   * @param from the first entry to look at; what is too far to the left may be passed by {@link
   *     #firstFrom}
   */
  public int nextWithin(double distance, double x, double y, int from) {
    double widest = distance + largest;
    for (int k = from; k < xs.length; k++) {
      double dx = xs[k] - x;
      if (dx > widest) {
        return xs.length;
      }
      double dy = ys[k] - y;
      double limit = distance + radii[k];
      if (limit > 0 && dx * dx + dy * dy < limit * limit) {
        return k;
      }
    }
    return xs.length;
  }

  /** Returns the places of the items whose circles come nearer to a pose than so far. */
  public List<Integer> near(double distance, Pose pose) {
    List<Integer> near = new ArrayList<>();
    int first = firstFrom(pose.x() - distance - largest);
    for (int k = nextWithin(distance, pose.x(), pose.y(), first);
        k < item.length;
        k = nextWithin(distance, pose.x(), pose.y(), k + 1)) {
      near.add(item[k]);
    }
    return near;
  }

  /** Returns the place of entry {@code k}'s item among all that were given. */
  public int item(int k) {
    return item[k];
  }

  /** Returns the x of entry {@code k}'s centre. */
  public double x(int k) {
    return xs[k];
  }

  /** Returns the y of entry {@code k}'s centre. */
  public double y(int k) {
    return ys[k];
  }

  /** Returns the radius of entry {@code k}'s circle. */
  public double radius(int k) {
    return radii[k];
  }

  /** Returns the largest radius of all; 0 if there is no entry. */
  public double largestRadius() {
    return largest;
  }
}
