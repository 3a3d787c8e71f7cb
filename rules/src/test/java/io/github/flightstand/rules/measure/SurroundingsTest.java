package io.github.flightstand.rules.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is around a ship, against a walk over all pieces. */
class SurroundingsTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private final RangeRuler ruler = RangeRuler.standard();

  private static Ship small(String id, double x, double y) {
    return new Ship(id, PARTS.base(BaseSize.SMALL), Pose.at(x, y, 0));
  }

  @Test
  void nearestFirstThenById() {
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(small("red", 400, 400))
            .ship(small("c", 400, 500))
            .ship(small("b", 400, 300))
            .ship(small("a", 400, 620))
            .build();
    Surroundings surroundings = new Surroundings(table, ruler);
    Ship red = table.ship("red").orElseThrow();
    assertEquals(
        List.of("b", "c", "a"),
        surroundings.at(red, RangeBand.ONE, RangeBand.THREE).stream()
            .map(Surroundings.Found::id)
            .toList());
    assertEquals(
        List.of("a"),
        surroundings.at(red, RangeBand.TWO, RangeBand.THREE).stream()
            .map(Surroundings.Found::id)
            .toList());
  }

  @Test
  void hugeShipsByTheirNearestPoint() {
    // The corvette's stern is 99 from red's left side though its middle is 211.4 away; from it red
    // is as near, and the transport 20 from its bow.
    Ship raider =
        new Ship("raider", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(400, 420 + 99 + 112.4, 90));
    Ship transport =
        new Ship(
            "transport",
            PARTS.base(BaseSize.HUGE_TRANSPORT),
            Pose.at(400, 420 + 99 + 224.8 + 20 + 97.5, 90));
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(transport)
            .ship(raider)
            .ship(small("red", 400, 400))
            .build();
    Surroundings surroundings = new Surroundings(table, ruler);
    List<Surroundings.Found> ofRed =
        surroundings.at(table.ship("red").orElseThrow(), RangeBand.ONE, RangeBand.FOUR);
    assertEquals(
        List.of("raider", "transport"), ofRed.stream().map(Surroundings.Found::id).toList());
    assertEquals(99, ofRed.get(0).range().distance(), 1e-9);
    assertEquals(343.8, ofRed.get(1).range().distance(), 1e-9);
    assertEquals(
        List.of("transport", "red"),
        surroundings.at(raider, RangeBand.ONE, RangeBand.ONE).stream()
            .map(Surroundings.Found::id)
            .toList());
  }

  @Test
  void amongHundredsAsIfAllWereMeasured() {
    Random random = new Random(20150408);
    Table.Builder builder = Table.builder(PlayArea.EPIC);
    for (int i = 0; i < 120; i++) {
      Pose pose =
          Pose.at(
              1828.8 * random.nextDouble(), 914.4 * random.nextDouble(), 360 * random.nextDouble());
      BaseSize size = BaseSize.values()[random.nextInt(BaseSize.values().length)];
      builder.ship(new Ship("ship-" + i, PARTS.base(size), pose));
      TokenKind kind = TokenKind.values()[random.nextInt(4)];
      Pose there = Pose.at(pose.y() * 2, pose.x() / 2, 360 * random.nextDouble());
      builder.token(new Token("token-" + i, kind, PARTS.tokenOutline(kind), there));
      SimplePolygon rock =
          SimplePolygon.of(new Point(-30, -20), new Point(35, -10), new Point(0, 40));
      builder.obstacle(
          new Obstacle(
              "rock-" + i,
              ObstacleKind.ASTEROID,
              rock.placedIn(Pose.at(1828.8 - pose.x(), pose.y(), 0))));
    }
    Table table = builder.build();
    Surroundings surroundings = new Surroundings(table, ruler);
    for (Ship ship : table.ships().subList(0, 20)) {
      List<Surroundings.Found> all = new ArrayList<>();
      table.ships().stream()
          .filter(other -> !other.id().equals(ship.id()))
          .forEach(
              other -> all.add(new Surroundings.Found(other.id(), ruler.between(ship, other))));
      table
          .obstacles()
          .forEach(rock -> all.add(new Surroundings.Found(rock.id(), ruler.to(ship, rock))));
      table
          .tokens()
          .forEach(
              token ->
                  ruler
                      .to(ship, table.playArea(), token)
                      .ifPresent(range -> all.add(new Surroundings.Found(token.id(), range))));
      List<String> expected =
          all.stream()
              .filter(found -> found.range().isAt(RangeBand.ONE, RangeBand.THREE))
              .sorted(
                  Comparator.comparingDouble((Surroundings.Found f) -> f.range().distance())
                      .thenComparing(Surroundings.Found::id))
              .map(Surroundings.Found::id)
              .toList();
      assertEquals(
          expected,
          surroundings.at(ship, RangeBand.ONE, RangeBand.THREE).stream()
              .map(Surroundings.Found::id)
              .toList());
    }
  }
}
