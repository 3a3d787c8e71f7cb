package io.github.flightstand.rules.engine.flow.order;

import io.github.flightstand.rules.engine.flow.Asking;
import io.github.flightstand.rules.engine.flow.Combatant;
import io.github.flightstand.rules.engine.flow.Gear;
import io.github.flightstand.rules.engine.flow.Play;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * When remotes that attack have their turn: among the ships, their initiative taken for a pilot
 * skill (003, heading on more rules of remotes; 003-053).
 */
public final class RemoteOrder {

  private RemoteOrder() {}

  /** Returns a ship's present pilot skill or a remote's initiative. */
  public static int skill(State state, Gear gear, String id) {
    return state
        .remote(id)
        .map(RemoteOrder::initiative)
        .orElseGet(() -> gear.cards().skill(state, state.ship(id)));
  }

  private static int initiative(RemoteState remote) {
    return remote.card().values().map(RemoteValues::initiative).orElse(0);
  }

  /**
   * Returns the ships and remotes of which one comes next: all of one skill and of one player or,
   * in epic battles, one team.
   *
   * @param ships the ships of which one would come next if there were no remotes
   */
  public static List<String> among(
      CombatTask.Combat task, State state, Gear gear, List<String> ships) {
    List<RemoteState> waiting =
        state.allRemotes().stream()
            .filter(remote -> remote.attacks() && !task.done().contains(remote.id()))
            .filter(remote -> task.done().isEmpty() || initiative(remote) <= task.skill())
            .toList();
    if (waiting.isEmpty()) {
      return ships;
    }
    int highest =
        Stream.concat(ships.stream(), waiting.stream().map(RemoteState::id))
            .mapToInt(id -> skill(state, gear, id))
            .max()
            .orElseThrow();
    for (Seat seat : state.seatsInOrder()) {
      List<String> own = new ArrayList<>();
      Stream.concat(ships.stream(), waiting.stream().map(RemoteState::id))
          .filter(id -> state.orderTogether(Combatant.of(state, id).seat(), seat.id()))
          .filter(id -> skill(state, gear, id) == highest)
          .forEach(own::add);
      if (!own.isEmpty()) {
        return own;
      }
    }
    return ships;
  }

  /** Tells whether a player has to say which of his ships or remotes comes next. */
  public static boolean asks(State state, List<String> group) {
    return group.size() > 1 && !TeamChoiceFlow.isOfSeveral(owners(state, group));
  }

  /**
   * Leaves it to a team which of its members' pieces comes next; false if they are one player's.
   *
   * @param key what they are
   */
  public static boolean leavesToTeam(Play play, String key, List<String> group) {
    return TeamChoiceFlow.begins(play, key, owners(play.state(), group));
  }

  private static Map<String, String> owners(State state, List<String> group) {
    Map<String, String> owners = new LinkedHashMap<>();
    group.forEach(id -> owners.put(id, Combatant.of(state, id).seat()));
    return owners;
  }

  /** Asks a player which of his ships or remotes comes next. */
  public static void ask(State state, List<String> group, Asking asking) {
    TurnOrder.ask(Combatant.of(state, group.get(0)).seat(), group, asking);
  }
}
