package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.BoardingRules.LastMovable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The forms of values in the protocol and in game logs that are not plain records.
 *
 * <p>Poses, points and lines in an answer are in the reader's frame; only this class and the
 * records that read places know the frame.
 */
public final class Forms {

  private static final String MANEUVER =
      """
      {"description": "Speed digit, bearing letter, color letter.",
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
      {"description": "Rings of points, the last joined to the first. Each polygon's outside comes first, counterclockwise in the answer's coordinates, then its holes, clockwise.",
       "type": "array",
       "items": {"type": "array", "minItems": 3,
         "items": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}}}
      """;

  /** Returns the forms of all values that are not plain records, enums or unions. */
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
            Form.text(
                LastMovable.class,
                AdjustedRules.LAST_MOVABLE,
                AdjustedRules::lastMovable,
                AdjustedRules::word),
            Form.reading(
                KeptTable.class, Kept.schema("table"), in -> Kept.read(in, KeptTable.class)),
            Form.of(
                KeptGame.class,
                Kept.schema("game"),
                in -> Kept.read(in, KeptGame.class),
                (game, frame) -> game.name()),
            Form.reading(PieceId.class, PieceId.SCHEMA, PieceId::read),
            Form.of(
                NamedRules.class,
                NamedRules.SCHEMA,
                NamedRules::read,
                (rules, frame) -> rules.written()),
            Form.of(
                OutlineJson.class,
                OutlineJson.SCHEMA,
                OutlineJson::read,
                (outline, frame) -> outline.corners()),
            Form.of(
                Pose.class,
                POSE,
                in -> in.value(PoseJson.class).on(CoordinateFrame.TABLE),
                Forms::there),
            // The line in the middle of the shortest lines.
            Form.writing(
                ShortestLines.class,
                LINE,
                (lines, frame) ->
                    List.of(there(lines.onFirst(), frame), there(lines.onSecond(), frame))),
            Form.writing(
                IntervalSet.class,
                INTERVALS,
                (set, frame) ->
                    set.intervals().stream().map(one -> List.of(one.lo(), one.hi())).toList()),
            Form.writing(Region.class, RINGS, Forms::rings)));
    return new Formats(forms);
  }

  private static PoseJson there(Pose pose, CoordinateFrame frame) {
    Point there = PointJson.there(frame, pose.position());
    return new PoseJson(there.x(), there.y(), frame.headingThere(pose));
  }

  private static List<Double> there(Point point, CoordinateFrame frame) {
    Point there = PointJson.there(frame, point);
    return List.of(there.x(), there.y());
  }

  /** Returns the rings of a region, an outside before its holes. */
  private static List<?> rings(Region region, CoordinateFrame frame) {
    // A mirrored frame reverses every ring's sense.
    boolean mirrored = frame.mirrored();
    List<List<?>> rings = new ArrayList<>();
    for (Region.Piece piece : region.pieces()) {
      rings.add(ring(piece.shell(), mirrored, frame));
      piece.holes().forEach(hole -> rings.add(ring(hole, !mirrored, frame)));
    }
    return rings;
  }

  private static List<?> ring(SimplePolygon ring, boolean backwards, CoordinateFrame frame) {
    List<Point> corners = new ArrayList<>(ring.corners());
    if (backwards) {
      Collections.reverse(corners);
    }
    return corners.stream().map(corner -> there(corner, frame)).toList();
  }

  /** Converts an optional number to the form that records hold. */
  public static Optional<Double> of(OptionalDouble number) {
    return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
  }
}
