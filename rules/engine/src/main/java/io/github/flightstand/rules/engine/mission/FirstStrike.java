package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/** A player who damages a ship that was at full health by an attack earns tokens (003-077). */
final class FirstStrike implements RuleKind<MissionRule.EarnFirstStrike> {

  private static final String FULL = "full";

  @Override
  public void hook(MissionRule.EarnFirstStrike rule, Card.Builder card) {
    card.must(
            Window.ATTACK_DECLARED,
            now -> full(now) != now.memory(FULL),
            now -> List.of(now.remember(FULL, full(now))))
        .must(
            Window.AFTER_ATTACK,
            now -> now.memory(FULL) == 1 && now.hit() && full(now) == 0,
            now -> List.of(Deeds.earn(new Field(now).owner(now.attacker()), rule.count())));
  }

  private static int full(CardContext now) {
    Field field = new Field(now);
    String defender = now.attack().orElseThrow().defender();
    return field.stands(defender) && field.full(defender) ? 1 : 0;
  }
}
