package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.ArrayList;
import java.util.List;

/** Remotes near some others blow up, all at once, and those with them (003-113). */
final class Detonating implements RuleKind<MissionRule.Detonate> {

  @Override
  public void hook(MissionRule.Detonate rule, Card.Builder card) {
    card.must(
        Moments.of(rule.at()),
        now -> !near(rule, now, rule.targets(), rule.remotes()).isEmpty(),
        now -> detonated(rule, now));
  }

  /** Returns the remotes of a kind that are near one of another. */
  private static List<String> near(
      MissionRule.Detonate rule, CardContext now, String kind, String other) {
    Field field = new Field(now);
    List<RemoteState> others = field.remotes(other, RemoteState.Status.IN_PLAY);
    return field.remotes(kind, RemoteState.Status.IN_PLAY).stream()
        .map(RemoteState::id)
        .filter(
            remote -> others.stream().anyMatch(one -> field.near(remote, one.id(), rule.range())))
        .toList();
  }

  private static List<Effect> detonated(MissionRule.Detonate rule, CardContext now) {
    Field field = new Field(now);
    List<String> targets = near(rule, now, rule.targets(), rule.remotes());
    List<Effect> effects = new ArrayList<>();
    near(rule, now, rule.remotes(), rule.targets())
        .forEach(remote -> effects.add(new Effect.RemoveRemote(remote)));
    targets.forEach(target -> effects.add(new Effect.RemoveRemote(target)));
    Sides.heads(field.state(), rule.earner())
        .forEach(seat -> effects.add(Deeds.earn(seat.id(), rule.each() * targets.size())));
    return effects;
  }
}
