package io.github.flightstand.movement.reposition;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import io.github.flightstand.geometry.shape.Shape;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.CannotFlyException;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.Base;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.Side;
import io.github.flightstand.movement.parts.Template;
import io.github.flightstand.movement.parts.TemplateKind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A move to the side: a barrel roll, a decloak, or a roll along a curve that an ability allows.
 *
 * <p>A template is laid against the left or right side of the base. No part of it may stick out
 * past the front or rear. Then the base is set down with its other side against the template's
 * other end, without sticking out (000, headings on barrel rolls, large ships and decloaking; 001,
 * heading on barrel rolls). So there are two slides, both positive forward: a of the template along
 * the starting base, and b of the final base along the template.
 *
 * <p>In the second edition the template lies at the mark in the middle of the side, so a is 0. The
 * mark of the final base lies at the back, the middle or the front of the template's other edge.
 * The template may stick out past the base (Rules Reference of the second edition, headings Barrel
 * Roll and Cloak). {@link RollPositions} says which of these holds.
 *
 * <pre>{@code
 * SidewaysMove roll = SidewaysMove.barrelRoll(rules, small, Side.LEFT);
 * roll.sideways(small)        // 80.0: one base and the straight 1
 * roll.greatestSlide(small)   // 10.0: each slide goes from −10 to 10
 * roll.endAt(small, Pose.at(400, 400, 90), 10, 5)   // at (320, 415), heading 90
 * }</pre>
 *
 * @param template the template
 * @param direction the side to which the ship moves
 * @param contact which side of the template lies against the bases
 * @param curve the side to which a curved template bends, seen along it; ahead for a straight
 * @param barriers the obstacles that forbid the move
 * @param positions the places of the template, and of the ship at its end
 */
public record SidewaysMove(
    Template template,
    Side direction,
    Contact contact,
    Side curve,
    Barriers barriers,
    RollPositions positions) {

  /** The side of a template that lies against a base. */
  public enum Contact {
    /** A short end. */
    END_ON,
    /** A long side; only straights lie this way. */
    SIDE_ON
  }

  /**
   * Checks that the components fit together.
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
   * Returns a base's barrel roll: the straight 1, end on for a small base, side on for others.
   *
   * @param direction left or right
   */
  public static SidewaysMove barrelRoll(MovementRules rules, Base base, Side direction) {
    return barrelRoll(rules, 1, base, direction);
  }

  /**
   * Returns a barrel roll with a straight of any speed, as some ships' abilities allow: end on for
   * a small base, side on for others.
   *
   * @param direction left or right
   * @throws IllegalArgumentException if the template's long side is longer than the base, and the
   *     rules do not let it stick out
   */
  public static SidewaysMove barrelRoll(MovementRules rules, int speed, Base base, Side direction) {
    Template template = rules.parts().template(TemplateKind.STRAIGHT, speed);
    return along(rules, template, Side.AHEAD, base, direction, rules.barrelRollBarriers());
  }

  /**
   * Returns a base's decloak to the side: a barrel roll with the straight that the rules give its
   * size.
   *
   * @param direction left or right
   * @throws CannotFlyException for a medium base where all decloak with the straight 2: it does not
   *     decloak to the side there (the project's choice)
   */
  public static SidewaysMove decloak(MovementRules rules, Base base, Side direction) {
    if (base.size() == BaseSize.MEDIUM && !rules.decloakBySize()) {
      throw new CannotFlyException("a medium ship does not decloak sideways");
    }
    Template template = rules.parts().template(TemplateKind.STRAIGHT, rules.decloakSpeed(base));
    return along(rules, template, Side.AHEAD, base, direction, rules.decloakBarriers());
  }

  /**
   * Returns a move to the side along any template. A straight lies end on for a small base and side
   * on for others, a curve end on.
   *
   * @param curve the side to which a curve bends, seen along it; ahead for a straight
   * @param direction left or right
   * @throws IllegalArgumentException if the template's long side is longer than the base, and the
   *     rules do not let it stick out
   */
  public static SidewaysMove along(
      MovementRules rules,
      Template template,
      Side curve,
      Base base,
      Side direction,
      Barriers barriers) {
    boolean endOn = base.size() == BaseSize.SMALL || template.kind() != TemplateKind.STRAIGHT;
    Contact contact = endOn ? Contact.END_ON : Contact.SIDE_ON;
    SidewaysMove move =
        new SidewaysMove(template, direction, contact, curve, barriers, rules.rollPositions());
    if (move.greatestSlide(base) < 0) {
      throw new IllegalArgumentException(
          "a straight %s does not fit along the side of a %s base"
              .formatted(template.speed(), base.name()));
    }
    return move;
  }

  /**
   * Returns a barrel roll along the bank 1, as some abilities have it.
   *
   * @param direction left or right
   * @param curve the side to which the bank bends, seen along it
   */
  public static SidewaysMove bankedRoll(MovementRules rules, Side direction, Side curve) {
    return banked(rules, 1, direction, curve, rules.barrelRollBarriers());
  }

  /**
   * Returns a decloak to the side along the bank 2, as some abilities have it.
   *
   * @param direction left or right
   * @param curve the side to which the bank bends, seen along it
   */
  public static SidewaysMove bankedDecloak(MovementRules rules, Side direction, Side curve) {
    return banked(rules, 2, direction, curve, rules.decloakBarriers());
  }

  private static SidewaysMove banked(
      MovementRules rules, int speed, Side direction, Side curve, Barriers barriers) {
    Template bank = rules.parts().template(TemplateKind.BANK, speed);
    return new SidewaysMove(
        bank, direction, Contact.END_ON, curve, barriers, rules.rollPositions());
  }

  /**
   * Tests whether the template is curved and slides, so that the two slides lead in different
   * directions: {@link Repositions#curved} finds where such a move ends.
   */
  public boolean slidesAlongCurve() {
    return template.isCurved() && positions == RollPositions.SLIDES;
  }

  /** Returns this move with other places where the ship may end. */
  public SidewaysMove at(RollPositions other) {
    return new SidewaysMove(template, direction, contact, curve, barriers, other);
  }

  /** Returns the length of a base's side that the template covers, in millimeters. */
  public double contactWidth() {
    return contact == Contact.END_ON ? template.width() : template.length();
  }

  /** Returns the greatest slide of the template along the starting base, in mm either way. */
  public double greatestSlide(Base base) {
    return positions == RollPositions.SLIDES ? (base.length() - contactWidth()) / 2 : 0;
  }

  /** Returns the greatest slide of the final base along the template, in mm either way. */
  public double greatestFinalSlide(Base base) {
    return positions == RollPositions.SLIDES ? greatestSlide(base) : contactWidth() / 2;
  }

  /**
   * Returns the greatest net forward shift, in mm either way. It is the two slides together, or the
   * final base's alone if they lead in different directions along a curve.
   */
  double greatestShift(Base base) {
    return template.kind() == TemplateKind.STRAIGHT
        ? greatestSlide(base) + greatestFinalSlide(base)
        : greatestFinalSlide(base);
  }

  /**
   * Returns the distance to the side by which the template moves a base, in millimeters; for a
   * curve, at shift 0.
   */
  public double sideways(Base base) {
    if (template.isCurved()) {
      return Math.abs(endAt(base, Pose.IDENTITY, 0, 0).y());
    }
    return base.width() + (contact == Contact.END_ON ? template.length() : template.width());
  }

  /**
   * Returns the template's outline on the table.
   *
   * @param start the base's pose before the move
   * @param slide how far forward of the middle of the base's side the template lies, in
   *     millimeters; at most the greatest slide either way
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
   * Returns the pose of a base at its end, for a legal or an illegal move.
   *
   * @param start the base's pose before the move
   * @param templateSlide the template's slide along the starting base, in millimeters
   * @param finalSlide the final base's slide along the template, in millimeters
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

  /** Returns the template's frame: at the middle of the base's side, leading away from it. */
  private Pose laidCentred(Base base, Pose start) {
    double sign = direction.sign();
    return start.shiftedBy(0, sign * base.width() / 2).turnedBy(90 * sign);
  }

  /**
   * Every position to which a ship may move off to one side along a template.
   *
   * <p>Along a straight template, a net forward shift t is legal if the base may stand there and
   * some free template slide leads to it. For a template slide a, |t − a| is at most the greatest
   * slide. A curved template lies at its mark, and a shift is the slide of the final base along it,
   * ahead along its new heading. {@link CurvedEnds} has the ends along a curve that slides.
   *
   * @param sideways how far to the side the ship moves, in millimeters; along a curve at shift 0
   * @param greatestSlide how far a shift may be from a template slide that leads to it, in
   *     millimeters
   * @param greatestShift the greatest shift either way, legal or not, in millimeters
   * @param shifts the legal shifts, in millimeters
   * @param slides the template slides that keep the template off the obstacles, in millimeters
   * @param blockedBy the ids of the pieces that take away part of either range, sorted
   * @param centred the final pose at shift 0, legal or not
   * @param places the three places of a move that ends at marks, backmost first; empty for others
   */
  public record Options(
      double sideways,
      double greatestSlide,
      double greatestShift,
      IntervalSet shifts,
      IntervalSet slides,
      List<String> blockedBy,
      Pose centred,
      List<Place> places) {

    /** Copies the lists. */
    public Options {
      blockedBy = List.copyOf(blockedBy);
      places = List.copyOf(places);
    }

    /** Tests whether any shift is legal. */
    public boolean legal() {
      return !shifts.isEmpty();
    }

    /** Returns the legal shift nearest to 0, the negative one of two; empty if none is legal. */
    public OptionalDouble nearestToCentred() {
      return shifts.nearestTo(0);
    }

    /** Returns the final pose at a shift, legal or not. */
    public Pose poseAt(double shift) {
      return centred.shiftedBy(shift, 0);
    }

    /** Returns the final pose at the legal shift nearest to 0; empty if none is legal. */
    public Optional<Pose> nearestPose() {
      OptionalDouble shift = nearestToCentred();
      return shift.isPresent() ? Optional.of(poseAt(shift.getAsDouble())) : Optional.empty();
    }

    /** Returns the free template slides that lead to a shift; empty if it is illegal. */
    public IntervalSet slidesFor(double shift) {
      if (!shifts.contains(shift)) {
        return IntervalSet.EMPTY;
      }
      // At an end of the set, the sum of a slide and the greatest slide was rounded.
      double within = greatestSlide + 2 * Math.ulp(Math.abs(shift) + greatestSlide);
      return slides.within(new Interval(shift - within, shift + within));
    }

    /** Returns the template slide nearest to half of a shift; free if the shift is legal. */
    public double slideTowards(double shift) {
      double most = Math.max(0, greatestShift - greatestSlide);
      double nearest = Math.max(-most, Math.min(most, shift / 2));
      return slidesFor(shift).nearestTo(shift / 2).orElse(nearest);
    }
  }

  /**
   * A place at which a mark lets a ship end.
   *
   * @param shift its net forward shift, in millimeters
   * @param blockedBy the ids of the pieces that forbid it, sorted: ships and obstacles under the
   *     base, obstacles under the template
   * @param fled whether the ship would flee there, which forbids it too
   */
  public record Place(double shift, List<String> blockedBy, boolean fled) {

    /** Copies the list. */
    public Place {
      blockedBy = List.copyOf(blockedBy);
    }

    /** Tests whether the ship may end there. */
    public boolean legal() {
      return blockedBy.isEmpty() && !fled;
    }
  }
}
