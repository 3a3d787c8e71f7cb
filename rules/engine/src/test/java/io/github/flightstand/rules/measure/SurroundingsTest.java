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
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Rules;
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
    Surroundings surroundings = new Surroundings(table, Rules.standard());
    Ship red = table.ship("red").orElseThrow();
    assertEquals(
        List.of("b", "c", "a"),
        surroundings.of(red, RangeBand.ONE, RangeBand.THREE).stream()
            .map(Surroundings.Found::id)
            .toList());
    assertEquals(
        List.of("a"),
        surroundings.of(red, RangeBand.TWO, RangeBand.THREE).stream()
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
    Surroundings surroundings = new Surroundings(table, Rules.standard());
    List<Surroundings.Found> ofRed =
        surroundings.of(table.ship("red").orElseThrow(), RangeBand.ONE, RangeBand.FOUR);
    assertEquals(
        List.of("raider", "transport"), ofRed.stream().map(Surroundings.Found::id).toList());
    assertEquals(99, ofRed.get(0).distance(), 1e-9);
    assertEquals(343.8, ofRed.get(1).distance(), 1e-9);
    assertEquals(
        List.of("transport", "red"),
        surroundings.of(raider, RangeBand.ONE, RangeBand.ONE).stream()
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
      BaseSize size = BaseSize.PUBLISHED.get(random.nextInt(BaseSize.PUBLISHED.size()));
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
    Surroundings surroundings = new Surroundings(table, Rules.standard());
    for (Ship ship : table.ships().subList(0, 20)) {
      List<Surroundings.Found> all = new ArrayList<>();
      table.ships().stream()
          .filter(other -> !other.id().equals(ship.id()))
          .forEach(other -> add(all, other.id(), ruler.between(ship, other)));
      table.obstacles().forEach(rock -> add(all, rock.id(), ruler.to(ship, rock)));
      table
          .tokens()
          .forEach(
              token ->
                  ruler
                      .to(ship, table.playArea(), token)
                      .ifPresent(range -> add(all, token.id(), range)));
      all.sort(
          Comparator.comparingDouble(Surroundings.Found::distance)
              .thenComparing(Surroundings.Found::id));
      assertEquals(all, surroundings.of(ship, RangeBand.ONE, RangeBand.THREE));
    }
  }

  private static void add(List<Surroundings.Found> all, String id, Range range) {
    if (range.isAt(RangeBand.ONE, RangeBand.THREE)) {
      all.add(new Surroundings.Found(id, range.distance(), range.band().orElseThrow()));
    }
  }

  /** Pieces whose distances are plain to see. */
  private static Table cross() {
    SimplePolygon square =
        SimplePolygon.of(
            new Point(-30, -30), new Point(30, -30), new Point(30, 30), new Point(-30, 30));
    return Table.builder(PlayArea.STANDARD)
        .ship(small("red", 400, 400))
        .ship(small("blue", 400, 890))
        .obstacle(
            new Obstacle("rock", ObstacleKind.ASTEROID, square.placedIn(Pose.at(400, 550, 0))))
        .obstacle(new Obstacle("far", ObstacleKind.ASTEROID, square.placedIn(Pose.at(800, 550, 0))))
        .token(token("bomb", TokenKind.BOMB, 250, 400))
        .token(token("crate", TokenKind.OBJECTIVE, 600, 400))
        .token(token("gone", TokenKind.BOMB, -20, 400))
        .build();
  }

  private static Token token(String id, TokenKind kind, double x, double y) {
    return new Token(id, kind, PARTS.tokenOutline(kind), Pose.at(x, y, 0));
  }

  private static String within(List<Surroundings.Found> found) {
    StringBuilder text = new StringBuilder();
    found.forEach(
        piece ->
            text.append(piece.id())
                .append(' ')
                .append(Math.round(piece.distance() * 1e6) / 1e6)
                .append(" in ")
                .append(piece.band().number())
                .append("; "));
    return text.toString();
  }

  @Test
  void fromATokenWithWhatIsMeasuredOfIt() {
    Table table = cross();
    Surroundings surroundings = new Surroundings(table, Rules.standard());
    // The bomb reaches to x 265.4 and its guides to 267.15, red begins at 380; the rock at 370 and
    // y 520, above the bomb's 415.4 and its guides' 413.5; the crate begins at 582.
    assertEquals(
        "red 112.85 in 2; rock 147.926739 in 2; crate 314.85 in 4; ",
        within(surroundings.of(table.token("bomb").orElseThrow(), RangeBand.ONE, RangeBand.FOUR)));
    assertEquals(
        List.of(),
        surroundings.of(table.token("gone").orElseThrow(), RangeBand.ONE, RangeBand.FIVE));
  }

  @Test
  void fromAnObstacleAPointAndAnEdge() {
    Table table = cross();
    Surroundings surroundings = new Surroundings(table, Rules.standard());
    assertEquals(
        "red 100.0 in 1; ",
        within(
            surroundings.of(table.obstacle("rock").orElseThrow(), RangeBand.ONE, RangeBand.ONE)));
    // From the rock's corner the crate's is √(152² + 102²) away, the far rock straight on.
    assertEquals(
        "red 100.0 in 1; bomb 147.926739 in 2; crate 183.051905 in 2; blue 290.0 in 3; far 340.0 in"
            + " 4; ",
        within(
            surroundings.of(table.obstacle("rock").orElseThrow(), RangeBand.ONE, RangeBand.FOUR)));
    // 3-4-5: the corner of red nearest to (450, 460) is (420, 420); the rock's (430, 520).
    assertEquals(
        "red 50.0 in 1; rock 63.245553 in 1; ",
        within(surroundings.of(new Point(450, 460), RangeBand.ONE, RangeBand.ONE)));
    // Blue reaches to 910 of 914.4, the rocks to 580.
    assertEquals(
        "blue 4.4 in 1; far 334.4 in 4; rock 334.4 in 4; ",
        within(surroundings.of(TableEdge.TOP, RangeBand.ONE, RangeBand.FOUR)));
    assertEquals(
        "bomb 234.6 in 3; ",
        within(surroundings.of(TableEdge.LEFT, RangeBand.TWO, RangeBand.THREE)));
  }

  private static Token token(TokenKind kind, Pose pose) {
    return new Token(kind.name(), kind, PARTS.tokenOutline(kind), pose);
  }

  private static Ship ship(String id, double x, double y, double heading) {
    return new Ship(id, PARTS.base(BaseSize.SMALL), Pose.at(x, y, heading));
  }

  private static List<String> near(Token token, Ship... ships) {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    List.of(ships).forEach(table::ship);
    return atRangeOne(table.build(), token);
  }

  private static List<String> atRangeOne(Table table, Token token) {
    return new Surroundings(table, Rules.standard())
        .of(token, RangeBand.ONE, RangeBand.ONE).stream().map(Surroundings.Found::id).toList();
  }

  @Test
  void exactlyAHundredIsWithin() {
    // The token's right edge is at 384.6 + 15.4 = 400, the bases begin at 500 and 500.001.
    Token bomb = token(TokenKind.BOMB, Pose.at(384.6, 400, 90));
    assertEquals(List.of("a"), near(bomb, ship("b", 520.001, 500, 90), ship("a", 520, 400, 90)));
  }

  @Test
  void aBombsGuidesCountAndABasesDoNot() {
    // The bomb's front is at 400, its guides' tips at 401.75; the base's own guides face it.
    Token bomb = token(TokenKind.BOMB, Pose.at(384.6, 400, 0));
    assertEquals(List.of("in"), near(bomb, ship("in", 521.75, 400, 0)));
    assertEquals(List.of(), near(bomb, ship("out", 521.751, 400, 0)));
    // From behind there are no guides.
    Token turned = token(TokenKind.BOMB, Pose.at(384.6, 400, 180));
    assertEquals(List.of(), near(turned, ship("out", 520.001, 400, 0)));
  }

  @Test
  void aRemotesGuidesDoNotCount() {
    // Its front is at 382 + 18 = 400.
    Token remote = token(TokenKind.REMOTE, Pose.at(382, 400, 0));
    assertEquals(List.of("in"), near(remote, ship("in", 520, 400, 0)));
    assertEquals(List.of(), near(remote, ship("out", 520.5, 400, 0)));
  }

  @Test
  void whatIsOffTheTableReachesNothing() {
    // A bomb at the lower edge, turned by 45 degrees: its right tip, 15.4 √2 = 21.779 to the right
    // of the centre and 5 below the edge, is ignored. On the edge it reaches 21.779 − 5 = 16.779.
    Token bomb = token(TokenKind.BOMB, Pose.at(400, -5, 135));
    assertEquals(List.of("in"), near(bomb, ship("in", 536.7, 20, 90)));
    assertEquals(List.of(), near(bomb, ship("out", 536.8, 20, 90)));
  }

  @Test
  void obstaclesAndOtherTokensAreFoundTooNearestFirst() {
    Token bomb = token(TokenKind.BOMB, Pose.at(384.6, 400, 180));
    Table table =
        Table.builder(PlayArea.STANDARD)
            .ship(ship("y", 520, 400, 90))
            .obstacle(
                new Obstacle(
                    "x",
                    ObstacleKind.DEBRIS,
                    SimplePolygon.of(
                        new Point(450, 400), new Point(490, 390), new Point(490, 420))))
            .obstacle(
                new Obstacle(
                    "far",
                    ObstacleKind.DEBRIS,
                    SimplePolygon.of(
                        new Point(800, 400), new Point(840, 390), new Point(840, 420))))
            .token(bomb)
            .token(token(TokenKind.MINE, Pose.at(384.6, 500, 0)))
            .build();
    assertEquals(List.of("x", "MINE", "y"), atRangeOne(table, bomb));
  }

  @Test
  void whatLiesOnTheTokenIsNear() {
    Token bomb = token(TokenKind.BOMB, Pose.at(400, 400, 180));
    assertEquals(List.of("on"), near(bomb, ship("on", 400, 400, 77)));
  }
}
