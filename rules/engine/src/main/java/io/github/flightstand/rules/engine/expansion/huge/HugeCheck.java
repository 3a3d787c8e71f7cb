package io.github.flightstand.rules.engine.expansion.huge;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.flow.DeckCheck;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.UntrustedState;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.HeldCard;
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
import java.util.Map;

/** A check that a huge ship's card fits the rules, and its state does not contradict itself. */
final class HugeCheck {

  /** Throws an {@link IllegalArgumentException} unless the base fits the card's arcs and dial. */
  static void card(Rules rules, ShipCard card) {
    if (card.huge().isEmpty()) {
      return;
    }
    Base base = rules.movement().parts().base(card.base());
    List<FiringArc> arcs = new ArrayList<>(card.arcs());
    card.weapons().forEach(weapon -> arcs.add(weapon.arc()));
    for (FiringArc arc : arcs) {
      need(
          arc.isOn(base),
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

  /** Throws an {@link IllegalArgumentException} that names a huge ship that contradicts itself. */
  static void check(State state, RulesContext context) {
    for (ShipState ship : state.ships()) {
      if (ship.card().huge().isPresent()) {
        card(state.rules(), ship.card());
        huge(ship, falls(state, ship));
        state.agenda().forEach(task -> ofOthers(ship.id(), task));
      } else {
        need(
            ship.tokens().of(TokenType.ENERGY) + ship.tokens().of(TokenType.REINFORCEMENT) == 0,
            "the ship '%s' is not huge, expected no energy beside it",
            ship.id());
      }
      for (int place = 0; place < ship.cards().size(); place++) {
        HeldCard card = ship.cards().get(place);
        int limit = ship.card().huge().isPresent() ? Energy.most(context, state, ship, place) : 0;
        need(
            card.energyHeld() <= limit,
            "the card '%s' of '%s' holds at most %s energy tokens, found %s",
            card.id(),
            ship.id(),
            limit,
            card.energyHeld());
      }
    }
  }

  /** Checks that a task of the core that is not for huge ships is for another ship. */
  private static void ofOthers(String id, Task task) {
    need(
        !(task instanceof ActivationTask.Activation activation && activation.ship().equals(id)),
        "'%s' is huge, expected a huge ship's activation",
        id);
    need(
        !(task instanceof ActivationTask.FreeAction free && free.ship().equals(id)),
        "'%s' is huge, expected no free action",
        id);
  }

  /** Returns the huge ship that a task from outside names. */
  static ShipState ship(UntrustedState in, String id) {
    ShipState ship = in.ship(id);
    need(ship.card().huge().isPresent(), "the ship '%s' is not huge, expected a huge ship", id);
    return ship;
  }

  /** Tests whether a card takes effect before a ship goes whose last section was crippled. */
  private static boolean falls(State state, ShipState ship) {
    return ship.inPlay()
        && ship.working().isEmpty()
        && state.agenda().stream().anyMatch(AbilityTask.class::isInstance);
  }

  private static void huge(ShipState ship, boolean falls) {
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
        falls || ship.tokens().of(TokenType.ENERGY) <= ship.energyLimit(),
        "the ship '%s' has more energy than its card holds",
        ship.id());
    need(
        falls || !ship.inPlay() || !ship.working().isEmpty(),
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
    need(section.deck().isPresent(), "the ship '%s' has a section without a deck", ship.id());
    DeckCheck.check(
        "the deck of a section of '" + ship.id() + "'",
        section.deck().orElseThrow(),
        Map.of(ship.id(), section.damage()));
  }
}
