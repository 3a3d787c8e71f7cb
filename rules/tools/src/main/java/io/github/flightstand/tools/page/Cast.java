package io.github.flightstand.tools.page;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TokenJson;
import io.github.flightstand.protocol.picture.PictureParts;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.tools.page.Chapter.Measure;
import io.github.flightstand.tools.page.Chapter.Piece;
import io.github.flightstand.tools.page.ChapterStep.Stand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * All pieces that a log brings to the table, and their last poses. A piece that returns under its
 * name as something else is another piece.
 */
public final class Cast {

  private static final double STEPS = 1000;
  private static final Pose ORIGIN = Pose.at(0, 0, 0);
  private static final List<Double> MIDDLE = List.of(0.0, 0.0);

  private final Rules rules;
  private final Map<String, Color> colors;
  private final List<Piece> pieces = new ArrayList<>();

  /** The pieces by their names and what they are, without their poses. */
  private final Map<String, Map<Object, Integer>> known = new HashMap<>();

  private final Map<String, Integer> present = new HashMap<>();
  private final Map<Integer, Pose> poses = new HashMap<>();
  private Set<Set<String>> touching = Set.of();

  /**
   * Creates an empty cast.
   *
   * @param players the players, in the order in which those without a color get theirs
   * @param named the colors of players' ships, by player
   */
  public Cast(Rules rules, List<String> players, Map<String, Color> named) {
    this.rules = rules;
    colors = Color.of(players, named);
  }

  public List<Piece> pieces() {
    return List.copyOf(pieces);
  }

  /** Returns the index of the piece of a name, if it is on the table. */
  public Optional<Integer> place(String id) {
    return Optional.ofNullable(present.get(id));
  }

  /** Returns a pose as pages write it, rounded to a thousandth. */
  public static List<Double> written(Pose pose) {
    return List.of(rounded(pose.x()), rounded(pose.y()), rounded(pose.heading().degrees()));
  }

  /** Returns a pose exactly. */
  public static List<Double> exactly(Pose pose) {
    return List.of(pose.x(), pose.y(), pose.heading().degrees());
  }

  /** Returns a number as pages write it, rounded to a thousandth. */
  public static double rounded(double value) {
    return Math.round(value * STEPS) / STEPS;
  }

  /** Returns the pieces that have moved since the table before, or are gone. */
  public List<Stand> next(Table table, Traits traits) {
    List<Stand> changed = new ArrayList<>();
    Map<String, Integer> before = new HashMap<>(present);
    present.clear();
    for (Obstacle obstacle : table.obstacles()) {
      stand(obstacle.id(), obstacle.outline(), ORIGIN, () -> piece(obstacle), changed);
    }
    for (Token token : table.tokens()) {
      stand(token.id(), token.outline(), token.pose(), () -> piece(token), changed);
    }
    for (Ship ship : table.ships()) {
      stand(
          ship.id(),
          List.of(ship.base(), ship.player()),
          ship.pose(),
          () -> piece(ship, traits),
          changed);
    }
    before.forEach(
        (id, piece) -> {
          if (!piece.equals(present.get(id))) {
            poses.remove(piece);
            changed.add(new Stand(piece, List.of()));
          }
        });
    return changed;
  }

  /** Returns the pairs of ships that touch, if they are others than on the table before. */
  public Optional<List<List<String>>> touching(Table table) {
    if (table.touchingPairs().equals(touching)) {
      return Optional.empty();
    }
    touching = table.touchingPairs();
    return Optional.of(
        touching.stream()
            .map(pair -> pair.stream().sorted().toList())
            .sorted(Comparator.comparing(List::toString))
            .toList());
  }

  /** The shown traits of pieces. */
  public interface Traits {

    List<FiringArc> arcs(Ship ship);

    /** Returns the name of a piece for people. */
    default String name(String id) {
      return id;
    }

    /** Returns the printed name of a ship's type, if it is known. */
    default Optional<String> type(Ship ship) {
      return Optional.empty();
    }

    /** Returns a ship's description beyond its base and player. */
    default List<String> words(Ship ship) {
      return List.of();
    }
  }

  private void stand(
      String id, Object what, Pose pose, Supplier<Piece> drawn, List<Stand> changed) {
    Integer place =
        known
            .computeIfAbsent(id, unknown -> new HashMap<>())
            .computeIfAbsent(
                what,
                unknown -> {
                  pieces.add(drawn.get());
                  return pieces.size() - 1;
                });
    present.put(id, place);
    if (!Objects.equals(poses.put(place, pose), pose)) {
      changed.add(new Stand(place, exactly(pose)));
    }
  }

  private Piece piece(Obstacle obstacle) {
    List<Point> corners = obstacle.outline().corners();
    DoubleSummaryStatistics x = corners.stream().mapToDouble(Point::x).summaryStatistics();
    DoubleSummaryStatistics y = corners.stream().mapToDouble(Point::y).summaryStatistics();
    return new Piece(
        obstacle.id(),
        obstacle.id(),
        "piece",
        PictureParts.obstacle(obstacle),
        List.of(rounded((x.getMin() + x.getMax()) / 2), rounded((y.getMin() + y.getMax()) / 2)),
        List.of(rounded((x.getMax() - x.getMin()) / 2), rounded((y.getMax() - y.getMin()) / 2)),
        Optional.empty(),
        Optional.empty(),
        Formats.word(obstacle.kind()),
        ObstacleJson.of(obstacle),
        List.of());
  }

  private Piece piece(Token token) {
    // Usual tokens are squares about their centers.
    double half =
        rounded(
            token
                .own()
                .map(own -> own.corners().stream().mapToDouble(Cast::reach).max().orElseThrow())
                .orElseGet(() -> token.body().radius() / Math.sqrt(2)));
    return new Piece(
        token.id(),
        token.id(),
        "piece",
        PictureParts.token(token),
        MIDDLE,
        List.of(half, half),
        Optional.empty(),
        Optional.empty(),
        Formats.word(token.kind()),
        TokenJson.of(token),
        List.of());
  }

  private static double reach(Point corner) {
    return Math.max(Math.abs(corner.x()), Math.abs(corner.y()));
  }

  private Color color(String player) {
    return Objects.requireNonNull(colors.get(player), player);
  }

  private Piece piece(Ship ship, Traits traits) {
    Base base = ship.base();
    List<String> words = new ArrayList<>(List.of(base.name() + " base"));
    ship.player().ifPresent(who -> words.add("player " + who));
    words.addAll(traits.words(ship));
    List<Measure> measures = new ArrayList<>();
    for (FiringArc arc : traits.arcs(ship)) {
      measures.add(new Measure(arc.word() + " arc", PictureParts.arc(base, arc, rules)));
    }
    measures.add(new Measure("ranges", PictureParts.ranges(base)));
    return new Piece(
        ship.id(),
        traits.name(ship.id()),
        "piece ship " + ship.player().map(who -> PictureParts.colorClass(color(who))).orElse("p0"),
        ship.player()
            .map(who -> PictureParts.ship(base, color(who)))
            .orElseGet(() -> PictureParts.ship(base)),
        MIDDLE,
        List.of(rounded(base.length() / 2), rounded(base.width() / 2)),
        Optional.of(PictureParts.outline(base)),
        traits.type(ship),
        String.join(", ", words),
        ShipJson.of(ship),
        measures);
  }
}
