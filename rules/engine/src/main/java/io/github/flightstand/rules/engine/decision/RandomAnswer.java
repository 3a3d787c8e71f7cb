package io.github.flightstand.rules.engine.decision;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.CurvedEnds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Random answers: to any pending decision, by any of its options, with any value in the option's
 * domain. Slides give the ends as often as points between, regions the sample as well as other
 * legal places. Readiness is never taken back, so games end.
 *
 * <pre>{@code
 * Command command = RandomAnswer.of(engine.pending(game.state()), Generator.of(7));
 * }</pre>
 */
public final class RandomAnswer {

  /** A source of random numbers. */
  public interface Source {

    /** Returns the next number: each of 0 to n − 1, n at least 1, with the same probability. */
    int below(int n);

    /** Returns the next number from 0 to 1, excluding 1. */
    double unit();
  }

  /** Returns an answer to one of the decisions; once all dials are set, none is set again. */
  public static Command of(List<Decision> pending, Source random) {
    return of(decision(pending, random), random);
  }

  /** Returns the decision that is answered; once all dials are set, none that sets one. */
  public static Decision decision(List<Decision> pending, Source random) {
    if (pending.size() == 1) {
      return pending.get(random.below(1));
    }
    int open = 0;
    int others = 0;
    for (int i = 0; i < pending.size(); i++) {
      open += opens(pending.get(i)) ? 1 : 0;
      others += pending.get(i).kind() == Kind.READY ? 0 : 1;
    }
    int left = random.below(open > 0 ? open : others > 0 ? others : pending.size());
    for (int i = 0; ; i++) {
      Decision decision = pending.get(i);
      boolean counts = open > 0 ? opens(decision) : others == 0 || decision.kind() != Kind.READY;
      if (counts && left-- == 0) {
        return decision;
      }
    }
  }

  /** Tests whether a player may say that all of his dials are set. */
  private static boolean opens(Decision decision) {
    return decision.kind() == Kind.READY && decision.option("ready").isPresent();
  }

  /** Returns an answer to a decision. */
  public static Command of(Decision decision, Source random) {
    List<Option> options = decision.options();
    return of(decision, options.get(random.below(options.size())), random);
  }

  /** Returns an answer to a decision by one of its options. */
  public static Command of(Decision decision, Option option, Source random) {
    if (option.domain() instanceof Domain.OneOf oneOf) {
      String name = oneOf.names().get(random.below(oneOf.names().size()));
      return Command.of(decision.id(), option.key()).withValue(name);
    }
    Command command = Command.of(decision.id(), option.key());
    if (option.domain() instanceof Domain.Subset subset) {
      return command.withValues(chosen(subset, random));
    }
    if (option.domain() instanceof Domain.Slide slide) {
      return slide.curve().isPresent()
          ? along(slide.curve().get(), command, random)
          : command.withShift(within(slide.shifts(), random));
    }
    if (option.domain() instanceof Domain.Region region) {
      return command.withPose(pose(region, random));
    }
    return command;
  }

  private static List<Integer> chosen(Domain.Subset subset, Source random) {
    List<Integer> shuffled = new ArrayList<>(subset.indices());
    for (int i = shuffled.size(); i > 1; i--) {
      Collections.swap(shuffled, i - 1, random.below(i));
    }
    int size = subset.min() + random.below(subset.max() - subset.min() + 1);
    List<Integer> chosen = new ArrayList<>(shuffled.subList(0, size));
    Collections.sort(chosen);
    return chosen;
  }

  private static Pose pose(Domain.Region region, Source random) {
    return random.below(4) == 0
        ? region.sample()
        : region.site().draw(random::unit, region.sample());
  }

  /** Draws the slide of the template, and then the place of the base at its end. */
  private static Command along(CurvedEnds ends, Command command, Source random) {
    double laid = within(ends.slides(), random);
    return command.withTemplate(laid).withShift(within(ends.shiftsAt(laid), random));
  }

  private static double within(IntervalSet slides, Source random) {
    List<Interval> intervals = slides.intervals();
    Interval interval = intervals.get(random.below(intervals.size()));
    return switch (random.below(4)) {
      case 0 -> interval.lo();
      case 1 -> interval.hi();
      default -> Math.min(interval.hi(), interval.lo() + random.unit() * interval.length());
    };
  }
}
