package io.github.flightstand.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.ObstaclePool.Brought;
import io.github.flightstand.rules.engine.ObstaclePool.StandIn;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.RemoteCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Set-ups with which no game begins: each is refused in one sentence. */
class SetupTest {

  private static final Rules RULES = RuleSet.REFERENCE_2015.rules();
  private static final Seat A = new Seat("A", "A");
  private static final Seat B = new Seat("B", "B");
  private static final Table EMPTY = Table.builder(PlayArea.STANDARD).build();
  private static final Obstacle ROCK =
      new Obstacle(
          "rock",
          ObstacleKind.ASTEROID,
          SimplePolygon.of(new Point(300, 300), new Point(340, 300), new Point(320, 340)));

  private static ShipCard card(String id, String seat) {
    return ShipCard.builder(id, seat, Dial.parse("1FW")).build();
  }

  private static Ship ship(String id, BaseSize base, double y) {
    return new Ship(id, RULES.movement().parts().base(base), Pose.at(400, y, 90));
  }

  private static Ship ship(String id, double y) {
    return ship(id, BaseSize.SMALL, y);
  }

  private static Table table(Ship... ships) {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    Stream.of(ships).forEach(table::ship);
    return table.build();
  }

  /** Red against blue, on the table. */
  private static Setup.Builder standing() {
    return Setup.builder(RULES, List.of(A, B))
        .ships(List.of(card("red", "A"), card("blue", "B")))
        .table(table(ship("red", 300), ship("blue", 600)));
  }

  /** Red against blue, who set up the table. */
  private static Setup.Builder waiting() {
    return Setup.builder(RULES, List.of(A, B))
        .ships(List.of(card("red", "A"), card("blue", "B")))
        .pool(ObstaclePool.NONE);
  }

  private static Arguments standing(String sentence, UnaryOperator<Setup.Builder> change) {
    return arguments(sentence, (Executable) () -> change.apply(standing()).build());
  }

  private static Arguments waiting(String sentence, UnaryOperator<Setup.Builder> change) {
    return arguments(sentence, (Executable) () -> change.apply(waiting()).build());
  }

  @ParameterizedTest
  @MethodSource({"games", "tables", "pools", "remotes"})
  void isRefused(String sentence, Executable making) {
    standing().build();
    waiting().build();
    assertEquals(sentence, assertThrows(IllegalArgumentException.class, making).getMessage());
  }

  private static Stream<Arguments> games() {
    return Stream.of(
        standing(
            "no game is played by rules of the second edition's rolls",
            setup -> setup.rules(RuleSet.STANDARD_2018.rules())),
        standing("the player 'A' stands twice", setup -> setup.seats(List.of(A, B, A))),
        standing(
            "a game has at least two sides, found 1",
            setup -> setup.seats(List.of(A, new Seat("B", "A")))),
        standing(
            "the ship 'blue' is flown by 'C', who does not play",
            setup -> setup.ships(List.of(card("red", "A"), card("blue", "C")))),
        standing("the side 'C' does not play", setup -> setup.initiative("C")),
        standing("the last round is at least 1, found 0", setup -> setup.lastRound(0)));
  }

  private static Stream<Arguments> tables() {
    String base = "the ship 'blue' does not stand on the table with such a base";
    return Stream.of(
        standing(base, setup -> setup.table(table(ship("red", 300)))),
        standing(
            base, setup -> setup.table(table(ship("red", 300), ship("blue", BaseSize.LARGE, 600)))),
        standing(
            "every ship on the table is flown by a player, found 3 ships and 2 cards",
            setup -> setup.table(table(ship("red", 300), ship("blue", 600), ship("green", 800)))),
        standing(
            "a game begins without ships that touch",
            setup ->
                setup.table(
                    table(ship("red", 300), ship("blue", 340)).toBuilder()
                        .touching("red", "blue")
                        .build())));
  }

  private static Stream<Arguments> pools() {
    String empty = "a table that is set up is empty, found pieces on it";
    Token token = token(TokenKind.BOMB);
    return Stream.of(
        waiting(empty, setup -> setup.table(table(ship("red", 300)))),
        waiting(empty, setup -> setup.table(EMPTY.toBuilder().obstacle(ROCK).build())),
        waiting(
            "at the beginning the only tokens on the table are those of remotes, found others",
            setup -> setup.table(EMPTY.toBuilder().token(token).build())),
        waiting(
            "the obstacle 'rock' is brought by 'C', who does not play",
            setup -> setup.pool(new ObstaclePool(List.of(new Brought("C", ROCK))))),
        waiting("the id 'red' is taken twice", setup -> setup.pool(standIn("A", "red"))),
        waiting(
            "'hulk', which stands in as an obstacle, is brought by 'C', who does not play",
            setup -> setup.pool(standIn("C", "hulk"))),
        waiting(
            "the side 'B' brings 0 obstacles, expected 3 from each side, or none from both",
            setup -> setup.pool(standIn("A", "hulk"))),
        arguments(
            "only a huge ship stands in as an obstacle, found a small one",
            (Executable) () -> new StandIn("A", "hulk", BaseSize.SMALL)));
  }

  private static ObstaclePool standIn(String player, String id) {
    return new ObstaclePool(
        List.of(), Optional.of(new StandIn(player, id, BaseSize.HUGE_CORVETTE)));
  }

  private static Token token(TokenKind kind) {
    return new Token(
        "cargo", kind, RULES.movement().parts().tokenOutline(kind), Pose.at(700, 400, 0));
  }

  private static RemoteState remote(Status status, List<DealtCard> damage, boolean lingering) {
    RemoteCard card =
        new RemoteCard("cargo", "cargo", "A", Optional.empty(), RemoteValues.named("cargo"));
    return new RemoteState(
        card, status, Optional.empty(), true, 0, damage, Optional.empty(), lingering);
  }

  private static Arguments remote(String sentence, RemoteState remote, Map<String, Pose> at) {
    return standing("the remote 'cargo' " + sentence, setup -> setup.remotes(List.of(remote), at));
  }

  private static Stream<Arguments> remotes() {
    String there = "stands on the table if it is in play, and only then";
    String damage = "begins the game without damage";
    Map<String, Pose> at = Map.of("cargo", Pose.at(700, 400, 0));
    DealtCard card = new DealtCard(Optional.of(0), Optional.empty());
    return Stream.of(
        remote(
            "begins the game gone, expected it on the table, on a card or waiting",
            remote(Status.DESTROYED, List.of(), false),
            Map.of()),
        remote(there, remote(Status.IN_PLAY, List.of(), false), Map.of()),
        remote(there, remote(Status.WAITING, List.of(), false), at),
        standing(
            "the remote 'cargo' " + there,
            setup ->
                setup
                    .table(
                        table(ship("red", 300), ship("blue", 600)).toBuilder()
                            .token(token(TokenKind.BOMB))
                            .build())
                    .remotes(List.of(remote(Status.IN_PLAY, List.of(), false)), Map.of())),
        waiting(
            "a table that is set up is empty, found pieces on it",
            setup -> setup.remotes(List.of(remote(Status.IN_PLAY, List.of(), false)), at)),
        remote(damage, remote(Status.IN_PLAY, List.of(card), false), at),
        remote(damage, remote(Status.IN_PLAY, List.of(), true), at));
  }
}
