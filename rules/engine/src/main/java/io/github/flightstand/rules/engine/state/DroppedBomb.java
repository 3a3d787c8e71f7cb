package io.github.flightstand.rules.engine.state;

/**
 * A bomb that a ship dropped in a round, by the ids of its card and its token. It lies on the table
 * while the token does, even if the ship is gone.
 */
public record DroppedBomb(String bomb, String token, int round) {}
