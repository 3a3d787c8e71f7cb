package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.parts.PathTemplate;
import io.github.flightstand.movement.path.PathMove;
import io.github.flightstand.movement.path.PathMove.OnOverlap;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.rules.member.Default;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A move along a template of another game, from an edge of the base at its start to an edge of it
 * at its end. The template is one of the query's own parts, or written out as width and pieces.
 *
 * @param template the name of a template of the query's own parts
 * @param width the template's width, in millimeters
 * @param pieces the pieces of the template's center line, in order
 * @param mirrored whether the template lies upside down, so that left and right are exchanged
 * @param from the edge at which the template lies before the move
 * @param to the edge at which it lies after the move
 * @param onOverlap the reaction to an overlap at the end
 * @param blocks the kinds of obstacle that are in the way as ships are; none if absent
 */
@SchemaMembers(
    """
    {"oneOf": [{"required": ["template"], "not": {"anyOf": [{"required": ["width"]}, {"required": ["pieces"]}]}},
               {"required": ["width", "pieces"], "not": {"required": ["template"]}}]}
    """)
public record PathJson(
    Optional<String> template,
    @In(NumberRange.SIDE) Optional<Double> width,
    Optional<List<PathPieceJson>> pieces,
    @Default("false") boolean mirrored,
    @Default("'front'") EdgePlace from,
    @Default("'rear'") EdgePlace to,
    OnOverlap onOverlap,
    Optional<List<ObstacleKind>> blocks) {

  /** The schemas of an edge's name and of what happens on an overlap. */
  static final String EDGE_SCHEMA =
      """
      {"description": "The name of an edge, for its middle.",
       "type": "string", "minLength": 1, "maxLength": 1000}
      """;

  static final String OVERLAP_SCHEMA =
      "{\"enum\": [\"backUp\", \"firstContact\", \"lastJoint\", \"stay\"]}";

  /** The name of a path that is written out, in messages. */
  private static final String WRITTEN_OUT = "path";

  /** A place on a base's edge: the edge's name, which means its middle, or a point on it. */
  public sealed interface EdgePlace permits EdgeName, EdgePoint {

    /** Returns the place. */
    PathMove.EdgePoint place();
  }

  /** The middle of an edge. */
  public record EdgeName(String edge) implements EdgePlace {

    /** Reads an edge's name, or reports that a name or a point is expected. */
    static EdgeName read(JsonReader in) {
      return new EdgeName(in.text("the name of an edge or {\"edge\": \"front\", \"at\": 0}"));
    }

    @Override
    public PathMove.EdgePoint place() {
      return new PathMove.EdgePoint(edge, 0);
    }
  }

  /**
   * A point on an edge.
   *
   * @param edge the edge's name
   * @param at millimeters to the left of the edge's middle, seen along the path
   */
  public record EdgePoint(String edge, @In(NumberRange.COORDINATE) double at) implements EdgePlace {

    @Override
    public PathMove.EdgePoint place() {
      return new PathMove.EdgePoint(edge, at);
    }
  }

  /** Checks that the template is named or written out, and not both. */
  public PathJson {
    if (template.isPresent()) {
      checkAbsent("width", width);
      checkAbsent("pieces", pieces);
    } else {
      checkPresent("width", width);
      checkPresent("pieces", pieces);
    }
  }

  private static void checkAbsent(String name, Optional<?> member) {
    if (member.isPresent()) {
      throw FaultException.about(
          FaultCode.UNKNOWN_FIELD, Pointer.ROOT.append(name), " is not known beside 'template'");
    }
  }

  private static void checkPresent(String name, Optional<?> member) {
    if (member.isEmpty()) {
      throw FaultException.missing(
          Pointer.ROOT.append(name), "in a path without the name of a 'template'");
    }
  }

  /**
   * Returns the move.
   *
   * @throws FaultException if there is no such template, or the path is impossible
   */
  public PathMove built(OwnParts parts) {
    Set<ObstacleKind> kinds = EnumSet.noneOf(ObstacleKind.class);
    kinds.addAll(blocks.orElse(List.of()));
    return new PathMove(
        FaultException.taken(Pointer.ROOT, () -> laid(parts)),
        from.place(),
        to.place(),
        onOverlap,
        kinds);
  }

  private PathTemplate laid(OwnParts parts) {
    return template
        .map(name -> parts.template(name, Pointer.of("/template")).built(name, mirrored))
        .orElseGet(
            () ->
                new TemplateJson(width.orElseThrow(), pieces.orElseThrow())
                    .built(WRITTEN_OUT, mirrored));
  }

  /** Returns the word of what happens on an overlap, such as {@code backUp}. */
  static String word(OnOverlap way) {
    return switch (way) {
      case BACK_UP -> "backUp";
      case FIRST_CONTACT -> "firstContact";
      case LAST_JOINT -> "lastJoint";
      case STAY -> "stay";
    };
  }

  /** Reads what happens on an overlap. */
  static OnOverlap onOverlap(JsonReader in) {
    List<String> words = Arrays.stream(OnOverlap.values()).map(PathJson::word).toList();
    String expected = "one of " + String.join(", ", words);
    int found = words.indexOf(in.text(expected));
    if (found < 0) {
      throw in.unexpected(expected);
    }
    return OnOverlap.values()[found];
  }
}
