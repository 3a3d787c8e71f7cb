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
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A picture of a table under construction: the play area and all pieces, and additions in the
 * table's frame. It is to scale, one unit per millimeter, with y inverted. It shows the part of the
 * table with the additions, and the whole table as an inset. Otherwise it shows all pieces up to
 * 250 mm outside the area. Arcs and range bands end at the area's edge. Not safe for use by several
 * threads at once.
 *
 * <pre>{@code
 * Files.writeString(path, TablePicture.of(table).svg());
 * TablePicture.of(table).base(Mark.END, red.at(pose)).caption("red boosts").svg()
 * }</pre>
 */
public final class TablePicture {

  private static final double OUTSIDE = 250;
  private static final double MARGIN = 20;

  /** The length of a close-up with its inset, and of a whole table, per letter height. */
  private static final double LETTERS_ALONG = 48;

  private static final double LETTERS_ALONG_TABLE = 60;

  /** The length of the inset per length of the close-up. */
  private static final double INSET = 0.34;

  /** The width of the inset's lines, per letter height. */
  private static final double INSET_LINES = 0.07;

  /** The number of names that a caption lists. */
  private static final int MOST_TOLD = 12;

  /** The width of the line along a band's far edge, both sides together. */
  private static final double RIM = 2;

  private final Table table;
  private final Canvas canvas;
  private final PiecePaths paths;
  private final Measures measures;

  /** Words beside additions. */
  private final List<Word> notes = new ArrayList<>();

  /** Rectangles around additions that words keep off. */
  private final List<Extent> avoided = new ArrayList<>();

  private final Extent area;
  private final Extent farthest;

  /** A rectangle around the area and all additions. */
  private Extent extent;

  /** A rectangle around the additions that are asked about. */
  private Optional<Extent> subject = Optional.empty();

  private Map<String, Color> colors = Map.of();
  private Shown shown = Shown.PART;
  private Optional<String> caption = Optional.empty();

  /** The part of the table that a picture shows. */
  public enum Shown {
    /** The subject of the question, close up, with the whole table as an inset. */
    PART,
    /** The whole table. */
    TABLE,
    /** The drawings beside the pieces, without words and style, for a page that has the rest. */
    ADDITIONS
  }

  /** A label and the bounding box of the object it labels. */
  private record Word(String text, Extent thing) {}

  /** A piece as it is drawn. */
  private record Drawn(String classes, String id, PathData outline) {}

  /**
   * A color of a player's ships. Ships of different colors also differ in their outlines' dashes
   * and in the number of pips at the rear edge. That number is the color's place in this list.
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
    PlayArea played = table.playArea();
    canvas = new Canvas(played.height());
    paths = new PiecePaths(canvas, this::draw);
    measures = new Measures(canvas, this::draw);
    area = new Extent(0, 0, played.width(), played.height());
    extent = area;
    farthest = area.grownBy(OUTSIDE);
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
    colors = Collections.unmodifiableMap(new TreeMap<>(named));
    return this;
  }

  /** Sets the extent of the picture. If absent, it is the subject of the question. */
  public TablePicture shown(Shown part) {
    shown = part;
    return this;
  }

  /** Draws all pieces. */
  private List<Drawn> pieces(Canvas page) {
    PiecePaths drawer = new PiecePaths(page, page::draw);
    List<Drawn> drawn = new ArrayList<>();
    for (Obstacle obstacle : table.obstacles()) {
      drawn.add(piece(page, "piece", obstacle.id(), () -> drawer.obstacle(obstacle)));
    }
    for (Token token : table.tokens()) {
      drawn.add(piece(page, "piece", token.id(), () -> drawer.lying(token)));
    }
    List<String> players =
        table.ships().stream().flatMap(ship -> ship.player().stream()).distinct().sorted().toList();
    Map<String, Color> all = Color.of(players, colors);
    for (Ship ship : table.ships()) {
      int look = ship.player().map(all::get).map(Color::look).orElse(0);
      drawn.add(piece(page, "piece ship p" + look, ship.id(), () -> drawer.standing(ship, look)));
    }
    return drawn;
  }

  private static Drawn piece(Canvas page, String classes, String id, Supplier<PathData> drawn) {
    page.beginPiece(classes, id);
    PathData outline = drawn.get();
    page.endPiece();
    return new Drawn(classes, id, outline);
  }

  /** Returns a rectangle around the part of a drawing that is not too far off, if there is one. */
  private Optional<Extent> near(PathData thing) {
    return thing.extent().filter(farthest::meets).map(around -> around.within(farthest));
  }

  /** Draws a subject of the question. */
  private void draw(Layer layer, String classes, PathData path) {
    drawAround(layer, classes, path);
    Extent most = layer.endsAtTheEdge() ? area : farthest;
    path.extent().filter(most::meets).map(around -> around.within(most)).ifPresent(this::asked);
  }

  /** Draws a surrounding of the question's subject. */
  private void drawAround(Layer layer, String classes, PathData path) {
    canvas.draw(layer, classes, path);
    if (!layer.endsAtTheEdge()) {
      near(path)
          .ifPresent(
              drawn -> {
                extent = extent.union(drawn);
                if (layer == Layer.MOVES) {
                  avoided.add(drawn);
                }
              });
    }
  }

  private void asked(Extent drawn) {
    subject = Optional.of(subject.map(drawn::union).orElse(drawn));
  }

  /** Sets the words above the picture, which are also its title. */
  public TablePicture caption(String words) {
    caption = Optional.of(words);
    return this;
  }

  /** Appends {@code words} to the caption. */
  public TablePicture tell(String words) {
    caption = Optional.of(caption.map(said -> said + ", " + words).orElse(words));
    return this;
  }

  /** Appends a text about pieces to the caption, such as "sets off mine-1", if there are any. */
  public TablePicture tell(String what, List<String> ids) {
    return ids.isEmpty() ? this : tell(what + " " + listed(ids));
  }

  /** Appends {@code what} to the caption if it follows. */
  public TablePicture tell(String what, boolean follows) {
    return follows ? tell(what) : this;
  }

  /** Returns names as in a sentence, of many only the first. */
  private static String listed(List<String> names) {
    int last = names.size() > MOST_TOLD ? MOST_TOLD : names.size() - 1;
    String end = names.size() > MOST_TOLD ? names.size() - last + " more" : names.get(last);
    return last == 0 ? end : String.join(", ", names.subList(0, last)) + " and " + end;
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
    drawAround(Layer.GROUND, "zone", outline);
    near(outline).ifPresent(around -> notes.add(new Word(name, around)));
    return this;
  }

  /** Adds a region with its holes to the ground. */
  public TablePicture region(Mark mark, Region region) {
    if (!region.isEmpty()) {
      PathData outline = canvas.path().region(region);
      if (mark == Mark.ZONE) {
        drawAround(Layer.GROUND, Formats.word(mark), outline);
      } else {
        draw(Layer.GROUND, Formats.word(mark), outline);
      }
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

  /** Keeps a ship of the table whole in the picture, as one that is asked about. */
  public TablePicture whole(Ship ship) {
    near(paths.outline(ship)).ifPresent(this::asked);
    return this;
  }

  public TablePicture note(Point at, String words) {
    notes.add(new Word(words, Extent.about(at, 0, 0)));
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
    from.extent()
        .map(around -> around.grownBy(last.farEdge()))
        .filter(area::meets)
        .ifPresent(around -> asked(around.within(area)));
    border();
    return this;
  }

  /** Draws the area's edge over bands. */
  private void border() {
    drawAround(Layer.BANDS, "border", canvas.path().shape(table.playArea().outline()));
  }

  /** Adds all places in bands along an edge of the play area. */
  public TablePicture near(TableEdge edge, RangeBand nearest, RangeBand last) {
    PlayArea played = table.playArea();
    boolean upright = edge == TableEdge.LEFT || edge == TableEdge.RIGHT;
    double length = edge.length(played);
    double depth = upright ? played.width() : played.height();
    double from = Math.min(depth, RangeBand.numbered(Math.max(0, nearest.number() - 1)).farEdge());
    double to = Math.min(depth, last.farEdge());
    if (from < to) {
      PathData strip =
          canvas
              .path()
              .ring(
                  List.of(
                      edge.at(played, 0, from),
                      edge.at(played, length, from),
                      edge.at(played, length, to),
                      edge.at(played, 0, to)));
      draw(Layer.BANDS, "band", strip);
      border();
      draw(Layer.BANDS, "range", strip);
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

  /**
   * Returns the picture as a standalone SVG document, one element that includes its style; of
   * {@link Shown#ADDITIONS} without it.
   */
  public String svg() {
    if (shown == Shown.ADDITIONS) {
      return canvas.bare(area, caption.orElse("A table"), canvas.table(area));
    }
    Canvas page = new Canvas(table.playArea().height());
    page.draw(Layer.GROUND, "area", page.path().shape(table.playArea().outline()));
    List<Drawn> pieces = pieces(page);
    page.add(canvas);
    Map<String, Extent> things = new LinkedHashMap<>();
    pieces.forEach(piece -> near(piece.outline()).ifPresent(at -> things.put(piece.id(), at)));
    Extent all = things.values().stream().reduce(extent, Extent::union);
    double epic = Math.max(1, Math.max(all.width(), all.height()) / PlayArea.EPIC.width());
    Extent whole = all.grownBy(MARGIN * epic);
    Optional<Extent> part =
        shown == Shown.TABLE
            ? Optional.empty()
            : subject.flatMap(asked -> CloseUp.of(asked, things.values(), whole));
    Extent view = part.orElse(whole);
    double inset = part.map(close -> INSET * Math.max(close.width(), close.height())).orElse(0.0);
    double letters =
        part.isPresent()
            ? Math.max(view.width() + inset, view.height()) / LETTERS_ALONG
            : Math.max(view.width(), view.height()) / LETTERS_ALONG_TABLE;
    Labels labels = new Labels();
    things.forEach(
        (id, thing) -> {
          if (view.holds(Extent.about(thing.middle(), 0, 0))) {
            labels.add(id, thing.within(view));
          } else if (thing.meets(view)) {
            labels.keepOff(thing);
          }
        });
    notes.stream()
        .filter(note -> view.holds(Extent.about(note.thing().middle(), 0, 0)))
        .forEach(note -> labels.add(note.text(), note.thing().within(view)));
    avoided.forEach(labels::avoid);
    write(page, labels.place(view, letters), letters);
    StringBuilder elements = new StringBuilder();
    elements.append(
        part.map(
                close ->
                    page.window(" class=\"part\"", close, close, page.table(area))
                        + page.rectangle("frame", close)
                        + inset(page, pieces, whole, close, inset, letters))
            .orElseGet(() -> page.table(area)));
    double right = view.right() + (part.isPresent() ? letters + across(whole, inset) : 0);
    List<String> lines =
        caption.map(said -> Labels.lines(said, (right - view.left()) / letters)).orElse(List.of());
    for (int i = 0; i < lines.size(); i++) {
      double above = (0.6 + Labels.LINE * (lines.size() - 1 - i)) * letters;
      page.write("caption", view.left(), view.top() + above, lines.get(i));
    }
    double top = lines.isEmpty() ? 0 : (0.8 + Labels.LINE * lines.size()) * letters;
    Extent framed = new Extent(view.left(), view.bottom() - 2 * letters, right, view.top() + top);
    scale(page, view, letters);
    return page.svg(
        framed.grownBy(letters / 2),
        caption.orElse("A table"),
        elements.append(page.words(letters)).toString());
  }

  private static void write(Canvas page, List<Labels.Placed> placed, double letters) {
    for (Labels.Placed label : placed) {
      label
          .leader()
          .ifPresent(
              line ->
                  page.draw(
                      Layer.LABELS, "leader", page.path().moveTo(line.from()).lineTo(line.to())));
      for (int i = 0; i < label.lines().size(); i++) {
        page.write(
            "label",
            label.at().x(),
            label.at().y() - i * Labels.LINE * letters,
            label.lines().get(i));
      }
    }
  }

  /** Returns the width of the whole table in the inset, whose longer side has a length. */
  private static double across(Extent whole, double inset) {
    return inset * whole.width() / Math.max(whole.width(), whole.height());
  }

  /** Draws the whole table to the right of a close-up, with a rectangle around the close-up. */
  private String inset(
      Canvas page, List<Drawn> pieces, Extent whole, Extent close, double length, double letters) {
    double scale = Math.max(whole.width(), whole.height()) / length;
    StringBuilder drawn = new StringBuilder("<g style=\"stroke-width:");
    drawn.append(Numbers.text(INSET_LINES * letters * scale)).append("\">\n");
    drawn.append(page.rectangle("ground", area));
    for (Drawn piece : pieces) {
      drawn
          .append("<path class=\"")
          .append(piece.classes().replace("piece ship", "spot").replace("piece", "spot"));
      drawn.append("\" d=\"").append(piece.outline()).append("\"/>\n");
    }
    drawn.append(page.rectangle("shown", close)).append("</g>\n");
    double left = close.right() + letters;
    Extent at =
        new Extent(
            left, close.top() - whole.height() / scale, left + whole.width() / scale, close.top());
    return page.window(" class=\"inset\" aria-hidden=\"true\"", whole, at, drawn);
  }

  /**
   * Adds a bar of 1, 2 or 5 times a power of ten of millimeters, at most a quarter as long as the
   * view.
   */
  private static void scale(Canvas page, Extent view, double letters) {
    double longest = Math.max(view.width(), view.height());
    double tens = 1;
    while (10 * tens <= longest / 4) {
      tens *= 10;
    }
    while (tens > longest / 4) {
      tens /= 10;
    }
    double length = tens * (longest / 4 >= 5 * tens ? 5 : longest / 4 >= 2 * tens ? 2 : 1);
    double x = view.left();
    double y = view.bottom() - letters;
    double tick = letters / 3;
    page.draw(
        Layer.LABELS,
        "scale",
        page.path()
            .moveTo(new Point(x, y + tick))
            .lineTo(new Point(x, y - tick))
            .moveTo(new Point(x, y))
            .lineTo(new Point(x + length, y))
            .moveTo(new Point(x + length, y + tick))
            .lineTo(new Point(x + length, y - tick)));
    page.write("unit", x + length + tick, y - tick, Numbers.text(length) + " mm");
  }
}
