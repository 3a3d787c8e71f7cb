package io.github.flightstand.rules.squad;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The kinds of upgrade, each with its icon (000-059). */
public enum Slot {
  /** An elite pilot's talent. */
  ELITE("elite", "ept", "talent"),
  /** An astromech droid. */
  ASTROMECH("astromech", "amd"),
  /** A torpedo. */
  TORPEDO("torpedo"),
  /** A missile. */
  MISSILE("missile"),
  /** A cannon. */
  CANNON("cannon"),
  /** A turret. */
  TURRET("turret"),
  /** A bomb or mine. */
  BOMB("bomb", "device", "payload"),
  /** A crew member. */
  CREW("crew"),
  /** A salvaged astromech droid. */
  SALVAGED_ASTROMECH("salvaged-astromech", "samd", "salvagedastromech"),
  /** A system. */
  SYSTEM("system", "sensor"),
  /** A title; every ship may have one, no icon shows it (000-060). */
  TITLE("title"),
  /** A modification; every ship may have one, no icon shows it (000-060). */
  MODIFICATION("modification", "mod"),
  /** Something illicit. */
  ILLICIT("illicit"),
  /** Cargo, of huge ships. */
  CARGO("cargo"),
  /** A hardpoint, of huge ships. */
  HARDPOINT("hardpoint"),
  /** A team, of huge ships. */
  TEAM("team"),
  /** A piece of technology. */
  TECH("tech");

  private final List<String> words;

  Slot(String... words) {
    this.words = List.of(words);
  }

  /** Returns the kind's name, as in {@code "salvaged-astromech"}. */
  public String word() {
    return words.get(0);
  }

  /** Returns the kind that a word stands for, by its name or as XWS or a squad builder has it. */
  public static Optional<Slot> of(String written) {
    String plain = Names.plain(written);
    return Arrays.stream(values())
        .filter(slot -> slot.words.stream().anyMatch(word -> Names.plain(word).equals(plain)))
        .findFirst();
  }
}
