package io.github.flightstand.protocol.picture;

import io.github.flightstand.geometry.Point;

/** A rectangle along the table's axes, in millimeters. */
record Extent(double left, double bottom, double right, double top) {

  static Extent about(Point middle, double halfWidth, double halfHeight) {
    return new Extent(
        middle.x() - halfWidth,
        middle.y() - halfHeight,
        middle.x() + halfWidth,
        middle.y() + halfHeight);
  }

  double width() {
    return right - left;
  }

  double height() {
    return top - bottom;
  }

  Extent union(Extent other) {
    return new Extent(
        Math.min(left, other.left),
        Math.min(bottom, other.bottom),
        Math.max(right, other.right),
        Math.max(top, other.top));
  }

  Extent grownBy(double margin) {
    return new Extent(left - margin, bottom - margin, right + margin, top + margin);
  }

  /** Returns the common part with another rectangle, which must meet this one. */
  Extent within(Extent other) {
    return new Extent(
        Math.max(left, other.left),
        Math.max(bottom, other.bottom),
        Math.min(right, other.right),
        Math.min(top, other.top));
  }

  boolean meets(Extent other) {
    return left < other.right && other.left < right && bottom < other.top && other.bottom < top;
  }

  boolean holds(Extent other) {
    return left <= other.left && other.right <= right && bottom <= other.bottom && other.top <= top;
  }
}
