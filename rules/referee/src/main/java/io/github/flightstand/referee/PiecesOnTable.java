package io.github.flightstand.referee;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.Footprint;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.referee.LogEvent.AttackClaim;
import io.github.flightstand.referee.LogEvent.Detonation;
import io.github.flightstand.referee.LogEvent.Move;
import io.github.flightstand.referee.LogEvent.ObstaclePlaced;
import io.github.flightstand.referee.LogEvent.Removal;
import io.github.flightstand.referee.LogEvent.ShipPlaced;
import io.github.flightstand.referee.LogEvent.TokenPlaced;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The pieces on the table at a line of a log, which ensure that lines fit each other. */
final class PiecesOnTable {

  private final Set<String> ships = new HashSet<>();
  private final Set<String> obstacles = new HashSet<>();
  private final Set<String> tokens = new HashSet<>();

  /** All ships that are, or were, on the table, and the ids of all such tokens. */
  private final Map<String, Base> shipsSeen = new HashMap<>();

  private final Set<String> tokensSeen = new HashSet<>();

  /** Returns the pieces on a table. */
  static PiecesOnTable on(Table table) {
    PiecesOnTable pieces = new PiecesOnTable();
    table.ships().forEach(ship -> pieces.take(new ShipPlaced(ship)));
    table.obstacles().forEach(obstacle -> pieces.take(new ObstaclePlaced(obstacle)));
    table.tokens().forEach(token -> pieces.take(new TokenPlaced(token)));
    return pieces;
  }

  PiecesOnTable copy() {
    PiecesOnTable same = new PiecesOnTable();
    same.ships.addAll(ships);
    same.obstacles.addAll(obstacles);
    same.tokens.addAll(tokens);
    same.shipsSeen.putAll(shipsSeen);
    same.tokensSeen.addAll(tokensSeen);
    return same;
  }

  /** Returns the area of a ship that is, or was, on the table. */
  Footprint footprint(String ship) {
    checkSeen("ship", ship, shipsSeen.keySet());
    return Footprint.of(Objects.requireNonNull(shipsSeen.get(ship)));
  }

  void take(LogEvent.Written line) {
    if (line instanceof ShipPlaced placed) {
      put(placed.ship().id(), ships);
      shipsSeen.put(placed.ship().id(), placed.ship().base());
    } else if (line instanceof ObstaclePlaced placed) {
      put(placed.obstacle().id(), obstacles);
    } else if (line instanceof TokenPlaced placed) {
      put(placed.token().id(), tokens);
      tokensSeen.add(placed.token().id());
    } else if (line instanceof Move claim) {
      checkSeen("ship", claim.ship(), shipsSeen.keySet());
    } else if (line instanceof AttackClaim claim) {
      checkSeen("ship", claim.ship(), shipsSeen.keySet());
      checkSeen("ship", claim.target(), shipsSeen.keySet());
    } else if (line instanceof Detonation claim) {
      claim.by().ifPresent(ship -> checkSeen("ship", ship, shipsSeen.keySet()));
      checkSeen("token", claim.token(), tokensSeen);
      tokens.remove(claim.token());
    } else if (line instanceof Removal removal) {
      String id = removal.id();
      if (!ships.remove(id) && !tokens.remove(id) && !obstacles.remove(id)) {
        throw TableJson.missing("piece", id, Pointer.ROOT);
      }
    }
  }

  /** Refuses an id that is in use, and a piece beyond a table's limit. */
  private void put(String id, Set<String> there) {
    if (ships.contains(id) || obstacles.contains(id) || tokens.contains(id)) {
      throw FaultException.of(
          FaultCode.DUPLICATE_ID,
          Pointer.ROOT,
          Excerpt.quoted(id) + " is on the table already, expected an id that is not");
    }
    if (ships.size() + obstacles.size() + tokens.size() >= Limits.PIECES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT,
          "the table holds " + Limits.PIECES + " pieces already, expected no more");
    }
    there.add(id);
  }

  /** A piece that has gone may be named; the referee rules on that. */
  private static void checkSeen(String what, String id, Set<String> seen) {
    if (!seen.contains(id)) {
      throw TableJson.missing(what, id, Pointer.ROOT);
    }
  }
}
