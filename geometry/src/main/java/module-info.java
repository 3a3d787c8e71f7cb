/**
 * Shapes and poses in the plane, and exact distances between them.
 *
 * @since 1.0
 */
@SuppressWarnings("module") // The modules named below are built after this one.
module io.github.flightstand.geometry {
  // For calibration, covariance and perspective alone: whoever needs one of them requires it.
  requires static ejml.core;
  requires static ejml.ddense;
  requires static org.jspecify;
  requires org.locationtech.jts;

  exports io.github.flightstand.geometry;
  exports io.github.flightstand.geometry.distance;
  exports io.github.flightstand.geometry.interop;
  exports io.github.flightstand.geometry.shape;

  // Packages that only the project's own modules share.
  exports io.github.flightstand.geometry.arithmetic to
      io.github.flightstand.movement,
      io.github.flightstand.players,
      io.github.flightstand.rules,
      io.github.flightstand.referee;
  exports io.github.flightstand.geometry.internal to
      io.github.flightstand.movement,
      io.github.flightstand.players,
      io.github.flightstand.protocol,
      io.github.flightstand.rules;
  exports io.github.flightstand.geometry.region to
      io.github.flightstand.fixtures,
      io.github.flightstand.movement;
  exports io.github.flightstand.geometry.sweep to
      io.github.flightstand.fixtures,
      io.github.flightstand.movement;
}
