package io.github.flightstand.rules.encoding;

import io.github.flightstand.movement.maneuver.Bearing;
import io.github.flightstand.movement.maneuver.Maneuver;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The choices of an action beside its option, each with a name. */
enum Choice {
  /** Nothing. */
  NONE(List.of("")),
  /** A side. */
  SIDE(List.of("own", "enemy")),
  /** A maneuver, by its speed and bearing: a dial shows each once. */
  MANEUVER(maneuvers()),
  /** A ship of either side, the own side first. */
  SHIP(Stream.concat(numbered("own", Slots.SHIPS), numbered("enemy", Slots.SHIPS)).toList()),
  /** An enemy ship. */
  ENEMY(numbered("enemy", Slots.SHIPS).toList()),
  /** A shift of a slide: five places from end to end, and what matters between. */
  SLIDE(Stream.concat(numbered("place", 5), numbered("witness", 15)).toList()),
  /** Some of up to six dice, as the bits of a number. */
  DICE(IntStream.range(0, 1 << 6).mapToObj(Choice::dice).toList()),
  /** A name by its place in the option's list. */
  NAME(numbered("name", 16).toList()),
  /** A pose in a region. */
  POSE(numbered("pose", 9).toList());

  /** The place of each bearing's slowest maneuver. */
  private static final int[] FIRST = first();

  private final String names;
  private final int size;

  Choice(List<String> names) {
    this.names = String.join("\n", names);
    size = names.size();
  }

  List<String> names() {
    return List.of(names.split("\n", -1));
  }

  int size() {
    return size;
  }

  /** Returns the place of a maneuver among the names, or −1 if only a card makes it. */
  static int of(Maneuver maneuver) {
    Bearing bearing = maneuver.bearing();
    return bearing.manner().isPresent()
        ? -1
        : FIRST[bearing.ordinal()] + maneuver.speed() - bearing.slowest();
  }

  private static int[] first() {
    Bearing[] bearings = Bearing.values();
    int[] first = new int[bearings.length];
    for (int i = 1; i < bearings.length; i++) {
      Bearing before = bearings[i - 1];
      first[i] = first[i - 1] + before.fastest() - before.slowest() + 1;
    }
    return first;
  }

  private static List<String> maneuvers() {
    return Arrays.stream(Bearing.values())
        .filter(bearing -> bearing.manner().isEmpty())
        .flatMap(
            bearing ->
                IntStream.rangeClosed(bearing.slowest(), bearing.fastest())
                    .mapToObj(speed -> "" + speed + bearing.letter()))
        .toList();
  }

  private static Stream<String> numbered(String name, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(number -> name + number);
  }

  private static String dice(int bits) {
    return IntStream.range(0, 6)
        .filter(die -> (bits >> die & 1) == 1)
        .mapToObj(die -> "" + die)
        .collect(Collectors.joining("+", "dice:", ""));
  }
}
