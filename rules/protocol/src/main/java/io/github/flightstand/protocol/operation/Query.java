package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.JsonText;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FrameJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.json.UncertaintyJson;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.confidence.TooMuchToCountException;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A query: the members that every query may have, and those of its operation among them.
 *
 * @param id comes back with the answer
 * @param op the operation's name
 * @param rules the rules in force; reference-2015 if absent
 * @param frame the frame of a query; absent: the table's own. vassal: 2.825 pixels a millimetre
 *     from the table's upper left corner, y down, 0 up, counter-clockwise. tts: 0.03637 units a
 *     millimetre from the table's middle, y up, 0 up, clockwise. Both over a table of 914.4.
 * @param uncertainty how exactly the ships were set down
 * @param picture whether the result has a picture. For queries about a table.
 * @param asked what the operation asks
 */
public record Query<Q extends Record>(
    Optional<JsonText> id,
    String op,
    Optional<RulesJson> rules,
    Optional<FrameJson> frame,
    Optional<UncertaintyJson> uncertainty,
    @Default("false") boolean picture,
    @JsonUnwrapped Q asked) {

  private static final Pointer TABLE = Pointer.of("/table");
  private static final Pointer UNCERTAINTY = Pointer.of("/uncertainty");

  Rules inForce() {
    return rules.map(RulesJson::rules).orElseGet(Rules::standard);
  }

  /** Checks that the query has nothing that no game takes: rules, a frame or an uncertainty. */
  void inTableFrame() {
    refuse(rules.isPresent(), "rules", "a game has the rules of its set-up");
    refuse(frame.isPresent(), "frame", "a game is in the table's own frame");
    refuse(uncertainty.isPresent(), "uncertainty", "a game's ships stand where it says");
  }

  /** Checks that the query has nothing that is about places on a table. */
  void withoutTable() {
    refuse(frame.isPresent(), "frame", "there are no places in the query");
    refuse(uncertainty.isPresent(), "uncertainty", "there are no places in the query");
  }

  private static void refuse(boolean present, String name, String reason) {
    if (present) {
      throw FaultException.badValue(
          "/" + name, "'" + name + "' does not belong here, since " + reason);
    }
  }

  /** Returns the frame of the query, the table's own if it names none. */
  public CoordinateFrame coordinates() {
    return frame.map(FrameJson::frame).orElse(CoordinateFrame.TABLE);
  }

  /** Counts how sure the verdicts on the query's table are, if it asks for that. */
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

  /** Returns the empty confidence if the query asks for one. */
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

  Table table(TableJson table) {
    return FaultException.within(
        TABLE, () -> table.on(coordinates(), inForce().movement().parts()));
  }

  /** Returns the outline of the zone that the query names. */
  SimplePolygon zone(List<PointJson> corners) {
    return FaultException.within(
        Pointer.of("/zone"), () -> PointJson.outline(corners, coordinates()));
  }

  /** Returns the ship whose id is the member of that name. */
  static Ship ship(Table table, String name, String id) {
    return table
        .ship(id)
        .orElseThrow(() -> TableJson.missing("ship", id, Pointer.ROOT.append(name)));
  }
}
