package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.Value;
import io.github.flightstand.rules.engine.state.BoardingTask;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.CombatTask.AttackStep;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Optional;

/**
 * The end of an attack, as its damage is about to be suffered.
 *
 * @param hits the hits that are not canceled
 * @param criticals the critical hits that are not canceled
 * @param damage both, and what cards made the defender suffer on the way
 * @param destroyed the chance that this destroys the defender, or cripples the attacked section
 */
public record Outcome(int hits, int criticals, int damage, Ratio destroyed) {

  /** Returns its worth for an aim. */
  Ratio of(OddsAim aim) {
    return switch (aim) {
      case DAMAGE -> Ratio.of(damage);
      case HITS -> Ratio.of(hits);
      case CRITICALS -> Ratio.of(criticals);
      case DESTROY -> destroyed;
    };
  }

  /** Returns the outcome of an attack that is over or about to do its damage. */
  static Outcome of(CardSet cards, State begun, State state, CombatTask.Attack attack) {
    ShipState before = defender(begun, attack);
    ShipState after = defender(state, attack);
    int suffered = left(cards, begun, before, attack) - left(cards, state, after, attack);
    boolean hit = attack.step() == AttackStep.DAMAGE;
    int hits = hit ? attack.attack().count(Face.HIT) : 0;
    int criticals = hit ? attack.attack().count(Face.CRITICAL) : 0;
    boolean gone = !after.inPlay() || after.lingers();
    if (gone || isPrecisionShot(state)) {
      return new Outcome(hits, criticals, Math.max(0, suffered), gone ? Ratio.ONE : Ratio.ZERO);
    }
    return new Outcome(
        hits,
        criticals,
        hits + criticals + Math.max(0, suffered),
        new Outcome.Fate(cards, state, after, attack).chance(hits, criticals));
  }

  /** A precision shot disables and does no damage (004-015); it lies below its attack. */
  private static boolean isPrecisionShot(State state) {
    return state.agenda().stream().anyMatch(BoardingTask.PrecisionShot.class::isInstance);
  }

  private static ShipState defender(State state, CombatTask.Attack attack) {
    return state
        .remote(attack.defender())
        .map(RemoteState::asShip)
        .orElseGet(() -> state.ship(attack.defender()));
  }

  /** Returns the damage that the attacked part can still take; below 1 it is lost. */
  private static int left(CardSet cards, State state, ShipState ship, CombatTask.Attack attack) {
    SectionState part = state.section(attack.defender(), attack.shot().section());
    int left = ship.card().hull(attack.shot().section()) + part.shields();
    String deck = state.deck(attack.defender(), attack.shot().section()).composition().name();
    for (DealtCard card : part.damage()) {
      left -= card.face().filter(face -> countsTwice(cards, deck, face)).isPresent() ? 2 : 1;
    }
    return left;
  }

  private static boolean countsTwice(CardSet cards, String deck, String face) {
    return modifies(cards, deck, face, Value.DAMAGE_COUNT);
  }

  private static boolean modifies(CardSet cards, String deck, String face, Value<?> value) {
    return cards
        .card(deck + "/" + face)
        .filter(card -> card.modifies().stream().anyMatch(one -> one.value() == value))
        .isPresent();
  }

  /** The effect of the damage cards that are dealt to a defender. */
  private record Fate(
      int left, int shields, boolean allUp, boolean remote, DeckState deck, Cards now) {

    /** The cards of a deck in numbers: those unseen, those left to deal and those discarded. */
    private record Cards(int twice, int unseen, int undealt, int discardedTwice, int discarded) {

      Cards dealt() {
        return new Cards(twice, unseen, undealt - 1, discardedTwice, discarded);
      }

      Cards seen(boolean countsTwice) {
        int less = countsTwice ? 1 : 0;
        return new Cards(twice - less, unseen - 1, undealt - 1, discardedTwice, discarded);
      }

      /** Returns the cards after the discard pile was shuffled into a new deck (000-143). */
      Cards restocked() {
        return undealt > 0 ? this : new Cards(discardedTwice, discarded, discarded, 0, 0);
      }
    }

    Fate(CardSet cards, State state, ShipState ship, CombatTask.Attack attack) {
      this(
          Outcome.left(cards, state, ship, attack),
          state.section(attack.defender(), attack.shot().section()).shields(),
          allUp(cards, state, ship, attack),
          state.remote(attack.defender()).isPresent(),
          state.deck(attack.defender(), attack.shot().section()),
          counted(cards, state.deck(attack.defender(), attack.shot().section())));
    }

    private static Cards counted(CardSet cards, DeckState deck) {
      String name = deck.composition().name();
      int twice = 0;
      int discardedTwice = 0;
      for (String face : deck.composition().counts().keySet()) {
        if (countsTwice(cards, name, face)) {
          twice += deck.pools().get(deck.current()).cards().getOrDefault(face, 0);
          discardedTwice += deck.discard().cards().getOrDefault(face, 0);
        }
      }
      return new Cards(
          twice,
          deck.pools().get(deck.current()).size(),
          deck.undealt(),
          discardedTwice,
          deck.discard().size());
    }

    /** Tests whether a damage card has all further ones dealt face up. */
    private static boolean allUp(
        CardSet cards, State state, ShipState ship, CombatTask.Attack attack) {
      String deck = state.deck(attack.defender(), attack.shot().section()).composition().name();
      List<DealtCard> suffered = ship.suffered();
      return suffered.stream()
          .filter(card -> card.memory().getOrDefault("since", 0) > 0)
          .map(DealtCard::face)
          .flatMap(Optional::stream)
          .anyMatch(face -> modifies(cards, deck, face, Value.DEALT_FACE_UP));
    }

    /** Returns the chance that this damage is enough. */
    Ratio chance(int hits, int criticals) {
      int blocked = Math.min(shields, hits + criticals);
      int normal = Math.max(0, hits - blocked);
      int critical = hits + criticals - blocked - normal;
      int hull = left - shields;
      return remote
          ? (normal + critical >= hull ? Ratio.ONE : Ratio.ZERO)
          : chance(hull, normal, critical, now);
    }

    private Ratio chance(int hull, int normal, int critical, Cards from) {
      if (normal + critical >= hull) {
        return Ratio.ONE;
      }
      if (normal + critical == 0 || 2 * (normal + critical) < hull) {
        return Ratio.ZERO;
      }
      Cards cards = from.restocked();
      boolean up = normal == 0 || allUp;
      int normalLeft = Math.max(0, normal - 1);
      int criticalLeft = normal > 0 ? critical : critical - 1;
      if (!up || cards.undealt() == 0) {
        // Once the deck has run out, a card that stands in has no face (000-144).
        Cards then = cards.undealt() == 0 ? cards : cards.dealt();
        return chance(hull - 1, normalLeft, criticalLeft, then);
      }
      Ratio twice =
          cards.twice() == 0
              ? Ratio.ZERO
              : chance(hull - 2, normalLeft, criticalLeft, cards.seen(true))
                  .times(cards.twice(), cards.unseen());
      int once = cards.unseen() - cards.twice();
      return once == 0
          ? twice
          : twice.plus(
              chance(hull - 1, normalLeft, criticalLeft, cards.seen(false))
                  .times(once, cards.unseen()));
    }
  }
}
