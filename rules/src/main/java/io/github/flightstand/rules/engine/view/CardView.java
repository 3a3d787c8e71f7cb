package io.github.flightstand.rules.engine.view;

import java.util.Optional;

/**
 * A damage card beside a ship. Nobody knows what a card is that lies face down, its owner neither.
 *
 * @param pool from which shuffle of its deck it was dealt, which all have seen; none if it is a
 *     stand-in for a card (000-144)
 * @param face its name if it lies face up
 */
public record CardView(Optional<Integer> pool, Optional<String> face) {}
