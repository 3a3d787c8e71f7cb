package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.TurnJson;
import io.github.flightstand.rules.encoding.ActionTable;
import io.github.flightstand.rules.encoding.ObservedNumber;
import io.github.flightstand.rules.encoding.Turn;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.player.Match;
import java.util.List;
import java.util.Optional;

/** {@code encoding} and {@code encode}: games as numbers, for programs that learn. */
record EncodingOperations(CardSet cards) {

  /** Asks for the meanings of the numbers of actions and observations. */
  record EncodingQuery() {}

  /**
   * The table of actions and the numbers of an observation.
   *
   * @param actions the name of each action; its number is its place in the list, from 0
   * @param observation for each number its {@code name}, its range from {@code low} to {@code
   *     high}, and its {@code unit}
   */
  record EncodingResult(List<String> actions, List<ObservedNumber> observation) {}

  /**
   * Asks for a player's turn as numbers, and for the command of an action or the action of a
   * command.
   *
   * @param game the game, or the name under which it is kept
   * @param player the player whose turn is encoded; if absent, the one who is asked next
   * @param written the form of the observation: a list, or 32-bit floats packed in base64
   * @param action the number of an action whose command is asked for
   * @param command a command whose number is asked for
   */
  record EncodeQuery(
      GameJson game,
      Optional<String> player,
      @Default("'list'") TurnJson.Written written,
      Optional<Integer> action,
      Optional<Command> command) {}

  /**
   * A player's turn as numbers.
   *
   * @param turn the turn
   * @param command the command of the query's {@code action}
   * @param action the number of the query's {@code command}; null if the table does not have it
   */
  record EncodeResult(TurnJson turn, Optional<Command> command, @OrNull Optional<Integer> action) {}

  Operation<EncodingQuery, EncodingResult> encoding() {
    return new Operation<>(
        EncodingQuery.class,
        EncodingResult.class,
        query -> new EncodingResult(ActionTable.names(), ObservedNumber.all()));
  }

  Operation<EncodeQuery, EncodeResult> encode() {
    return new Operation<>(EncodeQuery.class, EncodeResult.class, this::encode);
  }

  private EncodeResult encode(Query<EncodeQuery> query) {
    query.inTableFrame();
    EncodeQuery asked = query.asked();
    State state = GameOperations.game(asked.game(), cards).state();
    asked.player().ifPresent(name -> GameOperations.checkPlays(state, name, Pointer.of("/player")));
    List<Decision> pending = new Engine(cards).pending(state);
    Optional<Turn> turn = turn(state, pending, asked.player(), Pointer.of("/game"));
    Optional<Command> command =
        asked.action().map(action -> command(turn, action, Pointer.of("/action")));
    Optional<Integer> action =
        asked.command().flatMap(said -> turn.flatMap(now -> now.number(said)));
    return new EncodeResult(
        TurnJson.of(turn, pending, Optional.of(asked.written())), command, action);
  }

  /**
   * Returns the turn of the player whose turn it is; empty if no player is asked.
   *
   * @throws FaultException with that place if the table of actions does not fit the game
   */
  static Optional<Turn> turn(State state, List<Decision> pending, Pointer at) {
    return turn(state, pending, Optional.empty(), at);
  }

  private static Optional<Turn> turn(
      State state, List<Decision> pending, Optional<String> player, Pointer at) {
    if (player.isEmpty() && pending.stream().allMatch(Decision::ofChance)) {
      return Optional.empty();
    }
    String seat = player.orElseGet(() -> Match.whoseTurn(pending));
    return Optional.of(FaultException.taken(at, () -> Turn.of(View.of(state, seat, pending))));
  }

  /** Returns the command of an action, or throws the refusal of an action that is not legal. */
  static Command command(Optional<Turn> turn, int action, Pointer at) {
    Command command = turn.map(now -> now.commands().get(action)).orElse(null);
    if (command == null) {
      throw FaultException.refused(
          at,
          Optional.empty(),
          "'action' is %s, expected %s"
              .formatted(
                  action,
                  turn.map(now -> "one of " + now.commands().keySet())
                      .orElse("none, because no player is asked")));
    }
    return command;
  }
}
