package io.github.flightstand.rules.engine.event;

import io.github.flightstand.rules.engine.state.State;

/**
 * An event in a game. Applied to the state in which it happened, it gives the next state; an event
 * that only informs the players leaves the state unchanged.
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

  /** Returns the state after this event. */
  default State applyTo(State state) {
    return state;
  }

  /** Returns this event as a player sees it, without what the player may not know. */
  default Event seenBy(String seat) {
    return this;
  }

  /** Returns this event as a player of a game sees it, who may also know what team mates do. */
  default Event seenBy(String seat, State game) {
    return seenBy(seat);
  }
}
