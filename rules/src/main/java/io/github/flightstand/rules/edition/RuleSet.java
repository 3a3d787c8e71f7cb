package io.github.flightstand.rules.edition;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.setup.ObstacleSpacing;
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
  REFERENCE_2015("reference-2015", true),
  /** The first rulebook, of 2012. */
  CORE_2012("core-2012", false);

  /** The depth of a band of the range ruler, in millimetres. */
  private static final double RANGE_BAND = 100;

  private final String shortName;
  private final boolean rollingTemplateCounts;

  RuleSet(String shortName, boolean rollingTemplateCounts) {
    this.shortName = shortName;
    this.rollingTemplateCounts = rollingTemplateCounts;
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
   * Tells which part of a ship or token must stay inside the play area, when it moves and at
   * set-up.
   *
   * <p>The rules reference can be read to say that guides must (000, headings on guides and
   * fleeing); that they need not is the project's choice, for else a ship set up flush with its
   * edge would flee by standing still. The first rulebook does not speak of them.
   */
  public Fleeing fleeing() {
    return Fleeing.STANDARD;
  }

  /**
   * Returns the obstacles that forbid a barrel roll.
   *
   * <p>The rules reference names asteroids; every obstacle is the project's choice. In the first
   * rulebook every obstacle is an asteroid, and only the base must keep off them.
   */
  public Barriers barrelRollBarriers() {
    return rollingTemplateCounts
        ? Barriers.EVERY_OBSTACLE
        : Barriers.EVERY_OBSTACLE.withoutTemplate();
  }

  /**
   * Returns the obstacles that forbid a boost.
   *
   * <p>The rules reference names every obstacle token, for base and template. Boosting is not in
   * the first rulebook, so there the rules reference holds.
   */
  public Barriers boostBarriers() {
    return Barriers.EVERY_OBSTACLE;
  }

  /**
   * Returns the obstacles that forbid a decloak, to a side or forward.
   *
   * <p>The rules reference names every obstacle token, for base and template. Decloaking is not in
   * the first rulebook, so there the rules reference holds, to a side too.
   */
  public Barriers decloakBarriers() {
    return Barriers.EVERY_OBSTACLE;
  }

  /**
   * Returns how far apart obstacles are set up.
   *
   * <p>The rules reference wants them beyond range 2 of the edges and beyond range 1 of each other
   * (000, heading on set-up). The first rulebook wants them beyond range 1 of the edges and says
   * nothing of each other (001, heading on obstacles): there they only must not overlap, which is
   * the project's choice.
   */
  public ObstacleSpacing obstacleSpacing() {
    return switch (this) {
      case REFERENCE_2015 -> new ObstacleSpacing(2 * RANGE_BAND, OptionalDouble.of(RANGE_BAND));
      case CORE_2012 -> new ObstacleSpacing(RANGE_BAND, OptionalDouble.empty());
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
