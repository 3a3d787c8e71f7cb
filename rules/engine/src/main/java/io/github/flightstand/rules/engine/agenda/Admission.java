package io.github.flightstand.rules.engine.agenda;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.reposition.CurvedEnds;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.mission.Count;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The decision whether a command's arguments are in its option's domain, and if not, why. */
public final class Admission {

  /** Returns what is wrong with a command's arguments for an option, if anything is. */
  public static Optional<Refusal> refusal(Option option, Command command) {
    Domain domain = option.domain();
    Optional<Refusal> surplus = surplus(domain, command);
    if (surplus.isPresent()) {
      return surplus;
    }
    if (domain instanceof Domain.OneOf oneOf) {
      return oneOf(oneOf, command.value());
    }
    if (domain instanceof Domain.Subset subset) {
      return subset(subset, command.values());
    }
    if (domain instanceof Domain.Slide slide) {
      return slide(slide, command);
    }
    if (domain instanceof Domain.Region region) {
      return region(region, command.pose());
    }
    return Optional.empty();
  }

  private static Optional<Refusal> surplus(Domain domain, Command command) {
    String taken =
        domain instanceof Domain.OneOf
            ? "value"
            : domain instanceof Domain.Subset
                ? "values"
                : domain instanceof Domain.Slide
                    ? "shift"
                    : domain instanceof Domain.Region ? "pose" : "none";
    String name;
    if (command.value().isPresent() && !taken.equals("value")) {
      name = "value";
    } else if (command.values().isPresent() && !taken.equals("values")) {
      name = "values";
    } else if (command.shift().isPresent() && !taken.equals("shift")) {
      name = "shift";
    } else if (command.template().isPresent() && !taken.equals("shift")) {
      name = "template";
    } else if (command.pose().isPresent() && !taken.equals("pose")) {
      name = "pose";
    } else {
      return Optional.empty();
    }
    return no(
        name,
        "'%s' does not belong to '%s', expected %s"
            .formatted(name, command.key(), taken.equals("none") ? taken : "'" + taken + "'"));
  }

  private static Optional<Refusal> oneOf(Domain.OneOf domain, Optional<String> value) {
    if (value.isPresent() && domain.names().contains(value.get())) {
      return Optional.empty();
    }
    String expected = "expected one of " + String.join(", ", domain.names());
    return value.isEmpty()
        ? no("value", "'value' is missing, " + expected)
        : no("value", "'value' is '" + value.get() + "', " + expected);
  }

  private static Optional<Refusal> subset(Domain.Subset domain, Optional<List<Integer>> values) {
    if (values.filter(chosen -> fits(domain, chosen)).isPresent()) {
      return Optional.empty();
    }
    String expected =
        "expected %s different ones of %s"
            .formatted(new Count(domain.min(), domain.max()).words(), domain.indices());
    return values.isEmpty()
        ? no("values", "'values' is missing, " + expected)
        : no("values", "'values' is " + values.get() + ", " + expected);
  }

  private static boolean fits(Domain.Subset domain, List<Integer> chosen) {
    return chosen.size() >= domain.min()
        && chosen.size() <= domain.max()
        && new HashSet<>(chosen).size() == chosen.size()
        && domain.indices().containsAll(chosen);
  }

  private static Optional<Refusal> slide(Domain.Slide domain, Command command) {
    Optional<Double> shift = command.shift();
    if (domain.curve().isPresent() && command.template().isPresent() && shift.isPresent()) {
      return along(domain, domain.curve().get(), command.template().get(), shift.get());
    }
    if (shift.isPresent() && domain.shifts().contains(shift.get())) {
      return Optional.empty();
    }
    String expected = "expected a shift in " + domain.shifts();
    return shift.isEmpty()
        ? no("shift", "'shift' is missing, " + expected)
        : Optional.of(
            new Refusal(
                Optional.of(domain.clause()),
                "'shift' is " + shift.get() + ", " + expected,
                "shift"));
  }

  /** Returns why a template's slide and a shift together lead to no end along a curve. */
  private static Optional<Refusal> along(
      Domain.Slide domain, CurvedEnds ends, double laid, double shift) {
    IntervalSet shifts = ends.shiftsAt(laid);
    if (shifts.contains(shift)) {
      return Optional.empty();
    }
    return Optional.of(
        new Refusal(
            Optional.of(domain.clause()),
            shifts.isEmpty()
                ? "'template' is %s, expected a slide in %s".formatted(laid, ends.slides())
                : "'shift' is %s, expected a shift in %s where the template lies"
                    .formatted(shift, shifts),
            shifts.isEmpty() ? "template" : "shift"));
  }

  private static Optional<Refusal> region(Domain.Region domain, Optional<Pose> pose) {
    return pose.isEmpty()
        ? no("pose", "'pose' is missing, expected where the piece is set up")
        : SetUpRefusals.of(domain.site(), pose.get());
  }

  private static Optional<Refusal> no(String at, String message) {
    return Optional.of(Refusal.of(at, message));
  }
}
