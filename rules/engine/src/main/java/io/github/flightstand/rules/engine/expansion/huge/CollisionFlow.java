package io.github.flightstand.rules.engine.expansion.huge;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.maneuver.Resolution.DamageOwed;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The damage that collisions with huge ships caused: face-up cards, and dice, no attack, whose hits
 * and critical hits are damage (002-039 to -046). It goes to the fore section; if that is crippled
 * no dice are rolled, because it suffers nothing.
 */
final class CollisionFlow extends Flow<HugeTask.Collision> {

  /** The most dice rolled at once: their odds fit a long. */
  private static final int AT_ONCE = 20;

  @Override
  public Optional<ChanceNode> chance(HugeTask.Collision task, State state) {
    return dice(task, state)
        .map(
            owed ->
                new ChanceNode.Dice(Kind.COLLISION_DICE, owed.ship(), Face.ATTACK, rolled(owed)));
  }

  private static int rolled(DamageOwed owed) {
    return Math.min(owed.count(), AT_ONCE);
  }

  private static Optional<DamageOwed> dice(HugeTask.Collision task, State state) {
    return task.owed().stream()
        .limit(1)
        .filter(owed -> owed.kind() == DamageOwed.Kind.ATTACK_DIE && suffers(state, owed))
        .findFirst();
  }

  private static boolean suffers(State state, DamageOwed owed) {
    ShipState ship = state.ship(owed.ship());
    return ship.inPlay() && (owed.section().isEmpty() || !ship.section(owed.section()).crippled());
  }

  @Override
  public void answer(HugeTask.Collision task, Transition play, Decision decision, Command command) {
    DamageOwed owed = task.owed().get(0);
    Pool pool = Pool.parse(command.key());
    play.happen(Rolled.of(owed.ship(), Rolled.Roll.COLLISION, pool));
    List<DamageOwed> left = new ArrayList<>(rest(task));
    if (owed.count() > rolled(owed)) {
      left.add(
          0, new DamageOwed(owed.kind(), owed.count() - rolled(owed), owed.ship(), owed.section()));
    }
    play.become(new HugeTask.Collision(left));
    int hits = pool.count(Face.HIT);
    int criticals = pool.count(Face.CRITICAL);
    if (hits + criticals > 0) {
      play.push(new DamageTask.Damage(owed.ship(), owed.section(), 0, hits, criticals));
    }
  }

  private static List<DamageOwed> rest(HugeTask.Collision task) {
    return task.owed().subList(1, task.owed().size());
  }

  @Override
  public void proceed(HugeTask.Collision task, Transition play) {
    if (task.owed().isEmpty()) {
      play.pop();
      return;
    }
    DamageOwed owed = task.owed().get(0);
    play.become(new HugeTask.Collision(rest(task)));
    if (owed.kind() == DamageOwed.Kind.CARD) {
      play.push(new DamageTask.Damage(owed.ship(), owed.section(), owed.count(), 0, 0));
    }
  }

  @Override
  public void check(HugeTask.Collision task, UntrustedState in) {
    for (DamageOwed owed : task.owed()) {
      ShipState ship = in.ship(owed.ship());
      need(
          ship.card().inSections()
              ? owed.section().isEmpty() || Sections.names(ship, owed.section())
              : owed.kind() == DamageOwed.Kind.ATTACK_DIE && owed.section().isEmpty(),
          "the ship '%s' cannot be dealt what it is owed",
          ship.id());
      in.count(ship.id(), owed.count());
    }
  }
}
