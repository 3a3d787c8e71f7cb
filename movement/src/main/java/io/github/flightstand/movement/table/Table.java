package io.github.flightstand.movement.table;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Circle;
import io.github.flightstand.geometry.internal.CircleIndex;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.geometry.sweep.BodyParts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A table: the play area and everything on it.
 *
 * <p>Immutable. Ids are unique among ships, obstacles and tokens. Millimeters; x points right and y
 * up from the play area's lower left corner. Pieces may overlap and may lie outside the play area.
 *
 * <pre>{@code
 * Base small = PartsCatalogue.standard().base(BaseSize.SMALL);
 * Table table =
 *     Table.builder(PlayArea.STANDARD)
 *         .ship(new Ship("red", small, Pose.at(200, 100, 90)))
 *         .ship(new Ship("blue", small, Pose.at(300, 800, 270)))
 *         .build();
 * table.withShip(table.ship("red").orElseThrow().at(Pose.at(200, 140, 90)));
 * }</pre>
 */
@SuppressWarnings("exports") // Search structures for the project's own modules.
public final class Table {

  /**
   * The order of pairs of ships by their ids, because hashes of pairs, as sums, collide too often.
   */
  public static final Comparator<Set<String>> BY_IDS =
      Comparator.<Set<String>, String>comparing(Collections::min)
          .thenComparing(pair -> Collections.max(pair));

  /** The distance from the origin, in millimeters, up to which results are as exact as promised. */
  private static final double FARTHEST = 1e6;

  private final PlayArea playArea;
  private final Fleet fleet;
  private final List<Obstacle> obstacles;
  private final List<Token> tokens;
  private final Set<Set<String>> touching;
  private final CircleIndex obstacleIndex;

  /**
   * The parts of the obstacles, each worked out when it is first needed; if two threads do so at
   * once, they get the same result.
   */
  private final @Nullable BodyParts[] obstacleParts;

  private Table(
      PlayArea playArea,
      Fleet fleet,
      List<Obstacle> obstacles,
      List<Token> tokens,
      Set<Set<String>> touching) {
    this.playArea = playArea;
    this.fleet = fleet;
    this.obstacles = List.copyOf(obstacles);
    this.tokens = List.copyOf(tokens);
    this.touching = sorted(touching);
    obstacleIndex = obstacleCircles(obstacles);
    obstacleParts = new BodyParts[obstacles.size()];
  }

  /** Copies a table with other ships and touching pairs; everything else is shared. */
  private Table(Table old, Fleet fleet, Set<Set<String>> touching) {
    playArea = old.playArea;
    this.fleet = fleet;
    obstacles = old.obstacles;
    tokens = old.tokens;
    this.touching = touching;
    obstacleIndex = old.obstacleIndex;
    obstacleParts = old.obstacleParts;
  }

  private static Set<Set<String>> sorted(Set<Set<String>> pairs) {
    if (pairs.isEmpty()) {
      return Set.of();
    }
    Set<Set<String>> sorted = new TreeSet<>(BY_IDS);
    sorted.addAll(pairs);
    return Collections.unmodifiableSet(sorted);
  }

  private static CircleIndex obstacleCircles(List<Obstacle> obstacles) {
    return CircleIndex.of(
        obstacles,
        o ->
            new Circle(
                new Point(o.outline().centreX(), o.outline().centreY()), o.outline().radius()));
  }

  private static BodyParts parts(SimplePolygon outline) {
    Pose middle = Pose.at(-outline.centreX(), -outline.centreY(), 0);
    return BodyParts.of(new Compound(outline.placedIn(middle).parts()));
  }

  /** Returns a builder for a table with this play area. */
  public static Builder builder(PlayArea playArea) {
    return new Builder(playArea);
  }

  /** Returns the play area. */
  public PlayArea playArea() {
    return playArea;
  }

  /** Returns the ships, in the order in which they were added. */
  public List<Ship> ships() {
    return fleet.ships();
  }

  /** Returns the obstacles, in the order in which they were added. */
  public List<Obstacle> obstacles() {
    return obstacles;
  }

  /** Returns the tokens, in the order in which they were added. */
  public List<Token> tokens() {
    return tokens;
  }

  /** Returns the ship with that id, if it is on the table. */
  public Optional<Ship> ship(String id) {
    int place = fleet.find(id);
    return place < 0 ? Optional.empty() : Optional.of(ships().get(place));
  }

  /** Returns the obstacle with that id, if it is on the table. */
  public Optional<Obstacle> obstacle(String id) {
    for (int i = 0; i < obstacles.size(); i++) {
      if (obstacles.get(i).id().equals(id)) {
        return Optional.of(obstacles.get(i));
      }
    }
    return Optional.empty();
  }

  /** Returns the token with that id, if it is on the table. */
  public Optional<Token> token(String id) {
    for (Token token : tokens) {
      if (token.id().equals(id)) {
        return Optional.of(token);
      }
    }
    return Optional.empty();
  }

  /** Tests whether a ship, an obstacle or a token has that id. */
  public boolean holds(String id) {
    return fleet.find(id) >= 0 || obstacle(id).isPresent() || token(id).isPresent();
  }

  /**
   * Tests whether the builder noted that two ships touch by the rules, at any distance of their
   * bases.
   */
  public boolean touching(String one, String other) {
    return !touching.isEmpty() && !one.equals(other) && touching.contains(Set.of(one, other));
  }

  /** Returns the pairs of ships that touch by the rules. */
  public Set<Set<String>> touchingPairs() {
    return touching;
  }

  /** Returns those of the pairs without certain ships, as a new set sorted by {@link #BY_IDS}. */
  public Set<Set<String>> touchingWithout(Predicate<String> gone) {
    Set<Set<String>> left = new TreeSet<>(BY_IDS);
    for (Set<String> pair : touching) {
      if (pair.stream().noneMatch(gone)) {
        left.add(pair);
      }
    }
    return left;
  }

  /** Returns this table with exactly these pairs of ships touching by the rules. */
  public Table withTouching(Set<Set<String>> pairs) {
    return touching.equals(pairs) ? this : new Table(this, fleet, sorted(pairs));
  }

  /**
   * Returns a ship's place in {@link #ships}.
   *
   * @throws IllegalArgumentException if there is no ship with that id
   */
  public int place(String id) {
    return fleet.place(id);
  }

  /** Returns the place in {@link #ships} of the ship with that id, if it is on the table. */
  public OptionalInt placeOf(String id) {
    int place = fleet.find(id);
    return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
  }

  /** Returns the index of the ships: a circle around each base with its guides. */
  public CircleIndex shipIndex() {
    return fleet.index();
  }

  /** Returns the index of the huge ships, by their places among all {@link #ships}. */
  public CircleIndex hugeIndex() {
    return fleet.huge();
  }

  /** Returns the index of the obstacles. */
  public CircleIndex obstacleIndex() {
    return obstacleIndex;
  }

  /**
   * Returns an obstacle's convex parts as search loops need them, unturned, about the center of its
   * circle in {@link #obstacleIndex}.
   *
   * @param place the obstacle's place in {@link #obstacles}
   */
  public BodyParts obstacleParts(int place) {
    BodyParts parts = obstacleParts[place];
    if (parts == null) {
      parts = parts(obstacles.get(place).outline());
      obstacleParts[place] = parts;
    }
    return parts;
  }

  /**
   * Returns this table with the ship of the same id replaced.
   *
   * @throws IllegalArgumentException if there is no ship with that id
   */
  public Table withShip(Ship ship) {
    return withShips(List.of(ship));
  }

  /**
   * Returns this table with the ships of the same ids replaced.
   *
   * @throws IllegalArgumentException if there is no ship with one of the ids
   */
  public Table withShips(Collection<Ship> changed) {
    return new Table(this, fleet.with(changed), touching);
  }

  /**
   * Returns this table as templates meet it: huge ships that stand in as obstacles come after all
   * obstacles, as obstacles, and are no longer ships.
   */
  public Table asTemplatesFindIt() {
    if (hugeIndex().size() == 0 || ships().stream().noneMatch(Ship::standsIn)) {
      return this;
    }
    List<Obstacle> found = new ArrayList<>(obstacles);
    ships().stream().filter(Ship::standsIn).map(Ship::asObstacle).forEach(found::add);
    List<Ship> left = ships().stream().filter(ship -> !ship.standsIn()).toList();
    return new Table(playArea, Fleet.of(left), found, tokens, touching);
  }

  /**
   * Returns this table without the piece with that id.
   *
   * @throws IllegalArgumentException if there is no piece with that id
   */
  public Table without(String id) {
    OptionalInt place = placeOf(id);
    if (place.isPresent()) {
      return new Table(
          this,
          fleet.without(place.getAsInt()),
          Collections.unmodifiableSet(touchingWithout(id::equals)));
    }
    List<Obstacle> otherObstacles = obstacles.stream().filter(o -> !o.id().equals(id)).toList();
    List<Token> otherTokens = tokens.stream().filter(t -> !t.id().equals(id)).toList();
    if (otherObstacles.size() + otherTokens.size() == obstacles.size() + tokens.size()) {
      throw new IllegalArgumentException("nothing called '" + id + "' on the table");
    }
    return new Table(playArea, fleet, otherObstacles, otherTokens, touching);
  }

  /** Returns this table without the obstacles of some kinds. */
  public Table withoutObstacles(Set<ObstacleKind> kinds) {
    List<Obstacle> left = obstacles.stream().filter(o -> !kinds.contains(o.kind())).toList();
    return new Table(playArea, fleet, left, tokens, touching);
  }

  /** Returns a builder that starts with everything on this table. */
  public Builder toBuilder() {
    Builder builder = builder(playArea);
    ships().forEach(builder::ship);
    obstacles.forEach(builder::obstacle);
    tokens.forEach(builder::token);
    builder.touching.addAll(touching);
    return builder;
  }

  /** Tests whether another table holds equal pieces in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Table that
        && playArea.equals(that.playArea)
        && ships().equals(that.ships())
        && obstacles.equals(that.obstacles)
        && tokens.equals(that.tokens)
        && touching.equals(that.touching);
  }

  @Override
  public int hashCode() {
    return 31 * ships().hashCode() + touching.hashCode();
  }

  /** Collects the pieces of a table. */
  public static final class Builder {

    private final PlayArea playArea;
    private final List<Ship> ships = new ArrayList<>();
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final List<Token> tokens = new ArrayList<>();
    private final Set<Set<String>> touching = new TreeSet<>(BY_IDS);
    private final Map<String, String> ids = new HashMap<>();

    private Builder(PlayArea playArea) {
      this.playArea = Objects.requireNonNull(playArea, "playArea may not be null");
    }

    /**
     * Adds a ship.
     *
     * @throws IllegalArgumentException if its id is taken, or it is more than 1e6 mm from the
     *     origin
     */
    public Builder ship(Ship ship) {
      Objects.requireNonNull(ship, "ship may not be null");
      checkNear(ship.id(), ship.pose().x(), ship.pose().y());
      claim(ship.id(), "a ship");
      ships.add(ship);
      return this;
    }

    /**
     * Adds an obstacle.
     *
     * @throws IllegalArgumentException if its id is taken, or it is more than 1e6 mm from the
     *     origin
     */
    public Builder obstacle(Obstacle obstacle) {
      Objects.requireNonNull(obstacle, "obstacle may not be null");
      SimplePolygon outline = obstacle.outline();
      for (int i = 0; i < outline.size(); i++) {
        checkNear(obstacle.id(), outline.x(i), outline.y(i));
      }
      claim(obstacle.id(), "an obstacle");
      obstacles.add(obstacle);
      return this;
    }

    /**
     * Adds a token.
     *
     * @throws IllegalArgumentException if its id is taken, or it is more than 1e6 mm from the
     *     origin
     */
    public Builder token(Token token) {
      Objects.requireNonNull(token, "token may not be null");
      checkNear(token.id(), token.pose().x(), token.pose().y());
      claim(token.id(), "a token");
      tokens.add(token);
      return this;
    }

    /**
     * Notes that two ships touch by the rules, which their poses alone cannot show.
     *
     * @throws IllegalArgumentException if they are the same ship
     */
    public Builder touching(String one, String other) {
      touching.add(Set.of(one, other));
      return this;
    }

    private static void checkNear(String id, double x, double y) {
      if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) {
        throw new IllegalArgumentException(
            "pieces are within %s mm of the table's origin either way, but '%s' is at (%s, %s)"
                .formatted(FARTHEST, id, x, y));
      }
    }

    private void claim(String id, String what) {
      String taken = ids.putIfAbsent(id, what);
      if (taken != null) {
        throw new IllegalArgumentException(
            "ids are unique on a table, but '" + id + "' is both " + taken + " and " + what);
      }
    }

    /** Returns the table. */
    public Table build() {
      return new Table(playArea, Fleet.of(ships), obstacles, tokens, touching);
    }
  }
}
