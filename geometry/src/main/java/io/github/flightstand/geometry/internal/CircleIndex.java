package io.github.flightstand.geometry.internal;

import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An index of items in the plane: a circle around each, sorted by the x of its center.
 *
 * <p>A search for items near a place finds the first entry with {@link #firstFrom} and walks on
 * until x alone is too far away. So items far away cost only a step of a binary search. Immutable;
 * lengths are in millimeters.
 */
public final class CircleIndex {

  /** Up to this size, counting is faster than halving because no branch is mispredicted. */
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

  private record Entry(int item, Circle circle) {

    static final Comparator<Entry> BY_X =
        (one, other) -> Double.compare(one.circle.centre().x(), other.circle.centre().x());
  }

  /** Returns an index of all the items. */
  public static <T> CircleIndex of(List<T> items, Function<T, Circle> circleAround) {
    return of(items, item -> true, circleAround);
  }

  /** Returns an index of the items that {@code counted} accepts, by their places among all. */
  public static <T> CircleIndex of(
      List<T> items, Predicate<T> counted, Function<T, Circle> circleAround) {
    Entry[] entries = new Entry[items.size()];
    int n = 0;
    for (int i = 0; i < entries.length; i++) {
      if (counted.test(items.get(i))) {
        entries[n++] = new Entry(i, circleAround.apply(items.get(i)));
      }
    }
    Arrays.sort(entries, 0, n, Entry.BY_X);
    int[] item = new int[n];
    double[] xs = new double[n];
    double[] ys = new double[n];
    double[] radii = new double[n];
    for (int k = 0; k < n; k++) {
      Entry entry = entries[k];
      item[k] = entry.item();
      xs[k] = entry.circle().centre().x();
      ys[k] = entry.circle().centre().y();
      radii[k] = entry.circle().radius();
    }
    return new CircleIndex(item, xs, ys, radii);
  }

  /** Returns this index with another circle for one item, without sorting. */
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
    // The entries between the old position and the new one move up or down by one.
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

  /** Returns the number of entries. */
  public int size() {
    return item.length;
  }

  /** Returns the first entry whose x is at least {@code x}, or {@link #size()} if there is none. */
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
   * Returns the entry whose center is nearest to a point, or −1 if there is none. It searches
   * outward in x, and stops when the x distance alone exceeds the best found.
   *
   * @param except the places of the items to leave out, among all items given
   */
  public int nearestCentre(double x, double y, int... except) {
    int middle = firstFrom(x);
    int above = nearestCentre(x, y, except, middle, 1, Double.POSITIVE_INFINITY);
    double least = above < 0 ? Double.POSITIVE_INFINITY : squaredDistance(above, x, y);
    int below = nearestCentre(x, y, except, middle - 1, -1, least);
    return below < 0 ? above : below;
  }

  /**
   * Returns the nearest of the entries {@code from}, {@code from + step}, …, or −1 if none has a
   * squared distance below {@code leastSquared}.
   */
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
   * Returns the next entry whose circle is less than {@code distance} mm from a point, or {@link
   * #size} if there is none.
   *
   * @param from the first entry to look at; {@link #firstFrom} can skip entries too far to the left
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

  /** Returns the places of items whose circles are less than {@code distance} mm from a pose. */
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

  /** Returns the place of entry {@code k}'s item among all items given. */
  public int item(int k) {
    return item[k];
  }

  /** Returns the x of entry {@code k}'s center. */
  public double x(int k) {
    return xs[k];
  }

  /** Returns the y of entry {@code k}'s center. */
  public double y(int k) {
    return ys[k];
  }

  /** Returns the radius of entry {@code k}'s circle. */
  public double radius(int k) {
    return radii[k];
  }

  /** Returns the largest radius, or 0 if there is no entry. */
  public double largestRadius() {
    return largest;
  }
}
