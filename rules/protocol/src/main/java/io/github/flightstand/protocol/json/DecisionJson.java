package io.github.flightstand.protocol.json;

import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.shape.SimplePolygon;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Option.Weight;
import io.github.flightstand.rules.engine.decision.Witnesses;
import java.util.List;
import java.util.Optional;

/**
 * A decision that a game waits for.
 *
 * @param id the decision's id
 * @param player the player who decides; null if chance decides
 * @param kind the kind of the decision
 * @param ship the ship that the decision is about
 * @param options the ways to answer
 */
public record DecisionJson(
    String id,
    @OrNull Optional<String> player,
    Kind kind,
    Optional<String> ship,
    List<OptionJson> options) {

  /** Returns the JSON form of a decision. */
  public static DecisionJson of(Decision decision, boolean witnesses) {
    return new DecisionJson(
        decision.id(),
        decision.player(),
        decision.kind(),
        decision.ship(),
        decision.options().stream().map(option -> OptionJson.of(option, witnesses)).toList());
  }

  /**
   * The region where a piece may be set up: within its zone, at any pose that the rules allow.
   *
   * @param zone the corners of the zone, counterclockwise
   */
  public record RegionJson(List<PointJson> zone) {

    private static RegionJson of(SimplePolygon zone) {
      return new RegionJson(zone.corners().stream().map(PointJson::of).toList());
    }
  }

  /**
   * A way to answer: a key, and a choice that may be left open: one of several names, a subset of
   * indices, a slide, or a place to set a piece up.
   *
   * @param key the option's key; chance's count faces, {@code hit2 blank1}, or name one
   * @param oneOf the names that the command's {@code value} is chosen from
   * @param subset the indices that the command's {@code values} are chosen from
   * @param min the least number of {@code values}
   * @param max the greatest number of {@code values}
   * @param slide the intervals in which the command's {@code shift} lies, in millimeters
   * @param laid along a curve, the intervals in which the command's {@code template} lies
   * @param region the region where the piece may be set up, at any legal pose
   * @param sample a legal pose in the region
   * @param weight the option's probability, if chance decides
   */
  public record OptionJson(
      String key,
      Optional<List<String>> oneOf,
      Optional<List<Integer>> subset,
      Optional<Integer> min,
      Optional<Integer> max,
      Optional<IntervalSet> slide,
      Optional<IntervalSet> laid,
      Optional<RegionJson> region,
      Optional<Pose> sample,
      Optional<Weight> weight,
      Optional<Witnesses> witnesses) {

    private static OptionJson of(Option option, boolean witnesses) {
      Domain domain = option.domain();
      Optional<Domain.Subset> subset =
          domain instanceof Domain.Subset some ? Optional.of(some) : Optional.empty();
      Optional<Domain.Slide> slide =
          domain instanceof Domain.Slide moving ? Optional.of(moving) : Optional.empty();
      Optional<Domain.Region> region =
          domain instanceof Domain.Region some ? Optional.of(some) : Optional.empty();
      return new OptionJson(
          option.key(),
          domain instanceof Domain.OneOf one ? Optional.of(one.names()) : Optional.empty(),
          subset.map(Domain.Subset::indices),
          subset.map(Domain.Subset::min),
          subset.map(Domain.Subset::max),
          slide.map(Domain.Slide::shifts),
          slide.flatMap(Domain.Slide::laid),
          region.map(some -> RegionJson.of(some.site().zone())),
          region.map(Domain.Region::sample),
          option.weight(),
          witnesses
              ? slide.map(Witnesses::of).or(() -> region.map(Witnesses::of))
              : Optional.empty());
    }
  }
}
