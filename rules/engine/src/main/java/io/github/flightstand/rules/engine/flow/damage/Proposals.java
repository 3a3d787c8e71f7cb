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
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Events that happen unless a card replaces them. */
public final class Proposals {

  /** How to carry out each kind of proposal. */
  private static final Map<Class<? extends Proposed>, BiConsumer<Transition, Proposed>> DONE =
      Map.ofEntries(
          inPlay(Proposed.Damage.class, Proposals::damage),
          inPlay(Proposed.Tokens.class, Proposals::gained),
          done(Proposed.Detonation.class, Proposals::detonate),
          inPlay(
              Proposed.Payment.class, (play, payment) -> pay(play, payment.ship(), payment.cost())),
          inPlay(Proposed.Destruction.class, Proposals::destroyed));

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

  /** Carries out what no card replaced. */
  public static void carryOut(Transition play, Proposed proposed) {
    Objects.requireNonNull(DONE.get(proposed.getClass())).accept(play, proposed);
  }

  /** Returns the kinds of proposal that can be carried out. */
  static Set<Class<? extends Proposed>> kinds() {
    return DONE.keySet();
  }

  private static <P extends Proposed>
      Map.Entry<Class<? extends Proposed>, BiConsumer<Transition, Proposed>> done(
          Class<P> kind, BiConsumer<Transition, P> how) {
    return Map.entry(kind, (play, proposed) -> how.accept(play, kind.cast(proposed)));
  }

  /** A proposal that comes to nothing once its ship is gone. */
  private static <P extends Proposed>
      Map.Entry<Class<? extends Proposed>, BiConsumer<Transition, Proposed>> inPlay(
          Class<P> kind, BiConsumer<Transition, P> how) {
    return done(
        kind,
        (play, proposed) -> {
          if (play.ship(proposed.ship()).inPlay()) {
            how.accept(play, proposed);
          }
        });
  }

  private static void gained(Transition play, Proposed.Tokens tokens) {
    play.happen(new MarkerEvent.Gained(tokens.ship(), tokens.marker(), tokens.count()));
    play.open(Window.GAINED, Optional.of(tokens.ship()), Optional.of(tokens.marker()));
  }

  private static void destroyed(Transition play, Proposed.Destruction lost) {
    Destruction.leave(play, lost.ship(), new LossEvent.Destroyed(lost.ship()));
    play.open(Window.DESTROYED, Optional.of(lost.ship()));
    Destruction.discard(play, lost.ship());
  }

  private static void detonate(Transition play, Proposed.Detonation detonation) {
    ShipState ship = play.ship(detonation.ship());
    String name = ship.card().bomb(detonation.bomb()).token().name();
    List<String> near = spentNear(play, detonation.token());
    play.happen(new BombEvent.Detonated(detonation.token(), name, detonation.reached()));
    play.push(
        new BombTask.Detonation(ship.id(), detonation.bomb(), detonation.reached(), near, false));
  }

  /** Damages a section, unless it was crippled meanwhile and suffers nothing more (002-035). */
  private static void damage(Transition play, Proposed.Damage damage) {
    ShipState ship = play.ship(damage.ship());
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
                .filter(id -> state.table().ship(id).filter(it -> !it.standsIn()).isPresent())
                .sorted()
                .toList()
        : List.of();
  }
}
