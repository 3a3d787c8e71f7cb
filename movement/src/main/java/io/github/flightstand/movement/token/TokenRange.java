package io.github.flightstand.movement.token;

import io.github.flightstand.geometry.distance.Separation;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is near a token: what a bomb that detonates reaches (000, headings on bombs and range).
 *
 * <p>Distances run to the token's closest point on the play area, from bases without their guides.
 *
 * <pre>{@code
 * TokenRange.within(table, bomb, 100)   // ids of everything at range 1 of the bomb
 * }</pre>
 */
public final class TokenRange {

  private TokenRange() {}

  /**
   * Returns the ids, in order, of all other pieces at most so far from a token.
   *
   * @param token on the table or not; a piece of its id is left out
   * @param distance millimetres, itself included
   */
  public static List<String> within(Table table, Token token, double distance) {
    PlayArea area = table.playArea();
    Optional<Compound> from = LaidToken.of(token, area).forRange();
    if (from.isEmpty()) {
      return List.of();
    }
    List<String> near = new ArrayList<>();
    for (Ship ship : table.ships()) {
      if (reaches(from.get(), ship.base().plastic().placedIn(ship.pose()), distance)) {
        near.add(ship.id());
      }
    }
    for (Obstacle obstacle : table.obstacles()) {
      if (reaches(from.get(), obstacle.outline(), distance)) {
        near.add(obstacle.id());
      }
    }
    for (Token other : table.tokens()) {
      Optional<Compound> to = LaidToken.of(other, area).forRange();
      if (to.isPresent() && reaches(from.get(), to.get(), distance)) {
        near.add(other.id());
      }
    }
    return near.stream().filter(id -> !id.equals(token.id())).sorted().toList();
  }

  private static boolean reaches(Compound from, Shape to, double distance) {
    return Separation.between(from, to) <= distance;
  }
}
