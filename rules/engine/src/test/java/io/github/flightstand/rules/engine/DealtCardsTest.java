package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.blue;
import static io.github.flightstand.rules.engine.Duel.combat;
import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.red;
import static io.github.flightstand.rules.engine.Duel.takes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happens when damage cards are dealt. */
class DealtCardsTest {

  private static Duel shoot(Duel duel, String attack, String defence) {
    return duel.play("attack:red", "primary:front", "blue")
        .play("attackDice:red", attack)
        .play("defenceDice:blue", defence);
  }

  @Test
  void eachDealtCardIsAMomentForCards() {
    Card calm = takes("calm", Window.BEFORE_TEXT, Duel::always, TokenType.EVADE);
    Duel duel = shoot(combat(List.of(calm), red(), blue("calm")), "hit2 blank1", "blank2");
    assertEquals(List.of("calm", "calm"), duel.triggered());
    assertEquals(2, duel.ship("blue").tokens().of(TokenType.EVADE));
  }

  /**
   * 000-134, -138: being dealt a card is no damage, but the card destroys a ship whose hull it
   * reaches.
   */
  @Test
  void aCardThatIsDealtWithoutDamageMayDestroy() {
    Card cruel =
        elite("cruel")
            .must(Window.MISSED, Duel::always, now -> List.of(new Effect.Deal("blue", false)))
            .build();
    Duel.Fighter frail = fighter("blue", "B", 3, 3, 2, 1, 0, Pose.at(400, 650, 270));
    Duel duel = shoot(combat(List.of(cruel), red("cruel"), frail), "blank3", "blank2");
    assertFalse(duel.ship("blue").inPlay());
  }
}
