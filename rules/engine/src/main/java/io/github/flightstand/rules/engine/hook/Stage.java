package io.github.flightstand.rules.engine.hook;

import io.github.flightstand.rules.engine.decision.Option;
import java.util.List;
import java.util.function.Function;

/**
 * Where a card goes on after dice were rolled for it, or after its player was asked.
 *
 * @param name its name
 * @param options what the player may choose, where he is asked
 * @param then what the card does
 */
public record Stage(String name, Function<CardContext, List<Option>> options, React.Then then) {}
