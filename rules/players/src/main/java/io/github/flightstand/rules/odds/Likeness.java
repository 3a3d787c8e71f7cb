package io.github.flightstand.rules.odds;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The parts of an attack that no longer affect its rest. Rerolled dice are equal to others once
 * nothing rerolls their results. Attack dice that miss drop out once defense dice are due. So do
 * the attacker's focus, evades and lock, if only the defender has cards that still count. Once
 * results are compared, only the evades remain.
 *
 * @param place the attack's place among the tasks in progress
 */
record Likeness(DiceCards cards, int place) {

  private static final Set<Face> HITS = EnumSet.of(Face.HIT, Face.CRITICAL);

  private static final Set<Face> EVADES = EnumSet.of(Face.EVADE);

  private static final Comparator<AbilityRef> ORDER =
      Comparator.comparing((AbilityRef one) -> one.card().ship())
          .thenComparing(one -> one.card().place())
          .thenComparingInt(one -> one.card().index())
          .thenComparingInt(AbilityRef::ability);

  /** Returns the faces of a side's dice that are results. */
  static Set<Face> results(Side side) {
    return side == Side.ATTACK ? HITS : EVADES;
  }

  /** Returns the side whose dice are modified at an attack's step. */
  private static Optional<Side> modified(CombatTask.Attack attack) {
    return switch (attack.step()) {
      case DEFENDER_MODIFIES, MODIFY_ATTACK -> Optional.of(Side.ATTACK);
      case ATTACKER_MODIFIES, MODIFY_DEFENCE -> Optional.of(Side.DEFENCE);
      default -> Optional.empty();
    };
  }

  /** Returns a state that goes on in the same way, the same one for all that are alike. */
  State of(State state) {
    List<Task> agenda = state.agenda();
    if (cards.lookAtAnything()
        || agenda.size() <= place
        || agenda.size() > place + 2
        || !(agenda.get(place) instanceof CombatTask.Attack attack)
        || !(agenda.size() == place + 1 || defending(attack, state.task()))) {
      return state;
    }
    CombatTask.Attack alike = alike(attack, state);
    State less = withoutMeans(state, attack);
    return alike.equals(attack) ? less : less.withAgenda(Lists.with(agenda, place, alike));
  }

  /** Tests whether cards may take effect just before or after defense dice are rolled. */
  private static boolean defending(CombatTask.Attack attack, Task task) {
    return task instanceof AbilityTask.Opportunity open
        && (attack.step() == AttackStep.ROLL_DEFENCE
            || attack.step() == AttackStep.ATTACKER_MODIFIES)
        && open.window().compareTo(Window.BEFORE_ROLL_DEFENCE) >= 0
        && open.window().compareTo(Window.BEFORE_COMPARE) <= 0;
  }

  private State withoutMeans(State state, CombatTask.Attack attack) {
    State less = state;
    if (!cards.othersCount() && attack.step().compareTo(AttackStep.MODIFY_ATTACK) > 0) {
      less = withoutMeans(less, attack.attacker());
    }
    return !cards.anyCompares() && attack.step().compareTo(AttackStep.MODIFY_DEFENCE) > 0
        ? withoutMeans(less, attack.defender())
        : less;
  }

  private static State withoutMeans(State state, String id) {
    if (state.remote(id).isPresent()) {
      return state;
    }
    ShipState ship = state.ship(id);
    int focus = ship.tokens().of(TokenType.FOCUS);
    int evade = ship.tokens().of(TokenType.EVADE);
    return focus + evade == 0 && ship.lock().isEmpty()
        ? state
        : state.with(
            ship.plus(TokenType.FOCUS, -focus).plus(TokenType.EVADE, -evade).withLocks(List.of()));
  }

  private CombatTask.Attack alike(CombatTask.Attack attack, State state) {
    AttackStep step = attack.step();
    Set<Face> all = EnumSet.allOf(Face.class);
    Pool defence =
        switch (step) {
          case MODIFY_DEFENCE -> only(attack.defence(), all, rerolled(attack, state));
          case COMPARE -> only(attack.defence(), EVADES, Set.of());
          case DAMAGE, AFTER, OVER -> Pool.EMPTY;
          default -> attack.defence();
        };
    return new CombatTask.Attack(
        attack.attacker(),
        attack.shot(),
        step,
        step.compareTo(AttackStep.MODIFY_ATTACK) > 0
            ? only(attack.attack(), HITS, Set.of())
            : only(attack.attack(), all, rerolled(attack, state)),
        defence,
        attack.rerolling(),
        used(attack),
        attack.frozen(),
        attack.hit());
  }

  /** Abilities count while dice of their side are modified, however they were ordered. */
  private static List<AbilityRef> used(CombatTask.Attack attack) {
    if (modified(attack).isEmpty()) {
      return List.of();
    }
    return attack.used().size() < 2 ? attack.used() : attack.used().stream().sorted(ORDER).toList();
  }

  /** Returns the faces for which it matters whether a die that is modified was rerolled. */
  Set<Face> rerolled(CombatTask.Attack attack, State state) {
    AttackStep step = attack.step();
    boolean all =
        step.compareTo(AttackStep.MODIFY_ATTACK) < 0
            || (step == AttackStep.MODIFY_ATTACK
                && (state.remote(attack.attacker()).isPresent()
                    || state
                        .ship(attack.attacker())
                        .lockedOn(attack.defender(), attack.shot().section())));
    Side side = step == AttackStep.MODIFY_ATTACK ? Side.ATTACK : Side.DEFENCE;
    return all ? EnumSet.allOf(Face.class) : cards.rerolled(side, attack.used());
  }

  /** Returns the dice that show one of some faces, as if none was rerolled except some others. */
  private static Pool only(Pool pool, Set<Face> faces, Set<Face> rerolled) {
    List<Die> dice = new ArrayList<>(pool.size());
    for (Die die : pool.dice()) {
      if (faces.contains(die.face())) {
        boolean fresh = die.rerolled() && !rerolled.contains(die.face());
        dice.add(fresh ? new Die(die.face(), false, die.fixed()) : die);
      }
    }
    return new Pool(dice);
  }
}
