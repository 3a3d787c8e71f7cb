package io.github.flightstand.rules.referee;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.referee.log.Activation;
import io.github.flightstand.rules.referee.log.ClaimTolerance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Looks for an answer that a claim agrees with, on the other side of a close call.
 *
 * <p>A recorded pose may be off, and with it every corner of a base, by less than the reach ({@link
 * ClaimTolerance#reach}). So a ship that overlaps another by less may really have passed it, and
 * one that clears another by less may really have bumped it. Either can change who stops a ship,
 * and where, by much more than the reach. Only the ships from which the mover backs up are of
 * account: for a huge one the huge ones. The answers on the other side are worked out
 *
 * <ol>
 *   <li>with some of the ships let pass that the claimed pose overlaps by less than the reach: one
 *       of them, or all but one, for the ship that stopped the mover may be among them;
 *   <li>with the contact tolerance raised to the reach: every overlap that is shallower passes;
 *   <li>with the ships that are nearer than the reach to where the mover stands moved in by it, one
 *       of them or all; then, if that makes the mover stand elsewhere, with those near it there
 *       moved in too, and so on.
 * </ol>
 *
 * <p>A shift by the whole reach is the most that a record can hide; it may hide any smaller one. In
 * a graze, where an edge slides along another at a few degrees, a tenth of a millimetre moves the
 * stop by many millimetres, and the claim lies between the two sides; and where a hair decides
 * whether a ship turns round, it turns or not next to where it would have stood. So the last two
 * are tried with smaller shifts too, from a hair upwards.
 */
final class OtherSides {

  /** A reach below this leaves nothing to search. */
  static final double SMALLEST_REACH = 1e-9;

  /** How much of the reach is tried: all of it first, then from a hair upwards. */
  private static final double[] FRACTIONS = fractions(16);

  /** The smallest shift, in millimetres: well above the contact tolerance, below every ruler. */
  private static final double HAIR = 1e-3;

  /** More tables than this are not tried for one fraction of the reach. */
  private static final int MOST_TABLES = 64;

  private final Resolver exact;
  private final double reach;

  /**
   * Creates a search for one claim.
   *
   * @param exact works out the answer as it is
   * @param reach millimetres, at least {@link #SMALLEST_REACH}
   */
  OtherSides(Resolver exact, double reach) {
    this.exact = exact;
    this.reach = reach;
  }

  /**
   * Returns the first answer on another side that is good enough.
   *
   * @param table the table before the claim
   * @param claim the claim
   * @param agrees whether the claim agrees with an answer
   */
  Optional<OtherSide> find(Table table, Activation claim, Predicate<Resolution> agrees) {
    return withSomeLetPass(table, claim, agrees)
        .or(() -> withShallowOverlapsPassed(table, claim, agrees))
        .or(() -> withSomeMovedIn(table, claim, agrees));
  }

  private Optional<OtherSide> withShallowOverlapsPassed(
      Table table, Activation claim, Predicate<Resolution> agrees) {
    for (double fraction : FRACTIONS) {
      double depth = between(HAIR, reach, fraction);
      Resolver lenient = exact.withTolerance(new Tolerance(depth));
      Resolution answer = ManeuverAnswer.nearestTo(claim, table, lenient);
      if (agrees.test(answer)) {
        return Optional.of(
            new OtherSide(answer, "overlaps of less than " + words(depth) + " let pass"));
      }
    }
    return Optional.empty();
  }

  private Optional<OtherSide> withSomeLetPass(
      Table table, Activation claim, Predicate<Resolution> agrees) {
    Ship claimed = table.ship(claim.ship()).orElseThrow().at(claim.finalPose());
    List<Ship> shallow = new ArrayList<>();
    for (Contact contact : contacts(table, claimed)) {
      if (contact.gap() < 0) {
        shallow.add(contact.other());
      }
    }
    for (List<Ship> passed : allButOneThenSingles(shallow)) {
      Table without = table;
      for (Ship ship : passed) {
        without = without.without(ship.id());
      }
      Resolution answer = ManeuverAnswer.nearestTo(claim, without, exact);
      Ship stopped = claimed.at(answer.finalPose());
      boolean shallowOnly =
          passed.stream().allMatch(other -> Contact.of(stopped, other).gap() > -reach);
      if (shallowOnly && agrees.test(answer)) {
        return Optional.of(new OtherSide(answer, ids(passed) + " let pass"));
      }
    }
    return Optional.empty();
  }

  private static Set<List<Ship>> allButOneThenSingles(List<Ship> ships) {
    Set<List<Ship>> choices = new LinkedHashSet<>();
    for (Ship kept : ships) {
      choices.add(ships.stream().filter(ship -> !ship.equals(kept)).toList());
    }
    ships.forEach(ship -> choices.add(List.of(ship)));
    choices.remove(List.<Ship>of());
    return choices;
  }

  private Optional<OtherSide> withSomeMovedIn(
      Table table, Activation claim, Predicate<Resolution> agrees) {
    for (double fraction : FRACTIONS) {
      Optional<OtherSide> found = withSomeMovedIn(table, claim, agrees, fraction);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<OtherSide> withSomeMovedIn(
      Table table, Activation claim, Predicate<Resolution> agrees, double fraction) {
    Deque<Shifted> open = new ArrayDeque<>();
    Set<Set<String>> seen = new HashSet<>();
    open.add(new Shifted(table, Set.of(), 0));
    while (!open.isEmpty() && seen.size() < MOST_TABLES) {
      Shifted shifted = open.remove();
      Resolution answer = ManeuverAnswer.nearestTo(claim, shifted.table(), exact);
      if (!shifted.moved().isEmpty() && agrees.test(answer)) {
        String ships = String.join(" and ", shifted.moved());
        return Optional.of(
            new OtherSide(answer, ships + " moved in by " + words(shifted.farthest())));
      }
      Ship stopped = table.ship(claim.ship()).orElseThrow().at(answer.finalPose());
      List<Contact> near = new ArrayList<>(contacts(shifted.table(), stopped));
      near.removeIf(contact -> shifted.moved().contains(contact.other().id()));
      for (Contact contact : near) {
        offer(shifted.with(List.of(contact), reach, fraction), seen, open);
      }
      if (near.size() > 1) {
        offer(shifted.with(near, reach, fraction), seen, open);
      }
    }
    return Optional.empty();
  }

  private static void offer(Shifted next, Set<Set<String>> seen, Deque<Shifted> open) {
    if (seen.add(next.moved())) {
      open.add(next);
    }
  }

  /**
   * Returns the contacts with all ships from which the mover backs up and whose gap or overlap is
   * less than the reach.
   */
  private List<Contact> contacts(Table table, Ship mover) {
    List<Contact> near = new ArrayList<>();
    for (Ship other : table.ships()) {
      if (mover.backsUpFrom(other)) {
        Contact contact = Contact.of(mover, other);
        if (Math.abs(contact.gap()) < reach) {
          near.add(contact);
        }
      }
    }
    return near;
  }

  private static String ids(List<Ship> ships) {
    return String.join(" and ", ships.stream().map(Ship::id).toList());
  }

  private static String words(double millimetres) {
    return String.format(Locale.ROOT, "%.2f mm", millimetres);
  }

  private static double[] fractions(int steps) {
    double[] fractions = new double[steps + 1];
    fractions[0] = 1;
    for (int i = 1; i <= steps; i++) {
      fractions[i] = (i - 1.0) / steps;
    }
    return fractions;
  }

  private static double between(double least, double most, double fraction) {
    return fraction == 1 || most <= least ? most : least + (most - least) * fraction;
  }

  /**
   * A table with some ships moved in.
   *
   * @param table the table
   * @param moved the ids of the ships that were moved
   * @param farthest how far the ship was moved that was moved farthest, in millimetres
   */
  private record Shifted(Table table, Set<String> moved, double farthest) {

    Shifted with(List<Contact> near, double reach, double fraction) {
      Table next = table;
      Set<String> all = new TreeSet<>(moved);
      double most = farthest;
      for (Contact contact : near) {
        double by = between(Math.max(0, contact.gap()) + HAIR, reach, fraction);
        next = next.withShip(contact.movedIn(by));
        all.add(contact.other().id());
        most = Math.max(most, by);
      }
      return new Shifted(next, all, most);
    }
  }
}
