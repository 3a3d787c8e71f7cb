package io.github.flightstand.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.List;

/** Pieces of the standard catalogue as tests lay them on a standard table, in millimeters. */
public final class Pieces {

  private static final PartsCatalogue PARTS = PartsCatalogue.standard();

  private Pieces() {}

  /** Returns a ship. */
  public static Ship ship(String id, BaseSize size, Pose pose) {
    return new Ship(id, PARTS.base(size), pose);
  }

  /** Returns a ship whose heading is in degrees. */
  public static Ship ship(String id, BaseSize size, double x, double y, double heading) {
    return ship(id, size, Pose.at(x, y, heading));
  }

  /** Returns a small ship. */
  public static Ship small(String id, Pose pose) {
    return ship(id, BaseSize.SMALL, pose);
  }

  /** Returns a small ship whose heading is in degrees. */
  public static Ship small(String id, double x, double y, double heading) {
    return small(id, Pose.at(x, y, heading));
  }

  /** Returns an asteroid whose corners are given as x, y, x, y and so on. */
  public static Obstacle rock(String id, double... coordinates) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < coordinates.length; i += 2) {
      corners.add(new Point(coordinates[i], coordinates[i + 1]));
    }
    return new Obstacle(id, ObstacleKind.ASTEROID, SimplePolygon.of(corners));
  }

  /** Returns an asteroid with sides of {@code 2 * half} mm along the axes. */
  public static Obstacle square(String id, double x, double y, double half) {
    return rock(id, x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half);
  }

  /** Returns debris with sides along the axes. */
  public static Obstacle box(String id, double x0, double y0, double x1, double y1) {
    SimplePolygon outline = rock(id, x0, y0, x1, y0, x1, y1, x0, y1).outline();
    return new Obstacle(id, ObstacleKind.DEBRIS, outline);
  }

  /** Returns a token whose heading is in degrees. */
  public static Token token(String id, TokenKind kind, double x, double y, double heading) {
    return new Token(id, kind, PARTS.tokenOutline(kind), Pose.at(x, y, heading));
  }

  /** Returns a standard table with ships. */
  public static Table table(Ship... ships) {
    Table.Builder table = Table.builder(PlayArea.STANDARD);
    List.of(ships).forEach(table::ship);
    return table.build();
  }

  /** Checks a pose, whose heading is in degrees, to 1e-9. */
  public static void assertPose(double x, double y, double heading, Pose found) {
    assertPose(x, y, heading, found, 1e-9);
  }

  /** Checks a pose, whose heading is in degrees, to {@code within}. */
  public static void assertPose(double x, double y, double heading, Pose found, double within) {
    assertEquals(x, found.x(), within);
    assertEquals(y, found.y(), within);
    double off = Pose.at(0, 0, heading).heading().degreesTo(found.heading());
    assertEquals(0, off, within, found::toString);
  }
}
