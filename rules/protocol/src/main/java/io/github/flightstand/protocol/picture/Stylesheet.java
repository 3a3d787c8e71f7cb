package io.github.flightstand.protocol.picture;

import io.github.flightstand.protocol.format.Resource;
import java.util.List;

/**
 * The look of a picture: Okabe and Ito's colors, which color-blind people can distinguish, and for
 * prints without color a dash pattern or weight for each kind of line.
 */
final class Stylesheet {

  /** The number of players whose ships look different; later players reuse the first looks. */
  private static final int PLAYERS = 8;

  static final String TEXT = Resource.text(Stylesheet.class.getResourceAsStream("picture.css"));

  private Stylesheet() {}

  /** Returns the look of a player's ships: a number from 1, in the order of the players. */
  static int look(List<String> players, String player) {
    return 1 + players.indexOf(player) % PLAYERS;
  }
}
