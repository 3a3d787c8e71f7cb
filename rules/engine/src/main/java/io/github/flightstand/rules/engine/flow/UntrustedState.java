package io.github.flightstand.rules.engine.flow;

import io.github.flightstand.geometry.Interruption;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.CardRef;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Piece;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.RemoteState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.mission.Scenario;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * A state from outside, as the checks of its agenda's tasks see it. What a task names must exist:
 * every method throws an {@link IllegalArgumentException} that names what is missing.
 *
 * @param under the task below the checked one
 */
public record UntrustedState(State state, RulesContext context, Task under) {

  /** More dice in a pool, or more damage at once, than any game has. */
  private static final int MOST = 1000;

  /** Checks a condition; each {@code %s} of the message is replaced by one of {@code about}. */
  public static void need(boolean holds, String message, Object... about) {
    Interruption.check();
    if (!holds) {
      throw new IllegalArgumentException(message.formatted(about));
    }
  }

  public ShipState ship(String id) {
    return state.ship(id);
  }

  public ShipState inPlay(String id) {
    need(ship(id).inPlay(), "the agenda names the ship '%s', which is gone", id);
    return ship(id);
  }

  /** Checks that a ship whose damage cards are discarded is gone. */
  public void gone(String id) {
    need(!ship(id).inPlay(), "only what is gone discards its damage cards, found '%s'", id);
  }

  /** Checks that a section is named exactly if the ship is a corvette. */
  public void section(String id, Optional<SectionName> section) {
    need(
        Sections.names(ship(id), section),
        "the ship '%s' %s",
        id,
        section.isPresent()
            ? "has no sections, found one named"
            : "has sections, found none named");
  }

  public RemoteState remote(String id) {
    Optional<RemoteState> remote = state.remote(id);
    need(remote.isPresent(), "there is no remote '%s' in the game", id);
    return remote.orElseThrow();
  }

  public Piece piece(String id) {
    return state.piece(id);
  }

  /** Checks that a player plays in this game. */
  public void player(String id) {
    need(state.plays(id), "the agenda names the player '%s', who does not play", id);
  }

  /** Checks that a card exists. */
  public void card(CardRef ref) {
    if (ref.place() == CardRef.Place.MISSION) {
      need(
          ref.index() >= 0
              && state
                  .mission()
                  .filter(m -> ref.index() < Scenario.of(m.mission()).rules().size())
                  .isPresent(),
          "the agenda names a rule of a mission that is not there");
      return;
    }
    ShipState ship = ship(ref.ship());
    int cards =
        switch (ref.place()) {
          case HELD -> ship.cards().size();
          case DAMAGE, FORE, AFT -> ship.damageAt(ref).size();
          case DISCARDED -> 1;
          case MISSION -> 0;
        };
    need(
        ref.index() >= 0 && ref.index() < cards,
        "the agenda names a card beside '%s' that is not there",
        ref.ship());
  }

  /** Checks that each piece is named once. */
  public void distinct(List<String> ids) {
    need(new HashSet<>(ids).size() == ids.size(), "an agenda names each piece once, found %s", ids);
  }

  /** Checks that a piece suffers or is dealt no more at once than in any game. */
  public void count(String id, int... counts) {
    for (int count : counts) {
      need(
          count >= 0 && count <= MOST,
          "'%s' suffers or is dealt 0 to %s of a kind at once, found %s",
          id,
          MOST,
          count);
    }
  }

  /** Checks that dice are no more than in any game and show faces that they have. */
  public void dice(String id, Pool attack, Pool defence) {
    need(
        attack.size() <= MOST && defence.size() <= MOST,
        "an attack has at most %s dice of a kind, found another number",
        MOST);
    need(
        attack.dice().stream().allMatch(die -> Face.ATTACK.contains(die.face()))
            && defence.dice().stream().allMatch(die -> Face.DEFENCE.contains(die.face())),
        "dice show faces that they have, found another in the attack of '%s'",
        id);
  }
}
