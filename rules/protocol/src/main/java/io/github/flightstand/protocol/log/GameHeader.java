package io.github.flightstand.protocol.log;

import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.SetupJson;
import java.util.Optional;

/**
 * The first line of the log of a whole game.
 *
 * @param log the format's name
 * @param engine the engine that played the game; every later engine replays its logs
 * @param player the player whose log it is; absent in the whole log, which has every secret
 * @param setup the game before it begins
 * @param digest the hash of the set-up's state, before anything was decided
 */
public record GameHeader(
    @SchemaMembers("{\"const\": \"flightstand-game/2\"}") String log,
    String engine,
    Optional<String> player,
    SetupJson setup,
    String digest) {

  public static final String FORMAT = "flightstand-game/2";

  public static final String ENGINE = "flightstand 0.3";

  /** Throws IllegalArgumentException if the format is another. */
  public GameHeader {
    if (!log.equals(FORMAT)) {
      throw new IllegalArgumentException("'log' is '" + log + "', expected '" + FORMAT + "'");
    }
  }
}
