package io.github.flightstand.tools.batch;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.json.SetupJson;
import io.github.flightstand.protocol.json.SquadGame;
import io.github.flightstand.protocol.picture.TablePicture.Color;
import io.github.flightstand.protocol.squad.IllegalSquadException;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game before it begins, as texts that can be sent to another machine. The same texts make the
 * same game as with the command {@code play}.
 *
 * <pre>{@code
 * GamePlan plan = GamePlan.ofSquads(List.of(red, blue), RuleSet.REFERENCE_2015, 12, List.of());
 * Setup setup = plan.setup(DamageDecks.cards().withFound());
 * }</pre>
 *
 * @param squads the squads, in this project's format or in XWS, which the players set up among six
 *     asteroids; none if there is a set-up
 * @param setUp a whole set-up instead, as the operation {@code start} takes it
 * @param rules the rule set for squads
 * @param rounds the last round of a game of squads
 * @param cardSets the sets of cards in force; if empty, those of the set-up
 */
public record GamePlan(
    List<String> squads, String setUp, RuleSet rules, int rounds, List<String> cardSets)
    implements Serializable {

  private static final Codec CODEC = new Codec();
  private static final List<String> ALL = List.of("all");

  /** Copies the lists. */
  public GamePlan {
    squads = List.copyOf(squads);
    cardSets = List.copyOf(cardSets);
  }

  /** Returns the plan of a game between squads. */
  public static GamePlan ofSquads(
      List<String> squads, RuleSet rules, int rounds, List<String> cardSets) {
    return new GamePlan(squads, "", rules, rounds, cardSets);
  }

  /** Returns the plan of a game with a whole set-up, with the sets of cards that it names. */
  public static GamePlan ofSetUp(String setUp) {
    return new GamePlan(List.of(), setUp, RuleSet.REFERENCE_2015, 1, List.of());
  }

  /** Returns the names of squads; {@code all} is the word for the library's of 100 points. */
  public static List<String> squadsNamed(List<String> words) {
    return words.equals(ALL)
        ? ReadySquads.names().stream().filter(name -> !ReadySquads.isEpic(name)).toList()
        : words;
  }

  /** Returns the names of sets of cards; {@code all} is the word for those that are known. */
  public static List<String> cardSetsNamed(List<String> words, CardSet known) {
    return words.equals(ALL)
        ? List.copyOf(known.sets())
        : words.equals(List.of("none")) ? List.of() : words;
  }

  /**
   * Returns the game.
   *
   * @param cards the cards that it may have, with sets that may be in force
   * @throws IllegalArgumentException if a text cannot be read, or the game is impossible
   */
  public Setup setup(CardSet cards) {
    Setup setup = read(written -> written.setup(cards));
    new Engine(cards).check(setup);
    return setup;
  }

  /**
   * Returns the colors of players' ships, of those players to whom the set-up gives one.
   *
   * @throws IllegalArgumentException if a text cannot be read
   */
  public Map<String, Color> colors() {
    return read(SetupJson::colors);
  }

  private <T> T read(Function<SetupJson, T> of) {
    try {
      SetupJson written =
          squads.isEmpty()
              ? CODEC.read(SetupJson.class, setUp)
              : SquadGame.game(
                  rules.rules(), squads.stream().map(CODEC::squad).toList(), List.of(), rounds);
      return of.apply(
          cardSets.isEmpty() ? written : written.withCardSets(cardSets, Optional.empty()));
    } catch (FaultException | IllegalSquadException wrong) {
      throw new IllegalArgumentException(wrong.getMessage(), wrong);
    }
  }
}
