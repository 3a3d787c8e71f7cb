package io.github.flightstand.rules.engine.state;

import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.rules.Factions;
import java.util.Optional;

/**
 * A player's place in a game.
 *
 * @param team whose side he is on; his own name where he plays for himself
 * @param faction the faction that all his ships are of, if that is known, as {@link Factions} names
 *     it
 * @param edge his edge of the play area, once that is settled
 */
public record Seat(String id, String team, Optional<String> faction, Optional<TableEdge> edge) {

  /** Takes the faction by its main name. */
  public Seat {
    faction = faction.map(Factions::main);
  }

  /** Creates a place of which no more is known. */
  public Seat(String id, String team) {
    this(id, team, Optional.empty(), Optional.empty());
  }

  /** Returns it with an edge. */
  public Seat withEdge(TableEdge picked) {
    return new Seat(id, team, faction, Optional.of(picked));
  }
}
