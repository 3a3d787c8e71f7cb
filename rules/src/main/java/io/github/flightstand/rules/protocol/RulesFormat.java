package io.github.flightstand.rules.protocol;

import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.protocol.json.Excerpt;
import java.util.List;
import java.util.Optional;

/**
 * The choice of rules as callers write it: {@code "core-2012"} or {@code ["core-2012"]}.
 *
 * <p>The list is there for sets that are added to others; as yet there are none of those, so a list
 * names one set.
 */
public final class RulesFormat {

  private RulesFormat() {}

  /**
   * Returns the rule set of a query: the one in its field {@code rules}, or the rules reference if
   * there is none that can be read.
   */
  public static RuleSet of(Fields query) {
    return query.optional("rules").flatMap(RulesFormat::read).orElse(RuleSet.REFERENCE_2015);
  }

  /** Reads a rule set; notes names that do not exist and lists that make no set. */
  public static Optional<RuleSet> read(Field field) {
    if (!field.isList()) {
      return one(field);
    }
    List<Field> names = field.list().orElseThrow();
    if (names.isEmpty()) {
      field.unexpected("the name of a rule set or a list of names");
      return Optional.empty();
    }
    List<Optional<RuleSet>> sets = names.stream().map(RulesFormat::one).toList();
    if (sets.size() > 1) {
      field.fault(
          FaultCode.UNKNOWN_RULES,
          field.at().words() + " names " + sets.size() + " rule sets, expected one");
      return Optional.empty();
    }
    return sets.get(0);
  }

  private static Optional<RuleSet> one(Field field) {
    return field
        .text()
        .flatMap(
            name -> {
              Optional<RuleSet> set = RuleSet.named(name);
              if (set.isEmpty()) {
                field.fault(
                    FaultCode.UNKNOWN_RULES,
                    field.at().words()
                        + " is "
                        + Excerpt.quoted(name)
                        + ", expected "
                        + Fields.oneOf(RuleSet.shortNames()));
              }
              return set;
            });
  }
}
