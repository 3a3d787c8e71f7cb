/** Shapes, poses and motions in the plane, and questions about them. */
module io.github.flightstand.geometry {
  requires transitive ejml.core;
  requires ejml.ddense;
  requires static transitive org.jspecify;
  requires transitive org.locationtech.jts;

  exports io.github.flightstand.geometry;
  exports io.github.flightstand.geometry.interop;
  exports io.github.flightstand.geometry.motion;
  exports io.github.flightstand.geometry.query;
  exports io.github.flightstand.geometry.shape;
}
