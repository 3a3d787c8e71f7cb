package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.elite;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.rules.engine.Duel.Fighter;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WeaponRange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cards in a huge ship's activation. */
class HugeActivationCardsTest {

  /** A Conner net takes it from the ship that runs into it, which may be huge (002-013). */
  @Test
  void aHugeShipWhoseActionStepACardTakesDoesNotAct() {
    SectionCard only =
        new SectionCard(
            Optional.empty(), 4, 0, List.of(Action.RECOVER), SectionCard.Crippled.NOTHING);
    ShipCard transport =
        ShipCard.builder("red", "A", Dial.parse("1FG"))
            .base(BaseSize.HUGE_TRANSPORT)
            .arcs(List.of())
            .cards(List.of("net"))
            .huge(new HugeCard(List.of(only), 3, WeaponRange.PRIMARY))
            .build();
    Duel duel =
        Duel.of(
                List.of(elite("net").modify(Value.ACTION_STEP, (now, step) -> false).build()),
                new Fighter(transport, Pose.at(400, 300, 90)),
                Duel.blue())
            .plan("1FG")
            .play("action:blue", "pass");
    assertTrue(
        duel.events()
            .contains(new Skipped("red", Skipped.Chance.ACTION, Skipped.Reason.FORBIDDEN)));
  }
}
