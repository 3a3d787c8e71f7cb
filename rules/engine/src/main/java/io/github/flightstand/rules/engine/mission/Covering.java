package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.List;
import java.util.Optional;

/** Focus results of a remote that defends become evades while a friendly ship is near (003-112). */
final class Covering implements RuleKind<MissionRule.Cover> {

  @Override
  public void hook(MissionRule.Cover rule, Card.Builder card) {
    card.must(
        Window.AFTER_ROLL_DEFENCE,
        now -> covered(rule, now),
        now ->
            List.of(
                new Effect.Turn(
                    Effect.Side.DEFENCE,
                    Face.FOCUS,
                    Face.EVADE,
                    now.dice(Effect.Side.DEFENCE).size())));
  }

  private static boolean covered(MissionRule.Cover rule, CardContext now) {
    Optional<RemoteState> remote =
        now.attack()
            .flatMap(attack -> now.state().remote(attack.defender()))
            .filter(defender -> defender.card().kind().equals(rule.remotes()));
    return remote.isPresent()
        && now.dice(Effect.Side.DEFENCE).count(Face.FOCUS) > 0
        && new Field(now).attended(remote.get().id(), remote.get().seat(), rule.range());
  }
}
