package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.BuiltIn;
import io.github.flightstand.protocol.log.GameLines;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.PlayerKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The steps of one query in a game: the caller's, and those of players that come with the program.
 *
 * <p>Such a player draws from the game's seed, as in a match. It remembers what it has seen while
 * the game is kept under one name, and begins anew otherwise.
 */
final class Steps {

  private final Engine engine;
  private final Optional<GameLines> lines;
  private final boolean listened;
  private final Map<String, BuiltIn> players;
  private final List<Event> events = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private Game game;

  /**
   * Creates the steps from a game.
   *
   * @param players the players that have played in it, by seat
   * @param told whether events are collected
   * @param lines the writer of the lines of the game's log, if they are collected
   */
  Steps(
      Engine engine,
      Game game,
      Map<String, BuiltIn> players,
      boolean told,
      Optional<GameLines> lines) {
    this.engine = engine;
    this.game = game;
    this.players = new HashMap<>(players);
    this.lines = lines;
    listened = told || lines.isPresent();
  }

  Game game() {
    return game;
  }

  /** Returns the players that come with the program and have played, by seat. */
  Map<String, BuiltIn> players() {
    return players;
  }

  /** Returns the events, if the query asks for them or for the log. */
  List<Event> events() {
    return events;
  }

  /** Returns the lines that the game's log gains, if they were asked for. */
  List<String> log() {
    return log;
  }

  /** Adds the events of the game's beginning. */
  void begun(PlayResult turn, List<String> begun) {
    events.addAll(turn.events());
    log.addAll(begun);
  }

  /** Carries a command out. */
  void play(Command command) {
    if (listened) {
      PlayResult turn = engine.play(game, command);
      events.addAll(turn.events());
      lines.ifPresent(any -> log.addAll(any.step(command, turn)));
      game = turn.game();
    } else {
      game = engine.after(game, command);
    }
  }

  /** Returns the answer of a player that comes with the program to one of a seat's decisions. */
  Command answer(PlayerKind kind, String seat, View view) {
    BuiltIn player = players.get(seat);
    if (player == null || player.kind() != kind) {
      player = BuiltIn.of(kind, engine.cards(), seed(), seat);
      players.put(seat, player);
    }
    return player.decide(view);
  }

  /** Lets players that come with the program answer until another player is asked. */
  void playOn(Map<String, PlayerKind> kinds) {
    List<Decision> pending = engine.pending(game.state());
    while (!pending.isEmpty() && kinds.containsKey(Match.whoseTurn(pending))) {
      String seat = Match.whoseTurn(pending);
      PlayerKind kind = Optional.ofNullable(kinds.get(seat)).orElseThrow();
      play(answer(kind, seat, engine.view(game.state(), seat)));
      pending = engine.pending(game.state());
    }
  }

  private String seed() {
    return ((Chance.Seeded) game.chance()).seed();
  }

  /**
   * Throws a fault unless the opponents are some but not all of the players, and dice are drawn.
   */
  static void checkOpponents(Map<String, PlayerKind> kinds, Game game) {
    Pointer at = Pointer.of("/opponents");
    State state = game.state();
    kinds.keySet().forEach(name -> GameOperations.checkPlays(state, name, at.append(name)));
    if (state.seats().stream().allMatch(seat -> kinds.containsKey(seat.id()))) {
      throw FaultException.badValue(at, "'opponents' are all players, expected one who is not");
    }
    if (!kinds.isEmpty()) {
      checkDrawn(game, "opponents");
    }
  }

  /** Throws a fault unless a seed decides the game's chance, from which such players draw too. */
  static void checkDrawn(Game game, String field) {
    if (!(game.chance() instanceof Chance.Seeded)) {
      throw FaultException.badValue(
          Pointer.of("/" + field),
          Excerpt.quoted(field) + " is for a game with a seed, found one whose chance is asked");
    }
  }
}
