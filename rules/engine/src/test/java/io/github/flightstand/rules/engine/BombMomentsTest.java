package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Bomb;
import io.github.flightstand.rules.engine.state.BombToken;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The moment after a bomb's effect, for cards about the ships near it. */
class BombMomentsTest {

  /** Gives stress to every ship near a bomb of its own ship. */
  private static Card startling() {
    return must(
        "startling",
        Window.BOMB_SPENT,
        CardContext::mine,
        now ->
            now.nearBomb().stream()
                .map(ship -> (Effect) new Effect.Tokens(ship, TokenType.STRESS, 1))
                .toList());
  }

  /**
   * Returns a game in which red dropped tokens side by side, and all of them detonated.
   *
   * @param hulks ships that stand in as obstacles
   */
  private static Duel dropped(int tokens, Pose blue, Ship... hulks) {
    BombToken token =
        new BombToken(
            "row", BombToken.Detonates.ACTIVATION_END, new BombToken.Effect(0, 0, 0, 1, 0), tokens);
    Bomb bomb = new Bomb("b", token, Bomb.Window.REVEAL, List.of(LaidTemplate.parse("1F")), 1);
    Duel.Fighter red = red("startling");
    Duel.Fighter bomber =
        new Duel.Fighter(red.card().toBuilder().bombs(List.of(bomb)).build(), red.pose());
    Duel duel =
        Duel.of(List.of(startling()), bomber, fighter("blue", "B", 3, 3, 2, 4, 0, blue))
            .with(state -> state.with(withHulks(state.table(), hulks)))
            .plan("1FG")
            .passActions()
            .play("drop:red", "drop:b", "1F")
            .passActions();
    assertEquals(
        tokens, duel.events().stream().filter(BombEvent.Detonated.class::isInstance).count());
    return duel;
  }

  private static Table withHulks(Table table, Ship... hulks) {
    Table.Builder more = table.toBuilder();
    List.of(hulks).forEach(more::ship);
    return more.build();
  }

  /** 002-056: it suffers nothing. */
  @Test
  void aShipThatStandsInAsAnObstacleIsNoneNearABomb() {
    Base corvette = PartsCatalogue.standard().base(BaseSize.HUGE_CORVETTE);
    Ship hulk = new Ship("hulk", corvette, Pose.at(300, 304.6, 270), true, Optional.of("B"));
    assertEquals(List.of(), dropped(1, Pose.at(800, 650, 270), hulk).triggered());
  }

  /** Blue stands beside the token, at range 1. */
  @Test
  void shipsNearABombAreThoseOfTheMomentAfterIt() {
    Duel duel = dropped(1, Pose.at(300, 304.6, 270));
    assertEquals(List.of("startling"), duel.triggered());
    assertEquals(1, duel.tokens("blue", TokenType.STRESS));
  }

  /** Each token is near the other, and no ship is. */
  @Test
  void withoutAShipNearABombThereIsNoSuchMoment() {
    Duel duel = dropped(2, Pose.at(800, 650, 270));
    assertEquals(List.of(), duel.triggered());
    assertTrue(duel.state().table().tokens().isEmpty());
  }

  /** A bomb's token has a name that no ship has and no token had. */
  @Test
  void everyTokenHasANameOfItsOwn() {
    BombToken token = BombToken.SEISMIC_BOMB;
    Bomb bomb = new Bomb("b", token, Bomb.Window.REVEAL, List.of(LaidTemplate.parse("1F")), 2);
    Duel.Fighter red = red();
    Duel duel =
        Duel.of(
            List.of(),
            new Duel.Fighter(red.card().toBuilder().bombs(List.of(bomb)).build(), red.pose()),
            fighter("bomb-1", "B", 3, 3, 2, 4, 0, Pose.at(800, 650, 270)));
    for (int round = 0; round < 2; round++) {
      duel.plan("1FG").passActions().play("drop:red", "drop:b", "1F").passActions();
    }
    assertEquals(
        List.of("bomb-2", "bomb-3"),
        duel.state().ship("red").dropped().stream().map(drop -> drop.token()).toList());
  }
}
