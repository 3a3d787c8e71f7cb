package io.github.flightstand.geometry.distance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** The separation of convex polygons makes no garbage, compiled or not. */
class SeparationGarbageTest {

  @Test
  void convexPolygonsAllocateNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    ConvexPolygon base = ConvexPolygon.rectangle(40, 40);
    ConvexPolygon aside = base.placedIn(Pose.at(60, 50, 30));
    ConvexPolygon over = base.placedIn(Pose.at(20, 10, 30));
    double sum = Separation.between(base, aside) + Separation.between(base, over);
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 1000; i++) {
      sum += Separation.between(base, aside) + Separation.between(base, over);
    }
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    // The measurement itself may cost a little; one object a call would be 32,000 bytes.
    assertTrue(allocated < 4000, allocated + " bytes for " + sum);
  }
}
