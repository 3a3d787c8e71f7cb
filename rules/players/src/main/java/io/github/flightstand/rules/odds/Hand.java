package io.github.flightstand.rules.odds;

import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.state.Effect.Side;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tokens and abilities that a side may use in its turn to modify its dice, for any result of
 * the dice.
 *
 * @param rest the state without dice
 * @param decision the decision; empty if there is nothing, and the turn is passed over
 * @param ways the answers that do not end the turn, in the order of the options
 * @param open whether there may be other answers, which may look at the dice
 * @param rerolled the faces for which it matters whether a die was rerolled
 * @param turns the turns with this hand, by the other side's dice
 */
record Hand(
    State rest,
    Side side,
    Optional<Decision> decision,
    List<Way> ways,
    boolean open,
    Set<Face> rerolled,
    Map<Long, Turn> turns) {

  /**
   * An answer that turns dice to another face, adds one, or rerolls some.
   *
   * @param faces the results of the dice that may be rerolled
   * @param least the least number of dice that are rerolled
   * @param most the most; 0 if none is
   * @param next the hand afterwards
   */
  record Way(String key, List<Face> faces, int least, int most, Hand next) {}
}
