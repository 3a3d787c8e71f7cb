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

  Point middle() {
    return new Point((left + right) / 2, (bottom + top) / 2);
  }

  /** Returns the point of this rectangle that is nearest to a point. */
  Point nearest(Point to) {
    return new Point(
        Math.max(left, Math.min(right, to.x())), Math.max(bottom, Math.min(top, to.y())));
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

  double area() {
    return width() * height();
  }

  /** Returns a rectangle about the same middle that is at least this wide and high. */
  Extent widenedTo(double leastWidth, double leastHeight) {
    double aside = Math.max(0, (leastWidth - width()) / 2);
    double above = Math.max(0, (leastHeight - height()) / 2);
    return new Extent(left - aside, bottom - above, right + aside, top + above);
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
