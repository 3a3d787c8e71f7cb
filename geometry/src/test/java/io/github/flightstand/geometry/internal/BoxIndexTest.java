package io.github.flightstand.geometry.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.RandomShapes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an index finds, against a walk over everything. */
class BoxIndexTest {

  @Test
  void findsAllThatMeetTheCircleInTheirOrder() {
    RandomShapes random = new RandomShapes(20150405);
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      circles.add(new Circle(random.point(800), random.between(0, 60)));
    }
    BoxIndex<Circle> index = BoxIndex.of(circles, circle -> circle);
    for (int i = 0; i < 50; i++) {
      Circle about = new Circle(random.point(800), random.between(0, 300));
      List<Circle> found = index.near(about);
      assertTrue(
          found.containsAll(
              circles.stream()
                  .filter(
                      circle ->
                          circle.centre().distanceTo(about.centre())
                              <= circle.radius() + about.radius())
                  .toList()));
      assertEquals(circles.stream().filter(found::contains).toList(), found);
      assertTrue(found.size() < circles.size());
    }
  }

  @Test
  void anEmptyOneFindsNothing() {
    BoxIndex<Circle> none = BoxIndex.of(List.of(), circle -> circle);
    assertEquals(List.of(), none.near(new Circle(new RandomShapes(1).point(1), 1e6)));
  }
}
