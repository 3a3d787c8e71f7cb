package io.github.flightstand.rules.engine.check;

import static io.github.flightstand.rules.engine.flow.UntrustedState.need;

import io.github.flightstand.rules.engine.mission.MissionNames;
import io.github.flightstand.rules.engine.state.MissionState;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.mission.MissionRule;
import io.github.flightstand.rules.mission.Scenario;
import java.util.stream.Stream;

/** A check that a state from outside does not contradict itself about its mission. */
final class MissionStateCheck {

  /** More tokens than in any game. */
  private static final int MOST = 1_000_000;

  /** Checks a mission's counts; throws an {@link IllegalArgumentException} if they are wrong. */
  static void check(State state) {
    if (state.mission().isEmpty()) {
      need(
          state.ships().stream().noneMatch(ship -> ship.status() == ShipState.Status.RESERVE),
          "a ship is in reserve, expected a mission");
      return;
    }
    MissionState mission = state.mission().get();
    MissionNames.check(Scenario.of(mission.mission()));
    mission
        .earned()
        .forEach(
            (player, count) -> {
              player(state, player);
              need(
                  Math.abs((long) count) <= MOST,
                  "a player has earned at most %s tokens, found %s",
                  MOST,
                  count);
            });
    mission
        .tokens()
        .forEach(
            (ship, count) -> {
              state.ship(ship);
              need(
                  count > 0 && count <= MOST,
                  "on the card of '%s' lie %s tokens, expected 1 to %s",
                  ship,
                  count,
                  MOST);
            });
    if (state.round() > 0) {
      Scenario.of(mission.mission()).rules().forEach(rule -> chosen(mission, rule.rule()));
    }
  }

  /** Checks that what is chosen in the set-up is known once the game has begun. */
  private static void chosen(MissionState mission, MissionRule rule) {
    if (rule instanceof MissionRule.ChooseSpot choice) {
      Stream.concat(Stream.of(choice.name()), choice.opposite().stream())
          .forEach(
              name ->
                  need(
                      mission.spots().containsKey(name),
                      "the mission's place '%s' was chosen in the set-up, found none",
                      name));
    } else if (rule instanceof MissionRule.ChooseEdge choice) {
      need(
          mission.edges().containsKey(choice.name()),
          "the mission's edge '%s' was chosen in the set-up, found none",
          choice.name());
    }
  }

  private static void player(State state, String player) {
    need(state.plays(player), "the mission names the player '%s', who does not play", player);
  }
}
