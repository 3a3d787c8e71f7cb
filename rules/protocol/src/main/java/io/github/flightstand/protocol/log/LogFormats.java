package io.github.flightstand.protocol.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.parts.PartsCatalogue;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TokenJson;

/** The forms of values in recorded games and verdicts that are not plain records. */
public final class LogFormats {

  /** Returns the forms for a log whose places are in a frame. */
  public static Formats in(CoordinateFrame frame, PartsCatalogue parts) {
    return Forms.all()
        .with(
            new Form.Alias<>(Pose.class, PoseJson.class, pose -> pose.on(frame), PoseJson::of),
            new Form.Alias<>(
                Ship.class, ShipJson.class, ship -> ship.on(frame, parts), ShipJson::of),
            new Form.Alias<>(
                Obstacle.class, ObstacleJson.class, rock -> rock.on(frame), ObstacleJson::of),
            new Form.Alias<>(
                Token.class, TokenJson.class, token -> token.on(frame, parts), TokenJson::of));
  }
}
