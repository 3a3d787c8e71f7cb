package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Game;
import io.github.flightstand.rules.engine.RefusedException;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game between players: asks each for his decisions until the game is over. The same set-up, seed
 * and players make the same game. For one thread at a time.
 *
 * <pre>{@code
 * Match match = new Match(Map.of("A", new GreedyPlayer(), "B", new RandomPlayer()));
 * Over over = match.play(setup, "7", Match.Watcher.NOBODY);
 * }</pre>
 */
public final class Match {

  /** The most dials set in a row before a player counts as never getting ready. */
  private static final int MOST_REVISIONS = 1_000;

  private static final String DIALS = Kind.DIAL.about("");

  private final Map<String, Player> players;
  private final Engine engine;

  /** Creates a match between players, by their seats, with the cards of the game's own box. */
  public Match(Map<String, Player> players) {
    this(players, DamageDecks.cards());
  }

  /** Creates a match between players, by their seats, with these cards. */
  public Match(Map<String, Player> players, CardSet cards) {
    this(players, new Engine(cards));
  }

  /** Creates a match between players, by their seats; an engine gets faster as it plays more. */
  public Match(Map<String, Player> players, Engine engine) {
    this.players = Map.copyOf(players);
    this.engine = engine;
  }

  public interface Watcher {

    Watcher NOBODY =
        new Watcher() {
          @Override
          public void began(Setup setup, PlayResult turn) {}

          @Override
          public void played(Command command, PlayResult turn) {}
        };

    void began(Setup setup, PlayResult turn);

    void played(Command command, PlayResult turn);
  }

  /**
   * Plays a game to its end; the seed determines dice, cards and the players' generators.
   *
   * @throws IllegalArgumentException if a seat has no player
   * @throws UnplayableException if a player's command is refused, or he never gets ready
   */
  public Over play(Setup setup, String seed, Watcher watcher) {
    Map<String, Generator> generators = generators(setup.seats(), seed);
    PlayResult begun = engine.start(setup, Chance.Seeded.of(seed));
    watcher.began(setup, begun);
    return play(begun.game(), generators, watcher);
  }

  /**
   * Plays a game on to its end; the seed determines the players' generators, and the game's own
   * chance dice and cards. A game that is over stays as it is.
   *
   * @param from a game whose chance is not asked
   * @throws IllegalArgumentException if a seat has no player, or the game asks for its chance
   * @throws UnplayableException if a player's command is refused, or he never gets ready
   */
  public Over playOn(Game from, String seed) {
    if (from.chance() instanceof Chance.Asked) {
      throw new IllegalArgumentException("nobody decides for nature, expected a seed");
    }
    Map<String, Generator> generators = generators(from.state().seats(), seed);
    return play(engine.settle(from).game(), generators, Watcher.NOBODY);
  }

  private Map<String, Generator> generators(List<Seat> seats, String seed) {
    Map<String, Generator> generators = new HashMap<>();
    for (Seat seat : seats) {
      if (!players.containsKey(seat.id())) {
        throw new IllegalArgumentException("nobody plays for '" + seat.id() + "'");
      }
      generators.put(seat.id(), Generator.of(seed, seat.id()));
    }
    return generators;
  }

  private Over play(Game from, Map<String, Generator> generators, Watcher watcher) {
    Game game = from;
    int revisions = 0;
    while (game.state().over().isEmpty()) {
      Interruption.check();
      String seat = whoseTurn(engine.pending(game.state()));
      Command command = decide(game, seat, generators);
      revisions = command.decision().startsWith(DIALS) ? revisions + 1 : 0;
      if (revisions > MOST_REVISIONS) {
        throw new UnplayableException(
            "'" + seat + "' set dials " + MOST_REVISIONS + " times and never got ready");
      }
      try {
        game = played(game, command, watcher);
      } catch (RefusedException refused) {
        throw new UnplayableException(
            "'" + seat + "' may not answer " + command.decision() + ": " + refused.getMessage());
      }
    }
    return game.state().over().orElseThrow();
  }

  private Game played(Game game, Command command, Watcher watcher) {
    if (watcher.equals(Watcher.NOBODY)) {
      return engine.after(game, command);
    }
    PlayResult turn = engine.play(game, command);
    watcher.played(command, turn);
    return turn.game();
  }

  private Command decide(Game game, String seat, Map<String, Generator> generators) {
    Player player = Objects.requireNonNull(players.get(seat));
    Generator generator = Objects.requireNonNull(generators.get(seat));
    // The same command as from a view, without making one.
    return player instanceof RandomPlayer
        ? engine.randomCommand(game.state(), seat, generator)
        : player.decide(engine.view(game.state(), seat), generator);
  }

  /** Returns the player who is asked next: while dials are set, the first who is not ready. */
  public static String whoseTurn(List<Decision> pending) {
    List<Decision> awaited = awaited(pending);
    if (awaited.isEmpty()) {
      throw new IllegalArgumentException(
          "nobody is asked, expected a game that waits for a player");
    }
    return awaited.get(0).player().orElseThrow();
  }

  /**
   * Returns the players' decisions that a game waits for. While dials are set, those of players who
   * are ready are left out, although they may take that back.
   */
  public static List<Decision> awaited(List<Decision> pending) {
    List<String> ready = new ArrayList<>();
    for (Decision decision : pending) {
      if (decision.kind() == Kind.READY && decision.option("unready").isPresent()) {
        decision.player().ifPresent(ready::add);
      }
    }
    List<Decision> awaited = new ArrayList<>();
    for (Decision decision : pending) {
      if (decision.player().isPresent() && !ready.contains(decision.player().get())) {
        awaited.add(decision);
      }
    }
    return awaited;
  }

  /** A player prevents a game from continuing. */
  public static final class UnplayableException extends RuntimeException {

    private final String sentence;

    UnplayableException(String sentence) {
      super(sentence);
      this.sentence = sentence;
    }

    @Override
    public String getMessage() {
      return sentence;
    }
  }
}
