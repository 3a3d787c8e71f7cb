package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player rolls as many attack dice as the round's number and puts tokens on remotes for what they
 * show (003-103, -107).
 */
final class RollingForTokens implements RuleKind<MissionRule.RollForTokens> {

  private static final String ROLLED = "rolled";

  private static final String STAGE = "put";

  private static final String CHOSEN = "chosen:";

  @Override
  public void hook(MissionRule.RollForTokens rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now -> !new Field(now).inPlay(rule.onto()).isEmpty(),
            now -> begin(rule, now))
        .rolled(ROLLED, (now, answer) -> rolled(rule, now, answer))
        .asked(
            STAGE,
            now -> options(rule, now),
            (now, answer) ->
                List.of(
                    now.remember(CHOSEN + answer.name(), now.state().round()),
                    Deeds.put(answer.name(), 1)));
  }

  private static List<Effect> begin(MissionRule.RollForTokens rule, CardContext now) {
    String player = Sides.of(now.state(), rule.by()).get(0).id();
    int dice = now.state().round();
    if (!rule.eachRemote()) {
      return List.of(Deeds.of(new MissionEffect.Roll(player, Optional.empty(), dice, ROLLED)));
    }
    return new Field(now)
        .inPlay(rule.onto()).stream()
            .map(
                remote ->
                    Deeds.of(new MissionEffect.Roll(player, Optional.of(remote), dice, ROLLED)))
            .toList();
  }

  private static List<Effect> rolled(
      MissionRule.RollForTokens rule, CardContext now, CardAnswer answer) {
    Field field = new Field(now);
    int results = Faces.count(answer.dice(), rule.faces());
    List<Effect> effects = new ArrayList<>();
    if (!rule.eachRemote()) {
      for (int i = 0; i < results; i++) {
        effects.add(Deeds.ask(field.asked(), "", STAGE));
      }
    } else if (results > 0) {
      effects.add(Deeds.put(field.about(), results));
      if (rule.activates()) {
        effects.add(new Effect.ActivateRemote(field.about(), true));
      }
    }
    return effects;
  }

  /** Each remote once a round. */
  private static List<Option> options(MissionRule.RollForTokens rule, CardContext now) {
    List<String> remotes =
        new Field(now)
            .inPlay(rule.onto()).stream()
                .filter(remote -> now.memory(CHOSEN + remote) < now.state().round())
                .toList();
    return remotes.isEmpty() ? List.of() : List.of(Option.of(STAGE, new Domain.OneOf(remotes)));
  }
}
