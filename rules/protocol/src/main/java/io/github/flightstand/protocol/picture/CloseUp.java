package io.github.flightstand.protocol.picture;

import java.util.Collection;
import java.util.Optional;

/** The choice of the part of a table that a picture shows. */
final class CloseUp {

  /** The space around what is asked about, in millimeters. */
  private static final double AROUND = 25;

  /** The least length of a side, in millimeters. */
  private static final double LEAST = 180;

  /** The shorter side is at least this part of the longer one. */
  private static final double SHORTER = 0.6;

  /** A part that is more of the table than this is no close-up. */
  private static final double MOST = 0.55;

  private CloseUp() {}

  /**
   * Returns the part of a table around the subject of a question, with all pieces that reach into
   * it. It is empty if that is most of the table.
   *
   * @param subject a rectangle around what is asked about
   * @param pieces rectangles around the pieces
   * @param whole a rectangle around the whole picture
   */
  static Optional<Extent> of(Extent subject, Collection<Extent> pieces, Extent whole) {
    Extent near = subject.grownBy(AROUND);
    Extent part = near;
    for (Extent piece : pieces) {
      part = piece.meets(near) ? part.union(piece.grownBy(AROUND / 2)) : part;
    }
    double longer = Math.max(LEAST, Math.max(part.width(), part.height()));
    Extent view =
        part.widenedTo(Math.max(LEAST, SHORTER * longer), Math.max(LEAST, SHORTER * longer))
            .within(whole);
    return Optional.of(view).filter(found -> found.area() <= MOST * whole.area());
  }
}
