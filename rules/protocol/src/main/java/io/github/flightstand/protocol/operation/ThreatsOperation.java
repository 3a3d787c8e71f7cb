package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution.Outcome;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.Threats;
import io.github.flightstand.rules.measure.Threats.End;
import io.github.flightstand.rules.measure.Threats.Shot;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code threats}: where each maneuver of a dial ends, and who could then shoot whom. */
final class ThreatsOperation {

  private static final Pointer DIALS = Pointer.of("/dials");
  private static final Pointer SHIPS = Pointer.of("/ships");

  private final Query<ThreatsQuery> query;
  private final ThreatsQuery asked;
  private final Table table;
  private final Threats threats;
  private final boolean allMove;

  /** The ships on the table, in the order of their ids. */
  private final List<Ship> others;

  private ThreatsOperation(Query<ThreatsQuery> query) {
    this.query = query;
    asked = query.asked();
    table = query.measuredTable(asked.table());
    others = table.ships().stream().sorted(Comparator.comparing(Ship::id)).toList();
    Map<String, List<FiringArc>> arcs = new HashMap<>();
    table.ships().forEach(ship -> arcs.put(ship.id(), arcs(asked.table(), ship)));
    threats = new Threats(query.inForce(), arcs);
    allMove = asked.theirs() == Theirs.DIALS;
  }

  /**
   * Asks, for each maneuver of a dial, where it ends, who could then shoot the ship, and whom it
   * could shoot.
   *
   * @param dials the maneuvers of ships that are not huge, by the ships' ids
   * @param ships the ships to answer about; if absent, all that have a dial
   * @param theirs whether the other ships stand, or end where their own dials take them
   */
  record ThreatsQuery(
      TableJson table,
      @SchemaMembers("{\"minProperties\": 1}") Map<String, List<Maneuver>> dials,
      Optional<List<String>> ships,
      @Default("'stand'") Theirs theirs)
      implements OnTable {}

  /** The assumption about the other ships. */
  enum Theirs {
    /** They stand where they stand. */
    STAND,
    /** Those with a dial end where one of its maneuvers takes them. */
    DIALS
  }

  /** The limits of an answer. */
  enum LeftOut {
    /** The results of overlaps of two ships with dials. */
    BUMPS_BETWEEN_MOVERS
  }

  /**
   * A possible attack.
   *
   * @param ships the ships in question
   * @param leftOut {@code bumps-between-movers} if the others move: they are not in each other's
   *     way
   * @param confidence empty; present with {@code uncertainty}
   */
  record ThreatsResult(
      List<ShipThreats> ships, Optional<LeftOut> leftOut, Optional<NoConfidence> confidence) {}

  /**
   * The ends of a ship's maneuvers.
   *
   * @param ship the ship's id
   * @param ends the ends, in the order of its dial
   */
  record ShipThreats(String ship, List<EndThreats> ends) {}

  /**
   * The end of a maneuver, and the attacks that could then be made.
   *
   * @param maneuver the maneuver's code
   * @param outcome whether the end of the maneuver overlapped another ship
   * @param fled whether any part of the piece is outside the play area
   * @param shotBy the attacks on the ship, in the order of the attackers' ids
   * @param shoots the attacks of the ship, in the order of the targets' ids; absent if the others
   *     move
   */
  record EndThreats(
      String maneuver,
      @JsonProperty("final") Pose finalPose,
      Outcome outcome,
      boolean fled,
      List<ShotJson> shotBy,
      Optional<List<ShotJson>> shoots) {}

  /**
   * An attack up to range 3 that the rules allow.
   *
   * @param ship the attacker in a list of attacks on a ship, the target in one of its own
   * @param maneuvers the attacker's maneuvers after which it could attack so; absent if it stands
   */
  record ShotJson(String ship, @JsonUnwrapped Shot shot, Optional<List<String>> maneuvers) {}

  static Operation<ThreatsQuery, ThreatsResult> operation() {
    return new Operation<>(
        ThreatsQuery.class,
        ThreatsResult.class,
        true,
        query -> new ThreatsOperation(query).answer());
  }

  /**
   * Returns the arcs through which a ship may shoot; a base without a front arc turns all round.
   */
  private static List<FiringArc> arcs(TableJson table, Ship ship) {
    return table
        .arcsOf(ship.id())
        .map(listed -> listed.stream().distinct().filter(arc -> arc.isOn(ship.base())).toList())
        .orElseGet(
            () -> List.of(FiringArc.FRONT.isOn(ship.base()) ? FiringArc.FRONT : FiringArc.TURRET));
  }

  private Pictured<ThreatsResult> answer() {
    asked.dials().forEach(this::checkDial);
    List<String> movers = movers();
    checkPairs(movers);
    Map<String, List<End>> ends = new LinkedHashMap<>();
    for (String id : allMove ? asked.dials().keySet() : movers) {
      Ship ship = table.ship(id).orElseThrow();
      ends.put(
          id,
          FaultException.taken(
              DIALS.append(id),
              () -> threats.ends(around(id), ship, asked.dials().getOrDefault(id, List.of()))));
    }
    List<ShipThreats> ships =
        movers.stream()
            .map(
                id ->
                    new ShipThreats(
                        id,
                        ends.getOrDefault(id, List.of()).stream()
                            .map(end -> threats(end, ends))
                            .toList()))
            .toList();
    return new Pictured<>(
        new ThreatsResult(
            ships,
            Optional.of(LeftOut.BUMPS_BETWEEN_MOVERS).filter(bumps -> allMove),
            query.noConfidence()),
        () -> picture(ships));
  }

  private void checkDial(String id, List<Maneuver> dial) {
    Pointer at = DIALS.append(id);
    Ship ship = table.ship(id).orElseThrow(() -> TableJson.missing("ship", id, at));
    if (ship.base().size().isHuge()) {
      throw FaultException.unexpected(
          at, "the dial of a huge ship", "that of a ship that is not huge");
    }
    if (dial.isEmpty()) {
      throw FaultException.unexpected(at, "empty", "at least one maneuver");
    }
    if (dial.size() > Limits.MANEUVERS) {
      throw FaultException.tooMany(at, Limits.MANEUVERS, "maneuvers");
    }
  }

  /** Returns the ids of the ships to answer about. */
  private List<String> movers() {
    if (asked.dials().isEmpty()) {
      throw FaultException.unexpected(DIALS, "empty", "the dial of at least one ship");
    }
    List<String> named = asked.ships().orElseGet(() -> List.copyOf(asked.dials().keySet()));
    for (int i = 0; i < named.size(); i++) {
      if (!asked.dials().containsKey(named.get(i))) {
        throw FaultException.unexpected(
            SHIPS.append(i), Excerpt.quoted(named.get(i)), "a ship with a dial in 'dials'");
      }
    }
    return named.stream().distinct().toList();
  }

  private void checkPairs(List<String> movers) {
    int own =
        movers.stream().mapToInt(id -> asked.dials().getOrDefault(id, List.of()).size()).sum();
    int moving = allMove ? asked.dials().values().stream().mapToInt(List::size).sum() : 0;
    if ((long) own * (table.ships().size() + moving) > Limits.END_PAIRS) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          DIALS,
          "'dials' has %s ends for %s ships and ends of others, expected at most %s pairs of them"
              .formatted(own, table.ships().size() + moving, Limits.END_PAIRS));
    }
  }

  /** Returns the table on which a ship moves; other ships that move are not in its way. */
  private Table around(String mover) {
    Table around = table;
    for (String id : allMove ? asked.dials().keySet() : Set.<String>of()) {
      around = id.equals(mover) ? around : around.without(id);
    }
    return around;
  }

  private EndThreats threats(End end, Map<String, List<End>> ends) {
    List<ShotJson> shotBy = new ArrayList<>();
    List<ShotJson> shoots = new ArrayList<>();
    Ship ship = end.ship();
    for (Ship other : others) {
      if (other.id().equals(ship.id())
          || (ship.player().isPresent() && ship.player().equals(other.player()))) {
        continue;
      }
      if (allMove && ends.containsKey(other.id())) {
        shotsAfter(ends.get(other.id()), end)
            .forEach(
                (shot, codes) -> shotBy.add(new ShotJson(other.id(), shot, Optional.of(codes))));
        continue;
      }
      for (Shot shot : threats.shots(end.table(), other, ship)) {
        shotBy.add(new ShotJson(other.id(), shot, Optional.empty()));
      }
      for (Shot shot : threats.shots(end.table(), ship, other)) {
        shoots.add(new ShotJson(other.id(), shot, Optional.empty()));
      }
    }
    return new EndThreats(
        end.maneuver().code(),
        ship.pose(),
        end.resolution().outcome(),
        end.resolution().fled(),
        shotBy,
        Optional.of(shoots).filter(told -> !allMove));
  }

  /** Returns the attacks on a ship at its end, each with the attacker's maneuvers before it. */
  private Map<Shot, List<String>> shotsAfter(List<End> theirs, End end) {
    Map<Shot, List<String>> after = new LinkedHashMap<>();
    for (End other : theirs) {
      List<Shot> shots = threats.shots(end.table(), other.ship(), end.ship());
      if (!shots.isEmpty() && !threats.overlap(other.ship(), end.ship())) {
        for (Shot shot : shots) {
          after.computeIfAbsent(shot, first -> new ArrayList<>()).add(other.maneuver().code());
        }
      }
    }
    return after;
  }

  /** Draws all ends; those out of fire stand out, and the caption names them. */
  private TablePicture picture(List<ShipThreats> ships) {
    TablePicture picture = TablePicture.of(table).caption("Who could shoot whom");
    for (ShipThreats one : ships) {
      Ship ship = table.ship(one.ship()).orElseThrow();
      List<String> safe = new ArrayList<>();
      for (EndThreats end : one.ends()) {
        picture.base(end.shotBy().isEmpty() ? Mark.END : Mark.GHOST, ship.at(end.finalPose()));
        if (end.shotBy().isEmpty()) {
          safe.add(end.maneuver());
        }
      }
      picture.tell(one.ship() + " out of fire after", safe);
    }
    return picture;
  }
}
