package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import java.util.Optional;

/** Short ways to write what a mission's rule does. */
final class Deeds {

  private Deeds() {}

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

  static Effect earn(String player, int count) {
    return of(new MissionEffect.Earn(player, count));
  }

  static Effect put(String piece, int count) {
    return of(new MissionEffect.Put(piece, count));
  }
}
