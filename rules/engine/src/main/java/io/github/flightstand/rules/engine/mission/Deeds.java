package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.hook.CardAnswer;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import java.util.List;
import java.util.Optional;

/** Shorthands for the effects of a mission's rule. */
final class Deeds {

  /** The key of the option to stop choosing. */
  static final String PASS = "pass";

  static Effect of(MissionEffect deed) {
    return new Effect.Mission(deed);
  }

  static Effect ask(String player, String about, String stage) {
    return of(
        new MissionEffect.Ask(player, Optional.of(about).filter(text -> !text.isEmpty()), stage));
  }

  static Effect ask(String player, int left, String stage) {
    return ask(player, Integer.toString(left), stage);
  }

  /** Asks the first player of a role, on behalf of the team. */
  static Effect ask(CardContext now, String role, String about, String stage) {
    return ask(Sides.of(now.state(), role).get(0).id(), about, stage);
  }

  static boolean passed(CardAnswer answer) {
    return answer.key().equals(PASS);
  }

  /** Returns the option to choose a piece; empty if there are no pieces. */
  static List<Option> oneOf(String key, List<String> pieces) {
    return pieces.isEmpty() ? List.of() : List.of(Option.of(key, pieces));
  }

  static Effect earn(String player, int count) {
    return of(new MissionEffect.Earn(player, count));
  }

  static Effect roll(String player, Optional<String> about, int dice, String stage) {
    return of(new MissionEffect.Roll(player, about, dice, stage));
  }

  static Effect put(String piece, int count) {
    return of(new MissionEffect.Put(piece, count));
  }
}
