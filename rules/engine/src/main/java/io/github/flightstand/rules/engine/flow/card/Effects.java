package io.github.flightstand.rules.engine.flow.card;

import io.github.flightstand.rules.engine.event.CardEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.event.MarkerEvent;
import io.github.flightstand.rules.engine.event.SectionEvent;
import io.github.flightstand.rules.engine.flow.Cards;
import io.github.flightstand.rules.engine.flow.Energy;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.damage.DamageFlow;
import io.github.flightstand.rules.engine.flow.damage.DealingFlow;
import io.github.flightstand.rules.engine.flow.damage.Proposals;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.flow.shooting.FiringFlow;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.List;
import java.util.Optional;

/**
 * Carries out what cards do. What an effect is about may be gone by then: then it does nothing, and
 * a ship loses no more than it has.
 */
public final class Effects {

  private Effects() {}

  /** Carries out an effect that waits for nothing. */
  static void carryOut(Transition play, Effect effect) {
    if (RemoteEffects.carryOut(play, effect)) {
      return;
    }
    if (effect instanceof Effect.Tokens tokens) {
      tokens(play, tokens);
    } else if (effect instanceof Effect.Lock lock) {
      if (standing(play, lock.ship())
          && standing(play, lock.target())
          && Sections.names(play.ship(lock.target()), lock.section())) {
        play.happen(new MarkerEvent.Locked(lock.ship(), lock.target(), lock.section()));
      }
    } else if (effect instanceof Effect.Unlock unlock) {
      if (play.ship(unlock.ship()).lock().isPresent()) {
        play.happen(new MarkerEvent.Unlocked(unlock.ship()));
      }
    } else if (effect instanceof Effect.Shields shields) {
      shields(play, shields);
    } else if (effect instanceof Effect.Suffer suffer) {
      if (standing(play, suffer.ship())) {
        DamageFlow.suffer(play, suffer.ship(), suffer.normal(), suffer.critical());
      }
    } else if (effect instanceof Effect.Prevent prevent) {
      play.prevent(prevent);
    } else if (effect instanceof Effect.Mission mission) {
      MissionEffects.carryOut(play, mission.deed());
    } else if (effect instanceof Effect.Deal deal) {
      if (standing(play, deal.ship())) {
        DealingFlow.deal(play, play.ship(deal.ship()), deal.up());
      }
    } else if (!energy(play, effect) && !cards(play, effect) && !moves(play, effect)) {
      DiceEffects.carryOut(play, effect);
    }
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
      }
    }
  }

  private static void shields(Transition play, Effect.Shields shields) {
    if (play.ship(shields.ship()).huge().isPresent()) {
      sectionShields(play, shields);
      return;
    }
    for (int i = 0; i < Math.abs(shields.count()); i++) {
      ShipState ship = play.ship(shields.ship());
      if (shields.count() > 0 && ship.inPlay() && ship.shields() < ship.card().shields()) {
        play.happen(new DamageEvent.ShieldGained(ship.id()));
      } else if (shields.count() < 0 && ship.shields() > 0) {
        play.happen(new DamageEvent.ShieldLost(ship.id(), false));
      }
    }
  }

  /** A crippled section neither has shields nor recovers any. */
  private static void sectionShields(Transition play, Effect.Shields shields) {
    ShipState ship = play.ship(shields.ship());
    Optional<SectionState> section =
        ship.huge().orElseThrow().working().stream()
            .filter(one -> ship.inPlay() && one.section().equals(shields.section()))
            .findFirst();
    if (section.isEmpty()) {
      return;
    }
    int most = ship.card().huge().orElseThrow().section(shields.section()).shields();
    int gained = Math.min(shields.count(), most - section.get().shields());
    if (gained > 0) {
      play.happen(new SectionEvent.ShieldsRecovered(ship.id(), shields.section(), gained));
    }
    for (int i = Math.min(-shields.count(), section.get().shields()); i > 0; i--) {
      play.happen(new SectionEvent.SectionShieldLost(ship.id(), shields.section(), false));
    }
  }

  /** Carries out what is done to energy; false if the effect does something else. */
  private static boolean energy(Transition play, Effect effect) {
    if (effect instanceof Effect.Energy energy) {
      ShipState ship = play.ship(energy.ship());
      if (ship.huge().isEmpty() || !standing(play, energy.ship())) {
        return true;
      }
      int lost = Math.min(-energy.count(), ship.tokens().of(TokenType.ENERGY));
      if (lost > 0) {
        play.happen(new HugeEvent.EnergyLost(energy.ship(), lost));
      }
      Energy.gain(play, energy.ship(), energy.count());
      return true;
    }
    if (effect instanceof Effect.CardEnergy energy) {
      if (held(play, energy.card()).isPresent() && standing(play, energy.card().ship())) {
        Energy.onCard(play, energy.card().ship(), energy.card().index(), energy.count());
      }
      return true;
    }
    return false;
  }

  /** Carries out what is done to cards; false if the effect does something else. */
  private static boolean cards(Transition play, Effect effect) {
    if (effect instanceof Effect.TurnDown down) {
      turnDown(play, down.card());
    } else if (effect instanceof Effect.Discard discard) {
      discard(play, discard.card());
    } else if (effect instanceof Effect.Restore restore) {
      flip(play, restore.card(), true);
    } else if (effect instanceof Effect.Assign assign) {
      if (standing(play, assign.ship())) {
        play.happen(new CardEvent.Assigned(assign.ship(), assign.card()));
      }
    } else if (effect instanceof Effect.Remember remember) {
      remember(play, remember.card(), remember.key(), remember.value());
    } else if (effect instanceof Effect.Begin begin) {
      remember(play, begin.card(), "since", Cards.since(play.state()));
    } else {
      return false;
    }
    return true;
  }

  /** Returns the damage card that lies somewhere, if one does. */
  static Optional<DealtCard> damage(State state, CardRef ref) {
    List<DealtCard> cards = state.ship(ref.ship()).damageAt(ref.place());
    return ref.index() < cards.size() ? Optional.of(cards.get(ref.index())) : Optional.empty();
  }

  private static Optional<HeldCard> held(Transition play, CardRef ref) {
    List<HeldCard> cards = play.ship(ref.ship()).cards();
    return ref.place() == CardRef.Place.HELD && ref.index() < cards.size()
        ? Optional.of(cards.get(ref.index()))
        : Optional.empty();
  }

  private static void turnDown(Transition play, CardRef ref) {
    if (damage(play.state(), ref).flatMap(DealtCard::face).isPresent()) {
      play.happen(
          play.ship(ref.ship()).huge().isPresent()
              ? new SectionEvent.SectionTurnedDown(ref.ship(), ref.section(), ref.index())
              : new DamageEvent.TurnedDown(ref.ship(), ref.index()));
    }
  }

  private static void discard(Transition play, CardRef ref) {
    if (ref.place() == CardRef.Place.HELD) {
      flip(play, ref, false);
    } else if (damage(play.state(), ref).flatMap(DealtCard::name).isPresent()) {
      play.happen(
          play.ship(ref.ship()).huge().isPresent()
              ? new SectionEvent.SectionRepaired(ref.ship(), ref.section(), ref.index())
              : new DamageEvent.Repaired(ref.ship(), ref.index()));
    }
  }

  /** Turns a ship's card up or down. */
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

  /** Carries out what lets a ship act, attack or move; false if the effect does something else. */
  private static boolean moves(Transition play, Effect effect) {
    if (effect instanceof Effect.FreeAction free) {
      if (standing(play, free.ship()) && play.ship(free.ship()).huge().isEmpty()) {
        play.push(new ActivationTask.FreeAction(free.ship(), free.actions()));
      }
    } else if (effect instanceof Effect.Attack attack) {
      if (standing(play, attack.ship())) {
        FiringFlow.extraAttack(play, attack.ship(), attack.weapons());
      }
    } else if (effect instanceof Effect.Execute execute) {
      if (standing(play, execute.ship()) && play.ship(execute.ship()).huge().isEmpty()) {
        play.push(ActivationTask.Activation.beside(execute.ship(), execute.maneuver()));
      }
    } else if (effect instanceof Effect.Fly fly) {
      play.alter(
          ActivationTask.Activation.class,
          activation -> activation.executing(activation.step(), fly.maneuver()));
    } else if (effect instanceof Effect.Drop drop) {
      if (standing(play, drop.ship()) && Bombs.left(play.state(), drop.ship(), drop.bomb())) {
        Bombs.drop(play, drop.ship(), drop.bomb(), drop.template());
      }
    } else {
      return false;
    }
    return true;
  }
}
