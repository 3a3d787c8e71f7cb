package io.github.flightstand.rules.player;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  private final Resolver resolver;
  private final AttackRuler ruler;
  private final Workspace workspace = new Workspace();
  private final Map<Stand, Stand> stands = new HashMap<>();
  private final Map<Aimed, Optional<LineOfFire>> shots = new HashMap<>();
  private List<Obstacle> obstacles = List.of();
  private PlayArea area = PlayArea.STANDARD;
  private int kept;

  Memory(Rules rules) {
    resolver = rules.resolver();
    ruler = new AttackRuler(rules);
  }

  /** A base at a pose, and where its maneuvers end if no ship is in the way. */
  private static final class Stand {

    private final Base base;
    private final Pose pose;
    private final int hash;
    private final Map<Maneuver, Resolution> alone = new HashMap<>(0);
    private final Map<Maneuver, Map<List<Ship>, Resolution>> crowded = new HashMap<>(0);
    private final Map<Dial, Double> lost = new IdentityHashMap<>(0);
    private final Map<Dial, Double> lostIfStressed = new IdentityHashMap<>(0);

    Stand(Ship ship) {
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
          || (other instanceof Stand that
              && hash == that.hash
              && pose.equals(that.pose)
              && base.equals(that.base));
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  private record Aimed(Stand from, FiringArc arc, Stand to) {

    @Override
    public int hashCode() {
      return (int) ((((from.hash * 31L + to.hash) * 31 + arc.ordinal()) * MIX) >>> 32);
    }
  }

  private Stand stand(Table table, Ship ship) {
    if (kept > MOST || !obstacles.equals(table.obstacles()) || !area.equals(table.playArea())) {
      stands.clear();
      shots.clear();
      kept = 0;
      obstacles = table.obstacles();
      area = table.playArea();
    }
    Stand made = new Stand(ship);
    Stand known = stands.get(made);
    if (known == null) {
      stands.put(made, made);
      return made;
    }
    return known;
  }

  /** Returns where a ship's maneuver ends. */
  Resolution resolve(Table table, String id, Maneuver maneuver) {
    if (table.hugeIndex().size() > 0) {
      return resolver.resolve(table, id, maneuver, workspace);
    }
    int place = table.place(id);
    Ship ship = table.ships().get(place);
    Stand stand = stand(table, ship);
    Resolution alone = stand.alone.get(maneuver);
    if (alone != null && clear(table, place, alone.nominal(), maneuver)) {
      return alone;
    }
    if (alone == null) {
      Resolution end = resolver.resolve(table, id, maneuver, workspace);
      if (clear(table, place, end.nominal(), maneuver)) {
        stand.alone.put(maneuver, end);
        kept++;
      }
      return end;
    }
    return stand
        .crowded
        .computeIfAbsent(maneuver, any -> new HashMap<>())
        .computeIfAbsent(
            near(table, place, alone),
            ships -> {
              kept++;
              return resolver.resolve(table, id, maneuver, workspace);
            });
  }

  /** Returns a ship and all others that a maneuver may meet on its way, in the table's order. */
  private static List<Ship> near(Table table, int place, Resolution alone) {
    Ship mover = table.ships().get(place);
    double reach = alone.length().orElse(0) + 2 * mover.base().length() + CLEAR;
    List<Ship> near = new ArrayList<>();
    for (Ship ship : table.ships()) {
      double dx = ship.pose().x() - mover.pose().x();
      double dy = ship.pose().y() - mover.pose().y();
      double most = reach + ship.base().reach();
      if (dx * dx + dy * dy <= most * most) {
        near.add(ship);
      }
    }
    return near;
  }

  /** Tests whether every other ship is so far from a maneuver's end that it changes nothing. */
  private static boolean clear(Table table, int place, Pose nominal, Maneuver maneuver) {
    List<Ship> ships = table.ships();
    Base base = ships.get(place).base();
    boolean slides = maneuver.bearing().endRotation() == EndRotation.QUARTER_TURN_INWARD;
    double own = base.reach() + CLEAR + (slides ? base.length() : 0);
    for (int i = 0; i < ships.size(); i++) {
      Pose other = ships.get(i).pose();
      double near = own + ships.get(i).base().reach();
      double dx = other.x() - nominal.x();
      double dy = other.y() - nominal.y();
      if (i != place && dx * dx + dy * dy <= near * near) {
        return false;
      }
    }
    return true;
  }

  /** Tests whether a maneuver would take a ship off the table if no other ship stopped it. */
  boolean flees(Table table, Ship ship, Maneuver maneuver) {
    Table empty = Table.builder(table.playArea()).ship(ship).build();
    return flees(stand(table, ship), empty, ship, maneuver);
  }

  private boolean flees(Stand stand, Table empty, Ship ship, Maneuver maneuver) {
    Resolution alone = stand.alone.get(maneuver);
    return alone != null
        ? alone.fled()
        : resolver.resolve(empty, ship.id(), maneuver, workspace).fled();
  }

  /** Returns the part of a ship's maneuvers, 0 to 1, that would take it off the table. */
  double lost(Table table, Ship ship, Dial dial, boolean stressed) {
    Stand stand = stand(table, ship);
    Map<Dial, Double> lost = stressed ? stand.lostIfStressed : stand.lost;
    Double known = lost.get(dial);
    if (known != null) {
      return known;
    }
    Table empty = Table.builder(table.playArea()).ship(ship).build();
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

  /** Returns the line of a ship's shot with an arc; empty also if an asteroid under it forbids. */
  Optional<LineOfFire> shot(Table table, Ship from, FiringArc arc, Ship to) {
    if (table.hugeIndex().size() > 0 || table.touching(from.id(), to.id())) {
      return measured(table, Aim.at(from, to, arc));
    }
    if (arc.surelyMisses(from, to)) {
      return Optional.empty();
    }
    Aimed aimed = new Aimed(stand(table, from), arc, stand(table, to));
    Optional<LineOfFire> known = shots.get(aimed);
    if (known == null) {
      known = measured(table, Aim.at(from, to, arc));
      shots.put(aimed, known);
      kept++;
    }
    return known;
  }

  /** Measures a shot anew; empty also if an asteroid under the attacker forbids it. */
  Optional<LineOfFire> measured(Table table, Aim aim) {
    Optional<LineOfFire> line = ruler.line(table, aim);
    return line.isPresent()
            && ruler.onAsteroid(table, aim.attacker())
            && ruler.measure(table, aim).forbidden().equals(ON_OBSTACLE)
        ? Optional.empty()
        : line;
  }
}
