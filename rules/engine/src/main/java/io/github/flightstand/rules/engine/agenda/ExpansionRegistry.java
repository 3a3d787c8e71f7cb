package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** The expansions that the engine has, as games and set-ups ask for them. */
public final class ExpansionRegistry {

  public static final List<Expansion> ALL = AllExpansions.LIST;

  /** Returns a context for games by the rules of a state, with its cards and expansions. */
  public static RulesContext context(State state, CardSet cards) {
    return RulesContext.of(state, cards, ALL);
  }

  /** Throws an {@link IllegalArgumentException} if ships break a rule of an expansion. */
  public static void checkCards(Rules rules, List<ShipCard> ships) {
    ALL.forEach(one -> one.checkCards(rules, ships));
  }
}
