package io.github.flightstand.protocol.log;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.table.Obstacle;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Token;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Form;
import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.protocol.format.JsonReader;
import io.github.flightstand.protocol.json.Footprint;
import io.github.flightstand.protocol.json.Forms;
import io.github.flightstand.protocol.json.Ground;
import io.github.flightstand.protocol.json.ObstacleJson;
import io.github.flightstand.protocol.json.PoseJson;
import io.github.flightstand.protocol.json.ShipJson;
import io.github.flightstand.protocol.json.TokenJson;

/** The forms of values in recorded games and verdicts that are not plain records. */
public final class LogFormats {

  private LogFormats() {}

  /** The ship that a line is about; readers of lines are given it. */
  public interface Actor {

    /**
     * Returns what the ship covers.
     *
     * @throws FaultException if there was no such ship on the table
     */
    Footprint footprint();
  }

  /** Returns the forms for readers that are given a {@link Ground} and an {@link Actor}. */
  public static Formats all() {
    return Forms.all()
        .with(
            new Form.Alias<>(
                Pose.class,
                PoseJson.class,
                (pose, in) -> pose.on(ground(in), () -> actor(in).footprint()),
                PoseJson::of),
            new Form.Alias<>(
                Ship.class, ShipJson.class, (ship, in) -> ship.on(ground(in)), ShipJson::of),
            new Form.Alias<>(
                Obstacle.class,
                ObstacleJson.class,
                (rock, in) -> rock.on(ground(in).frame()),
                ObstacleJson::of),
            new Form.Alias<>(
                Token.class, TokenJson.class, (token, in) -> token.on(ground(in)), TokenJson::of));
  }

  private static Ground ground(JsonReader in) {
    return in.given(Ground.class).map(Ground.class::cast).orElseThrow();
  }

  private static Actor actor(JsonReader in) {
    return in.given(Actor.class).map(Actor.class::cast).orElseThrow();
  }
}
