package io.github.flightstand.rules.engine.flow.damage;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.event.BombEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.LossEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.BombTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageTask;
import io.github.flightstand.rules.engine.state.Proposed;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.Window;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.measure.Surroundings;
import java.util.List;
import java.util.Optional;

/** Events that happen unless a card replaces them. */
public final class Proposals {

  /** Proposes an event: it happens unless a card replaces it, which no ability does twice. */
  public static void propose(Transition play, Proposed proposed) {
    if (play.context().triggers().listens(play.state(), proposed.window())) {
      play.push(AbilityTask.Opportunity.of(proposed, replaced(play.state().agenda())));
    } else {
      carryOut(play, proposed);
    }
  }

  /** Returns the abilities whose replacement of an event led to the present proposal. */
  private static List<AbilityRef> replaced(List<Task> agenda) {
    int at = agenda.size() - 1;
    while (Transition.passive(agenda.get(at))) {
      at--;
    }
    return agenda.get(at) instanceof AbilityTask.Resolving by ? by.replaced() : List.of();
  }

  public static void gain(Transition play, String ship, TokenType marker, int count) {
    propose(play, new Proposed.Tokens(ship, marker, count));
  }

  /** Takes from a ship what its attack spends. */
  public static void pay(Transition play, String ship, Weapon.Cost cost) {
    boolean lock = cost == Weapon.Cost.LOCK;
    play.happen(
        lock
            ? MarkerEvent.Unlocked.of(
                play.ship(ship),
                play.state().last(CombatTask.Attack.class).orElseThrow().defender())
            : new MarkerEvent.Lost(ship, TokenType.FOCUS, 1));
    play.open(Window.SPENT, Optional.of(ship), Optional.of(TokenType.FOCUS).filter(any -> !lock));
  }

  /** Records that a card replaced what was proposed. */
  public static void replaced(Transition play, Proposed proposed) {
    if (proposed instanceof Proposed.Destruction && play.ship(proposed.ship()).lingers()) {
      play.happen(new LossEvent.Lingering(proposed.ship(), false));
    } else if (proposed instanceof Proposed.Detonation detonation) {
      play.alter(
          BombTask.BombsDue.class,
          due -> new BombTask.BombsDue(Lists.plus(due.spared(), detonation.token())));
    }
  }

  public static void carryOut(Transition play, Proposed proposed) {
    ShipState ship = play.ship(proposed.ship());
    if (proposed instanceof Proposed.Detonation detonation) {
      detonate(play, ship, detonation);
    } else if (ship.inPlay()) {
      if (proposed instanceof Proposed.Tokens tokens) {
        play.happen(new MarkerEvent.Gained(ship.id(), tokens.marker(), tokens.count()));
        play.open(Window.GAINED, Optional.of(ship.id()), Optional.of(tokens.marker()));
      } else if (proposed instanceof Proposed.Damage damage) {
        damage(play, ship, damage);
      } else if (proposed instanceof Proposed.Payment payment) {
        pay(play, ship.id(), payment.cost());
      } else {
        Destruction.leave(play, ship.id(), new LossEvent.Destroyed(ship.id()));
        play.open(Window.DESTROYED, Optional.of(ship.id()));
        Destruction.discard(play, ship.id());
      }
    }
  }

  private static void detonate(Transition play, ShipState ship, Proposed.Detonation detonation) {
    String name = ship.card().bomb(detonation.bomb()).token().name();
    List<String> near = spentNear(play, detonation.token());
    play.happen(new BombEvent.Detonated(detonation.token(), name, detonation.reached()));
    play.push(
        new BombTask.Detonation(ship.id(), detonation.bomb(), detonation.reached(), near, false));
  }

  /** Damages a section, unless it was crippled meanwhile and suffers nothing more (002-035). */
  private static void damage(Transition play, ShipState ship, Proposed.Damage damage) {
    SectionState section = ship.section(damage.section());
    if (section.crippled()) {
      return;
    }
    play.alter(DamageTask.Damage.class, task -> task.after(ship.id()));
    if (section.shields() > 0) {
      play.happen(new DamageEvent.ShieldLost(ship.id(), damage.section(), damage.critical()));
    } else {
      DealingFlow.deal(play, ship.id(), damage.section(), damage.critical());
    }
  }

  /** Returns the ships near a bomb's token if a card takes effect before that is removed. */
  private static List<String> spentNear(Transition play, String token) {
    State state = play.state();
    return play.context().triggers().listens(state, Window.BOMB_SPENT)
        ? new Surroundings(state.table(), state.rules())
            .of(state.table().token(token).orElseThrow(), RangeBand.ZERO, RangeBand.ONE).stream()
                .map(Surroundings.Found::id)
                .filter(id -> state.table().ship(id).isPresent())
                .sorted()
                .toList()
        : List.of();
  }
}
