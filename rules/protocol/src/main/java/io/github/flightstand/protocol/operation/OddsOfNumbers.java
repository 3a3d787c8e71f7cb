package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.operation.OddsAnswer.AttackOddsJson;
import io.github.flightstand.protocol.operation.OddsOperation.OddsQuery;
import io.github.flightstand.protocol.operation.OddsSide.Fighting;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.odds.AttackOdds;
import io.github.flightstand.rules.odds.DicedAttack;
import io.github.flightstand.rules.odds.Means;
import io.github.flightstand.rules.odds.Odds;
import io.github.flightstand.rules.odds.OddsAim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The odds of an attack that is known by its dice, tokens and cards, on a table or not. */
final class OddsOfNumbers {

  private final CardSet cards;
  private final CardSet known;
  private final Engine engine;

  OddsOfNumbers(CardSet cards) {
    this.cards = cards;
    known = cards.withSource(new Means());
    engine = new Engine(known);
  }

  AttackOddsJson answer(Query<OddsQuery> query) {
    OddsQuery asked = query.asked();
    refuse(asked.player().isPresent(), "player");
    refuse(asked.command().isPresent(), "command");
    OddsSide attacker = needed(asked.attacker(), OddsOperation.ATTACKER);
    OddsSide defender = needed(asked.defender(), OddsOperation.DEFENDER);
    boolean second = query.inForce().edition() == Edition.SECOND;
    List<String> sets = new ArrayList<>(second ? List.of() : sets(asked));
    sets.add(Means.SET);
    Fighting one = new Fighting(attacker, OddsOperation.ATTACKER, true, second, known, sets);
    Fighting other = new Fighting(defender, OddsOperation.DEFENDER, false, second, known, sets);
    if (asked.aim() == OddsAim.DESTROY && defender.hull().isEmpty()) {
      throw FaultException.missing(
          OddsOperation.DEFENDER.append("hull"),
          "how much the defender can take, if the aim is to destroy it");
    }
    DicedAttack attack = attack(query, one, other);
    AttackOdds odds = asked.odds(engine, Optional.of(one.order()), Optional.of(other.order()));
    Odds summed = FaultException.taken(Pointer.ROOT, () -> attack.odds(odds, sets));
    return AttackOddsJson.of(attack, summed, defender.hull().isPresent());
  }

  private static void refuse(boolean present, String name) {
    if (present) {
      throw FaultException.badValue(
          "/" + name, "'" + name + "' is given without 'game', expected both or neither");
    }
  }

  private static OddsSide needed(Optional<OddsSide> side, Pointer at) {
    return side.orElseThrow(
        () -> FaultException.missing(at, "both sides of the attack, or a game"));
  }

  private List<String> sets(OddsQuery asked) {
    List<String> sets = asked.cardSets().orElseGet(() -> List.copyOf(cards.sets()));
    try {
      cards.inForce(sets);
    } catch (IllegalArgumentException unknown) {
      throw FaultException.badValue("/cardSets", "'cardSets': " + unknown.getMessage());
    }
    return sets;
  }

  private static DicedAttack attack(Query<OddsQuery> query, Fighting one, Fighting other) {
    OddsQuery asked = query.asked();
    if (asked.table().isPresent()) {
      return new OddsOnTable(query, query.measuredTable(asked.table().get())).attack(one, other);
    }
    query.withoutTable();
    if (asked.arc().isPresent()) {
      throw FaultException.badValue("/arc", "'arc' is given without 'table', expected both");
    }
    boolean second = query.inForce().edition() == Edition.SECOND;
    return new DicedAttack(
        one.fighter("attacker", 0), other.fighter("defender", 0), 2, false, second);
  }
}
