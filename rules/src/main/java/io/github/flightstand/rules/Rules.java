package io.github.flightstand.rules;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.Repositions;
import io.github.flightstand.movement.Resolver;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.setup.ObstacleSpacing;
import io.github.flightstand.movement.setup.Placement;
import java.util.OptionalDouble;

/**
 * The rules in force: what everything that judges is made from. Rulers, attacks and the referee
 * take the whole value; what moves and sets up pieces is made here.
 *
 * <pre>{@code
 * Rules rules = RuleSet.CORE_2012.rules().toBuilder().guidesFlee(true).build();
 * rules.resolver().resolve(table, "red", Maneuver.parse("3BW"));
 * new AttackRuler(rules).measure(table, Aim.at(red, blue, FiringArc.FRONT));
 * }</pre>
 *
 * @param parts the bases, templates and tokens
 * @param tolerance what counts as contact and as a graze
 * @param edition the edition by which ranges and attacks are measured
 * @param arcs where the lines of the printed arcs run
 * @param rulerWidth how wide the ruler is that measures attacks, in millimetres: what any part of
 *     it lies on, half of its width to either side of the line, obstructs; at least 0 and finite.
 *     By the rules reference one edge of the ruler measures, so 0; the first rulebook lets any part
 *     obstruct (001, heading on obstacles) but does not say how wide it is: 0 is the project's
 *     choice there
 * @param contactForbidsAttacks whether ships whose bases are in contact cannot attack each other,
 *     however they came to stand so. By the rules reference it takes a maneuver that overlapped,
 *     which a table does not show
 * @param guidesFlee whether guides outside the play area are a part of the ship or token outside
 *     it, when it moves and at set-up. The rules reference can be read either way (000, headings on
 *     guides and fleeing); that they are not is the project's choice, for else a ship set up flush
 *     with its edge would flee by standing still
 * @param obstacleSpacing how far apart obstacles are set up: by the rules reference beyond range 2
 *     of the edges and beyond range 1 of each other (000, heading on set-up)
 * @param barrelRollBarriers the obstacles that forbid a barrel roll. The rules reference names
 *     asteroids; every obstacle is the project's choice
 * @param boostBarriers the obstacles that forbid a boost: every one, for base and template
 * @param decloakBarriers the obstacles that forbid a decloak, to a side or forward: every one, for
 *     base and template
 */
public record Rules(
    PartsCatalogue parts,
    Tolerance tolerance,
    Edition edition,
    ArcFigures arcs,
    double rulerWidth,
    boolean contactForbidsAttacks,
    boolean guidesFlee,
    ObstacleSpacing obstacleSpacing,
    Barriers barrelRollBarriers,
    Barriers boostBarriers,
    Barriers decloakBarriers) {

  private static final Rules REFERENCE_2015 =
      new Rules(
          PartsCatalogue.standard(),
          Tolerance.STANDARD,
          Edition.FIRST,
          ArcFigures.of(Edition.FIRST),
          0,
          false,
          false,
          new ObstacleSpacing(200, OptionalDouble.of(100)),
          Barriers.EVERY_OBSTACLE,
          Barriers.EVERY_OBSTACLE,
          Barriers.EVERY_OBSTACLE);

  /**
   * Checks the ruler's width.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public Rules {
    if (!(rulerWidth >= 0) || !Double.isFinite(rulerWidth)) {
      throw new IllegalArgumentException(
          "a ruler's width is at least 0 and finite, found " + rulerWidth + " mm");
    }
  }

  /** Returns the rules that hold where none are named: {@link RuleSet#REFERENCE_2015}. */
  public static Rules standard() {
    return REFERENCE_2015;
  }

  /** Returns rules that differ from these in the tolerance alone. */
  public Rules withTolerance(Tolerance other) {
    return toBuilder().tolerance(other).build();
  }

  /** Returns which part of a piece must stay inside the play area. */
  public Fleeing fleeing() {
    return new Fleeing(guidesFlee);
  }

  /** Returns what executes maneuvers by these rules. */
  public Resolver resolver() {
    return new Resolver(parts, tolerance, fleeing());
  }

  /** Returns what works out barrel rolls, boosts and decloaks by these rules. */
  public Repositions repositions() {
    return new Repositions(tolerance, fleeing());
  }

  /** Returns what judges set-up by these rules. */
  public Placement placement() {
    return new Placement(obstacleSpacing, tolerance, fleeing());
  }

  /** Returns a builder that begins with these rules. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Adjusts rules by name; what each name means is said at {@link Rules}. */
  public static final class Builder {

    private PartsCatalogue parts;
    private Tolerance tolerance;
    private Edition edition;
    private ArcFigures arcs;
    private double rulerWidth;
    private boolean contactForbidsAttacks;
    private boolean guidesFlee;
    private ObstacleSpacing obstacleSpacing;
    private Barriers barrelRollBarriers;
    private Barriers boostBarriers;
    private Barriers decloakBarriers;

    private Builder(Rules rules) {
      parts = rules.parts;
      tolerance = rules.tolerance;
      edition = rules.edition;
      arcs = rules.arcs;
      rulerWidth = rules.rulerWidth;
      contactForbidsAttacks = rules.contactForbidsAttacks;
      guidesFlee = rules.guidesFlee;
      obstacleSpacing = rules.obstacleSpacing;
      barrelRollBarriers = rules.barrelRollBarriers;
      boostBarriers = rules.boostBarriers;
      decloakBarriers = rules.decloakBarriers;
    }

    /** Sets the parts that ships move with. */
    public Builder parts(PartsCatalogue value) {
      parts = value;
      return this;
    }

    /** Sets what counts as contact. */
    public Builder tolerance(Tolerance value) {
      tolerance = value;
      return this;
    }

    /** Sets the edition, and its printed arcs. */
    public Builder edition(Edition value) {
      edition = value;
      arcs = ArcFigures.of(value);
      return this;
    }

    /** Sets the figures of the arcs, if they are not the edition's own; after the edition. */
    public Builder arcs(ArcFigures value) {
      arcs = value;
      return this;
    }

    /** Sets the width of the ruler, in millimetres. */
    public Builder rulerWidth(double value) {
      rulerWidth = value;
      return this;
    }

    /** Sets whether ships in contact cannot attack each other. */
    public Builder contactForbidsAttacks(boolean value) {
      contactForbidsAttacks = value;
      return this;
    }

    /** Sets whether guides count for fleeing and set-up. */
    public Builder guidesFlee(boolean value) {
      guidesFlee = value;
      return this;
    }

    /** Sets how far apart obstacles are set up. */
    public Builder obstacleSpacing(ObstacleSpacing value) {
      obstacleSpacing = value;
      return this;
    }

    /** Sets the obstacles that forbid a barrel roll. */
    public Builder barrelRollBarriers(Barriers value) {
      barrelRollBarriers = value;
      return this;
    }

    /** Sets the obstacles that forbid a boost. */
    public Builder boostBarriers(Barriers value) {
      boostBarriers = value;
      return this;
    }

    /** Sets the obstacles that forbid a decloak. */
    public Builder decloakBarriers(Barriers value) {
      decloakBarriers = value;
      return this;
    }

    /**
     * Returns the rules.
     *
     * @throws IllegalArgumentException if the ruler's width is out of its range
     */
    public Rules build() {
      return new Rules(
          parts,
          tolerance,
          edition,
          arcs,
          rulerWidth,
          contactForbidsAttacks,
          guidesFlee,
          obstacleSpacing,
          barrelRollBarriers,
          boostBarriers,
          decloakBarriers);
    }
  }
}
