package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import java.util.ArrayList;
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

  private static Circle circle(double x, double y, double radius) {
    return new Circle(new Point(x, y), radius);
  }
}
