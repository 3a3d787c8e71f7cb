package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hooks that put victory tokens and remotes on pieces. */
final class Loading {

  private static final String PUT = "put";

  private static final String SPREAD = "spread";

  private static final String LOAD = "load";

  private static final String ROLLED = "rolled";

  private static final String CHOSEN = "chosen:";

  /** A player puts victory tokens on a chosen piece (003-120, -123). */
  static void put(MissionRule.PutTokens rule, Card.Builder card) {
    Moments.at(
            rule,
            card,
            now -> List.of(Deeds.ask(now, rule.by(), String.valueOf(rule.count()), PUT)))
        .askedOfTeam(
            PUT,
            now -> Deeds.oneOf(PUT, new Field(now).inPlay(rule.onto())),
            (now, answer) -> List.of(Deeds.put(answer.name(), rule.count())));
  }

  /** A player spreads victory tokens over cards, one after another (003-083, -115). */
  static void spread(MissionRule.SpreadTokens rule, Card.Builder card) {
    Moments.at(
            rule,
            card,
            now -> List.of(Deeds.ask(now, rule.by(), String.valueOf(rule.count()), SPREAD)))
        .askedOfTeam(
            SPREAD,
            now -> options(rule, new Field(now)),
            (now, answer) -> {
              Field field = new Field(now);
              return List.of(
                  Deeds.put(answer.name(), 1), Deeds.ask(field.asked(), field.left() - 1, SPREAD));
            });
  }

  private static List<Option> options(MissionRule.SpreadTokens rule, Field field) {
    List<String> pieces =
        field.inPlay(rule.onto()).stream()
            .filter(piece -> field.tokens(piece) < most(rule, field, piece))
            .toList();
    return field.left() < 1 ? List.of() : Deeds.oneOf(PUT, pieces);
  }

  private static int most(MissionRule.SpreadTokens rule, Field field, String piece) {
    int most = rule.most().orElse(rule.count());
    return field.huge(piece) ? rule.mostHuge().orElse(most) : most;
  }

  /** A player spreads remotes over the cards of other pieces, one after another (003-092). */
  static void load(MissionRule.SpreadCargo rule, Card.Builder card) {
    Moments.at(
            rule,
            card,
            now ->
                new Field(now)
                    .remotes(rule.kind(), RemoteState.Status.WAITING).stream()
                        .map(cargo -> Deeds.ask(now, rule.by(), cargo.id(), LOAD))
                        .toList())
        .askedOfTeam(
            LOAD,
            now ->
                Deeds.oneOf(
                    LOAD + ":" + new Field(now).about(), new Field(now).inPlay(rule.onto())),
            (now, answer) ->
                List.of(new Effect.BoardRemote(new Field(now).about(), answer.name())));
  }

  /**
   * A player rolls as many attack dice as the number of the round, and puts tokens on remotes for
   * the results (003-103, -107).
   */
  static void roll(MissionRule.RollForTokens rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now -> !new Field(now).inPlay(rule.onto()).isEmpty(),
            now -> begin(rule, now))
        .rolled(ROLLED, (now, answer) -> rolled(rule, now, answer))
        .askedOfTeam(
            PUT,
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
      return List.of(Deeds.roll(player, Optional.empty(), dice, ROLLED));
    }
    return new Field(now)
        .inPlay(rule.onto()).stream()
            .map(remote -> Deeds.roll(player, Optional.of(remote), dice, ROLLED))
            .toList();
  }

  private static List<Effect> rolled(
      MissionRule.RollForTokens rule, CardContext now, CardAnswer answer) {
    Field field = new Field(now);
    int all = Faces.count(answer.dice(), rule.faces());
    int results = rule.once() ? Math.min(1, all) : all;
    List<Effect> effects = new ArrayList<>();
    if (!rule.eachRemote()) {
      for (int i = 0; i < results; i++) {
        effects.add(Deeds.ask(field.asked(), "", PUT));
      }
    } else if (results > 0) {
      effects.add(Deeds.put(field.about(), results));
      if (rule.activates()) {
        effects.add(new Effect.ActivateRemote(field.about(), true));
      }
    }
    return effects;
  }

  /** Offers each remote once a round. */
  private static List<Option> options(MissionRule.RollForTokens rule, CardContext now) {
    List<String> remotes =
        new Field(now)
            .inPlay(rule.onto()).stream()
                .filter(remote -> now.memory(CHOSEN + remote) < now.state().round())
                .toList();
    return Deeds.oneOf(PUT, remotes);
  }
}
