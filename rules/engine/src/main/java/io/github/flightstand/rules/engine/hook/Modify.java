package io.github.flightstand.rules.engine.hook;

/**
 * A card modifies a value.
 *
 * @param <T> what the value is
 * @param value which value
 * @param others whether of every ship in play; else of the card's own ship (000-159)
 * @param modifier what it makes of it
 */
public record Modify<T>(Value<T> value, boolean others, Modifier<T> modifier) {}
