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
 * Executes the maneuvers of a ship that tows another, which it is docked to (004, heading on
 * towing).
 *
 * <p>The template lies at the base of the ship that tows, and the two keep their places to each
 * other as they stand on the table: they move, and back up, as one rigid body of which both bases
 * count for what is overlapped (the project's reading). Only straights and banks are flown, and not
 * too fast for what is towed. The ship that tows must stay on the play area, unless it leaves it
 * over its own edge, which is what it wants; the towed one may stick out.
 *
 * <p>A huge ship with a tow backs up from huge ships only, as it does alone; small and large ships
 * under either base are destroyed, obstacles under either removed, and what that earns is the
 * towing ship's to take (the project's choice).
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

  /** Creates what executes them by these rules, as fast as the rules for boarding allow. */
  public Towing(MovementRules rules) {
    this(rules, TowSpeeds.STANDARD);
  }

  /** Creates what executes them by these rules, as fast as told. */
  public Towing(MovementRules rules, TowSpeeds speeds) {
    resolver = new Resolver(rules);
    this.speeds = Objects.requireNonNull(speeds, "speeds may not be null");
  }

  /** Returns what moves ships that tow nothing. */
  public Resolver resolver() {
    return resolver;
  }

  /**
   * Executes a maneuver with a ship in tow.
   *
   * @param tugId the id of the ship that tows
   * @param towId the id of the ship that is towed
   * @throws UnknownShipException if one of them is not on the table
   * @throws IllegalArgumentException if they are the same ship
   * @throws CannotFlyException if the one cannot tow the other so: see {@link #checkTows}
   */
  public TowResolution resolve(Table table, String tugId, String towId, Maneuver maneuver) {
    return resolve(table, tugId, towId, maneuver, new Workspace());
  }

  /**
   * Executes a maneuver with a ship in tow in a workspace that the caller reuses: paths are then
   * not worked out again. The workspace is one thread's.
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
        rules.fleeing().margin(tow.base().outline(), end, table.playArea()),
        over(tug, pair.finalPose(), table.playArea()));
  }

  /** Returns the edges over which a base sticks out, by the parts that count for fleeing. */
  private List<TableEdge> over(Ship ship, Pose pose, PlayArea area) {
    MovementRules rules = resolver.rules();
    List<ConvexPolygon> parts =
        rules.fleeing().counted(ship.base().outline()).stream()
            .map(part -> part.placedIn(pose))
            .toList();
    return Arrays.stream(TableEdge.values())
        .filter(edge -> edge.margin(area, parts) < -rules.tolerance().contact())
        .toList();
  }

  /**
   * Checks that a ship can tow another one.
   *
   * @throws IllegalArgumentException if they are the same ship
   * @throws CannotFlyException if one of them stands in as an obstacle, or the other is huge and it
   *     is not
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
    }
    if (tow.base().size().isHuge() && !tug.base().size().isHuge()) {
      throw new CannotFlyException(
          "a huge ship is towed by huge ships only, found '%s' with a %s base"
              .formatted(tug.id(), tug.base().name()));
    }
  }

  /**
   * Checks that a ship can make a maneuver with that tow: a straight or a bank, not faster than the
   * tow allows, that it can make alone.
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
          "a ship that tows a %s one has a top speed of %s, found %s"
              .formatted(tow.base().name(), fastest, maneuver.code()));
    }
    resolver.checkFlies(tug, maneuver);
  }

  /**
   * How fast a ship may fly that tows another, by the size of the towed one (004, heading on
   * towing).
   *
   * <pre>{@code
   * TowSpeeds.STANDARD.fastest(BaseSize.LARGE)   // 2
   * }</pre>
   *
   * @param small with a small ship in tow
   * @param medium with a medium one
   * @param large with a large one
   * @param huge with a huge one
   */
  public record TowSpeeds(int small, int medium, int large, int huge) {

    /**
     * The figures of the rules for boarding. They do not know medium ships: those are towed as
     * large ones (the project's choice).
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
      };
    }
  }
}
