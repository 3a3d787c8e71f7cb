package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/**
 * A ship near an active remote may take it and its tokens, if no enemy is near; players one after
 * another (003-108).
 */
final class Securing implements RuleKind<MissionRule.Secure> {

  private static final String STAGE = "secure";

  private static final String PASS = "pass";

  @Override
  public void hook(MissionRule.Secure rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now ->
                now.state().seats().stream()
                    .anyMatch(seat -> !open(rule, now, seat.id()).isEmpty()),
            now ->
                now.state().seatsInOrder().stream()
                    .map(seat -> Deeds.ask(seat.id(), "", STAGE))
                    .toList())
        .asked(
            STAGE,
            now -> {
              List<String> open = open(rule, now, new Field(now).asked());
              return open.isEmpty()
                  ? List.of()
                  : List.of(Option.of(PASS), Option.of(STAGE, new Domain.OneOf(open)));
            },
            (now, answer) -> answer.key().equals(PASS) ? List.of() : secured(now, answer.name()));
  }

  private static List<Effect> secured(CardContext now, String remote) {
    Field field = new Field(now);
    return List.of(
        Deeds.earn(field.asked(), field.tokens(remote)),
        Deeds.put(remote, -field.tokens(remote)),
        new Effect.RemoveRemote(remote),
        Deeds.ask(field.asked(), "", STAGE));
  }

  private static List<String> open(MissionRule.Secure rule, CardContext now, String seat) {
    Field field = new Field(now);
    return field.remotes(rule.remotes(), RemoteState.Status.IN_PLAY).stream()
        .filter(RemoteState::active)
        .map(RemoteState::id)
        .filter(remote -> field.attended(remote, seat, rule.range()))
        .filter(remote -> !field.contested(remote, seat, rule.range()))
        .toList();
  }
}
