package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.mission.Moment;
import io.github.flightstand.rules.mission.Timed;

/** The map from the moments of missions to the engine's windows (003-044). */
final class Moments {

  /** Adds the effects of a rule, whenever its moment comes. */
  static Card.Builder at(Timed rule, Card.Builder card, Card.Does effects) {
    return card.must(of(rule.at()), now -> true, effects);
  }

  static Window of(Moment moment) {
    return switch (moment) {
      case SET_UP_AREA -> Window.SET_UP_AREA;
      case SET_UP_PIECES -> Window.SET_UP_PIECES;
      case SET_UP_FORCES -> Window.SET_UP_FORCES;
      case SET_UP_MATERIAL -> Window.SET_UP_MATERIAL;
      case ROUND_START -> Window.ROUND_START;
      case SYSTEM -> Window.SYSTEM_PHASE_START;
      case COMBAT -> Window.COMBAT_PHASE_START;
      case END -> Window.END_PHASE_START;
      case ROUND_END -> Window.ROUND_END;
    };
  }
}
