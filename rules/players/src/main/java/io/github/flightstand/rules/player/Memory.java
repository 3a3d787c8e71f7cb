package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Maneuvers and shots that were measured before, for one thread. Playouts of one decision measure
 * most of them many times. Every answer is the one that measuring anew would give; tables with huge
 * ships are always measured anew.
 */
final class Memory {

  /** The number of answers kept before all are forgotten. */
  private static final int MOST = 30_000;

  /** A distance, in mm, beyond any tolerance or rounding. */
  private static final double CLEAR = 1;

  private static final Optional<Attack.Forbidden> ON_OBSTACLE =
      Optional.of(Attack.Forbidden.ON_OBSTACLE);

  /** The odd number nearest to 2⁶⁴ over the golden ratio, which spreads bits. */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** Every shot that there can be, by its range, obstructed after not. */
  private static final List<Optional<Shot>> SHOTS =
      Arrays.stream(RangeBand.values())
          .flatMap(range -> Stream.of(new Shot(range, false), new Shot(range, true)))
          .map(Optional::of)
          .toList();

  private final Rules rules;
  private final Resolver resolver;
  private final AttackRuler ruler;
  private final Workspace workspace = new Workspace();
  private final Map<Spot, Stand> stands = new HashMap<>();

  private List<Obstacle> obstacles = List.of();
  private PlayArea area = PlayArea.STANDARD;
  private int kept;

  Memory(Rules rules) {
    this.rules = rules;
    resolver = rules.resolver();
    ruler = new AttackRuler(rules);
  }

  /** The range of a shot, and whether it is obstructed. */
  record Shot(RangeBand range, boolean obstructed) {

    /** Returns the dice that range and obstruction add to a primary weapon's attack. */
    ExtraDice dice() {
      return ExtraDice.of(range, obstructed);
    }
  }

  /** A ship, and what was measured where it stands. */
  record Placed(Ship ship, Stand stand) {}

  /** The measurements of a base at a pose: its shots and the ends of its maneuvers. */
  static final class Stand {

    private final Map<Maneuver, Ends> ends = new HashMap<>();
    private final Map<Maneuver, Boolean> flees = new HashMap<>();
    private final Map<Dial, Double> lost = new IdentityHashMap<>(0);
    private final Map<Dial, Double> lostIfStressed = new IdentityHashMap<>(0);
    private final Map<FiringArc, Map<Stand, Optional<Shot>>> shots = new EnumMap<>(FiringArc.class);
    private Optional<Boolean> onAsteroid = Optional.empty();
  }

  /** A base at a pose. */
  private static final class Spot {

    private final Base base;
    private final Pose pose;
    private final int hash;

    Spot(Ship ship) {
      base = ship.base();
      pose = ship.pose();
      long mixed =
          (Double.doubleToLongBits(pose.x()) * 31 + Double.doubleToLongBits(pose.y())) * 31
              + Double.doubleToLongBits(pose.heading().degrees());
      hash = (int) ((mixed * MIX) >>> 32);
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || (other instanceof Spot that
              && hash == that.hash
              && pose.equals(that.pose)
              && base.equals(that.base));
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /**
   * The ends of a maneuver.
   *
   * @param nominal the ship's pose if no other is in the way
   * @param by the ends by the ships that may be in the way, the mover included; empty for none
   */
  private record Ends(Pose nominal, Map<List<Ship>, Resolution> by) {}

  /** Returns a ship with what is known about where it stands, on a table with these obstacles. */
  Placed placed(Table table, Ship ship) {
    return new Placed(ship, stand(table, ship));
  }

  private Stand stand(Table table, Ship ship) {
    if (kept > MOST || !obstacles.equals(table.obstacles()) || !area.equals(table.playArea())) {
      stands.clear();
      kept = 0;
      obstacles = table.obstacles();
      area = table.playArea();
    }
    return stands.computeIfAbsent(new Spot(ship), any -> new Stand());
  }

  /** Returns the end of a ship's maneuver. */
  Resolution resolve(Table table, String id, Maneuver maneuver) {
    return resolve(table, placed(table, table.ship(id).orElseThrow()), maneuver);
  }

  /** Returns the end of a maneuver of a ship on the table. */
  Resolution resolve(Table table, Placed ship, Maneuver maneuver) {
    String id = ship.ship().id();
    if (table.hugeIndex().size() > 0) {
      return resolver.resolve(table, id, maneuver, workspace);
    }
    Ends ends = ship.stand().ends.get(maneuver);
    Resolution end = null;
    if (ends == null) {
      end = resolver.resolve(table, id, maneuver, workspace);
      ends = new Ends(end.nominal(), new HashMap<>());
      ship.stand().ends.put(maneuver, ends);
    }
    List<Ship> near =
        clear(table, ship.ship(), ends.nominal, maneuver)
            ? List.of()
            : near(table, ship.ship(), ends.nominal, maneuver);
    Resolution known = ends.by.get(near);
    if (known == null) {
      known = end == null ? resolver.resolve(table, id, maneuver, workspace) : end;
      ends.by.put(near, known);
      kept++;
    }
    return known;
  }

  /**
   * Returns a ship and all others that a maneuver may meet on its way, in the table's order. On its
   * way the middle never moves back along either axis of the pose that it starts from.
   */
  private static List<Ship> near(Table table, Ship mover, Pose nominal, Maneuver maneuver) {
    Point end = mover.pose().relative(nominal.position());
    double own = own(mover.base(), maneuver);
    List<Ship> near = new ArrayList<>();
    for (Ship ship : table.ships()) {
      Point there = mover.pose().relative(ship.pose().position());
      double most = own + ship.base().reach();
      if (beyond(there.x(), end.x()) <= most && beyond(there.y(), end.y()) <= most) {
        near.add(ship);
      }
    }
    return near;
  }

  /** Returns the distance of a number from the interval from 0 to {@code end}. */
  private static double beyond(double number, double end) {
    return Math.max(Math.min(0, end) - number, number - Math.max(0, end));
  }

  /**
   * Returns the greatest distance from its middle, in mm, at which a ship on a maneuver's way may
   * meet another base.
   */
  private static double own(Base base, Maneuver maneuver) {
    boolean slides = maneuver.bearing().endRotation() == EndRotation.QUARTER_TURN_INWARD;
    return base.reach() + CLEAR + (slides ? base.length() : 0);
  }

  /** Tests whether every other ship is so far from a maneuver's end that it changes nothing. */
  private static boolean clear(Table table, Ship mover, Pose nominal, Maneuver maneuver) {
    List<Ship> ships = table.ships();
    double own = own(mover.base(), maneuver);
    for (int i = 0; i < ships.size(); i++) {
      Ship other = ships.get(i);
      double near = own + other.base().reach();
      double dx = other.pose().x() - nominal.x();
      double dy = other.pose().y() - nominal.y();
      if (dx * dx + dy * dy <= near * near && !other.id().equals(mover.id())) {
        return false;
      }
    }
    return true;
  }

  /** Tests whether a maneuver would take a ship off the table if no other ship stopped it. */
  boolean flees(Table table, Ship ship, Maneuver maneuver) {
    Stand stand = stand(table, ship);
    Boolean known = stand.flees.get(maneuver);
    return known != null ? known : flees(stand, empty(table, ship), ship, maneuver);
  }

  private static Table empty(Table table, Ship ship) {
    return Table.builder(table.playArea()).ship(ship).build();
  }

  private boolean flees(Stand stand, Table empty, Ship ship, Maneuver maneuver) {
    return stand.flees.computeIfAbsent(
        maneuver, any -> resolver.resolve(empty, ship.id(), maneuver, workspace).fled());
  }

  /** Returns the part of a ship's maneuvers, 0 to 1, that would take it off the table. */
  double lost(Table table, Ship ship, Dial dial, boolean stressed) {
    Stand stand = stand(table, ship);
    Map<Dial, Double> lost = stressed ? stand.lostIfStressed : stand.lost;
    Double known = lost.get(dial);
    if (known != null) {
      return known;
    }
    Table empty = empty(table, ship);
    int all = 0;
    int safe = 0;
    for (Maneuver maneuver : dial.maneuvers()) {
      if (!stressed || maneuver.difficulty() != Difficulty.RED) {
        all++;
        safe += flees(stand, empty, ship, maneuver) ? 0 : 1;
      }
    }
    double part = safe == 0 ? 1 : 1 - (double) safe / all;
    lost.put(dial, part);
    kept++;
    return part;
  }

  /**
   * Returns a ship's shot with an arc; empty also if an asteroid under it forbids.
   *
   * @param section the section that is attacked, if the target is a corvette
   */
  Optional<Shot> shot(
      Table table, Placed from, FiringArc arc, Placed to, Optional<SectionName> section) {
    boolean huge = table.hugeIndex().size() > 0;
    double reach = to.ship().base().reach();
    double depth = huge ? 0 : arc.depth(from.ship(), to.ship(), rules.arcs());
    if (depth < -reach) {
      return Optional.empty();
    }
    if (huge || table.touching(from.ship().id(), to.ship().id())) {
      return measured(table, new Stand(), new Aim(from.ship(), to.ship(), section, arc), false);
    }
    Map<Stand, Optional<Shot>> shots =
        from.stand().shots.computeIfAbsent(arc, any -> new HashMap<>());
    Optional<Shot> known = shots.get(to.stand());
    if (known == null) {
      Aim aim = new Aim(from.ship(), to.ship(), section, arc);
      known = measured(table, from.stand(), aim, depth > reach + CLEAR);
      shots.put(to.stand(), known);
      kept++;
    }
    return known;
  }

  /**
   * Measures a shot anew, unless circles around the bases and obstacles are enough; empty also if
   * an asteroid under the attacker forbids it.
   *
   * @param whole whether the target is in the arc as a whole, and no ship on the table is huge
   */
  private Optional<Shot> measured(Table table, Stand from, Aim aim, boolean whole) {
    Optional<RangeBand> open = whole ? open(table, aim.attacker(), aim.target()) : Optional.empty();
    Optional<LineOfFire> line = open.isPresent() ? Optional.empty() : ruler.line(table, aim);
    Optional<RangeBand> range = open.isPresent() ? open : line.flatMap(LineOfFire::range);
    if (from.onAsteroid.isEmpty()) {
      from.onAsteroid = Optional.of(ruler.onAsteroid(table, aim.attacker()));
    }
    if (range.isEmpty()
        || (from.onAsteroid.get() && ruler.measure(table, aim).forbidden().equals(ON_OBSTACLE))) {
      return Optional.empty();
    }
    boolean obstructed = line.isPresent() && line.get().obstructed();
    return SHOTS.get(2 * range.get().number() + (obstructed ? 1 : 0));
  }

  /**
   * Returns the range of a target if bounding circles decide it and show that nothing obstructs.
   */
  private Optional<RangeBand> open(Table table, Ship from, Ship to) {
    if (rules.edition() == Edition.SECOND) {
      return Optional.empty(); // Only a part of the attacker may fire, and contact is a range.
    }
    double dx = to.pose().x() - from.pose().x();
    double dy = to.pose().y() - from.pose().y();
    double apart = Math.sqrt(dx * dx + dy * dy);
    double least = apart - from.base().reach() - to.base().reach() - CLEAR;
    double most = apart - (from.base().width() + to.base().width()) / 2 + CLEAR;
    Optional<RangeBand> range = RangeBand.of(most);
    if (!range.equals(RangeBand.of(least))) {
      return Optional.empty();
    }
    double aside = Math.max(from.base().reach(), to.base().reach()) + rules.rulerWidth() + CLEAR;
    CircleIndex index = table.obstacleIndex();
    for (int k = 0; k < index.size(); k++) {
      double x = index.x(k) - from.pose().x();
      double y = index.y(k) - from.pose().y();
      double along = Math.max(0, Math.min(1, (x * dx + y * dy) / (apart * apart)));
      x -= along * dx;
      y -= along * dy;
      double near = aside + index.radius(k);
      if (!(x * x + y * y > near * near)) {
        return Optional.empty();
      }
    }
    return range;
  }
}
