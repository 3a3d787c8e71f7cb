package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.DialEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.Expansion;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.SetUpMoments.Arrival;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.action.FreeActionFlow;
import io.github.flightstand.rules.engine.flow.action.Locking;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.flow.damage.DealingFlow;
import io.github.flightstand.rules.engine.flow.damage.Destruction;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.flow.piece.Remotes;
import io.github.flightstand.rules.engine.flow.shooting.FiringFlow;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.hook.ValueQuery;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.RemoteTask;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Effects of cards, carried out unless the object is gone. A ship loses at most what it has. */
public final class Effects {

  /** The key under which a card keeps how often it served without being discarded. */
  private static final String SERVED = "served";

  /** How to carry out each kind of effect that does not wait. */
  private static final Map<Class<? extends Effect>, BiConsumer<Transition, Effect>> DONE =
      Map.ofEntries(
          // Ships. Effects whose object can only be a ship do nothing to a remote (003-050, -053).
          toShip(Effect.Tokens.class, Effect.Tokens::ship, Effects::tokens),
          toShip(Effect.Spend.class, Effect.Spend::ship, Effects::spend),
          toShip(Effect.Lock.class, Effect.Lock::target, Effects::lock),
          toShip(Effect.Unlock.class, Effect.Unlock::ship, Effects::unlock),
          toShip(Effect.Shields.class, Effect.Shields::ship, Effects::shields),
          done(Effect.Suffer.class, Effects::suffer),
          toShip(Effect.Prevent.class, Effect.Prevent::ship, Transition::prevent),
          toShip(Effect.Destroy.class, Effect.Destroy::ship, Effects::destroy),
          done(Effect.Deal.class, Effects::deal),
          // Cards.
          done(Effect.TurnDown.class, (play, effect) -> turnDown(play, effect.card())),
          done(Effect.Discard.class, (play, effect) -> discard(play, effect.card())),
          done(Effect.Restore.class, (play, effect) -> restore(play, effect.card())),
          toShip(Effect.Assign.class, Effect.Assign::ship, Effects::assign),
          done(
              Effect.Remember.class,
              (play, effect) -> remember(play, effect.card(), effect.key(), effect.value())),
          done(
              Effect.Begin.class,
              (play, effect) -> remember(play, effect.card(), "since", Cards.since(play.state()))),
          done(Effect.TurnUp.class, Effects::nothing),
          done(Effect.TurnUpAny.class, Effects::nothing),
          done(Effect.Ask.class, Effects::nothing),
          // Dice.
          done(Effect.Turn.class, DiceEffects::turn),
          done(Effect.Name.class, OtherRolls::name),
          done(Effect.Fix.class, DiceEffects::fix),
          done(Effect.Add.class, DiceEffects::add),
          done(Effect.Cancel.class, DiceEffects::cancel),
          done(Effect.Freeze.class, DiceEffects::freeze),
          done(Effect.Reroll.class, Effects::nothing),
          done(Effect.Roll.class, Effects::nothing),
          // What lets a ship act, attack or move.
          done(Effect.FreeAction.class, Effects::freeAction),
          done(Effect.IfActed.class, Effects::nothing),
          toShip(Effect.Attack.class, Effect.Attack::ship, Effects::attack),
          done(Effect.Repeat.class, (play, effect) -> FiringFlow.repeat(play)),
          toShip(Effect.Execute.class, Effect.Execute::ship, Effects::execute),
          done(Effect.Fly.class, Effects::fly),
          toShip(Effect.ShowDial.class, Effect.ShowDial::ship, Effects::showDial),
          done(
              Effect.StressLater.class,
              (play, effect) ->
                  play.alter(
                      ActivationTask.Activation.class, flown -> flown.withStressLater(true))),
          done(Effect.Drop.class, Effects::drop),
          done(Effect.RemoveObstacle.class, Effects::removeObstacle),
          done(
              Effect.Mission.class, (play, effect) -> MissionEffects.carryOut(play, effect.deed())),
          // Remotes, and effects that move a piece elsewhere.
          toRemote(
              Effect.PlaceRemote.class,
              (play, effect) -> Remotes.place(play, effect.remote(), effect.pose())),
          toRemote(
              Effect.BoardRemote.class,
              (play, effect) -> Remotes.board(play, effect.remote(), effect.carrier())),
          toRemote(
              Effect.DropRemote.class,
              (play, effect) -> Remotes.drop(play, effect.remote(), effect.template())),
          toRemote(
              Effect.MoveRemote.class,
              (play, effect) -> play.push(new RemoteTask.RemoteMove(effect.remote()))),
          toRemote(
              Effect.RemoveRemote.class,
              (play, effect) -> Remotes.leave(play, effect.remote(), RemoteState.Status.REMOVED)),
          toRemote(
              Effect.DestroyRemote.class,
              (play, effect) -> Remotes.leave(play, effect.remote(), RemoteState.Status.DESTROYED)),
          toRemote(
              Effect.LayTokens.class,
              (play, effect) -> Remotes.tokens(play, effect.remote(), effect.count())),
          toRemote(
              Effect.ActivateRemote.class,
              (play, effect) -> Remotes.activate(play, effect.remote(), effect.active())),
          done(Effect.Escape.class, (play, effect) -> Remotes.escape(play, effect.piece())),
          done(Effect.BringBack.class, Effects::bringBack));

  /** Says how to carry out a kind of effect. */
  public static <E extends Effect>
      Map.Entry<Class<? extends Effect>, BiConsumer<Transition, Effect>> done(
          Class<E> kind, BiConsumer<Transition, E> how) {
    return Map.entry(kind, (play, effect) -> how.accept(play, kind.cast(effect)));
  }

  /** An effect whose object can only be a ship. */
  private static <E extends Effect>
      Map.Entry<Class<? extends Effect>, BiConsumer<Transition, Effect>> toShip(
          Class<E> kind, Function<E, String> ship, BiConsumer<Transition, E> how) {
    return done(
        kind,
        (play, effect) -> {
          if (!isRemote(play, ship.apply(effect))) {
            how.accept(play, effect);
          }
        });
  }

  /** An effect that does nothing in a game without remotes. */
  private static <E extends Effect>
      Map.Entry<Class<? extends Effect>, BiConsumer<Transition, Effect>> toRemote(
          Class<E> kind, BiConsumer<Transition, E> how) {
    return done(
        kind,
        (play, effect) -> {
          if (!play.state().remotes().isEmpty()) {
            how.accept(play, effect);
          }
        });
  }

  /** Returns the kinds of effect in the table. */
  static Set<Class<? extends Effect>> kinds() {
    return DONE.keySet();
  }

  static void carryOut(Transition play, Effect effect) {
    Class<? extends Effect> kind = effect.getClass();
    BiConsumer<Transition, Effect> how = DONE.get(kind);
    List<Expansion> all = play.context().expansions().all();
    for (int i = 0; how == null; i++) {
      how = all.get(i).effects().get(kind);
    }
    how.accept(play, effect);
  }

  /** Does nothing: an effect that waits for dice, a card or an answer that does not exist. */
  private static void nothing(Transition play, Effect effect) {}

  private static boolean isRemote(Transition play, String id) {
    return play.pieces().piece(id).ship().isEmpty();
  }

  private static boolean standing(Transition play, String ship) {
    return play.ship(ship).inPlay();
  }

  private static void tokens(Transition play, Effect.Tokens tokens) {
    ShipState ship = play.ship(tokens.ship());
    if (!ship.inPlay()) {
      return;
    }
    if (tokens.count() > 0) {
      Proposals.gain(play, ship.id(), tokens.marker(), tokens.count());
    } else {
      int lost = Math.min(-tokens.count(), ship.tokens().of(tokens.marker()));
      if (lost > 0) {
        play.happen(new MarkerEvent.Lost(ship.id(), tokens.marker(), lost));
        play.open(Window.LOST, Optional.of(ship.id()), Optional.of(tokens.marker()));
      }
    }
  }

  private static void spend(Transition play, Effect.Spend spend) {
    ShipState ship = play.ship(spend.ship());
    if (ship.inPlay() && ship.tokens().of(spend.marker()) > 0) {
      play.happen(new MarkerEvent.Lost(ship.id(), spend.marker(), 1));
      play.open(Window.SPENT, Optional.of(ship.id()), Optional.of(spend.marker()));
    }
  }

  /** A ship never locks on to itself, as when it is handed the lock that is on it. */
  private static void lock(Transition play, Effect.Lock lock) {
    if (!lock.ship().equals(lock.target())
        && standing(play, lock.ship())
        && standing(play, lock.target())
        && Sections.names(play.ship(lock.target()), lock.section())
        && (lock.handed() || mayLock(play, lock))) {
      LockOn on = new LockOn(lock.target(), lock.section());
      if (lock.handed()) {
        Locking.assign(play, lock.ship(), on);
      } else {
        Locking.acquire(play, lock.ship(), on);
      }
    }
  }

  private static boolean mayLock(Transition play, Effect.Lock lock) {
    return play.context()
        .cards()
        .forbidding(
            Value.MAY_LOCK,
            play.state(),
            play.ship(lock.ship()),
            ValueQuery.aboutAttack(lock.target(), Optional.empty()))
        .isEmpty();
  }

  private static void unlock(Transition play, Effect.Unlock unlock) {
    ShipState ship = play.ship(unlock.ship());
    if (ship.lockedOn(unlock.target())) {
      play.happen(MarkerEvent.Unlocked.of(ship, unlock.target()));
      if (unlock.spent()) {
        play.open(Window.SPENT, Optional.of(ship.id()));
      }
    }
  }

  private static void suffer(Transition play, Effect.Suffer suffer) {
    if (play.pieces().piece(suffer.ship()).inPlay()) {
      DamageFlow.suffer(play, suffer.ship(), suffer.normal(), suffer.critical());
    }
  }

  private static void destroy(Transition play, Effect.Destroy destroy) {
    if (standing(play, destroy.ship())) {
      Destruction.destroy(play, destroy.ship());
    }
  }

  private static void deal(Transition play, Effect.Deal deal) {
    if (isRemote(play, deal.ship())) {
      DamageFlow.suffer(play, deal.ship(), 1, 0);
    } else if (standing(play, deal.ship())) {
      DealingFlow.deal(play, play.ship(deal.ship()), deal.up());
    }
  }

  private static void shields(Transition play, Effect.Shields shields) {
    // What a section recovers is one event.
    if (play.ship(shields.ship()).card().inSections()) {
      sectionShields(play, shields);
      return;
    }
    for (int i = 0; i < Math.abs(shields.count()); i++) {
      ShipState ship = play.ship(shields.ship());
      if (shields.count() > 0 && ship.inPlay() && ship.shields() < ship.card().shields()) {
        play.happen(new DamageEvent.ShieldGained(ship.id()));
      } else if (shields.count() < 0 && ship.shields() > 0) {
        play.happen(new DamageEvent.ShieldLost(ship.id(), Optional.empty(), false));
      }
    }
  }

  /** A crippled section neither has nor recovers shields. */
  private static void sectionShields(Transition play, Effect.Shields shields) {
    ShipState ship = play.ship(shields.ship());
    Optional<SectionState> section =
        ship.working().stream()
            .filter(one -> ship.inPlay() && one.section().equals(shields.section()))
            .findFirst();
    if (section.isEmpty()) {
      return;
    }
    int most = ship.card().shields(shields.section());
    int gained = Math.min(shields.count(), most - section.get().shields());
    if (gained > 0) {
      play.happen(new SectionEvent.ShieldsRecovered(ship.id(), shields.section(), gained));
    }
    for (int i = Math.min(-shields.count(), section.get().shields()); i > 0; i--) {
      play.happen(new DamageEvent.ShieldLost(ship.id(), shields.section(), false));
    }
  }

  private static void assign(Transition play, Effect.Assign assign) {
    if (standing(play, assign.ship())) {
      play.happen(new CardEvent.Assigned(assign.ship(), assign.card()));
    }
  }

  /** Returns a ship's damage card that lies somewhere; those of remotes stay down (003-051). */
  static Optional<DealtCard> damage(State state, CardRef ref) {
    return state
        .piece(ref.ship())
        .ship()
        .map(ship -> ship.damageAt(ref))
        .filter(cards -> ref.index() < cards.size())
        .map(cards -> cards.get(ref.index()));
  }

  /** Returns the card beside a ship that lies somewhere, if one does. */
  public static Optional<HeldCard> held(Transition play, CardRef ref) {
    List<HeldCard> cards = play.ship(ref.ship()).cards();
    return ref.place() == CardRef.Place.HELD && ref.index() < cards.size()
        ? Optional.of(cards.get(ref.index()))
        : Optional.empty();
  }

  private static void turnDown(Transition play, CardRef ref) {
    if (damage(play.state(), ref).flatMap(DealtCard::face).isPresent()) {
      play.happen(new DamageEvent.TurnedDown(ref.ship(), ref.section(), ref.index()));
    }
  }

  /** Discards a card; an upgrade that still serves again stays. */
  public static void discard(Transition play, CardRef ref) {
    if (ref.place() == CardRef.Place.HELD) {
      int served = served(play, ref) + 1;
      if (served < copies(play, ref)) {
        remember(play, ref, SERVED, served);
      } else {
        flip(play, ref, false);
      }
    } else if (damage(play.state(), ref).flatMap(DealtCard::name).isPresent()) {
      play.happen(new DamageEvent.Repaired(ref.ship(), ref.section(), ref.index()));
    }
  }

  private static int served(Transition play, CardRef ref) {
    return held(play, ref).map(card -> card.memory().getOrDefault(SERVED, 0)).orElse(0);
  }

  private static int copies(Transition play, CardRef ref) {
    ShipState ship = play.ship(ref.ship());
    Cards cards = play.context().cards();
    return held(play, ref)
        .flatMap(card -> cards.kind(ship, ref.index()))
        .map(kind -> cards.value(Value.COPIES, play.state(), ship, 1, ValueQuery.about(kind)))
        .orElse(1);
  }

  /** Takes back that a card was discarded, or that it served once. */
  private static void restore(Transition play, CardRef ref) {
    if (held(play, ref).filter(HeldCard::up).isPresent() && served(play, ref) > 0) {
      remember(play, ref, SERVED, served(play, ref) - 1);
    } else {
      flip(play, ref, true);
    }
  }

  /** Turns a ship's card face up or down. */
  public static void flip(Transition play, CardRef ref, boolean up) {
    held(play, ref)
        .filter(card -> card.up() != up)
        .ifPresent(
            card -> play.happen(new CardEvent.Flipped(ref.ship(), ref.index(), card.id(), up)));
  }

  private static void remember(Transition play, CardRef ref, String key, int value) {
    if (ref.place() == CardRef.Place.MISSION
        || damage(play.state(), ref).isPresent()
        || held(play, ref).isPresent()) {
      play.happen(new CardEvent.Remembered(ref, key, value));
    }
  }

  private static void freeAction(Transition play, Effect.FreeAction free) {
    if (!isRemote(play, free.ship()) && activatedAgain(play, free.ship())) {
      play.push(new ActivationTask.FreeAction(free.ship(), free.actions()));
    } else {
      FreeActionFlow.declined(play);
    }
  }

  /** A ship without free actions moves only in its own activation (002-018). */
  private static boolean activatedAgain(Transition play, String ship) {
    return standing(play, ship) && play.ship(ship).card().takesFreeActions();
  }

  private static void attack(Transition play, Effect.Attack attack) {
    if (standing(play, attack.ship())) {
      FiringFlow.extraAttack(play, attack.ship(), attack.weapons());
    }
  }

  private static void execute(Transition play, Effect.Execute execute) {
    if (activatedAgain(play, execute.ship())) {
      play.push(ActivationTask.Activation.beside(execute.ship(), execute.maneuver()));
    }
  }

  private static void fly(Transition play, Effect.Fly fly) {
    play.alter(
        ActivationTask.Activation.class,
        activation -> activation.executing(activation.step(), fly.maneuver()));
  }

  private static void showDial(Transition play, Effect.ShowDial show) {
    ShipState ship = play.ship(show.ship());
    if (ship.maneuver().isPresent() && !ship.dialKnownTo(show.player())) {
      play.happen(new DialEvent.Shown(ship.id(), show.player(), ship.maneuver()));
    }
  }

  private static void drop(Transition play, Effect.Drop drop) {
    if (standing(play, drop.ship())
        && Bombs.mayDrop(play.context(), play.state(), drop.ship(), drop.bomb(), drop.template())) {
      Bombs.drop(play, drop.ship(), drop.bomb(), drop.template());
    }
  }

  private static void removeObstacle(Transition play, Effect.RemoveObstacle remove) {
    if (play.state().table().obstacle(remove.obstacle()).isPresent()) {
      List<String> removed = List.of(remove.obstacle());
      for (Expansion one : play.context().expansions().inForce()) {
        removed = one.removing(play, removed);
      }
      removed.forEach(obstacle -> play.happen(new CardEvent.ObstacleRemoved(obstacle)));
    }
  }

  private static void bringBack(Transition play, Effect.BringBack effect) {
    String piece = effect.piece();
    boolean gone = !play.pieces().piece(piece).inPlay();
    Remotes.bringBack(play, piece, effect.pose());
    if (gone && !isRemote(play, piece) && play.ship(piece).inPlay()) {
      play.context().expansions().each(one -> one.arrived(play, piece, Arrival.ALONE));
    }
  }
}
