package io.github.flightstand.rules.engine.expansion.huge;

import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.HugeEvent;
import io.github.flightstand.rules.engine.flow.Bar;
import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.card.Effects;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Energy tokens on a huge ship's card and on its other cards (002-007 to -012, -034). */
final class Energy {

  private static final String CARD = "card:";
  private static final String DONE = "done";

  /** Gains the energy that the dial shows, less the ion tokens, up to the limit (002-009, -011). */
  static void gain(Transition play, String id) {
    ShipState ship = play.ship(id);
    int shown = ship.card().dial().energy(ship.maneuver().orElseThrow()).orElse(0);
    gain(play, id, Math.max(0, shown - ship.tokens().of(TokenType.ION)));
  }

  /** Adds tokens to the ship card; any above the limit are lost at once. */
  static void gain(Transition play, String id, int count) {
    if (count > 0) {
      play.happen(new HugeEvent.EnergyGained(id, count));
      limit(play, id);
    }
  }

  /** Removes the tokens above the card's limit. */
  static void limit(Transition play, String id) {
    ShipState ship = play.ship(id);
    int surplus = ship.tokens().of(TokenType.ENERGY) - ship.energyLimit();
    if (surplus > 0) {
      play.happen(new HugeEvent.EnergyLost(id, surplus));
    }
  }

  /** Returns the indices of the cards that can take another token (002-009). */
  private static List<Integer> room(State state, String id, RulesContext context) {
    ShipState ship = state.ship(id);
    return ship.tokens().of(TokenType.ENERGY) == 0
        ? List.of()
        : IntStream.range(0, ship.cards().size())
            .filter(place -> room(context, state, ship, place) > 0)
            .boxed()
            .toList();
  }

  private static int room(RulesContext context, State state, ShipState ship, int place) {
    HeldCard card = ship.cards().get(place);
    return card.up() ? most(context, state, ship, place) - card.energyHeld() : 0;
  }

  /** Returns how many energy tokens one of a ship's cards can hold (002-007). */
  static int most(RulesContext context, State state, ShipState ship, int place) {
    String id = ship.cards().get(place).id();
    return ship.card()
        .weapon(id)
        .flatMap(Weapon::energy)
        .map(Weapon.Energy::limit)
        .or(() -> context.cards().named(state, id).map(Card::energy))
        .orElse(0);
  }

  /** Tests whether energy can move from the ship card to another card. */
  static boolean canGo(State state, String id, RulesContext context) {
    return !room(state, id, context).isEmpty();
  }

  /** Returns keys for the cards at these indices; a second copy of a card is numbered. */
  static Map<String, Integer> keys(String before, ShipState ship, List<Integer> places) {
    Map<String, Integer> keys = new LinkedHashMap<>();
    for (int place : places) {
      String id = ship.cards().get(place).id();
      long copy =
          ship.cards().subList(0, place).stream().filter(card -> card.id().equals(id)).count() + 1;
      keys.put(before + id + (copy > 1 ? "#" + copy : ""), place);
    }
    return keys;
  }

  /** Returns the index of the card that an offered key names. */
  static int placeOf(String key, Map<String, Integer> keys) {
    return Optional.ofNullable(keys.get(key)).orElseThrow();
  }

  /** Asks which card the next token goes to, if any. */
  static void ask(State state, String id, DecisionCollector asking) {
    ShipState ship = state.ship(id);
    asking.put(
        Kind.ALLOCATE,
        id,
        ship.seat(),
        options -> {
          options.offer(Option.of(DONE));
          keys(CARD, ship, room(state, id, asking.context()))
              .keySet()
              .forEach(key -> options.offer(Option.of(key)));
          IntStream.range(0, ship.cards().size())
              .mapToObj(place -> keys(CARD, ship, List.of(place)))
              .flatMap(keys -> keys.keySet().stream())
              .forEach(
                  key -> options.forbid(key, "002-009", "that card takes no more energy tokens"));
        });
  }

  /** Moves a token to the card that a command names; returns false if no more are to move. */
  static boolean allocate(Transition play, String id, Command command) {
    if (command.key().equals(DONE)) {
      return false;
    }
    int place =
        placeOf(command.key(), keys(CARD, play.ship(id), room(play.state(), id, play.context())));
    play.happen(new HugeEvent.EnergyAllocated(id, place, 1));
    return true;
  }

  /** Adds tokens to a card, up to its limit, or removes some if {@code count} is negative. */
  private static void onCard(Transition play, String id, int place, int count) {
    ShipState ship = play.ship(id);
    int change =
        count > 0
            ? Math.min(count, room(play.context(), play.state(), ship, place))
            : -Math.min(-count, ship.cards().get(place).energyHeld());
    if (change != 0) {
      play.happen(new HugeEvent.CardEnergyChanged(id, place, change));
    }
  }

  /** Returns the index of the first of a weapon's cards with enough energy for an attack. */
  private static OptionalInt charged(ShipState ship, Weapon weapon) {
    int cost = weapon.energy().map(Weapon.Energy::cost).orElse(0);
    return IntStream.range(0, ship.cards().size())
        .filter(i -> ship.cards().get(i).up() && ship.cards().get(i).id().equals(weapon.id()))
        .filter(i -> ship.cards().get(i).energyHeld() >= cost)
        .findFirst();
  }

  /** Returns why no card of a weapon can pay for an attack, if none can (002-009). */
  static Optional<Bar> unpaid(ShipState ship, Weapon weapon) {
    return weapon.energy().isPresent() && charged(ship, weapon).isEmpty()
        ? Optional.of(
            new Bar(
                "002-009",
                "the card '"
                    + weapon.id()
                    + "' holds fewer than the "
                    + weapon.energy().get().cost()
                    + " energy tokens that an attack costs"))
        : Optional.empty();
  }

  /** Pays for an attack from a weapon's card. */
  static void pay(Transition play, String id, Weapon weapon) {
    if (weapon.energy().isPresent()) {
      int place = charged(play.ship(id), weapon).orElseThrow();
      onCard(play, id, place, -weapon.energy().get().cost());
    }
  }

  /** Adds tokens to a ship card or removes some: only huge ships have energy (002-007). */
  static void onShip(Transition play, Effect.Energy energy) {
    ShipState ship = play.ship(energy.ship());
    if (ship.card().huge().isEmpty() || !ship.inPlay()) {
      return;
    }
    int lost = Math.min(-energy.count(), ship.tokens().of(TokenType.ENERGY));
    if (lost > 0) {
      play.happen(new HugeEvent.EnergyLost(energy.ship(), lost));
    }
    gain(play, energy.ship(), energy.count());
  }

  static void onCard(Transition play, Effect.CardEnergy energy) {
    CardRef card = energy.card();
    if (Effects.held(play, card).isPresent() && play.ship(card.ship()).inPlay()) {
      onCard(play, card.ship(), card.index(), energy.count());
    }
  }
}
