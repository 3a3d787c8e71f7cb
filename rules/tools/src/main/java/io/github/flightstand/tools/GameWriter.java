package io.github.flightstand.tools;

import io.github.flightstand.protocol.log.GameLines;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.state.State;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A writer of a game's log while it is played. It writes every command, every decision of chance,
 * and the hash of the state at the end of each round.
 *
 * <pre>{@code
 * GameWriter log = new GameWriter(lines::add);
 * PlayResult turn = engine.start(setup, Chance.Seeded.of(7));
 * log.begin(setup, engine.start(setup).state(), turn);
 * turn = engine.play(turn.game(), command);
 * log.write(command, turn);
 * }</pre>
 */
public final class GameWriter {

  private final GameLines lines = new GameLines();
  private final Consumer<String> out;
  private final Map<String, Color> colors;

  /** Creates a writer; {@code out} receives each line without its end. */
  public GameWriter(Consumer<String> out) {
    this(out, Map.of());
  }

  /** Creates a writer of a game whose players' ships have these colors, by player. */
  public GameWriter(Consumer<String> out, Map<String, Color> colors) {
    this.out = out;
    this.colors = colors;
  }

  /**
   * Writes the beginning of a game.
   *
   * @param first the initial state, before chance has decided anything
   * @param turn the result of the beginning
   */
  public void begin(Setup setup, State first, PlayResult turn) {
    lines.begin(setup, colors, first, turn).forEach(out);
  }

  /** Writes a command and its results. */
  public void write(Command command, PlayResult turn) {
    lines.step(command, turn).forEach(out);
  }
}
