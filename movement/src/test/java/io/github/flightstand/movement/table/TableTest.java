package io.github.flightstand.movement.table;

import static io.github.flightstand.movement.Illegal.assertIllegal;
import static io.github.flightstand.movement.Pieces.rock;
import static io.github.flightstand.movement.Pieces.small;
import static io.github.flightstand.movement.Pieces.token;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table keeps what was put on it, once each, and changes by making another table. */
class TableTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private final Ship red = small("red", Pose.at(200, 100, 90));
  private final Ship blue = small("blue", Pose.at(300, 800, 270));
  private final Obstacle rock = rock("rock", 300, 300, 360, 310, 340, 350);
  private final Token bomb = token("bomb", TokenKind.BOMB, 5, 5, 0);
  private final Table table =
      Table.builder(PlayArea.STANDARD).ship(red).ship(blue).obstacle(rock).token(bomb).build();

  @Test
  void piecesAreKeptInTheirOrder() {
    assertEquals(List.of(red, blue), table.ships());
    assertEquals(List.of(rock), table.obstacles());
    assertEquals(List.of(bomb), table.tokens());
    assertEquals(Optional.of(blue), table.ship("blue"));
    assertEquals(Optional.empty(), table.ship("rock"));
  }

  @Test
  void aShipMovedIsSeenWhereItStandsNow() {
    Table moved = table.withShip(red.at(Pose.at(700, 100, 90)));
    assertEquals(List.of("red", "blue"), moved.ships().stream().map(Ship::id).toList());
    assertEquals(700, moved.ship("red").orElseThrow().pose().x());
    // The index is in the order of x: blue at 300, then red at 700.
    assertEquals(300, moved.shipIndex().x(0));
    assertEquals(0, moved.shipIndex().item(1));
    assertEquals(200, table.ship("red").orElseThrow().pose().x());
  }

  @Test
  void hugeShipsAreFoundByTheirPlacesAmongAll() {
    Ship wreck = new Ship("wreck", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(500, 500, 0), true);
    Ship hauler = new Ship("hauler", PARTS.base(BaseSize.HUGE_TRANSPORT), Pose.at(100, 600, 0));
    Table withHuge = table.toBuilder().ship(wreck).ship(hauler).build();
    assertEquals(List.of(), huge(table));
    // In the order of x.
    assertEquals(List.of("hauler 100.0", "wreck 500.0"), huge(withHuge));
    assertEquals(hauler.base().reach(), withHuge.hugeIndex().radius(0));
    assertEquals(
        List.of("wreck 500.0", "hauler 700.0"),
        huge(withHuge.withShip(hauler.at(Pose.at(700, 600, 0)))));
    // A ship that is not huge changes nothing, whether it moves or is taken away before them.
    assertSame(withHuge.hugeIndex(), withHuge.withShip(red.at(Pose.at(700, 100, 90))).hugeIndex());
    assertEquals(List.of("hauler 100.0", "wreck 500.0"), huge(withHuge.without("red")));
    assertEquals(List.of("wreck 500.0"), huge(withHuge.without("hauler")));
    // A ship of the same id with another base: it becomes huge, or is so no longer.
    Ship grown = new Ship("blue", PARTS.base(BaseSize.HUGE_CORVETTE), blue.pose());
    assertEquals(
        List.of("hauler 100.0", "blue 300.0", "wreck 500.0"), huge(withHuge.withShip(grown)));
    assertEquals(
        List.of("hauler 100.0"), huge(withHuge.withShip(small("wreck", Pose.at(500, 500, 0)))));
  }

  private static List<String> huge(Table table) {
    CircleIndex index = table.hugeIndex();
    return IntStream.range(0, index.size())
        .mapToObj(k -> table.ships().get(index.item(k)).id() + " " + index.x(k))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"red, 1, 1, 1", "rock, 2, 0, 1", "bomb, 2, 1, 0"})
  void onePieceIsTakenAway(String id, int ships, int obstacles, int tokens) {
    Table without = table.without(id);
    assertEquals(ships, without.ships().size());
    assertEquals(ships, without.shipIndex().size());
    assertEquals(obstacles, without.obstacles().size());
    assertEquals(obstacles, without.obstacleIndex().size());
    assertEquals(tokens, without.tokens().size());
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertIllegal(
        "no ship 'green' on the table", () -> table.withShip(small("green", Pose.IDENTITY)));
    assertIllegal("nothing called 'green' on the table", () -> table.without("green"));
  }

  @ParameterizedTest
  @CsvSource({"red, a ship", "rock, an obstacle", "bomb, a token"})
  void anIdIsTakenOnce(String id, String by) {
    Table.Builder builder = table.toBuilder();
    assertIllegal(
        "ids are unique on a table, but '" + id + "' is both " + by + " and a ship",
        () -> builder.ship(small(id, Pose.IDENTITY)));
  }

  @Test
  void aBuilderBeginsWithEverythingAndLeavesTheTableAlone() {
    Table more = table.toBuilder().ship(small("green", Pose.IDENTITY)).build();
    assertEquals(3, more.ships().size());
    assertEquals(2, table.ships().size());
    assertSame(rock, more.obstacles().get(0));
  }

  @Test
  void anObstacleAndAnyIdAreFoundByName() {
    Obstacle pebble = new Obstacle("pebble", ObstacleKind.DEBRIS, rock.outline());
    Table more = table.toBuilder().obstacle(pebble).build();
    assertEquals(Optional.of(pebble), more.obstacle("pebble"));
    assertEquals(Optional.of(rock), more.obstacle("rock"));
    assertEquals(Optional.empty(), more.obstacle("red"));
    assertTrue(more.holds("blue") && more.holds("pebble") && more.holds("bomb"));
    assertFalse(more.holds("green"));
    assertEquals("green", new UnknownShipException("green").id());
  }

  @Test
  void pairsThatTouchAreKeptUntilOneOfThemIsGone() {
    Set<String> redAndBlue = Set.of("red", "blue");
    Set<String> redAndGreen = Set.of("red", "green");
    Table pairs =
        table.toBuilder()
            .ship(small("green", Pose.IDENTITY))
            .touching("red", "blue")
            .touching("green", "red")
            .build();
    assertEquals(Set.of(redAndBlue, redAndGreen), Set.copyOf(pairs.touchingPairs()));
    assertTrue(pairs.touching("red", "blue") && pairs.touching("blue", "red"));
    assertFalse(pairs.touching("blue", "green") || pairs.touching("red", "red"));
    assertFalse(table.touching("red", "blue"));
    assertEquals(Set.of(redAndGreen), Set.copyOf(pairs.without("blue").touchingPairs()));
    assertEquals(Set.of(), Set.copyOf(pairs.without("red").touchingPairs()));
    assertEquals(2, pairs.without("rock").touchingPairs().size());
    assertEquals(pairs.touchingPairs(), pairs.toBuilder().build().touchingPairs());
    assertSame(pairs, pairs.withTouching(Set.of(redAndBlue, redAndGreen)));
    assertEquals(
        Set.of(redAndGreen), Set.copyOf(pairs.withTouching(Set.of(redAndGreen)).touchingPairs()));
    assertEquals(Set.of(), pairs.withTouching(Set.of()).touchingPairs());
    assertEquals(Set.of(redAndGreen), pairs.touchingWithout("blue"::equals));
    assertEquals(pairs.touchingPairs(), pairs.touchingWithout("rock"::equals));
  }

  @Test
  void tablesAreEqualIfAllThatIsOnThemIs() {
    Table same = table.toBuilder().build();
    assertEquals(table, same);
    assertEquals(table.hashCode(), same.hashCode());
    List<Table> others =
        List.of(
            Table.builder(PlayArea.EPIC).ship(red).ship(blue).obstacle(rock).token(bomb).build(),
            table.withShip(red.at(Pose.at(700, 100, 90))),
            table.without("rock"),
            table.without("bomb"),
            table.withTouching(Set.of(Set.of("red", "blue"))));
    for (Table other : others) {
      assertNotEquals(table, other);
      assertNotEquals(other, table);
    }
    assertNotEquals(table, table.ships());
  }

  @Test
  void templatesMeetShipsThatStandInAsTheLastObstacles() {
    assertSame(table, table.asTemplatesFindIt());
    Ship wreck = new Ship("wreck", PARTS.base(BaseSize.HUGE_CORVETTE), Pose.at(500, 500, 0), true);
    Ship hauler = new Ship("hauler", PARTS.base(BaseSize.HUGE_TRANSPORT), Pose.at(100, 600, 0));
    Table found = table.toBuilder().ship(wreck).ship(hauler).build().asTemplatesFindIt();
    assertEquals(List.of(red, blue, hauler), found.ships());
    assertEquals(List.of("rock", "wreck"), found.obstacles().stream().map(Obstacle::id).toList());
    Table none = table.toBuilder().ship(hauler).build();
    assertSame(none, none.asTemplatesFindIt());
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0", "1, -1", "NaN, 1", "1, 1000000.1", "Infinity, 1"})
  void aPlayAreaHasTwoSidesOfAtMostAKilometre(double width, double height) {
    assertIllegal(
        "a play area's sides are positive and at most 1e6 mm, found " + width + " by " + height,
        () -> new PlayArea(width, height));
    assertEquals(5e5, new PlayArea(1e6, 1e6).outline().centreX());
  }

  @ParameterizedTest
  @CsvSource({"1e300, 0", "0, -1001000", "-1e7, 5"})
  void nothingIsSoFarThatItIsNotExact(double x, double y) {
    Table.Builder builder = Table.builder(PlayArea.STANDARD);
    Pose far = Pose.at(x, y, 0);
    assertIllegal(() -> builder.ship(small("far", far)));
    assertIllegal(() -> builder.token(new Token("far", bomb.kind(), bomb.outline(), far)));
    assertIllegal(
        () -> builder.obstacle(new Obstacle("far", rock.kind(), rock.outline().placedIn(far))));
    builder.ship(small("edge", Pose.at(1e6, -1e6, 0)));
  }

  @Test
  void aShipHasNoNulls() {
    assertThrows(NullPointerException.class, () -> new Ship(null, red.base(), red.pose()));
    assertThrows(NullPointerException.class, () -> new Ship("a", null, red.pose()));
    assertThrows(NullPointerException.class, () -> new Ship("a", red.base(), null));
  }

  @Test
  void manyShipsAreExchangedAsOneByOne() {
    Table.Builder crowd = Table.builder(PlayArea.STANDARD);
    IntStream.range(0, 30)
        .forEach(i -> crowd.ship(small("s" + i, Pose.at(37 * i % 900, 9 * i, i))));
    Table before = crowd.build();
    List<Ship> moved =
        IntStream.range(3, 20)
            .mapToObj(i -> small("s" + i, Pose.at(53 * i % 900, 800 - 9 * i, 2 * i)))
            .toList();
    Table oneByOne = before;
    for (Ship ship : moved) {
      oneByOne = oneByOne.withShip(ship);
    }
    Table atOnce = before.withShips(moved);
    assertEquals(oneByOne.ships(), atOnce.ships());
    for (int k = 0; k < 30; k++) {
      assertEquals(oneByOne.shipIndex().item(k), atOnce.shipIndex().item(k));
      assertEquals(oneByOne.shipIndex().x(k), atOnce.shipIndex().x(k));
    }
  }
}
