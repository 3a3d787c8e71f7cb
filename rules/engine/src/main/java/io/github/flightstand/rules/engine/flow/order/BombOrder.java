package io.github.flightstand.rules.engine.flow.order;

import io.github.flightstand.rules.engine.flow.DecisionCollector;
import io.github.flightstand.rules.engine.flow.Transition;
import io.github.flightstand.rules.engine.flow.piece.Bombs;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The order of simultaneous bombs: first the side with initiative, a player's own in the order he
 * chooses (000-153), in epic battles a team's in the order it chooses (003-059).
 */
public final class BombOrder {

  private static final String KEY = "token";

  /** Returns the tokens that may detonate next: all of one player or, in epic battles, one team. */
  public static List<String> next(State state, List<String> tokens) {
    if (tokens.isEmpty()) {
      return List.of();
    }
    for (Seat seat : state.seatsInOrder()) {
      List<String> own =
          tokens.stream()
              .filter(token -> state.orderTogether(layer(state, token), seat.id()))
              .toList();
      if (!own.isEmpty()) {
        return own;
      }
    }
    return List.of();
  }

  private static String layer(State state, String token) {
    return Bombs.lying(state, token).layer().seat();
  }

  public static boolean ofOne(State state, List<String> tokens) {
    return !TeamChoiceFlow.isOfSeveral(layers(state, tokens));
  }

  /** Lets a team choose whose token detonates next; false if they are one player's. */
  public static boolean leavesToTeam(Transition play, List<String> tokens) {
    return TeamChoiceFlow.begins(play, KEY, layers(play.state(), tokens));
  }

  private static Map<String, String> layers(State state, List<String> tokens) {
    Map<String, String> layers = new LinkedHashMap<>();
    tokens.forEach(token -> layers.put(token, layer(state, token)));
    return layers;
  }

  /** Asks the player which of his tokens detonates next. */
  public static void ask(State state, List<String> tokens, DecisionCollector asking) {
    String player = layer(state, tokens.get(0));
    asking.next(player, KEY, tokens, "000-153", "it is the turn of the bombs of '" + player + "'");
  }
}
