package io.github.flightstand.rules.engine.state;

/**
 * A bomb that a ship dropped: it lies there while the table has its token, even when the ship is
 * gone.
 *
 * @param bomb the ship's bomb card
 * @param token the token's id
 * @param round the round in which it was dropped
 */
public record DroppedBomb(String bomb, String token, int round) {}
