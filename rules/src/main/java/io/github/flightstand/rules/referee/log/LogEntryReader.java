package io.github.flightstand.rules.referee.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.protocol.ArcFormat;
import io.github.flightstand.rules.protocol.DirectionFormat;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.ManeuverFormat;
import io.github.flightstand.rules.protocol.NumberRange;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.SectionFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.json.Excerpt;
import io.github.flightstand.rules.referee.log.Event.Activation;
import io.github.flightstand.rules.referee.log.Event.AttackClaim;
import io.github.flightstand.rules.referee.log.Event.ObstaclePlaced;
import io.github.flightstand.rules.referee.log.Event.Removal;
import io.github.flightstand.rules.referee.log.Event.Reposition;
import io.github.flightstand.rules.referee.log.Event.ShipPlaced;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the lines of a game log after its header, in order, and keeps account of what is on the
 * table, so that every line fits those before it.
 */
final class LogEntryReader {

  private static final List<String> PLACE = List.of("place");
  private static final List<String> OBSTACLE = List.of("obstacle");
  private static final List<String> ACTIVATE = List.of("activate", "maneuver", "final", "bumped");
  private static final List<String> ATTACK =
      List.of("attack", "target", "section", "arc", "range", "obstructed");
  private static final NumberRange BAND = new NumberRange(0, 5, "a whole number from 0 to 5");
  private static final List<String> REMOVE = List.of("remove");

  private final TableReader tables;
  private final Set<String> ships = new HashSet<>();
  private final Set<String> obstacles = new HashSet<>();

  /** What a line is about, by the field that tells it. */
  private final Map<String, Form> forms = new LinkedHashMap<>();

  LogEntryReader(TableReader tables) {
    this.tables = tables;
    forms.put("place", this::place);
    forms.put("obstacle", this::obstacle);
    forms.put("activate", this::activate);
    for (Reposition.Kind kind : Reposition.Kind.values()) {
      forms.put(kind.field(), line -> reposition(line, kind));
    }
    forms.put("attack", this::attack);
    forms.put("remove", this::remove);
  }

  /** Reads the next line; faults are noted in its fields. */
  Optional<LogEntry> read(int number, Fields line) {
    for (Map.Entry<String, Form> form : forms.entrySet()) {
      if (line.has(form.getKey())) {
        return form.getValue().read(line).map(event -> new LogEntry(number, event));
      }
    }
    line.allowOnly(forms.keySet());
    return Optional.empty();
  }

  private Optional<Event> place(Fields line) {
    line.allowOnly(PLACE);
    return line.required("place")
        .flatMap(field -> tables.ship(field).filter(ship -> takesIn(field, ship.id(), ships)))
        .map(ship -> new ShipPlaced(ship));
  }

  private Optional<Event> obstacle(Fields line) {
    line.allowOnly(OBSTACLE);
    return line.required("obstacle")
        .flatMap(
            field ->
                tables.obstacle(field).filter(obstacle -> takesIn(field, obstacle.id(), obstacles)))
        .map(obstacle -> new ObstaclePlaced(obstacle));
  }

  private boolean takesIn(Field field, String id, Set<String> pieces) {
    if (ships.contains(id) || obstacles.contains(id)) {
      field.fault(
          FaultCode.DUPLICATE_ID,
          Excerpt.quoted(id) + " is on the table already, expected an id that is not");
      return false;
    }
    return pieces.add(id);
  }

  private Optional<Event> activate(Fields line) {
    line.allowOnly(ACTIVATE);
    Optional<String> ship = ship(line, "activate");
    Optional<Maneuver> maneuver = line.required("maneuver").flatMap(ManeuverFormat::read);
    Optional<Pose> stands = line.required("final").flatMap(PoseFormat::read);
    Optional<Boolean> bumped =
        line.has("bumped") ? line.optional("bumped").flatMap(Field::flag) : Optional.of(false);
    return ship.isPresent() && maneuver.isPresent() && stands.isPresent() && bumped.isPresent()
        ? Optional.of(new Activation(ship.get(), maneuver.get(), stands.get(), bumped.get()))
        : Optional.empty();
  }

  private Optional<Event> reposition(Fields line, Reposition.Kind kind) {
    line.allowOnly(List.of(kind.field(), "direction", "final"));
    Optional<String> ship = ship(line, kind.field());
    Optional<Side> direction = line.required("direction").flatMap(field -> direction(field, kind));
    Optional<Pose> stands = line.required("final").flatMap(PoseFormat::read);
    return ship.isPresent() && direction.isPresent() && stands.isPresent()
        ? Optional.of(new Reposition(kind, ship.get(), direction.get(), stands.get()))
        : Optional.empty();
  }

  private static Optional<Side> direction(Field field, Reposition.Kind kind) {
    return switch (kind) {
      case BARREL_ROLL -> DirectionFormat.ofBarrelRoll(field);
      case BOOST -> DirectionFormat.ofBoost(field);
      case DECLOAK -> DirectionFormat.ofDecloak(field);
    };
  }

  private Optional<Event> attack(Fields line) {
    line.allowOnly(ATTACK);
    Optional<String> attacker = ship(line, "attack");
    Optional<String> target = ship(line, "target");
    Optional<SectionName> section = line.optional("section").flatMap(SectionFormat::read);
    Optional<FiringArc> arc = line.optional("arc").flatMap(ArcFormat::read);
    Optional<RangeBand> range = line.optional("range").flatMap(LogEntryReader::band);
    Optional<Boolean> obstructed = line.optional("obstructed").flatMap(Field::flag);
    return attacker.isPresent()
            && target.isPresent()
            && section.isPresent() == line.has("section")
            && arc.isPresent() == line.has("arc")
            && range.isPresent() == line.has("range")
            && obstructed.isPresent() == line.has("obstructed")
        ? Optional.of(
            new AttackClaim(attacker.get(), target.get(), section, arc, range, obstructed))
        : Optional.empty();
  }

  private static Optional<RangeBand> band(Field field) {
    Optional<Double> number = field.number(BAND);
    if (number.isPresent() && number.get() != Math.rint(number.get())) {
      field.unexpected(BAND.words());
      return Optional.empty();
    }
    return number.map(band -> RangeBand.values()[band.intValue()]);
  }

  private Optional<String> ship(Fields line, String name) {
    return line.required(name)
        .flatMap(
            field -> field.id().filter(id -> ships.contains(id) || noted(field, "no ship ", id)));
  }

  private Optional<Event> remove(Fields line) {
    line.allowOnly(REMOVE);
    return line.required("remove")
        .flatMap(
            field ->
                field
                    .id()
                    .filter(
                        id ->
                            ships.remove(id)
                                || obstacles.remove(id)
                                || noted(field, "no piece ", id)))
        .map(id -> new Removal(id));
  }

  /** Notes that a piece is not on the table; never true, for use in filters. */
  private static boolean noted(Field field, String what, String id) {
    field.fault(FaultCode.UNKNOWN_SHIP, what + Excerpt.quoted(id) + " on the table");
    return false;
  }

  /** Reads one form of line. */
  private interface Form {
    Optional<Event> read(Fields line);
  }
}
