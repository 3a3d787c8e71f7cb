package io.github.flightstand.protocol.picture;

import io.github.flightstand.protocol.format.Resource;

/**
 * The look of a picture: Okabe and Ito's colors, which color-blind people can distinguish, and for
 * prints without color a dash pattern or weight for each kind of line.
 */
final class Stylesheet {

  static final String TEXT = Resource.text(Stylesheet.class.getResourceAsStream("picture.css"));

  private Stylesheet() {}
}
