package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/** A player spreads remotes over the cards of other pieces, one after the other (003-092). */
final class SpreadingCargo implements RuleKind<MissionRule.SpreadCargo> {

  private static final String STAGE = "load";

  @Override
  public void hook(MissionRule.SpreadCargo rule, Card.Builder card) {
    card.must(
            Moments.of(rule.at()),
            now -> true,
            now ->
                new Field(now)
                    .remotes(rule.kind(), RemoteState.Status.WAITING).stream()
                        .map(
                            cargo ->
                                Deeds.ask(
                                    Sides.of(now.state(), rule.by()).get(0).id(),
                                    cargo.id(),
                                    STAGE))
                        .toList())
        .asked(
            STAGE,
            now -> {
              List<String> onto = new Field(now).inPlay(rule.onto());
              return onto.isEmpty()
                  ? List.of()
                  : List.of(
                      Option.of(STAGE + ":" + new Field(now).about(), new Domain.OneOf(onto)));
            },
            (now, answer) ->
                List.of(new Effect.BoardRemote(new Field(now).about(), answer.name())));
  }
}
