package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.Vector;
import io.github.flightstand.geometry.distance.ShortestLines;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Polygon;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.geometry.shape.UnboundedPolygon;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.TableEdge;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A picture of a table under construction: the play area and all pieces, and additions in the
 * table's frame. It is to scale, one unit per millimeter, with y inverted. It shows everything up
 * to 250 mm outside the area; measurements are cut off there. Not safe for use by several threads
 * at once.
 *
 * <pre>{@code
 * Files.writeString(path, TablePicture.of(table).svg());
 * TablePicture.of(table).base(Mark.END, red.at(pose)).caption("red boosts").svg()
 * }</pre>
 */
public final class TablePicture {

  private static final double OUTSIDE = 250;
  private static final double MARGIN = 20;

  /** The height of letters on tables up to the epic size; proportional on larger ones. */
  private static final double LETTERS = 12;

  /** The width of the line along a band's far edge, both sides together. */
  private static final double RIM = 2;

  private final Table table;
  private final Canvas canvas;
  private final PiecePaths paths;
  private final Measures measures;
  private final Labels labels = new Labels();

  /** Words that are placed after the names of pieces. */
  private final List<Runnable> notes = new ArrayList<>();

  private Map<String, Color> colors = Map.of();
  private final Extent farthest;
  private Extent extent;
  private Optional<String> caption = Optional.empty();

  /**
   * A color of a player's ships. Ships of different colors also differ in their outlines' dashes
   * and in the number of pips at the rear edge, which is the color's place in this list.
   */
  public enum Color {
    BLUE,
    RED,
    GREEN,
    PINK,
    ORANGE,
    SKY,
    OLIVE,
    PURPLE;

    /**
     * Returns the color of every player. Players without a named one get the colors that are left,
     * in turn, or all colors in turn if none is left.
     *
     * @param players the players, in the order in which colors are given to them
     * @param named the colors that are named, by player
     */
    public static Map<String, Color> of(Collection<String> players, Map<String, Color> named) {
      List<Color> left = new ArrayList<>(List.of(values()));
      players.forEach(player -> left.remove(named.get(player)));
      List<Color> given = left.isEmpty() ? List.of(values()) : left;
      Map<String, Color> all = new HashMap<>();
      int next = 0;
      for (String player : players) {
        Color own = named.get(player);
        all.put(player, own != null ? own : given.get(next++ % given.size()));
      }
      return all;
    }

    /** Returns the number of the look, from 1. */
    int look() {
      return ordinal() + 1;
    }
  }

  private TablePicture(Table table) {
    this.table = table;
    PlayArea area = table.playArea();
    canvas = new Canvas(area.height());
    paths = new PiecePaths(canvas, this::draw);
    measures = new Measures(canvas);
    extent = new Extent(0, 0, area.width(), area.height());
    farthest = extent.grownBy(OUTSIDE);
    draw(Layer.GROUND, "area", canvas.path().shape(area.outline()));
    canvas.begin();
  }

  /** Returns a picture of a table, to which more can be added. */
  public static TablePicture of(Table table) {
    return new TablePicture(table);
  }

  /**
   * Sets the colors of players' ships, by player; others get colors that are left, in the order of
   * their names.
   */
  public TablePicture colors(Map<String, Color> named) {
    colors = Map.copyOf(named);
    return this;
  }

  private void pieces() {
    table.obstacles().forEach(this::obstacle);
    table.tokens().forEach(this::token);
    Map<String, Color> all =
        Color.of(
            table.ships().stream()
                .flatMap(ship -> ship.player().stream())
                .distinct()
                .sorted()
                .toList(),
            colors);
    table.ships().forEach(ship -> ship(ship, ship.player().map(all::get)));
  }

  private void obstacle(Obstacle obstacle) {
    piece("piece", obstacle.id(), () -> paths.obstacle(obstacle));
  }

  private void token(Token token) {
    piece("piece", token.id(), () -> paths.lying(token));
  }

  private void ship(Ship ship, Optional<Color> color) {
    int look = color.map(Color::look).orElse(0);
    piece("piece ship p" + look, ship.id(), () -> paths.standing(ship, look));
  }

  private void piece(String classes, String id, Supplier<PathData> drawn) {
    canvas.beginPiece(classes, id);
    PathData outline = drawn.get();
    canvas.endPiece();
    label(id, outline);
  }

  private void label(String text, PathData thing) {
    thing
        .extent()
        .filter(farthest::meets)
        .ifPresent(around -> labels.add(text, around.within(farthest)));
  }

  private void draw(Layer layer, String classes, PathData path) {
    canvas.draw(layer, classes, path);
    path.extent()
        .filter(farthest::meets)
        .map(drawn -> drawn.within(farthest))
        .ifPresent(
            drawn -> {
              extent = extent.union(drawn);
              if (layer == Layer.MOVES) {
                labels.avoid(drawn);
              }
            });
  }

  /** Sets the words above the picture, which are also its title. */
  public TablePicture caption(String words) {
    caption = Optional.of(words);
    return this;
  }

  /** Adds a base with its guides and heading, such as a ship's end. */
  public TablePicture base(Mark mark, Ship ship) {
    paths.base(Layer.MOVES, Formats.word(mark), "nose", "nose", ship);
    return this;
  }

  /** Adds a token with its heading, such as the place where it is laid. */
  public TablePicture token(Mark mark, Token token) {
    paths.token(Layer.MOVES, Formats.word(mark), "nose", token);
    return this;
  }

  /** Adds a shape on the table, such as a template. */
  public TablePicture shape(Mark mark, Shape shape) {
    draw(Layer.MOVES, Formats.word(mark), canvas.path().shape(shape));
    return this;
  }

  /** Adds a zone to the ground, and its name beside it. */
  public TablePicture zone(String name, Shape zone) {
    PathData outline = canvas.path().shape(zone);
    draw(Layer.GROUND, "zone", outline);
    notes.add(() -> label(name, outline));
    return this;
  }

  /** Adds a region with its holes to the ground. */
  public TablePicture region(Mark mark, Region region) {
    if (!region.isEmpty()) {
      draw(Layer.GROUND, Formats.word(mark), canvas.path().region(region));
    }
    return this;
  }

  /** Adds the band that a base covers between two poses, with a ghost at each of them. */
  public TablePicture slide(Ship from, Ship to) {
    Vector way = from.pose().position().vectorTo(to.pose().position());
    Point middle = from.pose().position().plus(way.times(0.5));
    Base base = from.base();
    double c = from.pose().heading().cos();
    double s = from.pose().heading().sin();
    double ahead = Math.abs(way.x() * c + way.y() * s);
    double aside = Math.abs(way.y() * c - way.x() * s);
    // Slides run along one axis of the base, so they cover a rectangle.
    shape(
        Mark.FREE,
        ConvexPolygon.rectangle(base.length() + ahead, base.width() + aside)
            .placedIn(new Pose(middle.x(), middle.y(), from.pose().heading())));
    return base(Mark.GHOST, from).base(Mark.GHOST, to);
  }

  /** Marks the piece of an id; throws an {@link IllegalArgumentException} if there is none. */
  public TablePicture highlight(Mark mark, String id) {
    PathData outline =
        table
            .ship(id)
            .map(paths::outline)
            .or(() -> table.obstacle(id).map(rock -> canvas.path().shape(rock.outline())))
            .or(() -> table.token(id).map(paths::outline))
            .orElseThrow(() -> new IllegalArgumentException("no piece '" + id + "' on the table"));
    draw(Layer.MOVES, Formats.word(mark), outline);
    return this;
  }

  /** Marks the pieces of these ids; throws an {@link IllegalArgumentException} if one is absent. */
  public TablePicture highlight(Mark mark, List<String> ids) {
    ids.forEach(id -> highlight(mark, id));
    return this;
  }

  public TablePicture note(Point at, String words) {
    notes.add(() -> labels.add(words, Extent.about(at, 0, 0)));
    return this;
  }

  /** Adds the shortest lines between two pieces: a family as a ribbon with its middle line. */
  public TablePicture lines(ShortestLines lines) {
    if (lines.many()) {
      Vector aside = lines.along().times(lines.reach());
      draw(
          Layer.MEASURES,
          "ribbon",
          canvas
              .path()
              .ring(
                  List.of(
                      lines.onFirst().plus(aside),
                      lines.onSecond().plus(aside),
                      lines.onSecond().plus(aside.negated()),
                      lines.onFirst().plus(aside.negated()))));
    }
    draw(Layer.MEASURES, "line", canvas.path().moveTo(lines.onFirst()).lineTo(lines.onSecond()));
    return this;
  }

  /** Adds the far edges of the bands from 1 to the last around a base without guides. */
  public TablePicture bands(ConvexPolygon from, RangeBand last) {
    measures.bands(from, last);
    return this;
  }

  /**
   * Adds the edges of a firing arc and of its bands from 1, around a base without guides. Both are
   * on the table; the region's rays start on the base.
   */
  public TablePicture arc(ConvexPolygon from, UnboundedPolygon region, RangeBand last) {
    measures.arc(from, region, last);
    return this;
  }

  /** Adds all places in bands from 1 around the measured parts of a piece on the table. */
  public TablePicture near(List<? extends Polygon> parts, RangeBand nearest, RangeBand last) {
    PathData outline = canvas.path();
    parts.forEach(outline::shape);
    return near(outline, nearest, last);
  }

  /** Adds all places in bands around a point. */
  public TablePicture near(Point point, RangeBand nearest, RangeBand last) {
    return near(canvas.path().moveTo(point).lineTo(point), nearest, last);
  }

  /** A thick outline with round corners covers all places up to a distance, even around notches. */
  private TablePicture near(PathData from, RangeBand nearest, RangeBand last) {
    for (int number = last.number(); number > 0 && number >= nearest.number() - 1; number--) {
      double width = 2 * RangeBand.numbered(number).farEdge();
      canvas.drawBroad("rim", width + RIM, from);
      canvas.drawBroad(number < nearest.number() ? "nearer" : "band", width, from);
    }
    draw(Layer.GROUND, "border", canvas.path().shape(table.playArea().outline()));
    return this;
  }

  /** Adds all places in bands along an edge of the play area. */
  public TablePicture near(TableEdge edge, RangeBand nearest, RangeBand last) {
    PlayArea area = table.playArea();
    boolean upright = edge == TableEdge.LEFT || edge == TableEdge.RIGHT;
    double length = edge.length(area);
    double depth = upright ? area.width() : area.height();
    double from = Math.min(depth, RangeBand.numbered(Math.max(0, nearest.number() - 1)).farEdge());
    double to = Math.min(depth, last.farEdge());
    if (from < to) {
      PathData strip =
          canvas
              .path()
              .ring(
                  List.of(
                      edge.at(area, 0, from),
                      edge.at(area, length, from),
                      edge.at(area, length, to),
                      edge.at(area, 0, to)));
      draw(Layer.GROUND, "band", strip);
      draw(Layer.GROUND, "border", canvas.path().shape(area.outline()));
      draw(Layer.GROUND, "range", strip);
    }
    return this;
  }

  /**
   * Returns the additions to the pieces, without words: SVG elements in millimeters from the play
   * area's upper left corner, for a document that draws the pieces itself.
   */
  public String additions() {
    return canvas.elements();
  }

  /** Returns the picture as a standalone SVG document, one element that includes its style. */
  public String svg() {
    pieces();
    notes.forEach(Runnable::run);
    double longest = Math.max(extent.width(), extent.height());
    double letters = LETTERS * Math.max(1, longest / PlayArea.EPIC.width());
    Extent framed = extent.grownBy(MARGIN * letters / LETTERS);
    Extent view =
        new Extent(
            framed.left(),
            framed.bottom() - 2 * letters,
            framed.right(),
            framed.top() + (caption.isPresent() ? 2 * letters : 0));
    for (Labels.Placed label : labels.place(framed, letters)) {
      label
          .leader()
          .ifPresent(
              start ->
                  canvas.draw(
                      Layer.LABELS, "leader", canvas.path().moveTo(start).lineTo(label.at())));
      canvas.write("label", label.at().x(), label.at().y(), label.text());
    }
    caption.ifPresent(
        words -> canvas.write("caption", extent.left(), framed.top() + letters / 2, words));
    scale(longest, letters, view);
    return canvas.svg(view, caption.orElse("A table"), letters);
  }

  /** Adds a bar of a power of ten of millimeters, at most a quarter as long as the picture. */
  private void scale(double longest, double letters, Extent view) {
    double length = StrictMath.pow(10, Math.floor(StrictMath.log10(longest / 4)));
    double x = extent.left();
    double y = view.bottom() + letters;
    double tick = letters / 3;
    canvas.draw(
        Layer.LABELS,
        "scale",
        canvas
            .path()
            .moveTo(new Point(x, y + tick))
            .lineTo(new Point(x, y - tick))
            .moveTo(new Point(x, y))
            .lineTo(new Point(x + length, y))
            .moveTo(new Point(x + length, y + tick))
            .lineTo(new Point(x + length, y - tick)));
    canvas.write("unit", x + length + tick, y - tick, Numbers.text(length) + " mm");
  }
}
