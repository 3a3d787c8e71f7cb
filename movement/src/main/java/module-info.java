/**
 * Ships, their maneuvers and the table they move on. Start with {@link
 * io.github.flightstand.movement.maneuver.Resolver}.
 *
 * @since 1.0
 */
module io.github.flightstand.movement {
  requires transitive io.github.flightstand.geometry;
  requires static org.jspecify;

  exports io.github.flightstand.movement;
  exports io.github.flightstand.movement.formation;
  exports io.github.flightstand.movement.maneuver;
  exports io.github.flightstand.movement.parts;
  exports io.github.flightstand.movement.path;
  exports io.github.flightstand.movement.reposition;
  exports io.github.flightstand.movement.setup;
  exports io.github.flightstand.movement.table;
}
