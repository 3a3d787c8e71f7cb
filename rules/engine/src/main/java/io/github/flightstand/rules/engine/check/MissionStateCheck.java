package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.check.Need.need;

import io.github.flightstand.rules.engine.mission.MissionNames;
import io.github.flightstand.rules.engine.state.AbilityTask;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.MissionEffect;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.MissionRule;
import java.util.stream.Stream;

/** Finds where a state that came from outside contradicts itself about its mission. */
final class MissionStateCheck {

  /** More tokens than any game sees. */
  private static final int MOST = 1_000_000;

  private MissionStateCheck() {}

  /**
   * Checks what a mission counts.
   *
   * @throws IllegalArgumentException if it contradicts itself
   */
  static void check(State state) {
    if (state.mission().isEmpty()) {
      need(
          state.ships().stream().noneMatch(ship -> ship.status() == ShipState.Status.RESERVE),
          "a ship is in reserve, expected a mission");
      return;
    }
    MissionState mission = state.mission().get();
    MissionNames.check(mission.mission());
    mission
        .earned()
        .forEach(
            (player, count) -> {
              player(state, player);
              need(
                  Math.abs((long) count) <= MOST,
                  "a player has earned at most " + MOST + " tokens, found " + count);
            });
    mission
        .tokens()
        .forEach(
            (ship, count) -> {
              state.ship(ship);
              need(
                  count > 0 && count <= MOST,
                  "on the card of '" + ship + "' lie " + count + " tokens, expected 1 to " + MOST);
            });
    if (state.round() > 0) {
      mission.mission().rules().forEach(rule -> chosen(mission, rule.rule()));
    }
  }

  /** What is chosen in the set-up is known once the game has begun. */
  private static void chosen(MissionState mission, MissionRule rule) {
    if (rule instanceof MissionRule.ChooseSpot choice) {
      Stream.concat(Stream.of(choice.name()), choice.opposite().stream())
          .forEach(
              name ->
                  need(
                      mission.spots().containsKey(name),
                      "the mission's place '" + name + "' was chosen in the set-up, found none"));
    } else if (rule instanceof MissionRule.ChooseEdge choice) {
      need(
          mission.edges().containsKey(choice.name()),
          "the mission's edge '" + choice.name() + "' was chosen in the set-up, found none");
    }
  }

  /**
   * Checks what a mission's rule is doing.
   *
   * @throws IllegalArgumentException if it names who or what is not there
   */
  static void check(State state, AbilityTask.Resolving resolving) {
    for (Effect effect : resolving.effects()) {
      if (effect instanceof Effect.Mission mission) {
        need(state.mission().isPresent(), "a mission's rule takes effect in a game that has none");
        if (mission.deed() instanceof MissionEffect.Ask ask) {
          player(state, ask.player());
        } else if (mission.deed() instanceof MissionEffect.Roll roll) {
          player(state, roll.player());
        } else if (mission.deed() instanceof MissionEffect.Earn earn) {
          player(state, earn.player());
        }
      }
    }
  }

  private static void player(State state, String player) {
    need(
        state.seats().stream().anyMatch(seat -> seat.id().equals(player)),
        "the mission names the player '" + player + "', who does not play");
  }
}
