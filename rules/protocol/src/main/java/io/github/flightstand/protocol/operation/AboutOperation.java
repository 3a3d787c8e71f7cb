package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.format.Resource;
import io.github.flightstand.protocol.json.Limits;
import io.github.flightstand.protocol.json.WrittenScenario;
import io.github.flightstand.protocol.log.ClaimLog;
import io.github.flightstand.protocol.log.GameHeader;
import io.github.flightstand.protocol.squad.ReadSquad;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code about}: what the program is, and what it promises. */
final class AboutOperation {

  /** The protocol's number: a change on which callers would stumble raises it. */
  static final int PROTOCOL = 1;

  private AboutOperation() {}

  /**
   * Asks what the program is: version, operations, rule sets, formats and limits.
   *
   * @param cards whether {@code cards} are listed
   */
  record AboutQuery(@Default("false") boolean cards) {}

  /**
   * The program: its version, operations and limits.
   *
   * @param protocol a number that rises if a field, a value or an operation is gone, or a field is
   *     newly needed
   * @param version the program's version
   * @param operations the names of all operations
   * @param ruleSets the names that {@code rules} may have
   * @param formats the formats of logs, {@code claims} and {@code game}, and of scenarios, {@code
   *     mission}
   * @param limits the most that queries and answers hold
   * @param cards the ids of the cards whose effects are known, sorted
   */
  record AboutResult(
      int protocol,
      String version,
      List<String> operations,
      List<RuleSet> ruleSets,
      FormatNames formats,
      LimitFigures limits,
      Optional<List<String>> cards) {}

  /**
   * The names of formats, each with its number.
   *
   * @param claims logs of claims, for the referee
   * @param game logs of whole games
   * @param mission scenarios
   */
  record FormatNames(String claims, String game, String mission) {}

  /**
   * The most that queries and answers hold.
   *
   * @param lineBytes the bytes of a line
   * @param answerBytes the bytes of an answer
   * @param nesting the levels of nesting
   * @param members the fields of an object whose fields have any name
   * @param pieces the pieces of a table
   * @param corners the corners of an outline
   * @param allCorners the corners of all outlines of a table
   * @param maneuvers the maneuvers of a dial
   * @param squadShips the ships of a squad
   * @param shipCards the cards of a squad's ship
   * @param listed the entries of a list in an answer
   * @param partPairs the pairs of convex parts in a free region
   * @param rounds the rounds of all plays of a playout
   */
  record LimitFigures(
      int lineBytes,
      int answerBytes,
      int nesting,
      int members,
      int pieces,
      int corners,
      int allCorners,
      int maneuvers,
      int squadShips,
      int shipCards,
      int listed,
      int partPairs,
      int rounds) {}

  /**
   * Creates the operation.
   *
   * @param operations the names of all operations that are answered beside it, and its own
   * @param cards the ids of the cards whose effects are known
   */
  static Operation<AboutQuery, AboutResult> operation(
      Supplier<List<String>> operations, Supplier<List<String>> cards) {
    return new Operation<>(
        AboutQuery.class,
        AboutResult.class,
        query -> {
          query.withoutTable();
          return new AboutResult(
              PROTOCOL,
              Resource.text(AboutOperation.class.getResourceAsStream("version.txt")).strip(),
              operations.get(),
              List.of(RuleSet.values()),
              new FormatNames(ClaimLog.FORMAT, GameHeader.FORMAT, WrittenScenario.FORMAT),
              limits(),
              query.asked().cards() ? Optional.of(cards.get()) : Optional.empty());
        });
  }

  private static LimitFigures limits() {
    return new LimitFigures(
        Limits.LINE_BYTES,
        Codec.MAX_WRITTEN_BYTES,
        Codec.MAX_NESTING,
        Codec.MAX_MEMBERS,
        Limits.PIECES,
        Limits.CORNERS,
        Limits.ALL_CORNERS,
        Limits.MANEUVERS,
        ReadSquad.MOST_SHIPS,
        ReadSquad.MOST_CARDS,
        Limits.ENTRIES,
        Limits.PART_PAIRS,
        Limits.ROUNDS);
  }
}
