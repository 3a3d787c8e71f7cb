package io.github.flightstand.rules.engine.flow.combat;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.MoveEvent.Skipped;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Expansions;
import io.github.flightstand.rules.engine.flow.Flow;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.flow.card.Effects;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.shooting.FiringFlow;
import io.github.flightstand.rules.engine.flow.shooting.Shots;
import io.github.flightstand.rules.engine.flow.shooting.Shots.Gun;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The declaration of an attack: weapon, target, costs (000-031 to -036, -171 to -174). */
public final class CombatTurnFlow extends Flow<CombatTask.CombatTurn> {

  private static final String PASS = "pass";

  /** The target of a shot: a whole ship, or one of a corvette's sections. */
  private static final List<Optional<SectionName>> SECTIONS =
      List.of(Optional.empty(), Optional.of(SectionName.FORE), Optional.of(SectionName.AFT));

  /** Returns true: the turn ends with the attack. */
  @Override
  public boolean waits(CombatTask.CombatTurn task, State state) {
    return true;
  }

  @Override
  public void ask(CombatTask.CombatTurn task, State state, DecisionCollector asking) {
    ask(state, state.ship(task.ship()), task.shots(), gun -> true, asking);
  }

  /**
   * Asks which of the shots a ship takes; {@code left} tests whether a weapon of a huge ship still
   * has an attack in the round (002-024).
   */
  public static void ask(
      State state,
      ShipState ship,
      List<Shot> shots,
      Predicate<Gun> left,
      DecisionCollector asking) {
    asking.put(
        Kind.ATTACK,
        ship,
        options -> {
          options.offer(Option.of(PASS));
          Expansions expansions = asking.context().expansions();
          for (Gun gun : Shots.guns(asking.context(), state, ship)) {
            for (Optional<SectionName> section : SECTIONS) {
              List<Shot> aimed = aimed(shots, gun, section);
              if (aimed.isEmpty() && !options.explaining() && expansions.inForce().isEmpty()) {
                continue;
              }
              String key = key(gun, section);
              if (!left.test(gun)) {
                options.forbid(
                    key,
                    "002-024",
                    "'" + ship.id() + "' has made all attacks of the round with that weapon");
              }
              if (options.wants(key)) {
                offer(state, ship, gun, section, aimed, asking, options);
              }
              expansions.each(
                  one -> one.offerAttacks(state, ship, gun.card(), key, aimed, options));
            }
          }
          if (options.explaining()) {
            forbidOtherArcs(state, ship, asking, options);
          }
        });
  }

  private static List<Shot> aimed(List<Shot> shots, Gun gun, Optional<SectionName> section) {
    List<Shot> aimed = new ArrayList<>(shots.size());
    for (int i = 0; i < shots.size(); i++) {
      if (gun.fires(shots.get(i)) && shots.get(i).section().equals(section)) {
        aimed.add(shots.get(i));
      }
    }
    return aimed;
  }

  /** A ship fires its primary weapon from its own arcs (000-034), a turret in all directions. */
  private static void forbidOtherArcs(
      State state, ShipState ship, DecisionCollector asking, DecisionCollector.Options options) {
    List<String> keys = Shots.guns(asking.context(), state, ship).stream().map(Gun::key).toList();
    String clause = keys.contains(Shots.primary(FiringArc.TURRET)) ? "000-168" : "000-034";
    for (FiringArc arc : FiringArc.values()) {
      String key = Shots.primary(arc);
      if (!keys.contains(key)) {
        for (Optional<SectionName> section : SECTIONS) {
          options.forbid(
              key + Sections.suffix(section),
              clause,
              "the primary weapon of '" + ship.id() + "' has no arc " + arc.word());
        }
      }
    }
  }

  private static void offer(
      State state,
      ShipState ship,
      Gun gun,
      Optional<SectionName> section,
      List<Shot> shots,
      DecisionCollector asking,
      DecisionCollector.Options options) {
    String key = key(gun, section);
    List<String> targets = new ArrayList<>(shots.size());
    for (Shot shot : shots) {
      targets.add(shot.target());
    }
    if (!targets.isEmpty()) {
      options.offer(Option.of(key, targets));
    }
    if (options.explaining()) {
      for (ShipState target : state.ships()) {
        if (!targets.contains(target.id())) {
          Shots.Obstacle why = Shots.whyNot(asking.context(), state, ship, target, section, gun);
          options.forbid(key, target.id(), why.clause(), why.message());
        }
      }
      for (RemoteState target : state.remotes()) {
        if (!targets.contains(target.id())) {
          Shots.Obstacle why = Shots.whyNot(asking.context(), state, ship, target, section, gun);
          options.forbid(key, target.id(), why.clause(), why.message());
        }
      }
    }
  }

  /** Returns the key of an attack; it names a section of a corvette (002-023). */
  static String key(Gun gun, Optional<SectionName> section) {
    return gun.key() + Sections.suffix(section);
  }

  @Override
  public void answer(
      CombatTask.CombatTurn task, Transition play, Decision decision, Command command) {
    play.pop();
    if (command.key().equals(PASS)) {
      play.happen(new Skipped(task.ship(), Skipped.Chance.ATTACK, Skipped.Reason.PASSED));
    } else {
      declare(play, task.ship(), task.shots(), command);
    }
  }

  /** Declares the attack that a command names. */
  public static void declare(Transition play, String id, List<Shot> shots, Command command) {
    Aimed aimed = aimed(play, id, shots, command);
    play.context()
        .expansions()
        .each(one -> one.declaring(play, id, aimed.shot().target(), command.key()));
    declare(play, play.ship(id), aimed.gun(), aimed.shot());
  }

  private record Aimed(Gun gun, Shot shot) {}

  /** Returns the shot that a command names. */
  public static Shot shot(Transition play, String id, List<Shot> shots, Command command) {
    return aimed(play, id, shots, command).shot();
  }

  private static Aimed aimed(Transition play, String id, List<Shot> shots, Command command) {
    ShipState ship = play.ship(id);
    String target = command.value().orElseThrow();
    String key =
        play.context()
            .expansions()
            .first(one -> one.ownAttack(command.key()))
            .orElse(command.key());
    for (Gun gun : Shots.guns(play.context(), play.state(), ship)) {
      for (Shot shot : shots) {
        if (gun.fires(shot)
            && key(gun, shot.section()).equals(key)
            && shot.target().equals(target)) {
          return new Aimed(gun, shot);
        }
      }
    }
    throw new IllegalStateException("an attack that was offered is not among those that can be");
  }

  private static void declare(Transition play, ShipState ship, Gun gun, Shot shot) {
    play.push(CombatTask.Attack.of(ship.id(), shot));
    List<Weapon.Cost> ways =
        gun.card().map(weapon -> pay(play, ship, weapon, shot)).orElse(List.of());
    FiringFlow.declared(play, ship.id(), shot);
    if (ways.size() > 1) {
      // Asked last, so that it is settled before anything else.
      Proposals.propose(play, new Proposed.Payment(ship.id(), ways.get(0)));
    }
  }

  /**
   * Pays the costs once the target is chosen, before it becomes the defender (000-032). Returns the
   * ways to pay what the attack spends.
   */
  private static List<Weapon.Cost> pay(Transition play, ShipState ship, Weapon weapon, Shot shot) {
    List<Weapon.Cost> ways =
        weapon
            .spends()
            .map(
                cost ->
                    Shots.ways(
                        play.context(),
                        play.state(),
                        ship,
                        weapon,
                        cost,
                        shot.target(),
                        shot.section()))
            .orElse(List.of());
    if (ways.size() == 1) {
      Proposals.pay(play, ship.id(), ways.get(0));
    }
    play.context().expansions().each(one -> one.paying(play, ship.id(), weapon));
    if (weapon.discards()) {
      for (int i = 0; i < ship.cards().size(); i++) {
        if (ship.cards().get(i).up() && ship.cards().get(i).id().equals(weapon.id())) {
          Effects.discard(play, CardRef.held(ship.id(), i));
          break;
        }
      }
    }
    return ways;
  }

  @Override
  public void check(CombatTask.CombatTurn task, UntrustedState in) {
    in.inPlay(task.ship());
    task.shots().forEach(shot -> Shots.check(in, task.ship(), shot));
    // An extra attack may be limited to some weapons.
    boolean all = in.under() instanceof CombatTask.Firing;
    List<Optional<String>> weapons = task.shots().stream().map(Shot::weapon).toList();
    Shots.checkChoice(
        in,
        task,
        task.shots(),
        () ->
            Shots.of(in.context(), in.state(), in.ship(task.ship())).stream()
                .filter(shot -> all || weapons.contains(shot.weapon())));
  }
}
