package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Ship.Quadrant;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The JSON form of a ship.
 *
 * @param id the ship's id; no other piece has it
 * @param base the size of the ship's base, or the name of a base of the query's own parts
 * @param player the side that the ship is on; unknown if absent
 * @param pose the ship's pose
 * @param arcs the ship's firing arcs; if absent, a query may name any
 * @param standsIn whether this huge ship stands in as an obstacle: it never moves, attacks or is
 *     attacked
 * @param turret the one or two quadrants that the ship's turret indicator points at
 */
@SchemaMembers(
    """
    {"if": {"properties": {"standsIn": {"const": true}}, "required": ["standsIn"]},
     "then": {"properties": {"base": {"enum": ["huge-transport", "huge-corvette"]}}}}
    """)
public record ShipJson(
    String id,
    BaseName base,
    Optional<String> player,
    PoseJson pose,
    Optional<List<FiringArc>> arcs,
    @Default("false") boolean standsIn,
    Optional<List<Quadrant>> turret)
    implements PieceJson {

  private static final Pointer POSE = Pointer.of("/pose");
  private static final Pointer TURRET = Pointer.of("/turret");

  /** Returns the JSON form of a ship, in the table's own frame. */
  public static ShipJson of(Ship ship) {
    return new ShipJson(
        ship.id(),
        BaseName.of(ship.base()),
        ship.player(),
        PoseJson.of(ship.pose()),
        Optional.empty(),
        ship.standsIn(),
        Optional.of(List.copyOf(ship.turret())).filter(quadrants -> !quadrants.isEmpty()));
  }

  /**
   * Returns the ship on the table.
   *
   * @throws FaultException if the ship is impossible
   */
  public Ship on(Ground ground) {
    Base itsBase = base.in(ground.parts());
    if (standsIn && !itsBase.size().isHuge()) {
      throw FaultException.unexpected(
          Pointer.of("/standsIn"),
          "true",
          "false, since only a huge ship stands in as an obstacle");
    }
    return new Ship(
        id,
        itsBase,
        FaultException.within(POSE, () -> pose.on(ground, () -> Footprint.of(itsBase))),
        standsIn,
        player,
        turret.map(written -> quadrants(written, itsBase)).orElse(Set.of()));
  }

  private static Set<Quadrant> quadrants(List<Quadrant> written, Base base) {
    Set<Quadrant> quadrants = new TreeSet<>(written);
    if (base.size().isHuge()) {
      throw FaultException.unexpected(
          TURRET, Excerpt.quoted(words(written)), "none, since the base is huge");
    }
    if (quadrants.size() != written.size() || written.isEmpty() || written.size() > 2) {
      throw FaultException.unexpected(
          TURRET,
          written.isEmpty() ? "empty" : Excerpt.quoted(words(written)),
          "one or two different quadrants of front, rear, left, right");
    }
    return quadrants;
  }

  private static String words(List<Quadrant> quadrants) {
    return quadrants.stream().map(Formats::word).collect(Collectors.joining(", "));
  }
}
