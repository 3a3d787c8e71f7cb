package io.github.flightstand.rules.encoding;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.PublicState;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DialFace;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * A view, with the facts that many numbers of an observation need.
 *
 * @param attack the attack in progress
 * @param activated the ships that have been activated in this round's activation phase
 * @param fought the ships that have had their chance in this round's combat phase
 * @param touching how many ships each ship touches, by its id; those that touch none are left out
 */
record Sight(
    View view,
    Slots slots,
    Optional<Decision> decision,
    Optional<CombatTask.Attack> attack,
    List<String> activated,
    List<String> fought,
    Map<String, Integer> touching) {

  static Sight of(View view, Slots slots, Optional<Decision> decision) {
    Optional<CombatTask.Attack> attack = Optional.empty();
    List<String> activated = List.of();
    List<String> fought = List.of();
    for (Task task : view.open().agenda()) {
      if (task instanceof CombatTask.Attack now) {
        attack = Optional.of(now);
      } else if (task instanceof CombatTask.Combat combat) {
        fought = combat.done();
      } else if (task instanceof ActivationTask.Activations activations) {
        activated = activations.done();
      }
    }
    Map<String, Integer> touching = new HashMap<>();
    for (Set<String> pair : view.open().table().touchingPairs()) {
      pair.forEach(one -> touching.merge(one, 1, Integer::sum));
    }
    return new Sight(view, slots, decision, attack, activated, fought, touching);
  }

  PublicState open() {
    return view.open();
  }

  /** Returns some ships in their order. */
  List<Seen> seen(List<ShipState> ships) {
    List<Seen> seen = new ArrayList<>(ships.size());
    for (ShipState ship : ships) {
      seen.add(new Seen(this, ship, open().table().ship(ship.id()).map(on -> on.pose())));
    }
    return seen;
  }

  /** Returns the points of those of some ships that are gone. */
  static int lost(List<ShipState> ships) {
    return ships.stream().filter(ShipState::gone).mapToInt(ship -> ship.card().points()).sum();
  }

  Optional<Shot> shot() {
    return attack.map(CombatTask.Attack::shot);
  }

  int attackDice(Face face) {
    return attack.map(CombatTask.Attack::attack).orElse(Pool.EMPTY).count(face);
  }

  int defenceDice(Face face) {
    return attack.map(CombatTask.Attack::defence).orElse(Pool.EMPTY).count(face);
  }

  /** Returns 1 for the own side, −1 for the other, 0 if initiative is not settled. */
  int initiative() {
    String own = view.team(view.player());
    return open().initiative().map(team -> team.equals(own) ? 1 : -1).orElse(0);
  }

  /** A ship in sight, and where it is; off the table it has no place. */
  record Seen(Sight sight, ShipState ship, Optional<Pose> pose) {

    double at(ToDoubleFunction<Pose> coordinate) {
      return pose.isPresent() ? coordinate.applyAsDouble(pose.get()) : 0;
    }

    int shields() {
      int shields = ship.shields();
      for (int i = 0; i < ship.sections().size(); i++) {
        shields += ship.sections().get(i).shields();
      }
      return shields;
    }

    int damage() {
      int damage = ship.damage().size();
      for (int i = 0; i < ship.sections().size(); i++) {
        damage += ship.sections().get(i).damage().size();
      }
      return damage;
    }

    int faceUp() {
      int faceUp = 0;
      for (int i = 0; i < ship.damage().size(); i++) {
        faceUp += ship.damage().get(i).face().isPresent() ? 1 : 0;
      }
      return faceUp;
    }

    int discarded() {
      int discarded = 0;
      for (int i = 0; i < ship.cards().size(); i++) {
        discarded += ship.cards().get(i).up() ? 0 : 1;
      }
      return discarded;
    }

    int touching() {
      return sight.touching.getOrDefault(ship.id(), 0);
    }

    /** Returns the number of the locked ship on its side, counted from 1; 0 for none. */
    int locked() {
      return ship.lock().map(id -> sight.slots.of(id) % Slots.SHIPS + 1).orElse(0);
    }

    int maneuver() {
      return ship.dial().flatMap(DialFace::maneuver).map(face -> Choice.of(face) + 1).orElse(0);
    }

    boolean is(Optional<String> id) {
      return id.isPresent() && id.get().equals(ship.id());
    }
  }
}
