package io.github.flightstand.movement.maneuver;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The executor of maneuvers of a ship that tows another ship docked to it (004, heading on towing).
 *
 * <p>The template lies at the towing ship's base. The two ships keep their places relative to each
 * other. They move, and back up, as one rigid body, and both bases count for overlaps (the
 * project's reading). The pair flies only straights and banks, at a speed limited by the towed
 * ship. The towing ship must stay on the play area, unless it leaves over its own edge, which is
 * its goal. The towed ship may stick out.
 *
 * <p>A huge ship with a tow backs up only from huge ships, as it does alone. Small and large ships
 * under either base are destroyed, and obstacles under either are removed. The towing ship takes
 * the damage for all of this (the project's choice).
 *
 * <pre>{@code
 * TowResolution result = new Towing(MovementRules.STANDARD).resolve(table, "tug", "hulk", Maneuver.parse("2BW"));
 * result.pair().finalPose()       // where the tug stands now
 * result.tow()                    // where the hulk does
 * result.home(TableEdge.BOTTOM)   // whether they made it
 * }</pre>
 */
public final class Towing {

  private static final Set<Bearing> BEARINGS =
      Set.of(Bearing.STRAIGHT, Bearing.BANK_LEFT, Bearing.BANK_RIGHT);

  private final Resolver resolver;
  private final TowSpeeds speeds;

  /** Creates an executor under these rules, with the speeds of the rules for boarding. */
  public Towing(MovementRules rules) {
    this(rules, TowSpeeds.STANDARD);
  }

  /** Creates an executor under these rules, with other speeds. */
  public Towing(MovementRules rules, TowSpeeds speeds) {
    resolver = new Resolver(rules);
    this.speeds = Objects.requireNonNull(speeds, "speeds may not be null");
  }

  /** Returns the resolver for ships that tow nothing. */
  public Resolver resolver() {
    return resolver;
  }

  /**
   * Executes a maneuver with a ship in tow.
   *
   * @param tugId the id of the ship that tows
   * @param towId the id of the ship that is towed
   * @throws UnknownShipException if a ship is not on the table
   * @throws IllegalArgumentException if they are the same ship
   * @throws CannotFlyException if the pair cannot make that maneuver (see {@link #checkTows} and
   *     {@link #checkFlies})
   */
  public TowResolution resolve(Table table, String tugId, String towId, Maneuver maneuver) {
    return resolve(table, tugId, towId, maneuver, new Workspace());
  }

  /**
   * Executes a maneuver with a ship in tow, with paths and buffers from {@code workspace} instead
   * of new ones. Each thread needs its own workspace.
   */
  public TowResolution resolve(
      Table table, String tugId, String towId, Maneuver maneuver, Workspace workspace) {
    Arguments.require(
        "table tugId towId maneuver workspace", table, tugId, towId, maneuver, workspace);
    Ship tug = table.ship(tugId).orElseThrow(() -> new UnknownShipException(tugId));
    Ship tow = table.ship(towId).orElseThrow(() -> new UnknownShipException(towId));
    checkTows(tug, tow);
    checkFlies(tug, tow, maneuver);
    Resolution pair = resolver.resolve(table, tug, tow, maneuver, workspace);
    MovementRules rules = resolver.rules();
    Pose end = TowedPair.towed(tug, tow, pair.finalPose());
    return new TowResolution(
        pair,
        resolver.margins(table, tug, tow, pair.finalPose(), workspace),
        end,
        TowedPair.towed(tug, tow, pair.nominal()),
        rules.fleeing().margin(tow.base(), end, table.playArea()),
        over(tug, pair.finalPose(), table.playArea()));
  }

  /** Returns the edges that a base sticks out over, by the parts that count for fleeing. */
  private List<TableEdge> over(Ship ship, Pose pose, PlayArea area) {
    MovementRules rules = resolver.rules();
    List<ConvexPolygon> parts =
        rules.fleeing().counted(ship.base()).stream().map(part -> part.placedIn(pose)).toList();
    return Arrays.stream(TableEdge.values())
        .filter(edge -> edge.margin(area, parts) < -rules.tolerance().contact())
        .toList();
  }

  /**
   * Checks that a ship can tow another.
   *
   * @throws IllegalArgumentException if they are the same ship
   * @throws CannotFlyException if a ship stands in as an obstacle, or a ship that is not huge would
   *     tow a huge one
   */
  public void checkTows(Ship tug, Ship tow) {
    if (tug.id().equals(tow.id())) {
      throw new IllegalArgumentException("a ship tows another ship, found '" + tow.id() + "'");
    }
    for (Ship ship : List.of(tug, tow)) {
      if (ship.standsIn()) {
        throw new CannotFlyException(
            "'" + ship.id() + "' stands in as an obstacle and never moves");
      }
      CannotFlyException.checkPublished(ship.id(), ship.base());
    }
    if (tow.base().size().isHuge() && !tug.base().size().isHuge()) {
      throw new CannotFlyException(
          "a huge ship is towed by huge ships only, found '%s' with a %s base"
              .formatted(tug.id(), tug.base().name()));
    }
  }

  /**
   * Checks that a ship can make a maneuver with a tow. That is a straight or bank that it can make
   * alone, at most as fast as the tow allows.
   *
   * @throws CannotFlyException if it cannot
   */
  public void checkFlies(Ship tug, Ship tow, Maneuver maneuver) {
    if (!BEARINGS.contains(maneuver.bearing())) {
      throw new CannotFlyException(
          "a ship that tows flies a straight or a bank (F, B or N), found %s, a %s"
              .formatted(maneuver.code(), maneuver.bearing().words()));
    }
    int fastest = speeds.fastest(tow.base().size());
    if (maneuver.speed() > fastest) {
      throw new CannotFlyException(
          "a ship that tows a %s ship has a top speed of %s, found %s"
              .formatted(tow.base().name(), fastest, maneuver.code()));
    }
    resolver.checkFlies(tug, maneuver);
  }

  /**
   * The top speeds of a ship that tows, by the size of the towed ship (004, heading on towing).
   *
   * <pre>{@code
   * TowSpeeds.STANDARD.fastest(BaseSize.LARGE)   // 2
   * }</pre>
   *
   * @param small with a small ship in tow
   * @param medium with a medium ship in tow
   * @param large with a large ship in tow
   * @param huge with a huge ship in tow
   */
  public record TowSpeeds(int small, int medium, int large, int huge) {

    /**
     * The figures of the boarding rules, with medium ships like large ones (the project's choice).
     */
    public static final TowSpeeds STANDARD = new TowSpeeds(3, 2, 2, 1);

    /**
     * Checks the figures.
     *
     * @throws IllegalArgumentException if one is below 1
     */
    public TowSpeeds {
      if (small < 1 || medium < 1 || large < 1 || huge < 1) {
        throw new IllegalArgumentException(
            "a ship that tows has a top speed of at least 1, found %s, %s, %s and %s"
                .formatted(small, medium, large, huge));
      }
    }

    /** Returns the top speed with a ship of that size in tow. */
    public int fastest(BaseSize towed) {
      return switch (towed) {
        case SMALL -> small;
        case MEDIUM -> medium;
        case LARGE -> large;
        case HUGE_TRANSPORT, HUGE_CORVETTE -> huge;
        case OWN -> throw new IllegalArgumentException("no base of another game is towed");
      };
    }
  }
}
