package io.github.flightstand.rules.odds;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Rerolls;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.Die;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Window;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What of an attack no longer matters to the rest of it: which dice were rerolled once nothing
 * rerolls what they show, attack dice that miss once defense dice are due, then the attacker's
 * focus, evades and lock too if only the defender has cards that still count, and all but the
 * evades once results are compared. Cards of sets look at dice that miss and at the attacker's
 * tokens only while attack dice are modified, and a card that only rerolls looks at none of these
 * tokens; a caller's own cards and missions may look at anything, so with these all of it matters.
 */
final class Likeness {

  /** The windows in which a card may change attack dice, or give back what changes them. */
  private static final Set<Window> OF_ATTACK_DICE =
      windows(Window.ATTACK_DECLARED, Window.AFTER_MODIFY_ATTACK);

  /** The same for defense dice. */
  private static final Set<Window> OF_DEFENCE_DICE =
      windows(Window.BEFORE_ROLL_DEFENCE, Window.BEFORE_COMPARE);

  /** The windows within the turn in which dice are modified by their own player. */
  private static final Set<Window> DURING =
      EnumSet.of(
          Window.REROLLED_ATTACK,
          Window.REROLLED_DEFENCE,
          Window.GAINED,
          Window.LOST,
          Window.SPENT,
          Window.LOCKED);

  /** The windows that an attack is over before. */
  private static final Set<Window> AFTERWARDS =
      EnumSet.range(Window.COMBAT_PHASE_END, Window.ROUND_END);

  /** What stands for a die that is being rerolled by a card. */
  private static final Die THROWN = new Die(Face.BLANK, false);

  private static final Comparator<AbilityRef> ORDER =
      Comparator.comparing((AbilityRef one) -> one.card().ship())
          .thenComparing(one -> one.card().place())
          .thenComparingInt(one -> one.card().index())
          .thenComparingInt(AbilityRef::ability);

  private final int place;
  private final boolean everything;

  /** Whether no ship but the defender has a card that counts once attack dice are modified. */
  private final boolean attacked;

  /** Whether no ship has a card that counts once results are compared. */
  private final boolean compared;

  /** The abilities that may change attack dice, and the faces of the dice that each may reroll. */
  private final Map<AbilityRef, Set<Face>> ofAttack = new HashMap<>();

  private final Map<AbilityRef, Set<Face>> ofDefence = new HashMap<>();

  /** The sides whose own players can only spend tokens and reroll. */
  private final Set<Side> onlyRerolls = EnumSet.allOf(Side.class);

  /** The sides of whose dice only the results count once their own players have modified them. */
  private final Set<Side> onlyResults = EnumSet.allOf(Side.class);

  /** The keys of cards, and whether all that they do to dice is to reroll those that are chosen. */
  private final Map<String, Boolean> rerolling = new HashMap<>();

  /**
   * Creates it for an attack that begins.
   *
   * @param known the cards that the engine knows, with sets that may be in force
   * @param place the attack's place among the tasks in progress
   */
  Likeness(CardSet known, State state, CombatTask.Attack attack, int place) {
    this.place = place;
    CardSet inForce = known.inForce(state.cardSets());
    String attacker = state.piece(attack.attacker()).seat();
    String defender = state.piece(attack.defender()).seat();
    boolean watched = state.mission().isPresent();
    boolean counts = false;
    boolean countsLast = false;
    for (ShipState ship : state.ships()) {
      for (int i = 0; i < ship.cards().size() && ship.inPlay(); i++) {
        HeldCard held = ship.cards().get(i);
        Optional<Card> card = inForce.card(held.id());
        boolean own =
            known.card(held.id()).filter(one -> one.kind() != CardKind.DAMAGE).isPresent();
        watched |= own && card.filter(one -> !one.isPlain()).isPresent();
        if (card.isPresent()) {
          counts |=
              !ship.id().equals(attack.defender())
                  && counts(card.get(), Window.AFTER_MODIFY_ATTACK);
          countsLast |= counts(card.get(), Window.BEFORE_COMPARE);
          CardRef ref = CardRef.held(ship.id(), i);
          for (Side side : Side.values()) {
            boolean isOwn = ship.seat().equals(side == Side.ATTACK ? attacker : defender);
            note(card.get(), ref, side, isOwn);
            close(card.get(), side, isOwn);
          }
          rerolling.merge(
              "use:" + ship.id() + "/" + card.get().name(),
              rerolls(card.get()),
              Boolean::logicalAnd);
        }
      }
    }
    everything = watched;
    attacked = !counts;
    compared = !countsLast;
  }

  private static Set<Window> windows(Window first, Window last) {
    Set<Window> windows = EnumSet.range(first, last);
    windows.addAll(EnumSet.range(Window.GAINED, Window.LOCKED));
    return windows;
  }

  /** Tests whether a card may count after a window. */
  private static boolean counts(Card card, Window last) {
    return !card.modifies().isEmpty()
        || card.reacts().stream()
            .filter(react -> !(react.then() instanceof Rerolls))
            .map(Card.React::window)
            .anyMatch(window -> window.compareTo(last) > 0 && !AFTERWARDS.contains(window));
  }

  /** Notes what a card may do in the turn in which a side's own player modifies its dice. */
  private void close(Card card, Side side, boolean own) {
    boolean rules =
        card.modifies().stream()
            .anyMatch(one -> one.value() == Value.MAY_MODIFY || one.value() == Value.MAY_SPEND);
    for (Card.React react : card.reacts()) {
      Window window = react.window();
      boolean turn = own && window == modifying(side) && !(react.then() instanceof Rerolls);
      rules |= turn || DURING.contains(window);
      if (window == (side == Side.ATTACK ? Window.AFTER_MODIFY_ATTACK : Window.AFTER_MODIFY_DEFENCE)
          || (side == Side.DEFENCE && window == Window.BEFORE_COMPARE)) {
        onlyResults.remove(side);
      }
    }
    if (rules) {
      onlyRerolls.remove(side);
    }
  }

  /** Tests whether all that a side's own player can do to its dice is to spend and to reroll. */
  boolean onlyRerolls(Side side) {
    return !everything && onlyRerolls.contains(side);
  }

  /** Tests whether only the results count once a side's own player has modified its dice. */
  boolean onlyResults(Side side) {
    return onlyResults.contains(side);
  }

  /** Notes what a card may do to dice of a side once that side's own player modifies them. */
  private void note(Card card, CardRef ref, Side side, boolean own) {
    Set<Window> windows = side == Side.ATTACK ? OF_ATTACK_DICE : OF_DEFENCE_DICE;
    for (int i = 0; i < card.reacts().size(); i++) {
      Card.React react = card.reacts().get(i);
      if (windows.contains(react.window()) && (own || react.window() != modifying(side))) {
        Set<Face> faces =
            react.then() instanceof Rerolls rerolls ? faces(rerolls) : EnumSet.allOf(Face.class);
        (side == Side.ATTACK ? ofAttack : ofDefence).put(new AbilityRef(ref, i), faces);
      }
    }
  }

  /** Returns the faces of the dice that may be rerolled, now or once a focus result is turned. */
  private static Set<Face> faces(Rerolls rerolls) {
    Set<Face> faces = EnumSet.copyOf(rerolls.faces());
    if (faces.contains(Face.HIT) || faces.contains(Face.EVADE)) {
      faces.add(Face.FOCUS);
    }
    return faces;
  }

  private static Window modifying(Side side) {
    return side == Side.ATTACK ? Window.MODIFY_ATTACK : Window.MODIFY_DEFENCE;
  }

  private static boolean rerolls(Card card) {
    return card.reacts().stream()
        .allMatch(
            react ->
                (react.window() != Window.MODIFY_ATTACK && react.window() != Window.MODIFY_DEFENCE)
                    || (react.then() instanceof Rerolls rerolls
                        && react.window() == modifying(rerolls.side())));
  }

  /** Returns the side whose dice an option rerolls, if it does nothing else with those chosen. */
  Optional<Side> rerolls(CombatTask.Attack attack, String key) {
    int copy = key.lastIndexOf('#');
    boolean card =
        rerolling.getOrDefault(
            key, copy > 0 && rerolling.getOrDefault(key.substring(0, copy), false));
    boolean lock = key.equals("lock") && attack.step() == AttackStep.MODIFY_ATTACK;
    return everything || !(card || lock) ? Optional.empty() : modified(attack);
  }

  /** Returns the side whose dice are modified at an attack's step. */
  private static Optional<Side> modified(CombatTask.Attack attack) {
    return switch (attack.step()) {
      case DEFENDER_MODIFIES, MODIFY_ATTACK -> Optional.of(Side.ATTACK);
      case ATTACKER_MODIFIES, MODIFY_DEFENCE -> Optional.of(Side.DEFENCE);
      default -> Optional.empty();
    };
  }

  /** Returns a state that goes on in the same way, the same one for all that are alike. */
  State of(State state) {
    List<Task> agenda = state.agenda();
    if (everything
        || agenda.size() <= place
        || agenda.size() > place + 2
        || !(agenda.get(place) instanceof CombatTask.Attack attack)
        || !(agenda.size() == place + 1 || defending(attack, state.task()))) {
      return state;
    }
    CombatTask.Attack alike = alike(attack, state);
    State less = withoutMeans(state, attack);
    return alike.equals(attack) ? less : less.withAgenda(Lists.with(agenda, place, alike));
  }

  /** Tests whether cards may take effect just before or after defense dice are rolled. */
  private static boolean defending(CombatTask.Attack attack, Task task) {
    return task instanceof AbilityTask.Opportunity open
        && (attack.step() == AttackStep.ROLL_DEFENCE
            || attack.step() == AttackStep.ATTACKER_MODIFIES)
        && open.window().compareTo(Window.BEFORE_ROLL_DEFENCE) >= 0
        && open.window().compareTo(Window.BEFORE_COMPARE) <= 0;
  }

  private State withoutMeans(State state, CombatTask.Attack attack) {
    State less = state;
    if (attacked && attack.step().compareTo(AttackStep.MODIFY_ATTACK) > 0) {
      less = withoutMeans(less, attack.attacker());
    }
    return compared && attack.step().compareTo(AttackStep.MODIFY_DEFENCE) > 0
        ? withoutMeans(less, attack.defender())
        : less;
  }

  private static State withoutMeans(State state, String id) {
    if (state.remote(id).isPresent()) {
      return state;
    }
    ShipState ship = state.ship(id);
    int focus = ship.tokens().of(TokenType.FOCUS);
    int evade = ship.tokens().of(TokenType.EVADE);
    return focus + evade == 0 && ship.lock().isEmpty()
        ? state
        : state.with(
            ship.plus(TokenType.FOCUS, -focus).plus(TokenType.EVADE, -evade).withLocks(List.of()));
  }

  private CombatTask.Attack alike(CombatTask.Attack attack, State state) {
    AttackStep step = attack.step();
    boolean modified = step.compareTo(AttackStep.MODIFY_ATTACK) > 0;
    Pool results =
        modified
            ? only(attack.attack(), Face.HIT, Face.CRITICAL)
            : fresh(attack.attack(), rerolled(attack, state));
    return new CombatTask.Attack(
        attack.attacker(),
        attack.shot(),
        step,
        results,
        defence(attack, state),
        attack.rerolling(),
        used(attack),
        attack.frozen(),
        attack.hit());
  }

  private Pool defence(CombatTask.Attack attack, State state) {
    return switch (attack.step()) {
      case MODIFY_DEFENCE -> fresh(attack.defence(), rerolled(attack, state));
      case COMPARE -> only(attack.defence(), Face.EVADE, Face.EVADE);
      case DAMAGE, AFTER, OVER -> Pool.EMPTY;
      default -> attack.defence();
    };
  }

  /** Abilities count while dice of their side are modified, however they were ordered. */
  private static List<AbilityRef> used(CombatTask.Attack attack) {
    if (modified(attack).isEmpty()) {
      return List.of();
    }
    return attack.used().size() < 2 ? attack.used() : attack.used().stream().sorted(ORDER).toList();
  }

  /** Returns the faces of which it matters whether a die of the dice modified was rerolled. */
  Set<Face> rerolled(CombatTask.Attack attack, State state) {
    AttackStep step = attack.step();
    boolean all =
        step.compareTo(AttackStep.MODIFY_ATTACK) < 0
            || (step == AttackStep.MODIFY_ATTACK
                && (state.remote(attack.attacker()).isPresent()
                    || state
                        .ship(attack.attacker())
                        .lockedOn(attack.defender(), attack.shot().section())));
    if (all) {
      return EnumSet.allOf(Face.class);
    }
    Set<Face> matter = EnumSet.noneOf(Face.class);
    (step == AttackStep.MODIFY_ATTACK ? ofAttack : ofDefence)
        .forEach((one, faces) -> matter.addAll(attack.used().contains(one) ? Set.of() : faces));
    return matter;
  }

  /** Returns dice as if none was rerolled that shows another face than these. */
  private static Pool fresh(Pool pool, Set<Face> matter) {
    if (pool.rerolled().isEmpty()) {
      return pool;
    }
    List<Die> dice = new ArrayList<>(pool.size());
    for (Die die : pool.dice()) {
      dice.add(matter.contains(die.face()) ? die : fresh(die));
    }
    return new Pool(dice);
  }

  private static Die fresh(Die die) {
    return die.rerolled() ? new Die(die.face(), false, die.fixed()) : die;
  }

  /** Returns the dice that show one of some faces, as if none was rerolled. */
  private static Pool only(Pool pool, Face first, Face last) {
    List<Die> dice = new ArrayList<>(pool.size());
    for (Die die : pool.dice()) {
      if (die.face().compareTo(first) >= 0 && die.face().compareTo(last) <= 0) {
        dice.add(fresh(die));
      }
    }
    return new Pool(dice);
  }
}
