package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.OverJson;
import io.github.flightstand.protocol.json.TurnJson;
import io.github.flightstand.rules.encoding.Turn;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.RefusedException;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.player.PlayerKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code acts}: an action in each of several kept games, for programs that learn. */
final class ActsOperation {

  private final Kept<KeptGame> games;
  private final Engine engine;

  ActsOperation(Kept<KeptGame> games, CardSet cards) {
    this.games = games;
    engine = new Engine(cards);
  }

  /**
   * Takes an action in each of several kept games, which go on under their names.
   *
   * @param games the names of the games, each once
   * @param actions the number of an action for each game
   * @param opponents the built-in players that answer for some players, until another one is asked
   */
  record ActsQuery(
      @SchemaMembers("{\"minItems\": 1, \"uniqueItems\": true}") List<KeptGame> games,
      List<Integer> actions,
      Optional<Map<String, PlayerKind>> opponents) {}

  /**
   * The games after their steps.
   *
   * @param steps the results, in the order of the games
   * @param packed the observations, one behind the other; zeros for a game that is over
   */
  record ActsResult(
      List<StepResult> steps, @SchemaMembers(TurnJson.PACKED_SCHEMA) JsonText packed) {}

  /**
   * A game after a step.
   *
   * @param turn whose turn it is, without the observation
   * @param over the end of the game; null while it goes on
   */
  record StepResult(TurnJson turn, @OrNull Optional<OverJson> over) {}

  Operation<ActsQuery, ActsResult> operation() {
    return new Operation<>(ActsQuery.class, ActsResult.class, this::acts);
  }

  private ActsResult acts(Query<ActsQuery> query) {
    query.inTableFrame();
    ActsQuery asked = query.asked();
    List<Command> commands = commands(asked);
    List<StepResult> steps = new ArrayList<>(commands.size());
    List<Optional<Turn>> turns = new ArrayList<>(commands.size());
    for (int i = 0; i < commands.size(); i++) {
      KeptGame after = after(asked, i, commands.get(i));
      games.keep(after.name(), after);
      turns.add(after.turn());
      steps.add(
          new StepResult(
              TurnJson.of(after.turn(), after.pending().orElseThrow(), Optional.empty()),
              after.game().state().over().map(OverJson::of)));
    }
    return new ActsResult(steps, TurnJson.packed(turns));
  }

  /** Returns the actions' commands, after checking all of them. */
  private List<Command> commands(ActsQuery asked) {
    List<KeptGame> before = asked.games();
    List<Integer> actions = asked.actions();
    if (before.isEmpty() || actions.size() != before.size()) {
      throw FaultException.badValue(
          "/actions",
          "'actions' are %s and 'games' are %s, expected an action for each of at least one game"
              .formatted(actions.size(), before.size()));
    }
    List<Command> commands = new ArrayList<>(actions.size());
    Set<String> names = new HashSet<>();
    for (int i = 0; i < actions.size(); i++) {
      KeptGame game = before.get(i);
      Pointer at = Pointer.of("/games").append(i);
      if (!names.add(game.name())) {
        throw FaultException.badValue(at, "a game is in 'games' twice, expected each once");
      }
      asked.opponents().ifPresent(kinds -> Steps.checkOpponents(kinds, game.game()));
      Optional<Turn> turn =
          game.turn().or(() -> EncodingOperations.turn(game.game().state(), pending(game), at));
      commands.add(
          EncodingOperations.command(turn, actions.get(i), Pointer.of("/actions").append(i)));
    }
    return commands;
  }

  private List<Decision> pending(KeptGame game) {
    return game.pending().orElseGet(() -> engine.pending(game.game().state()));
  }

  private KeptGame after(ActsQuery asked, int place, Command command) {
    KeptGame before = asked.games().get(place);
    engine.recall(before.game().state(), pending(before));
    Steps steps = new Steps(engine, before.game(), before.players(), false, Optional.empty());
    try {
      steps.play(command);
    } catch (RefusedException refused) {
      throw FaultException.refused(
          Pointer.of("/actions").append(place),
          refused.refusal().clause(),
          refused.refusal().message());
    }
    asked.opponents().ifPresent(steps::playOn);
    State after = steps.game().state();
    List<Decision> next = engine.pending(after);
    return new KeptGame(
        before.name(),
        steps.game(),
        before.colors(),
        steps.players(),
        Optional.of(next),
        EncodingOperations.turn(after, next, Pointer.of("/games").append(place)));
  }
}
