package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.engine.PublicState;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;

/**
 * A player's view of a game, in the table's own frame: everything public and the player's own
 * secrets.
 *
 * <p>It consists of a view's own records and of counts that help the reader.
 *
 * @param player the player who sees this view
 * @param open the public part of the game
 * @param ships the ships
 * @param decisions the player's decisions
 * @param <D> a decision; decisions that a caller sends are ignored, because the rest implies them
 */
public record ViewJson<D>(
    String player,
    @JsonUnwrapped @OrNull({"initiative", "lastRound", "over"}) PublicState open,
    List<SeenShip> ships,
    List<D> decisions) {

  /**
   * A ship as a player sees it.
   *
   * @param ship the ship; its dial and its combat cards may be hidden
   * @param faceDown the number of its damage cards that lie face down
   */
  public record SeenShip(@JsonUnwrapped @OrNull({"lock", "dial"}) ShipState ship, int faceDown) {

    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if {@code faceDown} is not the number of face-down cards
     */
    public SeenShip {
      if (faceDown != ship.faceDown()) {
        throw new IllegalArgumentException(
            "'faceDown' is " + faceDown + ", expected " + ship.faceDown() + ", as in 'damage'");
      }
    }
  }

  /** Returns the JSON form of a view. */
  public static ViewJson<DecisionJson> of(View view) {
    return new ViewJson<>(
        view.player(),
        view.open(),
        view.ships().stream().map(ship -> new SeenShip(ship, ship.faceDown())).toList(),
        view.decisions().stream().map(decision -> DecisionJson.of(decision, false)).toList());
  }

  /** Returns the view, without its decisions. */
  public View view() {
    return new View(player, open, ships.stream().map(SeenShip::ship).toList(), List.of());
  }
}
