package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A player chooses one of the two edges that are nearest to a place (003-082). */
final class ChoosingEdge implements RuleKind<MissionRule.ChooseEdge> {

  private static final String STAGE = "choose";

  private static final int EDGES = 2;

  @Override
  public void hook(MissionRule.ChooseEdge rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now -> true,
            now ->
                List.of(
                    Deeds.ask(Sides.of(now.state(), rule.by()).get(0).id(), rule.name(), STAGE)))
        .asked(
            STAGE,
            now ->
                List.of(
                    Option.of(
                        rule.name(),
                        new Domain.OneOf(
                            near(rule, now.state()).stream().map(TableEdge::word).toList()))),
            (now, answer) ->
                List.of(
                    Deeds.of(
                        new MissionEffect.ChooseEdge(
                            rule.name(),
                            TableEdge.valueOf(answer.name().toUpperCase(Locale.ROOT))))));
  }

  private static List<TableEdge> near(MissionRule.ChooseEdge rule, State state) {
    return near(
        Objects.requireNonNull(state.mission().orElseThrow().spots().get(rule.spot())),
        state.table().playArea());
  }

  /** Returns the two edges that are nearest to a place, the nearest first. */
  static List<TableEdge> near(Pose pose, PlayArea area) {
    return Arrays.stream(TableEdge.values())
        .sorted(Comparator.comparingDouble(edge -> edge.distance(area, pose.x(), pose.y())))
        .limit(EDGES)
        .toList();
  }
}
