package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The index against a walk over all the circles. */
class CircleIndexTest {

  @Test
  void emptyIndexHasNoEntry() {
    CircleIndex index = CircleIndex.of(List.<Circle>of(), Function.identity());
    assertEquals(0, index.size());
    assertEquals(0, index.firstFrom(-1e9));
    assertEquals(0, index.largestRadius());
  }

  @Test
  void entriesAreInTheOrderOfXAndOfTheListWhereXIsEqual() {
    List<Circle> circles =
        List.of(circle(30, 1, 5), circle(10, 2, 7), circle(30, 3, 6), circle(20, 4, 2));
    CircleIndex index = CircleIndex.of(circles, Function.identity());
    assertEquals(List.of(1, 3, 0, 2), IntStream.range(0, 4).mapToObj(index::item).toList());
    assertEquals(7, index.largestRadius());
    assertEquals(0, index.firstFrom(10));
    assertEquals(1, index.firstFrom(Math.nextUp(10.0)));
    assertEquals(2, index.firstFrom(30));
    assertEquals(4, index.firstFrom(Math.nextUp(30.0)));
    assertEquals(4, index.y(1));
    assertEquals(6, index.radius(3));
  }

  @Test
  void anIndexOfSomeNamesThemByTheirPlacesAmongAll() {
    List<Circle> circles =
        List.of(circle(30, 1, 5), circle(10, 2, 9), circle(25, 3, 6), circle(20, 4, 2));
    CircleIndex index = CircleIndex.of(circles, c -> c.radius() < 7, Function.identity());
    assertEquals(List.of(3, 2, 0), IntStream.range(0, 3).mapToObj(index::item).toList());
    assertEquals(6, index.largestRadius());
    assertEquals(3, index.size());
  }

  @Test
  void everyCircleKeepsItsPlaceInTheList() {
    Random random = new Random(20240607);
    for (int round = 0; round < 50; round++) {
      List<Circle> circles = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(60); i++) {
        // Few values, so that many are equal.
        circles.add(circle(random.nextInt(20), random.nextInt(20), 1 + random.nextInt(3)));
      }
      CircleIndex index = CircleIndex.of(circles, Function.identity());
      for (int k = 0; k < index.size(); k++) {
        Circle circle = circles.get(index.item(k));
        assertEquals(circle, circle(index.x(k), index.y(k), index.radius(k)));
      }
      for (double x = -0.5; x <= 20; x += 0.5) {
        double from = x;
        long before = circles.stream().filter(c -> c.centre().x() < from).count();
        assertEquals(before, index.firstFrom(x));
      }
    }
  }

  /** Entries 10, 20 and 30 from the left; of the others the lists say in which order they come. */
  @Test
  void anotherCircleForOneItemMovesItsEntryAlone() {
    List<Circle> circles = List.of(circle(20, 1, 5), circle(30, 2, 6), circle(10, 3, 7));
    CircleIndex index = CircleIndex.of(circles, Function.identity());
    assertEquals(List.of(2, 0, 1), order(index));
    assertEquals(List.of(0, 1, 2), order(index.with(2, circle(40, 4, 2))));
    assertEquals(List.of(0, 2, 1), order(index.with(2, circle(25, 4, 2))));
    assertEquals(List.of(2, 0, 1), order(index.with(2, circle(15, 4, 2))));
    assertEquals(List.of(2, 1, 0), order(index.with(1, circle(15, 4, 2))));
    assertEquals(List.of(1, 2, 0), order(index.with(1, circle(5, 4, 2))));
    CircleIndex moved = index.with(2, circle(25, 4, 2));
    assertEquals(circle(20, 1, 5), entry(moved, 0));
    assertEquals(circle(25, 4, 2), entry(moved, 1));
    assertEquals(circle(30, 2, 6), entry(moved, 2));
    assertEquals(6, moved.largestRadius());
    assertEquals(7, index.largestRadius());
  }

  @Test
  void anIndexThatWasChangedIsThatOfTheChangedList() {
    Random random = new Random(20240608);
    for (int round = 0; round < 200; round++) {
      List<Circle> circles = randomCircles(random, 1 + random.nextInt(25));
      int place = random.nextInt(circles.size());
      CircleIndex index = CircleIndex.of(circles, Function.identity());
      // Between the others, because entries with the same x may come in either order.
      Circle other = circle(random.nextInt(30) + 0.5, random.nextInt(30), 1 + random.nextInt(9));
      circles.set(place, other);
      CircleIndex fresh = CircleIndex.of(circles, Function.identity());
      CircleIndex changed = index.with(place, other);
      assertEquals(fresh.largestRadius(), changed.largestRadius());
      for (int k = 0; k < fresh.size(); k++) {
        assertEquals(fresh.item(k), changed.item(k));
        assertEquals(entry(fresh, k), entry(changed, k));
      }
    }
  }

  /** From (18, 0): the centers at 10 and 30 lie 10 and 13 away, the one at 20 lies 50 above. */
  @Test
  void theNearestCentreByHand() {
    List<Circle> circles = List.of(circle(30, 5, 1), circle(20, 50, 1), circle(10, 6, 1));
    CircleIndex index = CircleIndex.of(circles, Function.identity());
    assertEquals(0, index.nearestCentre(18, 0));
    assertEquals(2, index.nearestCentre(18, 0, 2));
    assertEquals(1, index.nearestCentre(18, 0, 0, 2));
    assertEquals(-1, index.nearestCentre(18, 0, 0, 1, 2));
    assertEquals(2, index.nearestCentre(99, 0));
    assertEquals(0, index.nearestCentre(-99, 0));
    // The first is less than 1 away, and the search goes past the second to the third, the nearest.
    List<Circle> close = List.of(circle(0.5, 0.8, 1), circle(0.55, 0.9, 1), circle(0.6, 0, 1));
    assertEquals(2, CircleIndex.of(close, Function.identity()).nearestCentre(0, 0));
    assertEquals(-1, CircleIndex.of(List.<Circle>of(), Function.identity()).nearestCentre(0, 0));
  }

  /** The circle about (10, 0) reaches to 15: from (20, 0) that is 5 away, and not less than 5. */
  @Test
  void whatIsNearByHand() {
    List<Circle> circles = List.of(circle(10, 0, 5), circle(20, 30, 4), circle(60, 0, 30));
    CircleIndex index = CircleIndex.of(circles, Function.identity());
    assertEquals(List.of(), index.near(5, Pose.at(20, 0, 0)));
    assertEquals(List.of(0), index.near(5.001, Pose.at(20, 0, 0)));
    assertEquals(List.of(0, 2), index.near(10.001, Pose.at(20, 0, 0)));
    assertEquals(List.of(0, 1, 2), index.near(26.001, Pose.at(20, 0, 0)));
    // A negative distance asks for circles that reach farther than the point.
    assertEquals(List.of(2), index.near(-29, Pose.at(60.5, 0, 0)));
    assertEquals(List.of(), index.near(-31, Pose.at(60, 0, 0)));
    assertEquals(2, index.nextWithin(10.001, 20, 0, 1));
    assertEquals(3, index.nextWithin(10.001, 20, 0, 3));
  }

  @Test
  void whatIsNearIsWhatAWalkOverAllFinds() {
    Random random = new Random(20240609);
    for (int round = 0; round < 200; round++) {
      List<Circle> circles = randomCircles(random, 1 + random.nextInt(25));
      CircleIndex index = CircleIndex.of(circles, Function.identity());
      Point from = new Point(random.nextInt(50) - 10, random.nextInt(50) - 10);
      double distance = random.nextInt(20) - 2;
      int except = random.nextInt(circles.size());
      int nearest = -1;
      List<Integer> near = new ArrayList<>();
      for (int i = 0; i < circles.size(); i++) {
        double away = from.distanceTo(circles.get(i).centre());
        if (away < distance + circles.get(i).radius()) {
          near.add(i);
        }
        if (i != except && (nearest < 0 || away < away(from, circles.get(nearest)))) {
          nearest = i;
        }
      }
      assertEquals(
          near, index.near(distance, Pose.at(from.x(), from.y(), 0)).stream().sorted().toList());
      int found = index.nearestCentre(from.x(), from.y(), except);
      if (nearest < 0) {
        assertEquals(-1, found);
      } else {
        assertNotEquals(except, index.item(found));
        assertEquals(away(from, circles.get(nearest)), away(from, circles.get(index.item(found))));
      }
    }
  }

  private static double away(Point from, Circle circle) {
    return from.distanceTo(circle.centre());
  }

  /** Returns circles whose centers all have different x. */
  private static List<Circle> randomCircles(Random random, int count) {
    List<Integer> xs = new ArrayList<>(IntStream.range(0, 30).boxed().toList());
    Collections.shuffle(xs, random);
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      circles.add(circle(xs.get(i), random.nextInt(30), 1 + random.nextInt(9)));
    }
    return circles;
  }

  private static List<Integer> order(CircleIndex index) {
    return IntStream.range(0, index.size()).mapToObj(index::item).toList();
  }

  private static Circle entry(CircleIndex index, int k) {
    return circle(index.x(k), index.y(k), index.radius(k));
  }

  private static Circle circle(double x, double y, double radius) {
    return new Circle(new Point(x, y), radius);
  }
}
