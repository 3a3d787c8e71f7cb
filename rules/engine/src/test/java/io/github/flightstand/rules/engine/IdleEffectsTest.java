package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Effects that have nothing to happen to: the game goes on as if there were none. */
class IdleEffectsTest {

  private static final CardRef NO_CARD = CardRef.held("blue", 7);

  /** Returns what happens if a card of red's has these effects as blue reveals its dial. */
  private static Duel revealed(Effect... effects) {
    Card trap =
        must(
            "trap",
            Window.REVEALED,
            now -> now.subject().id().equals("blue"),
            now -> List.of(effects));
    Duel duel =
        Duel.of(
                List.of(trap),
                red("trap"),
                fighter("blue", "B", 3, 3, 2, 2, 1, Pose.at(400, 650, 270)),
                fighter("blue-2", "B", 1, 3, 2, 4, 0, Pose.at(700, 650, 270)))
            .plan("1FG");
    while (!duel.pending().get(0).id().equals("action:red")) {
      duel.play(duel.pending().get(0).id(), duel.pending().get(0).options().get(0).key());
    }
    return duel;
  }

  static Stream<Effect> onTheDestroyed() {
    return Stream.of(
        new Effect.Tokens("blue", TokenType.FOCUS, 1),
        new Effect.Spend("blue", TokenType.FOCUS),
        new Effect.Lock("blue", "red", Optional.empty()),
        new Effect.Lock("red", "blue", Optional.empty()),
        new Effect.Unlock("blue", "red"),
        new Effect.Suffer("blue", 1, 0),
        new Effect.Deal("blue", true),
        new Effect.Shields("blue", Optional.empty(), 1),
        new Effect.Assign("blue", "trap"),
        new Effect.Attack("blue", List.of()),
        new Effect.Execute("blue", Maneuver.parse("1FG")),
        new Effect.FreeAction("blue", List.of("focus")),
        new Effect.Drop("blue", "bomb", LaidTemplate.parse("1F")),
        new Effect.Discard(CardRef.damage("blue", Optional.empty(), 0)));
  }

  /** 000-148: nothing happens to a ship that was destroyed a moment before. */
  @ParameterizedTest
  @MethodSource("onTheDestroyed")
  void nothingHappensToWhatIsGone(Effect effect) {
    Effect enough = new Effect.Suffer("blue", 3, 0);
    Duel duel = revealed(enough, effect);
    assertFalse(duel.ship("blue").inPlay());
    assertEquals(revealed(enough).events(), duel.events());
  }

  static Stream<Effect> onWhatIsThere() {
    return Stream.of(
        new Effect.Tokens("blue", TokenType.FOCUS, -1),
        new Effect.Spend("blue", TokenType.FOCUS),
        new Effect.Lock("red", "red", Optional.empty()),
        new Effect.Lock("red", "blue", Optional.of(SectionName.FORE)),
        new Effect.Unlock("blue", "red"),
        new Effect.Shields("blue", Optional.empty(), 1),
        new Effect.Shields("blue-2", Optional.empty(), -1),
        new Effect.ShowDial("blue-2", "B"),
        new Effect.ShowDial("blue", "A"),
        new Effect.Drop("blue", "bomb", LaidTemplate.parse("1F")),
        new Effect.RemoveObstacle("rock"),
        new Effect.Restore(CardRef.held("red", 0)),
        new Effect.Restore(NO_CARD),
        new Effect.Discard(NO_CARD),
        new Effect.Remember(NO_CARD, "key", 1),
        new Effect.Remember(CardRef.damage("blue", Optional.empty(), 0), "key", 1),
        new Effect.RemoveRemote("remote"));
  }

  /**
   * There is no such token, lock, shield, card, bomb, obstacle or remote, or it is there already.
   */
  @ParameterizedTest
  @MethodSource("onWhatIsThere")
  void nothingHappensWithoutItsObject(Effect effect) {
    assertEquals(revealed().events(), revealed(effect).events());
  }

  /** A ship has 0 shields at least and those of its card at most, whatever a card says. */
  @ParameterizedTest
  @CsvSource({"-2, 0", "-1, 0", "0, 1", "1, 1"})
  void aShipHasAsManyShieldsAsItsCardAtMost(int change, int left) {
    Duel duel = revealed(new Effect.Shields("blue", Optional.empty(), change));
    assertEquals(left, duel.ship("blue").shields());
  }
}
