package io.github.flightstand.tools.bridge.tabletop;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.tools.bridge.Imported;
import io.github.flightstand.tools.bridge.UniqueIds;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A reader of saves of Tabletop Simulator in which the X-Wing mod is played.
 *
 * <p>The mod has 0.03637 units a millimeter. A ship is what is tagged as one or has a base for a
 * shape; the address of the shape says the size. Its nose points along the model's negative z axis.
 * The mod for the first edition has a short base for transports and a long one for corvettes. The
 * play area is the mat nearest to the ships. A save has no outlines, so a disc stands for each
 * obstacle.
 */
public final class TabletopImport {

  private static final int MOST_BYTES = 64 * 1024 * 1024;

  private static final double UNITS_PER_MILLIMETER = 0.03637;

  /** The radius of the disc that stands for an obstacle, in millimeters, and its corners. */
  private static final double DISC = 25;

  private static final int CORNERS = 16;

  private static final Map<String, BaseSize> BASES =
      Map.of(
          "small", BaseSize.SMALL,
          "medium", BaseSize.MEDIUM,
          "large", BaseSize.LARGE,
          "huge", BaseSize.HUGE_CORVETTE,
          "epic", BaseSize.HUGE_CORVETTE,
          "epic-long", BaseSize.HUGE_CORVETTE,
          "epic-short", BaseSize.HUGE_TRANSPORT);

  private static final Pattern MAT = Pattern.compile("playmat|play mat");
  private static final Pattern TEMPLATE = Pattern.compile("template|ruler");
  private static final Pattern MINE = Pattern.compile("\\bmines?\\b|conn[eo]r net");
  private static final Pattern BOMB = Pattern.compile("\\bbombs?\\b|seismic charge|detonator");

  /** What names say of obstacles; the first that fits decides. */
  private static final List<Map.Entry<Pattern, ObstacleKind>> OBSTACLES =
      List.of(
          Map.entry(Pattern.compile("asteroid"), ObstacleKind.ASTEROID),
          Map.entry(Pattern.compile("debris"), ObstacleKind.DEBRIS),
          Map.entry(Pattern.compile("gas ?cloud"), ObstacleKind.GAS_CLOUD));

  private final List<SavedObject> objects;
  private final Imported imported = new Imported(PlayArea.STANDARD);
  private final UniqueIds ids = new UniqueIds();
  private final PartsCatalogue parts = PartsCatalogue.standard();
  private final Point middle;

  private TabletopImport(List<SavedObject> objects) throws UnreadableSaveException {
    this.objects = objects;
    List<SavedObject> ships = objects.stream().filter(TabletopImport::isShip).toList();
    if (ships.isEmpty()) {
      throw new UnreadableSaveException(
          "no ship is found among its %s objects, expected at least one".formatted(objects.size()));
    }
    Point mean =
        new Point(
            ships.stream().mapToDouble(ship -> ship.at().x()).average().orElseThrow(),
            ships.stream().mapToDouble(ship -> ship.at().y()).average().orElseThrow());
    Optional<SavedObject> mat =
        objects.stream()
            .filter(object -> !object.isContainer() && isCalled(object, MAT))
            .min(Comparator.comparingDouble(object -> object.at().distanceTo(mean)));
    if (mat.isEmpty()) {
      imported.leaveOut("place of the mat, taken for the middle of the table", 1);
    }
    middle = mat.map(SavedObject::at).orElse(Point.ORIGIN);
  }

  /**
   * Reads a save.
   *
   * @param in the file, which the caller must close
   * @throws UnreadableSaveException if it is no save, or has no ship, or a ship with an unknown
   *     base, or is longer than 64 MiB
   * @throws IOException if the input cannot be read
   */
  public static Imported read(InputStream in) throws IOException, UnreadableSaveException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new UnreadableSaveException(
          "it is longer than " + MOST_BYTES + " bytes, expected less");
    }
    TabletopImport reading = new TabletopImport(objects(new String(bytes, StandardCharsets.UTF_8)));
    for (SavedObject object : reading.objects) {
      reading.tell(object);
    }
    if (reading.imported.events().stream().noneMatch(LogEvent.ShipPlaced.class::isInstance)) {
      throw new UnreadableSaveException("no ship is on the mat, expected at least one there");
    }
    return reading.imported;
  }

  private static List<SavedObject> objects(String text) throws UnreadableSaveException {
    Object save;
    try {
      save = new Codec().tree(text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (IllegalArgumentException wrong) {
      Throwable cause = wrong.getCause();
      throw new UnreadableSaveException(
          "it is no JSON, expected a save of Tabletop Simulator"
              + (cause == null ? "" : " (" + cause.getMessage() + ")"));
    } catch (FaultException deep) {
      throw new UnreadableSaveException(String.valueOf(deep.getMessage()));
    }
    if (!(save instanceof Map<?, ?> members)
        || !(members.get("ObjectStates") instanceof List<?> states)) {
      throw new UnreadableSaveException(
          "'ObjectStates' is missing, expected the objects of a save of Tabletop Simulator");
    }
    List<SavedObject> objects = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      objects.add(SavedObject.of(i, states.get(i)));
    }
    return objects;
  }

  private static boolean isShip(SavedObject object) {
    return !object.isContainer() && (object.isShip() || object.base().isPresent());
  }

  private static boolean isCalled(SavedObject object, Pattern name) {
    return name.matcher(object.name().toLowerCase(Locale.ROOT)).find();
  }

  private void tell(SavedObject object) throws UnreadableSaveException {
    Optional<ObstacleKind> obstacle =
        OBSTACLES.stream()
            .filter(kind -> isCalled(object, kind.getKey()))
            .map(Map.Entry::getValue)
            .findFirst();
    if (isShip(object)) {
      ship(object);
    } else if (object.isContainer() || !isNear(object)) {
      imported.leaveOut("object " + Excerpt.quoted(object.label()), 1);
    } else if (isCalled(object, TEMPLATE)) {
      imported.leaveOut(template(object), 1);
    } else if (obstacle.isPresent()) {
      obstacle(object, obstacle.get());
    } else if (isCalled(object, MINE)) {
      token(object, TokenKind.MINE);
    } else if (isCalled(object, BOMB)) {
      token(object, TokenKind.BOMB);
    } else {
      imported.leaveOut("object " + Excerpt.quoted(object.label()), 1);
    }
  }

  private void ship(SavedObject object) throws UnreadableSaveException {
    String word = object.base().orElse("");
    BaseSize size = BASES.get(word);
    if (size == null) {
      throw new UnreadableSaveException(
          "object %s (%s) is a ship with the base %s, expected one of small, medium, large, huge, epic-short, epic-long"
              .formatted(
                  Excerpt.shortened(object.guid()),
                  Excerpt.quoted(object.label()),
                  Excerpt.quoted(word)));
    }
    if (!isNear(object)) {
      imported.leaveOut("ship " + Excerpt.quoted(object.label()) + " beside the mat", 1);
      return;
    }
    imported.add(
        new LogEvent.ShipPlaced(
            new Ship(id(object), parts.base(size), pose(object), false, object.faction())));
  }

  private void obstacle(SavedObject object, ObstacleKind kind) {
    Point at = pose(object).position();
    List<Point> disc =
        IntStream.range(0, CORNERS)
            .mapToObj(i -> at.plus(Direction.ofDegrees(360.0 * i / CORNERS).times(DISC)))
            .toList();
    imported.add(
        new LogEvent.ObstaclePlaced(new Obstacle(id(object), kind, SimplePolygon.of(disc))));
    imported.leaveOut(
        "outline of the obstacle %s, taken for a disc of %s mm"
            .formatted(Excerpt.quoted(object.label()), Math.round(2 * DISC)),
        1);
  }

  private void token(SavedObject object, TokenKind kind) {
    imported.add(
        new LogEvent.TokenPlaced(
            new Token(id(object), kind, parts.tokenOutline(kind), pose(object))));
  }

  private String template(SavedObject object) {
    Pose at = pose(object);
    return String.format(
        Locale.ROOT,
        "template %s at x %.1f, y %.1f, heading %.1f",
        Excerpt.quoted(object.label()),
        at.position().x(),
        at.position().y(),
        at.heading().degrees());
  }

  private String id(SavedObject object) {
    return ids.of(object.label());
  }

  /** Tests whether an object's center is on the mat, or off it by at most a large base. */
  private boolean isNear(SavedObject object) {
    Point at = pose(object).position();
    double slack = parts.base(BaseSize.LARGE).length();
    return at.x() >= -slack
        && at.y() >= -slack
        && at.x() <= PlayArea.STANDARD.width() + slack
        && at.y() <= PlayArea.STANDARD.height() + slack;
  }

  private Pose pose(SavedObject object) {
    return Pose.at(
        PlayArea.STANDARD.width() / 2 + (object.at().x() - middle.x()) / UNITS_PER_MILLIMETER,
        PlayArea.STANDARD.height() / 2 + (object.at().y() - middle.y()) / UNITS_PER_MILLIMETER,
        -90 - object.turn());
  }
}
