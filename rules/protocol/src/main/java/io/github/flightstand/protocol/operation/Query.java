package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.reposition.Repositions;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FrameJson;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.json.IgnoredObstacles;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.json.OwnParts;
import io.github.flightstand.protocol.json.PartsJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.SizeNote;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.UncertaintyJson;
import io.github.flightstand.protocol.operation.Operation.Pictured;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.confidence.TooMuchToCountException;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A query: the fields of every query, together with those of its operation.
 *
 * @param id any value; the answer repeats it
 * @param op the operation's name
 * @param rules the rules in force; reference-2015 if absent
 * @param frame the frame of all places in the query and its answer; the table's own if absent
 * @param parts the parts of another game, beside a table; those of a kept table are known already
 * @param uncertainty the errors with which the ships were set down
 * @param picture whether the result has a picture; for queries about a table
 * @param extent the extent of the picture: the subject of the question, the whole table, or only
 *     the drawings beside the pieces
 * @param asked the operation's own fields
 */
public record Query<Q extends Record>(
    Optional<JsonText> id,
    String op,
    Optional<RulesJson> rules,
    Optional<FrameJson> frame,
    Optional<PartsJson> parts,
    Optional<UncertaintyJson> uncertainty,
    @Default("false") boolean picture,
    Optional<TablePicture.Shown> extent,
    @JsonUnwrapped Q asked) {

  private static final Pointer TABLE = Pointer.of("/table");
  private static final Pointer UNCERTAINTY = Pointer.of("/uncertainty");

  /** Returns the rules in force. */
  public Rules inForce() {
    return rules.map(RulesJson::rules).orElseGet(Rules::standard);
  }

  /** Returns a resolver by the rules in force for a ship that keeps a clearance, if asked for. */
  Resolver resolver(Ship ship, Optional<Double> clearance) {
    Resolver resolver = inForce().resolver();
    if (clearance.isPresent() && ship.base().size().isHuge()) {
      throw FaultException.badValue(
          "/clearance",
          "'clearance' is %s for a huge ship, expected none".formatted(clearance.get()));
    }
    return certain(clearance).map(resolver::keepingClear).orElse(resolver);
  }

  /** Returns a finder by the rules in force for a ship that keeps a clearance, if asked for. */
  Repositions repositions(Optional<Double> clearance) {
    Repositions repositions = inForce().repositions();
    return certain(clearance).map(repositions::keepingClear).orElse(repositions);
  }

  private Optional<Double> certain(Optional<Double> clearance) {
    if (clearance.isPresent() && uncertain()) {
      throw FaultException.badValue(
          "/clearance",
          "'clearance' is %s with 'uncertainty', expected one of them".formatted(clearance.get()));
    }
    return clearance;
  }

  /** Checks that the query has none of what no game takes: rules, a frame or an uncertainty. */
  void inTableFrame() {
    refuse(rules.isPresent(), "rules", "a game has the rules of its set-up");
    refuse(frame.isPresent(), "frame", "a game is in the table's own frame");
    refuse(parts.isPresent(), "parts", "a game is played with the publisher's parts");
    refuse(uncertainty.isPresent(), "uncertainty", "a game's ships stand where it says");
  }

  /** Checks that the query has none of what a log's header says. */
  public void ofLog() {
    refuse(rules.isPresent(), "rules", "a log has the rules of its header");
    refuse(frame.isPresent(), "frame", "a log is in the frame of its header");
    refuse(parts.isPresent(), "parts", "a log has the parts of its header");
    refuse(uncertainty.isPresent(), "uncertainty", "a log's header says how sure its places are");
  }

  /** Checks that the query has no fields about places on a table. */
  void withoutTable() {
    refuse(frame.isPresent(), "frame", "there are no places in the query");
    refuse(parts.isPresent(), "parts", "there is no table in the query");
    refuse(uncertainty.isPresent(), "uncertainty", "there are no places in the query");
  }

  private static void refuse(boolean present, String name, String reason) {
    if (present) {
      throw FaultException.badValue(
          "/" + name, "'" + name + "' does not belong here, because " + reason);
    }
  }

  /** Checks that one of two fields is given, and not both. */
  static void checkEither(String one, Optional<?> first, String other, Optional<?> second) {
    if (first.isPresent() == second.isPresent()) {
      throw first.isPresent()
          ? FaultException.badValue(
              "/" + other, "'%s' is given with '%s', expected one of them".formatted(other, one))
          : FaultException.of(
              FaultCode.MISSING_FIELD,
              Pointer.of("/" + one),
              "'%s' or '%s' is missing, expected one of them".formatted(one, other));
    }
  }

  /** Returns the query's frame, or the table's own if the query names none. */
  public CoordinateFrame coordinates() {
    return frame.map(named -> named.frame(playArea())).orElse(CoordinateFrame.TABLE);
  }

  /** Returns the play area of the query's table; the usual one if the query has no table. */
  private PlayArea playArea() {
    return tableAsked().map(TableJson::area).orElse(PlayArea.STANDARD);
  }

  private Optional<TableJson> tableAsked() {
    return asked instanceof MayBeOnTable on
        ? on.table()
        : asked instanceof OnTable on ? Optional.of(on.table()) : Optional.empty();
  }

  /** Returns a doubt about the unit of the play area, if the query's table is too small. */
  public Optional<String> note() {
    return tableAsked()
        .filter(table -> !SizeNote.fits(table.area()) || !parts(table).bases().isEmpty())
        .flatMap(table -> SizeNote.of(table, catalogue(table)));
  }

  /** Computes the probabilities of the verdicts on the query's table, if it asks for them. */
  <C> Optional<C> confidence(Table table, Function<Verdicts, C> count) {
    return uncertainty.map(
        strays -> {
          try {
            return count.apply(new Verdicts(table, uncertaintyOn(strays)));
          } catch (TooMuchToCountException tooMany) {
            throw FaultException.of(
                FaultCode.TOO_LARGE, UNCERTAINTY, "'uncertainty': " + tooMany.getMessage());
          } catch (UnknownShipException unknown) {
            throw TableJson.missing(
                "ship", unknown.id(), UNCERTAINTY.append("ships").append(unknown.id()));
          }
        });
  }

  boolean uncertain() {
    return uncertainty.isPresent();
  }

  /** Returns the empty confidence if the query asks for confidence. */
  Optional<NoConfidence> noConfidence() {
    return uncertainty.map(
        strays -> {
          uncertaintyOn(strays);
          return new NoConfidence();
        });
  }

  private Uncertainty uncertaintyOn(UncertaintyJson strays) {
    return FaultException.within(UNCERTAINTY, () -> strays.on(coordinates()));
  }

  /** Returns the picture of an answer, of the query's extent and in the colors of its table. */
  public TablePicture drawn(Pictured<?> answer) {
    TablePicture picture = answer.picture().get().shown(extent.orElse(TablePicture.Shown.PART));
    return asked instanceof OnTable on
        ? picture.colors(on.table().colors().orElse(Map.of()))
        : picture;
  }

  /** Returns the query's table. */
  public Table table(TableJson table) {
    PartsCatalogue known = catalogue(table);
    return FaultException.within(TABLE, () -> table.on(coordinates(), known));
  }

  /** Returns what places in the query refer to, beside its table. */
  Ground ground(TableJson table) {
    return new Ground(coordinates(), table.area(), catalogue(table));
  }

  /** Returns the parts in force with the bases of the query's own. */
  public PartsCatalogue catalogue(TableJson table) {
    return parts(table).in(inForce().movement().parts());
  }

  /** Returns the query's own parts, after those that a kept table was kept with. */
  public OwnParts parts(TableJson table) {
    OwnParts kept = table instanceof KeptTable named ? named.parts() : OwnParts.NONE;
    return parts.isPresent() ? kept.with(OwnParts.of(parts)) : kept;
  }

  /** Returns a table with the obstacles that are not ignored. */
  static Table met(Table table, Optional<IgnoredObstacles> ignores) {
    return ignores.map(ignored -> table.withoutObstacles(ignored.kinds())).orElse(table);
  }

  /** Returns the outline of the query's zone. */
  SimplePolygon zone(List<PointJson> corners) {
    return FaultException.within(
        Pointer.of("/zone"), () -> PointJson.outline(corners, coordinates()));
  }

  /** Checks that ranges can be measured from and to a ship: that its base is convex. */
  static void checkMeasured(Ship ship, Pointer at) {
    if (ship.base().plasticParts().size() > 1) {
      throw FaultException.badValue(
          at,
          "ship %s stands on base %s, which is not convex, expected a convex base to measure from"
              .formatted(Excerpt.quoted(ship.id()), Excerpt.quoted(ship.base().name())));
    }
  }

  /** Returns a ship from which ranges can be measured; its faults are those of its base. */
  static Ship measured(Ship ship) {
    checkMeasured(ship, Pointer.of("/base"));
    return ship;
  }

  /** Returns the table, on which ranges can be measured from and to every ship. */
  Table measuredTable(TableJson table) {
    Table measured = table(table);
    measured.ships().forEach(ship -> checkMeasured(ship, TABLE));
    return measured;
  }

  /** Returns the ship whose id is the field {@code name}. */
  static Ship ship(Table table, String name, String id) {
    return table
        .ship(id)
        .orElseThrow(() -> TableJson.missing("ship", id, Pointer.ROOT.append(name)));
  }
}
