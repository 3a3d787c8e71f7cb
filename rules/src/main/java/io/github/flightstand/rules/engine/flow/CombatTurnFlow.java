package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.Event;
import io.github.flightstand.rules.engine.event.Event.Skipped;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.Task.AttackStep;
import io.github.flightstand.rules.engine.state.Task.Shot;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;

/**
 * The first step of an attack: weapon, then target; or none, since attacking is voluntary (000,
 * heading on attacks; 000-031 to -036).
 */
final class CombatTurnFlow implements Flow<Task.CombatTurn> {

  private static final String PRIMARY = "primary:";

  /** What a shot is aimed at: a whole ship, or one of a corvette's sections. */
  private static final List<Optional<SectionName>> SECTIONS =
      List.of(Optional.empty(), Optional.of(SectionName.FORE), Optional.of(SectionName.AFT));

  /** The turn ends with the attack. */
  @Override
  public boolean waits(Task.CombatTurn task, State state) {
    return true;
  }

  @Override
  public void ask(Task.CombatTurn task, State state, Asking asking) {
    ask(state, state.ship(task.ship()), task.shots(), asking);
  }

  /** Asks which of some shots a ship makes. */
  static void ask(State state, ShipState ship, List<Shot> shots, Asking asking) {
    asking.put(
        Kind.ATTACK,
        ship.id(),
        ship.seat(),
        Optional.of(ship.id()),
        options -> {
          options.offer(Option.of("pass"));
          for (FiringArc arc : ship.card().arcs()) {
            for (Optional<SectionName> section : SECTIONS) {
              offer(state, ship, arc, section, shots, asking, options);
            }
          }
        });
  }

  private static void offer(
      State state,
      ShipState ship,
      FiringArc arc,
      Optional<SectionName> section,
      List<Shot> shots,
      Asking asking,
      Asking.Options options) {
    List<String> targets =
        shots.stream()
            .filter(shot -> shot.arc() == arc && shot.section().equals(section))
            .map(Shot::target)
            .toList();
    if (!targets.isEmpty()) {
      options.offer(Option.of(key(arc, section), new Domain.OneOf(targets)));
    }
    if (options.explaining()) {
      explain(asking.gear(), state, ship, arc, section, targets, options);
    }
  }

  /** Returns the key of an attack: of a corvette one section is named (002-023). */
  private static String key(FiringArc arc, Optional<SectionName> section) {
    return PRIMARY + arc.word() + Sections.suffix(section);
  }

  private static void explain(
      Gear gear,
      State state,
      ShipState ship,
      FiringArc arc,
      Optional<SectionName> section,
      List<String> targets,
      Asking.Options options) {
    for (ShipState target : state.ships()) {
      if (!targets.contains(target.id())) {
        Shots.Obstacle why = Shots.whyNot(gear, state, ship, target, section, arc);
        options.forbid(key(arc, section), target.id(), why.clause(), why.message());
      }
    }
  }

  @Override
  public void answer(Task.CombatTurn task, Play play, Decision decision, Command command) {
    if (command.key().equals("pass")) {
      play.pop();
      play.happen(new Skipped(task.ship(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
      return;
    }
    play.become(declare(play, task.ship(), task.shots(), command));
  }

  /** Declares the one of some shots that a command names. */
  static Task.Attack declare(Play play, String ship, List<Shot> shots, Command command) {
    String target = command.value().orElseThrow();
    Shot shot =
        shots.stream()
            .filter(
                s -> key(s.arc(), s.section()).equals(command.key()) && s.target().equals(target))
            .findFirst()
            .orElseThrow();
    play.happen(
        new Event.Attacked(
            ship, target, shot.arc(), shot.range(), shot.obstructed(), shot.section()));
    return new Task.Attack(ship, shot, AttackStep.ROLL_ATTACK, Pool.EMPTY, Pool.EMPTY, 0);
  }
}
