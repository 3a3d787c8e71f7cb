package io.github.flightstand.rules.measure;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Remotes as ships to measure attacks to and from, because a remote is then treated as a ship (003,
 * heading on attacking remotes; 003-050).
 *
 * <p>A remote's base is its token, whose guides count for contact alone. Where the lines of its
 * four arcs leave the token is not published; they have the inset of a small base (the project's
 * choice). They reach to range 3.
 *
 * <pre>{@code
 * ruler.measure(table, Aim.at(red, MeasuredRemote.of(probe, Optional.empty()), FiringArc.FRONT))
 * }</pre>
 */
public final class MeasuredRemote {

  /** The base of the usual token, 36 mm square. */
  private static final Base STANDARD = square(36);

  private MeasuredRemote() {}

  /**
   * Returns a remote or objective, a square with guides front and rear, as a ship of its size.
   *
   * @param player the player who controls it, if known
   */
  public static Ship of(Token token, Optional<String> player) {
    double side =
        token.body().corners().stream().mapToDouble(corner -> 2 * corner.x()).max().orElseThrow();
    Base base = side == STANDARD.length() ? STANDARD : square(side);
    return new Ship(token.id(), base, token.pose(), false, player);
  }

  /**
   * Returns an attack of a remote through one of its arcs, which end at range 3 (003-050): a target
   * beyond is not in the arc.
   */
  public static Attack inArc(Attack measured) {
    if (measured.line().isEmpty() || measured.arcDepth().isEmpty()) {
      return measured;
    }
    double inside = RangeBand.THREE.farEdge() - measured.line().get().lines().distance();
    return new Attack(
        OptionalDouble.of(Math.min(measured.arcDepth().getAsDouble(), inside)),
        measured.touching(),
        measured.forbidden(),
        measured.line().filter(line -> inside >= -RangeBand.ROUNDING),
        measured.sight());
  }

  private static Base square(double side) {
    return Base.square(BaseSize.SMALL, side, Guides.STANDARD);
  }
}
