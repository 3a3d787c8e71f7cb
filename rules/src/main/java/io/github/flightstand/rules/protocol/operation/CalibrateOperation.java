package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.SimilarityFit;
import io.github.flightstand.geometry.interop.SimilarityFit.MatchedPoints;
import io.github.flightstand.geometry.interop.SimilarityFit.UndeterminedSimilarityException;
import io.github.flightstand.rules.protocol.FaultCode;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.FrameFormat;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PointFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;

/**
 * {@code calibrate}: the frame of another program, from places whose coordinates are known both
 * here and there.
 *
 * <p>Whether the other program's y runs the other way is worked out from the points, unless {@code
 * mirrored} says so. How it counts headings cannot be told from points: the frame has the angles of
 * its axes, 0 along +x and growing towards +y, for the caller to change if need be.
 */
final class CalibrateOperation implements Operation {

  private static final List<String> PAIR = List.of("here", "there");

  @Override
  public String name() {
    return "calibrate";
  }

  @Override
  public List<String> fields() {
    return List.of("pairs", "mirrored");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    Optional<Field> field = query.required("pairs");
    Optional<List<MatchedPoints>> pairs =
        field.flatMap(list -> list.listOf(CalibrateOperation::pair));
    Optional<Field> given = query.optional("mirrored");
    Optional<Boolean> mirrored = given.flatMap(Field::flag);
    if (pairs.isEmpty() || given.isPresent() != mirrored.isPresent()) {
      return Optional.empty();
    }
    try {
      SimilarityFit fit =
          mirrored.isPresent()
              ? SimilarityFit.of(pairs.get(), mirrored.get())
              : SimilarityFit.of(pairs.get());
      CoordinateFrame frame = CoordinateFrame.ofAxes(fit.similarity());
      if (FrameFormat.holds(frame)) {
        return Optional.of(out -> write(out, frame, fit));
      }
      field
          .get()
          .fault(
              FaultCode.BAD_VALUE,
              "'pairs' lead to a scale of "
                  + frame.points().scale()
                  + " and an origin at ("
                  + frame.points().origin().x()
                  + ", "
                  + frame.points().origin().y()
                  + "), expected 0.000001 to 1000000 and within 1000000 mm of the table's origin");
    } catch (UndeterminedSimilarityException undetermined) {
      field.get().fault(FaultCode.BAD_VALUE, "'pairs': " + undetermined.getMessage());
    }
    return Optional.empty();
  }

  private static Optional<MatchedPoints> pair(Field field) {
    return field
        .object(PAIR)
        .flatMap(
            pair -> {
              Optional<Point> here = pair.required("here").flatMap(PointFormat::read);
              Optional<Point> there = pair.required("there").flatMap(PointFormat::readBare);
              return here.isPresent() && there.isPresent()
                  ? Optional.of(new MatchedPoints(here.get(), there.get()))
                  : Optional.empty();
            });
  }

  private static void write(JsonWriter out, CoordinateFrame frame, SimilarityFit fit) {
    FrameFormat.write(out.name("frame"), frame);
    out.name("residual").startObject();
    out.name("rms").number(fit.rms()).name("worst").number(fit.worst()).endObject();
  }
}
