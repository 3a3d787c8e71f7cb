package io.github.flightstand.tools.bridge.vassal;

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
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.referee.LogEvent;
import io.github.flightstand.tools.bridge.Imported;
import io.github.flightstand.tools.bridge.UniqueIds;
import io.github.flightstand.tools.bridge.UnreadableSaveException;
import io.github.flightstand.tools.bridge.vassal.Piece.Place;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of saves and logs of VASSAL's X-Wing module.
 *
 * <p>Its boards have 2.825 pixels a millimeter. A ship's base is known by the size of its mask,
 * guides included; an obstacle's outline is its mask, turned and perhaps mirrored. Places are whole
 * pixels, so that a ship is within 0.26 mm of where it is drawn; an outline is within 0.62 mm of
 * the picture's edge.
 */
public final class VassalImport {

  private static final double PIXELS_PER_MILLIMETER = 2.825;
  private static final double TENTHS_PER_FOOT = 3048;

  /** How far the size of a mask may be from that of a base, in pixels. */
  private static final double SLACK = 3;

  /** The sizes of the masks of bases, in pixels, with the guides along the length. */
  private static final Map<BaseSize, Point> BASES =
      new EnumMap<>(
          Map.of(
              BaseSize.SMALL, new Point(113, 122),
              BaseSize.MEDIUM, new Point(171, 180),
              BaseSize.LARGE, new Point(226, 236),
              BaseSize.HUGE_TRANSPORT, new Point(226, 561),
              BaseSize.HUGE_CORVETTE, new Point(226, 645)));

  private static final Map<String, ObstacleKind> OBSTACLES =
      Map.of(
          "Asteroids", ObstacleKind.ASTEROID,
          "Debris", ObstacleKind.DEBRIS,
          "GasCloud", ObstacleKind.GAS_CLOUD);

  private static final Set<String> MINES =
      Set.of("Proximity Mine", "Cluster Mine (central)", "Cluster Mine (side)", "Conner Net");

  private static final Set<String> BOMBS =
      Set.of(
          "Seismic Charge",
          "Proton Bomb",
          "Ion Bombs",
          "Thermal Detonators",
          "Bomblet",
          "Electro-Proton Bomb",
          "Concussion Bomb");

  private static final Pattern FEET = Pattern.compile("([1-9])['’]x([1-9])['’]");

  private final Game game;
  private final PlayArea area;
  private final Imported imported;
  private final UniqueIds ids = new UniqueIds();
  private final PartsCatalogue parts = PartsCatalogue.standard();

  private final List<LogEvent.Written> events = new ArrayList<>();

  /** What the log has said last of each piece that is on the map, by its key in the save. */
  private final Map<String, Told> told = new LinkedHashMap<>();

  /** Every ship's key in the save, by its id in the log, and the keys of all reported pieces. */
  private final Map<String, String> ships = new LinkedHashMap<>();

  private final Map<String, String> factions = new HashMap<>();
  private final Set<String> everTold = new HashSet<>();

  /** A piece in a state at a place, and the line that set it down there. */
  private record Told(Piece piece, Place place, LogEvent.Written line) {}

  private VassalImport(Game game) {
    this.game = game;
    Matcher feet = FEET.matcher(game.board().orElse(""));
    boolean known = feet.find();
    area =
        known
            ? new PlayArea(millimeters(feet.group(1)), millimeters(feet.group(2)))
            : PlayArea.STANDARD;
    imported = new Imported(area);
    if (!known) {
      imported.leaveOut("board of unknown size, taken for 3'x3'", 1);
    }
  }

  private static double millimeters(String feet) {
    return Integer.parseInt(feet) * TENTHS_PER_FOOT / 10;
  }

  /**
   * Reads a save or a log.
   *
   * @param in the file, which the caller must close
   * @throws UnreadableSaveException if it is none, or one of another game, or damaged, or has no
   *     ship, or a ship with an unknown base
   * @throws IOException if the input cannot be read
   */
  public static Imported read(InputStream in) throws IOException, UnreadableSaveException {
    VassalImport reading = new VassalImport(Game.of(SaveFile.text(in)));
    reading.tell();
    for (String step : reading.game.steps()) {
      reading.game.step(step);
      reading.tell();
    }
    return reading.imported();
  }

  /** Tests whether a map is the one on which ships fly; newer modules name it. */
  static boolean isMain(String map) {
    return map.equals("Contested Sector") || map.equals("Map0");
  }

  /** Reports the changes of the map since the last report. */
  private void tell() throws UnreadableSaveException {
    Map<String, Place> places = game.places();
    for (Map.Entry<String, Piece> entry : game.pieces().entrySet()) {
      Place place = places.get(entry.getKey());
      if (place != null && isMain(place.map())) {
        Told before = told.get(entry.getKey());
        Piece piece = entry.getValue();
        if (before == null || !before.piece().equals(piece) || !before.place().equals(place)) {
          tell(entry.getKey(), piece, place, Optional.ofNullable(before));
        }
      }
    }
    for (String key : List.copyOf(told.keySet())) {
      Place place = places.get(key);
      if (!game.pieces().containsKey(key) || place == null || !isMain(place.map())) {
        events.add(new LogEvent.Removal(id(told.remove(key).line())));
      }
    }
  }

  private void tell(String key, Piece piece, Place place, Optional<Told> before)
      throws UnreadableSaveException {
    Optional<LogEvent.Written> line =
        piece.isShip() ? Optional.of(ship(key, piece, place)) : other(key, piece, place);
    if (line.isEmpty()) {
      return;
    }
    Optional<LogEvent.Written> last = before.map(Told::line);
    if (last.isEmpty()) {
      events.add(line.get());
    } else if (!last.equals(line)) {
      if (line.get() instanceof LogEvent.ShipPlaced now) {
        events.add(new LogEvent.Moved(now.ship().id(), now.ship().pose()));
      } else {
        events.add(new LogEvent.Removal(id(line.get())));
        events.add(line.get());
      }
    }
    told.put(key, new Told(piece, place, line.get()));
    everTold.add(key);
  }

  private static String id(LogEvent.Written line) {
    return line instanceof LogEvent.TokenPlaced token
        ? token.token().id()
        : ((LogEvent.Claim) line).subject();
  }

  private LogEvent.Written ship(String key, Piece piece, Place place)
      throws UnreadableSaveException {
    String where = "piece " + Excerpt.shortened(key) + " (" + Excerpt.quoted(piece.name()) + ")";
    Mask mask =
        piece
            .mask()
            .orElseThrow(() -> new UnreadableSaveException(where + " is a ship without a shape"));
    BaseSize size =
        BASES.entrySet().stream()
            .filter(one -> Math.abs(one.getValue().x() - mask.width()) <= SLACK)
            .filter(one -> Math.abs(one.getValue().y() - mask.height()) <= SLACK)
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow(
                () ->
                    new UnreadableSaveException(
                        "%s is a ship with a base of %s by %s pixels, expected that of a known"
                                .formatted(
                                    where, Math.round(mask.width()), Math.round(mask.height()))
                            + " base, such as 113 by 122"));
    String pilot = (piece.property("Pilot Name") + " " + piece.property("Craft ID #")).strip();
    String id = ids.of(key, pilot.isEmpty() ? piece.name().replace("ship -- ", "") : pilot);
    ships.put(id, key);
    piece.faction().ifPresent(faction -> factions.put(id, faction));
    return new LogEvent.ShipPlaced(new Ship(id, parts.base(size), pose(piece, place)));
  }

  /** Returns the line that sets down a piece that is no ship, or empty if it is no matter here. */
  private Optional<LogEvent.Written> other(String key, Piece piece, Place place) {
    String kind = piece.marker("Obstacles");
    boolean mirrored = piece.property("whichShape").equals("2");
    Optional<SimplePolygon> outline = piece.mask().flatMap(mask -> mask.outline(mirrored));
    Pose pose = pose(piece, place);
    if (OBSTACLES.containsKey(kind)) {
      return outline.map(
          shape ->
              new LogEvent.ObstaclePlaced(
                  new Obstacle(
                      ids.of(key, piece.name()),
                      OBSTACLES.get(kind),
                      SimplePolygon.of(
                          shape.corners().stream().map(corner -> on(pose, corner)).toList()))));
    }
    if (kind.equals("Remotes")) {
      return Optional.of(
          new LogEvent.TokenPlaced(
              new Token(
                  ids.of(key, piece.name()),
                  TokenKind.REMOTE,
                  parts.tokenOutline(TokenKind.REMOTE),
                  pose)));
    }
    boolean mine = MINES.contains(piece.name());
    return mine || BOMBS.contains(piece.name())
        ? outline.map(
            shape ->
                new LogEvent.TokenPlaced(
                    Token.shaped(
                        ids.of(key, piece.name()),
                        mine ? TokenKind.MINE : TokenKind.BOMB,
                        SimplePolygon.of(
                            shape.corners().stream().map(VassalImport::ahead).toList()),
                        pose)))
        : Optional.empty();
  }

  private Pose pose(Piece piece, Place place) {
    return Pose.at(
        place.x() / PIXELS_PER_MILLIMETER,
        area.height() - place.y() / PIXELS_PER_MILLIMETER,
        90 + piece.turned());
  }

  /** Returns a corner of a mask in the piece's own frame, in which up the screen is ahead. */
  private static Point ahead(Point corner) {
    return new Point(corner.y() / PIXELS_PER_MILLIMETER, -corner.x() / PIXELS_PER_MILLIMETER);
  }

  private static Point on(Pose pose, Point corner) {
    Point own = ahead(corner);
    return pose.shiftedBy(own.x(), own.y()).position();
  }

  private Imported imported() throws UnreadableSaveException {
    if (ships.isEmpty()) {
      throw new UnreadableSaveException(
          "no ship is found among its %s pieces, expected at least one on the map"
              .formatted(game.pieces().size()));
    }
    events.forEach(event -> imported.add(owned(event)));
    game.unknown()
        .forEach((kind, count) -> imported.leaveOut("command " + Excerpt.quoted(kind), count));
    Map<String, Place> places = game.places();
    game.pieces()
        .forEach(
            (key, piece) -> {
              if (!everTold.contains(key)) {
                Optional<Place> place = Optional.ofNullable(places.get(key));
                boolean on = place.filter(one -> isMain(one.map())).isPresent();
                imported.leaveOut(
                    "piece "
                        + Excerpt.quoted(piece.name())
                        + (on ? " on the map" : " beside the map"),
                    1);
              }
            });
    return imported;
  }

  /**
   * Returns a line with the ship's owner: the side of the player who first moved it or, unless the
   * log says that of every ship, the faction.
   */
  private LogEvent.Written owned(LogEvent.Written event) {
    if (!(event instanceof LogEvent.ShipPlaced placed)) {
      return event;
    }
    Ship ship = placed.ship();
    String key = ships.get(ship.id());
    Optional<String> owner =
        game.movers().keySet().containsAll(ships.values())
            ? Optional.ofNullable(game.movers().get(key))
            : Optional.ofNullable(factions.get(ship.id()));
    return new LogEvent.ShipPlaced(new Ship(ship.id(), ship.base(), ship.pose(), false, owner));
  }
}
