package io.github.flightstand.movement.setup;

import static io.github.flightstand.movement.setup.Sites.rectangle;
import static io.github.flightstand.movement.setup.Sites.site;
import static io.github.flightstand.movement.setup.Sites.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Samples and draws are legal, and found wherever there is room. */
class PlacementSpaceTest {

  private static final MovementRules RULES = MovementRules.STANDARD;

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
    PlacementSpace.OfObstacle bar = site(low, rectangle(0, 0, 20, 90));
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
    PlacementSpace.OfShip small = site(gap, BaseSize.SMALL, zone);
    assertTrue(small.admits(small.sample().orElseThrow()));
    assertEquals(Optional.empty(), site(gap, BaseSize.MEDIUM, zone).sample());
  }

  @Test
  void whatIsDrawnIsLegal() {
    Table table = table(PlayArea.STANDARD, rectangle(400, 400, 450, 450));
    Random random = new Random(5);
    for (PlacementSpace site :
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

  /** A piece of two zones, near an edge, far from something and not near something else. */
  private static LimitedSpace limited(Table table, Limit... limits) {
    Base base = PartsCatalogue.standard().base(BaseSize.SMALL);
    return new LimitedSpace(
        List.of(
            site(table, BaseSize.SMALL, rectangle(0, 0, 914.4, 300)),
            site(table, BaseSize.SMALL, rectangle(0, 500, 300, 914.4))),
        base.plastic(),
        table.playArea(),
        RULES.tolerance().contact(),
        List.of(limits));
  }

  private static boolean has(Region region, double x, double y) {
    return region.pieces().stream()
        .anyMatch(
            piece ->
                piece.shell().contains(x, y)
                    && piece.holes().stream().noneMatch(hole -> hole.contains(x, y)));
  }

  /** In the region it may stand, and where it may stand with room to spare is in the region. */
  @Test
  void theRegionOfALimitedSiteIsWhereItMayStand() {
    Table table = table(PlayArea.STANDARD, rectangle(400, 100, 450, 250));
    List<ConvexPolygon> post =
        List.of(ConvexPolygon.rectangle(30, 30).placedIn(Pose.at(150, 150, 20)));
    List<List<Limit>> all =
        List.of(
            List.of(),
            List.of(Limit.beyond(post, 100, "post")),
            List.of(new Limit.Near(post, 50, 200, "post"), new Limit.BeyondEdges(40)),
            List.of(
                new Limit.AtEdges(List.of(TableEdge.LEFT, TableEdge.BOTTOM), 20, 100),
                Limit.beyond(post, 60, "post"),
                Limit.beyond(List.of(rectangle(700, 0, 720, 40).parts().get(0)), 150, "end")));
    Random random = new Random(7);
    for (List<Limit> limits : all) {
      LimitedSpace site = limited(table, limits.toArray(Limit[]::new));
      int inside = 0;
      for (int turn : new int[] {0, 25, 90, 155}) {
        Region region = site.free(turn);
        for (int i = 0; i < 400; i++) {
          double x = 914.4 * random.nextDouble();
          double y = 914.4 * random.nextDouble();
          if (has(region, x, y)) {
            assertTrue(site.admits(Pose.at(x, y, site.headingFirst() + turn)), x + " " + y);
            inside++;
          } else {
            boolean roomy = true;
            for (int k = 0; k < 8 && roomy; k++) {
              double out = Math.toRadians(45.0 * k);
              roomy =
                  site.admits(
                      Pose.at(
                          x + 0.5 * Math.cos(out),
                          y + 0.5 * Math.sin(out),
                          site.headingFirst() + turn));
            }
            assertFalse(roomy, x + " " + y);
          }
        }
      }
      assertTrue(inside > 20, limits::toString);
      Pose sample = site.sample().orElseThrow();
      assertTrue(site.admits(sample) && site.refusals(sample).isEmpty());
      assertTrue(site.admits(site.draw(random::nextDouble, sample)));
    }
  }

  /** Where posts leave no room at any heading nothing is found, and one gap is. */
  @Test
  void aLimitedSiteFindsTheLastGapOrNone() {
    List<Limit> posts = new ArrayList<>();
    for (int x = 50; x < 914; x += 100) {
      for (int y = 50; y < 914; y += 100) {
        posts.add(
            Limit.beyond(
                List.of(ConvexPolygon.rectangle(10, 10).placedIn(Pose.at(x, y, 0))), 45, "post"));
      }
    }
    Table empty = table(PlayArea.STANDARD);
    Limit[] full = posts.toArray(Limit[]::new);
    assertEquals(Optional.empty(), limited(empty, full).sample());
    // The post at (250, 650), on no middle of a cell, is left out.
    posts.remove(24);
    Pose pose = limited(empty, posts.toArray(Limit[]::new)).sample().orElseThrow();
    assertEquals(250, pose.x(), 40);
    assertEquals(650, pose.y(), 40);
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
    PlacementSpace.OfObstacle site = site(table(PlayArea.STANDARD), notched);
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
