package io.github.flightstand.rules.engine.hook;

import java.util.function.Predicate;

/**
 * An action that a card offers to its ship (000-008), once a round however many copies there are
 * (000-012).
 *
 * @param name its name: that of the card
 * @param when whether it can be performed
 * @param then what it does
 */
public record CardAction(String name, Predicate<CardContext> when, React.Then then) {}
