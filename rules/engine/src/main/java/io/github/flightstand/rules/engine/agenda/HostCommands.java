package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import java.util.Optional;

/** The host's command at any time: time is up, so the present round is the last (000-210). */
public final class HostCommands {

  private static final String LAST_ROUND = "lastRound";

  /** Tests whether a command is the host's rather than a player's. */
  public static boolean includes(Command command) {
    return command.decision().equals(LAST_ROUND);
  }

  /** Returns what is wrong with a host's command, if anything is. */
  static Optional<Refusal> refusal(Command command) {
    return command.key().equals(LAST_ROUND)
        ? Admission.refusal(Option.of(LAST_ROUND), command)
        : Optional.of(
            Refusal.of(
                "key",
                "'" + command.key() + "' is no option of 'lastRound', expected one of lastRound"));
  }

  /** Carries out a host's command; before the first round, that round becomes the last. */
  static void answer(Transition play) {
    play.happen(new RoundEvent.LastRound(Math.max(1, play.state().round())));
  }
}
