package io.github.flightstand.movement.formation;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Arguments;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.Workspace;
import io.github.flightstand.movement.contact.Neighbours;
import io.github.flightstand.movement.contact.ObstaclesInWay;
import io.github.flightstand.movement.contact.Scratch;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Margins;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.WingTool;
import io.github.flightstand.movement.table.LaidToken;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A mover of wings in formation. It computes the places and the ships that can take them (003,
 * heading on formations), and the result of a wing's move (003, heading on the movement of
 * wingmates).
 *
 * <p>The leader flies like any ship, with its wingmates among the ships on the table. Then the
 * wingmates are set down in their places about the leader, one after the other. Those still to move
 * are lifted and in no ship's way; those already set down are in the way.
 *
 * <p>A wingmate that would overlap a ship, or be outside the play area, flies the leader's maneuver
 * from where it stood. In a Tallon roll it takes the free offset nearest to 0. It flies among all
 * ships, with those still to move standing where they were (the project's choice). After a stop or
 * a reverse maneuver it may have to stay where another wingmate was set down before it. No rulebook
 * says which gives way, so both stand there until one moves on (the project's choice). Obstacles
 * and mines count if they lie under the base at the place; there is no template.
 *
 * <p>Places follow the leader's heading, so left and right change sides when it turns on the spot.
 *
 * <pre>{@code
 * FormationFlight flight = new FormationFlight(MovementRules.STANDARD);
 * flight.poseAt(red, WingPlace.LEFT_SUPPORT)           // 63.5 behind and 60 to the left of it
 * flight.fly(table, wing, Maneuver.parse("2BW"))       // where all of them end
 * }</pre>
 */
public final class FormationFlight {

  private final MovementRules rules;
  private final Resolver resolver;

  /** Creates a mover of wings under these rules. */
  public FormationFlight(MovementRules rules) {
    this.rules = Objects.requireNonNull(rules, "rules may not be null");
    resolver = new Resolver(rules);
  }

  /**
   * Returns the pose of a place about a leader.
   *
   * @throws CannotFlyException if the leader's base is not small
   */
  public Pose poseAt(Ship leader, WingPlace place) {
    Arguments.require("leader place", leader, place);
    checkSmall(leader);
    WingTool tool = rules.parts().wingTool();
    Base base = leader.base();
    return leader
        .pose()
        .shiftedBy(-place.row() * tool.rowsApart(base, base), place.column() * tool.spacing());
  }

  /**
   * Returns a wingmate's place about its leader where they stand now, and whether the wingmate can
   * be set down there. The wingmates after it in order are lifted.
   *
   * @throws UnknownShipException if a ship of the wing is not on the table
   * @throws CannotFlyException if the base of either is not small
   * @throws IllegalArgumentException if no wingmate has the place
   */
  public PlaceInFormation place(Table table, Wing wing, WingPlace place) {
    Arguments.require("table wing place", table, wing, place);
    return place(table, wing, place, new Workspace());
  }

  /**
   * Sets all wingmates down about a leader that stays where it is, as when ships rejoin. A wingmate
   * that cannot be set down stays where it is.
   *
   * @throws UnknownShipException if a ship of the wing is not on the table
   * @throws CannotFlyException if the base of one of them is not small
   */
  public WingMove formUp(Table table, Wing wing) {
    Arguments.require("table wing", table, wing);
    return new WingMove(Optional.empty(), steps(table, wing, Optional.empty(), new Workspace()));
  }

  /**
   * Moves a wing.
   *
   * @throws UnknownShipException if a ship of the wing is not on the table
   * @throws CannotFlyException if the base of one of them is not small
   */
  public WingMove fly(Table table, Wing wing, Maneuver maneuver) {
    Arguments.require("table wing maneuver", table, wing, maneuver);
    Ship leader = ship(table, wing.leader());
    checkSmall(leader);
    Workspace workspace = new Workspace();
    Resolution led = resolver.resolve(table, leader.id(), maneuver, workspace);
    Table after = table.withShip(leader.at(led.finalPose()));
    List<WingMove.Step> steps =
        led.fled() ? List.of() : steps(after, wing, Optional.of(maneuver), workspace);
    return new WingMove(Optional.of(led), steps);
  }

  private List<WingMove.Step> steps(
      Table table, Wing wing, Optional<Maneuver> maneuver, Workspace workspace) {
    Table now = table;
    List<WingMove.Step> steps = new ArrayList<>();
    for (Map.Entry<WingPlace, String> mate : wing.wingmates().entrySet()) {
      PlaceInFormation place = place(now, wing, mate.getKey(), workspace);
      Ship ship = ship(now, mate.getValue());
      Optional<Resolution> flight = Optional.empty();
      if (!place.free() && maneuver.isPresent()) {
        flight = Optional.of(resolver.resolve(now, ship.id(), maneuver.get(), workspace));
      }
      Pose there =
          place.free() ? place.pose() : flight.map(Resolution::finalPose).orElse(ship.pose());
      WingMove.Step step = new WingMove.Step(place, flight, there);
      steps.add(step);
      now = step.after(now);
    }
    return steps;
  }

  private PlaceInFormation place(Table table, Wing wing, WingPlace place, Workspace workspace) {
    String id =
        Optional.ofNullable(wing.wingmates().get(place))
            .orElseThrow(
                () -> new IllegalArgumentException("the wing has no wingmate as " + place));
    Ship ship = ship(table, id);
    checkSmall(ship);
    Pose pose = poseAt(ship(table, wing.leader()), place);
    int[] lifted = wing.from(place).stream().mapToInt(table::place).toArray();
    Neighbours others = Neighbours.all(table, ship.base().partSet(), Scratch.of(workspace), lifted);
    double contact = rules.tolerance().contact();
    double nearest = others.nearest(pose);
    double edge = rules.fleeing().margin(ship.base(), pose, table.playArea());
    boolean free = nearest >= -contact && edge >= -contact;
    return new PlaceInFormation(
        id,
        place,
        pose,
        free,
        others.overlapping(pose, rules.tolerance()),
        free
            ? new ObstaclesInWay(table, ship, rules.tolerance(), Scratch.of(workspace))
                .met(pose, Optional.empty(), 0)
            : List.of(),
        free
            ? LaidToken.minesSetOff(table, ship.at(pose), Optional.empty(), rules.tolerance())
            : List.of(),
        Margins.of(nearest, edge));
  }

  private static Ship ship(Table table, String id) {
    return table.ship(id).orElseThrow(() -> new UnknownShipException(id));
  }

  private static void checkSmall(Ship ship) {
    if (ship.base().size() != BaseSize.SMALL) {
      throw new CannotFlyException(
          "the ships of a wing have small bases, found '%s' with a %s one"
              .formatted(ship.id(), ship.base().name()));
    }
  }

  /**
   * The result of a wing's move.
   *
   * @param leader the leader's maneuver; empty if the leader stays where it is
   * @param wingmates the wingmates' moves, in their order; empty if the leader has fled, because
   *     then all of them split
   */
  public record WingMove(Optional<Resolution> leader, List<Step> wingmates) {

    /** Copies the list. */
    public WingMove {
      wingmates = List.copyOf(wingmates);
    }

    /**
     * The result of a wingmate's move.
     *
     * @param place its place, and whether it could be set down there; if not, it splits
     * @param flight the leader's maneuver flown by the wingmate itself, if it had to
     * @param finalPose its pose after the move
     */
    public record Step(PlaceInFormation place, Optional<Resolution> flight, Pose finalPose) {

      /** Returns the table after the wingmate's move, given the table before. */
      public Table after(Table before) {
        String ship = place.ship();
        return flight.filter(Resolution::fled).isPresent()
            ? before.without(ship)
            : before.withShip(before.ship(ship).orElseThrow().at(finalPose));
      }
    }
  }
}
