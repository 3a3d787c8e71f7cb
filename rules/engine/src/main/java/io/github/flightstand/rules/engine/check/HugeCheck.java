package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.Outside.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.DeckState;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds where a huge ship's card does not fit the rules, or its state contradicts itself. */
public final class HugeCheck {

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
          "the ship '%s' has the arc '%s', which a %s base has not",
          card.id(),
          arc.word(),
          base.name());
    }
    List<String> kinds = Arrays.stream(CardKind.values()).map(CardKind::word).toList();
    for (SectionCard section : card.huge().get().sections()) {
      for (String slot : section.crippled().slots().orElse(List.of())) {
        need(
            kinds.contains(slot),
            "the ship '%s' has an icon for '%s' on a crippled side, expected one of %s",
            card.id(),
            slot,
            kinds);
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
      if (ship.card().huge().isPresent()) {
        card(state.rules(), ship.card());
        huge(ship);
      }
    }
  }

  private static void huge(ShipState ship) {
    need(
        ship.damage().isEmpty() && !ship.lingering(),
        "the ship '%s' is huge, expected its damage beside its sections",
        ship.id());
    for (TokenType marker : TokenType.values()) {
      need(
          ship.keeps(marker) || marker == TokenType.ENERGY || ship.tokens().of(marker) == 0,
          "the ship '%s' is huge, expected no tokens of that kind beside it",
          ship.id());
    }
    need(!ship.ionised(), "the ship '%s' is huge, expected it never ionised", ship.id());
    need(
        ship.tokens().of(TokenType.ENERGY) <= ship.energyLimit(),
        "the ship '%s' has more energy than its card holds",
        ship.id());
    need(
        !ship.inPlay() || !ship.working().isEmpty(),
        "the ship '%s' is in play, expected a section that is not crippled",
        ship.id());
    for (SectionState section : ship.sections()) {
      section(ship, ship.card().section(section.section()), section);
    }
  }

  private static void section(ShipState ship, SectionCard card, SectionState section) {
    need(
        section.shields() <= card.shields(),
        "the ship '%s' has a section with %s shields, expected at most %s",
        ship.id(),
        section.shields(),
        card.shields());
    need(
        !section.crippled()
            || (section.shields() == 0
                && section.tokens().equals(Tokens.NONE)
                && !section.lingering()),
        "the ship '%s' has a crippled section with tokens beside it",
        ship.id());
    deck(ship.id(), section);
  }

  /** The cards of a section's deck are in it, in its discard pile or beside the section. */
  private static void deck(String ship, SectionState section) {
    need(section.deck().isPresent(), "the ship '%s' has a section without a deck", ship);
    DeckState deck = section.deck().orElseThrow();
    need(!deck.pools().isEmpty(), "the ship '%s' has a section's deck without a pool", ship);
    int[] down = new int[deck.pools().size()];
    int up = 0;
    for (DealtCard card : section.damage()) {
      if (card.standsIn()) {
        continue;
      }
      int pool = card.pool().orElseThrow();
      need(
          pool >= 0 && pool < down.length,
          "the ship '%s' has a card of a pool that its deck has not",
          ship);
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
          "the ship '%s' has a section's deck with %s unseen cards in a pool, expected others",
          ship,
          found);
      deck.pools().get(i).cards().keySet().forEach(card -> known(ship, deck, card));
      unseen += found;
    }
    deck.discard().cards().keySet().forEach(card -> known(ship, deck, card));
    int all = unseen + up + deck.discard().size();
    need(
        all == deck.composition().size(),
        "the ship '%s' has a section's deck of %s cards, expected %s in all",
        ship,
        all,
        deck.composition().size());
  }

  private static void known(String ship, DeckState deck, String card) {
    need(
        deck.composition().kind(card).isPresent(),
        "the ship '%s' has the card '%s', which its section's deck has not",
        ship,
        card);
  }
}
