package io.github.flightstand.rules.engine;

import static io.github.flightstand.rules.engine.Duel.fighter;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.engine.Duel.Fighter;
import io.github.flightstand.rules.engine.decision.Command;
import io.github.flightstand.rules.engine.decision.Option;
import io.github.flightstand.rules.engine.event.AttackEvent;
import io.github.flightstand.rules.engine.event.DamageEvent;
import io.github.flightstand.rules.engine.event.MoveEvent;
import io.github.flightstand.rules.engine.state.CombatTask;
import io.github.flightstand.rules.engine.state.DamageDeck;
import io.github.flightstand.rules.engine.state.DealtCard;
import io.github.flightstand.rules.engine.state.Effect;
import io.github.flightstand.rules.engine.state.HeldCard;
import io.github.flightstand.rules.engine.state.Over;
import io.github.flightstand.rules.engine.state.Phase;
import io.github.flightstand.rules.engine.state.Pool;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.Task;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Tokens;
import io.github.flightstand.rules.engine.state.Weapon;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the first rulebook plays otherwise than the rules reference, and its own examples. */
class FirstRulebookTest {

  private static final Rules CORE = RuleSet.CORE_2012.rules();

  private static Fighter red(int skill, int attack, int hull, int shields) {
    return fighter("red", "A", skill, attack, 2, hull, shields, Pose.at(400, 300, 90));
  }

  private static Fighter blue(int skill, int attack, int hull, int shields) {
    return fighter("blue", "B", skill, attack, 3, hull, shields, Pose.at(400, 560, 270));
  }

  /** The worked example of an attack: 001-065, and the answer to it: 001-066. */
  @Test
  void theWorkedExamplesComeOutAsPrinted() {
    Duel duel = Duel.of(CORE, red(2, 3, 5, 2), blue(1, 2, 3, 0)).plan("1FG");
    duel.play("action:blue", "evade").play("action:red", "lock", "blue");
    duel.with("red", ship -> ship.with(Tokens.NONE.plus(TokenType.FOCUS, 1)));

    duel.play("attack:red", "primary:front", "blue");
    duel.play("attackDice:red", "hit1 critical1 blank2");
    duel.play(Command.of("modifyAttack:red", "lock").withValues(List.of(2, 3)));
    duel.play("attackDice:red", "hit1 focus1").play("modifyAttack:red", "focus");
    duel.play("defenceDice:blue", "evade1 focus1 blank1").play("modifyDefence:blue", "evade");
    assertTrue(duel.events().contains(new AttackEvent.Hit("red", "blue", 1, 1)));
    duel.play("card:blue", "structural-damage");
    assertEquals(
        List.of(
            new DealtCard(Optional.of(0), Optional.empty()),
            new DealtCard(Optional.of(0), Optional.of("structural-damage"))),
        duel.ship("blue").damage());
    assertTrue(duel.ship("blue").inPlay());
    assertEquals(Optional.empty(), duel.ship("red").lock());

    duel.play("attack:blue", "primary:front", "red");
    duel.play("attackDice:blue", "hit1 critical1 focus1");
    duel.play("defenceDice:red", "evade1 blank1");
    assertTrue(duel.events().contains(new AttackEvent.Hit("blue", "red", 0, 1)));
    assertTrue(duel.events().contains(new DamageEvent.ShieldLost("red", Optional.empty(), true)));
    assertEquals(1, duel.ship("red").shields());
    assertEquals(List.of(), duel.ship("red").damage());
  }

  /**
   * An attack without attack dice does no damage (001-025), though a result lie there (000-050).
   */
  @ParameterizedTest
  @CsvSource({"CORE_2012, true", "REFERENCE_2015, false"})
  void anAttackWithoutDiceDoesNoDamage(RuleSet set, boolean harmless) {
    Duel duel =
        Duel.of(
                set.rules(),
                fighter("red", "A", 2, 0, 2, 3, 1, Pose.at(400, 200, 90)),
                blue(1, 2, 3, 1))
            .plan("1FG");
    duel.play("action:blue", "evade").play("action:red", "focus");
    duel.play("attack:red", "primary:front", "blue").play("modifyAttack:red", "done");
    duel.play("defenceDice:blue", "blank3");
    duel.with(FirstRulebookTest::withHit).play("modifyDefence:blue", "done");
    assertEquals(harmless, duel.events().contains(new AttackEvent.Missed("red", "blue")));
    assertEquals(harmless ? 1 : 0, duel.ship("blue").shields());
  }

  private static State withHit(State state) {
    List<Task> agenda = new ArrayList<>(state.agenda());
    CombatTask.Attack attack = (CombatTask.Attack) agenda.remove(agenda.size() - 1);
    agenda.add(attack.with(Effect.Side.ATTACK, Pool.parse("hit1")));
    return state.withAgenda(agenda);
  }

  /** A Koiogran turn that overlaps is a red straight (001-043), or one all the same (000-102). */
  @ParameterizedTest
  @CsvSource({"CORE_2012, 3FR", "REFERENCE_2015, 3KR"})
  void aKoiogranThatOverlapsCountsAsAStraight(RuleSet set, String counts) {
    Duel duel =
        Duel.of(
            set.rules(),
            fighter("red", "A", 1, 3, 2, 3, 1, Pose.at(400, 400, 90)),
            fighter("blue", "B", 2, 3, 2, 3, 1, Pose.at(400, 560, 90)));
    duel.play("dial:red", "dial", "3KR").play("dial:blue", "dial", "1FG");
    duel.play("ready:A", "ready").play("ready:B", "ready");
    MoveEvent.Moved moved =
        duel.events().stream()
            .filter(MoveEvent.Moved.class::isInstance)
            .map(MoveEvent.Moved.class::cast)
            .findFirst()
            .orElseThrow();
    assertEquals(counts, moved.move());
    assertEquals(List.of("blue"), moved.overlapped());
    assertEquals(1, duel.tokens("red", TokenType.STRESS));
  }

  /** A Koiogran turn that nothing stops is one by either book. */
  @Test
  void aKoiogranThatEndsFreeIsOne() {
    Duel duel = Duel.of(CORE, red(1, 3, 3, 1), blue(2, 3, 3, 1));
    duel.play("dial:red", "dial", "3KR").play("dial:blue", "dial", "1FG");
    duel.play("ready:A", "ready").play("ready:B", "ready");
    assertTrue(
        duel.events().stream()
            .anyMatch(e -> e instanceof MoveEvent.Moved moved && moved.move().equals("3KR")));
  }

  /** The game is over at once (001-046, -047), or at the end of the round (000-180, -183). */
  @ParameterizedTest
  @CsvSource({"CORE_2012, COMBAT", "REFERENCE_2015, END"})
  void theLastShipsEndIsTheGames(RuleSet set, Phase end) {
    Duel duel = Duel.of(set.rules(), red(2, 3, 3, 1), blue(1, 2, 1, 0)).plan("1FG").passActions();
    duel.attack("hit1 blank3");
    duel.play("defenceDice:blue", "blank3").play("card:blue", "console-fire");
    Over over = duel.state().over().orElseThrow();
    assertEquals(Optional.of("A"), over.winner());
    assertEquals(Over.Reason.DESTROYED, over.reason());
    assertEquals(end, duel.state().phase());
    assertEquals(1, over.round());
    assertEquals(20, over.scores().get("A"));
  }

  /** A side that fled is gone too, and nobody moves any more (001-041, -047). */
  @Test
  void aSideThatFledHasLostAtOnce() {
    Duel duel =
        Duel.of(
                CORE,
                fighter("red", "A", 1, 3, 2, 3, 1, Pose.at(400, 890, 90)),
                fighter("blue", "B", 2, 3, 2, 3, 1, Pose.at(400, 500, 90)))
            .plan("2FG");
    assertEquals(Optional.of("B"), duel.state().over().orElseThrow().winner());
    assertEquals(Phase.ACTIVATION, duel.state().phase());
  }

  /**
   * Ships of one skill shoot each other: who lingers is waited for, and the initiative player wins
   * (001-034, -046, -047); by the reference that is a draw (000-109, -181).
   */
  @ParameterizedTest
  @CsvSource({"CORE_2012, A, COMBAT", "REFERENCE_2015, , END"})
  void whenBothGoAtTheSameTimeInitiativeTells(RuleSet set, String winner, Phase end) {
    Duel duel = Duel.of(set.rules(), red(2, 3, 1, 0), blue(2, 3, 1, 0)).plan("1FG").passActions();
    duel.attack("hit1 blank3");
    duel.play("defenceDice:blue", "blank3");
    assertTrue(duel.ship("blue").lingering());
    duel.play("attack:blue", "primary:front", "red").play("attackDice:blue", "hit1 blank3");
    duel.play("defenceDice:red", "blank2").play("card:red", "console-fire");
    assertEquals(Optional.empty(), duel.state().over());
    duel.play("card:blue", "console-fire");
    assertEquals(Optional.ofNullable(winner), duel.state().over().orElseThrow().winner());
    assertEquals(end, duel.state().phase());
  }

  /** The first rulebook plays with its own deck of 33 (000-146, 001-001). */
  @Test
  void eachBookHasItsDeck() {
    assertEquals(DamageDeck.CORE_2012, DamageDeck.of(CORE.game().damageDeck()));
    assertEquals(DamageDeck.REFERENCE_2015, DamageDeck.of(Rules.standard().game().damageDeck()));
    assertEquals(33, DamageDeck.CORE_2012.size());
  }

  /** Contact forbids attacks, however it came about (001-024): here the ships begin so. */
  @Test
  void contactForbidsAttacksHoweverItCameAbout() {
    Duel duel =
        Duel.of(
                CORE,
                fighter("red", "A", 2, 3, 2, 3, 1, Pose.at(400, 300, 90)),
                fighter("blue", "B", 1, 3, 2, 3, 1, Pose.at(400, 340, 90)),
                fighter("green", "B", 1, 3, 2, 3, 1, Pose.at(500, 500, 90)))
            .plan("1FG")
            .play("next:B", "ship", "blue")
            .passActions();
    assertEquals("attack:red", duel.pending().get(0).id());
    Outcome outcome = duel.outcome(Command.of("attack:red", "primary:front").withValue("blue"));
    assertEquals(
        Optional.of("001-024"), ((Outcome.Refused) outcome).refusal().clause(), outcome::toString);
  }

  private static Weapon gun(String id) {
    return new Weapon(
        id,
        Optional.empty(),
        3,
        WeaponRange.PRIMARY,
        FiringArc.FRONT,
        Optional.empty(),
        Optional.empty(),
        false);
  }

  /** Munitions failure: a secondary weapon that is not discarded yet, and no other card. */
  @Test
  void onlyAWeaponThatIsLeftFails() {
    Duel duel =
        Duel.of(CORE, red(2, 3, 5, 2), blue(1, 2, 5, 0).with(gun("gun"), gun("rack")))
            .with(
                "blue",
                ship ->
                    ship.withCards(
                        List.of(HeldCard.of("gun"), HeldCard.of("rack"), HeldCard.of("crew"))))
            .plan("1FG")
            .passActions();
    duel.play("attack:red", "primary:front", "blue").play("attackDice:red", "critical2 blank2");
    duel.play("defenceDice:blue", "blank3");
    duel.play("card:blue", "munitions-failure");
    assertEquals(
        List.of(Option.of("discard", List.of("gun", "rack"))), duel.pending().get(0).options());
    duel.play("cardChoice:blue", "discard", "gun").play("card:blue", "munitions-failure");
    assertEquals(List.of(Option.of("discard", List.of("rack"))), duel.pending().get(0).options());
    duel.play("cardChoice:blue", "discard", "rack");
    assertEquals(
        List.of(false, false, true), duel.ship("blue").cards().stream().map(HeldCard::up).toList());
  }
}
