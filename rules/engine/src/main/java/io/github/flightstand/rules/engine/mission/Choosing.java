package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Hooks for what players choose before a game: places, and edges near them. */
final class Choosing {

  private static final String CHOOSE = "choose";

  private static final int EDGES = 2;

  /** A player chooses a place (003-082, -088). */
  static void spot(MissionRule.ChooseSpot rule, Card.Builder card) {
    List<String> names = rule.among().stream().map(Spot::name).toList();
    Moments.at(rule, card, now -> List.of(Deeds.ask(now, rule.by(), rule.name(), CHOOSE)))
        .askedOfTeam(
            CHOOSE,
            now -> List.of(Option.of(rule.name(), names)),
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

  /** A player chooses one of the two edges nearest to a place (003-082). */
  static void edge(MissionRule.ChooseEdge rule, Card.Builder card) {
    Moments.at(rule, card, now -> List.of(Deeds.ask(now, rule.by(), rule.name(), CHOOSE)))
        .askedOfTeam(
            CHOOSE,
            now ->
                List.of(
                    Option.of(
                        rule.name(),
                        near(rule, now.state()).stream().map(TableEdge::word).toList())),
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

  /** Returns the two edges nearest to a place, the nearest first. */
  static List<TableEdge> near(Pose pose, PlayArea area) {
    return Arrays.stream(TableEdge.values())
        .sorted(Comparator.comparingDouble(edge -> edge.distance(area, pose.x(), pose.y())))
        .limit(EDGES)
        .toList();
  }
}
