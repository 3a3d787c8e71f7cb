package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.format.SchemaMembers;
import io.github.flightstand.protocol.json.ArcName;
import io.github.flightstand.protocol.json.GameJson;
import io.github.flightstand.protocol.json.TableJson;
import io.github.flightstand.protocol.operation.OddsAnswer.AttackOddsJson;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.member.Default;
import io.github.flightstand.rules.odds.AttackOdds;
import io.github.flightstand.rules.odds.OddsAim;
import io.github.flightstand.rules.odds.Spending;
import java.util.List;
import java.util.Optional;

/** {@code odds}: what an attack comes to, exactly. */
final class OddsOperation {

  static final Pointer ATTACKER = Pointer.of("/attacker");
  static final Pointer DEFENDER = Pointer.of("/defender");

  private final CardSet cards;
  private final Engine engine;
  private final OddsOfNumbers ofNumbers;

  OddsOperation(CardSet cards) {
    this.cards = cards;
    engine = new Engine(cards);
    ofNumbers = new OddsOfNumbers(cards);
  }

  /**
   * Asks what an attack comes to, summed exactly: of dice and tokens, of ships on a table, or in a
   * game.
   *
   * @param attacker the side that attacks
   * @param defender the side that defends
   * @param table the table with the ships; range and obstruction add dice
   * @param arc the attacker's arc on the table; front if absent
   * @param game a game in which an attack is in progress or offered
   * @param player the player whose knowledge counts
   * @param command the attack in question; all that are offered if absent
   * @param aim the number that the attacker maximizes and the defender minimizes
   * @param spend how both sides spend
   * @param cardSets the sets of cards that means may name; all if absent
   * @param limit the most steps that are summed before the answer is bounds
   */
  @SchemaMembers(
      """
      {"oneOf": [{"required": ["game", "player"]}, {"required": ["attacker", "defender"]}]}
      """)
  record OddsQuery(
      Optional<OddsSide> attacker,
      Optional<OddsSide> defender,
      Optional<TableJson> table,
      Optional<ArcName> arc,
      Optional<GameJson> game,
      Optional<String> player,
      Optional<Command> command,
      @Default("'damage'") OddsAim aim,
      @Default("'best'") Spends spend,
      Optional<List<String>> cardSets,
      @In(NumberRange.STEPS) Optional<Integer> limit)
      implements MayBeOnTable {

    /** Returns the odds that are asked for, with the orders in which the sides may spend. */
    AttackOdds odds(
        Engine engine, Optional<List<String>> attacker, Optional<List<String>> defender) {
      return new AttackOdds(
          engine,
          aim,
          spend == Spends.BEST ? Spending.BEST : new Spending(attacker, defender),
          limit.orElse(AttackOdds.STEPS));
    }
  }

  /** The way in which the sides spend tokens and cards. */
  enum Spends {
    /** Each as well as it can, knowing that the other does. */
    BEST,
    /** Each in the order in which its means are listed. */
    ORDER
  }

  /**
   * The odds of the attack in progress, or of each attack that is offered.
   *
   * @param attacks the odds
   */
  record OddsResult(List<AttackOddsJson> attacks) {}

  Operation<OddsQuery, OddsResult> operation() {
    return new Operation<>(OddsQuery.class, OddsResult.class, this::answer);
  }

  private OddsResult answer(Query<OddsQuery> query) {
    return new OddsResult(
        query.asked().game().isPresent()
            ? new OddsInGame(cards, engine).answer(query)
            : List.of(ofNumbers.answer(query)));
  }
}
