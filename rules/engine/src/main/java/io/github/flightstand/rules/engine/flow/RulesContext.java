package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.RangeRuler;
import java.util.List;

/**
 * The rules that answer a game's questions about its table, the same as those that answer queries.
 * For one thread at a time.
 *
 * @param cardSets the sets of cards in force
 * @param cards what the cards in play say
 * @param triggers which of their abilities have a reason to take effect
 * @param expansions the expansions, with those in force
 * @param dials the decision about each ship's dial when only the dial limits it
 * @param pending the decisions of the state that was asked about last
 * @param drawn the answer that was drawn last, for its state
 * @param next the pieces to be activated or to attack next in the state that was looked at last
 * @param modifying the abilities that may modify dice in the state that was looked at last
 */
public record RulesContext(
    Rules rules,
    Resolver resolver,
    Repositions repositions,
    AttackRuler attacks,
    RangeRuler ranges,
    Workspace workspace,
    List<String> cardSets,
    Cards cards,
    Triggers triggers,
    Expansions expansions,
    Recent<ShipCard, Decision> dials,
    Recent<State, List<Decision>> pending,
    Recent<State, DrawnAnswer> drawn,
    Recent<State, List<Piece>> next,
    Recent<State, List<Triggers.Trigger>> modifying) {

  /** Cache slots; a power of two, large enough that collisions are rare. */
  private static final int DIALS = 512;

  /**
   * Returns a context for games by the rules of a state, with those of the cards in force there.
   */
  public static RulesContext of(State state, CardSet cards, List<Expansion> added) {
    Rules rules = state.rules();
    RangeRuler ranges = new RangeRuler(rules);
    Expansions expansions = Expansions.of(added, state);
    Cards inPlay = new Cards(cards.inForce(state.cardSets()), ranges, expansions);
    return new RulesContext(
        rules,
        rules.resolver(),
        rules.repositions(),
        new AttackRuler(rules),
        ranges,
        new Workspace(),
        state.cardSets(),
        inPlay,
        new Triggers(inPlay),
        expansions,
        new Recent<>(DIALS),
        new Recent<>(1),
        new Recent<>(1),
        new Recent<>(1),
        new Recent<>(1));
  }

  /** Tests whether this is the context for a state, as for one whose decisions it has listed. */
  public boolean fits(State state) {
    return pending.kept(state) != null
        || (rules.equals(state.rules())
            && cardSets.equals(state.cardSets())
            && expansions.fit(state));
  }
}
