package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.encoding.ObservedNumber;
import io.github.flightstand.rules.encoding.Turn;
import io.github.flightstand.rules.engine.decision.Decision;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * A player's decision and knowledge, as numbers. {@code encoding} names them.
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
    @SchemaMembers(PACKED_SCHEMA) Optional<JsonText> packed) {

  /**
   * The schema of packed observations as 1.0.0 has it, kept until the protocol has another number:
   * most are longer than it says.
   */
  public static final String PACKED_SCHEMA =
      "{\"type\": \"string\", \"minLength\": 1, \"maxLength\": 1000}";

  /** The ways to write an observation. */
  public enum Written {
    /** A list of numbers. */
    LIST,
    /** A text that programs read faster. */
    PACKED
  }

  /**
   * Returns the JSON form of a turn; if no player has one, because the game is over or chance
   * decides, of the first of the decisions alone.
   *
   * @param written the form of the observation; empty if there is none
   */
  public static TurnJson of(
      Optional<Turn> turn, List<Decision> pending, Optional<Written> written) {
    Optional<Turn> observed = written.isPresent() ? turn : Optional.empty();
    return new TurnJson(
        turn.map(Turn::player),
        turn.isPresent()
            ? turn.get().decision().map(Decision::id)
            : pending.stream().map(Decision::id).findFirst(),
        turn.map(now -> List.copyOf(now.commands().keySet())).orElse(List.of()),
        turn.map(Turn::unsaid).orElse(List.of()),
        observed
            .filter(any -> written.get() == Written.LIST)
            .map(now -> DoubleStream.of(now.observation()).boxed().toList()),
        observed
            .filter(any -> written.get() == Written.PACKED)
            .map(now -> packed(List.of(Optional.of(now)))));
  }

  /**
   * Returns the observations of some turns, packed one behind the other; zeros for no turn. They
   * are JSON already, so nobody searches them for what needs an escape.
   */
  public static JsonText packed(List<Optional<Turn>> turns) {
    int size = Float.BYTES * ObservedNumber.all().size();
    ByteBuffer bytes = ByteBuffer.allocate(size * turns.size()).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < turns.size(); i++) {
      bytes.position(i * size);
      if (turns.get(i).isPresent()) {
        for (double number : turns.get(i).get().observation()) {
          bytes.putFloat((float) number);
        }
      }
    }
    return new JsonText('"' + Base64.getEncoder().encodeToString(bytes.array()) + '"');
  }
}
