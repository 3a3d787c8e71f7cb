package io.github.flightstand.geometry.sweep;

/**
 * A rigid body's path through the plane: a pose for each parameter from {@link #from} to {@link
 * #to}.
 *
 * <p>Straight motions are solved in closed form, curved ones by a certified search.
 *
 * <pre>{@code
 * Motion slide = new StraightMotion(Pose.at(-20, 0, 0), new Vector(1, 0), 0, 40);
 * MotionState state = new MotionState();
 * slide.at(25, state);
 * state.x()           // 5.0
 * state.velocityX()   // 1.0
 * }</pre>
 */
public sealed interface Motion permits StraightMotion, CurvedMotion {

  /** Returns the first parameter. */
  double from();

  /** Returns the last parameter. */
  double to();

  /**
   * Fills in the body's place, heading and rates at a parameter.
   *
   * @param parameter from {@link #from} to {@link #to}
   * @param out receives the answer
   */
  void at(double parameter, MotionState out);
}
