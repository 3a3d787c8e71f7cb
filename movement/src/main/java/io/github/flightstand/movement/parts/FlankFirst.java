package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.sweep.CurvedMotion;
import io.github.flightstand.geometry.sweep.MotionBounds;
import io.github.flightstand.geometry.sweep.MotionState;

/**
 * A sideslip's rail. A square base moves along a curve's rail with its flank first, so it faces a
 * quarter turn from the direction of travel. The bounds are those of the rail, because none depends
 * on where a body faces.
 *
 * @param rail the rail of a base that goes ahead
 * @param quarter where the base faces from the direction of travel: 1 for left, −1 for right
 */
record FlankFirst(CurvedMotion rail, int quarter) implements CurvedMotion {

  @Override
  public int pieces() {
    return rail.pieces();
  }

  @Override
  public double pieceStart(int piece) {
    return rail.pieceStart(piece);
  }

  @Override
  public MotionBounds bounds(int piece) {
    return rail.bounds(piece);
  }

  @Override
  public void at(double s, MotionState out) {
    rail.at(s, out);
    double velocityX = out.velocityX();
    double velocityY = out.velocityY();
    double turnRate = out.turnRate();
    out.stand(out.x(), out.y(), -quarter * out.sin(), quarter * out.cos());
    out.move(velocityX, velocityY, turnRate);
  }
}
