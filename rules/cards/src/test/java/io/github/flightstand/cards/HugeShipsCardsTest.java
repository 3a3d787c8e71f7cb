package io.github.flightstand.cards;

import static io.github.flightstand.cards.CardScenario.duel;
import static io.github.flightstand.cards.CardScenario.pair;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.flightstand.geometry.Pose;
import io.github.flightstand.movement.maneuver.Dial;
import io.github.flightstand.movement.parts.BaseSize;
import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.rules.engine.state.Action;
import io.github.flightstand.rules.engine.state.HugeCard;
import io.github.flightstand.rules.engine.state.SectionCard;
import io.github.flightstand.rules.engine.state.ShipCard;
import io.github.flightstand.rules.engine.state.WeaponRange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What cards do to huge ships, and huge ships with cards that are made for others. */
class HugeShipsCardsTest {

  private static CardScenario raided(CardScenario game) {
    return game.at("blue", Pose.at(850, 850, 0))
        .with("raider", "B", Pose.at(400, 560, 270), card -> corvette());
  }

  private static ShipCard.Builder corvette() {
    return ShipCard.builder("raider", "B", Dial.parse("0OW+3"))
        .base(BaseSize.HUGE_CORVETTE)
        .skill(4)
        .attack(4)
        .points(90)
        .huge(
            new HugeCard(
                List.of(section(SectionName.FORE), section(SectionName.AFT)),
                4,
                new WeaponRange(1, 4)));
  }

  private static SectionCard section(SectionName name) {
    return new SectionCard(
        Optional.of(name), 4, 2, List.of(Action.RECOVER), SectionCard.Crippled.NOTHING);
  }

  private static void lockedOn(CardScenario game, String ship, SectionName section) {
    assertEquals(Optional.of(section), game.state().ship(ship).lockSection());
  }

  /** A corvette has no such arcs, and its damage cards no text (002-030). */
  @Test
  void cardsAboutOtherShipsDoNothingForACorvette() {
    duel()
        .with(
            "raider",
            "B",
            Pose.at(400, 560, 270),
            card ->
                corvette()
                    .cards(List.of("firespray31.kathscarlet.scum", "r5astromech", "reinforce")))
        .at("blue", Pose.at(850, 850, 0))
        .until("attack:red")
        .play("primary:front:fore raider", "blank3")
        .play("primary:front red", "blank4", "blank2")
        .end();
  }

  /** The states in between are read again, as the scenario checks. */
  @Test
  void aHarpoonBurstsBeforeItsCorvetteGoes() {
    SectionCard.Crippled nothing = SectionCard.Crippled.NOTHING;
    SectionCard fore = new SectionCard(Optional.of(SectionName.FORE), 1, 0, List.of(), nothing);
    SectionCard aft = new SectionCard(Optional.of(SectionName.AFT), 1, 0, List.of(), nothing);
    duel()
        .with(
            "raider",
            "B",
            Pose.at(400, 560, 0),
            card ->
                corvette()
                    .cards(List.of("harpooned"))
                    .huge(new HugeCard(List.of(fore, aft), 4, new WeaponRange(2, 4))))
        .at("blue", Pose.at(400, 700, 0))
        .against("chewbacca")
        .until("attack:red")
        .play("primary:front:fore raider", "hit3")
        .end()
        .until("attack:red")
        .play("primary:front:aft raider", "hit3")
        .expect("asks ability:B");
  }

  /** Its base has no arcs. */
  @Test
  void aTransportSeesNoObstacleToBurst() {
    SectionCard whole =
        new SectionCard(Optional.empty(), 8, 0, List.of(), SectionCard.Crippled.NOTHING, List.of());
    ShipCard.Builder hauler =
        ShipCard.builder("hauler", "B", Dial.parse("0OW+1"))
            .base(BaseSize.HUGE_TRANSPORT)
            .hull(8)
            .arcs(List.of())
            .cards(List.of("seismictorpedo"))
            .huge(new HugeCard(List.of(whole), 3, new WeaponRange(1, 5)));
    duel()
        .asteroid(400, 650)
        .with("hauler", "B", Pose.at(400, 800, 270), card -> hauler)
        .until("action:hauler")
        .lacks("card:seismictorpedo");
  }

  /** A lock on a corvette is on one of its sections, whatever card brings it (002-051). */
  @Test
  void theDroidLocksOnToASection() {
    CardScenario game = raided(duel("k4securitydroid")).plan("red 1FG").until("ability:A");
    game.play("use:red/k4securitydroid raider:aft").expect("red lock raider");
    lockedOn(game, "red", SectionName.AFT);
  }

  @Test
  void theEngineerLocksOnToASectionOfAnother() {
    CardScenario game = raided(duel("weaponsengineer")).at("blue", Pose.at(480, 400, 270));
    game.act("lock blue", "use:red/weaponsengineer raider:fore").expect("red lock raider");
    lockedOn(game, "red", SectionName.FORE);
    raided(duel("weaponsengineer")).act("lock:fore raider").expect("asks action:raider:fore");
  }

  @Test
  void dutchLetsAFriendLockOnToASection() {
    CardScenario game = raided(pair("ywing.dutchvander")).act("lock:fore raider");
    lockedOn(game.play("use:red/ywing.dutchvander:wing raider:aft"), "wing", SectionName.AFT);
  }

  @Test
  void tarnPicksTheSectionThatAttacksHim() {
    CardScenario game = raided(duel("xwing.tarnmison")).until("attack:raider");
    game.play("primary:front red", "use:red/xwing.tarnmison raider:fore");
    lockedOn(game, "red", SectionName.FORE);
  }
}
