package io.github.flightstand.geometry.region;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutsetTest {

  private static double area(Region region) {
    return JtsPolygons.toJts(region).getArea();
  }

  @Test
  void anLIsWidenedAllAround() {
    // 40 by 40 less 20 by 20, widened by 10 to all sides: 60 by 60 less 20 by 20.
    List<ConvexPolygon> parts =
        List.of(
            ConvexPolygon.rectangle(40, 20).placedIn(Pose.at(0, -10, 0)),
            ConvexPolygon.rectangle(20, 20).placedIn(Pose.at(-10, 10, 0)));
    Region widened = Outset.of(parts, ConvexPolygon.rectangle(20, 20));
    assertEquals(3600 - 400, area(widened), 1e-6);
  }

  @Test
  void aHoleIsWidenedIntoToo() {
    // A frame of 100 by 100 with a hole of 60 by 60, of which 40 by 40 is left.
    List<ConvexPolygon> frame = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Pose side = Pose.at(0, 0, 90 * i);
      frame.add(ConvexPolygon.rectangle(20, 100).placedIn(side.compose(Pose.at(40, 0, 0))));
    }
    Region widened = Outset.of(frame, ConvexPolygon.rectangle(20, 20));
    assertEquals(120 * 120 - 40 * 40, area(widened), 1e-6);
  }
}
