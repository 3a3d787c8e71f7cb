package io.github.flightstand.rules.referee;

import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.referee.log.AttackClaim;
import java.util.Locale;
import java.util.Optional;

/**
 * Says in words what came of measuring an attack and how a claim differs from it.
 *
 * <pre>
 * red-1's attack on blue-2 is at range 3 (212.4 mm); recorded at range 2
 * </pre>
 */
final class AttackWords {

  private final AttackClaim claim;
  private final Attack answer;

  /** Prepares to speak about one claim and what was measured. */
  AttackWords(AttackClaim claim, Attack answer) {
    this.claim = claim;
    this.answer = answer;
  }

  /** Returns what was measured, the claim being right. */
  String legal() {
    LineOfFire line = answer.line().orElseThrow();
    return attack() + " is " + range(line) + ", " + obstruction(line);
  }

  /** Returns what was measured and how the claim differs from it. */
  String illegal(Rule broken) {
    return switch (broken) {
      case TOUCHING -> attack() + " is forbidden: their bases are in contact";
      case FIRING_ARC ->
          String.format(
              Locale.ROOT,
              "%s is %s %s's %s arc",
              target(),
              outside(),
              claim.ship(),
              claim.arc().orElseThrow().word());
      case SECTION ->
          String.format(
              Locale.ROOT,
              "%s cannot be chosen from where %s stands: the line between the middles crosses the"
                  + " section line by %.2f mm",
              target(),
              claim.ship(),
              -answer.sight().orElseThrow().margin());
      case RANGE ->
          attack()
              + " is "
              + answer.line().map(AttackWords::range).orElseThrow()
              + "; recorded at range "
              + claim.range().orElseThrow().number();
      default ->
          attack()
              + " is "
              + answer.line().map(AttackWords::obstruction).orElseThrow()
              + "; recorded as "
              + (claim.obstructed().orElseThrow() ? "obstructed" : "not obstructed");
    };
  }

  /** Returns how the claim differs, and what has to be different for it to be right. */
  String tooClose(Rule broken, String shift) {
    return illegal(broken) + "; with " + shift + " it would be right";
  }

  private String attack() {
    return claim.ship() + "'s attack on " + target();
  }

  private String target() {
    return claim.target()
        + claim.section().map(section -> "'s " + section.word() + " section").orElse("");
  }

  private String outside() {
    double depth = answer.arcDepth().orElseThrow();
    return depth < 0
        ? String.format(Locale.ROOT, "%.2f mm outside", -depth)
        : "just on the line of";
  }

  private static String range(LineOfFire line) {
    Optional<Integer> band = line.range().map(RangeBand::number);
    String where = band.map(number -> "at range " + number).orElse("beyond range 5");
    return String.format(Locale.ROOT, "%s (%.1f mm)", where, line.lines().distance());
  }

  private static String obstruction(LineOfFire line) {
    String by = String.join(" and ", line.obstructedBy());
    if (line.choice()) {
      return "obstructed by " + by + " or clear, as the attacker chooses";
    }
    return line.obstructed() ? "obstructed by " + by : "not obstructed";
  }
}
