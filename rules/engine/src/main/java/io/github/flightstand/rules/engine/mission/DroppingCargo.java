package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;

/** When a piece is dealt a damage card it drops a remote from its card (003-094). */
final class DroppingCargo implements RuleKind<MissionRule.DropCargo> {

  @Override
  public void hook(MissionRule.DropCargo rule, Card.Builder card) {
    for (Window window : List.of(Window.DEALT, Window.REMOTE_DEALT)) {
      card.must(
          window,
          now -> !carried(rule, now).isEmpty(),
          now ->
              List.of(
                  new Effect.DropRemote(
                      carried(rule, now).get(0), LaidTemplate.parse(rule.template()))));
    }
  }

  private static List<String> carried(MissionRule.DropCargo rule, CardContext now) {
    return new Field(now)
        .aboard(now.about().orElseThrow()).stream()
            .filter(
                cargo ->
                    now.state()
                        .remote(cargo)
                        .map(RemoteState::card)
                        .filter(card -> card.kind().equals(rule.cargo()))
                        .isPresent())
            .toList();
  }
}
