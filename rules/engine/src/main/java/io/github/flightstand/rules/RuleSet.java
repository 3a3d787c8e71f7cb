package io.github.flightstand.rules;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.rules.Rules.Measuring;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The published rule sets, with the short names that the protocol and game logs use.
 *
 * <pre>{@code
 * RuleSet.named("core-2012").orElseThrow().rules() // the first rulebook's rules
 * RuleSet.named("house")                           // nothing
 * }</pre>
 *
 * <p>All sets fly the maneuvers of small, medium and large ships alike. They differ in huge ships,
 * actions, attacks, set-up, initiative and in when a game ends.
 */
public enum RuleSet {
  /** The rules reference of 2015; it applies if no set is named. */
  REFERENCE_2015("reference-2015"),

  /**
   * The first rulebook, of 2012. Every obstacle is an asteroid, and only the base of a ship that
   * rolls must keep clear of obstacles. Obstacles are set up beyond range 1 of the edges (001,
   * heading on obstacles). The book names no distance between them, so they only must not overlap
   * (the project's choice). Ships in contact cannot attack each other. Where the book is silent, as
   * on boosts, decloaks and guides, the rules reference applies.
   */
  CORE_2012("core-2012"),

  /**
   * The book of epic battles, of 2019, on second-edition rules. Ships in contact are at range 0,
   * arcs are those of the second edition, and initiative is pilot skill by another name. A system
   * phase comes between planning and activation. Huge ships have their template of 2019. Where the
   * book is silent, the rules reference applies (the project's choice).
   */
  EPIC_2019("epic-2019"),

  /**
   * The second edition, by its public Rules Reference of 2018 to 2020: everything that moves,
   * measures or places a piece. Rolls start and end at the marks of the bases. Ships in contact are
   * at range 0 and cannot attack each other. Arcs are those of the second edition. Obstacles forbid
   * what a tractor beam causes, as in the later versions. The game itself is not played: the
   * edition's base rules are none of the project's books. Where its reference is silent, the rules
   * reference of 2015 applies (the project's choice).
   */
  STANDARD_2018("standard-2018");

  private static final Rules EPIC_RULES =
      Rules.standard()
          .withEdition(Edition.SECOND)
          .withGame(GameRules.EPIC_2019)
          .withMovement(
              MovementRules.STANDARD.withParts(
                  PartsCatalogue.standard().with(HugeTemplate.OF_2019)));

  private static final Rules STANDARD_RULES =
      Rules.standard()
          .withEdition(Edition.SECOND)
          .withContactForbidsAttacks(true)
          .withMeasuring(Measuring.OF_2018)
          .withMovement(
              MovementRules.STANDARD
                  .withParts(PartsCatalogue.standard().with(HugeTemplate.OF_2019))
                  .withRollPositions(RollPositions.MARKS)
                  .withDecloakBySize(true)
                  .withTractorBarriers(Barriers.EVERY_OBSTACLE));

  private static final Rules CORE_RULES =
      Rules.standard()
          .withContactForbidsAttacks(true)
          .withAsteroids(Set.of(ObstacleKind.values()))
          .withGame(GameRules.CORE_2012)
          .withMovement(
              MovementRules.STANDARD
                  .withObstacleSpacing(new ObstacleSpacing(100, OptionalDouble.empty()))
                  .withBarrelRollBarriers(Barriers.EVERY_OBSTACLE.withoutTemplate()));

  private final String shortName;

  RuleSet(String shortName) {
    this.shortName = shortName;
  }

  /** Returns the short name that callers use. */
  public String shortName() {
    return shortName;
  }

  /** Returns the rules of this set. */
  public Rules rules() {
    return switch (this) {
      case REFERENCE_2015 -> Rules.standard();
      case CORE_2012 -> CORE_RULES;
      case EPIC_2019 -> EPIC_RULES;
      case STANDARD_2018 -> STANDARD_RULES;
    };
  }

  /** Returns the set with that short name, if there is one. */
  public static Optional<RuleSet> named(String shortName) {
    return Arrays.stream(values()).filter(set -> set.shortName.equals(shortName)).findFirst();
  }

  /** Returns the sets by which whole games can be played. */
  public static List<RuleSet> playable() {
    return Arrays.stream(values()).filter(set -> set.rules().playable()).toList();
  }

  /** Returns the short names of all sets. */
  public static List<String> shortNames() {
    return Arrays.stream(values()).map(RuleSet::shortName).toList();
  }
}
