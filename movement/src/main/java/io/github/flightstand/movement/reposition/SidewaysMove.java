package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A move off to the side: a barrel roll, a decloak to the side, or a roll along a curve as some
 * ships' abilities have it.
 *
 * <p>A template is laid against the left or right side of the base, anywhere along it so long as no
 * part of it sticks out past the front or rear; then the base is set down with its other side
 * against the template's other end, under the same condition (000, headings on barrel rolls, large
 * ships and decloaking; 001, heading on barrel rolls). So there are two slides: a of the template
 * along the starting base and b of the final base along the template, both forward positive.
 *
 * <pre>{@code
 * SidewaysMove roll = SidewaysMove.barrelRoll(rules, small, Side.LEFT);
 * roll.sideways(small)        // 80.0: one base and the straight 1
 * roll.greatestSlide(small)   // 10.0: each slide goes from −10 to 10
 * roll.endAt(small, Pose.at(400, 400, 90), 10, 5)   // at (320, 415), heading 90
 * }</pre>
 *
 * @param template the template
 * @param direction to which side the ship moves
 * @param contact which side of the template lies against the bases
 * @param curve to which side a curved template bends, seen along it; ahead for a straight
 * @param barriers which obstacles forbid it
 */
public record SidewaysMove(
    Template template, Side direction, Contact contact, Side curve, Barriers barriers) {

  /** Which side of a template lies against a base. */
  public enum Contact {
    /** A short end. */
    END_ON,
    /** A long side: straights only. */
    SIDE_ON
  }

  /**
   * Checks that the parts fit together.
   *
   * @throws IllegalArgumentException if the direction is ahead, a straight bends, a curve does not,
   *     or a curve lies side on
   */
  public SidewaysMove {
    if (direction == Side.AHEAD) {
      throw new IllegalArgumentException("a move off to the side goes left or right, found AHEAD");
    }
    template.checkBends(curve);
    if (template.kind() != TemplateKind.STRAIGHT && contact == Contact.SIDE_ON) {
      throw new IllegalArgumentException("only a straight template lies side on");
    }
  }

  /**
   * Returns the barrel roll of a base: straight 1, end on for a small base, side on for others.
   *
   * @param direction left or right
   */
  public static SidewaysMove barrelRoll(MovementRules rules, Base base, Side direction) {
    return barrelRoll(rules, 1, base, direction);
  }

  /**
   * Returns a barrel roll with a straight template of any speed, as some ships' abilities have it:
   * end on for a small base, side on for others.
   *
   * @param direction left or right
   * @throws IllegalArgumentException if the template's long side is longer than the base
   */
  public static SidewaysMove barrelRoll(MovementRules rules, int speed, Base base, Side direction) {
    return straight(rules, speed, base, direction, rules.barrelRollBarriers());
  }

  /**
   * Returns the decloak to the side of a base: a barrel roll with the straight 2.
   *
   * @param direction left or right
   * @throws CannotFlyException for a medium base, which does not decloak to the side (the project's
   *     choice)
   */
  public static SidewaysMove decloak(MovementRules rules, Base base, Side direction) {
    if (base.size() == BaseSize.MEDIUM) {
      throw new CannotFlyException("a medium ship does not decloak sideways");
    }
    return straight(rules, 2, base, direction, rules.decloakBarriers());
  }

  private static SidewaysMove straight(
      MovementRules rules, int speed, Base base, Side direction, Barriers barriers) {
    Template template = rules.parts().template(TemplateKind.STRAIGHT, speed);
    Contact contact = base.size() == BaseSize.SMALL ? Contact.END_ON : Contact.SIDE_ON;
    SidewaysMove move = new SidewaysMove(template, direction, contact, Side.AHEAD, barriers);
    if (move.greatestSlide(base) < 0) {
      throw new IllegalArgumentException(
          "a straight " + speed + " does not fit along the side of a " + base.name() + " base");
    }
    return move;
  }

  /** Returns how much of a base's side the template covers, in millimetres. */
  public double contactWidth() {
    return contact == Contact.END_ON ? template.width() : template.length();
  }

  /** Returns the greatest slide either way, in millimetres; the same for both slides. */
  public double greatestSlide(Base base) {
    return (base.length() - contactWidth()) / 2;
  }

  /** Returns how far to the side a base moves along a straight template, in millimetres. */
  public double sideways(Base base) {
    return base.width() + (contact == Contact.END_ON ? template.length() : template.width());
  }

  /**
   * Returns the template's outline on the table when it lies so far forward of the middle of a
   * base's side.
   *
   * @param start where the base stands before it moves
   * @param slide the template's slide in millimetres, at most the greatest either way
   */
  public Shape templateAt(Base base, Pose start, double slide) {
    Pose laid = laidCentred(base, start.shiftedBy(slide, 0));
    if (contact == Contact.END_ON) {
      return template.outline(curve).placedIn(laid);
    }
    return ConvexPolygon.rectangle(template.width(), template.length())
        .placedIn(laid.shiftedBy(template.width() / 2, 0));
  }

  /**
   * Returns where a base ends that moves so, legal or not.
   *
   * @param start where it stands before it moves
   * @param templateSlide the template's slide along the starting base, in millimetres
   * @param finalSlide the final base's slide along the template, in millimetres
   */
  public Pose endAt(Base base, Pose start, double templateSlide, double finalSlide) {
    return centredEnd(base, start.shiftedBy(templateSlide, 0)).shiftedBy(finalSlide, 0);
  }

  /** Returns the final pose of a base with both slides at 0. */
  Pose centredEnd(Base base, Pose start) {
    double sign = direction.sign();
    if (template.kind() == TemplateKind.STRAIGHT) {
      return start.shiftedBy(0, sign * sideways(base));
    }
    Pose end = laidCentred(base, start).compose(template.end(curve)).shiftedBy(base.width() / 2, 0);
    return end.turnedBy(-90 * sign);
  }

  /** The template's frame: at the middle of the base's side, leading away from it. */
  private Pose laidCentred(Base base, Pose start) {
    double sign = direction.sign();
    return start.shiftedBy(0, sign * base.width() / 2).turnedBy(90 * sign);
  }

  /**
   * Every position to which a ship may roll off to one side along a straight template.
   *
   * <p>A net forward shift t is legal if the base may stand there and some free template slide a
   * leads to it, that is, |t − a| is at most the greatest slide.
   *
   * @param sideways how far to the side the ship moves, in millimetres
   * @param greatestSlide the greatest slide either way, in millimetres
   * @param shifts the legal net forward shifts
   * @param slides the template slides that keep the template off the obstacles
   * @param blockedBy the pieces that take away part of either range, in id order
   * @param centred the final pose at shift 0, legal or not
   */
  public record Options(
      double sideways,
      double greatestSlide,
      IntervalSet shifts,
      IntervalSet slides,
      List<String> blockedBy,
      Pose centred) {

    /** Copies the list. */
    public Options {
      blockedBy = List.copyOf(blockedBy);
    }

    /** Tells whether there is any legal shift. */
    public boolean legal() {
      return !shifts.isEmpty();
    }

    /** Returns the legal shift nearest to 0, the negative one of two, if there is any. */
    public OptionalDouble nearestToCentred() {
      return shifts.nearestTo(0);
    }

    /** Returns the final pose at a net forward shift, legal or not. */
    public Pose poseAt(double shift) {
      return centred.shiftedBy(shift, 0);
    }

    /** Returns the final pose at the legal shift nearest to 0, if there is any. */
    public Optional<Pose> nearestPose() {
      OptionalDouble shift = nearestToCentred();
      return shift.isPresent() ? Optional.of(poseAt(shift.getAsDouble())) : Optional.empty();
    }

    /** Returns the free template slides that lead to a net forward shift; none if not legal. */
    public IntervalSet slidesFor(double shift) {
      if (!shifts.contains(shift)) {
        return IntervalSet.EMPTY;
      }
      // At the end of a set the sum of a slide and the greatest slide was rounded.
      double within = greatestSlide + 2 * Math.ulp(Math.abs(shift) + greatestSlide);
      return slides.within(new Interval(shift - within, shift + within));
    }

    /**
     * Returns a template slide that leads to a net forward shift, legal or not: the one nearest to
     * half of it, of the free ones if the shift is legal.
     */
    public double slideTowards(double shift) {
      double nearest = Math.max(-greatestSlide, Math.min(greatestSlide, shift / 2));
      return slidesFor(shift).nearestTo(shift / 2).orElse(nearest);
    }
  }
}
