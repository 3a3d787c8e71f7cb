package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.protocol.json.Excerpt;
import io.github.flightstand.rules.protocol.json.Pointer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How exactly ships were set down, as callers write it: one {@linkplain PoseErrorFormat error} for
 * all, or errors by ship, where those that are not named stand exactly:
 *
 * <pre>{@code
 * {"position": 0.5, "heading": 1}
 * {"ships": {"red": {"position": 0.5, "heading": 1},
 *            "blue": {"covariance": [[0.25, 0, 0], [0, 0.04, 0.1], [0, 0.1, 1]]}}}
 * }</pre>
 *
 * <p>A covariance is that of x, y and heading, in millimetres and degrees, along the axes and the
 * turn of the query's frame.
 */
final class UncertaintyFormat {

  private static final List<String> FORMS = List.of("position", "heading", "ships");
  private static final List<String> BY_SHIP = List.of("ships");
  private static final List<String> SHIP = List.of("position", "heading", "covariance");
  private static final List<String> BY_ENTRY = List.of("covariance");
  private static final NumberRange ENTRY =
      new NumberRange(-1e6, 1e6, "a number of square millimetres or degrees up to 1000000");

  private UncertaintyFormat() {}

  /** Reads how exactly the ships were set down. */
  static Optional<Uncertainty> read(Field field) {
    return field
        .object(FORMS)
        .flatMap(
            members ->
                members.has("ships")
                    ? byShip(members)
                    : PoseErrorFormat.read(field, Uncertainty::of));
  }

  private static Optional<Uncertainty> byShip(Fields members) {
    members.allowOnly(BY_SHIP);
    Map<String, Covariance> errors = new HashMap<>();
    Optional<Map<String, Field>> ships = members.required("ships").flatMap(Field::members);
    ships
        .orElse(Map.of())
        .forEach((id, ship) -> ship(ship).ifPresent(error -> errors.put(id, error)));
    return ships
        .map(Map::size)
        .filter(size -> size == errors.size())
        .map(all -> Uncertainty.ofShips(errors));
  }

  private static Optional<Covariance> ship(Field field) {
    Optional<Fields> members = field.object(SHIP);
    if (members.isPresent() && members.get().has("covariance")) {
      members.get().allowOnly(BY_ENTRY);
      return members.get().required("covariance").flatMap(UncertaintyFormat::covariance);
    }
    return members.flatMap(
        error ->
            PoseErrorFormat.read(
                field, (off, turned) -> Covariance.ofDeviations(off, off, turned)));
  }

  private static Optional<Covariance> covariance(Field field) {
    Optional<List<List<Double>>> rows =
        field.listOf(row -> row.listOf(entry -> entry.number(ENTRY)));
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    if (rows.get().size() != 3 || rows.get().stream().anyMatch(row -> row.size() != 3)) {
      field.unexpected("three rows of three numbers, of x, y and heading");
      return Optional.empty();
    }
    double[][] entries = new double[3][];
    for (int i = 0; i < 3; i++) {
      entries[i] = rows.get().get(i).stream().mapToDouble(entry -> entry).toArray();
    }
    try {
      return Optional.of(Covariance.of(entries).mapped(onTable(field.frame())));
    } catch (IllegalArgumentException refused) {
      field.fault(FaultCode.BAD_VALUE, field.at().words() + ": " + refused.getMessage());
      return Optional.empty();
    }
  }

  /** What a frame's axes and turn are on the table. */
  private static double[][] onTable(CoordinateFrame frame) {
    Direction axis = frame.points().turn();
    double handed = frame.points().mirrored() ? -1 : 1;
    return new double[][] {
      {axis.cos(), -handed * axis.sin(), 0},
      {axis.sin(), handed * axis.cos(), 0},
      {0, 0, frame.clockwise() ? -1 : 1}
    };
  }

  /** Returns the fault of naming a ship that is not on the table. */
  static Fault unknownShip(UnknownShipException unknown) {
    Pointer at = Pointer.ROOT.member("uncertainty").member("ships").member(unknown.id());
    String message = "no ship " + Excerpt.quoted(unknown.id()) + " on the table";
    return new Fault(FaultCode.UNKNOWN_SHIP, message, Optional.of(at));
  }
}
