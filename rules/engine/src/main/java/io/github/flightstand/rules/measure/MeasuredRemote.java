package io.github.flightstand.rules.measure;

import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Guides;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import java.util.Optional;

/**
 * Remotes as what attacks are measured to and from: a remote is treated as a ship then (003,
 * heading on attacking remotes; 003-050).
 *
 * <p>Its base is the token, whose guides count for contact alone. Where the lines of its four arcs
 * leave it is not published; they have the inset of a small base's (the project's choice). They
 * reach to range 3.
 *
 * <pre>{@code
 * ruler.measure(table, Aim.at(red, MeasuredRemote.of(probe, Optional.empty()), FiringArc.FRONT))
 * }</pre>
 */
public final class MeasuredRemote {

  /** The usual token's, which is 36 mm square. */
  private static final Base STANDARD = square(36);

  private MeasuredRemote() {}

  /**
   * A remote or an objective, a square with guides front and rear, as a ship of its place and size.
   *
   * @param player who controls it, if that is known
   */
  public static Ship of(Token token, Optional<String> player) {
    double side =
        token.body().corners().stream().mapToDouble(corner -> 2 * corner.x()).max().orElseThrow();
    Base base = side == STANDARD.length() ? STANDARD : square(side);
    return new Ship(token.id(), base, token.pose(), false, player);
  }

  private static Base square(double side) {
    return Base.square(BaseSize.SMALL, side, Guides.STANDARD);
  }
}
