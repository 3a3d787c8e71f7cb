package io.github.flightstand.protocol.operation;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.SimilarityFit;
import io.github.flightstand.geometry.interop.SimilarityFit.MatchedPoints;
import io.github.flightstand.geometry.interop.SimilarityFit.UndeterminedSimilarityException;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.json.FrameFigures;
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

  /** Asks for the frame that leads from places here to places there. */
  record CalibrateQuery(List<PlacePair> pairs, Optional<Boolean> mirrored) {}

  /** A place as it is called here, and as it is called there. */
  record PlacePair(PointJson here, PointJson there) {}

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
        pairs.add(new MatchedPoints(pair.here().on(query.coordinates()), pair.there().bare()));
      } catch (FaultException fault) {
        throw fault.under(PAIRS.append(pairs.size()).append("here"));
      }
    }
    return pairs;
  }
}
