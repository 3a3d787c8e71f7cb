package io.github.flightstand.protocol.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.engine.PublicState;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState;
import java.util.List;

/**
 * What a player may know of a game: what is public and what is his own. In the table's own frame.
 *
 * <p>It is made of a view's own records, and of what is counted for the reader.
 *
 * @param <D> a decision; in a view that comes back they are not looked at, since the rest tells
 *     them
 * @param player whose view it is
 * @param open what lies open to all
 * @param ships the ships
 * @param decisions what the player has to decide
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
   * @param faceDown how many of its damage cards lie face down
   */
  public record SeenShip(@JsonUnwrapped @OrNull({"lock", "dial"}) ShipState ship, int faceDown) {

    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if other than that many cards lie face down
     */
    public SeenShip {
      if (faceDown != ship.faceDown()) {
        throw new IllegalArgumentException(
            "'faceDown' is " + faceDown + ", expected " + ship.faceDown() + ", as 'damage' tells");
      }
    }
  }

  /** Returns a view as a line writes it. */
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
