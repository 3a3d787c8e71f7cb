package io.github.flightstand.rules.engine.expansion.huge;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.TaskRow;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.card.Effects;
import io.github.flightstand.rules.engine.state.AbilityTask.Resolving;
import io.github.flightstand.rules.engine.state.ActivationTask.Activation;
import io.github.flightstand.rules.engine.state.ActivationTask.Activations;
import io.github.flightstand.rules.engine.state.ActivationTask.FreeAction;
import io.github.flightstand.rules.engine.state.BombTask.Detonation;
import io.github.flightstand.rules.engine.state.BombTask.Landed;
import io.github.flightstand.rules.engine.state.BombTask.MinesMet;
import io.github.flightstand.rules.engine.state.CombatTask.Attack;
import io.github.flightstand.rules.engine.state.CombatTask.Firing;
import io.github.flightstand.rules.engine.state.DamageTask.Damage;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HugeTask.Collision;
import io.github.flightstand.rules.engine.state.HugeTask.HugeActivation;
import io.github.flightstand.rules.engine.state.HugeTask.HugeCombatTurn;
import io.github.flightstand.rules.engine.state.HugeTask.HugeStep;
import io.github.flightstand.rules.engine.state.HugeTask.Surplus;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Huge ships (002), in the order of a round. */
public final class HugeExpansion implements Expansion {

  private static final Map<Class<? extends Effect>, BiConsumer<Transition, Effect>> EFFECTS =
      Map.ofEntries(
          Effects.done(Effect.Energy.class, Energy::onShip),
          Effects.done(Effect.CardEnergy.class, Energy::onCard));

  /**
   * By all rules any game may have huge ships, which may also stand in as obstacles (002-056), and
   * weapons that take energy.
   */
  @Override
  public boolean in(State state) {
    for (int i = 0; i < state.ships().size(); i++) {
      ShipCard card = state.ships().get(i).card();
      if (card.huge().isPresent() || takesEnergy(card.weapons())) {
        return true;
      }
    }
    List<Ship> standing = state.table().ships();
    for (int i = 0; i < standing.size(); i++) {
      if (standing.get(i).standsIn()) {
        return true;
      }
    }
    return false;
  }

  private static boolean takesEnergy(List<Weapon> weapons) {
    for (int i = 0; i < weapons.size(); i++) {
      if (weapons.get(i).energy().isPresent()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<TaskRow<?>> tasks() {
    return List.of(
        TaskRow.openTask(HugeActivation.class, new HugeActivationFlow())
            .on(Activations.class)
            .under(FreeAction.class, Landed.class, MinesMet.class, Detonation.class)
            .by(HugeActivation::ship),
        TaskRow.openTask(Collision.class, new CollisionFlow())
            .on(Activation.class, HugeActivation.class, MinesMet.class, Resolving.class)
            .under(Damage.class, MinesMet.class),
        TaskRow.openTask(HugeCombatTurn.class, new HugeCombatTurnFlow())
            .on(Firing.class)
            .under(Attack.class)
            .by(HugeCombatTurn::ship),
        TaskRow.openTask(Surplus.class, new SurplusFlow())
            .onAny()
            .checked(
                (task, in) ->
                    need(
                        in.ship(task.ship()).section(task.section()).crippled(),
                        "the ship '%s' discards upgrades of a section that is not crippled",
                        task.ship())));
  }

  @Override
  public Map<Class<? extends Effect>, BiConsumer<Transition, Effect>> effects() {
    return EFFECTS;
  }

  @Override
  public void checkCards(Rules rules, List<ShipCard> ships) {
    ships.forEach(ship -> HugeCheck.card(rules, ship));
  }

  @Override
  public void check(State state, RulesContext context) {
    HugeCheck.check(state, context);
  }

  /** Huge ships are activated after all others (002-005). */
  @Override
  public boolean waitsForOthers(ShipState ship) {
    return ship.card().huge().isPresent();
  }

  /** A huge ship gains and uses energy, and its sections act (002-009, -013). */
  @Override
  public Optional<Task> activation(ShipState ship) {
    return ship.card().huge().map(any -> new HugeActivation(ship.id(), HugeStep.REVEAL, 0));
  }

  /** The damage of a collision is dealt after mines have detonated (002-042 to -046, 000-090). */
  @Override
  public void met(Transition play, Resolution resolution) {
    Collisions.owe(play, resolution);
  }

  /** Ships and obstacles under a huge ship are removed (002-043, -044). */
  @Override
  public void passed(Transition play, String ship, Resolution resolution) {
    Collisions.clear(play, ship, resolution);
  }

  /** An opponent whose ship was met picks who suffers (002-031). */
  @Override
  public Optional<String> mover(State state, ShipState hurt) {
    return Collisions.mover(state, hurt);
  }

  /** A huge ship may attack several times (002-024, -028). */
  @Override
  public Optional<Task> combatTurn(ShipState ship, List<Shot> shots) {
    return ship.card().huge().map(any -> new HugeCombatTurn(ship.id(), 0, List.of(), shots));
  }

  /** A weapon's attack may cost energy that lies on its card (002-009). */
  @Override
  public Optional<Bar> unpaid(ShipState ship, Weapon weapon) {
    return Energy.unpaid(ship, weapon);
  }

  @Override
  public void paying(Transition play, String ship, Weapon weapon) {
    Energy.pay(play, ship, weapon);
  }

  /** A reinforcement token is an evade in each defense (002-015). */
  @Override
  public int evades(Transition play, Attack attack) {
    return Reinforcement.evades(attack, play);
  }

  /** A crippled section may hold less energy and have fewer cards (002-034). */
  @Override
  public void crippled(Transition play, String ship, Optional<SectionName> part) {
    Energy.limit(play, ship);
    play.push(new Surplus(ship, part));
  }

  /** Reinforcement tokens go in the end phase (002-015). */
  @Override
  public void tidying(Transition play, String ship, SectionState part) {
    if (part.tokens().of(TokenType.REINFORCEMENT) > 0) {
      play.happen(new SectionEvent.ReinforcementEnded(ship, part.section()));
    }
  }

  /** If two huge ships collide, both are dealt their cards before a game ends (002-042). */
  @Override
  public boolean delaysEnd(State state) {
    return Collisions.dealsCards(state);
  }
}
