package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.table.TableEdge;
import java.util.Optional;

/**
 * A player's place in a game.
 *
 * @param team whose side he is on; his own name where he plays for himself
 * @param faction the faction that all his ships are of, if that is known
 * @param edge his edge of the play area, once that is settled
 */
public record Seat(String id, String team, Optional<String> faction, Optional<TableEdge> edge) {

  /** Creates a place of which no more is known. */
  public Seat(String id, String team) {
    this(id, team, Optional.empty(), Optional.empty());
  }

  /** Returns it with an edge. */
  public Seat withEdge(TableEdge picked) {
    return new Seat(id, team, faction, Optional.of(picked));
  }
}
