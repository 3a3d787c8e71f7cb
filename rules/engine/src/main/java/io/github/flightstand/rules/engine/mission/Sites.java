package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.setup.Limit;
import io.github.flightstand.movement.setup.LimitedSpace;
import io.github.flightstand.movement.setup.PlacementSpace;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.mission.Count;
import io.github.flightstand.rules.mission.Scenario;
import io.github.flightstand.rules.mission.Where;
import io.github.flightstand.rules.mission.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Where a mission lets pieces be set up, and whether pieces are where it requires. */
public final class Sites {

  private final State state;

  Sites(State state) {
    this.state = state;
  }

  private MissionState mission() {
    return state.mission().orElseThrow();
  }

  /** Returns the places where a ship may be set up. */
  PlacementSpace ship(ShipState ship, Where where) {
    Ship piece = state.placed(ship, Pose.at(0, 0, inwards(where, ship.seat())));
    return limited(
        where,
        ship.seat(),
        ship.id(),
        piece.base().plastic(),
        zone -> new PlacementSpace.OfShip(state.rules().movement(), state.table(), piece, zone));
  }

  /** Returns the places where a remote or a marker may be set up. */
  PlacementSpace remote(RemoteState remote, Where where) {
    Compound outline = state.rules().movement().parts().tokenOutline(remote.kind());
    Token piece =
        new Token(
            remote.id(), remote.kind(), outline, Pose.at(0, 0, inwards(where, remote.seat())));
    return limited(
        where,
        remote.seat(),
        remote.id(),
        piece.body(),
        zone -> new PlacementSpace.OfToken(state.rules().movement(), state.table(), piece, zone));
  }

  private PlacementSpace limited(
      Where where,
      String seat,
      String id,
      ConvexPolygon body,
      Function<SimplePolygon, PlacementSpace> within) {
    return new LimitedSpace(
        zones(where, seat).stream().map(within).toList(),
        body,
        state.table().playArea(),
        state.rules().tolerance().contact(),
        limits(where, seat, id));
  }

  /** Returns the heading away from the edge nearest to the center of the zone. */
  private double inwards(Where where, String seat) {
    SimplePolygon zone = zones(where, seat).get(0);
    PlayArea area = state.table().playArea();
    TableEdge nearest = TableEdge.BOTTOM;
    for (TableEdge edge : TableEdge.values()) {
      if (edge.distance(area, zone.centreX(), zone.centreY())
          < nearest.distance(area, zone.centreX(), zone.centreY())) {
        nearest = edge;
      }
    }
    return nearest.inwards();
  }

  /** Returns the zones that a piece may be set up in; without any, the whole play area. */
  private List<SimplePolygon> zones(Where where, String seat) {
    if (where.zones().isEmpty()) {
      return List.of(SimplePolygon.of(state.table().playArea().outline().corners()));
    }
    return named(where.zones(), seat).stream()
        .map(zone -> SimplePolygon.of(zone.corners()))
        .toList();
  }

  private List<Zone> named(List<String> names, String seat) {
    List<Zone> zones = new ArrayList<>();
    for (String name : names) {
      if (name.equals(Where.OWN)) {
        zones.addAll(Sides.zones(state, seat));
      } else {
        Scenario.of(mission().mission()).zone(name).ifPresent(zones::add);
      }
    }
    return zones;
  }

  /** Returns edges by their words, or by the names under which they were chosen. */
  List<TableEdge> edges(List<String> names) {
    List<TableEdge> edges = new ArrayList<>();
    for (String name : names) {
      Arrays.stream(TableEdge.values())
          .filter(edge -> edge.word().equals(name))
          .findFirst()
          .or(() -> Optional.ofNullable(mission().edges().get(name)))
          .ifPresent(edges::add);
    }
    return edges;
  }

  /** Tests whether a piece in play is where a rule requires. */
  boolean holds(Where where, String seat, String id, ConvexPolygon body) {
    double contact = state.rules().tolerance().contact();
    boolean inZone =
        where.zones().isEmpty()
            || zones(where, seat).stream()
                .anyMatch(zone -> Separation.between(body, zone) < -contact);
    return inZone
        && limits(where, seat, id).stream()
            .allMatch(limit -> limit.refusal(body, state.table().playArea(), contact).isEmpty());
  }

  private static double more(Count range) {
    return range.least() <= 1 ? -1 : RangeBand.numbered(range.least() - 1).farEdge();
  }

  private static double most(Count range) {
    return RangeBand.numbered(range.most()).farEdge();
  }

  private List<Limit> limits(Where where, String seat, String id) {
    List<Limit> limits = new ArrayList<>(apart(id));
    where
        .edgeRange()
        .ifPresent(
            range -> limits.add(new Limit.AtEdges(edges(where.edges()), more(range), most(range))));
    where
        .spot()
        .flatMap(spot -> Optional.ofNullable(mission().spots().get(spot)))
        .ifPresent(
            pose -> {
              Count range = where.spotRange().orElseThrow();
              limits.add(
                  new Limit.Near(
                      List.of(Spots.at(state, where.spot().orElseThrow(), pose)),
                      more(range),
                      most(range),
                      where.spot().orElseThrow()));
            });
    where.beyondEdges().ifPresent(band -> limits.add(new Limit.BeyondEdges(far(band))));
    limits.addAll(beyondShips(where.beyondShips(), ship -> !ship.id().equals(id)));
    limits.addAll(beyondShips(where.beyondEnemies(), ship -> enemy(seat, ship)));
    if (where.beyondObstacles().isPresent()) {
      double far = far(where.beyondObstacles().get());
      for (Obstacle obstacle : state.table().obstacles()) {
        limits.add(Limit.beyond(obstacle.outline().parts(), far, obstacle.id()));
      }
    }
    where
        .beyondPieces()
        .ifPresent(
            band -> {
              Optional<String> kind = state.remote(id).map(remote -> remote.card().kind());
              for (RemoteState other : state.remotes()) {
                boolean counts = !where.ownKind() || kind.equals(Optional.of(other.card().kind()));
                if (other.inPlay() && counts && !other.id().equals(id)) {
                  Ship standing = state.standing(other.id()).orElseThrow();
                  limits.add(beyond(standing, band));
                }
              }
            });
    if (where.outsideZones()) {
      // The zone of a side that does not play is not staked out (003-031).
      Scenario.of(mission().mission()).zones().stream()
          .filter(zone -> Sides.of(zone, state.teams().size()) <= state.teams().size())
          .forEach(
              zone ->
                  limits.add(
                      Limit.beyond(SimplePolygon.of(zone.corners()).parts(), 0, zone.name())));
    }
    return limits;
  }

  /** Returns the limits that keep pieces apart at set-up; ships never overlap anyway (003-033a). */
  private List<Limit> apart(String id) {
    if (state.phase() != Phase.SETUP || !state.rules().game().epic().laidApart()) {
      return List.of();
    }
    List<Ship> others = new ArrayList<>();
    state.remotes().forEach(remote -> state.standing(remote.id()).ifPresent(others::add));
    if (state.remote(id).isPresent()) {
      others.addAll(state.table().ships());
    }
    return others.stream()
        .filter(other -> !other.id().equals(id))
        .map(
            other ->
                Limit.beyond(List.of(other.base().plastic().placedIn(other.pose())), 0, other.id()))
        .toList();
  }

  /** Tests whether a ship that is set up at a pose lies on no remote (003-033a). */
  public static boolean clear(State state, ShipState ship, Pose pose) {
    ConvexPolygon body =
        state.rules().movement().parts().base(ship.card().base()).plastic().placedIn(pose);
    return new Sites(state)
        .apart(ship.id()).stream()
            .allMatch(limit -> limit.refusal(body, state.table().playArea(), 0).isEmpty());
  }

  private boolean enemy(String seat, Ship ship) {
    return ship.player()
        .filter(owner -> !state.seat(owner).team().equals(state.seat(seat).team()))
        .isPresent();
  }

  private List<Limit> beyondShips(Optional<Integer> band, Predicate<Ship> which) {
    return band.isEmpty()
        ? List.of()
        : state.table().ships().stream()
            .filter(which)
            .map(ship -> beyond(ship, band.get()))
            .toList();
  }

  private static double far(int band) {
    return RangeBand.numbered(band).farEdge();
  }

  private static Limit beyond(Ship ship, int band) {
    return Limit.beyond(List.of(ship.base().plastic().placedIn(ship.pose())), far(band), ship.id());
  }
}
