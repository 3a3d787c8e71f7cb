package io.github.flightstand.rules.measure;

import io.github.flightstand.geometry.Point;
import io.github.flightstand.geometry.distance.SegmentSeparation;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Section;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * An attack to measure: the attacker, the target, the arc and, for a corvette, the section attacked
 * (002, headings on attacking and being attacked).
 *
 * <pre>{@code
 * Aim.at(red, blue, FiringArc.FRONT)
 * Aim.at(red, corvette, SectionName.AFT, FiringArc.FRONT)
 * Aim.at(red, corvette, FiringArc.FRONT)    // BadAimException: names no section
 * }</pre>
 *
 * @param attacker the ship that attacks
 * @param target another ship
 * @param section the section that is attacked; a transport is one section, so either name, or none,
 *     means the whole
 * @param arc the arc from which it attacks, printed on its base; {@link FiringArc#TURRET} for any
 *     weapon that may fire out of arc
 */
public record Aim(Ship attacker, Ship target, Optional<SectionName> section, FiringArc arc) {

  /**
   * Throws a {@link BadAimException} if a ship attacks itself, one of the two stands in as an
   * obstacle, the arc is not on the attacker's base, or the section does not fit the target.
   */
  public Aim {
    Objects.requireNonNull(attacker, "an aim has an attacker");
    Objects.requireNonNull(target, "an aim has a target");
    Objects.requireNonNull(section, "an aim's section may be empty but not null");
    Objects.requireNonNull(arc, "an aim has an arc");
    if (attacker.id().equals(target.id())) {
      throw new BadAimException(BadAimException.Part.TARGET, "another ship than the attacker");
    }
    if (attacker.standsIn()) {
      throw new BadAimException(
          BadAimException.Part.ATTACKER,
          "a ship that attacks, not one that stands in as an obstacle");
    }
    if (target.standsIn()) {
      throw new BadAimException(
          BadAimException.Part.TARGET,
          "a ship that can be attacked, not one that stands in as an obstacle");
    }
    if (!arc.isOn(attacker.base())) {
      throw new BadAimException(
          BadAimException.Part.ARC,
          "an arc of a "
              + attacker.base().name()
              + " base: "
              + String.join(
                  ", ", FiringArc.on(attacker.base()).stream().map(FiringArc::word).toList()));
    }
    if (section.isPresent() && !target.base().size().isHuge()) {
      throw new BadAimException(
          BadAimException.Part.SECTION, "no section, since the target's base is not huge");
    }
    if (section.isEmpty() && target.base().size() == BaseSize.HUGE_CORVETTE) {
      throw new BadAimException(
          BadAimException.Part.SECTION, "fore or aft, since the target is a corvette");
    }
  }

  /** Returns an attack on a ship of one section. */
  public static Aim at(Ship attacker, Ship target, FiringArc arc) {
    return new Aim(attacker, target, Optional.empty(), arc);
  }

  public static Aim at(Ship attacker, Ship target, SectionName section, FiringArc arc) {
    return new Aim(attacker, target, Optional.of(section), arc);
  }

  /** Returns the same attack between these two ships, for instance at other poses. */
  public Aim between(Ship newAttacker, Ship newTarget) {
    return new Aim(newAttacker, newTarget, section, arc);
  }

  /** Returns the same attack from another arc of the attacker. */
  Aim from(FiringArc other) {
    return other == arc ? this : new Aim(attacker, target, section, other);
  }

  /**
   * Returns by how many mm the attacked section is in sight; empty for a target of one section. A
   * line joins the middles of the attacker's base and the section. It must not cross the section
   * line, which runs across the middle of the target's token (002, heading on the corvette as a
   * target). The margin is the distance between the two lines or, if they cross, minus the shortest
   * shift that parts them.
   *
   * <p>A corvette's middle is that of the section that fires; a weapon that fires all round takes
   * the better of the two (the project's choice).
   */
  OptionalDouble sightMargin() {
    if (section.isEmpty()) {
      return OptionalDouble.empty();
    }
    Optional<Section> attacked = target.base().section(section.get());
    if (attacked.isEmpty()) {
      return OptionalDouble.empty();
    }
    Point left = new Point(0, target.base().width() / 2);
    Point right = new Point(0, -target.base().width() / 2);
    return firingMiddles()
        .map(from -> target.pose().relative(attacker.pose().place(from)))
        .mapToDouble(seen -> SegmentSeparation.between(seen, attacked.get().middle(), left, right))
        .max();
  }

  /** Returns the middles, in the attacker's frame, from which it may fire. */
  private Stream<Point> firingMiddles() {
    if (attacker.base().sections().isEmpty()) {
      return Stream.of(Point.ORIGIN);
    }
    return attacker.base().sections().stream()
        .filter(own -> arc.section().map(own.name()::equals).orElse(true))
        .map(Section::middle);
  }

  public static final class BadAimException extends IllegalArgumentException {

    public enum Part {
      ATTACKER,
      TARGET,
      ARC,
      SECTION
    }

    private final Part part;
    private final String expected;

    /** Creates an exception; {@code expected} follows the word "expected". */
    public BadAimException(Part part, String expected) {
      super("an attack's " + part.name().toLowerCase(Locale.ROOT) + ": expected " + expected);
      this.part = part;
      this.expected = expected;
    }

    public Part part() {
      return part;
    }

    /** Returns the expected value, in words that follow "expected". */
    public String expected() {
      return expected;
    }
  }
}
