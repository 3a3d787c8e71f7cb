package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.Rules;

/**
 * The JSON form of rules: the name of a rule set, or an adjusted rule set.
 *
 * <pre>{@code
 * "core-2012"
 * ["core-2012", "boarding-2.2"]
 * {"base": "reference-2015", "guidesFlee": true}
 * }</pre>
 */
public sealed interface RulesJson permits NamedRules, AdjustedRules {

  /** Returns the rules. */
  Rules rules();

  /**
   * Returns the JSON form of rules: a name if a rule set has exactly these rules.
   *
   * @throws IllegalArgumentException if no field adjusts a difference from every rule set
   */
  static RulesJson of(Rules rules) {
    for (NamedRules named : NamedRules.all()) {
      if (named.rules().equals(rules)) {
        return named;
      }
    }
    return AdjustedRules.of(rules);
  }
}
