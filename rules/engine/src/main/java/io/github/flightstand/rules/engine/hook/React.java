package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A card takes effect at a moment; at one at which something is proposed, in its place.
 *
 * @param window the moment
 * @param optional whether its player may leave it (000-157)
 * @param when whether it has a reason to: looked at again when its turn comes
 * @param options in which ways it may be used; none: it cannot be used
 * @param then what it does
 */
public record React(
    Window window,
    boolean optional,
    Predicate<CardContext> when,
    Function<CardContext, List<Option>> options,
    Then then) {

  /** What a card does: a pure function of the game and of what was chosen or rolled. */
  @FunctionalInterface
  public interface Then {

    /** Returns the effects, cost and all, in order. */
    List<Effect> effects(CardContext now, CardAnswer answer);
  }
}
