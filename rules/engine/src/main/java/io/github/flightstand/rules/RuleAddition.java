package io.github.flightstand.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The published rules that can be added to a rule set, with the short names that the protocol uses.
 *
 * <pre>{@code
 * RuleAddition.BOARDING_2_2.to(RuleSet.REFERENCE_2015.rules())
 * }</pre>
 */
public enum RuleAddition {
  /** The expert rules for disabling, docking, boarding and towing, version 2.2. */
  BOARDING_2_2("boarding-2.2");

  private final String shortName;

  RuleAddition(String shortName) {
    this.shortName = shortName;
  }

  /** Returns the short name that callers use. */
  public String shortName() {
    return shortName;
  }

  /** Returns {@code rules} with this addition. */
  public Rules to(Rules rules) {
    return switch (this) {
      case BOARDING_2_2 -> rules.withGame(rules.game().withBoarding(BoardingRules.VERSION_2_2));
    };
  }

  /** Returns the addition with that short name, if there is one. */
  public static Optional<RuleAddition> named(String shortName) {
    return Arrays.stream(values()).filter(one -> one.shortName.equals(shortName)).findFirst();
  }

  /** Returns the short names of all additions. */
  public static List<String> shortNames() {
    return Arrays.stream(values()).map(RuleAddition::shortName).toList();
  }
}
