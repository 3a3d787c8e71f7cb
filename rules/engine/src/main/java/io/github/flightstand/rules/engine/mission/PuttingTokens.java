package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/** A player puts victory tokens on a piece that he chooses (003-120, -123). */
final class PuttingTokens implements RuleKind<MissionRule.PutTokens> {

  private static final String STAGE = "put";

  @Override
  public void hook(MissionRule.PutTokens rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now -> true,
            now ->
                List.of(
                    Deeds.ask(Sides.of(now.state(), rule.by()).get(0).id(), rule.count(), STAGE)))
        .asked(
            STAGE,
            now -> {
              List<String> pieces = new Field(now).inPlay(rule.onto());
              return pieces.isEmpty()
                  ? List.of()
                  : List.of(Option.of(STAGE, new Domain.OneOf(pieces)));
            },
            (now, answer) -> List.of(Deeds.put(answer.name(), rule.count())));
  }
}
