package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.contact.ObstaclesInWay.ObstacleMet;
import io.github.flightstand.movement.maneuver.Bearing.EndRotation;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.OffsetNotFreeException;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.HugeEncounterFormat;
import io.github.flightstand.rules.protocol.IntervalsFormat;
import io.github.flightstand.rules.protocol.ManeuverFormat;
import io.github.flightstand.rules.protocol.NumberRange;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** {@code maneuver}: where a ship ends up, what it touches and how close it was. */
final class ManeuverOperation implements Operation {

  private final TableReader tables;
  private final Function<RuleSet, MoveRules> moves;

  ManeuverOperation(TableReader tables, Function<RuleSet, MoveRules> moves) {
    this.tables = tables;
    this.moves = moves;
  }

  @Override
  public String name() {
    return "maneuver";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "ship", "maneuver", "offset");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> ship = query.required("ship").flatMap(reading::ship);
    Optional<Maneuver> maneuver = query.required("maneuver").flatMap(ManeuverFormat::read);
    Optional<Field> offset = query.optional("offset");
    Optional<Double> slack = offset.flatMap(field -> offset(field, maneuver));
    boolean flies =
        ship.flatMap(reading::shipRead)
            .flatMap(mover -> maneuver.map(flown -> canFly(mover, flown, query)))
            .orElse(false);
    Optional<Table> table = reading.table();
    if (table.isEmpty()
        || ship.isEmpty()
        || maneuver.isEmpty()
        || !flies
        || offset.isPresent() != slack.isPresent()) {
      return Optional.empty();
    }
    MoveRules rules = moves.apply(RulesFormat.of(query));
    OptionalDouble asked = slack.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    try {
      Resolution resolution =
          asked.isEmpty()
              ? rules.resolver().resolve(table.get(), ship.get(), maneuver.get())
              : rules
                  .resolver()
                  .resolve(table.get(), ship.get(), maneuver.get(), asked.getAsDouble());
      return Optional.of(
          new Executed(rules, table.get(), ship.get(), maneuver.get(), asked, resolution));
    } catch (OffsetNotFreeException notFree) {
      offset.orElseThrow().fault(FaultCode.BAD_VALUE, "'offset': " + notFree.getMessage());
      return Optional.empty();
    }
  }

  private static boolean canFly(Ship ship, Maneuver maneuver, Fields query) {
    try {
      Resolver.checkFlies(ship, maneuver);
      return true;
    } catch (CannotFlyException refused) {
      String name = ship.standsIn() ? "ship" : "maneuver";
      query
          .required(name)
          .orElseThrow()
          .fault(FaultCode.BAD_VALUE, "'" + name + "': " + refused.getMessage());
      return false;
    }
  }

  private static Optional<Double> offset(Field field, Optional<Maneuver> maneuver) {
    if (maneuver.isPresent()
        && maneuver.get().bearing().endRotation() != EndRotation.QUARTER_TURN_INWARD) {
      // Known without a table, and to be reported even if the table has faults.
      field.fault(
          FaultCode.BAD_VALUE,
          "'offset' is for Tallon rolls only, but the maneuver is a "
              + maneuver.get().words()
              + ", whose free set is empty");
      return Optional.empty();
    }
    return field.number(NumberRange.COORDINATE);
  }

  /** A maneuver that was executed. */
  private record Executed(
      MoveRules rules,
      Table table,
      String ship,
      Maneuver maneuver,
      OptionalDouble asked,
      Resolution resolution)
      implements Result {

    @Override
    public void write(JsonWriter out) {
      out.name("outcome").text(resolution.outcome().name().toLowerCase(Locale.ROOT));
      PoseFormat.write(out.name("final"), resolution.finalPose());
      PoseFormat.write(out.name("nominal"), resolution.nominal());
      writeOrNull(out.name("rail"), resolution.rail());
      writeOrNull(out.name("length"), resolution.length());
      out.name("rotated").bool(resolution.rotated());
      resolution
          .offsets()
          .ifPresent(offsets -> IntervalsFormat.write(out.name("offsets"), offsets));
      writeIds(out.name("touching"), resolution.touching());
      out.name("obstacles").startArray();
      for (ObstacleMet met : resolution.obstacles()) {
        out.startObject().name("id").text(met.id());
        out.name("template").bool(met.template()).name("base").bool(met.base()).endObject();
      }
      out.endArray();
      resolution
          .huge()
          .ifPresent(huge -> HugeEncounterFormat.write(out, huge, mover().base().size().isHuge()));
      out.name("fled").bool(resolution.fled());
      out.name("margins").startObject();
      writeOrNull(out.name("ships"), resolution.margins().ships());
      out.name("edge").number(resolution.margins().edge());
      out.endObject();
    }

    private Ship mover() {
      return table.ship(ship).orElseThrow();
    }

    @Override
    public void writeConfidence(JsonWriter out, Uncertainty uncertainty) {
      new Verdicts(table, uncertainty)
          .ofManeuver(rules.resolver(), ship, maneuver, asked)
          .forEach((name, probability) -> out.name(name).number(probability));
    }
  }

  private static void writeIds(JsonWriter out, List<String> ids) {
    out.startArray();
    ids.forEach(out::text);
    out.endArray();
  }

  private static void writeOrNull(JsonWriter out, OptionalDouble number) {
    if (number.isPresent()) {
      out.number(number.getAsDouble());
    } else {
      out.nothing();
    }
  }
}
