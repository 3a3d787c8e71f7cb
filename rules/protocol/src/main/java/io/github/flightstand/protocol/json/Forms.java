package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How the protocol and game logs read and write what is no plain record.
 *
 * <p>Poses, points and lines in an answer are in the frame of its reader; only this class and the
 * records that read places know of it.
 */
public final class Forms {

  private static final String MANEUVER =
      """
      {"description": "Speed digit, bearing letter, colour letter.",
       "type": "string", "maxLength": 3,
       "pattern": "^([1-5][FKS]|[1-3][BNTYLPERAD]|0O)[GWRB]$"}
      """;

  static final String TEMPLATE =
      """
      {"type": "string", "maxLength": 2, "pattern": "^([1-5]F|[1-3][BNTY])$"}
      """;

  private static final String POSE =
      """
      {"description": "A pose in an answer: the heading is in [0, 360).",
       "type": "object",
       "required": ["x", "y", "heading"],
       "properties": {
         "x": {"type": "number"},
         "y": {"type": "number"},
         "heading": {"type": "number", "minimum": 0, "exclusiveMaximum": 360}},
       "additionalProperties": false}
      """;

  private static final String LINE =
      """
      {"description": "From the first piece to the second.",
       "type": "array",
       "items": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
       "minItems": 2, "maxItems": 2}
      """;

  private static final String INTERVALS =
      """
      {"description": "Closed intervals, ascending, disjoint.",
       "type": "array",
       "items": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}}
      """;

  private static final String RINGS =
      """
      {"description": "Rings of points, the last joined to the first: of each polygon first its outside, counter-clockwise in the answer's coordinates, then its holes, clockwise.",
       "type": "array",
       "items": {"type": "array", "minItems": 3,
         "items": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}}}
      """;

  private Forms() {}

  /** Returns how everything is read and written that is no plain record, enum or union. */
  public static Formats all() {
    List<Form> forms = new ArrayList<>(GameForms.all());
    forms.addAll(
        List.of(
            Form.text(Maneuver.class, MANEUVER, Maneuver::parse, Maneuver::code),
            Form.text(
                HugeTemplate.class,
                AdjustedRules.HUGE_TEMPLATE,
                AdjustedRules::hugeTemplate,
                AdjustedRules::year),
            Form.reading(
                KeptTable.class, Kept.schema("table"), in -> Kept.read(in, KeptTable.class)),
            Form.of(
                KeptGame.class,
                Kept.schema("game"),
                in -> Kept.read(in, KeptGame.class),
                (game, out) -> out.text(game.name())),
            Form.reading(PieceId.class, PieceId.SCHEMA, PieceId::read),
            Form.of(NamedRules.class, NamedRules.SCHEMA, NamedRules::read, NamedRules::write),
            Form.of(OutlineJson.class, OutlineJson.SCHEMA, OutlineJson::read, OutlineJson::write),
            Form.of(
                Pose.class,
                POSE,
                in -> in.value(PoseJson.class).on(CoordinateFrame.TABLE),
                Forms::write),
            Form.writing(ShortestLines.class, LINE, Forms::write),
            Form.writing(IntervalSet.class, INTERVALS, Forms::write),
            Form.writing(Region.class, RINGS, Forms::write)));
    return new Formats(forms);
  }

  private static void write(Pose pose, JsonWriter out) {
    Point there = PointJson.there(out.frame(), pose.position());
    out.beginObject();
    out.name("x");
    out.number(there.x());
    out.name("y");
    out.number(there.y());
    out.name("heading");
    out.number(out.frame().headingThere(pose));
    out.endObject();
  }

  /** Writes the middle one of the shortest lines: {@code [[x, y], [x, y]]}. */
  private static void write(ShortestLines lines, JsonWriter out) {
    out.beginList();
    write(PointJson.there(out.frame(), lines.onFirst()), out);
    write(PointJson.there(out.frame(), lines.onSecond()), out);
    out.endList();
  }

  private static void write(Point point, JsonWriter out) {
    write(point.x(), point.y(), out);
  }

  private static void write(double first, double second, JsonWriter out) {
    out.beginList();
    out.number(first);
    out.number(second);
    out.endList();
  }

  /** Writes closed intervals, ascending, disjoint: {@code [[-10, 3.25], [7, 10]]}. */
  private static void write(IntervalSet set, JsonWriter out) {
    out.beginList();
    for (Interval interval : set.intervals()) {
      write(interval.lo(), interval.hi(), out);
    }
    out.endList();
  }

  /** Writes the rings of a region, an outside before its holes. */
  private static void write(Region region, JsonWriter out) {
    // A mirrored frame turns every ring's sense round.
    boolean mirrored = out.frame().mirrored();
    out.beginList();
    for (Region.Piece piece : region.pieces()) {
      ring(piece.shell(), mirrored, out);
      for (SimplePolygon hole : piece.holes()) {
        ring(hole, !mirrored, out);
      }
    }
    out.endList();
  }

  private static void ring(SimplePolygon ring, boolean backwards, JsonWriter out) {
    List<Point> corners = new ArrayList<>(ring.corners());
    if (backwards) {
      Collections.reverse(corners);
    }
    out.beginList();
    for (Point corner : corners) {
      write(PointJson.there(out.frame(), corner), out);
    }
    out.endList();
  }

  /** Returns a number that may be absent as records hold it. */
  public static Optional<Double> of(OptionalDouble number) {
    return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
  }

  /** Returns how far a huge ship came, null where it has no way; absent for other ships. */
  @SuppressWarnings("OptionalMapToOptional") // Null is told apart from absent.
  public static Optional<Optional<Double>> progress(
      Optional<HugeEncounter> huge, boolean moverIsHuge) {
    return huge.filter(any -> moverIsHuge).map(any -> of(any.progress()));
  }
}
