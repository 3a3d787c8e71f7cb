package io.github.flightstand.referee.picture;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolution;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.picture.MovePicture;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.Rules;
import java.util.List;

/**
 * What is seen of a step: the drawing over the table before it, and the way of the ship that moves.
 *
 * @param way the poses that the ship passes; empty if none moves along a template
 */
public record Scene(TablePicture picture, List<Pose> way) {

  /** Returns a scene in which no ship moves along a template. */
  public static Scene still(TablePicture picture) {
    return new Scene(picture, List.of());
  }

  /** Returns the scene of a maneuver to a pose, or to the legal pose nearest to it. */
  public static Scene of(Rules rules, Table table, Ship ship, Maneuver maneuver, Pose end) {
    Resolution resolution =
        rules.resolver().resolveTowards(table, ship.id(), maneuver, end.position());
    return new Scene(
        MovePicture.of(table, ship, maneuver, resolution, rules.resolver()),
        Passage.of(rules.resolver(), ship, maneuver, resolution));
  }
}
