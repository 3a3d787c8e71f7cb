package io.github.flightstand.rules.edition;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.parts.PartsCatalogue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A set of rules, under the short name that the protocol and game logs use.
 *
 * <pre>{@code
 * RuleSet.named("core-2012") // the first rulebook's rules
 * RuleSet.named("house")     // nothing
 * }</pre>
 *
 * <p>The sets move ships alike; they part where actions, attacks and set-up begin.
 */
public enum RuleSet {
  /** The rules reference of 2015, the one that holds where none is named. */
  REFERENCE_2015("reference-2015"),
  /** The first rulebook, of 2012. */
  CORE_2012("core-2012");

  private final String shortName;

  RuleSet(String shortName) {
    this.shortName = shortName;
  }

  /** Returns the name that callers use. */
  public String shortName() {
    return shortName;
  }

  /** Returns the edition to which the set belongs: as yet they all belong to the first. */
  public Edition edition() {
    return Edition.FIRST;
  }

  /**
   * Tells whether ships whose bases are in contact cannot attack each other, however they came to
   * stand so. By the rules reference it takes a maneuver that overlapped, which a table does not
   * show.
   */
  public boolean contactForbidsAttacks() {
    return this == CORE_2012;
  }

  /**
   * Returns the width of the ruler that obstructs attacks, in millimetres, for {@link
   * io.github.flightstand.rules.measure.AttackRuler}.
   *
   * <p>By the rules reference one edge of the ruler measures. The first rulebook lets any part of
   * the ruler on an obstacle obstruct (001, heading on obstacles) but does not say how wide it is;
   * no width is the project's choice.
   */
  public double rulerWidth() {
    return 0;
  }

  /**
   * Returns what the set chooses about moving and setting up, with the published parts.
   *
   * <ul>
   *   <li>The rules reference can be read to say that guides must stay inside the play area (000,
   *       headings on guides and fleeing); that they need not is the project's choice, for else a
   *       ship set up flush with its edge would flee by standing still. The first rulebook does not
   *       speak of them.
   *   <li>For barrel rolls the rules reference names asteroids; every obstacle is the project's
   *       choice. In the first rulebook every obstacle is an asteroid, and only the base must keep
   *       off them.
   *   <li>For boosts and decloaks the rules reference names every obstacle token, for base and
   *       template. Neither is in the first rulebook, so there the rules reference holds.
   *   <li>The rules reference wants obstacles beyond range 2 of the edges and beyond range 1 of
   *       each other (000, heading on set-up). The first rulebook wants them beyond range 1 of the
   *       edges and says nothing of each other (001, heading on obstacles): there they only must
   *       not overlap, which is the project's choice.
   * </ul>
   */
  public MovementRules movement() {
    return switch (this) {
      case REFERENCE_2015 -> MovementRules.STANDARD;
      case CORE_2012 ->
          new MovementRules(
              PartsCatalogue.standard(),
              Tolerance.STANDARD,
              Fleeing.STANDARD,
              Barriers.EVERY_OBSTACLE.withoutTemplate(),
              Barriers.EVERY_OBSTACLE,
              Barriers.EVERY_OBSTACLE,
              new ObstacleSpacing(100, OptionalDouble.empty()));
    };
  }

  /** Returns the set with that short name, if there is one. */
  public static Optional<RuleSet> named(String shortName) {
    return Arrays.stream(values()).filter(set -> set.shortName.equals(shortName)).findFirst();
  }

  /** Returns the short names of all sets. */
  public static List<String> shortNames() {
    return Arrays.stream(values()).map(RuleSet::shortName).toList();
  }
}
