package io.github.flightstand.tools.page.game;

import io.github.flightstand.geometry.Interval;
import io.github.flightstand.geometry.IntervalSet;
import io.github.flightstand.geometry.shape.Region;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.movement.maneuver.Resolver;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.protocol.picture.Mark;
import io.github.flightstand.protocol.picture.TablePicture;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.state.ActivationTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.tools.page.Alternatives;
import io.github.flightstand.tools.page.Cast;
import io.github.flightstand.tools.page.ChapterStep.Choice;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The options of a decision as a page shows them, with the one that was taken. */
final class DecisionChoices {

  /** The number of chance's other outcomes that are shown. */
  private static final int LIKELIEST = 5;

  private final Rules rules;
  private final Cast cast;
  private final Names names;
  private final Optional<String> player;

  /** Creates choices for the decisions of a player, or of all players if none is given. */
  DecisionChoices(Rules rules, Cast cast, Names names, Optional<String> player) {
    this.rules = rules;
    this.cast = cast;
    this.names = names;
    this.player = player;
  }

  /** Returns the choices of a decision in a state; empty if the player may not know them. */
  List<Choice> of(State state, Decision decision, Command command) {
    if (decision.ofChance()) {
      // Events show a drawn card to those who may see it.
      return player.isPresent() && decision.kind() == Kind.CARD
          ? List.of()
          : outcomes(decision, command);
    }
    if (player.isPresent() && !player.equals(decision.player())) {
      return List.of();
    }
    Optional<Alternatives> ship =
        decision
            .ship()
            .flatMap(id -> state.table().ship(id))
            .filter(there -> cast.place(there.id()).isPresent())
            .map(there -> new Alternatives(rules, cast, state.table(), there));
    return decision.options().stream()
        .flatMap(option -> choices(state, decision, option, command, ship).stream())
        .toList();
  }

  private List<Choice> choices(
      State state, Decision decision, Option option, Command command, Optional<Alternatives> ship) {
    String who = decision.player().orElseThrow();
    String key = option.key();
    boolean taken = key.equals(command.key());
    String words = names.ofOption(key);
    Domain domain = option.domain();
    if (domain instanceof Domain.OneOf oneOf) {
      boolean maneuvers = decision.kind() == Kind.DIAL || decision.kind() == Kind.PICK;
      return oneOf.names().stream()
          .map(
              name -> {
                boolean chosen = taken && command.value().equals(Optional.of(name));
                return maneuvers && ship.isPresent()
                    ? ship.get().maneuver(who, Maneuver.parse(name), chosen)
                    : Alternatives.plain(who, words + ": " + names.ofOption(name), chosen);
              })
          .toList();
    }
    if (domain instanceof Domain.Slide slide) {
      return List.of(slide(state, decision, key, slide.shifts(), taken, ship));
    }
    if (domain instanceof Domain.Region region) {
      return List.of(region(state, who, key, region, command, taken));
    }
    if (domain instanceof Domain.Subset subset) {
      String dice = words + ": " + subset.min() + " to " + subset.max() + " dice";
      return List.of(Alternatives.plain(who, dice, taken));
    }
    return List.of(
        ship.flatMap(there -> there.move(who, words, key, taken))
            .orElseGet(() -> Alternatives.plain(who, words, taken)));
  }

  private Choice slide(
      State state,
      Decision decision,
      String key,
      IntervalSet shifts,
      boolean taken,
      Optional<Alternatives> alternatives) {
    String who = decision.player().orElseThrow();
    String words = names.ofOption(key);
    Optional<Ship> ship = decision.ship().flatMap(id -> state.table().ship(id));
    if (ship.isPresent()
        && state.task() instanceof ActivationTask.Activation task
        && decision.kind() == Kind.OFFSET) {
      return offset(state, ship.get(), task.executed().orElseThrow(), who, shifts, taken);
    }
    return alternatives
        .flatMap(there -> there.move(who, words, key, taken))
        .orElseGet(() -> Alternatives.plain(who, words + Alternatives.words(shifts), taken));
  }

  /** Draws where a Tallon roll may end. */
  private Choice offset(
      State state, Ship ship, Maneuver maneuver, String who, IntervalSet offsets, boolean taken) {
    Resolver resolver = rules.resolver();
    TablePicture picture = TablePicture.of(state.table());
    for (Interval free : offsets.intervals()) {
      picture.slide(
          ship.at(resolver.resolve(state.table(), ship.id(), maneuver, free.lo()).finalPose()),
          ship.at(resolver.resolve(state.table(), ship.id(), maneuver, free.hi()).finalPose()));
    }
    return Alternatives.drawn(who, "offset" + Alternatives.words(offsets), taken, picture);
  }

  /** Draws where a piece may be set up with the heading that was taken. */
  private Choice region(
      State state, String who, String key, Domain.Region domain, Command command, boolean taken) {
    if (!taken || command.pose().isEmpty()) {
      return Alternatives.plain(who, names.ofOption(key), taken);
    }
    double turn = command.pose().get().heading().degrees() - domain.site().headingFirst();
    Region free = domain.site().free(turn);
    Region zone = new Region(List.of(new Region.Piece(domain.site().zone(), List.of())));
    TablePicture picture =
        TablePicture.of(state.table()).region(Mark.ZONE, zone).region(Mark.FREE, free);
    return Alternatives.drawn(who, names.ofOption(key), taken, picture);
  }

  /** Returns chance's outcomes: the actual one, and the likeliest others. */
  private List<Choice> outcomes(Decision decision, Command command) {
    Predicate<Option> taken = option -> option.key().equals(command.key());
    int more = decision.options().size() - LIKELIEST - 1;
    Stream<Choice> shown =
        decision.options().stream()
            .sorted(
                Comparator.comparing(taken::test)
                    .thenComparingDouble(DecisionChoices::odds)
                    .reversed())
            .limit(LIKELIEST + 1)
            .map(option -> outcome(option, taken.test(option)));
    return more > 0
        ? Stream.concat(
                shown, Stream.of(Alternatives.plain("chance", more + " other outcomes", false)))
            .toList()
        : shown.toList();
  }

  private Choice outcome(Option option, boolean taken) {
    String odds = String.format(Locale.ROOT, " (%.1f %%)", 100 * odds(option));
    return Alternatives.plain("chance", names.ofOption(option.key()) + odds, taken);
  }

  private static double odds(Option option) {
    return option.weight().map(weight -> (double) weight.of() / weight.cases()).orElse(0.0);
  }
}
