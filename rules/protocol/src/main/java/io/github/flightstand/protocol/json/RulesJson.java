package io.github.flightstand.protocol.json;

import static java.util.stream.Collectors.joining;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import java.util.function.UnaryOperator;

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
   * Returns rules by which squads are built and games are played.
   *
   * @throws FaultException at the field {@code rules} if these are not
   */
  static Rules playable(Rules rules) {
    if (!rules.playable()) {
      throw FaultException.badValue(
          "/rules",
          "'rules' is of the second edition, of which only moves and measures are known, expected"
              + " one of "
              + RuleSet.playable().stream().map(RuleSet::shortName).collect(joining(", ")));
    }
    return rules;
  }

  /**
   * Returns the JSON form of rules: a name if a rule set has exactly these rules.
   *
   * @throws IllegalArgumentException if no field adjusts a difference from every rule set
   */
  static RulesJson of(Rules rules) {
    return of(rules, UnaryOperator.identity());
  }

  /**
   * Returns the JSON form of rules as another build writes it, whose rule sets have other defaults.
   *
   * @param defaults what that build makes of the rules of a set
   * @throws IllegalArgumentException if no field adjusts a difference from every rule set
   */
  static RulesJson of(Rules rules, UnaryOperator<Rules> defaults) {
    for (NamedRules named : NamedRules.all()) {
      if (defaults.apply(named.rules()).equals(rules)) {
        return named;
      }
    }
    return AdjustedRules.of(rules);
  }
}
