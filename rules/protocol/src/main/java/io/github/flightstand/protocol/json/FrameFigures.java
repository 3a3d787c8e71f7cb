package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.ProjectiveFrame;
import io.github.flightstand.geometry.interop.CoordinateFrame.SimilarityFrame;
import io.github.flightstand.geometry.interop.Similarity;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.FrameFigures.Projective.Row;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A caller's frame, which says how the caller writes places and headings. It is described as seen
 * on the table, in millimeters and degrees counterclockwise from +x. Poses, outlines, zones and
 * lines are in the frame, in queries and answers. Lengths are not: the play area's sides, offsets,
 * shifts, separations, distances, margins, places along a template and uncertainties stay in
 * millimeters. Sides of a ship and names of the table's edges keep their meaning on the table.
 *
 * <pre>{@code
 * {"scale": 2.825, "origin": [0, 914.4], "mirrored": true,
 *  "heading": {"zero": 90, "clockwise": false}, "turn": 0}
 * }</pre>
 *
 * <p>In this frame the place (200, 100) is (565, 2300.68), and the heading 90 is 0.
 *
 * <p>A frame in perspective, for example of a photograph, has a matrix instead of the other
 * figures. Places on or beyond its horizon are refused; covariances are along the table's axes.
 *
 * <pre>{@code
 * {"projective": [[1, 0, 0], [0, 1, 0], [0, -0.005, 1]], "heading": {"zero": 0, "clockwise": false}}
 * }</pre>
 *
 * @param scale the number of the caller's units in a millimeter
 * @param origin the point of the table where both coordinates are 0; if absent, the lower (upper if
 *     mirrored) left corner
 * @param mirrored whether the caller's +y axis is clockwise of the +x axis; false if absent
 * @param heading the caller's way to count headings; as on the table if absent
 * @param turn the heading on the table of the caller's +x axis; 0 if absent
 * @param projective the matrix, row by row, from (x, y, 1) to three numbers: two over the third are
 *     the place
 */
@SchemaMembers(
    value =
        """
        {"dependentRequired": {"projective": ["heading"]},
         "oneOf": [{"required": ["scale"], "not": {"required": ["projective"]}},
                   {"required": ["projective"], "maxProperties": 2}]}
        """,
    told =
        """
        {"required": ["heading"],
         "oneOf": [{"required": ["scale", "origin", "mirrored"], "not": {"required": ["projective"]}},
                   {"required": ["projective"], "maxProperties": 2}]}
        """)
public record FrameFigures(
    @In(NumberRange.SCALE) Optional<Double> scale,
    Optional<PointJson> origin,
    Optional<Boolean> mirrored,
    Optional<Headings> heading,
    @In(NumberRange.HEADING) Optional<Double> turn,
    Optional<Projective> projective)
    implements FrameJson {

  private static final Headings AS_ON_TABLE = new Headings(0, false);

  /**
   * The way in which a caller counts headings.
   *
   * @param zero the heading on the table that the caller calls 0; in a projective frame, the +x
   *     axis's angle
   * @param clockwise whether the caller's headings grow clockwise, as seen on the table
   */
  public record Headings(@In(NumberRange.HEADING) double zero, boolean clockwise) {}

  /** A matrix, row by row. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  public record Projective(Row x, Row y, Row w) {

    /** A row of the matrix. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Row(
        @In(NumberRange.ENTRY) double x,
        @In(NumberRange.ENTRY) double y,
        @In(NumberRange.ENTRY) double one) {

      private static Row of(ProjectiveFrame.Row row) {
        return new Row(row.x(), row.y(), row.one());
      }

      private ProjectiveFrame.Row row() {
        return new ProjectiveFrame.Row(x, y, one);
      }
    }
  }

  /**
   * Checks that the figures define one frame.
   *
   * @throws FaultException if figures are missing or too many
   */
  public FrameFigures {
    if (projective.isPresent()) {
      refuse("scale", scale);
      refuse("origin", origin);
      refuse("mirrored", mirrored);
      refuse("turn", turn);
      in(
          projective.get(),
          heading.orElseThrow(
              () -> FaultException.missing(Pointer.of("/heading"), "beside 'projective'")));
    } else if (scale.isEmpty()) {
      throw FaultException.missing(Pointer.of("/scale"), "in a frame without 'projective'");
    }
  }

  private static void refuse(String name, Optional<?> figure) {
    if (figure.isPresent()) {
      throw FaultException.about(
          FaultCode.UNKNOWN_FIELD, Pointer.ROOT.append(name), " is not known beside 'projective'");
    }
  }

  /** Returns a frame in the form that a query sends. */
  public static FrameFigures of(CoordinateFrame frame) {
    if (frame instanceof ProjectiveFrame inPerspective) {
      return new FrameFigures(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(new Headings(inPerspective.zero().degrees(), frame.clockwise())),
          Optional.empty(),
          Optional.of(
              new Projective(
                  Row.of(inPerspective.x()),
                  Row.of(inPerspective.y()),
                  Row.of(inPerspective.w()))));
    }
    SimilarityFrame similar = (SimilarityFrame) frame;
    return new FrameFigures(
        Optional.of(similar.points().scale()),
        Optional.of(PointJson.of(similar.points().origin())),
        Optional.of(similar.mirrored()),
        Optional.of(new Headings(similar.zero().degrees(), similar.clockwise())),
        Optional.of(similar.points().turn().degrees()),
        Optional.empty());
  }

  /** Returns which figures are too large to be read again and what is expected, if any are. */
  public Optional<String> tooLarge() {
    boolean fit =
        scale.stream().allMatch(NumberRange.SCALE::contains)
            && origin.stream()
                .flatMap(point -> Stream.of(point.x(), point.y()))
                .allMatch(NumberRange.COORDINATE::contains)
            && projective.stream()
                .flatMap(matrix -> Stream.of(matrix.x(), matrix.y(), matrix.w()))
                .flatMap(row -> Stream.of(row.x(), row.y(), row.one()))
                .allMatch(NumberRange.ENTRY::contains);
    String found =
        projective.isPresent()
            ? "a matrix of larger entries, expected none beyond 1000000000"
            : ("a scale of %s and an origin at (%s, %s), expected 0.000001 to 1000000 and "
                    + "within 1000000 mm of the table's origin")
                .formatted(scale.orElseThrow(), origin.orElseThrow().x(), origin.orElseThrow().y());
    return fit ? Optional.empty() : Optional.of(found);
  }

  @Override
  public CoordinateFrame frame(PlayArea area) {
    if (projective.isPresent()) {
      return in(projective.get(), heading.orElseThrow());
    }
    Direction axis = turn.map(Direction::ofDegrees).orElse(Direction.EAST);
    boolean down = mirrored.orElse(false);
    Point corner = new Point(0, down ? area.height() : 0);
    Headings counted = heading.orElse(AS_ON_TABLE);
    return new SimilarityFrame(
        new Similarity(scale.orElseThrow(), axis, origin.map(PointJson::bare).orElse(corner), down),
        Direction.ofDegrees(counted.zero()),
        counted.clockwise());
  }

  private static CoordinateFrame in(Projective matrix, Headings heading) {
    return new ProjectiveFrame(
        matrix.x().row(),
        matrix.y().row(),
        matrix.w().row(),
        Direction.ofDegrees(heading.zero()),
        heading.clockwise());
  }
}
