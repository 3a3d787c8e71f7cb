package io.github.flightstand.tools.page;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.Optional;

/**
 * The query that a step answers, but for its table and rules, which a page adds: members as the
 * protocol has them.
 *
 * <pre>{@code
 * {"op": "maneuver", "ship": "red-1", "maneuver": "3BW"}
 * }</pre>
 */
public record Ask(
    String op,
    Optional<String> ship,
    Optional<String> maneuver,
    Optional<String> as,
    Optional<String> direction,
    Optional<String> template,
    Optional<String> by,
    Optional<Integer> turn,
    Optional<String> attacker,
    Optional<String> target,
    Optional<String> arc,
    Optional<String> section) {

  private static Ask moving(
      String op,
      String ship,
      Optional<Maneuver> maneuver,
      Optional<String> direction,
      Optional<String> template,
      Optional<String> by,
      Optional<Integer> turn) {
    return new Ask(
        op,
        Optional.of(ship),
        maneuver.map(Maneuver::code),
        maneuver.flatMap(flown -> flown.bearing().manner()).map(Formats::word),
        direction,
        template,
        by,
        turn,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns the query about a maneuver. */
  public static Ask maneuver(String ship, Maneuver maneuver) {
    return moving(
        "maneuver",
        ship,
        Optional.of(maneuver),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns the query about a move by an action, such as {@code boost} to the {@code left}. */
  public static Ask action(String ship, String action, String direction) {
    return action(ship, action, Optional.of(direction), Optional.empty(), false);
  }

  /** Returns the query about a move by an action or by a tractor beam, along a template. */
  public static Ask action(
      String ship,
      String action,
      Optional<String> direction,
      Optional<LaidTemplate> template,
      boolean byTractor) {
    return moving(
        action,
        ship,
        Optional.empty(),
        direction,
        template.map(LaidTemplate::code),
        Optional.of("tractor").filter(word -> byTractor),
        Optional.empty());
  }

  /** Returns the query about a turn on the spot, by degrees to the left. */
  public static Ask rotate(String ship, int turn) {
    return moving(
        "rotate",
        ship,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(turn));
  }

  /** Returns the query about an attack. */
  public static Ask attack(
      String attacker, String target, FiringArc arc, Optional<SectionName> section) {
    return new Ask(
        "attack",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(attacker),
        Optional.of(target),
        Optional.of(arc.word()),
        section.map(Formats::word));
  }
}
