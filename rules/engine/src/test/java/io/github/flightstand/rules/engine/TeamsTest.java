package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.fighter;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Decision;
import io.github.flightstand.rules.engine.decision.Domain;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.event.RoundEvent;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardKind;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.Face;
import io.github.flightstand.rules.engine.state.Seat;
import io.github.flightstand.rules.engine.state.ShipState.Status;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.Window;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two players a side (000, heading on team play; 000-204 to -209; 001-062). */
class TeamsTest {

  private static final List<Seat> SEATS =
      List.of(new Seat("A", "A"), new Seat("B", "B"), new Seat("C", "A"), new Seat("D", "B"));

  /** The ships of A and C stand side by side, those of B and D across, all of one skill. */
  private static Duel duel(Rules rules) {
    return new Duel(
        rules,
        SEATS,
        fighter("a", "A", 3, 3, 0, 1, 0, Pose.at(300, 300, 90)),
        fighter("b", "B", 3, 3, 0, 1, 0, Pose.at(300, 560, 270)),
        fighter("c", "C", 3, 3, 0, 1, 0, Pose.at(420, 300, 90)),
        fighter("d", "D", 3, 3, 0, 1, 0, Pose.at(420, 560, 270)));
  }

  private static String decides(Duel duel) {
    return duel.pending().get(0).player().orElse("nature");
  }

  /** Initiative is the side's; within one the order is that of its players (000-209). */
  @Test
  void shipsComeBySideThenByPlayer() {
    Duel duel = duel(Rules.standard()).plan("1FG").passActions();
    assertEquals(
        List.of("a", "c", "b", "d"),
        duel.events().stream()
            .filter(MoveEvent.Activated.class::isInstance)
            .map(event -> ((MoveEvent.Activated) event).ship())
            .limit(4)
            .toList());
    assertEquals("A", decides(duel));
  }

  /** A team mate's ship is friendly: neither locked on to nor attacked (000-097, -208). */
  @Test
  void aTeamMatesShipIsFriendly() {
    Duel duel = duel(Rules.standard()).plan("1FG");
    Outcome lock = duel.outcome(Command.of("action:a", "lock").withValue("c"));
    assertEquals(Optional.of("000-097"), ((Outcome.Refused) lock).refusal().clause());
    duel.passActions();
    Domain targets = duel.pending().get(0).option("primary:front").orElseThrow().domain();
    assertEquals(new Domain.OneOf(List.of("b", "d")), targets);
  }

  /** Each player decides for his own ships (000-205), and an opponent for a stressed one (-025). */
  @Test
  void theFirstEnemyPicksForAStressedShip() {
    Duel duel = duel(Rules.standard());
    duel.with("d", ship -> ship.with(Tokens.NONE.plus(TokenType.STRESS, 1)));
    for (Decision decision : duel.pending()) {
      if (decision.ship().isPresent()) {
        boolean red = decision.ship().get().equals("d");
        duel.play(decision.id(), "dial", red ? "3KR" : "1FG");
      }
    }
    duel.pending().stream()
        .filter(decision -> decision.option("ready").isPresent())
        .forEach(decision -> duel.play(decision.id(), "ready"));
    duel.passActions();
    assertEquals("pick:d", duel.pending().get(0).id());
    assertEquals("A", decides(duel));
  }

  /** A player without ships stays in, and wins or loses with his side (000-206). */
  @ParameterizedTest
  @EnumSource(names = {"REFERENCE_2015", "CORE_2012"})
  void aPlayerWithoutShipsStaysIn(RuleSet set) {
    Duel duel = duel(set.rules());
    gone(duel, "a");
    gone(duel, "b");
    duel.plan("1FG").passActions();
    assertEquals(Optional.empty(), duel.state().over());
    assertEquals("attack:c", duel.pending().get(0).id());
    duel.play("attack:c", "primary:front", "d").play("attackDice:c", "hit4");
    assertTrue(duel.ship("d").lingering());
    duel.play("attack:d", "pass");
    // The cards of a ship that is gone are turned up.
    while (duel.state().over().isEmpty()) {
      Decision card = duel.pending().get(0);
      duel.play(card.id(), card.options().get(0).key());
    }
    assertEquals(Optional.of("A"), duel.state().over().orElseThrow().winner());
    assertEquals(40, duel.state().over().orElseThrow().scores().get("A"));
  }

  private static void gone(Duel duel, String id) {
    duel.with(state -> state.with(state.ship(id).with(Status.DESTROYED)));
    duel.with(state -> state.with(state.table().without(id)));
  }

  /** Time is up: the round that has begun is the last (000-210), whoever is to decide. */
  @Test
  void theHostMaySayThatTheRoundIsTheLast() {
    Duel duel = duel(Rules.standard());
    Command last = Command.of("lastRound", "lastRound");
    duel.plan("4FW").play(last);
    assertEquals(Optional.of(1), duel.state().lastRound());
    assertTrue(duel.events().contains(new RoundEvent.LastRound(1)));
    while (duel.state().over().isEmpty()) {
      duel.play(duel.pending().get(0).id(), "pass");
    }
    assertEquals(1, duel.state().over().orElseThrow().round());
    assertEquals(Optional.empty(), duel.state().over().orElseThrow().winner());
    assertTrue(duel.outcome(last) instanceof Outcome.Refused);
    Duel other = duel(Rules.standard());
    assertTrue(other.outcome(last.withValue("2")) instanceof Outcome.Refused);
    assertTrue(other.outcome(Command.of("lastRound", "now")) instanceof Outcome.Refused);
  }

  /**
   * Two members of a team of an epic battle each have a card that may take the place of damage: the
   * team settles which comes next, its player uses or passes it (003-059), and once one has taken
   * the place nothing is left for the other (000-156).
   */
  @Test
  void aTeamSettlesWhoseAbilityTakesThePlaceOfDamage() {
    Card plate =
        Card.of("plate", CardKind.MODIFICATION)
            .may(Window.WOULD_SUFFER, now -> true, now -> List.of(now.discard()))
            .build();
    Duel duel =
        new Duel(
            DamageDecks.cards().with(List.of(plate)),
            RuleSet.EPIC_2019.rules(),
            SEATS.subList(0, 3),
            focuser(fighter("a", "A", 1, 3, 0, 5, 0, Pose.at(300, 300, 90)).with("plate")),
            focuser(fighter("b", "B", 3, 3, 0, 5, 0, Pose.at(300, 560, 270))),
            focuser(fighter("c", "C", 2, 3, 0, 5, 0, Pose.at(420, 300, 90)).with("plate")));
    duel.plan("1FG").passActions().play("attack:b", "primary:front", "a");
    duel.play("attackDice:b", "hit3 blank1");
    Domain plates = new Domain.OneOf(List.of("a/plate", "c/plate"));
    assertEquals(plates, duel.pending().get(0).option("ability").orElseThrow().domain());
    duel.play("next:A", "ability", "a/plate").play("next:C", "ability", "a/plate");
    duel.play("ability:A", "pass").play("ability:C", "use:c/plate");
    assertEquals(0, duel.ship("a").damage().size());
    // The second hit is another opportunity; only one plate is left.
    assertEquals("ability:A", duel.pending().get(0).id());
    duel.play("ability:A", "pass");
    assertEquals("ability:A", duel.pending().get(0).id());
    duel.play("ability:A", "use:a/plate");
    assertEquals(1, duel.ship("a").damage().size());
  }

  /** A team mate's ship is friendly, so its card helps with the dice; its friend uses that. */
  @Test
  void aTeamMatesCardHelpsWithTheDice() {
    Card guide =
        Duel.may(
            "guide",
            Window.MODIFY_ATTACK,
            now -> now.state().friendly(now.you(), now.ship(now.attacker())),
            now -> List.of(new Effect.Turn(Effect.Side.ATTACK, Face.BLANK, Face.HIT, 1)));
    Duel duel =
        new Duel(
            DamageDecks.cards().with(List.of(guide)),
            Rules.standard(),
            SEATS,
            fighter("a", "A", 3, 3, 0, 1, 0, Pose.at(300, 300, 90)),
            fighter("b", "B", 3, 3, 0, 1, 0, Pose.at(300, 560, 270)),
            fighter("c", "C", 3, 3, 0, 1, 0, Pose.at(420, 300, 90)).with("guide"),
            fighter("d", "D", 3, 3, 0, 1, 0, Pose.at(420, 560, 270)).with("guide"));
    duel.plan("1FG").passActions().play("attack:a", "primary:front", "b");
    duel.play("attackDice:a", "blank4");
    assertEquals("A", decides(duel));
    duel.play("modifyAttack:a", "use:c/guide");
    assertEquals(List.of("guide"), duel.triggered());
    assertEquals(1, duel.ship("b").damage().size());
  }

  private static Duel.Fighter focuser(Duel.Fighter fighter) {
    return new Duel.Fighter(
        fighter.card().toBuilder().actions(List.of(Action.FOCUS)).build(), fighter.pose());
  }
}
