package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.setup.Placement;
import io.github.flightstand.movement.setup.Refusal;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code place}: whether a piece may be set up at a place, and everything that speaks against it.
 *
 * <p>The piece is not on the table yet, so its id must be new there.
 */
final class PlaceOperation implements Operation {

  private static final List<String> PIECES = List.of("ship", "obstacle", "token");

  private final TableReader tables;
  private final Tolerance tolerance;

  /** A piece that was read, to be judged on a table by an edition's rules within a zone. */
  private interface Piece {

    List<Refusal> judged(Placement placement, Table table, Optional<SimplePolygon> zone);
  }

  PlaceOperation(TableReader tables, Tolerance tolerance) {
    this.tables = tables;
    this.tolerance = tolerance;
  }

  @Override
  public String name() {
    return "place";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "piece", "zone");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<Piece> piece = query.required("piece").flatMap(field -> piece(field, reading));
    Optional<Field> zone = query.optional("zone");
    Optional<SimplePolygon> within = zone.flatMap(TableReader::outline);
    RuleSet rules = RulesFormat.of(query);
    Placement placement = new Placement(rules.movement().withTolerance(tolerance));
    if (reading.table().isEmpty() || piece.isEmpty() || zone.isPresent() != within.isPresent()) {
      return Optional.empty();
    }
    List<Refusal> refusals = piece.get().judged(placement, reading.table().get(), within);
    return Optional.of(out -> write(out, refusals));
  }

  /** Reads an object with exactly one member, which says what kind of piece it is. */
  private Optional<Piece> piece(Field field, TableReading table) {
    Optional<Fields> kinds = field.object(PIECES);
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    List<Optional<Piece>> found = new ArrayList<>();
    kinds
        .get()
        .optional("ship")
        .map(ship -> tables.newShip(ship, table).map(PlaceOperation::piece))
        .ifPresent(found::add);
    kinds
        .get()
        .optional("obstacle")
        .map(obstacle -> tables.newObstacle(obstacle, table).map(PlaceOperation::piece))
        .ifPresent(found::add);
    kinds
        .get()
        .optional("token")
        .map(token -> tables.newToken(token, table).map(PlaceOperation::piece))
        .ifPresent(found::add);
    if (found.size() != 1) {
      field.fault(
          FaultCode.BAD_VALUE,
          field.at().words()
              + " holds "
              + found.size()
              + " of "
              + String.join(", ", PIECES)
              + ", expected exactly one");
      return Optional.empty();
    }
    return found.get(0);
  }

  private static Piece piece(Ship ship) {
    return (placement, table, zone) -> placement.ship(table, ship, zone);
  }

  private static Piece piece(Obstacle obstacle) {
    return (placement, table, zone) -> placement.obstacle(table, obstacle, zone);
  }

  private static Piece piece(Token token) {
    return (placement, table, zone) -> placement.token(table, token, zone);
  }

  private static void write(JsonWriter out, List<Refusal> refusals) {
    out.name("legal").bool(refusals.isEmpty());
    out.name("reasons").startArray();
    for (Refusal refusal : refusals) {
      out.startObject().name("code").text(refusal.code().word());
      out.name("distance").number(refusal.distance());
      out.name("required").number(refusal.required());
      out.name("of").text(refusal.of()).endObject();
    }
    out.endArray();
  }
}
