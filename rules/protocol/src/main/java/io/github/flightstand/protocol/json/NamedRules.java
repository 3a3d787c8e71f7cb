package io.github.flightstand.protocol.json;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.RuleAddition;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rules by name: {@code "core-2012"} or {@code ["core-2012"]}, or a rule set with additions: {@code
 * ["core-2012", "boarding-2.2"]}.
 *
 * @param set the rule set
 * @param added the additions to it, each once
 */
public record NamedRules(RuleSet set, List<RuleAddition> added) implements RulesJson {

  public NamedRules {
    added = List.copyOf(added);
  }

  /** Creates the rules of a set without additions. */
  public NamedRules(RuleSet set) {
    this(set, List.of());
  }

  /** Returns all rules that have names: each set alone, then each with one addition. */
  static List<NamedRules> all() {
    List<NamedRules> all = new ArrayList<>();
    for (RuleSet set : RuleSet.values()) {
      all.add(new NamedRules(set));
    }
    for (RuleSet set : RuleSet.values()) {
      for (RuleAddition addition : RuleAddition.values()) {
        all.add(new NamedRules(set, List.of(addition)));
      }
    }
    return all;
  }

  @Override
  public Rules rules() {
    Rules rules = set.rules();
    for (RuleAddition addition : added) {
      rules = addition.to(rules);
    }
    return rules;
  }

  /** Reads the name of a set, or a list of a set and its additions. */
  static NamedRules read(JsonReader in) {
    if (!in.isList()) {
      return new NamedRules(named(in.text("a string"), in.at()));
    }
    List<String> names = new ArrayList<>();
    while (in.next()) {
      names.add(in.text("a string"));
    }
    Pointer at = in.at();
    if (names.isEmpty()) {
      throw FaultException.unexpected(
          at, "an empty list", "the name of a rule set or a list of names");
    }
    RuleSet set = named(names.get(0), at.append(0));
    List<RuleAddition> added = new ArrayList<>();
    for (int i = 1; i < names.size(); i++) {
      RuleAddition addition = addition(names.get(i), at.append(i));
      if (added.contains(addition)) {
        throw FaultException.about(
            FaultCode.UNKNOWN_RULES,
            at.append(i),
            " is " + Excerpt.quoted(names.get(i)) + " a second time, expected it once");
      }
      added.add(addition);
    }
    return new NamedRules(set, added);
  }

  /** Returns the name, or the list of names if there are additions. */
  Object written() {
    List<String> names = new ArrayList<>(List.of(set.shortName()));
    added.forEach(addition -> names.add(addition.shortName()));
    return added.isEmpty() ? set.shortName() : names;
  }

  private static RuleAddition addition(String name, Pointer at) {
    return RuleAddition.named(name)
        .orElseThrow(
            () ->
                FaultException.about(
                    FaultCode.UNKNOWN_RULES,
                    at,
                    " is %s, expected an addition to a rule set: %s"
                        .formatted(
                            Excerpt.quoted(name), String.join(", ", RuleAddition.shortNames()))));
  }

  private static RuleSet named(String name, Pointer at) {
    Optional<RuleSet> set = RuleSet.named(name);
    if (set.isPresent()) {
      return set.get();
    }
    if (RuleAddition.named(name).isPresent()) {
      throw FaultException.about(
          FaultCode.UNKNOWN_RULES,
          at,
          (" is %s, which is added to a rule set, expected a list like [\"reference-2015\", "
                  + "\"%s\"]")
              .formatted(Excerpt.quoted(name), name));
    }
    throw FaultException.about(
        FaultCode.UNKNOWN_RULES,
        at,
        " is %s, expected one of %s"
            .formatted(Excerpt.quoted(name), String.join(", ", RuleSet.shortNames())));
  }
}
