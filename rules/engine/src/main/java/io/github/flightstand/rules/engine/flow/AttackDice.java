package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteValues;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.Optional;

/**
 * The dice of an attack: weapon value or agility with cards, range and obstruction, summed before
 * the roll (000-037, -038, -043, -167, -170, -186, -192, -193).
 */
public final class AttackDice {

  /** The increase of a cloaked ship's agility (000-186). */
  private static final int CLOAKED = 2;

  /** The most dice rolled together: their odds fit a long. */
  public static final int MOST = 20;

  /** Returns how many attack dice are rolled. */
  public static int attack(Cards cards, CombatTask.Attack task, State state) {
    Piece piece = state.piece(task.attacker());
    if (piece instanceof RemoteState remote) {
      int printed = remote.card().values().flatMap(RemoteValues::attack).orElse(0);
      return bounded(printed + extra(task).attack());
    }
    ShipState attacker = piece.ship().orElseThrow();
    ValueQuery question = ValueQuery.aboutAttack(task.defender(), task.shot().weapon());
    int value = value(cards, task.shot(), state, attacker, question) + extra(task).attack();
    return bounded(cards.value(Value.ATTACK_DICE, state, attacker, value, question));
  }

  private static int value(
      Cards cards, Shot shot, State state, ShipState attacker, ValueQuery question) {
    Optional<Weapon> weapon = shot.weapon().flatMap(attacker.card()::weapon);
    return weapon.isPresent()
        ? weapon.get().attack()
        : Math.max(0, cards.value(Value.PRIMARY, state, attacker, attacker.attack(), question));
  }

  /** Returns how many defense dice are rolled. */
  public static int defence(Cards cards, CombatTask.Attack task, State state) {
    Piece piece = state.piece(task.defender());
    if (piece instanceof RemoteState remote) {
      return remoteDefence(cards, task, state, remote);
    }
    ShipState defender = piece.ship().orElseThrow();
    ValueQuery question = ValueQuery.aboutAttack(task.defender(), task.shot().weapon());
    int agility = agility(cards, state, defender, question);
    return bounded(
        cards.value(
            Value.DEFENCE_DICE, state, defender, agility + extra(task).defence(), question));
  }

  /** Returns a ship's agility after cards, with a cloak's increase; below 0 it is 0. */
  static int agility(Cards cards, State state, ShipState ship, ValueQuery question) {
    int printed = ship.card().agility() + (ship.cloaked() ? CLOAKED : 0);
    int valued = cards.value(Value.AGILITY, state, ship, printed, question);
    for (Expansion one : cards.expansions().inForce()) {
      valued += one.agility(state, ship);
    }
    return Math.max(0, valued);
  }

  /** Of the cards that affect enemies, only the attacker's count for a remote (003-050). */
  private static int remoteDefence(
      Cards cards, CombatTask.Attack task, State state, RemoteState defender) {
    ValueQuery question = ValueQuery.aboutAttack(task.defender(), task.shot().weapon());
    Optional<ShipState> source = state.piece(task.attacker()).ship();
    int printed = defender.card().values().map(RemoteValues::agility).orElse(0);
    int agility =
        Math.max(0, cards.onRemote(Value.AGILITY, state, source, defender.id(), printed, question));
    return bounded(
        cards.onRemote(
            Value.DEFENCE_DICE,
            state,
            source,
            defender.id(),
            agility + extra(task).defence(),
            question));
  }

  private static int bounded(int dice) {
    return Math.max(0, Math.min(MOST, dice));
  }

  /** Range counts for primary weapons only, obstruction for all (000-170). */
  private static ExtraDice extra(CombatTask.Attack task) {
    boolean primary = task.shot().weapon().isEmpty();
    RangeBand band = primary ? RangeBand.numbered(task.shot().range()) : RangeBand.TWO;
    return ExtraDice.of(band, task.shot().obstructed());
  }
}
