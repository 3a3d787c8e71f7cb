package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.DecisionJson;
import io.github.flightstand.protocol.json.GameFigures;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.OverJson;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.RefusedException;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.agenda.HostCommands;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.member.Default;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code start}, {@code decisions} and {@code act}: whole games, sent each time or kept. */
final class GameOperations {

  private final Kept<KeptGame> games;
  private final Engine engine;

  GameOperations(Kept<KeptGame> games, CardSet cards) {
    this.games = games;
    engine = new Engine(cards);
  }

  /**
   * Begins a game.
   *
   * @param viewers the players whose views of the events are returned
   * @param keep the name under which the game is kept; if absent, it is not kept
   */
  record StartQuery(SetupJson setup, Optional<List<String>> viewers, Optional<String> keep) {}

  /**
   * Asks which decisions a game waits for.
   *
   * @param player the player whose decisions are returned; all players' if absent
   * @param witnesses whether each slide is listed with sample shifts
   */
  record DecisionsQuery(
      GameJson game, Optional<String> player, @Default("false") boolean witnesses) {}

  /**
   * Answers a decision.
   *
   * @param player the player who answers, for whom other players' decisions are refused
   * @param viewers the players whose views of the events are returned
   * @param keep the name under which the game is kept; if absent, it is not kept
   */
  record ActQuery(
      GameJson game,
      Command command,
      Optional<String> player,
      Optional<List<String>> viewers,
      Optional<String> keep) {}

  /**
   * A game after a step, the step's events, and the decisions that the game waits for.
   *
   * @param game the game, or the name under which it is kept
   * @param over the end of the game; null while it goes on
   * @param seen the events as each of the viewers sees them
   */
  record GameResult(
      GameJson game,
      List<Event> events,
      List<DecisionJson> decisions,
      @OrNull Optional<OverJson> over,
      Optional<Map<String, List<Event>>> seen) {}

  /** The decisions that a game waits for. */
  record DecisionsResult(List<DecisionJson> decisions) {}

  Operation<StartQuery, GameResult> start() {
    return new Operation<>(StartQuery.class, GameResult.class, true, this::start);
  }

  private Operation.Pictured<GameResult> start(Query<StartQuery> query) {
    query.inTableFrame();
    Setup setup;
    try {
      setup = FaultException.within(Pointer.of("/setup"), () -> query.asked().setup().setup());
    } catch (IllegalSquadException illegal) {
      throw illegal.under("/setup");
    }
    try {
      engine.check(setup);
    } catch (IllegalArgumentException unknownCard) {
      throw FaultException.badValue("/setup/players", "'players': " + unknownCard.getMessage());
    }
    PlayResult turn = engine.start(setup, query.asked().setup().chance().chance());
    checkViewers(turn.game().state(), query.asked().viewers());
    return result(turn, query.asked().keep(), query.asked().viewers());
  }

  Operation<DecisionsQuery, DecisionsResult> decisions() {
    return new Operation<>(DecisionsQuery.class, DecisionsResult.class, this::decisions);
  }

  private DecisionsResult decisions(Query<DecisionsQuery> query) {
    query.inTableFrame();
    DecisionsQuery asked = query.asked();
    State state = game(asked.game()).state();
    asked.player().ifPresent(player -> checkPlays(state, player, Pointer.of("/player")));
    boolean witnesses = asked.witnesses();
    return new DecisionsResult(
        engine.pending(state).stream()
            .filter(
                decision -> asked.player().isEmpty() || decision.player().equals(asked.player()))
            .map(decision -> DecisionJson.of(decision, witnesses))
            .toList());
  }

  Operation<ActQuery, GameResult> act() {
    return new Operation<>(ActQuery.class, GameResult.class, true, this::act);
  }

  private Operation.Pictured<GameResult> act(Query<ActQuery> query) {
    query.inTableFrame();
    ActQuery asked = query.asked();
    Game game = game(asked.game());
    asked
        .player()
        .ifPresent(
            player -> {
              checkPlays(game.state(), player, Pointer.of("/player"));
              checkOwn(game.state(), asked.command(), player);
            });
    checkViewers(game.state(), asked.viewers());
    PlayResult turn;
    try {
      turn = engine.play(game, asked.command());
    } catch (RefusedException refused) {
      Refusal refusal = refused.refusal();
      throw FaultException.refused(
          Pointer.of("/command").append(refusal.at()), refusal.clause(), refusal.message());
    }
    return result(turn, asked.keep(), asked.viewers());
  }

  private Operation.Pictured<GameResult> result(
      PlayResult turn, Optional<String> keep, Optional<List<String>> viewers) {
    Game game = turn.game();
    Optional<KeptGame> kept = keep.map(name -> new KeptGame(name, game));
    kept.ifPresent(value -> games.keep(value.name(), value));
    GameResult result =
        new GameResult(
            kept.<GameJson>map(value -> value).orElseGet(() -> GameFigures.of(game)),
            turn.events(),
            engine.pending(game.state()).stream()
                .map(decision -> DecisionJson.of(decision, false))
                .toList(),
            game.state().over().map(OverJson::of),
            viewers.map(names -> seen(names, turn.events())));
    return new Operation.Pictured<>(result, () -> TablePicture.of(game.state().table()));
  }

  private static Map<String, List<Event>> seen(List<String> viewers, List<Event> events) {
    Map<String, List<Event>> seen = new LinkedHashMap<>();
    for (String viewer : viewers) {
      seen.put(viewer, events.stream().map(event -> event.seenBy(viewer)).toList());
    }
    return seen;
  }

  private Game game(GameJson game) {
    return game(game, engine.cards());
  }

  static Game game(GameJson game, CardSet cards) {
    return FaultException.within(Pointer.of("/game"), () -> game.game(cards));
  }

  private static void checkViewers(State state, Optional<List<String>> viewers) {
    List<String> names = viewers.orElse(List.of());
    for (int i = 0; i < names.size(); i++) {
      checkPlays(state, names.get(i), Pointer.of("/viewers").append(i));
    }
  }

  static void checkPlays(State state, String player, Pointer at) {
    if (state.seats().stream().noneMatch(seat -> seat.id().equals(player))) {
      throw FaultException.unexpected(at, Excerpt.quoted(player), "a player of the game");
    }
  }

  private void checkOwn(State state, Command command, String player) {
    if (HostCommands.includes(command)) {
      throw FaultException.refused(
          Pointer.of("/command/decision"),
          Optional.empty(),
          Excerpt.quoted(command.decision()) + " is the host's to command, expected no 'player'");
    }
    Optional<Decision> others =
        engine.pending(state).stream()
            .filter(decision -> decision.id().equals(command.decision()))
            .filter(decision -> !decision.player().equals(Optional.of(player)))
            .findFirst();
    if (others.isPresent()) {
      throw FaultException.refused(
          Pointer.of("/command/decision"),
          Optional.empty(),
          "%s is not for %s to decide"
              .formatted(Excerpt.quoted(command.decision()), Excerpt.quoted(player)));
    }
  }
}
