package io.github.flightstand.rules.protocol.form;

import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.ObstaclePool;
import io.github.flightstand.rules.protocol.form.SetupJson.OwnedObstacle;
import io.github.flightstand.rules.protocol.form.SetupJson.Player;
import io.github.flightstand.rules.protocol.form.SetupJson.Squad;
import io.github.flightstand.rules.protocol.form.SetupJson.SquadShip;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A game between two squads that were made without each other. */
public final class TwoSquads {

  private TwoSquads() {}

  /**
   * Returns the game, which the players {@code A} and {@code B} set up. Ships get their player's
   * name before their own where both squads use one.
   *
   * @param obstacles what the two bring
   * @param lastRound the last round
   */
  public static SetupJson game(
      Rules rules, Squad one, Squad other, ObstaclePool obstacles, int lastRound) {
    boolean clash = !distinct(one, other);
    return new SetupJson(
        Optional.of(RulesJson.of(rules)),
        Optional.empty(),
        Optional.of(obstacles.brought().stream().map(OwnedObstacle::of).toList()),
        Optional.of(false),
        ChanceJson.Asked.ASKED,
        List.of(player("A", one, clash), player("B", other, clash)),
        Optional.of(lastRound),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static boolean distinct(Squad one, Squad other) {
    Set<String> ids = new HashSet<>();
    one.ships().forEach(ship -> ids.add(ship.id()));
    return other.ships().stream().map(SquadShip::id).noneMatch(ids::contains);
  }

  private static Player player(String id, Squad squad, boolean renames) {
    return new Player(id, Optional.empty(), Optional.empty(), renames ? squad.named(id) : squad);
  }
}
