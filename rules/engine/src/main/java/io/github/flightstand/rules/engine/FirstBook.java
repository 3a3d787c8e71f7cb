package io.github.flightstand.rules.engine;

import static java.util.Map.entry;

import io.github.flightstand.rules.GameRules;
import io.github.flightstand.rules.engine.decision.Refusal;
import java.util.Map;

/** The clauses of the rules reference (000) that the first rulebook (001) has too. */
final class FirstBook {

  private static final Map<String, String> SAYS =
      Map.ofEntries(
          entry("000-003", "001-064"),
          entry("000-008", "001-015"),
          entry("000-011", "001-021"),
          entry("000-025", "001-040"),
          entry("000-034", "001-024"),
          entry("000-035", "001-024"),
          entry("000-052", "001-057"),
          entry("000-053", "001-057"),
          entry("000-055", "001-006"),
          entry("000-070", "001-017"),
          entry("000-076", "001-044"),
          entry("000-097", "001-018"),
          entry("000-104", "001-017"),
          entry("000-123", "001-059"),
          entry("000-165", "001-011"),
          entry("000-172", "001-055"),
          entry("000-175", "001-024"),
          entry("000-195", "001-026"),
          entry("000-196", "001-018"));

  private FirstBook() {}

  /** Returns a refusal that cites the rulebook in force. */
  static Refusal cited(GameRules rules, Refusal refusal) {
    return rules.firstBook()
        ? new Refusal(
            refusal.clause().map(clause -> SAYS.getOrDefault(clause, clause)),
            refusal.message(),
            refusal.at())
        : refusal;
  }
}
