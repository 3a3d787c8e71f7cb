package io.github.flightstand.movement.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import org.junit.jupiter.api.Test;

/** An obstacle that is laid somewhere is the one that its corners tell. */
class ObstacleTest {

  @Test
  void noCornerOfALaidObstacleIsMinusZero() {
    SimplePolygon outline =
        SimplePolygon.of(new Point(-0.0, 0.0), new Point(-30, -0.0), new Point(0, -30));
    SimplePolygon laid =
        new Obstacle("rock", ObstacleKind.ASTEROID, outline).laid(Pose.at(-0.0, -0.0, 0)).outline();
    for (Point corner : laid.corners()) {
      assertFalse((corner.x() + " " + corner.y()).contains("-0.0"), laid::toString);
    }
    assertEquals(3, laid.size());
  }

  @Test
  void aLaidObstacleIsTheSameToTheBitWhenItsCornersAreReadAgain() {
    SimplePolygon hulk = PartsCatalogue.standard().base(BaseSize.SMALL).silhouette();
    for (double heading = 0.3; heading < 360; heading += 17.9) {
      Pose pose = Pose.at(101.7 + heading, 333.3, heading);
      SimplePolygon laid = new Obstacle("hulk", ObstacleKind.ASTEROID, hulk).laid(pose).outline();
      SimplePolygon read = SimplePolygon.of(laid.corners());
      assertEquals(read.centreX(), laid.centreX());
      assertEquals(read.centreY(), laid.centreY());
      assertEquals(read.radius(), laid.radius());
      assertEquals(read.parts(), laid.parts());
    }
  }
}
