package io.github.flightstand.movement.setup;

import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static io.github.flightstand.movement.setup.Sites.rectangle;
import static io.github.flightstand.movement.setup.Sites.site;
import static io.github.flightstand.movement.setup.Sites.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where a search looks for a place to set up a piece, and in which order, worked out by hand. */
class PlacementSearchTest {

  private static final MovementRules RULES = MovementRules.STANDARD;

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

  @Test
  void aSampleIsDrawnAfterSixtyFourVainAttempts() {
    Table empty = table(PlayArea.STANDARD);
    PlacementSpace site = site(empty, BaseSize.SMALL, rectangle(0, 0, 914.4, 100));
    int[] drawn = {0};
    Pose sample = site.sample().orElseThrow();
    // A place and a heading each time: the corner, where the base sticks out.
    assertEquals(sample, site.draw(() -> 0 * drawn[0]++, sample));
    assertEquals(3 * 64, drawn[0]);
  }

  @Test
  void everySpaceKnowsItsPiece() {
    Table empty = table(PlayArea.STANDARD);
    SimplePolygon zone = rectangle(0, 0, 914.4, 100);
    PlacementSpace ship = site(empty, BaseSize.SMALL, zone);
    assertEquals("new", ship.id());
    assertEquals(zone, ship.zone());
    PlacementSpace rock = site(empty, rectangle(0, 0, 20, 40));
    assertEquals("new", rock.id());
    assertEquals(Optional.empty(), rock.most(0));
    Token crate = token("crate", TokenKind.OBJECTIVE, 0, 0, 30);
    PlacementSpace token = new PlacementSpace.OfToken(RULES, empty, crate, zone);
    assertEquals("crate", token.id());
    assertEquals(Optional.of(Pose.at(457.2, 50, 30)), token.sample());
    assertEquals(
        List.of(PlacementRefusal.Code.OUTSIDE_ZONE),
        token.refusals(Pose.at(457.2, 90, 0)).stream().map(PlacementRefusal::code).toList());
  }

  @Test
  void aGridIsTriedUpToALimit() {
    SimplePolygon zone = rectangle(0, 0, 914.4, 100);
    PlacementSpace.OfShip free = site(table(PlayArea.STANDARD), BaseSize.SMALL, zone);
    Bounds bounds = Bounds.of(zone);
    assertEquals(Optional.of(Pose.at(457.2, 50, 90)), PlacementSearch.onGrid(free, bounds, 1));
    assertEquals(Optional.empty(), PlacementSearch.onGrid(free, bounds, 0));
    // A rock in the middle.
    PlacementSpace.OfShip blocked =
        site(table(PlayArea.STANDARD, rectangle(450, 40, 464, 60)), BaseSize.SMALL, zone);
    assertEquals(Optional.empty(), PlacementSearch.onGrid(blocked, bounds, 1));
    assertTrue(PlacementSearch.onGrid(blocked, bounds, 100).isPresent());
  }

  @Test
  void theSampleOfARegionIsWellInsideIt() {
    // Centers from 20 to 280 across and 20 to 80 up.
    SimplePolygon strip = rectangle(0, 0, 300, 100);
    assertEquals(
        Optional.of(Pose.at(150, 50, 90)),
        PlacementSearch.ofRegions(site(table(PlayArea.STANDARD), BaseSize.SMALL, strip)));
    // The middle of the larger arm of an L is a rock: then that of the other arm.
    SimplePolygon hook =
        SimplePolygon.of(
            new Point(0, 0),
            new Point(600, 0),
            new Point(600, 300),
            new Point(200, 300),
            new Point(200, 500),
            new Point(0, 500));
    Table rocky = table(PlayArea.STANDARD, rectangle(295, 145, 305, 155));
    Pose pose = PlacementSearch.ofRegions(site(rocky, BaseSize.SMALL, hook)).orElseThrow();
    assertTrue(pose.x() > 30 && pose.x() < 570 && pose.y() > 30 && pose.y() < 470, pose::toString);
  }

  @Test
  void aShipOutsideTheZoneIsInTheWayOfOneThatSticksOut() {
    // The large ship fills the zone's depth of 50 and reaches up to 81.75; the other one's guides
    // begin at 76.25.
    SimplePolygon zone = rectangle(0, 0, 914.4, 50);
    Ship other = small("other", 300, 98, 90);
    Table table = table(PlayArea.STANDARD).toBuilder().ship(other).build();
    PlacementSpace.OfShip large = site(table, BaseSize.LARGE, zone);
    assertFalse(large.admits(Pose.at(300, 40.5, 90)));
    assertFalse(has(large.free(0), 300, 40.5));
    assertFalse(has(large.most(0).orElseThrow(), 300, 40.5));
    assertTrue(large.admits(Pose.at(600, 40.5, 90)));
    assertTrue(has(large.free(0), 600, 40.5));
    assertTrue(has(large.most(0).orElseThrow(), 600, 40.5));
  }

  /** A ship in one of some zones, with limits. */
  private static LimitedSpace within(
      Table table, BaseSize size, List<SimplePolygon> zones, Limit... limits) {
    return new LimitedSpace(
        zones.stream().<PlacementSpace>map(zone -> site(table, size, zone)).toList(),
        PartsCatalogue.standard().base(size).plastic(),
        table.playArea(),
        RULES.tolerance().contact(),
        List.of(limits));
  }

  @Test
  void aLimitedSiteTellsWhatTheFirstZoneSaysThenTheLimits() {
    List<ConvexPolygon> post =
        List.of(ConvexPolygon.rectangle(30, 30).placedIn(Pose.at(150, 150, 0)));
    LimitedSpace site = limited(table(PlayArea.STANDARD), new Limit.Near(post, 50, 200, "post"));
    assertEquals("new", site.id());
    assertEquals(rectangle(0, 0, 914.4, 914.4), site.zone());
    // Beyond the lower zone by 100 + 20, beyond the upper one by more; far from the post.
    assertEquals("OUTSIDE_ZONE -120.0, TOO_FAR", told(site, 600, 400));
    // In the second zone, and in the first one.
    assertEquals("TOO_FAR", told(site, 150, 600));
    assertEquals("TOO_FAR", told(site, 600, 150));
    assertEquals("", told(site, 250, 150));
    assertEquals("TOO_NEAR", told(site, 200, 150));
    SimplePolygon only = rectangle(0, 0, 300, 300);
    assertEquals(only, within(table(PlayArea.STANDARD), BaseSize.SMALL, List.of(only)).zone());
  }

  private static String told(PlacementSpace site, double x, double y) {
    return site.refusals(Pose.at(x, y, 90)).stream()
        .map(
            refusal ->
                refusal.code()
                    + (refusal.code() == PlacementRefusal.Code.OUTSIDE_ZONE
                        ? " " + refusal.distance()
                        : ""))
        .collect(Collectors.joining(", "));
  }

  @Test
  void aLimitedSiteHasAQuickRegionIfAllItsZonesHave() {
    Table empty = table(PlayArea.STANDARD);
    LimitedSpace ships = limited(empty, new Limit.BeyondEdges(40));
    Region most = ships.most(0).orElseThrow();
    assertTrue(has(most, 500, 150) && has(most, 150, 700));
    assertFalse(has(most, 500, 50) || has(most, 500, 500));
    LimitedSpace rocks =
        new LimitedSpace(
            List.of(site(empty, rectangle(-10, -10, 10, 10))),
            ConvexPolygon.rectangle(20, 20),
            PlayArea.STANDARD,
            1e-6,
            List.of());
    assertEquals(Optional.empty(), rocks.most(0));
  }

  @Test
  void aPieceThatMustTouchAnEdgeIsTriedAlongIt() {
    SimplePolygon all = rectangle(0, 0, 914.4, 914.4);
    Limit contact = new Limit.AtEdges(List.of(TableEdge.LEFT, TableEdge.TOP), -1, 0);
    LimitedSpace site = within(table(PlayArea.STANDARD), BaseSize.SMALL, List.of(all), contact);
    // The edge in 37 parts: the base sticks out in the middle of the first, not of the second.
    Pose sample = site.sample().orElseThrow();
    assertEquals(20, sample.x(), 1e-9);
    assertEquals(914.4 * 1.5 / 37, sample.y(), 1e-9);
    assertEquals(0, sample.heading().degrees());
    // The second edge, its middle, and half of all headings.
    Pose drawn = site.draw(() -> 0.5, sample);
    assertEquals(457.2, drawn.x(), 1e-9);
    assertEquals(894.4, drawn.y(), 1e-9);
    assertEquals(180, drawn.heading().degrees());
    int[] numbers = {0};
    assertEquals(sample, site.draw(() -> 0 * numbers[0]++, sample));
    assertEquals(3 * 64, numbers[0]);
    // In a zone away from both edges it touches neither.
    SimplePolygon away = rectangle(100, 0, 914.4, 800);
    assertEquals(
        Optional.empty(),
        within(table(PlayArea.STANDARD), BaseSize.SMALL, List.of(away), contact).sample());
  }

  @Test
  void aPieceThatTouchesAnEdgeOnlyWithItsSideIsTurned() {
    // A transport, 195 by 80, between the left edge and a wall at 100.
    Table walled = table(PlayArea.STANDARD, rectangle(100, 290, 110, 530));
    LimitedSpace site =
        within(
            walled,
            BaseSize.HUGE_TRANSPORT,
            List.of(rectangle(0, 290, 100, 530)),
            new Limit.AtEdges(List.of(TableEdge.LEFT), -1, 0));
    Pose sample = site.sample().orElseThrow();
    assertEquals(90, sample.heading().degrees(), 1e-9);
    assertEquals(40, sample.x(), 1e-9);
  }

  @Test
  void aLimitedSiteIsSearchedWhereItsFirstLimitWantsThePiece() {
    List<ConvexPolygon> post =
        List.of(ConvexPolygon.rectangle(30, 30).placedIn(Pose.at(150, 150, 0)));
    LimitedSpace near =
        within(
            table(PlayArea.STANDARD),
            BaseSize.SMALL,
            List.of(rectangle(0, 0, 914.4, 300)),
            new Limit.Near(post, -1, 100, "post"));
    Pose sample = near.sample().orElseThrow();
    assertEquals(0, sample.position().distanceTo(new Point(150, 150)), 1e-9);
    assertEquals(90, sample.heading().degrees());
    Pose drawn = near.draw(() -> 0.5, sample);
    assertEquals(0, drawn.position().distanceTo(new Point(150, 150)), 1e-9);
    assertEquals(180, drawn.heading().degrees());
    // Without a limit, in the second of two zones: from 0 to 300 across and 500 to 914.4 up.
    LimitedSpace zones = limited(table(PlayArea.STANDARD));
    Pose second = zones.draw(() -> 0.5, sample);
    assertEquals(150, second.x(), 1e-9);
    assertEquals(707.2, second.y(), 1e-9);
    int[] numbers = {0};
    assertEquals(sample, zones.draw(() -> 0 * numbers[0]++, sample));
    assertEquals(4 * 64, numbers[0]);
  }
}
