package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hooks for pieces that escape (003-055, -086, -090, -099, -100, -104, -118). */
final class Escaping {

  private static final String STAGE = "escape";

  static void hook(MissionRule.Escape rule, Card.Builder card) {
    card.must(Moments.of(rule.at()), now -> !ready(rule, now).isEmpty(), now -> begin(rule, now))
        .askedOfTeam(
            STAGE,
            now -> options(rule, now),
            (now, answer) -> {
              if (Deeds.passed(answer)) {
                return List.of();
              }
              Field field = new Field(now);
              return Lists.plus(
                  escape(rule, now, answer.name()),
                  Deeds.ask(field.asked(), field.left() - 1, STAGE));
            });
  }

  /** Returns the pieces that can escape where they are. */
  private static List<String> ready(MissionRule.Escape rule, CardContext now) {
    Field field = new Field(now);
    return field.inPlay(rule.of()).stream()
        .filter(field::stands)
        .filter(piece -> rule.where().isEmpty() || field.isAt(piece, rule.where().get()))
        .filter(piece -> field.tokens(piece) >= rule.tokens().orElse(0))
        .toList();
  }

  /** Lets pieces escape; asks only if there is a choice. */
  private static List<Effect> begin(MissionRule.Escape rule, CardContext now) {
    List<String> ready = ready(rule, now);
    if (!rule.optional() && ready.size() <= rule.most().orElse(ready.size())) {
      List<Effect> effects = new ArrayList<>();
      ready.forEach(piece -> effects.addAll(escape(rule, now, piece)));
      return effects;
    }
    Field field = new Field(now);
    Set<String> players = new LinkedHashSet<>();
    ready.forEach(piece -> players.add(field.owner(piece)));
    String player = players.iterator().next();
    return List.of(Deeds.ask(player, rule.most().orElse(ready.size()), STAGE));
  }

  private static List<Option> options(MissionRule.Escape rule, CardContext now) {
    List<String> ready = ready(rule, now);
    if (new Field(now).left() < 1 || ready.isEmpty()) {
      return List.of();
    }
    Option escape = Option.of(STAGE, ready);
    return rule.optional() ? List.of(Option.of(Deeds.PASS), escape) : List.of(escape);
  }

  private static List<Effect> escape(MissionRule.Escape rule, CardContext now, String piece) {
    Field field = new Field(now);
    int count = rule.amount().of(field.threat(piece), field.tokens(piece), field.cargo(piece));
    List<Effect> effects = new ArrayList<>();
    field
        .earners(rule.earner(), piece, Optional.empty())
        .forEach(player -> effects.add(Deeds.earn(player, count)));
    if (field.tokens(piece) > 0) {
      effects.add(Deeds.put(piece, -field.tokens(piece)));
    }
    effects.add(new Effect.Escape(piece));
    return effects;
  }
}
