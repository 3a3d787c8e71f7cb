package io.github.flightstand.rules.protocol.form;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Weight;
import io.github.flightstand.rules.engine.decision.Witnesses;
import io.github.flightstand.rules.protocol.codec.OrNull;
import java.util.List;
import java.util.Optional;

/**
 * A decision as an answer writes it.
 *
 * @param id its id
 * @param player who decides, null for nature
 * @param kind what is decided
 * @param ship the ship that it is about
 * @param options the ways to answer
 */
@JsonClassDescription("Something that a game waits for.")
public record DecisionJson(
    String id,
    @JsonPropertyDescription("Who decides; null: nature.") @OrNull Optional<String> player,
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

  /** An option. */
  @JsonClassDescription(
      "A way to answer: a key, and what is still free in it: one of some names, a subset of some"
          + " indices, or a slide.")
  public record OptionJson(
      String key,
      Optional<List<String>> oneOf,
      Optional<List<Integer>> subset,
      Optional<Integer> min,
      Optional<Integer> max,
      Optional<IntervalSet> slide,
      @JsonPropertyDescription("How probable it is, where nature decides.") Optional<Weight> weight,
      Optional<Witnesses> witnesses) {

    private static OptionJson of(Option option, boolean witnesses) {
      Domain domain = option.domain();
      Optional<Domain.Subset> subset =
          domain instanceof Domain.Subset some ? Optional.of(some) : Optional.empty();
      Optional<IntervalSet> slide =
          domain instanceof Domain.Slide moving ? Optional.of(moving.shifts()) : Optional.empty();
      return new OptionJson(
          option.key(),
          domain instanceof Domain.OneOf one ? Optional.of(one.names()) : Optional.empty(),
          subset.map(Domain.Subset::indices),
          subset.map(Domain.Subset::min),
          subset.map(Domain.Subset::max),
          slide,
          option.weight(),
          witnesses ? slide.map(Witnesses::of) : Optional.empty());
    }
  }
}
