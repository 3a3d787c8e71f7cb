package io.github.flightstand.tools.page.game;

import io.github.flightstand.rules.engine.event.AttackEvent.Attacked;
import io.github.flightstand.rules.engine.event.AttackEvent.Modified;
import io.github.flightstand.rules.engine.event.AttackEvent.Rolled;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.MissionEvent.MissionRolled;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.state.CombatTask.Attack;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.tools.page.ChapterStep.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The dice that lie open on the table: those of the attack in progress, or of another roll. */
final class OpenDice {

  private static final Set<Rolled.Roll> ATTACKING = Set.of(Rolled.Roll.ATTACK, Rolled.Roll.DEFENCE);

  /** The events after which the dice are taken away. */
  private static final Set<Class<? extends Event>> ENDING =
      Set.of(
          Attacked.class,
          MoveEvent.Activated.class,
          MoveEvent.Moved.class,
          RoundEvent.PhaseBegan.class,
          RoundEvent.RoundEnded.class);

  /** The attack dice first. */
  private final List<Roll> rolls = new ArrayList<>();

  /** Whether they are those of an attack, to which the defense dice come. */
  private boolean attack;

  private final UnaryOperator<String> names;

  OpenDice(UnaryOperator<String> names) {
    this.names = names;
  }

  /** Follows an event. */
  void see(Event event) {
    if (ENDING.contains(event.getClass())) {
      rolls.clear();
    } else if (event instanceof Rolled rolled) {
      roll(rolled.ship(), rolled.what().name(), rolled.dice(), ATTACKING.contains(rolled.what()));
    } else if (event instanceof MissionRolled rolled) {
      roll(rolled.player(), "mission", rolled.dice(), false);
    } else if (event instanceof Modified modified && !rolls.isEmpty()) {
      int which = defence(modified) ? rolls.size() - 1 : 0;
      Roll old = rolls.get(which);
      rolls.set(which, new Roll(old.who(), old.what(), faces(modified.dice())));
    }
  }

  private void roll(String who, String what, List<Die> dice, boolean attacking) {
    if (!attacking || !attack || rolls.size() > 1) {
      rolls.clear();
    }
    attack = attacking;
    rolls.add(new Roll(names.apply(who), what.toLowerCase(Locale.ROOT), faces(dice)));
  }

  /** Tests whether an event is about the defense dice: not with hits, and else by who rolled. */
  private boolean defence(Modified modified) {
    List<Face> faces = faces(modified.dice());
    if (faces.contains(Face.HIT) || faces.contains(Face.CRITICAL)) {
      return false;
    }
    return faces.contains(Face.EVADE) || !rolls.get(0).who().equals(names.apply(modified.ship()));
  }

  /** Corrects the dice by an attack that is in progress. */
  void settle(State state) {
    state
        .last(Attack.class)
        .ifPresent(
            task -> {
              settle(0, task.attack());
              settle(1, task.defence());
            });
  }

  private void settle(int which, Pool pool) {
    if (attack && which < rolls.size() && pool.size() > 0) {
      Roll old = rolls.get(which);
      rolls.set(which, new Roll(old.who(), old.what(), faces(pool.dice())));
    }
  }

  List<Roll> shown() {
    return List.copyOf(rolls);
  }

  private static List<Face> faces(List<Die> dice) {
    return new Pool(dice).dice().stream().map(Die::face).toList();
  }
}
