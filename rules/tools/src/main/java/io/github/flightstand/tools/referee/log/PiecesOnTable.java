package io.github.flightstand.tools.referee.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.TableJson;
import java.util.HashSet;
import java.util.Set;

/** What is on the table at a line of a log, so that every line fits those before it. */
final class PiecesOnTable {

  private final PartsCatalogue parts;
  private final CoordinateFrame frame;
  private final Set<String> ships = new HashSet<>();
  private final Set<String> shipsLeft = new HashSet<>();
  private final Set<String> obstacles = new HashSet<>();
  private final Set<String> tokens = new HashSet<>();
  private final Set<String> tokensLeft = new HashSet<>();

  /** Starts with an empty table, the catalogue that pieces come from and the log's frame. */
  PiecesOnTable(PartsCatalogue parts, CoordinateFrame frame) {
    this.parts = parts;
    this.frame = frame;
  }

  CoordinateFrame frame() {
    return frame;
  }

  /** Returns a line's final pose on the table. */
  Pose finalPose(PoseJson written) {
    try {
      return written.on(frame);
    } catch (FaultException fault) {
      throw fault.under(at("final"));
    }
  }

  PartsCatalogue parts() {
    return parts;
  }

  void addShip(String id, String field) {
    checkFree(id, field);
    ships.add(id);
    shipsLeft.remove(id);
  }

  void addObstacle(String id, String field) {
    checkFree(id, field);
    obstacles.add(id);
  }

  void addToken(String id, String field) {
    checkFree(id, field);
    tokens.add(id);
    tokensLeft.remove(id);
  }

  /** Refuses an id that is in use, and one piece more than a table may hold. */
  void checkFree(String id, String field) {
    if (ships.contains(id) || obstacles.contains(id) || tokens.contains(id)) {
      throw FaultException.of(
          FaultCode.DUPLICATE_ID,
          at(field),
          Excerpt.quoted(id) + " is on the table already, expected an id that is not");
    }
    if (ships.size() + obstacles.size() + tokens.size() >= Limits.PIECES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          at(field),
          "the table holds " + Limits.PIECES + " pieces already, expected no more");
    }
  }

  /**
   * Returns the id of a ship that has to be, or to have been, there: that it is gone is for the
   * referee to say.
   */
  String ship(String id, String field) {
    if (!ships.contains(id) && !shipsLeft.contains(id)) {
      throw TableJson.missing("ship", id, at(field));
    }
    return id;
  }

  /**
   * Takes away a token that has to be, or to have been, there, and returns its id: that it is gone
   * already is for the referee to say.
   */
  String detonated(String id, String field) {
    if (tokens.remove(id)) {
      tokensLeft.add(id);
    } else if (!tokensLeft.contains(id)) {
      throw TableJson.missing("token", id, at(field));
    }
    return id;
  }

  void remove(String id, String field) {
    if (ships.remove(id)) {
      shipsLeft.add(id);
    } else if (tokens.remove(id)) {
      tokensLeft.add(id);
    } else if (!obstacles.remove(id)) {
      throw TableJson.missing("piece", id, at(field));
    }
  }

  private static Pointer at(String field) {
    return Pointer.ROOT.append(field);
  }
}
