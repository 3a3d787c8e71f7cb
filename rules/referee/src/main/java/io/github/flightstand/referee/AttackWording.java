package io.github.flightstand.referee;

import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.Locale;
import java.util.Optional;

/**
 * The referee's sentences about attacks.
 *
 * <pre>
 * red-1's attack on blue-2 is at range 3 (212.4 mm); recorded at range 2
 * </pre>
 */
final class AttackWording {

  static String cannotAttack(AttackClaim claim, BadAimException refused) {
    return "%s cannot attack %s this way, expected %s"
        .formatted(claim.ship(), claim.target(), refused.expected());
  }

  static String legal(AttackClaim claim, Attack answer) {
    LineOfFire line = answer.line().orElseThrow();
    return attack(claim) + " is " + range(line) + ", " + obstruction(line);
  }

  static String illegal(AttackClaim claim, Attack answer, Rule broken) {
    return switch (broken) {
      case TOUCHING -> attack(claim) + " is forbidden: their bases are in contact";
      case FIRING_ARC ->
          String.format(
              Locale.ROOT,
              "%s is %s %s's %s arc",
              target(claim),
              outside(answer.arcDepth().orElseThrow()),
              claim.ship(),
              claim.arc().orElseThrow().word());
      case SECTION ->
          String.format(
              Locale.ROOT,
              "%s cannot be chosen from where %s stands: the line between the middles crosses the"
                  + " section line by %.2f mm",
              target(claim),
              claim.ship(),
              -answer.sight().orElseThrow().margin());
      case RANGE ->
          attack(claim)
              + " is "
              + answer.line().map(AttackWording::range).orElseThrow()
              + claim
                  .range()
                  .filter(said -> !band(answer.line().orElseThrow()).equals(claim.range()))
                  .map(said -> "; recorded at range " + said)
                  .orElse(", out of reach");
      default ->
          "%s is %s; recorded as %s"
              .formatted(
                  attack(claim),
                  answer.line().map(AttackWording::obstruction).orElseThrow(),
                  claim.obstructed().orElseThrow() ? "obstructed" : "not obstructed");
    };
  }

  static String forbidden(AttackClaim claim, String why) {
    return claim.ship() + "'s attack on " + claim.target() + " is forbidden: " + why;
  }

  static String tooCloseToForbid(AttackClaim claim, String why) {
    return "%s's attack on %s is too close to forbid: it may be that %s"
        .formatted(claim.ship(), claim.target(), why);
  }

  private static String attack(AttackClaim claim) {
    return claim.ship() + "'s attack on " + target(claim);
  }

  private static String target(AttackClaim claim) {
    return claim.target()
        + claim.section().map(section -> "'s " + section.word() + " section").orElse("");
  }

  private static String outside(double depth) {
    return depth < 0 ? PoseWording.millimetres(-depth) + " outside" : "just on the line of";
  }

  private static Optional<Integer> band(LineOfFire line) {
    return line.range().map(RangeBand::number);
  }

  private static String range(LineOfFire line) {
    String where = band(line).map(number -> "at range " + number).orElse("beyond range 5");
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
