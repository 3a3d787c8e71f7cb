package io.github.flightstand.geometry.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import org.junit.jupiter.api.Test;

/** A box 120 by 30 about (40, 5), by hand. */
class CentreBoxTest {

  private final CentreBox box = CentreBox.spanning(Pose.at(-20, 20, 30), Pose.at(100, -10, 0));

  @Test
  void spansTwoPlacesInAnyOrder() {
    assertEquals(new CentreBox(40, 5, 60, 15), box);
    assertEquals(box, CentreBox.spanning(Pose.at(100, -10, 0), Pose.at(-20, 20, 0)));
    assertEquals(CentreBox.AT_ORIGIN, CentreBox.spanning(Pose.IDENTITY, Pose.IDENTITY));
  }

  @Test
  void squaredDistancesAreFromTheNearestSideOrCorner() {
    assertEquals(0, box.squaredDistance(-19, 19));
    assertEquals(49, box.squaredDistance(-27, 5));
    assertEquals(49, box.squaredDistance(107, -9));
    assertEquals(81, box.squaredDistance(40, 29));
    assertEquals(81, box.squaredDistance(40, -19));
    assertEquals(25, box.squaredDistance(103, 24));
    assertEquals(25, box.squaredDistance(-24, -13));
  }
}
