package io.github.flightstand.rules.edition;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A set of rules, under the short name that the protocol and game logs use.
 *
 * <pre>{@code
 * RuleSet.named("core-2012") // the first rulebook's rules
 * RuleSet.named("house")     // nothing
 * }</pre>
 *
 * <p>The sets move ships alike; they part where actions, attacks and set-up begin.
 */
public enum RuleSet {
  /** The rules reference of 2015, the one that holds where none is named. */
  REFERENCE_2015("reference-2015"),
  /** The first rulebook, of 2012. */
  CORE_2012("core-2012");

  private final String shortName;

  RuleSet(String shortName) {
    this.shortName = shortName;
  }

  /** Returns the name that callers use. */
  public String shortName() {
    return shortName;
  }

  /** Returns the set with that short name, if there is one. */
  public static Optional<RuleSet> named(String shortName) {
    return Arrays.stream(values()).filter(set -> set.shortName.equals(shortName)).findFirst();
  }

  /** Returns the short names of all sets. */
  public static List<String> shortNames() {
    return Arrays.stream(values()).map(RuleSet::shortName).toList();
  }
}
