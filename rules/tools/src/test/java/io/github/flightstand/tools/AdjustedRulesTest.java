package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.codec.Codec;
import io.github.flightstand.protocol.json.AdjustedRules;
import io.github.flightstand.protocol.json.RulesJson;
import io.github.flightstand.rules.ArcFigures;
import io.github.flightstand.rules.BoardingRules.LastMovable;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.EpicRules;
import io.github.flightstand.rules.GameRules;
import io.github.flightstand.rules.GameRules.DamageCards;
import io.github.flightstand.rules.GameRules.SetUpRules;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.Rules.Measuring;
import io.github.flightstand.rules.Rules.ObstacleEffect;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A query may adjust its rule set, choice by choice. */
class AdjustedRulesTest {

  private static final String TABLE =
      "'table': {'playArea': {'width': 1000, 'height': 1000}, 'ships':"
          + " [{'id': 'red', 'base': 'small', 'pose': {'x': 200, 'y': 100, 'heading': 90}},"
          + " {'id': 'blue', 'base': 'small', 'pose': {'x': 200, 'y': 400, 'heading': 270}},"
          + " {'id': 'leaver', 'base': 'small', 'pose': {'x': 800, 'y': 900, 'heading': 90}}],"
          + " 'obstacles': [{'id': 'rock', 'kind': 'asteroid',"
          + " 'outline': [[225, 115], [265, 115], [265, 200], [225, 200]]}]}";

  private final Asking asking = new Asking();

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  private JsonNode answer(String asked, String rules) {
    return asking.answer(json("{" + asked + ", " + TABLE + ", 'rules': " + rules + "}"));
  }

  private static AdjustedRules read(String text) {
    Codec codec = new Codec();
    return codec.read(AdjustedRules.class, json(text));
  }

  @ParameterizedTest
  @EnumSource
  void withoutAdjustmentsASetIsItself(RuleSet set) {
    assertEquals(set.rules(), read("{'base': '" + set.shortName() + "'}").rules());
    assertEquals(set.rules(), read("{'base': ['" + set.shortName() + "']}").rules());
  }

  @Test
  void whatTheSecondEditionAddsToMeasuringIsAdjusted() {
    Measuring set = RuleSet.STANDARD_2018.rules().measuring();
    Rules adjusted =
        read("{'base': 'standard-2018', 'measuring': {'attackFromArc': false, 'effects':"
                + " [{'kind': 'gas-cloud', 'effects': ['attack-die', 'blank-to-evade']}]}}")
            .rules();
    assertEquals(
        new Measuring(
            true,
            false,
            true,
            true,
            Map.of(
                ObstacleKind.GAS_CLOUD,
                Set.of(ObstacleEffect.ATTACK_DIE, ObstacleEffect.BLANK_TO_EVADE))),
        adjusted.measuring());
    assertEquals(adjusted, read(new Codec().write(RulesJson.of(adjusted))).rules());
    Rules plain =
        read("{'base': 'standard-2018', 'measuring': {'rangeZeroOfAll': false,"
                + " 'tellsInTheWay': false, 'effects': []}}")
            .rules();
    assertEquals(Measuring.PLAIN, plain.measuring());
    assertEquals(set, read("{'base': 'standard-2018', 'measuring': {}}").rules().measuring());
  }

  @Test
  void everyChoiceIsAdjusted() {
    Barriers rocks = new Barriers(Set.of(ObstacleKind.ASTEROID), Set.of());
    Barriers clouds = new Barriers(Set.of(), Set.of(ObstacleKind.DEBRIS));
    Barriers none = new Barriers(Set.of(), Set.of());
    Rules set = RuleSet.CORE_2012.rules();
    assertEquals(
        new Rules(
            new MovementRules(
                set.movement().parts(),
                set.tolerance(),
                new Fleeing(true),
                rocks,
                clouds,
                none,
                new ObstacleSpacing(150, OptionalDouble.of(50)),
                2.5,
                RollPositions.ANY,
                true,
                clouds),
            set.edition(),
            set.arcs(),
            20,
            false,
            set.asteroids(),
            set.measuring(),
            new GameRules(
                false,
                true,
                false,
                true,
                DamageCards.CORE_2012,
                false,
                new SetUpRules(true, Optional.empty(), 6),
                EpicRules.NONE,
                Optional.empty(),
                false,
                true)),
        read("{'base': 'core-2012', 'guidesFlee': true, 'rulerWidth': 20,"
                + " 'contactForbidsAttacks': false,"
                + " 'barrelRollBarriers': {'base': ['asteroid'], 'template': []},"
                + " 'boostBarriers': {'base': [], 'template': ['debris']},"
                + " 'decloakBarriers': {'base': [], 'template': []},"
                + " 'obstacleSpacing': {'fromEdges': 150, 'fromObstacles': 50},"
                + " 'zoneDepth': 2.5, 'rollPositions': 'any', 'decloakBySize': true,"
                + " 'tractorBarriers': {'base': [], 'template': ['debris']},"
                + " 'attackNeedsDice': false, 'ionWaitsForDial': false,"
                + " 'endsAtOnce': false, 'upgradesFitEveryFaction': false,"
                + " 'setUp': {'fewerPointsDecide': true, 'firstFaction': null,"
                + " 'obstaclesEach': 6}}")
            .rules());
    assertEquals(
        new ObstacleSpacing(0, OptionalDouble.empty()),
        read("{'base': 'core-2012', 'obstacleSpacing': {'fromEdges': 0, 'fromObstacles': null}}")
            .rules()
            .movement()
            .obstacleSpacing());
  }

  /** What another set lets a caller adjust this one does, and none of it is lost when written. */
  @Test
  void theEpicSetIsAdjustedAsOthersAre() {
    String choices =
        "'guidesFlee': true, 'rulerWidth': 20, 'contactForbidsAttacks': true,"
            + " 'barrelRollBarriers': {'base': [], 'template': []},"
            + " 'boostBarriers': {'base': [], 'template': []},"
            + " 'decloakBarriers': {'base': [], 'template': []},"
            + " 'obstacleSpacing': {'fromEdges': 150, 'fromObstacles': 50},"
            + " 'hugeTemplate': '2015', 'zoneDepth': 2.5, 'attackNeedsDice': true,"
            + " 'overlappedKoiogranIsStraight': true, 'endsAtOnce': true,"
            + " 'initiativeWinsMutualLoss': true, 'damageDeck': 'core-2012',"
            + " 'upgradesFitEveryFaction': true";
    Rules epic = read("{'base': 'epic-2019', " + choices + "}").rules();
    Rules reference = read("{'base': 'reference-2015', " + choices + "}").rules();
    assertEquals(
        reference.withEdition(epic.edition()).withGame(epic.game()),
        epic,
        "but for the edition and the course of the game");
    assertEquals(reference.game().withEpic(epic.game().epic()), epic.game());
    assertEquals(RuleSet.EPIC_2019.rules().game().epic(), epic.game().epic());
    assertEquals(epic, read(new Codec().write(RulesJson.of(epic))).rules());
  }

  /** One set can be made another but for its parts, and is written so that it is read again. */
  @Test
  void whatTellsTheSetsApartIsAdjusted() {
    Rules reference = Rules.standard();
    Rules epic = RuleSet.EPIC_2019.rules();
    assertEquals(
        epic.withMovement(reference.movement()),
        read("{'base': 'reference-2015', 'edition': 'second', 'epic': {'systemPhase': true,"
                + " 'playerOrder': true, 'allies': true, 'halfHealth': true,"
                + " 'commandSlot': true, 'wings': true, 'laidApart': true}}")
            .rules());
    Rules mixed =
        read("{'base': 'core-2012', 'edition': 'second', 'arcs': 'first',"
                + " 'asteroids': ['debris'], 'epic': {'halfHealth': true}}")
            .rules();
    assertEquals(Edition.SECOND, mixed.edition());
    assertEquals(ArcFigures.of(Edition.FIRST), mixed.arcs());
    assertEquals(Set.of(ObstacleKind.DEBRIS), mixed.asteroids());
    assertEquals(
        new EpicRules(false, false, false, true, false, false, false), mixed.game().epic());
    assertEquals(mixed, read(new Codec().write(RulesJson.of(mixed))).rules());
  }

  /** An epic battle whose order is not drawn has two sides that begin as the others do. */
  @Test
  void whoBeginsIsSaidWhereNoOrderIsDrawn() {
    Rules drawn =
        read("{'base': 'epic-2019', 'epic': {'playerOrder': false},"
                + " 'setUp': {'fewerPointsDecide': false, 'firstFaction': null,"
                + " 'obstaclesEach': 6}}")
            .rules();
    assertEquals(6, drawn.game().setUp().obstaclesEach());
    assertEquals(drawn, read(new Codec().write(RulesJson.of(drawn))).rules());
  }

  /** Chance settles there who begins, so that cannot be adjusted. */
  @Test
  void whoBeginsAnEpicBattleIsNoChoice() {
    JsonNode answer =
        answer(
            "'op': 'maneuver', 'ship': 'leaver', 'maneuver': '1FW'",
            "{'base': 'epic-2019', 'setUp': {'fewerPointsDecide': false, 'firstFaction': null,"
                + " 'obstaclesEach': 6}}");
    assertEquals("bad-value", answer.at("/error/code").asText(), answer::toString);
    assertEquals("/rules", answer.at("/error/at").asText());
    assertEquals(
        "'setUp' says which of two sides begins and what it brings, expected none with"
            + " 'epic-2019', where chance settles the players' order and they lay one pool of"
            + " obstacles",
        answer.at("/error/message").asText());
  }

  @Test
  void anAdjustedSetUpIsWrittenAsItIsRead() {
    Codec codec = new Codec();
    AdjustedRules adjusted =
        read(
            "{'base': 'core-2012', 'setUp': {'fewerPointsDecide': false,"
                + " 'firstFaction': 'rebel', 'obstaclesEach': 0}}");
    assertEquals(new SetUpRules(false, Optional.of("rebel"), 0), adjusted.rules().game().setUp());
    String written = codec.write(RulesJson.of(adjusted.rules()));
    assertEquals(adjusted.rules(), read(written).rules());
  }

  @Test
  void whatBecomesOfTheLastMovableIsWrittenAsItIsRead() {
    Rules rules = read("{'base': ['core-2012', 'boarding-2.2'], 'lastMovable': 'playsOn'}").rules();
    assertEquals(LastMovable.PLAYS_ON, rules.game().boarding().orElseThrow().lastMovable());
    assertEquals(rules, read(new Codec().write(RulesJson.of(rules))).rules());
  }

  @Test
  void theHugeShipsTemplateIsNamedByItsYear() {
    for (String set : RuleSet.shortNames()) {
      String rules = "{'base': '" + set + "'";
      assertEquals(
          Set.of("reference-2015", "core-2012").contains(set)
              ? HugeTemplate.OF_2015
              : HugeTemplate.OF_2019,
          hugeTemplate(rules + "}"));
      assertEquals(HugeTemplate.OF_2015, hugeTemplate(rules + ", 'hugeTemplate': '2015'}"));
      assertEquals(HugeTemplate.OF_2019, hugeTemplate(rules + ", 'hugeTemplate': '2019'}"));
    }
  }

  private static HugeTemplate hugeTemplate(String rules) {
    return read(rules).rules().movement().parts().hugeTemplate();
  }

  /** Each adjustment changes the answer that hangs on it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // It ends flush with the edge at 1000, its guides beyond.
        "'op': 'maneuver', 'ship': 'leaver', 'maneuver': '1FW' | /fled | false"
            + " | 'guidesFlee': true | true",
        // The shortest lines run at x from 180 to 220, the rock begins at 225.
        "'op': 'attack', 'attacker': 'red', 'target': 'blue', 'arc': 'front' | /obstructedBy | []"
            + " | 'rulerWidth': 20 | ['rock']",
        // The rock lies under the final base and the template.
        "'op': 'boost', 'ship': 'red', 'direction': 'right' | /legal | false"
            + " | 'boostBarriers': {'base': [], 'template': []} | true",
        "'op': 'boost', 'ship': 'red', 'direction': 'right' | /legal | false"
            + " | 'boostBarriers': {'base': ['debris'], 'template': ['obstacle']} | true",
        "'op': 'barrelRoll', 'ship': 'red', 'direction': 'right' | /blockedBy | ['rock']"
            + " | 'barrelRollBarriers': {'base': [], 'template': []} | []",
        "'op': 'decloak', 'ship': 'red', 'direction': 'right' | /blockedBy | ['rock']"
            + " | 'decloakBarriers': {'base': [], 'template': []} | []",
        "'op': 'place', 'piece': {'obstacle': {'id': 'new', 'kind': 'debris',"
            + " 'outline': [[500, 150], [540, 150], [520, 190]]}} | /legal | false"
            + " | 'obstacleSpacing': {'fromEdges': 149, 'fromObstacles': 100} | true",
        // Its rear edge is 2 from the table's, its front edge 2 beyond the zone.
        "'op': 'place', 'piece': {'ship': {'id': 'new', 'base': 'large',"
            + " 'pose': {'x': 500, 'y': 42, 'heading': 90}}},"
            + " 'zone': [[0, 0], [1000, 0], [1000, 80], [0, 80]] | /legal | false"
            + " | 'zoneDepth': 2 | true",
      })
  void anAnswerFollowsTheRules(
      String asked, String place, String before, String adjustment, String after) {
    JsonNode usual = answer(asked, "{'base': 'reference-2015'}");
    assertEquals(json(before), usual.at("/result" + place).toString());
    JsonNode adjusted = answer(asked, "{'base': ['reference-2015'], " + adjustment + "}");
    assertEquals(json(after), adjusted.at("/result" + place).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'guidesFlee': true} | missing-field | /rules/base",
        "{'base': 'house'} | unknown-rules | /rules/base",
        "{'base': ['house']} | unknown-rules | /rules/base/0",
        "{'base': {}} | bad-value | /rules/base",
        "{'base': 'core-2012', 'guidesflee': true} | unknown-field | /rules/guidesflee",
        "{'base': 'core-2012', 'guidesFlee': 'true'} | bad-value | /rules/guidesFlee",
        "{'base': 'core-2012', 'rulerWidth': 1000.5} | bad-value | /rules/rulerWidth",
        "{'base': 'core-2012', 'contactForbidsAttacks': null} | bad-value"
            + " | /rules/contactForbidsAttacks",
        "{'base': 'core-2012', 'boostBarriers': {'base': []}} | missing-field"
            + " | /rules/boostBarriers/template",
        "{'base': 'core-2012', 'boostBarriers': {'base': [], 'template': ['asteroid', 'mine']}}"
            + " | bad-value | /rules/boostBarriers/template/1",
        "{'base': 'core-2012', 'obstacleSpacing': {'fromEdges': -1, 'fromObstacles': 0}}"
            + " | bad-value | /rules/obstacleSpacing/fromEdges",
        "{'base': 'core-2012', 'obstacleSpacing': {'fromEdges': 1}} | missing-field"
            + " | /rules/obstacleSpacing/fromObstacles",
        "{'base': 'core-2012', 'zoneDepth': -0.5} | bad-value | /rules/zoneDepth",
        "{'base': 'core-2012', 'hugeTemplate': '2017'} | bad-value | /rules/hugeTemplate",
        "{'base': 'core-2012', 'hugeTemplate': 2019} | bad-value | /rules/hugeTemplate",
        "{'base': 'core-2012', 'setUp': {'fewerPointsDecide': true, 'obstaclesEach': 3}}"
            + " | missing-field | /rules/setUp/firstFaction",
        "{'base': 'core-2012', 'setUp': {'fewerPointsDecide': true, 'firstFaction': 'rebel',"
            + " 'obstaclesEach': -1}} | bad-value | /rules/setUp/obstaclesEach",
        "{'base': ['core-2012', 'boarding-2.2'], 'lastMovable': 'loses'} | bad-value"
            + " | /rules/lastMovable",
        "{'base': 'core-2012', 'lastMovable': 'wins'} | bad-value | /rules",
        "{'base': 'core-2012', 'setUp': {'fewerPointsDecide': true, 'firstFaction': 'empyre',"
            + " 'obstaclesEach': 3}} | bad-value | /rules/setUp",
        "7 | bad-value | /rules",
      })
  void whatIsNoAdjustmentIsRefused(String rules, String code, String at) {
    ObjectNode query = Asking.query();
    Asking.put(query, "/rules", json(rules));
    JsonNode error = asking.answer(query.toString()).get("error");
    assertEquals(code, error.get("code").asText(), error::toString);
    assertEquals(at, error.get("at").asText());
  }
}
