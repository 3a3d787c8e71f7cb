package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Spot;
import java.util.ArrayList;
import java.util.List;

/** A player chooses a place (003-082, -088). */
final class ChoosingSpot implements RuleKind<MissionRule.ChooseSpot> {

  private static final String STAGE = "choose";

  @Override
  public void hook(MissionRule.ChooseSpot rule, Card.Builder card) {
    List<String> names = rule.among().stream().map(Spot::name).toList();
    card.must(
            Moments.of(rule.at()),
            now -> true,
            now ->
                List.of(
                    Deeds.ask(Sides.of(now.state(), rule.by()).get(0).id(), rule.name(), STAGE)))
        .asked(
            STAGE,
            now -> List.of(Option.of(rule.name(), new Domain.OneOf(names))),
            (now, answer) -> chosen(rule, now, answer));
  }

  private static List<Effect> chosen(
      MissionRule.ChooseSpot rule, CardContext now, CardAnswer answer) {
    Pose pose =
        rule.among().stream()
            .filter(spot -> spot.name().equals(answer.name()))
            .findFirst()
            .orElseThrow()
            .pose();
    List<Effect> effects = new ArrayList<>();
    effects.add(Deeds.of(new MissionEffect.ChooseSpot(rule.name(), pose)));
    PlayArea area = now.state().table().playArea();
    rule.opposite()
        .ifPresent(
            name ->
                effects.add(
                    Deeds.of(
                        new MissionEffect.ChooseSpot(name, PlacedMission.opposite(pose, area)))));
    return effects;
  }
}
