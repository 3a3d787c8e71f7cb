package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.FaultException;
import io.github.flightstand.protocol.format.Pointer;
import io.github.flightstand.protocol.operation.OddsAnswer.AttackOddsJson;
import io.github.flightstand.protocol.operation.OddsOperation.OddsQuery;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Kind;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.odds.AttackOdds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The odds of a game's attack in progress, or of those that are offered. */
record OddsInGame(CardSet cards, Engine engine) {

  /** Returns the odds of a game's attacks, as the player can know them. */
  List<AttackOddsJson> answer(Query<OddsQuery> query) {
    query.inTableFrame();
    OddsQuery asked = query.asked();
    checkInGame(asked);
    State whole = GameOperations.game(asked.game().orElseThrow(), cards).state();
    String player =
        asked
            .player()
            .orElseThrow(
                () -> FaultException.missing(Pointer.of("/player"), "the player who looks at it"));
    GameOperations.checkPlays(whole, player, Pointer.of("/player"));
    State state = Engine.sample(engine.view(whole, player), cards, "odds").state();
    AttackOdds odds =
        asked.odds(
            engine, asked.attacker().map(OddsSide::means), asked.defender().map(OddsSide::means));
    Optional<CombatTask.Attack> attack = AttackOdds.attack(state);
    if (attack.isPresent()) {
      if (asked.command().isPresent()) {
        throw FaultException.badValue(
            "/command", "'command' is given while an attack is in progress, expected none");
      }
      return List.of(AttackOddsJson.of(attack.get(), Optional.empty(), odds.of(state)));
    }
    Decision decision =
        engine.pending(state).stream()
            .filter(one -> one.kind() == Kind.ATTACK)
            .findFirst()
            .orElseThrow(
                () ->
                    FaultException.badValue(
                        Pointer.of("/game"),
                        "'game' waits for something else, expected an attack to be declared"
                            + " or in progress"));
    List<Command> declared = AttackOdds.declarations(decision);
    if (asked.command().isPresent() && !declared.contains(asked.command().get())) {
      throw FaultException.badValue(
          "/command",
          "'command' is %s at %s, expected an attack that is offered"
              .formatted(
                  Excerpt.quoted(asked.command().get().key()),
                  Excerpt.quoted(asked.command().get().value().orElse("nothing"))));
    }
    List<AttackOddsJson> all = new ArrayList<>();
    for (Command command : asked.command().map(List::of).orElse(declared)) {
      all.add(
          AttackOddsJson.of(
              AttackOdds.declared(engine, state, decision, command),
              Optional.of(command),
              odds.of(state, decision, command)));
    }
    return all;
  }

  private static void checkInGame(OddsQuery asked) {
    List<Optional<?>> barred = List.of(asked.table(), asked.arc(), asked.cardSets());
    List<String> names = List.of("table", "arc", "cardSets");
    for (int i = 0; i < names.size(); i++) {
      if (barred.get(i).isPresent()) {
        throw FaultException.badValue(
            "/" + names.get(i),
            "'" + names.get(i) + "' is given with 'game', expected one of them");
      }
    }
    asked.attacker().ifPresent(side -> side.onlyMeans(OddsOperation.ATTACKER));
    asked.defender().ifPresent(side -> side.onlyMeans(OddsOperation.DEFENDER));
  }
}
