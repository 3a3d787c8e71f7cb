package io.github.flightstand.protocol.log;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.engine.Engine.PlayResult;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lines that a game's log gains: by its beginning, and by each command the command itself, what
 * chance decided, and the hash of the state at the end of a round.
 *
 * <pre>{@code
 * PlayResult turn = engine.start(setup, Chance.Seeded.of(7));
 * lines.begin(setup, Map.of(), engine.start(setup).state(), turn);
 * lines.step(command, engine.play(turn.game(), command));
 * }</pre>
 */
public final class GameLines {

  private final Codec codec = new Codec();
  private final StateHash states = new StateHash(codec);

  /**
   * Returns the lines of a game's beginning.
   *
   * @param colors the colors of players' ships, by player
   * @param first the initial state, before chance has decided anything
   * @param turn the result of the beginning
   */
  public List<String> begin(Setup setup, Map<String, Color> colors, State first, PlayResult turn) {
    List<String> lines = new ArrayList<>();
    lines.add(
        codec.write(
            new GameHeader(
                GameHeader.FORMAT,
                GameHeader.ENGINE,
                Optional.empty(),
                SetupJson.of(setup, turn.game().chance()).withColors(colors),
                states.of(first))));
    addChance(turn, lines);
    return lines;
  }

  /** Returns the lines of a command and its results. */
  public List<String> step(Command command, PlayResult turn) {
    List<String> lines = new ArrayList<>();
    lines.add(codec.write(GameLine.of(command)));
    addChance(turn, lines);
    if (turn.events().stream().anyMatch(RoundEvent.RoundEnded.class::isInstance)) {
      lines.add(codec.write(GameLine.ofCheckpoint(states.of(turn.game().state()))));
    }
    return lines;
  }

  private void addChance(PlayResult turn, List<String> lines) {
    turn.chance().forEach(key -> lines.add(codec.write(GameLine.ofChance(key))));
  }
}
