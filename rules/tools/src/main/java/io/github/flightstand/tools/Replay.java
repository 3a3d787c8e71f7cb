package io.github.flightstand.tools;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Outcome;
import io.github.flightstand.rules.engine.Step;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.tools.codec.Codec;
import io.github.flightstand.tools.log.GameHeader;
import io.github.flightstand.tools.log.GameLine;
import io.github.flightstand.tools.log.Upcaster;
import java.util.List;
import java.util.Optional;

/**
 * Plays a game again from its log, line by line. What nature decided stands in the log, so the game
 * comes out the same to the bit whatever drew it; a line that does not fit is named.
 *
 * <pre>{@code
 * Replay replay = Replay.begin(1, header);
 * List<Event> events = replay.line(2, "{\"command\": {...}}");
 * replay.state();
 * }</pre>
 */
public final class Replay {

  private final Codec codec = new Codec();
  private final StateText states = new StateText();
  private final Engine engine;
  private final Upcaster upcaster;
  private State state;
  private final List<Event> beginning;

  private Replay(int number, String line, CardSet cards) {
    engine = new Engine(cards);
    checkFormat(number, line);
    upcaster = Upcaster.of(line);
    GameHeader header = read(number, line, GameHeader.class);
    if (header.player().isPresent()) {
      throw new DivergedException(
          number, "the log is what '" + header.player().get() + "' learnt, expected a whole one");
    }
    Step step;
    try {
      step = engine.start(header.setup().setup());
    } catch (FaultException | IllegalArgumentException wrong) {
      throw new DivergedException(number, String.valueOf(wrong.getMessage()));
    }
    state = step.state();
    beginning = step.events();
    if (!states.agrees(state, header.digest())) {
      throw new DivergedException(
          number, "the set-up leads to another state than the digest tells");
    }
  }

  /** A log of another kind is told by its name, not by the first member that it has not. */
  private void checkFormat(int number, String line) {
    Optional<String> other = codec.logFormat(line).filter(format -> !Upcaster.reads(format));
    if (other.isPresent()) {
      String found = Excerpt.quoted(other.get());
      throw new DivergedException(
          number, "'log' is " + found + ", expected '" + GameHeader.FORMAT + "'");
    }
  }

  /**
   * Begins with a log's first line, and the line's number.
   *
   * @throws DivergedException if it is no first line, or its game cannot begin
   */
  public static Replay begin(int number, String line) {
    return begin(number, line, DamageDecks.cards());
  }

  /**
   * The same with a game that was played with some cards.
   *
   * @throws DivergedException also if the game has a card that is not among them
   */
  public static Replay begin(int number, String line, CardSet cards) {
    return new Replay(number, line, cards);
  }

  /** What happened before the first decision. */
  public List<Event> beginning() {
    return beginning;
  }

  /** The decisions for which the game waits after the lines so far. */
  public List<Decision> pending() {
    return engine.pending(state);
  }

  public State state() {
    return state;
  }

  /**
   * What a line decides in the present state, nature's decisions among that; nothing if it is a
   * checkpoint.
   *
   * @throws DivergedException if it is no line of a game's log
   */
  public Optional<Command> command(int number, String line) {
    return command(number, read(number, line, GameLine.class));
  }

  private Optional<Command> command(int number, GameLine read) {
    return read.command().or(() -> read.chance().map(key -> Command.of(nature(number), key)));
  }

  /**
   * Goes on with one more line, and returns what happened.
   *
   * @throws DivergedException if the line does not fit the game
   */
  public List<Event> line(int number, String line) {
    GameLine read = read(number, line, GameLine.class);
    if (read.checkpoint().isPresent()) {
      if (!states.agrees(state, read.checkpoint().get())) {
        throw new DivergedException(
            number, "the state differs from the checkpoint: " + states.hash(state));
      }
      return List.of();
    }
    Outcome outcome = engine.apply(state, command(number, read).orElseThrow());
    if (outcome instanceof Outcome.Refused refused) {
      throw new DivergedException(number, refused.refusal().message());
    }
    Step step = ((Outcome.Done) outcome).step();
    state = step.state();
    return step.events();
  }

  private String nature(int number) {
    return engine.pending(state).stream()
        .filter(Decision::nature)
        .findFirst()
        .map(Decision::id)
        .orElseThrow(() -> new DivergedException(number, "nature has nothing to decide here"));
  }

  private <T> T read(int number, String line, Class<T> type) {
    try {
      return codec.read(type, upcaster.line(line));
    } catch (FaultException fault) {
      throw new DivergedException(number, fault.getMessage());
    }
  }

  /** A line of a game's log does not fit the game that the lines before it tell. */
  public static final class DivergedException extends RuntimeException {

    private final int line;

    DivergedException(int line, String message) {
      super("line " + line + ": " + message);
      this.line = line;
    }

    public int line() {
      return line;
    }
  }
}
