package io.github.flightstand.rules.squad;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The kinds of upgrade, each with its icon (000-059). */
public enum Slot {
  /** An elite pilot's talent. */
  ELITE("elite", "ept", "talent", "elitepilottalent"),
  ASTROMECH("astromech", "amd", "astromechdroid", "droid"),
  TORPEDO("torpedo"),
  MISSILE("missile"),
  CANNON("cannon"),
  TURRET("turret", "turretweapon"),
  BOMB("bomb", "bombmine", "device", "payload"),
  CREW("crew"),
  SALVAGED_ASTROMECH("salvaged-astromech", "samd", "salvagedastromech", "salvagedastromechdroid"),
  SYSTEM("system", "sensor", "systemupgrade"),
  /** A title; every ship may have one, and no icon shows it (000-060). */
  TITLE("title"),
  /** A modification; every ship may have one, and no icon shows it (000-060). */
  MODIFICATION("modification", "mod"),
  ILLICIT("illicit"),
  /** Cargo, of huge ships. */
  CARGO("cargo"),
  /** A hardpoint, of huge ships. */
  HARDPOINT("hardpoint"),
  /** A team, of huge ships. */
  TEAM("team"),
  TECH("tech"),
  /** A command; in epic battles every ship may have one, and no icon shows it (003-063). */
  COMMAND("command");

  private final String word;

  /** Every name of the kind in plain letters, each between spaces. */
  private final String names;

  Slot(String... words) {
    word = words[0];
    names = Arrays.stream(words).map(Names::plain).collect(Collectors.joining(" ", " ", " "));
  }

  /** Returns the kind's name, such as {@code "salvaged-astromech"}. */
  public String word() {
    return word;
  }

  /**
   * Returns the kind that a word stands for: its name, or XWS's or a squad builder's word, perhaps
   * in the plural.
   */
  public static Optional<Slot> of(String written) {
    String name = " " + Names.plain(written) + " ";
    return named(name)
        .or(() -> named(name.replace("s ", " ")))
        .or(() -> named(name.replace("es ", " ")));
  }

  private static Optional<Slot> named(String name) {
    return Arrays.stream(values()).filter(slot -> slot.names.contains(name)).findFirst();
  }
}
