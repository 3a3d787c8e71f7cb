package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.elite;
import static io.github.flightstand.rules.engine.Duel.fighter;
import static io.github.flightstand.rules.engine.Duel.must;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A doomed ship that stays until its chance to attack, and what cards make of that (000-109). */
class LingeringTest {

  /** Returns a game in which red's attack has doomed blue, which has the same skill. */
  private static Duel doomed(Card card) {
    Duel.Fighter red = fighter("red", "A", 3, 3, 2, 4, 0, Pose.at(400, 300, 90));
    Duel.Fighter blue = fighter("blue", "B", 3, 3, 2, 2, 0, Pose.at(400, 650, 270));
    return Duel.combat(List.of(card), red, blue.with(card.id()))
        .attack("hit3")
        .play("defenceDice:blue", "blank2");
  }

  /** It has no chance any more if its skill has risen above the present one (000-030). */
  @Test
  void aDoomedShipThatIsPassedOverGoesAsThePhaseEnds() {
    Card waking =
        elite("waking")
            .modify(
                Value.SKILL,
                (now, skill) -> now.you().lingers() ? Optional.of(9) : Optional.empty())
            .build();
    Duel duel = doomed(waking);
    assertTrue(duel.events().contains(new LossEvent.Lingering("blue", true)));
    assertTrue(duel.events().contains(new LossEvent.Destroyed("blue")));
    List<String> activated =
        duel.events().stream()
            .filter(MoveEvent.Activated.class::isInstance)
            .map(event -> ((MoveEvent.Activated) event).ship())
            .toList();
    assertEquals(List.of("red", "blue", "red"), activated, "blue moved but had no combat turn");
  }

  /** A card that takes the place of its end saves it for good, whatever its damage. */
  @Test
  void aDoomedShipThatACardSavesStays() {
    Card stubborn =
        must(
            "stubborn",
            Window.WOULD_BE_DESTROYED,
            CardContext::mine,
            now -> List.of(now.discard(), now.gain(TokenType.STRESS, 1)));
    Duel duel = doomed(stubborn).play("attack:blue", "pass");
    assertEquals(List.of("stubborn"), duel.triggered());
    assertTrue(duel.events().contains(new LossEvent.Lingering("blue", false)));
    assertTrue(duel.ship("blue").inPlay());
    assertFalse(duel.ship("blue").lingers());
    assertEquals("dial:red", duel.pending().get(0).id());
  }
}
