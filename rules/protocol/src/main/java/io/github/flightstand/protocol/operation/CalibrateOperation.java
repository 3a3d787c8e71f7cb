package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.SimilarityFit;
import io.github.flightstand.geometry.interop.SimilarityFit.MatchedPoints;
import io.github.flightstand.geometry.interop.SimilarityFit.UndeterminedSimilarityException;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Formerly;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FrameFigures;
import io.github.flightstand.protocol.json.PlayAreaJson;
import io.github.flightstand.protocol.json.PointJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code calibrate}: the frame of another program, from places whose coordinates are known both
 * here and there.
 *
 * <p>Whether the other program's y runs the other way is worked out from the points, unless {@code
 * mirrored} says so. How it counts headings cannot be told from points: the frame has the angles of
 * its axes, 0 along +x and growing towards its +y, for the caller to change if need be.
 */
final class CalibrateOperation {

  private CalibrateOperation() {}

  private static final Pointer PAIRS = Pointer.of("/pairs");

  /** No side of a play area in any book is longer. */
  private static final PlayArea LARGEST =
      new PlayArea(PlayArea.EPIC.width(), PlayArea.EPIC.width());

  /** What is matched lies at most so far off the play area, in millimetres. */
  private static final double OFF = 300;

  /** Places of a table lie at least so far apart, in millimetres. */
  private static final double APART = 100;

  /**
   * Asks for the frame in which a tool has the places of the table.
   *
   * @param mirrored whether the tool's +y axis is clockwise of its +x axis, seen on the table;
   *     absent: worked out
   * @param playArea the play area; absent: up to 1828.8 either way. Pairs of which a table is more
   *     than 300 mm off it while every tool is on it seem exchanged and are refused
   */
  record CalibrateQuery(
      List<PlacePair> pairs, Optional<Boolean> mirrored, Optional<PlayAreaJson> playArea) {}

  /** A place as the tool calls it, and where it is on the table. */
  record PlacePair(@Formerly("there") PointJson tool, @Formerly("here") PointJson table) {}

  /**
   * The frame that fits best. Points do not tell how headings are counted: heading holds the angles
   * of the frame's own axes, 0 along its +x and growing towards its +y.
   *
   * @param residual how far the fitted places are from the given ones, in millimetres on the table
   */
  record CalibrateResult(
      FrameFigures frame, Residual residual, Optional<NoConfidence> confidence) {}

  /** What is left over after the fit. */
  record Residual(double rms, double worst) {}

  static Operation<CalibrateQuery, CalibrateResult> operation() {
    return new Operation<>(CalibrateQuery.class, CalibrateResult.class, CalibrateOperation::answer);
  }

  private static CalibrateResult answer(Query<CalibrateQuery> query) {
    List<MatchedPoints> pairs = pairs(query);
    checkExchanged(pairs, query.asked().playArea().map(PlayAreaJson::area).orElse(LARGEST));
    Optional<Boolean> mirrored = query.asked().mirrored();
    SimilarityFit fit;
    try {
      fit =
          mirrored.isPresent() ? SimilarityFit.of(pairs, mirrored.get()) : SimilarityFit.of(pairs);
    } catch (UndeterminedSimilarityException undetermined) {
      throw FaultException.badValue("/pairs", "'pairs': " + undetermined.getMessage());
    }
    CoordinateFrame frame = CoordinateFrame.ofAxes(fit.similarity());
    if (!FrameFigures.holds(frame)) {
      throw FaultException.badValue(
          "/pairs",
          "'pairs' lead to a scale of "
              + frame.points().scale()
              + " and an origin at ("
              + frame.points().origin().x()
              + ", "
              + frame.points().origin().y()
              + "), expected 0.000001 to 1000000 and within 1000000 mm of the table's origin");
    }
    return new CalibrateResult(
        FrameFigures.of(frame), new Residual(fit.rms(), fit.worst()), query.noConfidence());
  }

  private static List<MatchedPoints> pairs(Query<CalibrateQuery> query) {
    List<MatchedPoints> pairs = new ArrayList<>();
    for (PlacePair pair : query.asked().pairs()) {
      try {
        pairs.add(new MatchedPoints(pair.table().on(query.coordinates()), pair.tool().bare()));
      } catch (FaultException fault) {
        throw fault.under(PAIRS.append(pairs.size()).append("table"));
      }
    }
    return pairs;
  }

  /**
   * Refuses pairs that seem exchanged: a place of the table lies far off the play area, and the
   * tool's own lie all on it, as far apart as places of a table. It cannot be told of a tool whose
   * units are about millimetres, nor of one whose numbers are all small.
   */
  private static void checkExchanged(List<MatchedPoints> pairs, PlayArea area) {
    double apart = 0;
    for (MatchedPoints pair : pairs) {
      if (off(pair.there(), area) > 0) {
        return;
      }
      apart = Math.max(apart, pair.there().distanceTo(pairs.get(0).there()));
    }
    for (MatchedPoints pair : pairs) {
      double off = off(pair.here(), area);
      if (off > OFF && apart >= APART) {
        throw FaultException.badValue(
            "/pairs",
            "'pairs' have the place ["
                + pair.here().x()
                + ", "
                + pair.here().y()
                + "] 'table', which is "
                + off
                + " mm off the play area, while all places 'tool' are on it: the two seem"
                + " exchanged, expected 'table' in millimetres, and 'playArea' if it is so large");
      }
    }
  }

  /** How far a point is off an area, along x or y. */
  private static double off(Point point, PlayArea area) {
    return Math.max(
        Math.max(-point.x(), point.x() - area.width()),
        Math.max(-point.y(), point.y() - area.height()));
  }
}
