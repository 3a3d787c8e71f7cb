package io.github.flightstand.protocol.json;

import io.github.flightstand.rules.Rules;

/**
 * The choice of rules as callers write it: the name of a rule set, or one adjusted.
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
   * Returns rules as a line writes them: by name if a rule set has them.
   *
   * @throws IllegalArgumentException if they differ from every rule set in what no flag adjusts
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
