package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultCode;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The play area and everything on it, in millimeters and degrees: x right, y up, the origin at the
 * play area's lower left corner, headings counterclockwise from +x. A frame changes places and
 * headings, as its schema says. Ids are unique across ships, obstacles and tokens.
 *
 * @param playArea the play area
 * @param ships the ships
 * @param obstacles the obstacles
 * @param tokens the tokens
 * @param touching pairs of ships that touch by the rules
 * @param colors the colors of players' ships in pictures, by player
 */
public record TableFigures(
    PlayAreaJson playArea,
    List<ShipJson> ships,
    Optional<List<ObstacleJson>> obstacles,
    Optional<List<TokenJson>> tokens,
    Optional<List<ShipPairJson>> touching,
    Optional<Map<String, Color>> colors)
    implements TableJson {

  /** Returns the JSON form of a table, in the table's own frame. */
  static TableFigures of(Table table) {
    return new TableFigures(
        PlayAreaJson.of(table.playArea()),
        table.ships().stream().map(ShipJson::of).toList(),
        Optional.of(table.obstacles().stream().map(ObstacleJson::of).toList()),
        Optional.of(table.tokens().stream().map(TokenJson::of).toList()),
        Optional.of(
            table.touchingPairs().stream()
                .map(pair -> pair.stream().sorted().toList())
                .map(pair -> new ShipPairJson(pair.get(0), pair.get(1)))
                .sorted(
                    Comparator.comparing(ShipPairJson::first).thenComparing(ShipPairJson::second))
                .toList()),
        Optional.empty());
  }

  @Override
  public Table on(CoordinateFrame frame, PartsCatalogue parts) {
    checkSize();
    Ground ground = new Ground(frame, area(), parts);
    Table.Builder table = Table.builder(ground.area());
    Set<String> ids = new HashSet<>();
    each("ships", ships, ids, ship -> table.ship(ship.on(ground)));
    obstacles.ifPresent(
        all -> each("obstacles", all, ids, obstacle -> table.obstacle(obstacle.on(frame))));
    tokens.ifPresent(all -> each("tokens", all, ids, token -> table.token(token.on(ground))));
    touching.ifPresent(
        pairs -> {
          checkTouching(pairs);
          pairs.forEach(pair -> table.touching(pair.first(), pair.second()));
        });
    return table.build();
  }

  private void checkSize() {
    int pieces = ships.size();
    check("ships", pieces);
    pieces += obstacles.map(List::size).orElse(0);
    check("obstacles", pieces);
    pieces += tokens.map(List::size).orElse(0);
    check("tokens", pieces);
    int corners = 0;
    for (ObstacleJson obstacle : obstacles.orElse(List.of())) {
      corners += obstacle.corners();
    }
    for (TokenJson token : tokens.orElse(List.of())) {
      corners += token.outline().map(OutlineJson::size).orElse(0);
    }
    if (corners > Limits.ALL_CORNERS) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.of("/obstacles"),
          "the outlines have %s corners together, expected at most %s"
              .formatted(corners, Limits.ALL_CORNERS));
    }
  }

  private static void check(String list, int pieces) {
    if (pieces > Limits.PIECES) {
      throw FaultException.of(
          FaultCode.TOO_LARGE,
          Pointer.ROOT.append(list),
          "with '%s' there are %s pieces on the table, expected at most %s"
              .formatted(list, pieces, Limits.PIECES));
    }
  }

  private static <P extends PieceJson> void each(
      String name, List<P> pieces, Set<String> ids, Consumer<P> add) {
    for (int i = 0; i < pieces.size(); i++) {
      try {
        P piece = pieces.get(i);
        if (!ids.add(piece.id())) {
          throw TableJson.duplicate(piece.id());
        }
        add.accept(piece);
      } catch (FaultException fault) {
        throw fault.under(Pointer.ROOT.append(name).append(i));
      }
    }
  }

  private void checkTouching(List<ShipPairJson> pairs) {
    Set<String> ids = ships.stream().map(ShipJson::id).collect(Collectors.toSet());
    for (int i = 0; i < pairs.size(); i++) {
      Pointer at = Pointer.of("/touching").append(i);
      ShipPairJson pair = pairs.get(i);
      check(ids, pair.first(), at.append(0));
      check(ids, pair.second(), at.append(1));
      if (pair.first().equals(pair.second())) {
        throw FaultException.unexpected(
            at.append(1), Excerpt.quoted(pair.second()), "another ship than the first of the pair");
      }
    }
  }

  private static void check(Set<String> ids, String id, Pointer at) {
    if (!ids.contains(id)) {
      throw TableJson.missing("ship", id, at);
    }
  }

  @Override
  public PlayArea area() {
    return playArea.area();
  }

  @Override
  public Stream<Base> bases(PartsCatalogue parts) {
    return ships.stream().map(ship -> ship.base().in(parts));
  }

  @Override
  public Optional<List<FiringArc>> arcsOf(String id) {
    return ships.stream().filter(ship -> ship.id().equals(id)).findFirst().flatMap(ShipJson::arcs);
  }
}
