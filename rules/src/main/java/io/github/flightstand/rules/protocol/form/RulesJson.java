package io.github.flightstand.rules.protocol.form;

import io.github.flightstand.rules.Rules;

/**
 * The choice of rules as callers write it: the name of a rule set, or one adjusted.
 *
 * <pre>{@code
 * "core-2012"
 * {"base": "reference-2015", "guidesFlee": true}
 * }</pre>
 */
public sealed interface RulesJson permits NamedRules, AdjustedRules {

  /** Returns the rules. */
  Rules rules();
}
