package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.interop.Similarity;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The frame that a caller speaks in, as the protocol writes it: {@code "vassal"}, {@code "tts"} (of
 * pieces that face up the table where they are not turned), or
 *
 * <pre>{@code
 * {"scale": 2.825, "origin": [0, 914.4], "mirrored": true,
 *  "heading": {"zero": 90, "clockwise": false}, "turn": 0}
 * }</pre>
 *
 * <p>Everything in it is the caller's system as it is seen on the table, in millimetres and degrees
 * counter-clockwise from the table's +x: {@code scale} is the caller's units a millimetre, {@code
 * origin} the point of the table where both of the caller's coordinates are 0, {@code turn} (0 if
 * absent) the direction of the caller's +x axis, and with {@code mirrored} the caller's +y axis is
 * clockwise of it; {@code zero} is the direction of the caller's heading 0, and {@code clockwise}
 * says which way the caller's headings grow.
 *
 * <p>So in the frame above the place (200, 100) is called (565, 2300.68), and the heading 90 is
 * called 0.
 *
 * <p>Places and headings are in the frame: poses, outlines, zones, lines. Lengths are not, since
 * they are lengths of plastic: the play area's sides, offsets and shifts, separations, distances,
 * margins, places along a template and uncertainties stay millimetres. Sides and turns of a ship
 * (left, right, forward) are the ship's own, and the table's edges keep the table's names.
 */
public final class FrameFormat {

  private static final List<String> FRAME =
      List.of("scale", "origin", "mirrored", "heading", "turn");
  private static final List<String> HEADING = List.of("zero", "clockwise");
  private static final Map<String, CoordinateFrame> KNOWN =
      new TreeMap<>(
          Map.of("vassal", TableToolFrames.vassal(), "tts", TableToolFrames.tts(Direction.NORTH)));
  private static final NumberRange SCALE =
      new NumberRange(1e-6, 1e6, "a positive number of units a millimetre, 0.000001 to 1000000");

  private FrameFormat() {}

  /** Returns the frame that a query speaks in: the table's own if it names none. */
  static CoordinateFrame of(Fields query) {
    return query.optional("frame").flatMap(FrameFormat::read).orElse(CoordinateFrame.TABLE);
  }

  /** Reads a frame; notes names that are not known. */
  public static Optional<CoordinateFrame> read(Field field) {
    return field.isText() ? field.choice(KNOWN) : field.object(FRAME).flatMap(FrameFormat::frame);
  }

  private static Optional<CoordinateFrame> frame(Fields frame) {
    Optional<Double> scale = frame.required("scale").flatMap(field -> field.number(SCALE));
    Optional<Point> origin = frame.required("origin").flatMap(PointFormat::readBare);
    Optional<Boolean> mirrored = frame.required("mirrored").flatMap(Field::flag);
    Optional<Fields> heading = frame.required("heading").flatMap(field -> field.object(HEADING));
    Optional<Direction> zero =
        heading.flatMap(fields -> fields.required("zero")).flatMap(FrameFormat::direction);
    Optional<Boolean> clockwise =
        heading.flatMap(fields -> fields.required("clockwise")).flatMap(Field::flag);
    Optional<Direction> turn =
        frame.has("turn")
            ? frame.optional("turn").flatMap(FrameFormat::direction)
            : Optional.of(Direction.EAST);
    if (scale.isEmpty()
        || origin.isEmpty()
        || mirrored.isEmpty()
        || zero.isEmpty()
        || clockwise.isEmpty()
        || turn.isEmpty()) {
      return Optional.empty();
    }
    Similarity points = new Similarity(scale.get(), turn.get(), origin.get(), mirrored.get());
    return Optional.of(new CoordinateFrame(points, zero.get(), clockwise.get()));
  }

  private static Optional<Direction> direction(Field field) {
    return field.number(NumberRange.HEADING).map(Direction::ofDegrees);
  }

  /** Tells whether a frame, if it is written, can be read. */
  public static boolean holds(CoordinateFrame frame) {
    Point origin = frame.points().origin();
    return SCALE.contains(frame.points().scale())
        && NumberRange.COORDINATE.contains(origin.x())
        && NumberRange.COORDINATE.contains(origin.y());
  }

  /** Writes a frame so that it can be sent back with a query. */
  public static void write(JsonWriter out, CoordinateFrame frame) {
    out.startObject().name("scale").number(frame.points().scale());
    PointFormat.writeBare(out.name("origin"), frame.points().origin());
    out.name("mirrored").bool(frame.points().mirrored());
    out.name("heading").startObject().name("zero").number(frame.zero().degrees());
    out.name("clockwise").bool(frame.clockwise()).endObject();
    out.name("turn").number(frame.points().turn().degrees()).endObject();
  }
}
