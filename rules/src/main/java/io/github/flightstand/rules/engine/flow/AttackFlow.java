package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.Event.Rolled;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Marker;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Task.AttackStep;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * An attack after it was declared: roll and modify attack dice, roll and modify defence dice,
 * compare (000, heading on attacks; 000-037 to -050, -195).
 *
 * <p>Without cards only the attacker modifies attack dice and only the defender defence dice.
 */
final class AttackFlow implements Flow<Task.Attack> {

  private static final String DONE = "done";
  private static final String FOCUS = "focus";
  private static final String LOCK = "lock";
  private static final String EVADE = "evade";

  /** What a cloaked ship's agility is raised by (000-186). */
  private static final int CLOAKED = 2;

  @Override
  public Optional<Nature> nature(Task.Attack task, State state) {
    return switch (task.step()) {
      case ROLL_ATTACK ->
          dice(Kind.ATTACK_DICE, task.attacker(), Face.ATTACK, attackDice(task, state));
      case MODIFY_ATTACK -> dice(Kind.ATTACK_DICE, task.attacker(), Face.ATTACK, task.rerolling());
      case ROLL_DEFENCE ->
          dice(Kind.DEFENCE_DICE, task.defender(), Face.DEFENCE, defenceDice(task, state));
      case MODIFY_DEFENCE, COMPARE -> Optional.empty();
    };
  }

  private static Optional<Nature> dice(Kind kind, String ship, List<Face> faces, int count) {
    return count > 0 ? Optional.of(new Nature.Dice(kind, ship, faces, count)) : Optional.empty();
  }

  private static ExtraDice extra(Task.Attack task) {
    return ExtraDice.of(RangeBand.values()[task.shot().range()], task.shot().obstructed());
  }

  private static int attackDice(Task.Attack task, State state) {
    return state.ship(task.attacker()).attack() + extra(task).attack();
  }

  private static int defenceDice(Task.Attack task, State state) {
    ShipState defender = state.ship(task.defender());
    int agility = defender.card().agility() + (defender.cloaked() ? CLOAKED : 0);
    return agility + extra(task).defence();
  }

  @Override
  public boolean waits(Task.Attack task, State state) {
    return switch (task.step()) {
      case MODIFY_ATTACK -> {
        ShipState attacker = state.ship(task.attacker());
        yield attacker.markers().focus() > 0 || locked(task, attacker);
      }
      case MODIFY_DEFENCE -> {
        ShipState defender = state.ship(task.defender());
        yield defender.markers().focus() > 0 || defender.markers().evade() > 0;
      }
      default -> false;
    };
  }

  private static boolean locked(Task.Attack task, ShipState attacker) {
    return attacker.lockedOn(task.defender(), task.shot().section());
  }

  @Override
  public void ask(Task.Attack task, State state, Asking asking) {
    boolean attack = task.step() == AttackStep.MODIFY_ATTACK;
    ShipState ship = state.ship(attack ? task.attacker() : task.defender());
    asking.put(
        attack ? Kind.MODIFY_ATTACK : Kind.MODIFY_DEFENCE,
        ship.id(),
        ship.seat(),
        Optional.of(ship.id()),
        options -> {
          options.offer(Option.of(DONE));
          if (ship.markers().focus() > 0) {
            options.offer(Option.of(FOCUS));
          } else {
            options.forbid(FOCUS, "000-104", "'" + ship.id() + "' has no focus token to spend");
          }
          if (attack) {
            offerLock(task, ship, options);
          } else if (ship.markers().evade() > 0) {
            options.offer(Option.of(EVADE));
          } else {
            options.forbid(EVADE, "000-070", "'" + ship.id() + "' has no evade token to spend");
          }
        });
  }

  /** Any number of dice, none of them twice (000-042, -195, -202). */
  private static void offerLock(Task.Attack task, ShipState ship, Asking.Options options) {
    if (!locked(task, ship)) {
      options.forbid(LOCK, "000-042", "'" + ship.id() + "' has no lock on the defender");
      return;
    }
    List<Integer> indices = task.attack().rerollable();
    options.offer(Option.of(LOCK, new Domain.Subset(indices, 0, indices.size())));
    options.forbid(LOCK, task.attack().rerolled(), "000-195", "no die is rerolled twice");
  }

  @Override
  public void answer(Task.Attack task, Play play, Decision decision, Command command) {
    switch (decision.kind()) {
      case ATTACK_DICE -> rolledAttack(task, play, Pool.parse(command.key()));
      case DEFENCE_DICE -> {
        Pool pool = Pool.parse(command.key());
        play.happen(Rolled.of(task.defender(), Rolled.Roll.DEFENCE, pool));
        play.become(with(task, AttackStep.MODIFY_DEFENCE, task.attack(), pool, 0));
      }
      case MODIFY_ATTACK -> modifyAttack(task, play, command);
      default -> modifyDefence(task, play, command);
    }
  }

  private static void rolledAttack(Task.Attack task, Play play, Pool dice) {
    if (task.step() == AttackStep.ROLL_ATTACK) {
      play.happen(Rolled.of(task.attacker(), Rolled.Roll.ATTACK, dice));
      play.become(with(task, AttackStep.MODIFY_ATTACK, dice, Pool.EMPTY, 0));
      return;
    }
    Pool pool = task.attack().withRerolled(dice);
    play.happen(new Event.Modified(task.attacker(), "reroll", pool.dice()));
    play.become(with(task, task.step(), pool, Pool.EMPTY, 0));
  }

  private static void modifyAttack(Task.Attack task, Play play, Command command) {
    String ship = task.attacker();
    switch (command.key()) {
      case FOCUS -> {
        Pool pool = task.attack().withFace(Face.FOCUS, Face.HIT);
        play.happen(new Event.Lost(ship, Marker.FOCUS, 1));
        play.happen(new Event.Modified(ship, FOCUS, pool.dice()));
        play.become(with(task, task.step(), pool, Pool.EMPTY, 0));
      }
      case LOCK -> {
        List<Integer> chosen = command.values().orElseThrow();
        Pool left = task.attack().without(chosen);
        play.happen(new Event.Unlocked(ship));
        play.become(with(task, task.step(), left, Pool.EMPTY, chosen.size()));
      }
      default -> play.become(task.at(AttackStep.ROLL_DEFENCE));
    }
  }

  private static void modifyDefence(Task.Attack task, Play play, Command command) {
    String ship = task.defender();
    switch (command.key()) {
      case FOCUS -> {
        play.happen(new Event.Lost(ship, Marker.FOCUS, 1));
        defended(task, play, FOCUS, task.defence().withFace(Face.FOCUS, Face.EVADE));
      }
      case EVADE -> {
        play.happen(new Event.Lost(ship, Marker.EVADE, 1));
        defended(task, play, EVADE, task.defence().with(new Die(Face.EVADE, false)));
      }
      default -> play.become(task.at(AttackStep.COMPARE));
    }
  }

  private static void defended(Task.Attack task, Play play, String what, Pool pool) {
    play.happen(new Event.Modified(task.defender(), what, pool.dice()));
    play.become(with(task, task.step(), task.attack(), pool, 0));
  }

  private static Task.Attack with(
      Task.Attack task, AttackStep step, Pool attack, Pool defence, int rerolling) {
    return new Task.Attack(task.attacker(), task.shot(), step, attack, defence, rerolling);
  }

  @Override
  public void proceed(Task.Attack task, Play play) {
    switch (task.step()) {
      // Without a die to roll the attack still takes place (000-050).
      case ROLL_ATTACK -> play.become(task.at(AttackStep.MODIFY_ATTACK));
      case MODIFY_ATTACK -> play.become(task.at(AttackStep.ROLL_DEFENCE));
      case ROLL_DEFENCE -> play.become(task.at(AttackStep.MODIFY_DEFENCE));
      case MODIFY_DEFENCE -> play.become(task.at(AttackStep.COMPARE));
      case COMPARE -> compare(task, play);
    }
  }

  /**
   * Each evade cancels a hit, or a critical hit once no hit is left (000-045, -046); by the first
   * rulebook an attack without attack dice does no damage (001-025).
   */
  private static void compare(Task.Attack task, Play play) {
    int evades = task.defence().count(Face.EVADE) + Reinforcement.evades(task, play);
    int hits = task.attack().count(Face.HIT);
    int criticals = task.attack().count(Face.CRITICAL);
    int cancelled = Math.min(hits, evades);
    int hitsLeft = hits - cancelled;
    int criticalsLeft = Math.max(0, criticals - (evades - cancelled));
    play.pop();
    boolean harmless =
        play.gear().rules().game().attackNeedsDice() && attackDice(task, play.state()) == 0;
    if (harmless || hitsLeft + criticalsLeft == 0) {
      play.happen(new Event.Missed(task.attacker(), task.defender()));
      return;
    }
    play.happen(new Event.Hit(task.attacker(), task.defender(), hitsLeft, criticalsLeft));
    play.push(
        Harm.damage(play.ship(task.defender()), task.shot().section(), hitsLeft, criticalsLeft));
  }
}
