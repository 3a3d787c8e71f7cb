package io.github.flightstand.rules.engine.check;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.DamageOwed;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.Sections;
import io.github.flightstand.rules.engine.flow.combat.HugeCombatTurnFlow;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.HugeTask;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds where a huge ship's card does not fit the rules, or its state contradicts itself. */
public final class HugeCheck {

  /** More damage at once than any game sees. */
  private static final int MOST = 1000;

  private HugeCheck() {}

  /**
   * Checks that a huge ship's base has the arcs on its card and can fly what is on its dial.
   *
   * @throws IllegalArgumentException if not
   */
  public static void card(Rules rules, ShipCard card) {
    if (card.huge().isEmpty()) {
      return;
    }
    Base base = rules.movement().parts().base(card.base());
    List<FiringArc> arcs = new ArrayList<>(card.arcs());
    card.weapons().forEach(weapon -> arcs.add(weapon.arc()));
    for (FiringArc arc : arcs) {
      need(
          FiringArc.on(base).contains(arc),
          card.id(),
          "has the arc '" + arc.word() + "', which a " + base.name() + " base has not");
    }
    List<String> kinds = Arrays.stream(CardKind.values()).map(CardKind::word).toList();
    for (SectionCard section : card.huge().get().sections()) {
      for (String slot : section.crippled().slots().orElse(List.of())) {
        need(
            kinds.contains(slot),
            card.id(),
            "has an icon for '" + slot + "' on a crippled side, expected one of " + kinds);
      }
    }
    Ship ship = new Ship(card.id(), base, Pose.at(0, 0, 0));
    for (Maneuver maneuver : card.dial().maneuvers()) {
      try {
        rules.resolver().checkFlies(ship, maneuver);
      } catch (CannotFlyException cannot) {
        throw new IllegalArgumentException(
            "the ship '" + card.id() + "': " + cannot.getMessage(), cannot);
      }
    }
  }

  /**
   * Checks the huge ships of a state.
   *
   * @throws IllegalArgumentException if one contradicts itself; the message names it
   */
  static void check(State state) {
    for (ShipState ship : state.ships()) {
      need(
          ship.huge().isPresent() == ship.card().huge().isPresent(),
          ship.id(),
          "has sections in its state or on its card only");
      if (ship.huge().isPresent()) {
        card(state.rules(), ship.card());
        huge(state, ship, ship.huge().get());
      }
    }
  }

  private static void huge(State state, ShipState ship, HugeState huge) {
    List<SectionCard> cards = ship.card().huge().orElseThrow().sections();
    need(
        huge.sections().stream()
            .map(SectionState::section)
            .toList()
            .equals(cards.stream().map(SectionCard::section).toList()),
        ship.id(),
        "has other sections than its card");
    need(ship.damage().isEmpty(), ship.id(), "is huge, expected its damage beside its sections");
    for (TokenType marker : TokenType.values()) {
      need(
          ship.keeps(marker) || marker == TokenType.ENERGY || ship.tokens().of(marker) == 0,
          ship.id(),
          "is huge, expected no tokens of that kind beside it");
    }
    need(!ship.ionised(), ship.id(), "is huge, expected it never ionised");
    need(
        ship.tokens().of(TokenType.ENERGY) <= huge.energyLimit(ship.card()),
        ship.id(),
        "has more energy than its card holds");
    need(
        ship.lingering() == huge.sections().stream().anyMatch(SectionState::lingering),
        ship.id(),
        "lingers as long as one of its sections does, found otherwise");
    need(
        !ship.inPlay() || !huge.working().isEmpty(),
        ship.id(),
        "is in play, expected a section that is not crippled");
    for (int i = 0; i < cards.size(); i++) {
      section(state, ship, cards.get(i), huge.sections().get(i));
    }
    boolean discards = state.agenda().contains(new HugeTask.SectionDiscarding(ship.id()));
    need(
        ship.inPlay()
            || ship.lies()
            || ship.status() == ShipState.Status.WAITING
            || ship.status() == ShipState.Status.RESERVE
            || (ship.tokens().equals(Tokens.NONE)
                && huge.sections().stream()
                    .allMatch(s -> s.shields() == 0 && (discards || s.damage().isEmpty()))),
        ship.id(),
        "is gone, expected nothing beside it");
  }

  private static void section(State state, ShipState ship, SectionCard card, SectionState section) {
    need(
        section.shields() <= card.shields(),
        ship.id(),
        "has a section with " + section.shields() + " shields, expected at most " + card.shields());
    need(
        !section.lingering() || (state.phase() == Phase.COMBAT && ship.inPlay()),
        ship.id(),
        "has a section that lingers, which is so in the combat phase only");
    need(
        !section.crippled()
            || (section.shields() == 0 && section.tokens().equals(Tokens.NONE) && !section.lingering()),
        ship.id(),
        "has a crippled section with tokens beside it");
    deck(ship.id(), section);
  }

  /** The cards of a section's deck are in it, in its discard pile or beside the section. */
  private static void deck(String ship, SectionState section) {
    DeckState deck = section.deck();
    need(!deck.pools().isEmpty(), ship, "has a section's deck without a pool");
    int[] down = new int[deck.pools().size()];
    int up = 0;
    for (DealtCard card : section.damage()) {
      if (card.standsIn()) {
        continue;
      }
      int pool = card.pool().orElseThrow();
      need(pool >= 0 && pool < down.length, ship, "has a card of a pool that its deck has not");
      if (card.name().isPresent()) {
        known(ship, deck, card.name().get());
        up++;
      } else {
        down[pool]++;
      }
    }
    int unseen = 0;
    for (int i = 0; i < down.length; i++) {
      int found = deck.pools().get(i).size();
      need(
          deck.undealt() >= 0 && found == down[i] + (i == deck.current() ? deck.undealt() : 0),
          ship,
          "has a section's deck with " + found + " unseen cards in a pool, expected others");
      deck.pools().get(i).cards().keySet().forEach(card -> known(ship, deck, card));
      unseen += found;
    }
    deck.discard().cards().keySet().forEach(card -> known(ship, deck, card));
    int all = unseen + up + deck.discard().size();
    need(
        all == deck.composition().size(),
        ship,
        "has a section's deck of "
            + all
            + " cards, expected "
            + deck.composition().size()
            + " in all");
  }

  private static void known(String ship, DeckState deck, String card) {
    need(
        deck.composition().kind(card).isPresent(),
        ship,
        "has the card '" + card + "', which its section's deck has not");
  }

  /**
   * Checks a task of huge ships.
   *
   * @throws IllegalArgumentException if it contradicts the state
   */
  static void task(State state, Task task) {
    if (task instanceof HugeTask.HugeActivation activation) {
      HugeState huge = huge(state, activation.ship());
      need(
          activation.acted() >= 0
              && activation.acted() <= huge.sections().size()
              && (activation.acted() == 0 || activation.step() == HugeTask.HugeStep.ACT),
          activation.ship(),
          "has fewer sections than have acted");
      need(
          !state.ship(activation.ship()).inPlay()
              || state.ship(activation.ship()).dial().isPresent(),
          activation.ship(),
          "is active, expected its dial");
    } else if (task instanceof HugeTask.HugeCombatTurn turn) {
      huge(state, turn.ship());
      need(
          turn.attacks() >= 0 && turn.attacks() <= HugeCombatTurnFlow.ATTACKS,
          turn.ship(),
          "attacks at most " + HugeCombatTurnFlow.ATTACKS + " times");
      need(
          turn.fired().stream().distinct().count() == turn.fired().size(),
          turn.ship(),
          "attacks with each secondary weapon once");
    } else if (task instanceof HugeTask.SectionDamage damage) {
      huge(state, damage.ship());
      need(
          damage.section().isEmpty() || Sections.names(state.ship(damage.ship()), damage.section()),
          damage.ship(),
          "has no such section");
      need(
          within(damage.cards()) && within(damage.normal()) && within(damage.critical()),
          damage.ship(),
          "suffers 0 to " + MOST + " damage of a kind at once, found another number");
    } else if (task instanceof HugeTask.Surplus surplus) {
      need(
          huge(state, surplus.ship()).section(surplus.section()).crippled(),
          surplus.ship(),
          "discards upgrades of a section that is not crippled");
    } else if (task instanceof HugeTask.SectionDiscarding discarding) {
      huge(state, discarding.ship());
      need(
          !state.ship(discarding.ship()).inPlay(),
          discarding.ship(),
          "discards its damage cards, which only what is gone does");
    } else if (task instanceof HugeTask.Collision collision) {
      collision.owed().forEach(owed -> owed(state, owed));
    } else if (task instanceof ActivationTask.FreeAction action) {
      ShipState ship = state.ship(action.ship());
      need(
          ship.inPlay() && ship.huge().isEmpty(),
          ship.id(),
          "has a free action, expected a small, medium or large ship in play");
    }
  }

  private static void owed(State state, DamageOwed owed) {
    ShipState ship = state.ship(owed.ship());
    need(
        ship.huge().isPresent()
            ? owed.section().isEmpty() || Sections.names(ship, owed.section())
            : owed.kind() == DamageOwed.Kind.ATTACK_DIE && owed.section().isEmpty(),
        ship.id(),
        "cannot be dealt what it is owed");
    need(within(owed.count()), ship.id(), "is owed more than " + MOST);
  }

  private static HugeState huge(State state, String id) {
    Optional<HugeState> huge = state.ship(id).huge();
    need(huge.isPresent(), id, "is not huge, expected a huge ship");
    return huge.get();
  }

  private static boolean within(int count) {
    return count >= 0 && count <= MOST;
  }

  /**
   * Checks that what is attacked is a section of a corvette, or the whole of another ship.
   *
   * @throws IllegalArgumentException if not
   */
  static void section(ShipState target, Optional<SectionName> section) {
    need(
        Sections.names(target, section),
        target.id(),
        section.isPresent() ? "has no sections to attack" : "is attacked without a section");
  }

  private static void need(boolean holds, String ship, String what) {
    if (!holds) {
      throw new IllegalArgumentException("the ship '" + ship + "' " + what);
    }
  }
}
