package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.confidence.Uncertainty;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The uncertainty of ships' poses, independent for each ship: the same standard deviations for
 * every ship, or errors for ships by their ids; ships that are not listed stand exactly. The result
 * then holds confidence; its fields have the names of the verdicts that they belong to.
 *
 * <pre>{@code
 * {"position": 0.5, "heading": 1}
 * {"ships": {"red": {"position": 0.5, "heading": 1},
 *            "blue": {"covariance": [[0.25, 0, 0], [0, 0.04, 0.1], [0, 0.1, 1]]}}}
 * }</pre>
 *
 * @param position the standard deviation of x and of y, in millimeters
 * @param heading the standard deviation of the heading, in degrees
 * @param ships the errors of ships, by id
 */
@SchemaMembers(
    """
    {"oneOf": [{"required": ["position", "heading"], "not": {"required": ["ships"]}},
               {"required": ["ships"], "maxProperties": 1}]}
    """)
public record UncertaintyJson(
    @In(NumberRange.POSITION_ERROR) Optional<Double> position,
    @In(NumberRange.HEADING_ERROR) Optional<Double> heading,
    Optional<Map<String, ShipError>> ships) {

  private static final Pointer SHIPS = Pointer.of("/ships");

  /**
   * The error with which one ship was set down.
   *
   * @param position the standard deviation of x and of y, in millimeters
   * @param heading the standard deviation of the heading, in degrees
   * @param covariance the covariance of x, y and heading along the frame's axes; a projective
   *     frame's: the table's
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["position", "heading"], "not": {"required": ["covariance"]}},
                 {"required": ["covariance"], "maxProperties": 1}]}
      """)
  public record ShipError(
      @In(NumberRange.POSITION_ERROR) Optional<Double> position,
      @In(NumberRange.HEADING_ERROR) Optional<Double> heading,
      Optional<CovarianceJson> covariance) {

    private Covariance on(CoordinateFrame frame) {
      if (covariance.isPresent()) {
        refuse("position", position);
        refuse("heading", heading);
        return covariance.get().on(frame);
      }
      double off = require("position", position);
      return Covariance.ofDeviations(off, off, require("heading", heading));
    }
  }

  /** A covariance, row by row: symmetric and positive semidefinite. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record CovarianceJson(Row x, Row y, Row heading) {

    /** A row of a covariance: square millimeters, millimeters times degrees, square degrees. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Row(
        @In(NumberRange.COVARIANCE) double x,
        @In(NumberRange.COVARIANCE) double y,
        @In(NumberRange.COVARIANCE) double heading) {

      private static Row of(double[] entries) {
        return new Row(entries[0], entries[1], entries[2]);
      }

      private double[] entries() {
        return new double[] {x, y, heading};
      }
    }

    private Covariance on(CoordinateFrame frame) {
      try {
        double[][] rows = {x.entries(), y.entries(), heading.entries()};
        return Covariance.of(rows).mapped(axes(frame));
      } catch (IllegalArgumentException refused) {
        throw FaultException.badValue("/covariance", "'covariance': " + refused.getMessage());
      }
    }

    private static CovarianceJson of(Covariance errors, CoordinateFrame frame) {
      double[][] axes = axes(frame);
      double[][] back = new double[3][3];
      for (int i = 0; i < 9; i++) {
        back[i / 3][i % 3] = axes[i % 3][i / 3];
      }
      double[][] rows = errors.mapped(back).entries();
      return new CovarianceJson(Row.of(rows[0]), Row.of(rows[1]), Row.of(rows[2]));
    }

    /** Returns a frame's axes and turn on the table, as an orthogonal matrix. */
    private static double[][] axes(CoordinateFrame frame) {
      if (!(frame instanceof SimilarityFrame similar)) {
        return new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
      }
      Direction axis = similar.points().turn();
      double handed = frame.mirrored() ? -1 : 1;
      return new double[][] {
        {axis.cos(), -handed * axis.sin(), 0},
        {axis.sin(), handed * axis.cos(), 0},
        {0, 0, frame.clockwise() ? -1 : 1}
      };
    }
  }

  /** Returns the JSON form of the ships' errors for a query in a frame. */
  public static UncertaintyJson of(Map<String, Covariance> errors, CoordinateFrame frame) {
    Map<String, ShipError> ships = new LinkedHashMap<>();
    errors.forEach(
        (id, error) ->
            ships.put(
                id,
                new ShipError(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(CovarianceJson.of(error, frame)))));
    return new UncertaintyJson(Optional.empty(), Optional.empty(), Optional.of(ships));
  }

  /**
   * Returns the uncertainty of the ships on the table.
   *
   * @throws FaultException if fields are missing or too many, or a covariance is not one
   */
  public Uncertainty on(CoordinateFrame frame) {
    if (ships.isEmpty()) {
      return Uncertainty.of(require("position", position), require("heading", heading));
    }
    refuse("position", position);
    refuse("heading", heading);
    Map<String, Covariance> errors = new HashMap<>();
    ships
        .get()
        .forEach(
            (id, error) ->
                errors.put(id, FaultException.within(SHIPS.append(id), () -> error.on(frame))));
    return Uncertainty.ofShips(errors);
  }

  private static double require(String name, Optional<Double> value) {
    return value.orElseThrow(
        () ->
            FaultException.of(
                FaultCode.MISSING_FIELD,
                Pointer.ROOT.append(name),
                "'" + name + "' is missing, expected beside the other deviation"));
  }

  private static void refuse(String name, Optional<Double> value) {
    if (value.isPresent()) {
      throw FaultException.of(
          FaultCode.UNKNOWN_FIELD,
          Pointer.ROOT.append(name),
          "'" + name + "' is not known beside the errors of ships or a covariance");
    }
  }
}
