package io.github.flightstand.protocol.log;

import io.github.flightstand.rules.GameRules.DamageCards;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Set;

/**
 * What was corrected since 1.0, whose engine was {@code flightstand 0.2}. A log of that engine, or
 * of the one before it, may hold what is forbidden now. Its lines up to there keep their verdicts;
 * what follows cannot be judged.
 */
public final class Corrections {

  /** The end of the sentence about a line that no longer fits. */
  public static final String WORDS = ", corrected since 1.0";

  /** The engines before the corrections. */
  private static final Set<String> ENGINES = Set.of("flightstand 0.1", "flightstand 0.2");

  /** The damage cards of the first rulebook whose texts were corrected. */
  private static final Set<String> CARDS = Set.of("stunned-pilot", "blinded-pilot");

  private Corrections() {}

  /** Tests whether an engine played before the corrections. */
  static boolean followed(String engine) {
    return ENGINES.contains(engine);
  }

  /** Returns the rules that a rule set was in those engines (000-119). */
  static Rules before(Rules set) {
    return set.withGame(set.game().withIonWaitsForDial(false));
  }

  /**
   * Tests whether a game may have come to a corrected rule: one with upgrade cards, with a mission,
   * with boarding, or of more than two sides, or one in which a corrected damage card lies face up.
   */
  public static boolean mayConcern(State state) {
    return state.mission().isPresent()
        || state.rules().game().boarding().isPresent()
        || state.seats().stream().map(Seat::team).distinct().count() > 2
        || state.ships().stream().anyMatch(ship -> hasCards(state, ship));
  }

  private static boolean hasCards(State state, ShipState ship) {
    return !ship.cards().isEmpty()
        || (state.rules().game().damageDeck() == DamageCards.CORE_2012
            && ship.suffered().stream()
                .flatMap((DealtCard card) -> card.face().stream())
                .anyMatch(CARDS::contains));
  }
}
