package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.rules.engine.state.LaidTemplate;
import io.github.flightstand.rules.engine.state.RemoteCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteState.Side;
import io.github.flightstand.rules.engine.state.RemoteState.Status;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A remote or an objective token. A shuttle, cargo, warhead, satellite or turret without values
 * gets values invented here, because the book prints none. Without values, another kind is a marker
 * that cannot be attacked.
 *
 * @param id the piece's id, unlike that of any other piece
 * @param kind the piece's name: shuttle, cargo, warhead, satellite, turret or any other
 * @param player the player who controls the piece
 * @param pose the piece's pose; absent if it lies on a card or waits
 * @param aboard the ship or remote on whose card the piece lies
 * @param number the number on the token
 * @param side the side of the token that lies up
 * @param active whether the piece is in use
 * @param tokens the number of tokens on the piece's card
 * @param initiative the initiative on its card
 * @param agility the agility on its card
 * @param hull the hull value on its card
 * @param attack the number of its attack dice, if it attacks
 * @param arcs the arcs from which it attacks; front if absent
 * @param repositions the templates for its forward move in the system phase; none if absent
 * @param invented whether the values are this project's inventions; false if absent
 */
public record RemoteJson(
    String id,
    String kind,
    String player,
    Optional<PoseJson> pose,
    Optional<String> aboard,
    Optional<Integer> number,
    Optional<Side> side,
    @Default("true") boolean active,
    @Default("0") int tokens,
    Optional<Integer> initiative,
    Optional<Integer> agility,
    Optional<Integer> hull,
    Optional<Integer> attack,
    Optional<List<FiringArc>> arcs,
    Optional<List<LaidTemplate>> repositions,
    Optional<Boolean> invented) {

  /** Returns the JSON form of a remote. */
  static RemoteJson of(RemoteState remote, Optional<Pose> pose) {
    Optional<RemoteValues> values = remote.card().values();
    return new RemoteJson(
        remote.id(),
        remote.card().kind(),
        remote.seat(),
        pose.map(PoseJson::of),
        remote.aboard(),
        remote.card().number(),
        remote.side(),
        remote.active(),
        remote.tokens(),
        values.map(RemoteValues::initiative),
        values.map(RemoteValues::agility),
        values.map(RemoteValues::hull),
        values.flatMap(RemoteValues::attack),
        values.map(RemoteValues::arcs).filter(all -> !all.isEmpty()),
        values.map(RemoteValues::repositions),
        values.map(RemoteValues::invented));
  }

  /**
   * Returns the remote.
   *
   * @throws FaultException if only some of the required values are given
   * @throws IllegalArgumentException if a value is out of range, or a pose and a card are given
   */
  RemoteState remote() {
    if (pose.isPresent() && aboard.isPresent()) {
      throw new IllegalArgumentException(
          "'%s' has a pose and lies on the card of '%s', expected only one of them"
              .formatted(id, aboard.get()));
    }
    RemoteState waiting = RemoteState.of(new RemoteCard(id, kind, player, number, values()));
    RemoteState there =
        aboard
            .map(waiting::aboard)
            .orElseGet(() -> pose.isPresent() ? waiting.with(Status.IN_PLAY) : waiting);
    return new RemoteState(
        there.card(), there.status(), side, active, tokens, there.damage(), there.aboard(), false);
  }

  private Optional<RemoteValues> values() {
    if (Stream.of(initiative, agility, hull, attack, arcs, repositions, invented)
        .allMatch(Optional::isEmpty)) {
      return RemoteValues.named(kind);
    }
    return Optional.of(
        new RemoteValues(
            needed("initiative", initiative),
            needed("agility", agility),
            needed("hull", hull),
            attack,
            arcs.orElse(attack.isPresent() ? List.of(FiringArc.FRONT) : List.of()),
            repositions.orElse(List.of()),
            invented.orElse(false)));
  }

  private static int needed(String name, Optional<Integer> value) {
    return value.orElseThrow(
        () ->
            FaultException.missing(Pointer.ROOT.append(name), "in a remote that has other values"));
  }
}
