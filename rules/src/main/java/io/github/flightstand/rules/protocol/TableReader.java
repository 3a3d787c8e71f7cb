package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.BadOutlineException;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads tables, and the things on them, as the protocol and the game log write them.
 *
 * <p>Every fault is noted with the field it was found in; what could not be read is left out of the
 * result.
 *
 * <pre>{@code
 * TableReader tables = new TableReader(PartsCatalogue.standard());
 * Optional<Ship> ship = line.required("place").flatMap(tables::ship);
 * }</pre>
 */
public final class TableReader {

  private static final List<String> TABLE =
      List.of("playArea", "ships", "obstacles", "tokens", "touching");
  private static final List<String> PLAY_AREA = List.of("width", "height");
  private static final List<String> SHIP =
      List.of("id", "base", "pose", "player", "arcs", "standsIn");
  private static final List<String> OBSTACLE = List.of("id", "kind", "outline");
  private static final List<String> TOKEN = List.of("id", "kind", "pose");

  private static final Map<String, BaseSize> BASES = byWord(BaseSize.values(), BaseSize::word);
  private static final Map<String, ObstacleKind> OBSTACLE_KINDS =
      byWord(ObstacleKind.values(), TableReader::lowerCase);
  private static final Map<String, TokenKind> TOKEN_KINDS =
      byWord(TokenKind.values(), TableReader::lowerCase);

  private final PartsCatalogue parts;

  /** Creates a reader that takes bases and tokens from a catalogue. */
  public TableReader(PartsCatalogue parts) {
    this.parts = parts;
  }

  /** Returns the constants of an enum under their words, in their order. */
  private static <E extends Enum<E>> Map<String, E> byWord(
      E[] constants, Function<E, String> word) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : constants) {
      words.put(word.apply(constant), constant);
    }
    return words;
  }

  private static String lowerCase(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** Reads the field {@code table} of a query, which has to be there. */
  public TableReading tableOf(Fields query) {
    return query.required("table").map(this::table).orElse(TableReading.NOTHING);
  }

  /**
   * Reads a whole table: {@code playArea} and {@code ships}, and if they are there {@code
   * obstacles}, {@code tokens} and {@code touching}. Ids are unique over ships, obstacles and
   * tokens.
   */
  private TableReading table(Field field) {
    Optional<Fields> fields = field.object(TABLE);
    if (fields.isEmpty()) {
      return TableReading.NOTHING;
    }
    Fields table = fields.get();
    IdRegister ids = new IdRegister();
    Map<String, Set<FiringArc>> arcs = new HashMap<>();
    Optional<PlayArea> area = table.required("playArea").flatMap(this::playArea);
    // Those that can be read, whatever is wrong with others: their own faults may be graver.
    Map<String, Ship> shipsById = new HashMap<>();
    Optional<List<Ship>> ships =
        table
            .required("ships")
            .flatMap(list -> list.listOf(ship -> shipAmong(shipsById, ship, ids, arcs)));
    Optional<List<Obstacle>> obstacles =
        everyIn(table.optional("obstacles"), obstacle -> obstacle(obstacle, ids));
    Optional<List<Token>> tokens = everyIn(table.optional("tokens"), token -> token(token, ids));
    TableReading withoutTable = new TableReading(shipsById, ids.ids(), arcs, Optional.empty());
    table
        .optional("touching")
        .flatMap(Field::list)
        .ifPresent(pairs -> pairs.forEach(pair -> checkTouching(pair, withoutTable)));
    if (area.isEmpty()
        || ships.isEmpty()
        || obstacles.isEmpty()
        || tokens.isEmpty()
        || !ids.isUnique()) {
      return withoutTable;
    }
    Table.Builder builder = Table.builder(area.get());
    ships.get().forEach(builder::ship);
    obstacles.get().forEach(builder::obstacle);
    tokens.get().forEach(builder::token);
    return new TableReading(shipsById, ids.ids(), arcs, Optional.of(builder.build()));
  }

  /** Reads a play area: {@code {"width": 914.4, "height": 914.4}}, positive, up to 1e6 mm. */
  public Optional<PlayArea> playArea(Field field) {
    return field
        .object(PLAY_AREA)
        .flatMap(
            area -> {
              Optional<Double> width = side(area, "width");
              Optional<Double> height = side(area, "height");
              return width.isPresent() && height.isPresent()
                  ? Optional.of(new PlayArea(width.get(), height.get()))
                  : Optional.empty();
            });
  }

  private static Optional<Double> side(Fields area, String name) {
    return area.required(name).flatMap(side -> side.number(NumberRange.SIDE));
  }

  /**
   * Reads a ship: {@code id}, {@code base} and {@code pose}, and if they are there {@code player}
   * and {@code arcs}, which are checked but have no part in movement, and {@code standsIn}, true
   * for a huge ship that stands in as an obstacle.
   */
  public Optional<Ship> ship(Field field) {
    return ship(field, new IdRegister(), new HashMap<>());
  }

  /** Reads a ship that is to join a table, on which its id must be new. */
  public Optional<Ship> newShip(Field field, TableReading table) {
    return ship(field, new IdRegister(table.ids()), new HashMap<>());
  }

  private Optional<Ship> shipAmong(
      Map<String, Ship> shipsById, Field field, IdRegister ids, Map<String, Set<FiringArc>> arcs) {
    Optional<Ship> ship = ship(field, ids, arcs);
    ship.ifPresent(read -> shipsById.putIfAbsent(read.id(), read));
    return ship;
  }

  private Optional<Ship> ship(Field field, IdRegister ids, Map<String, Set<FiringArc>> arcs) {
    return field
        .object(SHIP)
        .flatMap(
            ship -> {
              Optional<String> id = id(ship, ids);
              Optional<BaseSize> base = ship.required("base").flatMap(b -> b.choice(BASES));
              Optional<Pose> pose = ship.required("pose").flatMap(PoseFormat::read);
              ship.optional("player").ifPresent(Field::id);
              Optional<List<FiringArc>> own =
                  ship.optional("arcs").flatMap(list -> list.listOf(ArcFormat::read));
              id.ifPresent(name -> own.ifPresent(all -> arcs.put(name, Set.copyOf(all))));
              Optional<Field> role = ship.optional("standsIn");
              Optional<Boolean> standsIn =
                  role.isEmpty() ? Optional.of(false) : role.flatMap(f -> standsIn(f, base));
              return id.isPresent() && base.isPresent() && pose.isPresent() && standsIn.isPresent()
                  ? Optional.of(
                      new Ship(id.get(), parts.base(base.get()), pose.get(), standsIn.get()))
                  : Optional.empty();
            });
  }

  private static Optional<Boolean> standsIn(Field field, Optional<BaseSize> base) {
    Optional<Boolean> flag = field.flag();
    if (flag.orElse(false) && base.isPresent() && !base.get().isHuge()) {
      field.unexpected("false, since only a huge ship stands in as an obstacle");
      return Optional.empty();
    }
    return flag;
  }

  /** Reads an obstacle: {@code id}, {@code kind} and {@code outline}, a list of corners. */
  public Optional<Obstacle> obstacle(Field field) {
    return obstacle(field, new IdRegister());
  }

  /** Reads an obstacle that is to join a table, on which its id must be new. */
  public Optional<Obstacle> newObstacle(Field field, TableReading table) {
    return obstacle(field, new IdRegister(table.ids()));
  }

  private Optional<Obstacle> obstacle(Field field, IdRegister ids) {
    return field
        .object(OBSTACLE)
        .flatMap(
            obstacle -> {
              Optional<String> id = id(obstacle, ids);
              Optional<ObstacleKind> kind =
                  obstacle.required("kind").flatMap(k -> k.choice(OBSTACLE_KINDS));
              Optional<SimplePolygon> outline =
                  obstacle.required("outline").flatMap(TableReader::outline);
              return id.isPresent() && kind.isPresent() && outline.isPresent()
                  ? Optional.of(new Obstacle(id.get(), kind.get(), outline.get()))
                  : Optional.empty();
            });
  }

  /** Reads an outline: a list of corners, in either sense, that enclose a proper region. */
  public static Optional<SimplePolygon> outline(Field field) {
    return field
        .listOf(PointFormat::read)
        .flatMap(
            corners -> {
              try {
                return Optional.of(SimplePolygon.of(corners));
              } catch (BadOutlineException refused) {
                field.fault(
                    FaultCode.BAD_OUTLINE, field.at().words() + ": " + refused.getMessage());
                return Optional.empty();
              }
            });
  }

  /** Reads a token that is to join a table, on which its id must be new. */
  public Optional<Token> newToken(Field field, TableReading table) {
    return token(field, new IdRegister(table.ids()));
  }

  private Optional<Token> token(Field field, IdRegister ids) {
    return field
        .object(TOKEN)
        .flatMap(
            token -> {
              Optional<String> id = id(token, ids);
              Optional<TokenKind> kind = token.required("kind").flatMap(k -> k.choice(TOKEN_KINDS));
              Optional<Pose> pose = token.required("pose").flatMap(PoseFormat::read);
              return id.isPresent() && kind.isPresent() && pose.isPresent()
                  ? Optional.of(
                      new Token(id.get(), kind.get(), parts.tokenOutline(kind.get()), pose.get()))
                  : Optional.empty();
            });
  }

  private static Optional<String> id(Fields thing, IdRegister ids) {
    return thing
        .required("id")
        .flatMap(
            field -> {
              Optional<String> id = field.id();
              id.ifPresent(name -> ids.claim(field, name));
              return id;
            });
  }

  /** Checks a pair of ships that touch by the rules; who touches whom has no part in movement. */
  private static void checkTouching(Field field, TableReading ships) {
    field
        .pair("ship ids")
        .ifPresent(
            pair -> {
              Optional<String> first = ships.ship(pair.get(0));
              if (first.isPresent() && first.equals(ships.ship(pair.get(1)))) {
                pair.get(1).unexpected("another ship than the first of the pair");
              }
            });
  }

  /** Reads every element of a list that need not be there. */
  private static <T> Optional<List<T>> everyIn(
      Optional<Field> list, Function<Field, Optional<T>> read) {
    return list.isEmpty() ? Optional.of(List.of()) : list.get().listOf(read);
  }
}
