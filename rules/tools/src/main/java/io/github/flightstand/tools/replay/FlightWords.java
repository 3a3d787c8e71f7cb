package io.github.flightstand.tools.replay;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.WingEvent;
import java.util.Map;
import java.util.function.Function;

/** Moves, tokens and wings in plain sentences. */
final class FlightWords {

  static final Map<Class<? extends Event>, Function<Event, String>> ALL =
      Map.ofEntries(
          Phrases.of(MoveEvent.Activated.class, e -> e.ship() + " is active"),
          Phrases.of(MoveEvent.Moved.class, FlightWords::moved),
          Phrases.of(MoveEvent.Acted.class, e -> e.ship() + " acts: " + e.action()),
          Phrases.of(
              MoveEvent.Skipped.class,
              e -> e.ship() + " does not " + word(e.what()) + " (" + Formats.word(e.reason()) + ")"),
          Phrases.of(
              MoveEvent.Coordinated.class,
              e -> e.ship() + " gives " + e.other() + " a free action"),
          Phrases.of(
              MarkerEvent.Gained.class,
              e -> e.ship() + " gains " + Phrases.tokens(e.count(), Formats.word(e.marker()))),
          Phrases.of(
              MarkerEvent.Lost.class,
              e -> e.ship() + " loses " + Phrases.tokens(e.count(), Formats.word(e.marker()))),
          Phrases.of(
              MarkerEvent.Locked.class,
              e -> e.ship() + " locks on to " + e.target() + Phrases.on(e.section())),
          Phrases.of(MarkerEvent.Unlocked.class, e -> e.ship() + "'s lock is gone"),
          Phrases.of(
              WingEvent.Split.class,
              e ->
                  e.ship()
                      + " splits from the wing of "
                      + e.leader()
                      + " ("
                      + Formats.word(e.reason())
                      + ")"),
          Phrases.of(
              WingEvent.Rejoined.class, e -> e.ship() + " rejoins the wing of " + e.leader()));

  private FlightWords() {}

  private static String word(MoveEvent.Skipped.Chance chance) {
    return switch (chance) {
      case ACTION -> "act";
      case ATTACK -> "attack";
      case DECLOAK -> "decloak";
      case DROP -> "drop a bomb";
    };
  }

  private static String moved(MoveEvent.Moved moved) {
    return moved.ship()
        + (moved.move().equals(MoveEvent.Moved.FORMATION)
            ? " takes its place in formation at "
            : " moves by " + moved.move() + " to ")
        + Phrases.at(moved.pose())
        + Phrases.list(", overlaps ", moved.overlapped())
        + Phrases.list(", touches ", moved.touching())
        + Phrases.list(", meets ", moved.obstacles());
  }
}
