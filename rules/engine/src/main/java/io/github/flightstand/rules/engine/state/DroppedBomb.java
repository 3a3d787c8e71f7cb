package io.github.flightstand.rules.engine.state;

/**
 * A bomb that a ship dropped in a round, by its card and the token's id: it lies there while the
 * table has its token, even when the ship is gone.
 */
public record DroppedBomb(String bomb, String token, int round) {}
