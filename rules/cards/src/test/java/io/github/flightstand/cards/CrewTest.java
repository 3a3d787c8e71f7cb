package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Maneuver;
import io.github.flightstand.rules.engine.View;
import io.github.flightstand.rules.engine.state.ShipState.LockOn;
import io.github.flightstand.rules.engine.state.State;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.measure.FiringArc;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What crew of any faction does. */
class CrewTest {

  @Test
  void gunnerAttacksAgainAfterAMiss() {
    duel("gunner")
        .attack("hit1 blank3", "evade2", "use:red/gunner")
        .play("primary:front blue", "hit1 blank3", "evade2")
        .lacks("use:red/gunner");
  }

  @Test
  void gunnerDoesNothingAfterAHit() {
    duel("gunner").attack("hit1 blank3", "blank2").lacks("use:red/gunner");
  }

  @Test
  void reconSpecialistGivesASecondFocusToken() {
    duel("reconspecialist").act("focus").expect("red focus 2");
  }

  /** Once for the focus action, also beside one that another card lets it perform; decided. */
  @Test
  void reconSpecialistCountsTheFocusActionOnce() {
    duel("reconspecialist", "pushthelimit")
        .act("evade", "use:red/pushthelimit", "focus")
        .until("attack:red")
        .expect("red focus 2", "red evade 1", "red stress 1");
  }

  @Test
  void tacticianStressesInArcAtRangeTwo() {
    duel("tactician").range(2).attack("hit1 blank2", "evade2").expect("blue stress 1");
  }

  /** Range is measured inside the arc: closer outside of it does not count; FAQ. */
  @Test
  void tacticianNeedsRangeTwoAndTheArc() {
    duel("tactician").attack("hit1 blank3", "evade2").expect("blue stress 0");
    duel("tactician")
        .red(ship -> ship.arcs(List.of(FiringArc.FRONT, FiringArc.TURRET)))
        .at("blue", Pose.at(560, 300, 270))
        .combat()
        .play("primary:turret blue", "hit1 blank2", "evade2")
        .expect("blue stress 0");
  }

  @Test
  void navigatorTurnsTheDialToAnotherSpeed() {
    duel("navigator")
        .plan("red 3FW")
        .until("ability:A")
        .lacks("use:red/navigator 2BG")
        .play("use:red/navigator 4FW")
        .expect("red at 400 500");
  }

  @Test
  void navigatorAvoidsRedUnderStress() {
    duel("navigator")
        .give("red", TokenType.STRESS, 1)
        .plan("red 2TW")
        .until("action:blue")
        .play("pass")
        .lacks("use:red/navigator 3TR");
    duel("navigator").plan("red 2TW").until("ability:A").offers("use:red/navigator 3TR");
  }

  @Test
  void inspiringRecruitRemovesOneMoreToken() {
    duel("inspiringrecruit")
        .give("red", TokenType.STRESS, 3)
        .plan("red 1FG")
        .ability("use:red/inspiringrecruit")
        .expect("red stress 1")
        .lacks("use:red/inspiringrecruit");
  }

  @Test
  void inspiringRecruitIgnoresEnemies() {
    duel("inspiringrecruit")
        .range(3)
        .give("blue", TokenType.STRESS, 2)
        .plan("blue 1FG")
        .until("attack:red")
        .expect("blue stress 1");
  }

  /** Only the player of the card learns it, until the dial is revealed. */
  @Test
  void intelligenceAgentLooksAtADial() {
    CardScenario duel =
        duel("intelligenceagent")
            .range(2)
            .blue(ship -> ship.skill(9))
            .with("third", "B", Pose.at(200, 800, 270), card -> card.skill(8))
            .plan("blue 3FW", "third 2FG")
            .until("ability:A")
            .lacks("use:red/intelligenceagent third")
            .play("use:red/intelligenceagent blue");
    State state = duel.state();
    assertEquals(Optional.of("3FW"), dial(state, "A", "blue"));
    assertEquals(Optional.empty(), dial(state, "A", "third"));
    duel.end();
    assertEquals(List.of(), duel.state().ship("blue").shown());
  }

  @Test
  void intelligenceAgentNeedsAnEnemyAtRangeTwo() {
    duel("intelligenceagent").range(3).plan("blue 3FW").until("action:").expect("blue at 400 400");
  }

  private static Optional<String> dial(State state, String player, String ship) {
    return View.of(state, player, List.of()).ships().stream()
        .filter(one -> one.id().equals(ship))
        .findFirst()
        .orElseThrow()
        .maneuver()
        .map(Maneuver::code);
  }

  /** An action brings both locks; each is spent on its own target. */
  @Test
  void weaponsEngineerLocksTwoShips() {
    CardScenario duel =
        duel("weaponsengineer")
            .with("third", "B", Pose.at(440, 400, 270), card -> card.skill(1))
            .act("lock blue")
            .lacks("use:red/weaponsengineer blue")
            .play("use:red/weaponsengineer third")
            .lacks("use:red/weaponsengineer blue");
    assertEquals(List.of("third", "blue"), locked(duel));
    duel.attack("hit1 blank3", "lock 1", "hit1");
    assertEquals(List.of("third"), locked(duel));
  }

  /** A third lock takes the place of the oldest; a locked ship is locked once. */
  @Test
  void weaponsEngineerKeepsTwoLocks() {
    CardScenario duel =
        duel("weaponsengineer")
            .with("third", "B", Pose.at(440, 400, 270), card -> card.skill(1))
            .with("fourth", "B", Pose.at(360, 400, 270), card -> card.skill(2))
            .lock("red", "blue")
            .act("lock third", "use:red/weaponsengineer fourth");
    assertEquals(List.of("fourth", "third"), locked(duel));
  }

  @Test
  void twoWeaponsEngineersBringNoThirdLock() {
    duel("weaponsengineer", "weaponsengineer")
        .with("third", "B", Pose.at(440, 400, 270), card -> card.skill(1))
        .with("fourth", "B", Pose.at(360, 400, 270), card -> card.skill(2))
        .act("lock blue", "use:red/weaponsengineer third")
        .lacks("use:red/weaponsengineer fourth");
  }

  private static List<String> locked(CardScenario duel) {
    return duel.state().ship("red").locks().stream().map(LockOn::target).toList();
  }

  /** What cards make of a color counts; 000-002. */
  @Test
  void navigatorKnowsTheColorsThatCardsGive() {
    duel("navigator")
        .range(2)
        .defend("critical1 blank2", "blank2", "damaged-engine")
        .end()
        .give("red", TokenType.STRESS, 1)
        .plan("red 3TR")
        .until("action:blue")
        .play("pass")
        .lacks("use:red/navigator 2TW");
    duel("navigator", "unhingedastromech")
        .range(3)
        .give("red", TokenType.STRESS, 1)
        .plan("red 2TW")
        .until("action:blue")
        .play("pass")
        .offers("use:red/navigator 3TR");
  }

  @Test
  void weaponsEngineerReachesAsFarAsCardsHaveIt() {
    duel("weaponsengineer", "st321")
        .with("green", "B", Pose.at(400, 850, 270), ship -> ship.skill(1))
        .act("lock blue")
        .offers("use:red/weaponsengineer green");
  }
}
