package io.github.flightstand.protocol.log;

import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.engine.decision.Command;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A line of the log of a whole game after the first: exactly one of three fields.
 *
 * @param command a player's command
 * @param chance the result of chance: the key of its option
 * @param checkpoint the hash of the state at this line
 */
@SchemaMembers("{\"minProperties\": 1, \"maxProperties\": 1}")
public record GameLine(
    Optional<Command> command, Optional<String> chance, Optional<String> checkpoint) {

  /** Throws IllegalArgumentException unless exactly one field is present. */
  public GameLine {
    if (Stream.of(command, chance, checkpoint).filter(Optional::isPresent).count() != 1) {
      throw new IllegalArgumentException(
          "a line holds one of command, chance, checkpoint, found none or several");
    }
  }

  public static GameLine of(Command command) {
    return new GameLine(Optional.of(command), Optional.empty(), Optional.empty());
  }

  public static GameLine ofChance(String key) {
    return new GameLine(Optional.empty(), Optional.of(key), Optional.empty());
  }

  public static GameLine ofCheckpoint(String hash) {
    return new GameLine(Optional.empty(), Optional.empty(), Optional.of(hash));
  }
}
