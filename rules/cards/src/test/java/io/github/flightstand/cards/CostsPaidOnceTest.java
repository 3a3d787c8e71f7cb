package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.BESIDE_RED;
import static io.github.flightstand.cards.CardScenario.cannon;
import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.torpedo;
import static io.github.flightstand.cards.CardScenario.turret;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.rules.engine.state.TokenType;
import io.github.flightstand.rules.engine.state.Weapon;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Pairs about what an ability costs, and how often it is had: what is spent is spent once, and a
 * copy of a card is a card of its own (reference, card abilities and spending).
 */
class CostsPaidOnceTest {

  private static final Weapon LASERS = turret("twinlaserturret", 3, 2);

  /** FAQ 4.2.1, Gunner: of a weapon that attacks twice both attacks have to miss. */
  @Test
  void gunnerComesAfterTheSecondMissOfTwo() {
    duel("gunner")
        .armed(LASERS)
        .range(2)
        .fire("twinlaserturret", "blank3", "blank2")
        .lacks("use:red/gunner")
        .play("blank3", "blank2", "use:red/gunner", "primary:front blue", "hit3", "blank2")
        .expect("blue damage 3", "asks attack:blue");
  }

  @Test
  void gunnerIsNoUseIfTheFirstOfTwoHit() {
    duel("gunner")
        .armed(LASERS)
        .range(2)
        .fire("twinlaserturret", "hit3", "blank2", "blank3", "blank2")
        .expect("blue damage 1", "asks attack:blue");
  }

  /** A ship that is attacked twice by one weapon answers each attack with other cards. */
  @Test
  void theCaptiveStressesOnceWhenLasersAttackTwice() {
    duel()
        .armed(LASERS)
        .range(2)
        .against("rebelcaptive")
        .fire("twinlaserturret", "blank3", "blank2", "blank3", "blank2")
        .expect("red stress 1");
  }

  /** Reference, card abilities: copies that need no action take effect each. */
  @Test
  void twoTacticiansStressTwice() {
    duel("tactician", "tactician")
        .range(2)
        .attack("blank3", "blank2", "use:red/tactician")
        .expect("blue stress 2");
  }

  /** FAQ, Recon Specialist: two give two more tokens. */
  @Test
  void twoSpecialistsGiveThreeFocusTokens() {
    duel("reconspecialist", "reconspecialist")
        .act("focus", "use:red/reconspecialist")
        .expect("red focus 3");
  }

  /** One token that is spent is an occasion for each card that waits for it. */
  @Test
  void oneFocusTokenIsForBothAstromechs() {
    duel("r4agromech", "overclockedr4")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus2 blank2", "focus")
        .play("use:red/r4agromech", "use:red/overclockedr4")
        .expect("red lock blue", "red stress 1", "red focus 1");
  }

  /** A focus token spent for a card is spent for Garven Dreis. */
  @Test
  void garvenDreisHandsOnWhatR5p9Cost() {
    duel("xwing.garvendreis", "r5p9")
        .red(ship -> ship.shields(1))
        .with("wing", "A", BESIDE_RED, ship -> ship.skill(1))
        .shields("red", 0)
        .give("red", TokenType.FOCUS, 1)
        .combat()
        .play("pass")
        .ability("use:red/r5p9", "use:red/xwing.garvendreis wing")
        .expect("red shields 1");
  }

  /** What was spent on dice is not there for Rexler Brath afterwards. */
  @Test
  void rexlerBrathsFocusIsSpentOnce() {
    duel("tiedefender.rexlerbrath")
        .give("red", TokenType.FOCUS, 1)
        .attack("focus1 blank3", "focus", "blank2")
        .expect("blue damage 1", "asks attack:blue");
  }

  /** The failsafe turns the torpedo up, and the lock that it cost stays spent. */
  @Test
  void theFailsafeKeepsNoLock() {
    duel("munitionsfailsafe")
        .aiming(torpedo("protontorpedoes", 4))
        .fire("protontorpedoes", "blank4", "blank2")
        .expect("red up protontorpedoes", "red lock none");
  }

  /** FAQ, Opportunist: who is stressed by R3-A2 pays no second time with stress. */
  @Test
  void r3a2sStressForbidsOpportunists() {
    duel("r3a2", "opportunist")
        .attack("use:red/r3a2")
        .lacks("use:red/opportunist")
        .play("hit4", "blank2")
        .expect("red stress 1");
  }

  /** The stress that bought a die bars the expert. */
  @Test
  void opportunistsStressBarsExpertise() {
    duel("opportunist", "expertise")
        .attack("use:red/opportunist", "focus5")
        .lacks("use:red/expertise");
  }

  /** The stress that Keyan Farlander spends is what his wires need. */
  @Test
  void keyanFarlanderSpendsTheStressOfHisWires() {
    duel("bwing.keyanfarlander", "wired")
        .give("red", TokenType.STRESS, 1)
        .attack("focus2 blank2", "use:red/wired 0,1", "focus2")
        .play("use:red/bwing.keyanfarlander")
        .expect("attack hit2 blank2", "red stress 0");
  }

  @Test
  void wiresWithoutStressDoNothing() {
    duel("bwing.keyanfarlander", "wired")
        .give("red", TokenType.STRESS, 1)
        .attack("focus2 blank2", "use:red/bwing.keyanfarlander")
        .lacks("use:red/wired");
  }

  /** A lock that was handed over serves the friend, once. */
  @Test
  void jendonsLockFiresAFriendsTorpedo() {
    duel("lambdaclassshuttle.coloneljendon")
        .with(
            "wing",
            "A",
            BESIDE_RED,
            ship -> ship.skill(6).weapons(List.of(torpedo("protontorpedoes", 4))))
        .at("blue", Pose.at(480, 460, 270))
        .lock("red", "blue")
        .ability("use:red/lambdaclassshuttle.coloneljendon wing")
        .expect("wing lock blue", "red lock none")
        .play("secondary:protontorpedoes blue", "blank4", "blank2")
        .expect("wing lock none");
  }

  /** A shield for a die and a shield for a reroll are two shields. */
  @Test
  void everyShieldIsSpentOnce() {
    duel("kwing.mirandadoni", "m3ainterceptor.inaldra")
        .red(ship -> ship.shields(2))
        .attack("use:red/kwing.mirandadoni:more", "hit2 blank3")
        .play("use:red/m3ainterceptor.inaldra 2,3,4", "hit3")
        .expect("attack hit5", "red shields 0");
  }

  /** The cannon of IG-88B's attack is not discarded and fires at its own cost: none. */
  @Test
  void ig88bAttacksOnceARoundThoughHeAnswersAsDengar() {
    duel("aggressor.ig88b", "jumpmaster5000.dengar")
        .armed(cannon("ioncannon", 3))
        .attack("blank4", "blank2", "use:red/aggressor.ig88b")
        .play("secondary:ioncannon blue", "blank3", "blank2")
        .play("primary:front red", "blank4", "blank2", "use:red/jumpmaster5000.dengar")
        .play("primary:front blue", "blank4", "blank2")
        .lacks("use:red/aggressor.ig88b", "secondary:ioncannon");
  }
}
