package io.github.flightstand.rules.player;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.player.DiceOdds.Defender;
import io.github.flightstand.rules.player.Memory.Placed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A choice of targets by the worth of attacks on them, and of tokens to spend on that. */
record AttackChoice(Tools tools) {

  private static final Optional<Weapon.Cost> FOCUS = Optional.of(Weapon.Cost.FOCUS);
  private static final Optional<Weapon.Cost> LOCK = Optional.of(Weapon.Cost.LOCK);

  /** Returns the attacks that a ship can make, and the pass, the best first. */
  List<Scored<Command>> targets(Scene scene, Decision decision) {
    ShipState ship = scene.ship(decision.ship().orElseThrow());
    List<Shot> shots = shots(scene.present());
    List<Scored<Command>> ranked = new ArrayList<>();
    for (Option option : decision.options()) {
      Command command = Command.of(decision.id(), option.key());
      if (!(option.domain() instanceof Domain.OneOf targets)) {
        ranked.add(new Scored<>(command, 0));
        continue;
      }
      for (String target : targets.names()) {
        // Nothing is known of an attack that only a card allows.
        double worth =
            shots.stream()
                .filter(shot -> isOf(shot, option.key()))
                .filter(shot -> shot.target().equals(target))
                .findFirst()
                .map(shot -> worth(scene, ship, shot))
                .orElse(0.0);
        ranked.add(new Scored<>(command.withValue(target), worth));
      }
    }
    return Scored.sorted(ranked);
  }

  private static List<Shot> shots(Task turn) {
    if (turn instanceof RemoteTask.RemoteTurn remote) {
      return remote.shots();
    }
    if (turn instanceof HugeTask.HugeCombatTurn huge) {
      return huge.shots();
    }
    return ((CombatTask.CombatTurn) turn).shots();
  }

  /** Tests whether an option's key names a shot's weapon and, for a corvette, its section. */
  private static boolean isOf(Shot shot, String key) {
    String gun = shot.weapon().map(id -> "secondary:" + id).orElse("primary:" + shot.arc().word());
    return shot.section()
        .map(section -> key.startsWith(gun + ":") && key.endsWith(section.word()))
        .orElse(key.equals(gun));
  }

  static ExtraDice extra(Shot shot) {
    RangeBand band = shot.weapon().isPresent() ? RangeBand.TWO : RangeBand.numbered(shot.range());
    return ExtraDice.of(band, shot.obstructed());
  }

  /** Returns a shot's worth, always above 0; a token that the weapon spends does not help it. */
  private double worth(Scene scene, ShipState ship, Shot shot) {
    Optional<Weapon> weapon = shot.weapon().flatMap(ship.card()::weapon);
    Optional<Weapon.Cost> spent = weapon.flatMap(Weapon::spends);
    boolean focus = ship.tokens().of(TokenType.FOCUS) > (spent.equals(FOCUS) ? 1 : 0);
    boolean lock = ship.lockedOn(shot.target()) && !spent.equals(LOCK);
    int value = weapon.map(Weapon::attack).orElse(ship.card().attack());
    ShipState target = scene.ship(shot.target());
    ExtraDice extra = extra(shot);
    int dice = value + extra.attack();
    int helps = (focus ? 1 : 0) + (lock ? 1 : 0);
    Defender defender = Defender.of(scene, target, extra);
    return 1e-6 + MaterialEvaluation.of(target.card(), tools.odds().effect(dice, helps, defender));
  }

  /** Rerolls attack dice that miss, then counts focus results, then is done. */
  Command modifyAttack(Scene scene, Decision decision) {
    CombatTask.Attack attack = (CombatTask.Attack) scene.present();
    ShipState ship = scene.ship(attack.attacker());
    Pool pool = attack.attack();
    boolean focus = decision.option("focus").isPresent();
    Optional<Option> lock = decision.option("lock");
    if (lock.isPresent()) {
      List<Integer> missing = new ArrayList<>();
      for (int index : ((Domain.Subset) lock.get().domain()).indices()) {
        Die die = pool.dice().get(index);
        if (die.face() == Face.BLANK || (die.face() == Face.FOCUS && !focus)) {
          missing.add(index);
        }
      }
      if (!missing.isEmpty()) {
        return Command.of(decision.id(), "lock").withValues(missing);
      }
    }
    boolean spends = focus && pool.count(Face.FOCUS) > 0 && pays(scene, ship, attack);
    return Command.of(decision.id(), spends ? "focus" : "done");
  }

  /** Tests whether a focus token does more now than it may do in defense later. */
  private boolean pays(Scene scene, ShipState ship, CombatTask.Attack attack) {
    ShipState target = scene.ship(attack.defender());
    int hits = attack.damage();
    int more = hits + attack.attack().count(Face.FOCUS);
    double gain = expected(scene, target, attack, more) - expected(scene, target, attack, hits);
    boolean threatened =
        ship.tokens().of(TokenType.FOCUS) == 1
            && scene.rivals().stream().anyMatch(rival -> threatens(scene, rival, ship));
    return gain > (threatened ? 0.25 * MaterialEvaluation.ofDamage(ship.card()) : 0);
  }

  private boolean threatens(Scene scene, ShipState rival, ShipState ship) {
    if (!scene.attacks(rival) || rival.cloaked()) {
      return false;
    }
    Placed from = tools.memory().placed(scene.table(), scene.standing(rival));
    Placed to = tools.memory().placed(scene.table(), scene.standing(ship));
    return Sights.shot(tools, scene.table(), from, rival.card(), to).isPresent();
  }

  private double expected(Scene scene, ShipState target, CombatTask.Attack attack, int hits) {
    Defender defender = Defender.of(scene, target, extra(attack.shot()));
    return MaterialEvaluation.of(target.card(), tools.odds().against(hits, defender));
  }

  /** Returns how to modify defense dice: with no more than is needed. */
  Command modifyDefence(Scene scene, Decision decision) {
    CombatTask.Attack attack = (CombatTask.Attack) scene.present();
    ShipState ship = scene.ship(attack.defender());
    int hits = attack.damage();
    int needed = hits - attack.defence().count(Face.EVADE);
    int results = attack.defence().count(Face.FOCUS);
    boolean focus = results > 0 && decision.option("focus").isPresent();
    boolean evade = decision.option("evade").isPresent();
    if (needed <= 0 || !(focus || evade)) {
      return Command.of(decision.id(), "done");
    }
    boolean keepsFocus = scene.attacks(ship) && evade && needed == 1;
    return Command.of(decision.id(), focus && !keepsFocus ? "focus" : evade ? "evade" : "focus");
  }
}
