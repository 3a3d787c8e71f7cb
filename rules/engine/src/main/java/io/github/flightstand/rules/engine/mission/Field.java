package io.github.flightstand.rules.engine.mission;

import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.engine.hook.CardContext;
import io.github.flightstand.rules.engine.state.Health;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Pieces;
import io.github.flightstand.rules.mission.Where;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Questions about the game for a mission's rules. */
final class Field {

  private static final int POINTS_PER_THREAT = 25;

  private final CardContext now;

  Field(CardContext now) {
    this.now = now;
  }

  State state() {
    return now.state();
  }

  MissionState mission() {
    return state().mission().orElseThrow();
  }

  /** Returns a ship's threat: 1 for each 25 points, rounded up (003-041). */
  static int threat(ShipState ship) {
    return (ship.card().points() + POINTS_PER_THREAT - 1) / POINTS_PER_THREAT;
  }

  /** Returns a player's ships with a status, those of the least threat first. */
  List<ShipState> ships(String seat, ShipState.Status status) {
    return state().ships().stream()
        .filter(ship -> ship.seat().equals(seat) && ship.status() == status)
        .sorted(Comparator.comparingInt(Field::threat))
        .toList();
  }

  /** Returns the ships without the wingmates that come with their leaders (003-026). */
  static List<ShipState> leading(List<ShipState> ships) {
    Set<String> ids = ships.stream().map(ShipState::id).collect(Collectors.toSet());
    return ships.stream()
        .filter(ship -> ship.card().wing().filter(wing -> ids.contains(wing.leader())).isEmpty())
        .toList();
  }

  /** Returns how many ships come with a ship, itself included. */
  int together(String leader) {
    return 1 + wingmates(leader).size();
  }

  /** Returns the ships that are wingmates of a leader, whether or not they have split. */
  List<ShipState> wingmates(String leader) {
    return state().ships().stream()
        .filter(ship -> ship.card().wing().filter(id -> id.leader().equals(leader)).isPresent())
        .toList();
  }

  /** Tests whether a player has a ship in play. */
  boolean plays(String seat) {
    return state().ships().stream().anyMatch(ship -> ship.seat().equals(seat) && ship.takesPart());
  }

  /** Returns the ids of the pieces in play that a rule is about. */
  List<String> inPlay(Pieces of) {
    List<String> pieces = new ArrayList<>();
    of.ships()
        .ifPresent(
            role -> {
              List<Seat> seats = Sides.of(state(), role);
              for (ShipState ship : state().ships()) {
                if (ship.takesPart() && seats.contains(state().seat(ship.seat()))) {
                  pieces.add(ship.id());
                }
              }
            });
    of.remotes()
        .ifPresent(
            kind ->
                state().remotes().stream()
                    .filter(remote -> remote.inPlay() && names(of, remote.id()))
                    .forEach(remote -> pieces.add(remote.id())));
    pieces.removeIf(piece -> of.carrying() && tokens(piece) + cargo(piece) == 0);
    return pieces;
  }

  /** Returns the remotes of a kind with a status. */
  List<RemoteState> remotes(String kind, RemoteState.Status status) {
    return state().remotes().stream()
        .filter(remote -> remote.status() == status && remote.card().kind().equals(kind))
        .toList();
  }

  /** Tests whether a rule is about a piece, in play or gone, with any load. */
  boolean names(Pieces of, String piece) {
    Optional<RemoteState> remote = state().remote(piece);
    return remote.isPresent()
        ? of.remotes()
                .filter(kind -> kind.equals("all") || kind.equals(remote.get().card().kind()))
                .isPresent()
            && of.ofRole()
                .map(role -> Sides.of(state(), role).contains(state().seat(owner(piece))))
                .orElse(true)
        : of.ships()
                .filter(role -> Sides.of(state(), role).contains(state().seat(owner(piece))))
                .isPresent()
            && (!of.leaders() || leads(piece));
  }

  private boolean leads(String ship) {
    return state().ships().stream()
        .flatMap(other -> other.card().wing().stream())
        .anyMatch(wing -> wing.leader().equals(ship));
  }

  String owner(String piece) {
    return state().remote(piece).map(RemoteState::seat).orElseGet(() -> state().ship(piece).seat());
  }

  /** Returns a piece's threat; 0 for a remote. */
  int threat(String piece) {
    return state().remote(piece).isPresent() ? 0 : threat(state().ship(piece));
  }

  /** Returns the victory tokens on a piece's card. */
  int tokens(String piece) {
    return state()
        .remote(piece)
        .map(RemoteState::tokens)
        .orElseGet(() -> mission().tokensOn(piece));
  }

  /** Returns the remotes that lie on a piece's card. */
  List<String> aboard(String piece) {
    return state().remotes().stream()
        .filter(remote -> remote.aboard().equals(Optional.of(piece)))
        .map(RemoteState::id)
        .toList();
  }

  /** Returns how many remotes lie on a piece's card. */
  int cargo(String piece) {
    return aboard(piece).size();
  }

  /** Tests whether a piece is in play. */
  boolean stands(String piece) {
    return state().standing(piece).isPresent();
  }

  /** Tests whether a piece would be destroyed but is not removed yet. */
  boolean lingers(String piece) {
    return state()
        .remote(piece)
        .map(RemoteState::lingering)
        .orElseGet(() -> state().ship(piece).lingers());
  }

  boolean huge(String piece) {
    return state().remote(piece).isEmpty() && state().ship(piece).card().huge().isPresent();
  }

  /** Returns the outline of a piece in play on the table, without its guides. */
  ConvexPolygon body(String piece) {
    return state()
        .standing(piece)
        .map(ship -> ship.base().plastic().placedIn(ship.pose()))
        .orElseThrow();
  }

  /**
   * Tests whether a ship has an arc. A huge ship's base has only its own printed arcs, but
   * everything ahead of its middle is in its full front arc.
   */
  static boolean has(Ship ship, FiringArc arc) {
    return arc == FiringArc.FULL_FRONT || arc.isOn(ship.base());
  }

  /** Tests whether two pieces in play are within a range of each other. */
  boolean near(String one, String other, int range) {
    return Separation.between(body(one), body(other))
        <= RangeBand.numbered(range).farEdge() + RangeBand.ROUNDING;
  }

  /** Tests whether a player has a ship in play within a range of a piece. */
  boolean attended(String piece, String seat, int range) {
    return state().ships().stream()
        .anyMatch(
            ship -> ship.inPlay() && ship.seat().equals(seat) && near(ship.id(), piece, range));
  }

  /** Tests whether an enemy of a player has a ship in play within a range of a piece. */
  boolean contested(String piece, String seat, int range) {
    String team = state().seat(seat).team();
    return state().ships().stream()
        .anyMatch(
            ship ->
                ship.inPlay() && !state().team(ship).equals(team) && near(ship.id(), piece, range));
  }

  /** Returns the ids of all ships, then of all remotes; rules remember indices into this list. */
  List<String> ids() {
    List<String> ids = new ArrayList<>();
    state().ships().forEach(ship -> ids.add(ship.id()));
    state().remotes().forEach(remote -> ids.add(remote.id()));
    return ids;
  }

  /** Tests whether a piece in play is where a rule requires. */
  boolean isAt(String piece, Where where) {
    return new Sites(state()).holds(where, owner(piece), piece, body(piece));
  }

  /** Tests whether a piece has lost no shield and has no damage card (003-038). */
  boolean full(String piece) {
    return state()
        .remote(piece)
        .map(remote -> remote.damage().isEmpty())
        .orElseGet(() -> Health.of(state().ship(piece)).full());
  }

  /** Returns the player who is asked or rolls. */
  String asked() {
    return now.deed()
        .map(
            deed ->
                deed instanceof MissionEffect.Ask ask
                    ? ask.player()
                    : ((MissionEffect.Roll) deed).player())
        .orElseThrow();
  }

  /** Returns what the question or the roll is about. */
  String about() {
    return now.deed()
        .flatMap(
            deed ->
                deed instanceof MissionEffect.Ask ask
                    ? ask.about()
                    : ((MissionEffect.Roll) deed).about())
        .orElse("");
  }

  /** Returns the number that the question is about: how many choices are left. */
  int left() {
    return Integer.parseInt(about());
  }

  /**
   * Returns the players who earn: one per side of a role, or those with a part in what happened.
   */
  List<String> earners(String earner, String piece, Optional<String> attacker) {
    return switch (earner) {
      case MissionRule.EarnWhenGone.ATTACKER ->
          attacker.map(this::owner).map(List::of).orElse(List.of());
      case MissionRule.EarnWhenGone.OWNER -> List.of(owner(piece));
      case MissionRule.EarnWhenGone.OTHERS ->
          Sides.heads(state(), "all").stream()
              .filter(seat -> !seat.team().equals(state().seat(owner(piece)).team()))
              .map(Seat::id)
              .toList();
      default -> Sides.heads(state(), earner).stream().map(Seat::id).toList();
    };
  }
}
