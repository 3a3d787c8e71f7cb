package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Rerolls;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.AbilityRef;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Window;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The moments at which cards in play may read an attack or change its dice, by their windows. The
 * search assumes that cards of sets read dice that miss and the attacker's tokens only while attack
 * dice are modified. It assumes that a card that only rerolls reads neither tokens nor dice. A
 * caller's own cards and missions may look at anything.
 */
final class DiceCards {

  /** The windows that a turn in which a side's own player modifies its dice may open. */
  private static final Set<Window> WITHIN =
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

  private final Map<Side, OfSide> sides = new EnumMap<>(Side.class);

  private boolean lookAtAnything;
  private boolean othersCount;
  private boolean anyCompares;

  /** The cards that concern the dice of a side, whose own player has the seat. */
  private static final class OfSide {

    /** The windows in which a card may change the dice, or give back what changes them. */
    private final Set<Window> changing;

    private final Window modifying;
    private final Set<Window> closing;
    private final String seat;

    /** The abilities that may change the dice, and the faces of those that each may reroll. */
    private final Map<AbilityRef, Set<Face>> abilities = new HashMap<>();

    private boolean quiet = true;
    private boolean onlyRerolls = true;
    private boolean onlyResults = true;

    private OfSide(Window first, Window modifying, Set<Window> closing, String seat) {
      changing = EnumSet.range(first, List.copyOf(closing).get(closing.size() - 1));
      changing.addAll(EnumSet.range(Window.GAINED, Window.LOCKED));
      this.modifying = modifying;
      this.closing = closing;
      this.seat = seat;
    }

    private void note(Card card, CardRef ref, boolean own) {
      quiet &=
          card.modifies().stream()
              .noneMatch(one -> one.value() == Value.MAY_MODIFY || one.value() == Value.MAY_SPEND);
      for (int i = 0; i < card.reacts().size(); i++) {
        Window window = card.reacts().get(i).window();
        boolean turn = own && window == modifying;
        Optional<Rerolls> rerolls = rerolls(card.reacts().get(i));
        if (changing.contains(window) && (turn || window != modifying)) {
          abilities.put(
              new AbilityRef(ref, i),
              rerolls.map(DiceCards::faces).orElse(EnumSet.allOf(Face.class)));
        }
        quiet &= !WITHIN.contains(window);
        onlyRerolls &= !turn || rerolls.isPresent();
        onlyResults &= !closing.contains(window);
      }
    }
  }

  /**
   * Creates it for an attack that begins.
   *
   * @param known the cards that the engine knows, with sets that may be in force
   */
  DiceCards(CardSet known, State state, CombatTask.Attack attack) {
    sides.put(
        Side.ATTACK,
        new OfSide(
            Window.ATTACK_DECLARED,
            Window.MODIFY_ATTACK,
            EnumSet.of(Window.AFTER_MODIFY_ATTACK),
            state.piece(attack.attacker()).seat()));
    sides.put(
        Side.DEFENCE,
        new OfSide(
            Window.BEFORE_ROLL_DEFENCE,
            Window.MODIFY_DEFENCE,
            EnumSet.range(Window.AFTER_MODIFY_DEFENCE, Window.BEFORE_COMPARE),
            state.piece(attack.defender()).seat()));
    lookAtAnything = state.mission().isPresent();
    CardSet inForce = known.inForce(state.cardSets());
    for (ShipState ship : state.ships()) {
      for (int i = 0; i < ship.cards().size() && ship.inPlay(); i++) {
        String id = ship.cards().get(i).id();
        Optional<Card> card = inForce.card(id);
        boolean own = known.card(id).filter(one -> one.kind() != CardKind.DAMAGE).isPresent();
        lookAtAnything |= own && card.filter(one -> !one.isPlain()).isPresent();
        if (card.isPresent()) {
          note(card.get(), ship, CardRef.held(ship.id(), i), attack);
        }
      }
    }
  }

  private void note(Card card, ShipState ship, CardRef ref, CombatTask.Attack attack) {
    othersCount |= !ship.id().equals(attack.defender()) && counts(card, Window.AFTER_MODIFY_ATTACK);
    anyCompares |= counts(card, Window.BEFORE_COMPARE);
    sides.values().forEach(side -> side.note(card, ref, ship.seat().equals(side.seat)));
  }

  private OfSide of(Side side) {
    return Optional.ofNullable(sides.get(side)).orElseThrow();
  }

  private static Optional<Rerolls> rerolls(Card.React react) {
    return react.then() instanceof Rerolls rerolls ? Optional.of(rerolls) : Optional.empty();
  }

  /** Returns the faces of the dice that may be rerolled, now or once a focus result is turned. */
  private static Set<Face> faces(Rerolls rerolls) {
    Set<Face> faces = EnumSet.copyOf(rerolls.faces());
    if (faces.contains(Face.HIT) || faces.contains(Face.EVADE)) {
      faces.add(Face.FOCUS);
    }
    return faces;
  }

  /** Tests whether a card may count after a window. */
  private static boolean counts(Card card, Window last) {
    return !card.modifies().isEmpty()
        || card.reacts().stream()
            .filter(react -> rerolls(react).isEmpty())
            .map(Card.React::window)
            .anyMatch(window -> window.compareTo(last) > 0 && !AFTERWARDS.contains(window));
  }

  /** Tests whether cards or a mission may look at anything at any time. */
  boolean lookAtAnything() {
    return lookAtAnything;
  }

  /** Tests whether another ship than the defender has a card that counts for defense dice. */
  boolean othersCount() {
    return othersCount;
  }

  /** Tests whether a ship has a card that counts once results are compared. */
  boolean anyCompares() {
    return anyCompares;
  }

  /** Tests whether no card answers what a side's own player does to its dice, nor forbids it. */
  boolean isQuiet(Side side) {
    return !lookAtAnything && of(side).quiet;
  }

  /** Returns the number of abilities that may change a side's dice. */
  int abilities(Side side) {
    return of(side).abilities.size();
  }

  /** Tests whether the cards that a side's own player may use on its dice only reroll. */
  boolean onlyRerolls(Side side) {
    return of(side).onlyRerolls;
  }

  /** Tests whether only the results count once a side's own player has modified its dice. */
  boolean onlyResults(Side side) {
    return of(side).onlyResults;
  }

  /** Returns the faces of a side's dice that abilities may still reroll, except those used. */
  Set<Face> rerolled(Side side, List<AbilityRef> used) {
    Set<Face> rerolled = EnumSet.noneOf(Face.class);
    of(side)
        .abilities
        .forEach((one, faces) -> rerolled.addAll(used.contains(one) ? Set.of() : faces));
    return rerolled;
  }
}
