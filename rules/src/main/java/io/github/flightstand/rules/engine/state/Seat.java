package io.github.flightstand.rules.engine.state;

/**
 * A player's place in a game.
 *
 * @param id the player
 * @param team whose side he is on; his own name where he plays for himself
 */
public record Seat(String id, String team) {}
