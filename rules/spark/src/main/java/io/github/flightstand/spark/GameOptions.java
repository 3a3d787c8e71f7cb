package io.github.flightstand.spark;

import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import io.github.flightstand.tools.batch.Schedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of jobs that play games, with the words of the command line's {@code play}. */
final class GameOptions {

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      description = "The rule set for squads. Default: reference-2015.")
  private String rules = RuleSet.REFERENCE_2015.shortName();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "The last round of a game of squads. Default: 12.")
  private int rounds = 12;

  @Option(
      names = "--card-sets",
      arity = "1..*",
      paramLabel = "SET",
      description = "The sets of cards in force, such as flown, or all. Default: none.")
  private List<String> sets = List.of();

  @Option(
      names = "--samples",
      paramLabel = "N",
      description = "The games that 'search' plays out between the best choices. Default: 12.")
  private int samples = 12;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The first game's seed, a number or any text. Default: 1.")
  private String seed = "1";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The number of games; of each pair in a round robin. Default: 1.")
  private long games = 1;

  @Option(names = "--log", description = "Keep each game's log in its row.")
  private boolean logged;

  boolean logged() {
    return logged;
  }

  /** Returns the plan of a game, or a round robin, of squads. */
  GamePlan ofSquads(List<String> named) throws IOException {
    List<String> texts = new ArrayList<>();
    for (String one : named) {
      Optional<String> ready = ReadySquads.text(one);
      texts.add(ready.isPresent() ? ready.get() : text(one));
    }
    return GamePlan.ofSquads(
        texts, ruleSet(), rounds, GamePlan.cardSetsNamed(sets, DamageDecks.cards().withFound()));
  }

  /**
   * Returns the job's games.
   *
   * @throws IllegalArgumentException if an option is wrong, or the first game is impossible
   */
  Schedule schedule(List<String> names, GamePlan plan, List<String> players, boolean roundRobin) {
    if (games < 1) {
      throw new IllegalArgumentException("'--games' is " + games + ", expected at least 1");
    }
    if (samples < 1) {
      throw new IllegalArgumentException("'--samples' is " + samples + ", expected at least 1");
    }
    Schedule schedule =
        new Schedule(
            names,
            plan,
            players.stream().map(GameOptions::kind).toList(),
            samples,
            seed,
            games,
            roundRobin);
    int seats = schedule.bout(0).plan().setup(DamageDecks.cards().withFound()).seats().size();
    if (schedule.bout(0).players().size() != seats) {
      throw new IllegalArgumentException(
          "'--players' names " + players.size() + ", expected " + seats);
    }
    return schedule;
  }

  static String text(String file) throws IOException {
    if (!Files.exists(Path.of(file))) {
      throw new IllegalArgumentException(
          "there is no file '" + file + "', expected a squad" + ReadySquads.meant(file));
    }
    return Files.readString(Path.of(file)).strip();
  }

  private RuleSet ruleSet() {
    List<String> playable = RuleSet.playable().stream().map(RuleSet::shortName).toList();
    return RuleSet.named(rules)
        .filter(RuleSet.playable()::contains)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'--rules' is '" + rules + "', expected one of " + playable));
  }

  private static PlayerKind kind(String word) {
    return PlayerKind.ofWord(word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'--players' names '"
                        + word
                        + "', expected random, greedy, look-ahead or search"));
  }
}
