package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.Seed;
import io.github.flightstand.protocol.json.ViewJson;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.player.Match;
import io.github.flightstand.rules.player.Player;
import io.github.flightstand.rules.player.PlayerKind;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** {@code playout}: a game, or games that fit a view, played on by built-in players. */
record PlayoutOperation(CardSet cards) {

  /**
   * Asks how a game ends if built-in players play on.
   *
   * @param game the game to play on from; its dice and cards are drawn anew
   * @param view in place of a game: each play goes on from another game that fits the view
   * @param players the player of each seat
   * @param rounds the number of rounds that are played, the present one included; up to the game's
   *     last if absent
   * @param times the number of plays
   * @param seed a number or a text; with a play's number it alone determines what is drawn
   */
  @SchemaMembers("{\"oneOf\": [{\"required\": [\"game\"]}, {\"required\": [\"view\"]}]}")
  record PlayoutQuery(
      Optional<GameJson> game,
      Optional<ViewJson<JsonText>> view,
      Map<String, PlayerKind> players,
      @In(NumberRange.PLAYED) Optional<Integer> rounds,
      @In(NumberRange.PLAYED) Integer times,
      Seed seed) {}

  /**
   * The results of the plays.
   *
   * @param played the number of plays
   * @param wins the number of plays that each side has won
   * @param drawn the number of plays without a winner
   * @param scores each side's mean score
   * @param margin each side's mean lead over the best other side; negative if it is behind
   */
  record PlayoutResult(
      int played,
      Map<String, Integer> wins,
      int drawn,
      Map<String, Double> scores,
      Map<String, Double> margin) {}

  Operation<PlayoutQuery, PlayoutResult> operation() {
    return new Operation<>(PlayoutQuery.class, PlayoutResult.class, this::answer);
  }

  private PlayoutResult answer(Query<PlayoutQuery> query) {
    query.inTableFrame();
    PlayoutQuery asked = query.asked();
    Function<Seed, Game> games = games(asked);
    State state = games.apply(asked.seed().of(1)).state();
    checkPlayers(state, asked.players());
    int last = last(state, asked);
    Map<String, Integer> wins = new TreeMap<>();
    Map<String, Double> scores = new TreeMap<>();
    Map<String, Double> margin = new TreeMap<>();
    state.teams().forEach(team -> wins.put(team, 0));
    Engine engine = new Engine(cards);
    int drawn = asked.times();
    for (int play = 1; play <= asked.times(); play++) {
      Seed seed = asked.seed().of(play);
      Over over = over(engine, games.apply(seed), last, asked.players(), seed);
      if (over.winner().isPresent()) {
        wins.merge(over.winner().get(), 1, Integer::sum);
        drawn--;
      }
      for (String team : state.teams()) {
        scores.merge(team, (double) score(over, team), Double::sum);
        margin.merge(team, (double) lead(over, state, team), Double::sum);
      }
    }
    scores.replaceAll((team, sum) -> sum / asked.times());
    margin.replaceAll((team, sum) -> sum / asked.times());
    return new PlayoutResult(asked.times(), wins, drawn, scores, margin);
  }

  /** Returns a source of games to play on from, one for each seed. */
  private Function<Seed, Game> games(PlayoutQuery asked) {
    Query.checkEither("game", asked.game(), "view", asked.view());
    if (asked.view().isPresent()) {
      View view = asked.view().get().view();
      return seed -> ViewOperations.sampled(view, cards, seed);
    }
    State state = GameOperations.game(asked.game().orElseThrow(), cards).state();
    return seed -> new Game(state, Chance.Seeded.of(seed.text()));
  }

  private static void checkPlayers(State state, Map<String, PlayerKind> players) {
    Pointer at = Pointer.of("/players");
    for (Seat seat : state.seats()) {
      if (!players.containsKey(seat.id())) {
        throw FaultException.missing(at.append(seat.id()), "a player for each seat");
      }
    }
    for (String name : players.keySet()) {
      if (state.seats().stream().noneMatch(seat -> seat.id().equals(name))) {
        throw FaultException.about(
            FaultCode.BAD_VALUE, at.append(name), " does not play, expected players of the game");
      }
    }
  }

  /** Returns the number of the last round to play, after checking that it is not too much work. */
  private static int last(State state, PlayoutQuery asked) {
    long present = Math.max(1, state.round());
    if (state.over().isEmpty() && asked.rounds().isEmpty() && state.lastRound().isEmpty()) {
      throw FaultException.missing(
          Pointer.of("/rounds"), "in a query about a game without a last round");
    }
    long last =
        Math.min(
            asked.rounds().map(rounds -> present + rounds - 1).orElse((long) Integer.MAX_VALUE),
            state.lastRound().orElse(Integer.MAX_VALUE));
    long rounds = state.over().isPresent() ? 1 : Math.max(1, last - present + 1);
    boolean searches =
        asked.players().values().stream()
            .anyMatch(kind -> kind != PlayerKind.RANDOM && kind != PlayerKind.GREEDY);
    int most = searches ? Limits.ROUNDS / Limits.SEARCHED_ROUND : Limits.ROUNDS;
    if (rounds * asked.times() > most) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.of(rounds > most ? "/rounds" : "/times"),
          "'times' is %s, with up to %s rounds each, expected at most %s rounds in all with these players"
              .formatted(asked.times(), rounds, most));
    }
    return (int) last;
  }

  private Over over(Engine engine, Game from, int last, Map<String, PlayerKind> kinds, Seed seed) {
    if (from.state().over().isPresent()) {
      return from.state().over().get();
    }
    Map<String, Player> players = new HashMap<>();
    kinds.forEach((seat, kind) -> players.put(seat, kind.player(cards)));
    return new Match(players, engine)
        .playOn(new Game(from.state().withLastRound(last), from.chance()), seed.text());
  }

  private static int score(Over over, String team) {
    return over.scores().getOrDefault(team, 0);
  }

  private static int lead(Over over, State state, String team) {
    int own = score(over, team);
    return own
        - state.teams().stream()
            .filter(other -> !other.equals(team))
            .mapToInt(other -> score(over, other))
            .max()
            .orElse(own);
  }
}
