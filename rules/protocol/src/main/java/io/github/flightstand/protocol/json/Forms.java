package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.maneuver.Bearing.Manner;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.path.PathMove.OnOverlap;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.BoardingRules.LastMovable;
import io.github.flightstand.rules.engine.state.LaidTemplate;
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

  /** Returns the forms of all values that are not plain records, enums or unions. */
  public static Formats all() {
    return ofTables().with(GameForms.all().toArray(Form[]::new));
  }

  /** Returns the forms of the values in queries about tables alone and in their answers. */
  public static Formats ofTables() {
    return new Formats(
        List.of(
            Form.text(Maneuver.class, "maneuver", Maneuver::parse, Maneuver::code),
            Form.text(
                HugeTemplate.class,
                "huge-template",
                AdjustedRules::hugeTemplate,
                AdjustedRules::year),
            Form.text(
                LastMovable.class, "last-movable", AdjustedRules::lastMovable, AdjustedRules::word),
            Form.reading(
                KeptTable.class, Kept.schema("table"), in -> Kept.read(in, KeptTable.class)),
            Form.reading(PieceId.class, "piece-id", PieceId::read),
            Form.reading(BaseSize.class, BaseName.PUBLISHED_SCHEMA, BaseName::published),
            Form.of(BaseName.class, "base-name", BaseName::read, (base, frame) -> base.word()),
            Form.of(ArcName.class, "arc-name", ArcName::read, (arc, frame) -> arc.word()),
            Form.reading(PathJson.EdgeName.class, PathJson.EDGE_SCHEMA, PathJson.EdgeName::read),
            Form.of(
                OnOverlap.class,
                PathJson.OVERLAP_SCHEMA,
                PathJson::onOverlap,
                (way, frame) -> PathJson.word(way)),
            Form.of(
                NamedRules.class,
                "named-rules",
                NamedRules::read,
                (rules, frame) -> rules.written()),
            Form.of(
                RollTemplate.class,
                "roll-template",
                RollTemplate::read,
                (template, frame) -> template.written()),
            Form.reading(IgnoredObstacles.class, "ignored-obstacles", IgnoredObstacles::read),
            Form.of(Facing.class, Facing.SCHEMA, Facing::read, (facing, frame) -> facing.written()),
            Form.of(
                OutlineJson.class,
                "outline",
                OutlineJson::read,
                (outline, frame) -> outline.corners()),
            Form.of(
                Pose.class,
                "pose",
                in -> in.value(PoseJson.class).on(CoordinateFrame.TABLE),
                Forms::there),
            Form.writing(EndPose.class, "pose", EndPose::there),
            // The line in the middle of the shortest lines.
            Form.writing(
                ShortestLines.class,
                "line",
                (lines, frame) ->
                    List.of(there(lines.onFirst(), frame), there(lines.onSecond(), frame))),
            Form.writing(
                IntervalSet.class,
                "intervals",
                (set, frame) ->
                    set.intervals().stream().map(one -> List.of(one.lo(), one.hi())).toList()),
            Form.writing(Region.class, "rings", Forms::rings),
            Form.text(LaidTemplate.class, "template", LaidTemplate::parse, LaidTemplate::code),
            new Form.Alias<>(
                Table.class,
                TableFigures.class,
                table -> table.on(CoordinateFrame.TABLE, PartsCatalogue.standard()),
                TableFigures::of)));
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

  /** Returns a maneuver of a dial in the manner of a card, if {@code as} names one. */
  public static Maneuver in(Optional<Manner> as, Maneuver maneuver) {
    try {
      return as.map(maneuver::in).orElse(maneuver);
    } catch (IllegalArgumentException refused) {
      throw FaultException.badValue("/as", "'as': " + refused.getMessage());
    }
  }

  /** Converts an optional number to the form that records hold. */
  public static Optional<Double> of(OptionalDouble number) {
    return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
  }
}
