package io.github.flightstand.tools;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.log.Corrections;
import io.github.flightstand.protocol.log.GameHeader;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.protocol.log.Upcaster;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Outcome;
import io.github.flightstand.rules.engine.Step;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A replay of a game from its log, line by line. The log has chance's decisions, so the game is the
 * same to the bit, from any source of chance. The first line that does not fit is reported.
 *
 * <pre>{@code
 * Replay replay = Replay.begin(1, header);
 * List<Event> events = replay.line(2, "{\"command\": {...}}");
 * replay.state();
 * }</pre>
 */
public final class Replay {

  private final Codec codec = new Codec();
  private final Engine engine;
  private final Upcaster upcaster;
  private State state;
  private final List<Event> beginning;
  private final Map<String, Color> colors;

  private Replay(int number, String line, CardSet cards) {
    engine = new Engine(cards);
    checkFormat(number, line);
    upcaster = Upcaster.of(line);
    GameHeader header = read(number, upcaster.header(line), GameHeader.class);
    if (header.player().isPresent()) {
      throw new DivergedException(
          number, "the log is what '" + header.player().get() + "' learned, expected a whole one");
    }
    colors = header.setup().colors();
    Step step;
    try {
      step = engine.start(header.setup().setup(cards));
    } catch (FaultException | IllegalSquadException | IllegalArgumentException wrong) {
      throw new DivergedException(number, wrong.getMessage() + since(upcaster.corrected()));
    }
    state = step.state();
    beginning = step.events();
    if (!upcaster.agrees(state, header.digest())) {
      throw misfit(number, "the set-up leads to another state than the digest's");
    }
  }

  /** Checks the format by its name, before any missing member is reported. */
  private void checkFormat(int number, String line) {
    Optional<String> other = codec.logFormat(line).filter(format -> !Upcaster.reads(format));
    if (other.isPresent()) {
      String found = Excerpt.quoted(other.get());
      throw new DivergedException(
          number, "'log' is " + found + ", expected '" + GameHeader.FORMAT + "'");
    }
  }

  /**
   * Begins with a log's first line and that line's number.
   *
   * @throws DivergedException if it is not a first line, or its game cannot begin
   */
  public static Replay begin(int number, String line) {
    return begin(number, line, DamageDecks.cards().withFound());
  }

  /**
   * Begins in the same way with a game that was played with the given cards.
   *
   * @throws DivergedException also if the game has a card that is not among them
   */
  public static Replay begin(int number, String line, CardSet cards) {
    return new Replay(number, line, cards);
  }

  /** Returns the events before the first decision. */
  public List<Event> beginning() {
    return beginning;
  }

  /** Returns the colors of players' ships, of those players to whom the set-up gives one. */
  public Map<String, Color> colors() {
    return colors;
  }

  /** Returns the decisions that the game waits for after the last line. */
  public List<Decision> pending() {
    return engine.pending(state);
  }

  public State state() {
    return state;
  }

  /**
   * Returns the decision that a line makes in the present state, by a player or by chance, or empty
   * for a checkpoint.
   *
   * @throws DivergedException if it is not a line of a game's log
   */
  public Optional<Command> command(int number, String line) {
    return command(number, read(number, upcaster.line(line), GameLine.class));
  }

  private Optional<Command> command(int number, GameLine read) {
    return read.command().or(() -> read.chance().map(key -> Command.of(chance(number), key)));
  }

  /**
   * Plays one more line and returns its events.
   *
   * @throws DivergedException if the line does not fit the game
   */
  public List<Event> line(int number, String line) {
    GameLine read = read(number, upcaster.line(line), GameLine.class);
    if (read.checkpoint().isPresent()) {
      if (!upcaster.agrees(state, read.checkpoint().get())) {
        throw misfit(number, "the state differs from the checkpoint: " + upcaster.hash(state));
      }
      return List.of();
    }
    Outcome outcome = engine.apply(state, command(number, read).orElseThrow());
    if (outcome instanceof Outcome.Refused refused) {
      Refusal refusal = refused.refusal();
      throw misfit(
          number,
          refusal
              .clause()
              .map(clause -> refusal.message() + " (" + clause + ")")
              .orElse(refusal.message()));
    }
    Step step = ((Outcome.Done) outcome).step();
    state = step.state();
    return step.events();
  }

  private String chance(int number) {
    return engine.pending(state).stream()
        .filter(Decision::ofChance)
        .findFirst()
        .map(Decision::id)
        .orElseThrow(() -> misfit(number, "nature has nothing to decide here"));
  }

  private DivergedException misfit(int number, String message) {
    boolean corrected = upcaster.corrected() && Corrections.mayConcern(state);
    return new DivergedException(number, message + since(corrected));
  }

  private static String since(boolean corrected) {
    return corrected ? Corrections.WORDS : "";
  }

  private <T> T read(int number, String line, Class<T> type) {
    try {
      return codec.read(type, line);
    } catch (FaultException fault) {
      throw new DivergedException(number, fault.getMessage());
    }
  }

  /** The refusal of a line that does not fit the game recorded before it. */
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
