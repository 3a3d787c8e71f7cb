package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.Event;
import java.util.List;
import java.util.Optional;

/**
 * A line of a player's log after the first: just one of three things. Such a log is written only.
 *
 * @param command what a player did; the value is absent where it is another's secret
 * @param chance what nature decided, which all see: the key of its option
 * @param seen what happened, as the player learns of it
 */
record SeatLine(Optional<Command> command, Optional<String> chance, Optional<List<Event>> seen) {}
