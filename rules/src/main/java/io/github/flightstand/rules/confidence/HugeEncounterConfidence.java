package io.github.flightstand.rules.confidence;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.query.SegmentSeparation;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How probable it is that what a maneuver leads to for huge ships stands, from 0 to 1, if the ships
 * stand where they are said to stand but for small random errors; obstacles do not stray.
 *
 * <p>Each of these verdicts is a list, and hangs on as many numbers as there are ships and
 * obstacles near; so {@link Confidence}, which sees one number, is not for them. The maneuver is
 * executed anew on 2038 tables that are spread evenly over the errors of the mover and the ships
 * near the end of its way, and counted on how many of them a list comes out the same.
 *
 * <p>For close calls of ships that stray by half a millimetre and a degree the answers are within
 * 0.03 of the share among three thousand tables drawn at random, which is itself right to 0.01. The
 * shares are in steps of half a thousandth: what is less probable than that comes out as 0.
 *
 * <pre>{@code
 * Resolution ram = resolver.resolve(table, "raider", maneuver);
 * HugeEncounterConfidence.of(resolver, table, "raider", maneuver, ram, new Uncertainty(0.5, 1))
 *     .rammed()   // for a small ship just under the front edge: 0.5
 * }</pre>
 *
 * @param rammed that just the same ships are destroyed
 * @param removed that just the same obstacles are removed
 * @param owed that just the same damage is owed
 */
public record HugeEncounterConfidence(double rammed, double removed, double owed) {

  /** The farthest that one coordinate strays on the tables, in standard deviations, and more. */
  private static final double FARTHEST = 3.5;

  /**
   * Checks the probabilities.
   *
   * @throws IllegalArgumentException if one is not from 0 to 1
   */
  public HugeEncounterConfidence {
    if (!(rammed >= 0 && rammed <= 1 && removed >= 0 && removed <= 1 && owed >= 0 && owed <= 1)) {
      throw new IllegalArgumentException(
          "probabilities are from 0 to 1, found " + rammed + ", " + removed + " and " + owed);
    }
  }

  /**
   * Returns how sure the verdicts are.
   *
   * @param shipId the ship that moves, huge or not
   * @param resolution what came of the maneuver on the table
   */
  public static HugeEncounterConfidence of(
      Resolver resolver,
      Table table,
      String shipId,
      Maneuver maneuver,
      Resolution resolution,
      Uncertainty uncertainty) {
    Ship mover = table.ship(shipId).orElseThrow();
    List<Resolution> strayed =
        StrayedTables.of(table, straying(table, mover, resolution, uncertainty), uncertainty)
            .map(actual -> resolver.resolve(actual, shipId, maneuver))
            .toList();
    return new HugeEncounterConfidence(
        same(strayed, resolution, HugeEncounter::rammed),
        same(strayed, resolution, HugeEncounter::removed),
        same(strayed, resolution, HugeEncounter::owed));
  }

  /** Returns the share of outcomes in which a list is the same. */
  private static double same(
      List<Resolution> strayed, Resolution resolution, Function<HugeEncounter, List<?>> list) {
    Optional<List<?>> expected = resolution.huge().map(list);
    return StrayedTables.share(
        strayed,
        actual -> actual.huge().map(list).orElse(List.of()).equals(expected.orElse(List.of())));
  }

  /** The mover and the ships that may come to be near where it ends or on its way back there. */
  private static List<String> straying(
      Table table, Ship mover, Resolution resolution, Uncertainty uncertainty) {
    Point nominal = resolution.nominal().position();
    double flown = mover.pose().position().distanceTo(nominal);
    List<String> ids = new ArrayList<>(List.of(mover.id()));
    for (Ship other : table.ships()) {
      Point centre = other.pose().position();
      double reaches = mover.base().reach() + other.base().reach();
      double astray =
          FARTHEST
              * (3 * uncertainty.position()
                  + StrictMath.toRadians(uncertainty.heading()) * (reaches + flown));
      double apart =
          SegmentSeparation.between(centre, centre, resolution.finalPose().position(), nominal)
              - reaches;
      if (apart < astray && !other.id().equals(mover.id())) {
        ids.add(other.id());
      }
    }
    return ids;
  }
}
