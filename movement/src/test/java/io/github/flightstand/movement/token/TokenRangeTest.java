package io.github.flightstand.movement.token;

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
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is at range 1 of a token, worked out by hand. */
class TokenRangeTest {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private static Token token(TokenKind kind, Pose pose) {
    return new Token(kind.name(), kind, PARTS.tokenOutline(kind), pose);
  }

  private static Ship ship(String id, double x, double y, double heading) {
    return new Ship(id, PARTS.base(BaseSize.SMALL), Pose.at(x, y, heading));
  }

  private static List<String> near(Token token, Ship... ships) {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    List.of(ships).forEach(table::ship);
    return LaidToken.within(table.build(), token, 100);
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
  void obstaclesAndOtherTokensAreFoundTooAndAllInOrder() {
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
    assertEquals(List.of("MINE", "x", "y"), LaidToken.within(table, bomb, 100));
  }

  @Test
  void whatLiesOnTheTokenIsNear() {
    Token bomb = token(TokenKind.BOMB, Pose.at(400, 400, 180));
    assertEquals(List.of("on"), near(bomb, ship("on", 400, 400, 77)));
  }
}
