package io.github.flightstand.rules.measure;

import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Overlaps;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.Rules;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The ends of all maneuvers of a dial, and the shots that are then possible: up to range 3, in arc,
 * and not forbidden. An attack is measured as {@link AttackRuler} measures it, and a maneuver is
 * executed as {@link Resolver} executes it. Not safe for use by several threads at once.
 *
 * <pre>{@code
 * Threats threats = new Threats(Rules.standard(), Map.of("blue", List.of(FiringArc.FRONT)));
 * for (Threats.End end : threats.ends(table, red, Dial.parse("1FG 2BW").maneuvers())) {
 *   threats.shots(end.table(), blue, end.ship())
 * }
 * }</pre>
 */
public final class Threats {

  private static final RangeBand FARTHEST = RangeBand.THREE;

  /** Millimeters added to circles, so that rounding never rules out a shot. */
  private static final double ROUNDING = 1e-3;

  private final Map<String, List<FiringArc>> arcs;
  private final Rules rules;
  private final AttackRuler ruler;
  private final Resolver resolver;
  private final Workspace workspace = new Workspace();

  /** The obstacles of the last table, and which ships are on an asteroid among them. */
  private List<Obstacle> obstacles = List.of();

  private final Map<Ship, Boolean> onAsteroid = new IdentityHashMap<>();

  /** The line between two bases that was measured last. */
  private Optional<Between> last = Optional.empty();

  /** The line between the whole bases of two ships, which is the same both ways. */
  private record Between(Table table, Ship one, Ship other, Optional<LineOfFire> line) {

    @SuppressWarnings("ReferenceEquality") // Equal ones may be measured again.
    private boolean isFor(Table on, Aim aim) {
      return table == on
          && ((one == aim.attacker() && other == aim.target())
              || (one == aim.target() && other == aim.attacker()));
    }
  }

  /**
   * Creates threats by these rules.
   *
   * @param arcs the arcs of each ship that may shoot, by its id; all must be on its base
   */
  public Threats(Rules rules, Map<String, List<FiringArc>> arcs) {
    this.arcs = Map.copyOf(arcs);
    this.rules = rules;
    ruler = new AttackRuler(rules);
    resolver = rules.resolver();
  }

  /**
   * The end of a maneuver.
   *
   * @param ship the ship where it stands then
   * @param table the table with the pairs of ships that touch then; the ship itself stands on it as
   *     before
   */
  public record End(Ship ship, Maneuver maneuver, Resolution resolution, Table table) {}

  /**
   * An attack that could be made.
   *
   * @param arc the attacker's arc
   * @param section the section of a corvette that is attacked
   * @param range the number of the range band
   * @param obstructed whether every shortest line crosses an obstacle
   */
  public record Shot(FiringArc arc, Optional<SectionName> section, int range, boolean obstructed) {}

  /**
   * Returns the ends of a dial's maneuvers, with the table's other ships at their places. A Tallon
   * roll takes the free offset nearest to 0.
   */
  public List<End> ends(Table table, Ship ship, List<Maneuver> dial) {
    List<End> ends = new ArrayList<>(dial.size());
    for (Maneuver maneuver : dial) {
      Resolution resolution = resolver.resolve(table, ship.id(), maneuver, workspace);
      Set<Set<String>> pairs = table.touchingWithout(ship.id()::equals);
      resolution.touching().forEach(other -> pairs.add(Set.of(ship.id(), other)));
      ends.add(
          new End(
              ship.at(resolution.finalPose()), maneuver, resolution, table.withTouching(pairs)));
    }
    return ends;
  }

  /**
   * Returns the attacks that one ship could make on another, at most one for each arc and section.
   *
   * @param table the table, for its obstacles, huge ships and touching pairs; the two ships need
   *     not stand where they stand on it
   */
  public List<Shot> shots(Table table, Ship attacker, Ship target) {
    double reach = FARTHEST.farEdge() + reach(attacker, target);
    if (isFarther(attacker, target, reach) || attacker.standsIn() || target.standsIn()) {
      return List.of();
    }
    List<Shot> shots = List.of();
    for (FiringArc arc : arcs.getOrDefault(attacker.id(), List.of())) {
      double depth =
          attacker.base().size().isHuge() ? 0 : arc.depth(attacker, target, rules.arcs());
      double circle = target.base().reach() + ROUNDING;
      if (depth < -circle) {
        continue;
      }
      // A target that is wholly in an arc is measured as if that were all round.
      boolean within = depth > circle && rules.edition() == Edition.FIRST;
      for (Optional<SectionName> section : sections(target)) {
        Aim aim = new Aim(attacker, target, section, arc);
        Optional<Shot> shot = shot(table, aim, within ? aim.from(FiringArc.TURRET) : aim);
        if (shot.isPresent()) {
          shots = shots.isEmpty() ? new ArrayList<>() : shots;
          shots.add(shot.get());
        }
      }
    }
    return shots;
  }

  private static List<Optional<SectionName>> sections(Ship target) {
    return target.base().size() == BaseSize.HUGE_CORVETTE
        ? List.of(Optional.of(SectionName.FORE), Optional.of(SectionName.AFT))
        : List.of(Optional.empty());
  }

  private Optional<Shot> shot(Table table, Aim aim, Aim measured) {
    Optional<LineOfFire> line = line(table, measured);
    Optional<RangeBand> range =
        line.flatMap(LineOfFire::range).filter(band -> band.compareTo(FARTHEST) <= 0);
    return range
        .filter(band -> ruler.allows(table, aim) && !isOnAsteroid(table, aim.attacker()))
        .map(
            band ->
                new Shot(aim.arc(), aim.section(), band.number(), line.orElseThrow().obstructed()));
  }

  private Optional<LineOfFire> line(Table table, Aim aim) {
    if (rules.edition() == Edition.SECOND
        || aim.arc() != FiringArc.TURRET
        || aim.section().isPresent()) {
      return ruler.line(table, aim);
    }
    if (last.filter(between -> between.isFor(table, aim)).isEmpty()) {
      last = Optional.of(new Between(table, aim.attacker(), aim.target(), ruler.line(table, aim)));
    }
    return last.get().line();
  }

  @SuppressWarnings("ReferenceEquality") // For equal obstacles the ships are tested again.
  private boolean isOnAsteroid(Table table, Ship ship) {
    if (table.obstacles() != obstacles) {
      obstacles = table.obstacles();
      onAsteroid.clear();
    }
    return onAsteroid.computeIfAbsent(ship, one -> ruler.onAsteroid(table, one));
  }

  /** Tests whether the bases of two ships overlap, guides included: both cannot stand there. */
  public boolean overlap(Ship one, Ship other) {
    return !isFarther(one, other, reach(one, other))
        && Overlaps.separation(one, other) < -resolver.rules().tolerance().contact();
  }

  private static double reach(Ship one, Ship other) {
    return one.base().reach() + other.base().reach() + ROUNDING;
  }

  private static boolean isFarther(Ship one, Ship other, double reach) {
    double dx = other.pose().x() - one.pose().x();
    double dy = other.pose().y() - one.pose().y();
    return dx * dx + dy * dy > reach * reach;
  }
}
