package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.HugeState;
import io.github.flightstand.rules.engine.state.SectionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Huge ships of a state, and their sections. */
final class HugeShips {

  private HugeShips() {}

  /** Returns a state with a huge ship changed. */
  static State changed(State state, String ship, UnaryOperator<HugeState> change) {
    ShipState now = state.ship(ship);
    return state.with(now.with(change.apply(now.huge().orElseThrow())));
  }

  /** Returns a state with a section of a huge ship changed; none is named of a transport. */
  static State sectionChanged(
      State state, String ship, Optional<SectionName> name, UnaryOperator<SectionState> change) {
    return changed(state, ship, huge -> huge.with(change.apply(huge.section(name))));
  }
}
