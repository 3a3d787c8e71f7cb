package io.github.flightstand.referee;

import io.github.flightstand.protocol.log.Corrections;
import io.github.flightstand.protocol.log.GameLine;
import io.github.flightstand.protocol.log.Upcaster;
import io.github.flightstand.rules.engine.Chance;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Outcome;
import io.github.flightstand.rules.engine.agenda.ExpansionRegistry;
import io.github.flightstand.rules.engine.agenda.Flows;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.decision.Refusal;
import io.github.flightstand.rules.engine.decision.Witnesses;
import io.github.flightstand.rules.engine.flow.ChanceNode;
import io.github.flightstand.rules.engine.flow.RulesContext;
import io.github.flightstand.rules.engine.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game at a line of its log: its state, and its source of chance. */
record GameAtLine(State state, Chance chance) {

  sealed interface Next {}

  record Fits(GameAtLine moment) implements Next {}

  /**
   * @param sure whether no corrected rule can be the reason
   */
  record Misfits(Optional<String> clause, String message, boolean sure) implements Next {}

  /** A replacement for a line, in words, with the game after it. */
  record Instead(String words, GameAtLine moment) {}

  /** The most dice of a subset decision whose subsets are all tried. */
  private static final int FEW = 6;

  /**
   * The tools with which judges play on; buffers for one thread at a time.
   *
   * @param upcaster the readers of the log
   */
  record Tools(Engine engine, RulesContext gear, Upcaster upcaster) {

    static Tools of(State state, Engine engine, Upcaster upcaster) {
      return new Tools(engine, ExpansionRegistry.context(state, engine.cards()), upcaster);
    }
  }

  /** Tests whether a line may not fit only because a rule was corrected since it was written. */
  boolean mayBeCorrected(Tools tools, Misfits misfits) {
    return tools.upcaster().corrected() && !misfits.sure() && Corrections.mayConcern(state);
  }

  Next after(Tools tools, GameLine line) {
    if (line.checkpoint().isPresent()) {
      return tools.upcaster().agrees(state, line.checkpoint().get())
          ? new Fits(this)
          : misfit("the state differs from the checkpoint: " + tools.upcaster().hash(state));
    }
    return line.chance().isPresent()
        ? outcome(tools, line.chance().get())
        : command(tools, line.command().orElseThrow());
  }

  private Next outcome(Tools tools, String key) {
    Optional<ChanceNode> node = Flows.chance(tools.gear(), state);
    if (node.isEmpty()) {
      return misfit("nature has nothing to decide here, found '" + key + "'");
    }
    Optional<GameAtLine> next = drawn(tools, node.get(), key);
    if (next.isEmpty()) {
      String expected =
          node.get().options().stream().map(Option::key).collect(Collectors.joining(", "));
      return misfit(
          "'%s' is not an outcome of '%s', expected one of %s"
              .formatted(key, node.get().decision().id(), expected));
    }
    if (chance instanceof Chance.Seeded seeded) {
      String expected = node.get().draw(seeded.draws()::below);
      if (!expected.equals(key)) {
        String message = "the game's seed draws '" + expected + "', found '" + key + "'";
        return new Misfits(Optional.empty(), message, true);
      }
    }
    return new Fits(next.get());
  }

  /** Returns the game after chance's decision, with the seed advanced, or empty if refused. */
  private Optional<GameAtLine> drawn(Tools tools, ChanceNode node, String key) {
    Outcome outcome = tools.engine().apply(state, Command.of(node.decision().id(), key));
    if (!(outcome instanceof Outcome.Done done)) {
      return Optional.empty();
    }
    Chance after = chance;
    if (chance instanceof Chance.Seeded seeded) {
      Chance.Draws draws = seeded.draws();
      node.draw(draws::below);
      after = draws.now();
    }
    return Optional.of(new GameAtLine(done.step().state(), after));
  }

  private Next command(Tools tools, Command command) {
    Optional<ChanceNode> node = Flows.chance(tools.gear(), state);
    boolean byChance =
        node.filter(one -> one.decision().id().equals(command.decision())).isPresent();
    // Whoever throws the dice of a game by hand answers for chance.
    if (byChance && !(chance instanceof Chance.Asked)) {
      return misfit("'" + command.decision() + "' is nature's to decide, found a command");
    }
    Outcome outcome = tools.engine().apply(state, command);
    if (outcome instanceof Outcome.Done done) {
      return new Fits(new GameAtLine(done.step().state(), chance));
    }
    Refusal refusal = ((Outcome.Refused) outcome).refusal();
    return new Misfits(refusal.clause(), refusal.message(), false);
  }

  private static Misfits misfit(String message) {
    return new Misfits(Optional.empty(), message, false);
  }

  /**
   * Returns the possible lines here: the seed's draw and chance's outcomes, or a grid of commands.
   */
  List<Instead> instead(Tools tools) {
    List<Instead> all = new ArrayList<>();
    Optional<ChanceNode> node = Flows.chance(tools.gear(), state);
    if (node.isPresent()) {
      if (chance instanceof Chance.Seeded seeded) {
        add(all, tools, node.get(), node.get().draw(seeded.draws()::below));
      }
      node.get().options().forEach(option -> add(all, tools, node.get(), option.key()));
      return all;
    }
    for (Decision decision : tools.engine().pending(state)) {
      for (Option option : decision.options()) {
        for (Command command : commands(decision, option)) {
          if (command(tools, command) instanceof Fits fits) {
            all.add(new Instead(decision.id() + " " + Entry.words(command), fits.moment()));
          }
        }
      }
    }
    return all;
  }

  private void add(List<Instead> all, Tools tools, ChanceNode node, String key) {
    drawn(tools, node, key).ifPresent(moment -> all.add(new Instead(key, moment)));
  }

  private static List<Command> commands(Decision decision, Option option) {
    Command command = Command.of(decision.id(), option.key());
    if (option.domain() instanceof Domain.OneOf oneOf) {
      return oneOf.names().stream().map(command::withValue).toList();
    }
    if (option.domain() instanceof Domain.Subset subset) {
      return subsets(subset).stream().map(command::withValues).toList();
    }
    if (option.domain() instanceof Domain.Slide slide) {
      return Witnesses.commands(slide, command);
    }
    if (option.domain() instanceof Domain.Region region) {
      return List.of(command.withPose(region.sample()));
    }
    return List.of(command);
  }

  private static List<List<Integer>> subsets(Domain.Subset subset) {
    List<Integer> indices = subset.indices().subList(0, Math.min(FEW, subset.indices().size()));
    return IntStream.range(0, 1 << indices.size())
        .filter(bits -> Integer.bitCount(bits) >= subset.min())
        .filter(bits -> Integer.bitCount(bits) <= subset.max())
        .mapToObj(
            bits ->
                IntStream.range(0, indices.size())
                    .filter(i -> (bits & 1 << i) != 0)
                    .mapToObj(indices::get)
                    .toList())
        .toList();
  }
}
