package io.github.flightstand.tools;

import io.github.flightstand.rules.engine.event.Event;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Events in plain sentences, for people who follow a game. */
public final class EventWords {

  private static final Map<Class<? extends Event>, Function<Event, String>> WORDS =
      Stream.of(
              RoundWords.ALL,
              FlightWords.ALL,
              CombatWords.ALL,
              HugeWords.ALL,
              MissionWords.ALL,
              BoardingWords.ALL)
          .flatMap(words -> words.entrySet().stream())
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private EventWords() {}

  /** Returns the kinds of event that there are words for. */
  static Set<Class<? extends Event>> told() {
    return WORDS.keySet();
  }

  /** Returns an event in words. */
  public static String of(Event event) {
    return Objects.requireNonNull(WORDS.get(event.getClass())).apply(event);
  }
}
