package io.github.flightstand.movement.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Samples and draws are legal, and found wherever there is room. */
class SiteTest {

  private static final MovementRules RULES = MovementRules.STANDARD;

  private static SimplePolygon rectangle(double left, double bottom, double right, double top) {
    return SimplePolygon.of(
        new Point(left, bottom),
        new Point(right, bottom),
        new Point(right, top),
        new Point(left, top));
  }

  private static Table table(PlayArea area, SimplePolygon... rocks) {
    Table.Builder table = Table.builder(area);
    for (int i = 0; i < rocks.length; i++) {
      table.obstacle(new Obstacle("rock-" + i, ObstacleKind.ASTEROID, rocks[i]));
    }
    return table.build();
  }

  private static Site.OfObstacle site(Table table, SimplePolygon outline) {
    return new Site.OfObstacle(RULES, table, new Obstacle("new", ObstacleKind.DEBRIS, outline));
  }

  private static Site.OfShip site(Table table, BaseSize size, SimplePolygon zone) {
    Ship ship = new Ship("new", PartsCatalogue.standard().base(size), Pose.at(0, 0, 90));
    return new Site.OfShip(RULES, table, ship, zone);
  }

  @Test
  void theSampleIsInTheMiddleOfAnEmptyTable() {
    Table empty = table(new PlayArea(1000, 1000));
    // The outline's middle is (10, 20) in its own frame.
    assertEquals(Optional.of(Pose.at(490, 480, 0)), site(empty, rectangle(0, 0, 20, 40)).sample());
    assertEquals(
        Optional.of(Pose.at(500, 50, 90)),
        site(empty, BaseSize.SMALL, rectangle(0, 0, 1000, 100)).sample());
  }

  /** Between grid points, and only at another heading than the first. */
  @Test
  void theSampleFindsTheLastGap() {
    // What the edges leave is 100 by 20.5; at its first heading the bar is 90 high.
    Table low = table(new PlayArea(500, 420.5));
    Site.OfObstacle bar = site(low, rectangle(0, 0, 20, 90));
    Pose pose = bar.sample().orElseThrow();
    assertNotEquals(0, pose.heading().degrees());
    assertTrue(bar.admits(pose));
    Table lower = table(new PlayArea(500, 419.9));
    assertEquals(Optional.empty(), site(lower, rectangle(0, 0, 20, 90)).sample());
  }

  @Test
  void aShipFindsTheGapBetweenOthers() {
    SimplePolygon zone = rectangle(0, 0, 200, 100);
    // Rocks leave 41 mm, off the grid.
    Table gap =
        table(new PlayArea(200, 900), rectangle(0, 0, 83.5, 100), rectangle(124.5, 0, 200, 100));
    Site.OfShip small = site(gap, BaseSize.SMALL, zone);
    assertTrue(small.admits(small.sample().orElseThrow()));
    assertEquals(Optional.empty(), site(gap, BaseSize.MEDIUM, zone).sample());
  }

  @Test
  void whatIsDrawnIsLegal() {
    Table table = table(PlayArea.STANDARD, rectangle(400, 400, 450, 450));
    Random random = new Random(5);
    for (Site site :
        List.of(
            site(table, rectangle(0, 0, 40, 40)),
            site(table, BaseSize.LARGE, rectangle(0, 0, 914.4, 100)))) {
      Pose sample = site.sample().orElseThrow();
      Pose first = site.draw(random::nextDouble, sample);
      assertNotEquals(first, site.draw(random::nextDouble, sample));
      for (int i = 0; i < 100; i++) {
        assertTrue(site.admits(site.draw(random::nextDouble, sample)));
      }
      // Nothing but the lower left corner is drawn, so the sample comes.
      assertEquals(sample, site.draw(() -> 0, sample));
    }
  }

  /** The obstacle on the table is the one that its corners tell. */
  @Test
  void anObstacleIsPlacedAsItsCornersTell() {
    Random random = new Random(6);
    SimplePolygon notched =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(40, 0),
            new Point(40, 40),
            new Point(20, 10),
            new Point(0, 40));
    Site.OfObstacle site = site(table(PlayArea.STANDARD), notched);
    for (int i = 0; i < 100; i++) {
      Pose pose =
          Pose.at(500 * random.nextDouble(), 500 * random.nextDouble(), 360 * random.nextDouble());
      SimplePolygon placed = site.at(pose).outline();
      SimplePolygon read = SimplePolygon.of(placed.corners());
      assertEquals(read, placed);
      assertEquals(read.parts(), placed.parts());
    }
  }
}
