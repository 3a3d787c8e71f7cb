package io.github.flightstand.tools;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Pool;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the sentences on events have in common. */
final class Phrases {

  private Phrases() {}

  static <E extends Event> Map.Entry<Class<? extends Event>, Function<Event, String>> of(
      Class<E> type, Function<E, String> words) {
    return Map.entry(type, event -> words.apply(type.cast(event)));
  }

  static String at(Pose pose) {
    return String.format(
        Locale.ROOT, "(%.2f, %.2f), heading %.2f", pose.x(), pose.y(), pose.heading().degrees());
  }

  /** Returns which section something is about, if it is about one. */
  static String on(Optional<SectionName> section) {
    return section.map(name -> ", " + name.word() + " section").orElse("");
  }

  static String list(String before, List<String> ids) {
    return ids.isEmpty() ? "" : before + String.join(" and ", ids);
  }

  static String tokens(int count, String kind) {
    return count + " " + kind + (count == 1 ? " token" : " tokens");
  }

  static String dice(List<Die> dice) {
    return new Pool(dice)
        .dice().stream().map(die -> die.face().word()).collect(Collectors.joining(" "));
  }
}
