package io.github.flightstand.referee.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.maneuver.Resolution.HugeEncounter;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.parts.LaidPath;
import io.github.flightstand.movement.parts.ManeuverPath;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.reposition.AheadMove;
import io.github.flightstand.movement.reposition.SidewaysMove;
import io.github.flightstand.movement.reposition.SidewaysMove.Contact;
import io.github.flightstand.movement.table.Ship;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The poses that a ship passes in a move: along the template, to its end and back if the ship
 * bumps, then the turn on the spot. On a curve the line from one to the next is less than 0.5 mm
 * off it.
 */
public final class Passage {

  /** The pieces into which a curve is cut. */
  private static final int PIECES = 14;

  private Passage() {}

  /** Returns the poses that a ship passes in a maneuver that was resolved. */
  public static List<Pose> of(
      Resolver resolver, Ship ship, Maneuver maneuver, Resolution resolution) {
    List<Pose> poses = new ArrayList<>(List.of(ship.pose()));
    Optional<LaidPath> laid = resolver.path(ship, maneuver);
    if (laid.isPresent()) {
      double length = laid.get().path().length();
      double stop =
          resolution
              .huge()
              .map(HugeEncounter::progress)
              .filter(OptionalDouble::isPresent)
              .map(progress -> parameter(laid.get().path(), progress.getAsDouble()))
              .orElseGet(() -> resolution.rail().orElse(length));
      boolean backs = resolution.rail().isPresent() && stop < length;
      along(laid.get(), laid.get().path().start(), backs ? length : stop, poses);
      if (backs) {
        along(laid.get(), length, stop, poses);
      }
    }
    poses.add(resolution.finalPose());
    return poses;
  }

  /** Returns about where on a path so much of a maneuver is done. */
  private static double parameter(ManeuverPath path, double progress) {
    double lo = path.start();
    double hi = path.length();
    for (int i = 0; i < PIECES; i++) {
      double middle = (lo + hi) / 2;
      if (path.progress(middle) < progress) {
        lo = middle;
      } else {
        hi = middle;
      }
    }
    return hi;
  }

  /** Returns the poses that a base passes in a move ahead. */
  public static List<Pose> of(Ship ship, AheadMove move) {
    List<Pose> poses = new ArrayList<>();
    along(template(ship.pose(), move, ship.base().length()), poses);
    return poses;
  }

  private static LaidPath template(Pose start, AheadMove move, double length) {
    return new LaidPath(start, false, ManeuverPath.along(move.template(), move.side(), length));
  }

  /**
   * Returns the poses that a base passes in a move to a side: to where the template lies, along it,
   * and to its place there.
   *
   * @param slide the template's place along the ship's side, forward positive
   */
  public static List<Pose> of(Ship ship, SidewaysMove move, double slide, Pose end) {
    List<Pose> poses = new ArrayList<>(List.of(ship.pose()));
    Pose beside = ship.pose().shiftedBy(slide, 0);
    double turn = 90 * move.direction().sign();
    if (move.contact() == Contact.SIDE_ON) {
      poses.add(beside);
      poses.add(move.endAt(ship.base(), ship.pose(), slide, 0));
    } else {
      // Seen along the template, the base is as long as it is wide.
      ManeuverPath path = ManeuverPath.along(move.template(), move.curve(), ship.base().width());
      List<Pose> travelling = new ArrayList<>();
      along(new LaidPath(beside.turnedBy(turn), false, path), travelling);
      travelling.forEach(pose -> poses.add(pose.turnedBy(-turn)));
    }
    poses.add(end);
    return poses;
  }

  private static void along(LaidPath laid, List<Pose> poses) {
    along(laid, laid.path().start(), laid.path().length(), poses);
  }

  private static void along(LaidPath laid, double from, double to, List<Pose> poses) {
    int pieces = laid.path().side() == Side.AHEAD ? 1 : PIECES;
    for (int i = 0; i <= pieces; i++) {
      poses.add(laid.poseAt(from + (to - from) * i / pieces));
    }
  }
}
