package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.Factions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A player's place in a game.
 *
 * @param id the player's name
 * @param team the player's side; the player's own id if there are no teams
 * @param faction the faction of all the player's ships, if known, as {@link Factions} names it
 * @param edge the player's edge of the play area, once that is settled
 */
public record Seat(String id, String team, Optional<String> faction, Optional<TableEdge> edge) {

  /** Replaces the faction's name by its main name. */
  public Seat {
    faction = faction.map(Factions::main);
  }

  /** Creates a seat without a faction and an edge. */
  public Seat(String id, String team) {
    this(id, team, Optional.empty(), Optional.empty());
  }

  /** Returns the next opponent of a player's in an order that begins again at its end, if any. */
  public static Optional<Seat> opponentAfter(List<Seat> order, Seat player) {
    List<Seat> after = new ArrayList<>(order);
    Collections.rotate(after, -order.indexOf(player));
    return after.stream().filter(seat -> !seat.team().equals(player.team())).findFirst();
  }

  /** Returns a copy with an edge. */
  public Seat withEdge(TableEdge picked) {
    return new Seat(id, team, faction, Optional.of(picked));
  }
}
