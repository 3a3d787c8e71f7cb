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
 * Something that a game waits for.
 *
 * @param id its id
 * @param player who decides; null: nature
 * @param kind what is decided
 * @param ship the ship that it is about
 * @param options the ways to answer
 */
public record DecisionJson(
    String id,
    @OrNull Optional<String> player,
    Kind kind,
    Optional<String> ship,
    List<OptionJson> options) {

  /** Returns a decision as an answer writes it. */
  public static DecisionJson of(Decision decision, boolean witnesses) {
    return new DecisionJson(
        decision.id(),
        decision.player(),
        decision.kind(),
        decision.ship(),
        decision.options().stream().map(option -> OptionJson.of(option, witnesses)).toList());
  }

  /**
   * Where a piece is set up, by the rules of place and within its zone.
   *
   * @param zone the corners of the zone, counter-clockwise
   */
  public record RegionJson(List<PointJson> zone) {

    private static RegionJson of(SimplePolygon zone) {
      return new RegionJson(zone.corners().stream().map(PointJson::of).toList());
    }
  }

  /**
   * A way to answer: a key, and what is still free in it: one of some names, a subset of some
   * indices, a slide, or where a piece is set up.
   *
   * @param key its name; of one die (a kind that ends in Die) its face, {@code hit}, of a pool (one
   *     that ends in Dice) how many dice show each face, {@code hit2 blank1}, or {@code hit1} of a
   *     pool of one
   * @param oneOf the names of which the command's {@code value} is one
   * @param subset the indices of which the command's {@code values} are some
   * @param min how many at least
   * @param max how many at most
   * @param slide where the command's {@code shift} is, in millimetres
   * @param region where the piece is set up: any pose that is legal there
   * @param sample a legal pose in the region
   * @param weight how probable it is, where nature decides
   */
  public record OptionJson(
      String key,
      Optional<List<String>> oneOf,
      Optional<List<Integer>> subset,
      Optional<Integer> min,
      Optional<Integer> max,
      Optional<IntervalSet> slide,
      Optional<RegionJson> region,
      Optional<Pose> sample,
      Optional<Weight> weight,
      Optional<Witnesses> witnesses) {

    private static OptionJson of(Option option, boolean witnesses) {
      Domain domain = option.domain();
      Optional<Domain.Subset> subset =
          domain instanceof Domain.Subset some ? Optional.of(some) : Optional.empty();
      Optional<IntervalSet> slide =
          domain instanceof Domain.Slide moving ? Optional.of(moving.shifts()) : Optional.empty();
      Optional<Domain.Region> region =
          domain instanceof Domain.Region some ? Optional.of(some) : Optional.empty();
      return new OptionJson(
          option.key(),
          domain instanceof Domain.OneOf one ? Optional.of(one.names()) : Optional.empty(),
          subset.map(Domain.Subset::indices),
          subset.map(Domain.Subset::min),
          subset.map(Domain.Subset::max),
          slide,
          region.map(some -> RegionJson.of(some.site().zone())),
          region.map(Domain.Region::sample),
          option.weight(),
          witnesses
              ? slide.map(Witnesses::of).or(() -> region.map(Witnesses::of))
              : Optional.empty());
    }
  }
}
