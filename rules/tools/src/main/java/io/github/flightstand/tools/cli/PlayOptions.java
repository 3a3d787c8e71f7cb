package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.player.PlayerKind;
import io.github.flightstand.tools.batch.GamePlan;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of {@code play} that jobs on a cluster have, too. */
public final class PlayOptions {

  @Option(
      names = "--rules",
      paramLabel = "RULES",
      converter = RulesWord.class,
      completionCandidates = RulesWord.class,
      description = "The rule set for the squads. Default: reference-2015.")
  private RuleSet rules = RuleSet.REFERENCE_2015;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "The last round of a game of squads. Default: 12.")
  private int rounds = 12;

  @Option(
      names = "--card-sets",
      arity = "1..*",
      paramLabel = "SET",
      description =
          "The sets of cards in force, such as flown, 'all' that are known, or none. Default: none;"
              + " those of a set-up.")
  private List<String> sets = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The first game's seed, a number or any text; each later game adds 1 to the number, or"
              + " its own number to the text. Default: 1.")
  private String seed = "1";

  @Option(
      names = "--samples",
      paramLabel = "N",
      description = "The games that 'search' plays out between the best choices. Default: 12.")
  private Optional<Integer> samples = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "The number of games; of each pair where all meet. Default: 1.")
  private int games = 1;

  static final class RulesWord extends WordConverter<RuleSet> {

    RulesWord() {
      super("rule set", RuleSet.playable().toArray(new RuleSet[0]), RuleSet::shortName);
    }
  }

  /** A converter of a word for a player, and the words. */
  public static final class PlayerWord extends WordConverter<PlayerKind> {

    public PlayerWord() {
      super("player", PlayerKind.values(), PlayerKind::word);
    }
  }

  /** Returns a sentence that names the option whose number is too small, or empty if none is. */
  public Optional<String> fault() {
    return fault("games", games)
        .or(() -> fault("rounds", rounds))
        .or(() -> samples.flatMap(many -> fault("samples", many)));
  }

  private static Optional<String> fault(String option, int number) {
    return number < 1
        ? Optional.of("'--" + option + "' is " + number + ", expected at least 1")
        : Optional.empty();
  }

  public RuleSet rules() {
    return rules;
  }

  public int rounds() {
    return rounds;
  }

  /** Returns the sets of cards in force, or empty if the option is not given. */
  public Optional<List<String>> cardSets(CardSet known) {
    return sets.isEmpty() ? Optional.empty() : Optional.of(GamePlan.cardSetsNamed(sets, known));
  }

  public String seed() {
    return seed;
  }

  public Optional<Integer> samples() {
    return samples;
  }

  public int games() {
    return games;
  }
}
