package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.player.Generator;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The built-in players that answer within a step, until a player is asked who is not one of them.
 *
 * <p>What they draw in a step depends on the game's seed and on where the game stands when the step
 * begins, so the same game and the same step lead to the same game.
 */
record Opponents(Map<String, PlayerKind> kinds) {

  /**
   * Throws a fault unless the opponents are some but not all of the players, and dice are drawn.
   */
  void check(State state, Chance chance) {
    Pointer at = Pointer.of("/opponents");
    kinds.keySet().forEach(name -> GameOperations.checkPlays(state, name, at.append(name)));
    if (state.seats().stream().allMatch(seat -> kinds.containsKey(seat.id()))) {
      throw FaultException.badValue(at, "'opponents' are all players, expected one who is not");
    }
    if (!kinds.isEmpty() && !(chance instanceof Chance.Seeded)) {
      throw FaultException.badValue(
          at, "'opponents' play in a game whose chance is asked, expected one with a seed");
    }
  }

  /** Plays on from a step; the events of its first game come before those of what follows. */
  PlayResult playOn(Engine engine, PlayResult begun, boolean told) {
    Game game = begun.game();
    List<Event> events = new ArrayList<>(begun.events());
    Map<String, Player> players = new HashMap<>();
    Map<String, Generator> generators = new HashMap<>();
    List<Decision> pending = engine.pending(game.state());
    while (!pending.isEmpty() && kinds.containsKey(Match.whoseTurn(pending))) {
      String seat = Match.whoseTurn(pending);
      PlayerKind kind = Optional.ofNullable(kinds.get(seat)).orElseThrow();
      Player player = players.computeIfAbsent(seat, any -> kind.player(engine.cards()));
      Generator generator = generators.computeIfAbsent(seat, any -> generator(begun.game(), seat));
      Command command = player.decide(engine.view(game.state(), seat), generator);
      if (told) {
        PlayResult turn = engine.play(game, command);
        events.addAll(turn.events());
        game = turn.game();
      } else {
        game = engine.after(game, command);
      }
      pending = engine.pending(game.state());
    }
    return new PlayResult(game, events, List.of());
  }

  private static Generator generator(Game game, String seat) {
    Chance.Seeded seeded = (Chance.Seeded) game.chance();
    State state = game.state();
    String place = "%s %s %s %s".formatted(seeded.drawn(), state.round(), state.phase(), seat);
    return Generator.of(seeded.seed(), place);
  }
}
