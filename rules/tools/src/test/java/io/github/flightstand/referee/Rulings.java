package io.github.flightstand.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

/** The rulings on small games, taken out and checked. */
final class Rulings {

  private Rulings() {}

  /** Judges a log of which one line is ruled on, and returns that ruling. */
  static Ruling only(String... lines) {
    List<Ruling> rulings = Logs.judge(lines);
    assertEquals(1, rulings.size());
    return rulings.get(0);
  }

  /** Judges a log by some rules, of which one line is ruled on, and returns that ruling. */
  static Ruling by(String rules, String... lines) {
    String header = Logs.HEADER.replace("}}", "},\"rules\":" + rules + "}");
    List<Ruling> rulings = Logs.judgeBy(header, lines);
    assertEquals(1, rulings.size());
    return rulings.get(0);
  }

  /** Judges a log and returns its last ruling. */
  static Ruling last(String... lines) {
    List<Ruling> rulings = Logs.judge(lines);
    return rulings.get(rulings.size() - 1);
  }

  /** Checks a ruling in a sentence, such as {@code "legal by stationary: red stayed"}. */
  static void assertRuling(String sentence, Ruling ruling) {
    String rule = ruling.rule().map(Rule::word).orElse("none");
    assertEquals(sentence, ruling.verdict().word() + " by " + rule + ": " + ruling.message());
  }

  /** Checks the verdict alone. */
  static void assertVerdict(Verdict verdict, Ruling ruling) {
    assertEquals(verdict, ruling.verdict(), ruling.message());
  }
}
