package io.github.flightstand.protocol.picture;

import io.github.flightstand.protocol.format.Resource;

/**
 * How a picture looks: colours of Okabe and Ito, which the colour-blind tell apart, and for prints
 * without colour a dash pattern or weight of its own for each kind of line.
 */
final class Stylesheet {

  /** How many players' ships look different; those of more players look like the first ones'. */
  static final int PLAYERS = 6;

  static final String TEXT = Resource.text(Stylesheet.class.getResourceAsStream("picture.css"));
}
