package io.github.flightstand.rules.odds;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Engine;
import io.github.flightstand.rules.engine.Setup;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.PhaseTask;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.ShipState;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.Shot;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * An attack that is known by its numbers: a game of two ships in which it can be declared.
 *
 * @param range 1 to 3; the engine adds dice for it, and for obstruction
 * @param secondEdition whether tokens are the second edition's, and the damage deck unknown
 */
public record DicedAttack(
    Fighter attacker, Fighter defender, int range, boolean obstructed, boolean secondEdition) {

  /** The greatest value that a ship card prints; cards add what is beyond. */
  private static final int PRINTED = 12;

  private static final DamageDeck UNKNOWN =
      new DamageDeck("unknown", List.of(new DamageDeck.Kind("unknown", 33, DamageDeck.Trait.SHIP)));

  private static final Pose FROM = Pose.at(400, 300, 90);

  private static final Pose TO = Pose.at(400, 500, 270);

  /**
   * A ship in such an attack.
   *
   * @param dice its attack dice or defense dice, before those for range and obstruction
   * @param hull how much damage it can take beyond its shields; 1 or more
   * @param cards the ids of its cards, those of {@link Means} among them
   */
  public record Fighter(
      String id,
      int dice,
      int focus,
      int evade,
      boolean lock,
      int hull,
      int shields,
      int skill,
      List<String> cards) {

    /** Copies the list. */
    public Fighter {
      cards = List.copyOf(cards);
    }

    private ShipCard.Builder card(String seat) {
      List<String> all =
          new ArrayList<>(Collections.nCopies(Math.max(0, dice - PRINTED), Means.DIE));
      all.addAll(cards);
      return ShipCard.builder(id, seat, Dial.parse("1FG"))
          .hull(hull)
          .shields(shields)
          .skill(skill)
          .cards(all);
    }

    private ShipState with(State state, Fighter target) {
      return state
          .ship(id)
          .plus(TokenType.FOCUS, focus)
          .plus(TokenType.EVADE, evade)
          .withLocks(lock ? List.of(new LockOn(target.id, Optional.empty())) : List.of());
    }
  }

  /**
   * Returns the game, which waits for the attack to be declared.
   *
   * @param cards the cards that are known, with the set of {@link Means}
   * @param sets the sets in force, that one among them
   * @throws IllegalArgumentException if the ships cannot have their cards
   */
  public State state(CardSet cards, List<String> sets) {
    Rules rules = Rules.standard();
    Setup.Builder setup =
        Setup.builder(rules, List.of(new Seat("A", "A"), new Seat("B", "B")))
            .ships(
                List.of(
                    attacker.card("A").attack(Math.min(PRINTED, attacker.dice)).build(),
                    defender.card("B").agility(Math.min(PRINTED, defender.dice)).build()))
            .table(
                Table.builder(PlayArea.STANDARD)
                    .ship(
                        new Ship(attacker.id, rules.movement().parts().base(BaseSize.SMALL), FROM))
                    .ship(new Ship(defender.id, rules.movement().parts().base(BaseSize.SMALL), TO))
                    .build())
            .initiative("A")
            .cardSets(sets);
    if (secondEdition) {
      setup.deck(UNKNOWN);
    }
    State begun = new Engine(cards).start(setup.build()).state();
    State armed = begun.with(attacker.with(begun, defender)).with(defender.with(begun, attacker));
    Shot shot =
        new Shot(
            Optional.empty(), FiringArc.FRONT, defender.id, range, obstructed, Optional.empty());
    return armed
        .at(1, Phase.COMBAT)
        .withAgenda(
            List.of(
                new PhaseTask.Rounds(),
                new CombatTask.Combat(List.of(attacker.id), attacker.skill),
                new CombatTask.Firing(attacker.id, true),
                new CombatTask.CombatTurn(attacker.id, List.of(shot))));
  }

  /** Returns the odds of the attack. */
  public Odds odds(AttackOdds odds, List<String> sets) {
    State state = state(odds.engine().cards(), sets);
    Decision decision = odds.engine().pending(state).get(0);
    Command declared = AttackOdds.declarations(decision).get(0);
    return odds.of(state, decision, declared);
  }
}
