package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import org.jspecify.annotations.Nullable;

/** A state, one object for all equal ones, with the results known for it. */
final class Alike {

  /** An odd number whose multiples differ in their high bits. */
  private static final int MIX = 0x9E3779B1;

  final State state;

  /** The next state that waits for an answer, if this one does not. */
  @Nullable Alike onward;

  /** The node of this state, once it is made. */
  @Nullable Node node;

  /** The number of nodes above this one while it is being made, or -1. */
  int depth = -1;

  private final int hash;

  /**
   * Creates it.
   *
   * @param place the attack's place among the tasks in progress; those below it stay as they are
   */
  Alike(State state, int place, CombatTask.Attack attack) {
    this.state = state;
    int sum = mixed(hash(attack.attacker()), hash(attack.defender()));
    for (int i = place; i < state.agenda().size(); i++) {
      sum = mixed(sum, hash(state.agenda().get(i)));
    }
    this.hash = sum ^ (sum >>> 15);
  }

  private static int mixed(int one, int other) {
    return (one ^ other) * MIX + (other >>> 16);
  }

  /** Hashes only the parts that change in most steps of an attack. */
  private int hash(String id) {
    return state.remote(id).isPresent()
        ? 0
        : mixed(state.ship(id).tokens().hashCode(), state.ship(id).lock().hashCode());
  }

  private static int hash(Task task) {
    if (!(task instanceof CombatTask.Attack attack)) {
      return task.hashCode();
    }
    int rest = attack.step().ordinal() + 16 * attack.rerolling() + 512 * attack.used().hashCode();
    return mixed(mixed(hash(attack.attack()), hash(attack.defence())), rest);
  }

  private static int hash(Pool pool) {
    int hash = 1;
    for (int i = 0; i < pool.size(); i++) {
      Die die = pool.dice().get(i);
      hash = mixed(hash, 2 * die.face().ordinal() + (die.rerolled() ? 1 : 0));
    }
    return hash;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Alike that && hash == that.hash && state.equals(that.state);
  }
}
