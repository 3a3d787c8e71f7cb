package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Command;

/**
 * A player of one seat, who decides for it.
 *
 * <p>A player is asked whenever a decision waits for him, and answers one of the decisions in his
 * view. While dials are set he is asked again until he is ready. This player takes and spends focus
 * tokens whenever possible, and otherwise acts at random:
 *
 * <pre>{@code
 * Player steady =
 *     (view, random) -> {
 *       for (Decision decision : view.decisions()) {
 *         if (decision.option("focus").isPresent()) {
 *           return Command.of(decision.id(), "focus");
 *         }
 *       }
 *       return RandomAnswer.of(view.decisions(), random);
 *     };
 * }</pre>
 *
 * <p>A player may keep notes between his turns; then he is good for one game.
 */
@FunctionalInterface
public interface Player {

  /**
   * Answers one of the decisions, at least one, in what the player may know.
   *
   * @param random his own generator: with the same one he plays the same game
   */
  Command decide(View view, Generator random);
}
