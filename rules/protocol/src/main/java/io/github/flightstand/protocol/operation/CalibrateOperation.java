package io.github.flightstand.protocol.operation;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.Calibration;
import io.github.flightstand.geometry.interop.Calibration.Fit;
import io.github.flightstand.geometry.interop.Calibration.Match;
import io.github.flightstand.geometry.interop.Calibration.Model;
import io.github.flightstand.geometry.interop.Calibration.Residual;
import io.github.flightstand.geometry.interop.Calibration.UndeterminedFrameException;
import io.github.flightstand.geometry.interop.Covariance;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formerly;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FrameFigures;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.PointJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.UncertaintyJson;
import io.github.flightstand.rules.member.Default;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * {@code calibrate}: another program's frame, computed from places, and perhaps headings, that are
 * known both on the table and in the tool.
 *
 * <p>A board in pixels, y down, from the table's upper left corner. A ship that faces up the table
 * has the heading 0, and a ship that faces right has 90:
 *
 * <pre>{@code
 * {"op": "calibrate", "pairs": [
 *   {"tool": [0, 2583.18], "table": [0, 0], "headings": {"tool": 0, "table": 90}},
 *   {"tool": [2583.18, 2583.18], "table": [914.4, 0], "headings": {"tool": 90, "table": 0}},
 *   {"tool": [0, 0], "table": [0, 914.4]}],
 *  "error": 2, "poses": {"red": {"x": 565, "y": 2300, "heading": 0}}}
 * // frame: scale 2.825, origin [0, 914.4], mirrored, turn 0, heading 90 written 0, clockwise
 * // residual: rms 0, worst 0; headings: rms 0, worst 0
 * // uncertainty: {"ships": {"red": {"covariance": [[0.69, ...], ...]}}}
 * }</pre>
 *
 * <p>The {@code frame} can then be the {@code frame} of any query or log, and {@code uncertainty}
 * the {@code uncertainty} of queries in that frame with these ships; {@link Calibration#errors}
 * describes the model of the errors.
 */
final class CalibrateOperation {

  private static final Pointer PAIRS = Pointer.of("/pairs");

  /** A square play area with the longest side in any book. */
  private static final PlayArea LARGEST =
      new PlayArea(PlayArea.EPIC.width(), PlayArea.EPIC.width());

  /** The greatest distance of a matched place from the play area, in millimeters. */
  private static final double OFF = 300;

  /** The least spread of places on a table, in millimeters. */
  private static final double APART = 100;

  /** The limit of the pairs squared times the poses, because every pair is fitted anew. */
  private static final double WORK = 100_000;

  /**
   * Fits the frame of another program from places that are known on the table and in the tool.
   *
   * @param model {@code projective} is for a photograph: four pairs or more, no three of four on a
   *     line
   * @param pairs the places; three that are not on one line, or two if {@code mirrored} is given
   * @param mirrored whether the tool's +y axis is clockwise of its +x axis, seen on the table;
   *     computed if absent
   * @param clockwise whether the tool's headings grow clockwise; computed if absent, toward its +y
   *     axis without headings
   * @param error the standard deviation of both coordinates in the tool; from the residuals of five
   *     pairs if absent
   * @param headingError the standard deviation of a heading in the tool, in degrees; 0 if absent
   * @param poses ships as they stand in the tool, by id; their uncertainty comes back
   * @param playArea the play area; up to 1828.8 mm either way if absent. Exchanged pairs are
   *     refused
   */
  record CalibrateQuery(
      @Default("'similarity'") Model model,
      List<Pair> pairs,
      Optional<Boolean> mirrored,
      Optional<Boolean> clockwise,
      @In(NumberRange.READING_ERROR) Optional<Double> error,
      @In(NumberRange.HEADING_ERROR) Optional<Double> headingError,
      Optional<Map<String, PoseJson>> poses,
      Optional<PlayAreaJson> playArea) {}

  /**
   * A place in the tool, and the same place on the table.
   *
   * @param tool the point in the tool
   * @param table the same point on the table, in millimeters
   * @param headings a heading at the place, in the tool and on the table
   */
  record Pair(
      @Formerly("there") PointJson tool,
      @Formerly("here") PointJson table,
      Optional<Headings> headings) {}

  /**
   * A heading in the tool, and the same heading on the table.
   *
   * @param tool the heading in the tool
   * @param table the heading on the table
   */
  record Headings(@In(NumberRange.HEADING) double tool, @In(NumberRange.HEADING) double table) {}

  /**
   * The frame that fits best.
   *
   * @param frame the frame, for the {@code frame} of other queries
   * @param residual the distances of the fitted places from the given ones, in millimeters on the
   *     table
   * @param errors the errors of the poses; absent without poses
   * @param confidence empty; present with {@code uncertainty}
   */
  record CalibrateResult(
      FrameFigures frame,
      Left residual,
      @JsonUnwrapped Optional<PoseErrors> errors,
      Optional<NoConfidence> confidence) {}

  /**
   * The errors of poses; present with {@code poses}.
   *
   * @param uncertainty for the {@code uncertainty} of queries in the frame; null without an error
   *     or five pairs
   */
  record PoseErrors(@OrNull Optional<UncertaintyJson> uncertainty) {}

  /**
   * The residuals of the fit.
   *
   * @param rms the root mean square
   * @param worst the greatest
   * @param headings the residuals of the headings, in the tool's degrees, if the pairs have any
   */
  record Left(double rms, double worst, Optional<Residual> headings) {}

  static Operation<CalibrateQuery, CalibrateResult> operation() {
    return new Operation<>(CalibrateQuery.class, CalibrateResult.class, CalibrateOperation::answer);
  }

  private static CalibrateResult answer(Query<CalibrateQuery> query) {
    CalibrateQuery asked = query.asked();
    List<Match> pairs = pairs(query);
    checkExchanged(pairs, asked.playArea().map(PlayAreaJson::area).orElse(LARGEST));
    Calibration known = new Calibration(asked.model(), pairs, asked.mirrored(), asked.clockwise());
    Fit fit;
    try {
      fit = known.fit();
    } catch (UndeterminedFrameException undetermined) {
      throw FaultException.badValue("/pairs", "'pairs': " + undetermined.getMessage());
    }
    FrameFigures figures = FrameFigures.of(fit.frame());
    figures
        .tooLarge()
        .ifPresent(
            words -> {
              throw FaultException.badValue("/pairs", "'pairs' lead to " + words);
            });
    return new CalibrateResult(
        figures,
        new Left(fit.points().rms(), fit.points().worst(), fit.headings()),
        asked.poses().map(poses -> new PoseErrors(uncertainty(asked, known, fit, poses))),
        query.noConfidence());
  }

  private static List<Match> pairs(Query<CalibrateQuery> query) {
    List<Match> pairs = new ArrayList<>();
    for (Pair pair : query.asked().pairs()) {
      double heading = pair.headings().map(Headings::table).orElse(0.0);
      PoseJson here = new PoseJson(pair.table().x(), pair.table().y(), heading);
      Pointer at = PAIRS.append(pairs.size()).append("table");
      Pose pose = FaultException.within(at, () -> here.on(query.coordinates()));
      pairs.add(new Match(pose, pair.tool().bare(), pair.headings().map(Headings::tool)));
    }
    return pairs;
  }

  private static Optional<UncertaintyJson> uncertainty(
      CalibrateQuery asked, Calibration known, Fit fit, Map<String, PoseJson> poses) {
    double pairs = known.pairs().size();
    if (pairs * pairs * poses.size() > WORK) {
      throw FaultException.about(
          FaultCode.TOO_LARGE, PAIRS, " are too many for that number of poses, expected fewer");
    }
    OptionalDouble error = asked.error().map(OptionalDouble::of).orElseGet(() -> known.error(fit));
    if (error.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Covariance> ships = new LinkedHashMap<>();
    poses.forEach(
        (id, pose) -> {
          Pose here =
              FaultException.within(Pointer.of("/poses").append(id), () -> pose.on(fit.frame()));
          Point there = new Point(pose.x().orElseThrow(), pose.y().orElseThrow());
          double heading = pose.heading().orElseGet(() -> fit.frame().headingThere(here));
          double headingError = asked.headingError().orElse(0.0);
          ships.put(id, known.errors(fit, there, heading, error.getAsDouble(), headingError));
        });
    return Optional.of(UncertaintyJson.of(ships, fit.frame()));
  }

  /**
   * Refuses pairs that seem swapped: a table place far off the play area, although all tool places
   * are on it and as far apart as a table's. Tools with units near a millimeter, or with small
   * numbers, are not detected.
   */
  private static void checkExchanged(List<Match> pairs, PlayArea area) {
    double apart = 0;
    double off = 0;
    for (Match pair : pairs) {
      if (off(pair.there(), area) > 0) {
        return;
      }
      apart = Math.max(apart, pair.there().distanceTo(pairs.get(0).there()));
      off = Math.max(off, off(pair.here().position(), area));
    }
    if (off > OFF && apart >= APART) {
      throw FaultException.badValue(
          "/pairs",
          ("'pairs' have a place 'table' that is %s mm off the play area, while all places 'tool'"
                  + " are on it: the two seem swapped, expected 'table' in millimeters, and"
                  + " 'playArea' if it is so large")
              .formatted(off));
    }
  }

  /** Returns the distance of a point from an area, along x or y. */
  private static double off(Point point, PlayArea area) {
    return Math.max(
        Math.max(-point.x(), point.x() - area.width()),
        Math.max(-point.y(), point.y() - area.height()));
  }
}
