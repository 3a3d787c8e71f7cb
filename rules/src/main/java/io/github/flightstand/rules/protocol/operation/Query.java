package io.github.flightstand.rules.protocol.operation;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonPointer;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.component.PartsCatalogue;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.edition.RuleSet;
import io.github.flightstand.rules.protocol.codec.FaultException;
import io.github.flightstand.rules.protocol.codec.JsonText;
import io.github.flightstand.rules.protocol.form.FrameJson;
import io.github.flightstand.rules.protocol.form.PointJson;
import io.github.flightstand.rules.protocol.form.PoseErrorJson;
import io.github.flightstand.rules.protocol.form.RulesJson;
import io.github.flightstand.rules.protocol.form.TableJson;
import java.util.List;
import java.util.Optional;

/**
 * A query: the members that every query may have, and those of its operation among them.
 *
 * @param id comes back with the answer
 * @param op the operation's name
 * @param rules the rule set
 * @param frame the frame in which places and headings are written
 * @param uncertainty how exactly the ships were set down
 * @param asked what the operation asks
 */
public record Query<Q extends Record>(
    Optional<JsonText> id,
    String op,
    Optional<RulesJson> rules,
    @JsonPropertyDescription(
            "The frame of a query; absent: the table's own. vassal: 2.825 pixels a millimetre from"
                + " the table's upper left corner, y down, 0 up, counter-clockwise. tts: 0.03637"
                + " units a millimetre from the table's middle, y up, 0 up, clockwise. Both over a"
                + " table of 914.4.")
        Optional<FrameJson> frame,
    @JsonPropertyDescription(
            "Standard deviations of every ship's x and y, in millimetres, and heading, in degrees,"
                + " all independent; the result then holds confidence, whose members have the names"
                + " of the verdicts they belong to.")
        Optional<PoseErrorJson> uncertainty,
    @JsonUnwrapped Q asked) {

  private static final JsonPointer TABLE = JsonPointer.compile("/table");

  /** Returns the rule set in force. */
  RuleSet ruleSet() {
    return rules.map(RulesJson::set).orElse(RuleSet.REFERENCE_2015);
  }

  /** Returns the frame of the query, the table's own if it names none. */
  public CoordinateFrame coordinates() {
    return frame.map(FrameJson::frame).orElse(CoordinateFrame.TABLE);
  }

  /** Returns how exactly the ships were set down, if the query says. */
  Optional<Uncertainty> strays() {
    return uncertainty.map(error -> new Uncertainty(error.position(), error.heading()));
  }

  /** Returns the table of the member {@code table}. */
  Table table(TableJson table, PartsCatalogue parts) {
    try {
      return table.on(coordinates(), parts);
    } catch (FaultException fault) {
      throw fault.under(TABLE);
    }
  }

  /** Returns the outline of the member of that name. */
  SimplePolygon outline(String name, List<PointJson> corners) {
    try {
      return PointJson.outline(corners, coordinates());
    } catch (FaultException fault) {
      throw fault.under(JsonPointer.empty().appendProperty(name));
    }
  }

  /** Returns the ship whose id is the member of that name. */
  static Ship ship(Table table, String name, String id) {
    return table
        .ship(id)
        .orElseThrow(() -> TableJson.missing("ship", id, JsonPointer.empty().appendProperty(name)));
  }
}
