/** Shapes, poses and motions in the plane, and questions about them. */
module io.github.flightstand.geometry {
  requires ejml.core;
  requires ejml.ddense;
  requires static transitive org.jspecify;
  requires org.locationtech.jts;

  exports io.github.flightstand.geometry;
  exports io.github.flightstand.geometry.motion;
  exports io.github.flightstand.geometry.query;
  exports io.github.flightstand.geometry.shape;
}
