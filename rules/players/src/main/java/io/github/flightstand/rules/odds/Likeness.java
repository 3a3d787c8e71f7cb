package io.github.flightstand.rules.odds;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What of an attack no longer matters to the rest of it: attack dice that miss once defense dice
 * are due, then the attacker's tokens and locks too if no ship has a card, and which dice were
 * rerolled once nothing rerolls any. Cards of sets look at dice that miss only while those are
 * modified; a caller's own cards and missions may look at anything, so with these all of it
 * matters.
 */
final class Likeness {

  /** The windows in which a card may change attack dice, or give back what changes them. */
  private static final Set<Window> OF_ATTACK_DICE = ofAttackDice();

  private final int place;
  private final boolean everything;
  private final boolean cards;

  /** The abilities of all ships' cards in those windows. */
  private final List<AbilityRef> abilities = new ArrayList<>();

  /**
   * Creates it for an attack that begins.
   *
   * @param known the cards that the engine knows, with sets that may be in force
   * @param place the attack's place among the tasks in progress
   */
  Likeness(CardSet known, State state, int place) {
    this.place = place;
    CardSet inForce = known.inForce(state.cardSets());
    boolean watched = state.mission().isPresent();
    boolean any = false;
    for (ShipState ship : state.ships()) {
      for (int i = 0; i < ship.cards().size() && ship.inPlay(); i++) {
        HeldCard held = ship.cards().get(i);
        Optional<Card> card = inForce.card(held.id());
        boolean own =
            known.card(held.id()).filter(one -> one.kind() != CardKind.DAMAGE).isPresent();
        watched |= own && card.filter(one -> !one.isPlain()).isPresent();
        any |= card.isPresent();
        if (card.isPresent()) {
          add(card.get(), CardRef.held(ship.id(), i));
        }
      }
    }
    everything = watched;
    cards = any;
  }

  private static Set<Window> ofAttackDice() {
    Set<Window> windows = EnumSet.range(Window.ATTACK_DECLARED, Window.AFTER_MODIFY_ATTACK);
    windows.addAll(EnumSet.range(Window.GAINED, Window.LOCKED));
    return windows;
  }

  private void add(Card card, CardRef ref) {
    for (int i = 0; i < card.reacts().size(); i++) {
      if (OF_ATTACK_DICE.contains(card.reacts().get(i).window())) {
        abilities.add(new AbilityRef(ref, i));
      }
    }
  }

  /** Returns a state that goes on in the same way, the same one for all that are alike. */
  State of(State state) {
    boolean attacks =
        state.agenda().size() == place + 1
            && state.agenda().get(place) instanceof CombatTask.Attack;
    if (everything || !attacks) {
      return state;
    }
    CombatTask.Attack attack = (CombatTask.Attack) state.agenda().get(place);
    return withoutMeans(state, attack)
        .withAgenda(Lists.with(state.agenda(), place, alike(attack, state)));
  }

  private State withoutMeans(State state, CombatTask.Attack attack) {
    if (cards
        || attack.step().compareTo(AttackStep.MODIFY_ATTACK) <= 0
        || state.remote(attack.attacker()).isPresent()) {
      return state;
    }
    ShipState ship = state.ship(attack.attacker());
    return state.with(ship.with(Tokens.NONE).withLock(Optional.empty()));
  }

  private CombatTask.Attack alike(CombatTask.Attack attack, State state) {
    int step = attack.step().compareTo(AttackStep.MODIFY_ATTACK);
    if (step > 0) {
      Pool results = results(attack.attack());
      boolean done = attack.step().compareTo(AttackStep.COMPARE) > 0;
      return new CombatTask.Attack(
          attack.attacker(),
          attack.shot(),
          attack.step(),
          results,
          done ? Pool.EMPTY : attack.defence(),
          attack.rerolling(),
          attack.used().stream().filter(use -> !abilities.contains(use)).toList(),
          attack.frozen(),
          attack.hit());
    }
    boolean rerolls =
        step < 0
            || state.remote(attack.attacker()).isPresent()
            || state.ship(attack.attacker()).lockedOn(attack.defender(), attack.shot().section())
            || !attack.used().containsAll(abilities);
    return rerolls ? attack : attack.rerolling(fresh(attack.attack()), attack.rerolling());
  }

  private static Pool fresh(Pool pool) {
    List<Die> dice = new ArrayList<>(pool.size());
    pool.dice().forEach(die -> dice.add(new Die(die.face(), false, die.fixed())));
    return new Pool(dice);
  }

  private static Pool results(Pool pool) {
    List<Die> dice = new ArrayList<>(pool.size());
    for (Die die : pool.dice()) {
      if (die.face() == Face.HIT || die.face() == Face.CRITICAL) {
        dice.add(new Die(die.face(), false, die.fixed()));
      }
    }
    return new Pool(dice);
  }
}
