package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.RangeBand;
import java.util.function.Consumer;

/**
 * Parts of pictures, for documents that combine them: SVG elements in millimeters at the origin,
 * facing along +x, with y down as in SVG. Inside an element of class {@code flightstand} they look
 * as in pictures, if {@link #style} is in the document.
 *
 * <pre>{@code
 * "<g class='ship p1' transform='translate(200 814.4) rotate(-90)'>" + PictureParts.ship(base) + "</g>"
 * }</pre>
 */
public final class PictureParts {

  private static final Pose ORIGIN = Pose.at(0, 0, 0);

  private PictureParts() {}

  /** Returns the style sheet of all pictures. */
  public static String style() {
    return Stylesheet.TEXT;
  }

  /** Returns the class of ships of a color; ships without a player have {@code p0}. */
  public static String colorClass(Color color) {
    return "p" + color.look();
  }

  /** Returns a base with its guides, heading and section line, and without a player's pips. */
  public static String ship(Base base) {
    return drawn(pieces -> pieces.standing(new Ship("", base, ORIGIN), 0));
  }

  /** Returns the base of a ship of a color, with that color's pips. */
  public static String ship(Base base, Color color) {
    return drawn(pieces -> pieces.standing(new Ship("", base, ORIGIN), color.look()));
  }

  public static String token(Token token) {
    return drawn(pieces -> pieces.lying(token.at(ORIGIN)));
  }

  /** Returns an obstacle; the origin is that of its outline. */
  public static String obstacle(Obstacle obstacle) {
    return drawn(pieces -> pieces.obstacle(obstacle));
  }

  private static String drawn(Consumer<PiecePaths> piece) {
    Canvas canvas = new Canvas(0);
    piece.accept(new PiecePaths(canvas, canvas::draw));
    return canvas.elements();
  }

  /** Returns the path of a base's outline with its guides, to be drawn with any class. */
  public static String outline(Base base) {
    return new Canvas(0).path().shape(base.silhouette()).toString();
  }

  /** Returns the far edges of range bands 1 to 3 around a base. */
  public static String ranges(Base base) {
    Canvas canvas = new Canvas(0);
    new Measures(canvas, canvas::draw).bands(base.plastic(), RangeBand.THREE);
    return canvas.elements();
  }

  /**
   * Returns a firing arc and its range bands, up to the reach of its primary weapon; a full circle
   * for a turret.
   *
   * @throws IllegalArgumentException if the base has no such arc
   */
  public static String arc(Base base, FiringArc arc, Rules rules) {
    Canvas canvas = new Canvas(0);
    Measures measures = new Measures(canvas, canvas::draw);
    RangeBand last = base.size().isHuge() ? RangeBand.FOUR : RangeBand.THREE;
    arc.region(base, rules.arcs())
        .ifPresentOrElse(
            region ->
                measures.arc(
                    new AttackRuler(rules).measuredFrom(new Ship("", base, ORIGIN), arc),
                    region,
                    last),
            () -> measures.bands(base.plastic(), last));
    return canvas.elements();
  }
}
