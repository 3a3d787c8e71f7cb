package io.github.flightstand.rules.player;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.measure.LineOfFire.ExtraDice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The average result of a combat phase about to begin, in squad points, without dice. In descending
 * skill each ship attacks, with its best weapon, the target that is worth most to it. Each is
 * weighted by the chance that both ships are still there, as if ships' fates were independent.
 */
final class Exchange {

  private final Tools tools;
  private final Table table;
  private final List<Fighter> fighters = new ArrayList<>();

  /** The ships that attack no more. */
  private final Set<Fighter> spent = new HashSet<>();

  private Exchange(Tools tools, Scene scene) {
    this.tools = tools;
    this.table = scene.table();
    for (ShipState ship : scene.friends()) {
      fighters.add(new Fighter(tools.memory(), scene, ship, true));
    }
    for (ShipState ship : scene.rivals()) {
      fighters.add(new Fighter(tools.memory(), scene, ship, false));
    }
  }

  /** Returns the improvement, after the phase, of the side whose scene it is. */
  static double of(Tools tools, Scene scene) {
    return new Exchange(tools, scene).gain();
  }

  /** Returns the same for the rest of a combat phase: ships that had their chance do not attack. */
  static double ofTheRest(Tools tools, Scene scene) {
    Exchange exchange = new Exchange(tools, scene);
    exchange.fighters.stream()
        .filter(fighter -> !scene.attacks(fighter.view()))
        .forEach(exchange.spent::add);
    return exchange.gain();
  }

  private double gain() {
    double before = balance();
    fight();
    return balance() - before;
  }

  private double balance() {
    double balance = 0;
    for (Fighter fighter : fighters) {
      balance += fighter.friend() ? fighter.worth() : -fighter.worth();
    }
    return balance;
  }

  /** Lets ships of one skill attack at once: a destroyed ship still attacks (000-109). */
  private void fight() {
    TreeMap<Integer, List<Fighter>> bySkill = new TreeMap<>();
    for (Fighter fighter : fighters) {
      bySkill.computeIfAbsent(fighter.view().card().skill(), s -> new ArrayList<>()).add(fighter);
    }
    for (List<Fighter> equals : bySkill.descendingMap().values()) {
      double[] alive = equals.stream().mapToDouble(Fighter::alive).toArray();
      for (int i = 0; i < alive.length; i++) {
        if (alive[i] > 0 && !equals.get(i).view().cloaked() && !spent.contains(equals.get(i))) {
          attack(equals.get(i), alive[i]);
        }
      }
    }
  }

  private record Aimed(Fighter target, Gun gun, ExtraDice extra, double[] damage) {}

  private void attack(Fighter attacker, double alive) {
    List<Scored<Aimed>> shots = new ArrayList<>();
    for (Fighter target : fighters) {
      boolean touched = table.touching(attacker.view().id(), target.view().id());
      if (target.friend() != attacker.friend() && target.alive() > 0 && !touched) {
        for (Gun gun : Gun.of(attacker.view())) {
          aimed(attacker, gun, target)
              .ifPresent(aim -> shots.add(new Scored<>(aim, target.loss(aim.damage()))));
        }
      }
    }
    if (!shots.isEmpty()) {
      Aimed best = Scored.best(shots);
      attacker.attack(best.target(), best.gun(), best.extra(), best.damage(), alive);
    }
  }

  private Optional<Aimed> aimed(Fighter attacker, Gun gun, Fighter target) {
    if (!attacker.pays(gun, target)) {
      return Optional.empty();
    }
    return Sights.shot(tools, table, attacker.ship(), gun, target.ship())
        .map(
            extra ->
                new Aimed(target, gun, extra, attacker.damage(tools.odds(), gun, target, extra)));
  }
}
