package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.mission.MissionRule;

/** What one kind of a mission's rules does, as hooks. */
interface RuleKind<R extends MissionRule> {

  /** Adds the hooks of a rule to its card. */
  void hook(R rule, Card.Builder card);
}
