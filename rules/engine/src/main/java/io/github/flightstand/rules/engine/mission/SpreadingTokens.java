package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/** A player spreads victory tokens over cards, one after the other (003-083, -115). */
final class SpreadingTokens implements RuleKind<MissionRule.SpreadTokens> {

  private static final String STAGE = "spread";

  @Override
  public void hook(MissionRule.SpreadTokens rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now -> true,
            now ->
                List.of(
                    Deeds.ask(Sides.of(now.state(), rule.by()).get(0).id(), rule.count(), STAGE)))
        .asked(
            STAGE,
            now -> options(rule, new Field(now)),
            (now, answer) -> {
              Field field = new Field(now);
              return List.of(
                  Deeds.put(answer.name(), 1), Deeds.ask(field.asked(), field.left() - 1, STAGE));
            });
  }

  private static List<Option> options(MissionRule.SpreadTokens rule, Field field) {
    List<String> pieces =
        field.inPlay(rule.onto()).stream()
            .filter(piece -> field.tokens(piece) < most(rule, field, piece))
            .toList();
    return field.left() < 1 || pieces.isEmpty()
        ? List.of()
        : List.of(Option.of("put", new Domain.OneOf(pieces)));
  }

  private static int most(MissionRule.SpreadTokens rule, Field field, String piece) {
    int most = rule.most().orElse(rule.count());
    return field.huge(piece) ? rule.mostHuge().orElse(most) : most;
  }
}
