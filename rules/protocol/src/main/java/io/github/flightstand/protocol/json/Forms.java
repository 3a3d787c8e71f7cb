package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
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
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.codec.Excerpt;
import io.github.flightstand.protocol.codec.FaultException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The codec of the protocol and of game logs, and how it writes what is no record.
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

  /** Returns the codec. */
  public static Codec codec() {
    return GameForms.with(Codec.builder())
        .text(Maneuver.class, MANEUVER, Maneuver::parse)
        .text(TemplateJson.class, TEMPLATE, TemplateJson::parse)
        .text(HugeTemplate.class, AdjustedRules.HUGE_TEMPLATE, AdjustedRules::hugeTemplate)
        .reading(KeptTable.class, Kept.schema("table"), new Kept.Reading<>(KeptTable.class))
        .reading(KeptGame.class, Kept.schema("game"), new Kept.Reading<>(KeptGame.class))
        .writing(
            KeptGame.class, Kept.schema("game"), (game, out, frame) -> out.writeString(game.name()))
        .reading(PieceId.class, PieceId.SCHEMA, new PieceId.Reading())
        .reading(NamedRules.class, NamedRules.SCHEMA, new NamedRules.Reading())
        .reading(OutlineJson.class, OutlineJson.SCHEMA, new OutlineJson.Reading())
        .writing(
            OutlineJson.class,
            OutlineJson.SCHEMA,
            (outline, out, frame) -> OutlineJson.write(outline, out))
        .writing(
            NamedRules.class,
            NamedRules.SCHEMA,
            (rules, out, frame) -> NamedRules.write(rules, out))
        .writing(
            Maneuver.class, MANEUVER, (maneuver, out, frame) -> out.writeString(maneuver.code()))
        .writing(
            HugeTemplate.class,
            AdjustedRules.HUGE_TEMPLATE,
            (template, out, frame) -> out.writeString(AdjustedRules.year(template)))
        .reading(Pose.class, POSE, new PoseReading())
        .writing(Pose.class, POSE, Forms::write)
        .writing(ShortestLines.class, LINE, Forms::write)
        .writing(IntervalSet.class, INTERVALS, Forms::write)
        .writing(Region.class, RINGS, Forms::write)
        .build();
  }

  private static void write(Pose pose, JsonGenerator out, CoordinateFrame frame)
      throws IOException {
    Point there = frame.pointThere(pose.position());
    out.writeStartObject();
    out.writeNumberField("x", there.x());
    out.writeNumberField("y", there.y());
    out.writeNumberField("heading", frame.headingThere(pose.heading()));
    out.writeEndObject();
  }

  /** Writes the middle one of the shortest lines: {@code [[x, y], [x, y]]}. */
  private static void write(ShortestLines lines, JsonGenerator out, CoordinateFrame frame)
      throws IOException {
    out.writeStartArray();
    write(frame.pointThere(lines.onFirst()), out);
    write(frame.pointThere(lines.onSecond()), out);
    out.writeEndArray();
  }

  private static void write(Point point, JsonGenerator out) throws IOException {
    write(point.x(), point.y(), out);
  }

  private static void write(double first, double second, JsonGenerator out) throws IOException {
    out.writeStartArray();
    out.writeNumber(first);
    out.writeNumber(second);
    out.writeEndArray();
  }

  /** Writes closed intervals, ascending, disjoint: {@code [[-10, 3.25], [7, 10]]}. */
  private static void write(IntervalSet set, JsonGenerator out, CoordinateFrame frame)
      throws IOException {
    out.writeStartArray();
    for (Interval interval : set.intervals()) {
      write(interval.lo(), interval.hi(), out);
    }
    out.writeEndArray();
  }

  /** Writes the rings of a region, an outside before its holes. */
  private static void write(Region region, JsonGenerator out, CoordinateFrame frame)
      throws IOException {
    // A mirrored frame turns every ring's sense round.
    boolean mirrored = frame.points().mirrored();
    out.writeStartArray();
    for (Region.Piece piece : region.pieces()) {
      ring(piece.shell(), mirrored, out, frame);
      for (SimplePolygon hole : piece.holes()) {
        ring(hole, !mirrored, out, frame);
      }
    }
    out.writeEndArray();
  }

  private static void ring(
      SimplePolygon ring, boolean backwards, JsonGenerator out, CoordinateFrame frame)
      throws IOException {
    List<Point> corners = new ArrayList<>(ring.corners());
    if (backwards) {
      Collections.reverse(corners);
    }
    out.writeStartArray();
    for (Point corner : corners) {
      write(frame.pointThere(corner), out);
    }
    out.writeEndArray();
  }

  /** Reads a pose of a reader who has the table's own frame. */
  private static final class PoseReading extends JsonDeserializer<Pose> {

    @Override
    public Pose deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      if (parser.hasToken(JsonToken.VALUE_NULL)) {
        throw FaultException.unexpected(
            parser.getParsingContext().pathAsPointer(), Excerpt.of(parser), "an object");
      }
      return context.readValue(parser, PoseJson.class).on(CoordinateFrame.TABLE);
    }
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
