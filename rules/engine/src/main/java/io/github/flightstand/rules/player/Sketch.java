package io.github.flightstand.rules.player;

import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Maneuver.Difficulty;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.PublicState;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A quick sketch of a round: all ships fly the dials given, in order of skill, take a token and
 * shoot. It leaves out cards, bombs and every action that moves a ship, so that dials can be
 * compared thousands of times; games played out decide between the best.
 */
final class Sketch {

  /** The cost of an asteroid, and of debris, in damage. */
  private static final double OBSTACLE = 0.7;

  private final Tools tools;
  private final View view;
  private final List<ShipState> movers;

  /** Creates a sketch of the round that a view shows, whatever the others' dials are. */
  Sketch(Tools tools, View view) {
    this.tools = tools;
    this.view = view;
    String first = view.open().initiative().orElse("");
    movers =
        view.ships().stream()
            .filter(ship -> ship.inPlay() && view.open().table().ship(ship.id()).isPresent())
            .sorted(
                Comparator.comparingInt((ShipState ship) -> ship.card().skill())
                    .thenComparing(ship -> !Scene.team(view, ship.seat()).equals(first)))
            .toList();
  }

  /** Returns the standing of the view's player after the round; ships without a dial stay. */
  double worth(Map<String, Maneuver> dials) {
    Table table = view.open().table();
    List<ShipState> ships = new ArrayList<>(movers.size());
    Set<Set<String>> touching = new HashSet<>();
    String own = Scene.team(view, view.player());
    double worth = 0;
    for (ShipState ship : movers) {
      Maneuver dial = dials.get(ship.id());
      if (dial == null) {
        ships.add(ship);
        continue;
      }
      Resolution end = tools.memory().resolve(table, ship.id(), dial);
      int sign = Scene.team(view, ship.seat()).equals(own) ? 1 : -1;
      if (end.fled()) {
        worth -= sign * MaterialEvaluation.of(ship.card());
        table = table.without(ship.id());
        continue;
      }
      Ship moved = table.ship(ship.id()).orElseThrow().at(end.finalPose());
      table = table.withShip(moved);
      end.touching().forEach(other -> touching.add(Set.of(ship.id(), other)));
      worth -= sign * obstacles(ship, end);
      ships.add(ship.with(tokens(table, ship, dial, end)));
    }
    View after = after(table.withTouching(touching), ships);
    return worth + Exchange.of(tools, Scene.of(after)) + PositionEvaluation.of(tools, after);
  }

  private static double obstacles(ShipState ship, Resolution end) {
    return end.obstacles().size() * OBSTACLE * MaterialEvaluation.ofDamage(ship.card());
  }

  private Tokens tokens(Table table, ShipState ship, Maneuver dial, Resolution end) {
    int stress = ship.tokens().of(TokenType.STRESS);
    int more =
        dial.difficulty() == Difficulty.RED
            ? 1
            : dial.difficulty() != Difficulty.WHITE && stress > 0 ? -1 : 0;
    boolean rock = false;
    for (var met : end.obstacles()) {
      ObstacleKind kind = table.obstacle(met.id()).orElseThrow().kind();
      rock |= tools.rules().asteroids().contains(kind);
      more += kind == ObstacleKind.DEBRIS ? 1 : 0;
    }
    Tokens tokens = more == 0 ? ship.tokens() : ship.tokens().plus(TokenType.STRESS, more);
    if (stress + more > 0 || rock || !end.overlapped().isEmpty()) {
      return tokens;
    }
    return ship.card().actions().contains(Action.FOCUS)
        ? tokens.plus(TokenType.FOCUS, 1)
        : ship.card().actions().contains(Action.EVADE) ? tokens.plus(TokenType.EVADE, 1) : tokens;
  }

  private View after(Table table, List<ShipState> ships) {
    PublicState open = view.open();
    return new View(
        view.player(),
        new PublicState(
            open.rules(),
            open.seats(),
            open.initiative(),
            open.round(),
            Phase.COMBAT,
            table,
            open.decks(),
            open.lastRound(),
            open.agenda(),
            open.over(),
            open.mission(),
            open.remotes(),
            open.boarding(),
            open.cardSets()),
        ships,
        List.of());
  }
}
