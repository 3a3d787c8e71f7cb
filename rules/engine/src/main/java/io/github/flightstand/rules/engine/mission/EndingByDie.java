package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;
import java.util.Optional;

/** A die may end the game at the end of a round, else it is over some rounds later (003-124). */
final class EndingByDie implements RuleKind<MissionRule.EndByDie> {

  private static final String ROLLED = "rolled";

  @Override
  public void hook(MissionRule.EndByDie rule, Card.Builder card) {
    card.must(
            Window.ROUND_END,
            now -> now.state().round() == rule.round(),
            now ->
                List.of(
                    Deeds.of(
                        new MissionEffect.Roll(
                            Sides.of(now.state(), rule.by()).get(0).id(),
                            Optional.empty(),
                            1,
                            ROLLED))))
        .must(
            Window.ROUND_END,
            now -> now.state().round() >= rule.last(),
            now -> List.of(Deeds.of(new MissionEffect.End())))
        .rolled(
            ROLLED,
            (now, answer) ->
                Faces.count(answer.dice(), rule.faces()) > 0
                    ? List.of(Deeds.of(new MissionEffect.End()))
                    : List.of());
  }
}
