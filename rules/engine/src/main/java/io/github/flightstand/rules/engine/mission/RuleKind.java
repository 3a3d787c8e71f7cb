package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.mission.MissionRule;

/** What one kind of a mission's rules does, as hooks, and what it may name. */
interface RuleKind<R extends MissionRule> {

  /** Adds the hooks of a rule to its card. */
  void hook(R rule, Card.Builder card);

  /**
   * Checks what a rule names.
   *
   * @throws MissionFaultException if that is not there, or cannot be
   */
  void check(R rule, Naming naming);
}
