package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.event.Event;
import java.util.List;
import java.util.Optional;

/**
 * A line of a player's log after the first: exactly one of three fields. Such a log is only
 * written.
 *
 * @param command a player's command; its value is absent if it is another player's secret
 * @param chance the key of chance's option, which all players see
 * @param seen the events, as the player sees them
 */
record SeatLine(Optional<Command> command, Optional<String> chance, Optional<List<Event>> seen) {}
