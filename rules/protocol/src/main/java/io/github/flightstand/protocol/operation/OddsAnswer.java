package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.odds.DicedAttack;
import io.github.flightstand.rules.odds.Odds;
import io.github.flightstand.rules.odds.OddsAim;
import io.github.flightstand.rules.odds.Outcome;
import io.github.flightstand.rules.odds.Ratio;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The answer to a query for odds. */
final class OddsAnswer {

  private OddsAnswer() {}

  /**
   * An exact number in lowest terms.
   *
   * @param numerator the numerator, in digits
   * @param denominator the denominator, in digits
   * @param value the nearest number
   */
  record FractionJson(String numerator, String denominator, double value) {

    private static FractionJson of(Ratio ratio) {
      Ratio lowest = ratio.lowest();
      return new FractionJson(lowest.of().toString(), lowest.cases().toString(), lowest.value());
    }
  }

  /**
   * The results after defense, with their probabilities.
   *
   * @param hits the number of hits
   * @param criticals the number of critical hits
   * @param numerator the probability's numerator, in digits
   * @param probability the nearest number
   */
  record OutcomeJson(
      int hits, int criticals, String numerator, @In(NumberRange.PROBABILITY) double probability) {}

  /**
   * The odds of one attack; beyond the limit only bounds of the aim.
   *
   * @param attacker the attacker's id
   * @param target the target's id
   * @param command the command that declares it in a game
   * @param range the range; 2, which adds no dice, of dice and tokens alone
   * @param obstructed whether the attack is obstructed
   * @param exact whether all was summed
   * @param outcomes the {@code hits} and {@code criticals} that defense may leave, with the {@code
   *     numerator} of their {@code probability}
   * @param denominator the denominator of the outcomes, in digits
   * @param damage the expected damage, that of cards included
   * @param hits the expected hits without critical hits
   * @param criticals the expected critical hits
   * @param destroyed the chance to destroy the defender, with Direct Hits if the deck is known;
   *     present if the hull is
   * @param low the least that the aim comes to, if not all was summed
   * @param high the most that it comes to
   * @param first the answer to the decision that a player has now
   */
  record AttackOddsJson(
      String attacker,
      String target,
      Optional<Command> command,
      int range,
      boolean obstructed,
      boolean exact,
      Optional<List<OutcomeJson>> outcomes,
      Optional<String> denominator,
      Optional<FractionJson> damage,
      Optional<FractionJson> hits,
      Optional<FractionJson> criticals,
      Optional<FractionJson> destroyed,
      Optional<FractionJson> low,
      Optional<FractionJson> high,
      Optional<Command> first) {

    static AttackOddsJson of(DicedAttack attack, Odds odds, boolean hull) {
      return of(
          attack.attacker().id(),
          attack.defender().id(),
          Optional.empty(),
          attack.range(),
          attack.obstructed(),
          odds,
          hull);
    }

    static AttackOddsJson of(CombatTask.Attack attack, Optional<Command> command, Odds odds) {
      Shot shot = attack.shot();
      return of(
          attack.attacker(),
          attack.defender(),
          command,
          shot.range(),
          shot.obstructed(),
          odds,
          true);
    }

    private static AttackOddsJson of(
        String attacker,
        String target,
        Optional<Command> command,
        int range,
        boolean obstructed,
        Odds odds,
        boolean hull) {
      Optional<Odds> whole = Optional.of(odds).filter(Odds::exact);
      Optional<Odds> bounds = Optional.of(odds).filter(one -> !one.exact());
      BigInteger cases = denominator(odds);
      return new AttackOddsJson(
          attacker,
          target,
          command,
          range,
          obstructed,
          odds.exact(),
          whole.map(one -> outcomes(one, cases)),
          whole.map(one -> cases.toString()),
          whole.map(one -> FractionJson.of(one.expected(OddsAim.DAMAGE))),
          whole.map(one -> FractionJson.of(one.expected(OddsAim.HITS))),
          whole.map(one -> FractionJson.of(one.expected(OddsAim.CRITICALS))),
          whole.filter(one -> hull).map(one -> FractionJson.of(one.expected(OddsAim.DESTROY))),
          bounds.map(one -> FractionJson.of(one.low())),
          bounds.map(one -> FractionJson.of(one.high())),
          odds.first());
    }

    /** Returns the least common denominator. */
    private static BigInteger denominator(Odds odds) {
      BigInteger common = BigInteger.ONE;
      for (Ratio one : byResults(odds).values()) {
        BigInteger cases = one.lowest().cases();
        common = common.multiply(cases.divide(common.gcd(cases)));
      }
      return common;
    }

    /** Returns the probability of each number of results, the fewest first. */
    private static Map<List<Integer>, Ratio> byResults(Odds odds) {
      Map<List<Integer>, Ratio> results =
          new TreeMap<>(
              Comparator.<List<Integer>>comparingInt(one -> one.get(0) + one.get(1))
                  .thenComparingInt(one -> one.get(1)));
      for (Map.Entry<Outcome, Ratio> one : odds.outcomes().entrySet()) {
        results.merge(
            List.of(one.getKey().hits(), one.getKey().criticals()), one.getValue(), Ratio::plus);
      }
      return results;
    }

    private static List<OutcomeJson> outcomes(Odds odds, BigInteger cases) {
      List<OutcomeJson> all = new ArrayList<>();
      byResults(odds)
          .forEach(
              (results, ratio) ->
                  all.add(
                      new OutcomeJson(
                          results.get(0),
                          results.get(1),
                          ratio.of().multiply(cases).divide(ratio.cases()).toString(),
                          ratio.value())));
      return all;
    }
  }
}
