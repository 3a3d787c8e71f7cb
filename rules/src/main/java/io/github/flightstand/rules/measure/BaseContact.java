package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Tolerance;
import io.github.flightstand.geometry.query.Separation;
import io.github.flightstand.movement.contact.Overlaps;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.table.Ship;

/** Whether the bases of two ships are in contact. Guides count. */
final class BaseContact {

  private BaseContact() {}

  /** Tells whether two bases touch or overlap. */
  static boolean between(Ship a, Ship b, Tolerance tolerance) {
    double dx = b.pose().x() - a.pose().x();
    double dy = b.pose().y() - a.pose().y();
    double reach = a.base().reach() + b.base().reach() + tolerance.contact();
    return dx * dx + dy * dy <= reach * reach && Overlaps.separation(a, b) <= tolerance.contact();
  }

  /** Tells whether a base and a section of a huge ship touch or overlap. */
  static boolean withSection(Ship a, Ship huge, Section section, Tolerance tolerance) {
    return Separation.between(
            a.base().outline().placedIn(a.pose()), section.outline().placedIn(huge.pose()))
        <= tolerance.contact();
  }
}
