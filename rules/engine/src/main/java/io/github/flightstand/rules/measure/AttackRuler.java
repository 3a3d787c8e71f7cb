package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.distance.CrossedLines;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Ship.Quadrant;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.Rules.ObstacleEffect;
import io.github.flightstand.rules.measure.Aim.BadAimException;
import io.github.flightstand.rules.measure.Attack.Forbidden;
import io.github.flightstand.rules.measure.Attack.Sight;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A ruler for attacks: whether the target is in the arc, at which range, and whether it is
 * obstructed.
 *
 * <p>A target is in the arc if the part of its base in the arc's region is deeper than the contact
 * tolerance. The depth is the length of the shortest shift that takes the base out of the region.
 * The attack is measured along the shortest lines from the attacker's base to that part, without
 * guides. The second edition measures from the part of the attacker's base in the arc.
 *
 * <p>The attack is obstructed if each of these lines has more than the tolerance of its length in
 * an obstacle, the same one or several. Obstacles under the attacker or the target count as any
 * other. A rock wholly under a base is not in the way, but a part that reaches out towards the
 * other base is. Huge ships obstruct as obstacles do, unless they attack or are attacked (002,
 * heading on obstruction); other ships do not.
 *
 * <p>In the second edition a turret fires through the quadrants that its indicator points at. Of
 * two quadrants the nearer line counts, and at equal distances the attacker chooses (the project's
 * choice). Without an indicator, a turret fires all round.
 *
 * <p>On a corvette one section is attacked, and everything about the target holds for that half.
 * From a corvette the section with the arc fires, and everything about the attacker's base holds
 * for that half. A weapon that fires all round may stand on either, so the whole base counts (the
 * project's choice).
 *
 * <p>Immutable; may be shared between threads.
 *
 * <pre>{@code
 * AttackRuler ruler = new AttackRuler(RuleSet.CORE_2012.rules());
 * Attack attack = ruler.measure(table, red, blue, FiringArc.FRONT);
 * attack.inArc()
 * attack.line().orElseThrow().obstructed()
 * ruler.measure(table, Aim.at(red, corvette, SectionName.AFT, FiringArc.FRONT)).sight()
 * }</pre>
 */
public final class AttackRuler {

  /** The list of each arc alone, in order: most attacks are measured through one arc. */
  private static final List<List<FiringArc>> ALONE =
      Stream.of(FiringArc.values()).map(List::of).toList();

  private final Rules rules;

  /** Creates a ruler that measures by these rules. */
  public AttackRuler(Rules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
  }

  /** Returns a ruler for the default rules. */
  public static AttackRuler standard() {
    return new AttackRuler(Rules.standard());
  }

  /** Returns the ruler's width, in mm. */
  public double width() {
    return rules.rulerWidth();
  }

  /**
   * Measures an attack on a ship of one section; {@link FiringArc#TURRET} is the arc of any weapon
   * that may fire out of arc. Obstacles and huge ships are those of the table.
   *
   * @throws BadAimException if there is no such attack
   */
  public Attack measure(Table table, Ship attacker, Ship target, FiringArc arc) {
    return measure(table, Aim.at(attacker, target, arc));
  }

  /** Measures an attack; obstacles and huge ships are those of the table. */
  public Attack measure(Table table, Aim aim) {
    double contact = rules.tolerance().contact();
    boolean touching = RangeRuler.touching(aim.attacker(), aim.target(), contact);
    OptionalDouble deepest = OptionalDouble.empty();
    Optional<LineOfFire> nearest = Optional.empty();
    ConvexPolygon onto = plastic(aim.target(), aim.section());
    List<FiringArc> arcs = arcs(aim);
    for (int i = 0; i < arcs.size(); i++) {
      Aim through = aim.from(arcs.get(i));
      Optional<UnboundedPolygon> region = through.arc().regionOf(aim.attacker(), rules.arcs());
      double depth =
          region.isPresent() ? -Separation.between(onto, region.get()) : Double.MAX_VALUE;
      if (region.isPresent()) {
        deepest = OptionalDouble.of(Math.max(depth, deepest.orElse(depth)));
      }
      nearest = LineOfFire.nearer(nearest, line(table, through, region, onto, depth), contact);
    }
    return new Attack(
        deepest, touching, forbidden(table, aim, touching), nearest, sight(aim, contact));
  }

  /**
   * Measures an attack through an arc of the attacker's own game, from the whole of its base. The
   * target is its whole base too. The line's range is that of the publisher's ruler; {@link
   * OwnBands} have those of other games.
   *
   * @throws BadAimException if there is no such attack
   */
  public Attack measure(Table table, Ship attacker, Ship target, OwnArc arc) {
    Aim aim = new Aim(attacker, target, Optional.empty(), FiringArc.TURRET);
    double contact = rules.tolerance().contact();
    boolean touching = RangeRuler.touching(attacker, target, contact);
    UnboundedPolygon region = arc.region().placedIn(attacker.pose());
    ConvexPolygon onto = plastic(aim.target(), aim.section());
    double depth = -Separation.between(onto, region);
    Optional<LineOfFire> line =
        depth <= contact
            ? Optional.empty()
            : Optional.of(
                line(
                    table, aim, RangeRuler.plastic(attacker), onto.clippedTo(region).orElse(onto)));
    return new Attack(
        OptionalDouble.of(depth),
        touching,
        forbidden(table, aim, touching),
        line,
        Optional.empty());
  }

  /**
   * Returns the arcs through which an attack is measured. A turret attack of the second edition has
   * the quadrants that the turret indicator points at. Others have the one arc of the attack.
   */
  public List<FiringArc> arcs(Aim aim) {
    Set<Quadrant> turret = aim.attacker().turret();
    return aim.arc() == FiringArc.TURRET && rules.edition() == Edition.SECOND && !turret.isEmpty()
        ? turret.stream().map(FiringArc::of).toList()
        : ALONE.get(aim.arc().ordinal());
  }

  /** Returns only the {@link Attack#line} that {@link #measure} finds, in less time. */
  public Optional<LineOfFire> line(Table table, Aim aim) {
    Optional<LineOfFire> nearest = Optional.empty();
    ConvexPolygon onto = plastic(aim.target(), aim.section());
    for (FiringArc arc : arcs(aim)) {
      Aim through = aim.from(arc);
      Optional<UnboundedPolygon> region = through.arc().regionOf(aim.attacker(), rules.arcs());
      double depth =
          region.isPresent() ? -Separation.between(onto, region.get()) : Double.MAX_VALUE;
      nearest =
          LineOfFire.nearer(
              nearest, line(table, through, region, onto, depth), rules.tolerance().contact());
    }
    return nearest;
  }

  /** Tests whether the rules allow an attack in the arc by a ship that is on no asteroid. */
  boolean allows(Table table, Aim aim) {
    double contact = rules.tolerance().contact();
    boolean touching = RangeRuler.touching(aim.attacker(), aim.target(), contact);
    return forbidden(table, aim, touching, false).isEmpty()
        && sight(aim, contact).map(Sight::clear).orElse(true);
  }

  private Optional<LineOfFire> line(
      Table table, Aim aim, Optional<UnboundedPolygon> region, ConvexPolygon onto, double depth) {
    if (depth <= rules.tolerance().contact()) {
      return Optional.empty();
    }
    ConvexPolygon from = plastic(aim.attacker(), aim.arc().section());
    if (region.isEmpty()) {
      return Optional.of(line(table, aim, from, onto));
    }
    // More than the tolerance of the target is in the region, so a part of it is left.
    ConvexPolygon part = onto.clippedTo(region.get()).orElse(onto);
    return Optional.of(line(table, aim, source(aim.attacker(), aim.arc(), from), part));
  }

  /**
   * Returns the part of the attacker's base from which an attack is measured, on the table. That is
   * the whole, or the section that fires. In the second edition only its part in the arc counts.
   */
  public ConvexPolygon measuredFrom(Ship attacker, FiringArc arc) {
    return source(attacker, arc, plastic(attacker, arc.section()));
  }

  private static Optional<Section> fires(Ship attacker, FiringArc arc) {
    return arc.section().flatMap(attacker.base()::section);
  }

  /** Returns a section's plastic on the table, or the whole base's if it has no such section. */
  private static ConvexPolygon plastic(Ship ship, Optional<SectionName> name) {
    Base base = ship.base();
    Optional<Section> section = name.isPresent() ? base.section(name.get()) : Optional.empty();
    return (section.isPresent() ? section.get().plastic() : base.plastic()).placedIn(ship.pose());
  }

  private Optional<Forbidden> forbidden(Table table, Aim aim, boolean inContact) {
    return forbidden(table, aim, inContact, onAsteroid(table, aim.attacker()));
  }

  private Optional<Forbidden> forbidden(
      Table table, Aim aim, boolean inContact, boolean onAsteroid) {
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    if ((inContact && rules.contactForbidsAttacks())
        || table.touching(attacker.id(), target.id())) {
      return Optional.of(Forbidden.TOUCHING);
    }
    if (onAsteroid) {
      return Optional.of(Forbidden.ON_OBSTACLE);
    }
    if (attacker.player().isPresent() && attacker.player().equals(target.player())) {
      return Optional.of(Forbidden.FRIENDLY);
    }
    return fled(table, attacker) || fled(table, target)
        ? Optional.of(Forbidden.FLED)
        : Optional.empty();
  }

  /** Tests whether a ship's base overlaps an asteroid, so that it cannot attack. */
  public boolean onAsteroid(Table table, Ship ship) {
    CircleIndex index = table.obstacleIndex();
    double reach = ship.base().reach();
    double last = ship.pose().x() + index.largestRadius() + reach;
    int first = index.firstFrom(ship.pose().x() - index.largestRadius() - reach);
    for (int k = first; k < index.size() && index.x(k) <= last; k++) {
      double near = reach + index.radius(k);
      double dx = index.x(k) - ship.pose().x();
      double dy = index.y(k) - ship.pose().y();
      if (dx * dx + dy * dy > near * near) {
        continue;
      }
      Obstacle obstacle = table.obstacles().get(index.item(k));
      if (rules.asteroids().contains(obstacle.kind()) && overlaps(ship, obstacle.outline())) {
        return true;
      }
    }
    return false;
  }

  private boolean overlaps(Ship ship, Polygon obstacle) {
    double least = -rules.tolerance().contact();
    for (ConvexPolygon part : ship.base().outline().parts()) {
      if (part.leastSeparation(ship.pose(), obstacle) < least
          && Separation.between(part.placedIn(ship.pose()), obstacle) < least) {
        return true;
      }
    }
    return false;
  }

  private boolean fled(Table table, Ship ship) {
    double reach = ship.base().reach();
    double x = ship.pose().x();
    double y = ship.pose().y();
    PlayArea area = table.playArea();
    if (Math.min(x, area.width() - x) >= reach && Math.min(y, area.height() - y) >= reach) {
      return false;
    }
    return rules.movement().fleeing().margin(ship.base(), ship.pose(), area)
        < -rules.tolerance().contact();
  }

  /** Returns the sight; a line that only touches the section line does not block it. */
  private static Optional<Sight> sight(Aim aim, double contact) {
    OptionalDouble margin = aim.sightMargin();
    return margin.isPresent()
        ? Optional.of(new Sight(margin.getAsDouble() >= -contact, margin.getAsDouble()))
        : Optional.empty();
  }

  private ConvexPolygon source(Ship attacker, FiringArc arc, ConvexPolygon whole) {
    if (rules.edition() == Edition.FIRST || !rules.added().attackFromArc()) {
      return whole;
    }
    return arc.source(attacker.base(), rules.arcs())
        .flatMap(region -> whole.clippedTo(region.placedIn(attacker.pose())))
        .orElse(whole);
  }

  private LineOfFire line(Table table, Aim aim, ConvexPolygon from, ConvexPolygon onto) {
    ShortestLines lines = ShortestLines.between(from, onto, rules.tolerance());
    Optional<RangeBand> range =
        rules.edition() == Edition.SECOND && inContact(aim)
            ? Optional.of(RangeBand.ZERO)
            : RangeBand.of(lines.distance());
    Crossed crossed = crossed(table, aim, lines);
    List<String> by =
        crossed.by().size() < 2 ? crossed.by() : crossed.by().stream().sorted().toList();
    boolean obstructed = !leavesALine(lines, crossed.lines());
    return new LineOfFire(
        lines,
        range,
        obstructed,
        !by.isEmpty() && !obstructed,
        by,
        inTheWay(table, aim, lines, by),
        obstructed && blankToEvade(table, lines, by));
  }

  /** Tests whether every line crosses an obstacle behind which a blank may become an evade. */
  private boolean blankToEvade(Table table, ShortestLines lines, List<String> by) {
    List<Polygon> clouds = new ArrayList<>();
    for (Obstacle obstacle : table.obstacles()) {
      if (by.contains(obstacle.id())
          && rules.added().has(obstacle.kind(), ObstacleEffect.BLANK_TO_EVADE)) {
        clouds.add(obstacle.outline());
      }
    }
    return isOnEvery(lines, clouds);
  }

  /** Returns the extra dice of a primary weapon along a line. */
  public ExtraDice dice(LineOfFire line) {
    ExtraDice dice = line.dice();
    boolean plain =
        line.range().equals(Optional.of(RangeBand.ZERO)) && !rules.added().bonusAtRangeZero();
    return plain ? new ExtraDice(0, dice.defence()) : dice;
  }

  /** Returns the ships and tokens, in id order, that are on every line and do not obstruct. */
  private List<String> inTheWay(Table table, Aim aim, ShortestLines lines, List<String> by) {
    if (!rules.added().tellsInTheWay()) {
      return List.of();
    }
    List<String> found = new ArrayList<>();
    for (Ship ship : table.ships()) {
      if (!by.contains(ship.id())
          && isOnEvery(
              lines,
              ship.base().plasticParts().stream()
                  .map(part -> part.placedIn(ship.pose()))
                  .toList())) {
        found.add(ship.id());
      }
    }
    for (Token token : table.tokens()) {
      if (LaidToken.of(token, table.playArea())
          .forRange()
          .filter(outline -> isOnEvery(lines, outline.parts()))
          .isPresent()) {
        found.add(token.id());
      }
    }
    found.removeAll(List.of(aim.attacker().id(), aim.target().id()));
    found.sort(Comparator.naturalOrder());
    return found;
  }

  private boolean isOnEvery(ShortestLines lines, List<? extends Polygon> parts) {
    IntervalSet on = IntervalSet.EMPTY;
    for (Polygon part : parts) {
      on = on.union(crossed(lines, part));
    }
    return !on.isEmpty() && !leavesALine(lines, on);
  }

  private boolean inContact(Aim aim) {
    Ship attacker = aim.attacker();
    Ship target = aim.target();
    double contact = rules.tolerance().contact();
    Optional<Section> section = aim.section().flatMap(target.base()::section);
    return RangeRuler.touching(attacker, target, contact)
        && RangeRuler.touching(attacker, fires(attacker, aim.arc()), target, section, contact);
  }

  /**
   * The lines that pieces cross.
   *
   * @param by the ids of the pieces
   */
  private record Crossed(IntervalSet lines, List<String> by) {

    static final Crossed NONE = new Crossed(IntervalSet.EMPTY, List.of());

    Crossed and(IntervalSet more, String id) {
      return more.isEmpty()
          ? this
          : new Crossed(lines.isEmpty() ? more : lines.union(more), Lists.plus(by, id));
    }
  }

  private Crossed crossed(Table table, Aim aim, ShortestLines lines) {
    Crossed crossed = Crossed.NONE;
    CircleIndex obstacles = table.obstacleIndex();
    double last = farthestX(obstacles, lines);
    for (int k = firstNear(obstacles, lines); k < obstacles.size() && obstacles.x(k) <= last; k++) {
      Obstacle obstacle = table.obstacles().get(obstacles.item(k));
      crossed = crossed.and(crossed(lines, obstacle.outline()), obstacle.id());
    }
    CircleIndex huge = table.hugeIndex();
    last = farthestX(huge, lines);
    for (int k = firstNear(huge, lines); k < huge.size() && huge.x(k) <= last; k++) {
      Ship ship = table.ships().get(huge.item(k));
      if (!ship.id().equals(aim.attacker().id()) && !ship.id().equals(aim.target().id())) {
        crossed = crossed.and(crossed(lines, RangeRuler.plastic(ship)), ship.id());
      }
    }
    return crossed;
  }

  private IntervalSet crossed(ShortestLines lines, Polygon outline) {
    return CrossedLines.of(lines, rules.rulerWidth(), outline, rules.tolerance());
  }

  /** Returns the first entry of an index that, by its x alone, may lie on a line. */
  private int firstNear(CircleIndex index, ShortestLines lines) {
    double least = Math.min(lines.onFirst().x(), lines.onSecond().x());
    return index.firstFrom(least - index.largestRadius() - lines.reach() - rules.rulerWidth() / 2);
  }

  /** Returns the greatest x of an entry that may lie on a line. */
  private double farthestX(CircleIndex index, ShortestLines lines) {
    double most = Math.max(lines.onFirst().x(), lines.onSecond().x());
    return most + index.largestRadius() + lines.reach() + rules.rulerWidth() / 2;
  }

  /** Tests whether some line is not crossed; a line along edges counts. */
  private static boolean leavesALine(ShortestLines lines, IntervalSet crossed) {
    if (!lines.many()) {
      return crossed.isEmpty();
    }
    for (Interval clear : IntervalSet.of(lines.members()).minus(crossed).intervals()) {
      // Lines up to that distance away decide, so less than half of it is rounding.
      if (clear.length() > CrossedLines.GRAZE / 2) {
        return true;
      }
    }
    return false;
  }
}
