package io.github.flightstand.rules.engine.state;

/**
 * A bomb that a ship dropped in a round, by the ids of its card and its token. It lies on the table
 * while the token does, even if the ship is gone.
 *
 * @param bomb the id of the bomb card
 * @param token the token's id
 * @param round the round in which it was dropped
 */
public record DroppedBomb(String bomb, String token, int round) {}
