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

  /**
   * Returns the JSON form of a turn; if no player has one, because the game is over or nature
   * decides, of the first of the decisions alone.
   */
  public static TurnJson of(Optional<Turn> turn, List<Decision> pending, Written written) {
    Optional<double[]> numbers = turn.map(Turn::observation);
    return new TurnJson(
        turn.map(Turn::player),
        turn.isPresent()
            ? turn.get().decision().map(Decision::id)
            : pending.stream().map(Decision::id).findFirst(),
        turn.map(now -> List.copyOf(now.commands().keySet())).orElse(List.of()),
        turn.map(Turn::unsaid).orElse(List.of()),
        numbers
            .filter(any -> written == Written.LIST)
            .map(list -> DoubleStream.of(list).boxed().toList()),
        numbers.filter(any -> written == Written.PACKED).map(TurnJson::packed));
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
