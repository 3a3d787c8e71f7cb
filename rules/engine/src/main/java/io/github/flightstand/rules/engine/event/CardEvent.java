package io.github.flightstand.rules.engine.event;

import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;

/** An event about cards other than damage cards (000, heading on card abilities). */
public sealed interface CardEvent extends Event {

  /** A card beside a ship takes effect. */
  record Triggered(String ship, String card) implements CardEvent {}

  /** A card was put beside a ship. */
  record Assigned(String ship, String card) implements CardEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.withCards(Lists.plus(now.cards(), HeldCard.of(card))));
    }
  }

  /** A ship's card, by its index, was discarded, or turned up again (000-063). */
  record Flipped(String ship, int index, String card, boolean up) implements CardEvent {

    @Override
    public State applyTo(State state) {
      ShipState now = state.ship(ship);
      return state.with(now.withCards(Lists.changed(now.cards(), index, held -> held.turned(up))));
    }
  }

  /** An obstacle was removed from the table. */
  record ObstacleRemoved(String obstacle) implements CardEvent {

    @Override
    public State applyTo(State state) {
      return state.with(state.table().without(obstacle));
    }
  }

  /** A card remembers a value under a key, openly. */
  record Remembered(CardRef card, String key, int value) implements CardEvent {

    @Override
    public State applyTo(State state) {
      if (card.place() == CardRef.Place.MISSION) {
        return state.with(state.mission().orElseThrow().remembering(card.index(), key, value));
      }
      ShipState now = state.ship(card.ship());
      if (card.place() == CardRef.Place.HELD) {
        return state.with(
            now.withCards(
                Lists.changed(now.cards(), card.index(), held -> held.remembering(key, value))));
      }
      List<DealtCard> cards =
          Lists.changed(now.damageAt(card), card.index(), dealt -> dealt.remembering(key, value));
      return state.with(now.with(now.section(card.section()).withDamage(cards)));
    }
  }
}
