package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.State;

/**
 * Something that happened. Applied to the state in which it happened it gives the next one; what
 * only tells the players something leaves the state alone.
 */
public sealed interface Event
    permits SetUpEvent,
        RoundEvent,
        DialEvent,
        MoveEvent,
        MarkerEvent,
        WingEvent,
        AttackEvent,
        DamageEvent,
        CardEvent,
        BombEvent,
        LossEvent,
        HugeEvent,
        SectionEvent,
        RemoteEvent,
        DockingEvent,
        CrewEvent,
        MissionEvent {

  /** Returns the state after it. */
  default State applyTo(State state) {
    return state;
  }

  /** Returns it as a player learns of it: what he may not know is left out. */
  default Event seenBy(String seat) {
    return this;
  }
}
