package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.encoding.Turn;
import io.github.flightstand.rules.engine.decision.Decision;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * What a player is asked, and what the player may know, as numbers. {@code encoding} names them.
 *
 * @param player the player; null if the game waits for no player
 * @param decision the id of the decision that is asked; null if there is none
 * @param legal the numbers of the actions that answer the decision, ascending
 * @param unsaid the keys of the options with an answer that has no number
 * @param observation the observation, if it is wanted as a list
 * @param packed the observation, if it is wanted packed: its numbers as 32-bit floats, little end
 *     first, in base64
 */
public record TurnJson(
    @OrNull Optional<String> player,
    @OrNull Optional<String> decision,
    List<Integer> legal,
    List<String> unsaid,
    Optional<List<Double>> observation,
    Optional<String> packed) {

  /** The ways to write an observation. */
  public enum Written {
    /** A list of numbers. */
    LIST,
    /** A text that programs read faster. */
    PACKED
  }

  /** Returns the turn of nobody: the game is over, or nature decides. */
  public static TurnJson nobody(List<Decision> pending) {
    return new TurnJson(
        Optional.empty(),
        pending.stream().map(Decision::id).findFirst(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns the JSON form of a turn. */
  public static TurnJson of(Turn turn, Written written) {
    double[] numbers = turn.observation();
    return new TurnJson(
        Optional.of(turn.player()),
        turn.decision().map(Decision::id),
        List.copyOf(turn.commands().keySet()),
        turn.unsaid(),
        written == Written.LIST
            ? Optional.of(DoubleStream.of(numbers).boxed().toList())
            : Optional.empty(),
        written == Written.PACKED ? Optional.of(packed(numbers)) : Optional.empty());
  }

  private static String packed(double[] numbers) {
    ByteBuffer bytes =
        ByteBuffer.allocate(Float.BYTES * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    for (double number : numbers) {
      bytes.putFloat((float) number);
    }
    return Base64.getEncoder().encodeToString(bytes.array());
  }
}
