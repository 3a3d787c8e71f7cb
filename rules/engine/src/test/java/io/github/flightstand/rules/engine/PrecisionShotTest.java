package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.must;
import static io.github.flightstand.rules.engine.Duel.red;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.RuleAddition;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A precision shot disables only with a critical hit that nothing has canceled (004-015). */
class PrecisionShotTest {

  /** It always hits, as Lieutenant Blount does. */
  private static final Card SURE = elite("sure").modify(Value.HITS, (now, hits) -> true).build();

  /** A hit of its ship is canceled, as Draw Their Fire does. */
  private static final Card DRAWN =
      must(
          "drawn",
          Window.HIT,
          CardContext::defending,
          now -> List.of(new Effect.Cancel(Effect.Side.ATTACK, Face.CRITICAL, 1)));

  private static boolean disables(String dice, String cardOfRed, String... cardsOfBlue) {
    Duel duel =
        new Duel(
            DamageDecks.cards().with(List.of(SURE, DRAWN)),
            RuleAddition.BOARDING_2_2.to(Rules.standard()),
            List.of(new Seat("A", "A"), new Seat("B", "B")),
            red(cardOfRed),
            fighter("blue", "B", 3, 3, 0, 4, 0, Pose.at(400, 650, 270)).with(cardsOfBlue));
    duel.plan("1FG").passActions();
    duel.play("attack:red", "precise:primary:front", "blue").play("attackDice:red", dice);
    return duel.ship("blue").disabled();
  }

  @Test
  void aCriticalHitDisables() {
    assertTrue(disables("critical1 blank2", "sure"));
  }

  @Test
  void aShotThatHitsWithoutOneDisablesNothing() {
    assertFalse(disables("hit1 blank2", "sure"));
  }

  @Test
  void aCriticalHitThatACardCancelsDisablesNothing() {
    assertFalse(disables("critical1 blank2", "sure", "drawn"));
  }
}
